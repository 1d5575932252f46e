"""FL-7 and FL-8: 碰 and 吃."""

import pytest

from tests.rules.fulushou.setups import BIG, DULL, WAIT_5X, discarded, drawn_by_b, refused_then, sit


@pytest.mark.parametrize("seat", ["B", "C"])
def test_fl_7_1_a_discard(seat: str) -> None:
    table = discarded("5x", **{seat.lower(): "55x"})
    assert "peng" in table.menu(seat)
    table.play(f"{seat} peng").pass_all()
    assert table.melds(seat) == [("peng", "5x")]
    assert table.state.melds["ABC".index(seat)][0][2] == 0


def test_fl_7_1_a_turned_card() -> None:
    table = sit(["0x55x", DULL], "5x", "A discard 0x")
    assert "peng" in table.menu("A")
    assert table.play("A peng").pass_all().melds("A") == [("peng", "5x")]


@pytest.mark.parametrize("hand", ["5x", "5x5d", ""])
def test_fl_7_1_near_miss_fewer_than_two(hand: str) -> None:
    table = discarded("5x", b=hand, tail="555x"[len(hand) // 2 :] if len(hand) < 4 else "55x")
    assert "peng" not in table.menu("B")
    assert refused_then(table, "A discard 5x", "B", "peng") == "FL-7.1"


def test_fl_7_1_near_miss_somebody_wins_on_it() -> None:
    table = sit(["0x55x", DULL, WAIT_5X], "5x", "A discard 0x; A peng; C win")
    assert (table.winner, table.melds("A")) == ("C", [])


def test_fl_7_2_the_third_stays_in_hand() -> None:
    table = discarded("5x", b="555x").play("B peng").pass_all()
    assert (table.state.count(1, 4), table.state.size[1]) == (1, 17)


def test_fl_7_2_near_miss_of_two_none_stays() -> None:
    assert discarded("5x", b="55x", a="5x").play("B peng").pass_all().state.count(1, 4) == 0


@pytest.mark.parametrize("viewer", ["A", "B", "C"])
def test_fl_7_3_all_see_it(viewer: str) -> None:
    table = discarded("5x", b="55x").play("B peng").pass_all()
    meld = next(event for event in table.seen_by(viewer) if event["event"] == "meld")
    assert (meld["seat"], meld["what"], meld["source"]) == (1, 4, 0)


def test_fl_7_3_near_miss_a_hidden_wei_is_not_seen() -> None:
    table = drawn_by_b("5x", b="55x", a="5x", hidden_wei=True)
    assert table.seen_by("A")[-1]["tile"] == -1


def test_fl_7_4_the_own_card_is_never_a_peng() -> None:
    table = drawn_by_b("5x", b="55x", a="5x", forced_wei=False).play("B pass")
    assert "peng" not in table.menu("B")
    assert refused_then(table, "B turn 5x", "B", "peng") in ("FL-7.4", "FL-10.6")
    kan = drawn_by_b("9d", b="999d222555d1114447x", c="7788d46x").play("B pass")
    assert refused_then(kan, "B turn 9d", "B", "peng") == "FL-7.4"


def test_fl_7_4_near_miss_another_seats_is() -> None:
    assert "peng" in sit(["0x55x", DULL], "5x", "A discard 0x").menu("A")


def test_fl_8_1_a_card_turned_by_oneself() -> None:
    table = drawn_by_b("5x", b="46x" + BIG)
    assert table.menu("B") == {"chi 456x", "pass"}


def test_fl_8_1_discarded_by_the_previous_seat() -> None:
    table = discarded("5x", b="67x" + BIG)
    assert table.menu("B") == {"chi 567x", "pass"}
    assert table.play("B chi 567x").pass_all().state.melds[1][0][2:] == (0, 4)


def test_fl_8_1_turned_by_the_previous_seat() -> None:
    table = sit(["0x", DULL, "34x33666999000114477d"], "5x", "A discard 0x")
    assert table.menu("C") == {"chi 345x", "pass"}


@pytest.mark.parametrize(("half", "tile"), [("27x", "0x"), ("70x", "2x"), ("20x", "7x")])
def test_fl_8_1_two_seven_and_ten(half: str, tile: str) -> None:
    assert discarded(tile, b=half + BIG).menu("B") == {"chi 270x", "pass"}


def test_fl_8_1_near_miss_from_the_seat_before_the_previous() -> None:
    table = discarded("5x", c="46x" + BIG, b="1x")
    assert refused_then(table, "A discard 5x", "C", "chi 456x") == "FL-8.1"
    table = sit(["0x46x", DULL], "5x9x", "A discard 0x")
    assert refused_then(table, "B turn 5x", "A", "chi 456x") == "FL-8.1"


def test_fl_8_1_near_miss_the_hand_lacks_a_card() -> None:
    table = discarded("5x", b="48x" + BIG)
    assert refused_then(table, "A discard 5x", "B", "chi 456x") == "FL-8.1"
    assert "chi 456x" not in table.menu("B")


def test_fl_8_1_near_miss_a_peng_goes_before() -> None:
    table = discarded("5x", b="46x" + BIG, c="55x").play("B chi 456x; C peng")
    assert (table.melds("B"), table.melds("C")) == ([], [("peng", "5x")])


def test_fl_8_2_the_player_names_the_two_cards() -> None:
    table = discarded("5x", b="3467x" + BIG[:15] + "d")
    assert {"chi 345x", "chi 456x", "chi 567x"} < table.menu("B")
    table.play("B chi 456x").pass_all()
    assert (table.melds("B"), table.state.count(1, 2), table.state.count(1, 6)) == ([("chi", "456x")], 1, 1)


def test_fl_8_2_near_miss_equal_cards_may_stay_in_hand() -> None:
    table = discarded("5x", b="556677x" + "1114447770008d").play("B chi 567x").pass_all()
    assert [table.state.count(1, kind) for kind in (4, 5, 6)] == [2, 1, 1]
    assert table.state.size[1] == 17
