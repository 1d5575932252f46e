"""FL-4.1 to FL-4.8: the opening, the look, turned cards, discards and the end of the wall."""

import pytest

from tests.kit.cards import CardTable
from tests.rules.fulushou.setups import (
    DULL,
    ONE_PAIR,
    WAIT_5X,
    by,
    discarded,
    discards,
    drawn_by_b,
    refused_then,
    sit,
)

DISTINCT = ("1x", "2x", "3x", "4x", "6x", "7x", "8x", "9x", "1d", "3d", "6d", "9d", "8d")


def opening() -> CardTable:
    return CardTable("fulushou", [WAIT_5X + "5x", ONE_PAIR])


def test_fl_4_1_who_may_win_with_the_dealt_hand_is_asked_and_the_dealer_goes_first() -> None:
    table = opening()
    assert (table.asked, table.menu("A"), table.menu("B")) == ("AB", {"win", "pass"}, {"win", "pass"})
    assert table.play("B win").winner == ""
    assert table.play("A win").winner == "A"


def test_fl_4_1_the_dealer_needs_no_other_answer() -> None:
    assert opening().play("A win").winner == "A"


def test_fl_4_1_the_next_who_accepts_wins() -> None:
    assert opening().play("B win; A pass").winner == "B"


@pytest.mark.parametrize(("dealer", "first", "second"), ["ABC", "BCA", "CAB"])
def test_fl_4_1_of_two_specials_the_nearer_to_the_dealer_wins(dealer: str, first: str, second: str) -> None:
    hands = {dealer: "", first: ONE_PAIR, second: "1234567890x122345678d"}
    table = CardTable("fulushou", [hands[seat] for seat in "ABC"], dealer=dealer)
    assert table.play(f"{second} win; {first} win").winner == first


def test_fl_4_1_who_declined_cannot_come_back() -> None:
    table = opening().play("A pass; B pass")
    assert (table.winner, table.asked) == ("", "A")
    assert "win" not in table.menu("A")
    assert len(discards(table.menu("A"))) == len({*table.state.concealed(0)})
    assert table.refused("B", "win") is not None


def test_fl_4_1_near_miss_nobody_can_win_and_the_dealer_discards_at_once() -> None:
    table = CardTable("fulushou", [WAIT_5X + "8d", "55x"])
    assert table.asked == "A"
    assert table.menu("A") == {f"discard {tile}" for tile in DISTINCT}


def test_fl_4_1_the_dealer_may_make_a_liu_instead() -> None:
    table = sit(["5555x"])
    assert "liu 5x" in table.menu("A")
    assert table.play("A liu 5x").events[:2][0] == "A liu 5555x"


def test_fl_4_2_the_drawer_looks_alone() -> None:
    table = drawn_by_b("9d", b="999d", c="78d")
    assert (table.asked, table.menu("B")) == ("B", {"liu", "pass"})
    assert table.events[-1] == "B draw 9d"
    for letter in "AC":
        assert table.seen_by(letter)[-1] == {"event": "draw", "seat": 1, "tile": -1}
    assert table.seen_by("B")[-1]["tile"] == 18


def test_fl_4_2_a_card_taken_at_the_look_was_never_exposed() -> None:
    table = drawn_by_b("9d", b="999d", c="78d").play("B liu")
    assert "B turn 9d" not in table.events


def test_fl_4_2_near_miss_nothing_to_do_and_it_is_turned_at_once() -> None:
    table = drawn_by_b("9d", b=DULL, c="78d")
    assert table.events[1:3] == ["B draw 9d", "B turn 9d"]
    assert table.asked == "C"
    assert "chi 789d" in table.menu("C")


def test_fl_4_3_win_then_peng_then_own_chi_then_next_chi() -> None:
    hands = ["0x55x", "46x22d", WAIT_5X]
    table = sit(hands, "5x", "A discard 0x")
    assert "win" in table.menu("C")
    assert {"peng", "pass"} == table.menu("A")
    assert {"chi 456x", "pass"} <= table.menu("B")
    assert sit(hands, "5x", "A discard 0x; B chi 456x; A peng; C win").winner == "C"
    assert sit(hands, "5x", "A discard 0x; B chi 456x; A peng; C pass").melds("A") == [("peng", "5x")]
    assert sit(hands, "5x", "A discard 0x; C pass; A pass; B chi 456x").melds("B") == [("chi", "456x")]


@pytest.mark.parametrize("order", ["B chi 456x", "C chi 567x; B chi 456x"])
def test_fl_4_3_the_drawer_eats_before_the_next_seat(order: str) -> None:
    table = sit(["0x", "46x", "567x"], "5x", f"A discard 0x; {order}", tail="55x")
    assert (table.melds("B"), table.melds("C")) == ([("chi", "456x")], [])


def test_fl_4_3_near_miss_the_seat_after_next_eats_no_turned_card() -> None:
    table = sit(["0x46x"], "5x", "A discard 0x")
    assert refused_then(table, "B turn 5x", "A", "chi 456x") == "FL-8.1"


