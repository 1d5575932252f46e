"""FL-10: 忍碰, 过张 and 臭牌, with the exact sets."""

import pytest

from tests.kit.cards import CardTable
from tests.rules.fulushou.setups import BIG, DULL, PAIR_5X, WAIT_5X, discarded, menu_then, refused_then, sit, with_big


def marks(table: CardTable, seat: str) -> tuple[set[str], set[str]]:
    return table.marked("no_peng", seat), table.marked("dead_half", seat)


HALVES = [
    ("67x", "5x"), ("67x", "8x"), ("12x", "3x"), ("90x", "8x"), ("13x", "2x"), ("80x", "9x"),
    ("27x", "0x"), ("70x", "2x"), ("20x", "7x"), ("89x", "0x"), ("89x", "7x"),
]  # fmt: skip


@pytest.mark.parametrize(("half", "tile"), HALVES)
def test_fl_10_1_what_completes_a_half(half: str, tile: str) -> None:
    table = discarded(tile, b=half + BIG, tail=tile * 2)
    assert any(text.startswith("chi") for text in table.menu("B"))
    assert marks(table.play("B pass"), "B") == ({tile}, {_half(half)})


def _half(half: str) -> str:
    return "".join(sorted(half[:-1], key="1234567890".index)) + half[-1]


@pytest.mark.parametrize(
    ("half", "tile"),
    [("12x", "0x"), ("90x", "1x"), ("67x", "9x"), ("67x", "6x"), ("27x", "3x"), ("47x", "0x")],
)
def test_fl_10_1_near_miss_what_does_not(half: str, tile: str) -> None:
    table = sit([tile, half + BIG, ""], "", f"A discard {tile}", tail=tile * 2)
    assert menu_then(table, f"A discard {tile}", "B") == set()
    assert marks(table, "B")[1] == set()


def test_fl_10_1_near_miss_no_half_of_two_sizes() -> None:
    assert menu_then(discarded("5x", b="6x" + BIG[:-1] + "7d", tail="55x"), "A discard 5x", "B") == set()


def test_fl_10_2_the_sets_are_empty_at_the_deal_and_kept() -> None:
    table = CardTable("fulushou", ["5x", with_big("55x67x")])
    assert [marks(table, seat) for seat in "ABC"] == [(set(), set())] * 3
    table = sit(["5x", with_big("5567x"), DULL], "9x9d", "A discard 5x; B pass", "A")
    assert marks(table, "B")[0] >= {"5x"}


def test_fl_10_2_near_miss_a_peng_took_the_card_and_no_chi_was_open() -> None:
    table = sit(["33x0x", "12x" + BIG, "45x"], "3x", "A discard 0x; B pass; C pass; A peng")
    assert marks(table, "B") == (set(), set())
    assert marks(table, "C") == (set(), set())


def test_fl_10_2_near_miss_the_own_peng_goes_before_the_own_chi() -> None:
    table = discarded("5x", b=with_big("5567x")).play("B peng")
    assert marks(table, "B") == (set(), set())


def test_fl_10_2_near_miss_the_drawer_ate_it() -> None:
    table = sit(["0x", "12x" + BIG, "45x"], "3x", "A discard 0x; C pass; B chi 123x", tail="33x")
    assert marks(table, "C") == (set(), set())
    assert marks(table, "B") == (set(), set())


def test_fl_10_3_a_passed_peng() -> None:
    table = discarded("5x", b="55x" + BIG).play("B pass")
    assert marks(table, "B") == ({"5x"}, set())


def test_fl_10_3_also_if_he_eats_it_instead() -> None:
    table = discarded("5x", b=with_big("5567x")).play("B chi 567x").pass_all()
    assert table.melds("B") == [("chi", "567x")]
    assert marks(table, "B") == ({"5x"}, set())


def test_fl_10_3_of_a_turned_card() -> None:
    table = sit(["55x" + BIG + "0x", DULL], "5x", "A discard 0x; A pass").pass_all()
    assert table.marked("no_peng", "A") == {"5x", "0x"}


def test_fl_10_3_near_miss_with_one_card_there_was_no_chance() -> None:
    table = discarded("5x", b="59x" + BIG, tail="55x")
    assert marks(table, "B")[0] == set()


def test_fl_10_3_near_miss_another_took_it_first_by_winning() -> None:
    table = sit(["55x0x", DULL, WAIT_5X], "5x", "A discard 0x; A pass; C win")
    assert "5x" not in table.marked("no_peng", "A")


def test_fl_10_4_a_passed_chi_with_every_half_that_it_completes() -> None:
    table = discarded("5x", b=with_big("34679x")).play("B pass")
    assert marks(table, "B") == ({"5x"}, {"34x", "46x", "67x"})


def test_fl_10_4_the_drawer_too_if_the_next_seat_eats() -> None:
    table = sit(["0x", "12x" + BIG, "45x"], "3x", "A discard 0x; B pass; C chi 345x", tail="33x")
    assert marks(table, "B") == ({"3x"}, {"12x"})


def test_fl_10_4_both_who_could_have_eaten() -> None:
    table = sit(["0x", "12x" + BIG, "45x"], "3x", "A discard 0x; B pass; C pass", tail="33x")
    assert marks(table, "B") == ({"3x"}, {"12x"})
    assert table.marked("dead_half", "C") >= {"45x"}
    assert table.marked("no_peng", "C") == {"3x"}


@pytest.mark.parametrize("order", ["B pass; C pass", "C pass; B pass"])
def test_fl_10_4_in_whatever_order_they_answer(order: str) -> None:
    table = sit(["0x", "12x" + BIG, "45x"], "3x", f"A discard 0x; {order}", tail="33x")
    assert (marks(table, "B"), table.marked("no_peng", "C")) == (({"3x"}, {"12x"}), {"3x"})


def test_fl_10_4_near_miss_eating_marks_nothing() -> None:
    assert marks(discarded("5x", b="67x" + BIG).play("B chi 567x").pass_all(), "B") == (set(), set())


def test_fl_10_4_near_miss_halves_that_it_does_not_complete() -> None:
    table = discarded("5x", b=with_big("6789x")).play("B pass")
    assert marks(table, "B") == ({"5x"}, {"67x"})


def test_fl_10_5_a_discard_and_every_half_left_in_hand() -> None:
    table = sit(["534679x11144477700088d"])
    assert marks(table.play("A discard 5x"), "A") == ({"5x"}, {"34x", "46x", "67x"})


def test_fl_10_5_near_miss_halves_that_lose_their_card() -> None:
    table = sit(["78x" + BIG + "3d"]).play("A discard 8x")
    assert marks(table, "A") == ({"8x"}, set())


def test_fl_10_6_no_peng_of_a_marked_value() -> None:
    table = _second_5x()
    assert refused_then(table, "A turn 5x", "B", "peng") == "FL-10.6"


def _second_5x() -> CardTable:
    """B holds 55x and passes A's 5x; then A turns up another."""
    return sit(["5x", PAIR_5X, DULL], "8x9d5x", "A discard 5x; B pass", "A")


def test_fl_10_6_no_chi_with_a_dead_half_for_either_value() -> None:
    table = _after_5x("8x")
    assert "chi 678x" not in menu_then(table, "A turn 8x", "B")
    assert refused_then(table, "A turn 8x", "B", "chi 678x") == "FL-10.6"


def _after_5x(tile: str, *, answer: str = "B pass", hand: str = "679x" + "1114446667700338d"[:15] + "8d") -> CardTable:
    """A discards 5x, B answers; then B turns 2x, C 9d and A `tile`."""
    return sit(["5x", hand, DULL], f"2x9d{tile}", f"A discard 5x; {answer}", "A", tail=tile * 2)


def test_fl_10_6_near_miss_a_living_half_eats() -> None:
    assert menu_then(_after_5x("8x"), "A turn 8x", "B") == {"chi 789x", "pass"}


def test_fl_10_7_a_value_passed_as_peng_may_be_eaten_later() -> None:
    table = discarded("5x", b=with_big("5567x"))
    assert table.menu("B") == {"peng", "chi 567x", "pass"}


def test_fl_10_7_a_value_passed_as_chi_may_neither_be_eaten_nor_peng() -> None:
    table = _after_5x("5x")
    assert menu_then(table, "A turn 5x", "B") == set()
    assert refused_then(table, "A turn 5x", "B", "chi 567x") == "FL-10.6"


def test_fl_10_7_near_miss_a_fresh_value_may_be_both() -> None:
    table = sit(["0x", with_big("5567x"), DULL], "2x9d5x", "A discard 0x", "A")
    assert {"peng", "chi 567x"} <= menu_then(table, "A turn 5x", "B")


def test_fl_10_8_a_declined_win_leaves_no_mark() -> None:
    table = sit(["0x", DULL, WAIT_5X], "5x", "A discard 0x", tail="5x")
    assert "win" in table.menu("C")
    table = sit(["0x" + WAIT_5X, DULL, ""], "5x9x", "A discard 0x; A pass", "C")
    assert marks(table, "A") == ({"0x"}, {"27x", "89x"})


def test_fl_10_8_a_wei_of_a_marked_value() -> None:
    table = sit(["5x", PAIR_5X, DULL], "8x9d2x5x", "A discard 5x; B pass", "A")
    assert ("wei", "5x") in table.melds("B")


def test_fl_10_8_near_miss_a_peng_of_it_is_refused() -> None:
    assert "peng" not in menu_then(_second_5x(), "A turn 5x", "B")


def test_fl_10_9_eating_with_one_half_leaves_the_others_alive() -> None:
    table = discarded("5x", b=with_big("34679x")).play("B chi 345x").pass_all()
    assert marks(table, "B") == (set(), set())


def test_fl_10_9_a_card_without_the_right_to_eat_it_marks_nothing() -> None:
    table = sit(["5x", "", "67x" + BIG], "", "A discard 5x", tail="55x")
    assert marks(table, "C") == (set(), set())
    table = sit(["0x67x" + BIG, DULL], "5x9x", "A discard 0x", tail="55x")
    assert marks(table, "A") == ({"0x"}, set())


def test_fl_10_9_near_miss_from_the_previous_seat_it_marks() -> None:
    assert marks(discarded("5x", b="67x" + BIG).play("B pass"), "B") == ({"5x"}, {"67x"})


def test_fl_10_10_only_a_passed_peng_opens_a_hidden_wei() -> None:
    table = _dealer_kan()
    assert table.marked("no_peng", "A") >= {"5x"}
    assert [event for event in table.seen_by("C") if event["event"] == "hidden wei"][-1]["tile"] == -1


def _dealer_kan() -> CardTable:
    """A discards one of his three 5x, then draws the fourth: a value of FL-10.5, no 忍碰."""
    hands = ["555x11144466677003389d", "", DULL]
    return sit(hands, "8x9d5x", "A discard 5x", "AB", hidden_wei=True)


def test_fl_10_10_near_miss_a_passed_peng() -> None:
    options = {"hidden_wei": True}
    draws = "8x9d2x5x"
    table = sit(["5x", PAIR_5X, DULL], draws, "A discard 5x; B pass", "A", **options)
    assert [event for event in table.seen_by("C") if "wei" in str(event["event"])][-1]["tile"] == 4