def test_fl_4_4_unclaimed_it_lies_in_the_row_and_is_no_discard() -> None:
    table = sit(["0x", DULL], "9d9x", "A discard 0x")
    assert table.state.rivers[1] == [18]
    assert table.state.thrown[1] == []
    assert table.events[3].startswith("C draw")
    assert table.marked("no_peng", "B") == set()
    assert table.state.size[1] == 19


def test_fl_4_4_near_miss_a_discard_is_one() -> None:
    table = sit(["9d", DULL], "", "A discard 9d")
    assert (table.state.rivers[0][0], table.state.thrown[0]) == (18, [18])
    assert table.marked("no_peng", "A") == {"9d"}


def test_fl_4_5_others_peng_and_the_next_seat_eats() -> None:
    table = discarded("5x", b="46x", c="55x")
    assert ({"chi 456x", "pass"} <= table.menu("B"), table.menu("C")) == (True, {"peng", "pass"})
    assert table.play("B chi 456x; C peng").melds("C") == [("peng", "5x")]


def test_fl_4_5_unclaimed_the_next_seat_draws() -> None:
    assert discarded("5x", b="46x", c="55x").play("B pass; C pass").events[1].startswith("B draw")


def test_fl_4_5_near_miss_the_seat_before_does_not_eat_and_the_discarder_claims_nothing() -> None:
    table = discarded("5x", a="55x46x", c="46x", b="1d")
    assert refused_then(table, "A discard 5x", "C", "chi 456x") == "FL-8.1"
    assert refused_then(table, "A discard 5x", "A", "peng") in ("FL-7.1", "FL-7.4")


@pytest.mark.parametrize(("hand", "claim"), [("46x", "chi 456x"), ("55x", "peng")])
def test_fl_4_6_after_a_claim_a_discard_is_owed(hand: str, claim: str) -> None:
    table = sit(["5x", hand], "", f"A discard 5x; B {claim}")
    assert (table.asked, table.events[-1].split()[1]) == ("B", claim.split(maxsplit=1)[0])
    assert all(text.startswith(("discard", "liu ")) for text in table.menu("B"))
    assert table.state.size[1] == 20 - 3


def test_fl_4_6_a_liu_of_four_may_take_its_place() -> None:
    table = sit(["5x", "55x9999d"], "", "A discard 5x; B peng")
    assert "liu 9d" in table.menu("B")


def test_fl_4_6_near_miss_after_a_draw_nothing_is_owed() -> None:
    table = sit(["0x", "9999x2224449d1113344x"], "9d1x", "A discard 0x")
    assert by(table, "B") == ["draw 9d", "turn 9d"]


@pytest.mark.parametrize(
    ("hands", "script"),
    [(["0x", "999d"], "A discard 0x; B liu"), (["0x", "5d55x9999x", ""], "A discard 0x; C pass; B liu 9x")],
)
def test_fl_4_7_after_a_liu_the_next_seat_draws(hands: list[str], script: str) -> None:
    draws = "9d" if "999d" in hands[1] else "5x"
    table = sit(hands, draws, script.replace("C pass; ", ""))
    at = next(place for place, event in enumerate(table.events) if event.startswith("B liu"))
    assert table.events[at + 1].startswith("C draw")


def test_fl_4_7_near_miss_after_a_wei_a_discard_comes_first() -> None:
    table = drawn_by_b("5x", b="55x", a="5x")
    assert (table.events[-1], table.asked) == ("B wei 555x", "B")


def test_fl_4_8_the_last_card_may_be_claimed_and_so_may_the_discard_after_it() -> None:
    table = two_at_the_end("5x")
    assert table.left == 0
    assert table.play("A peng").over is False
    table.play("A discard 1d")
    assert "peng" in table.menu("B")
    assert not table.play("B peng").over


def test_fl_4_8_the_round_ends_where_a_seat_would_have_to_draw() -> None:
    table = two_at_the_end("5x").play("A pass").pass_all()
    assert (table.over, table.winner, table.money) == (True, "", [0, 0])


@pytest.mark.parametrize("fill", range(5))
def test_fl_4_8_near_miss_with_a_card_left_the_round_goes_on(fill: int) -> None:
    table = CardTable("fulushou", [], fill=fill).drain(left=3)
    assert not table.over
    assert (table.finish().left, table.state.draws, table.winner) == (0, 22, "")


def two_at_the_end(tile: str) -> CardTable:
    """B has turned up the last card; A may make a 碰 of it and then discard 1d, of which B holds two."""
    for fill in range(3000):
        hands = [tile[0] * 2 + tile[1] + "1d", "11d"]
        table = CardTable("fulushou", hands, tail=tile, players=2, buried=20, dealer="A", fill=fill)
        while not table.over and not (table.left == 0 and table.asked):
            seat = table.asked[0]
            menu = table.menu(seat)
            keep = {f"discard {tile}", "discard 1d"}
            free = sorted(text for text in menu - keep if text.startswith("discard"))
            table.play(f"{seat} " + ("pass" if "pass" in menu else (free or sorted(menu))[0]))
        fresh = not table.marked("no_peng", "B") & {"1d"} if not table.over else False
        if fresh and "peng" in table.menu("A") and table.state.count(0, 10) == 1 and table.state.count(1, 10) == 2:
            return table
    raise AssertionError("no such end")
