"""WM-3: the words of the rule page."""

from typing import Any

import pytest

from tests.games.weimaque.asking import answer, hand, items, read, why
from tests.rules.weimaque.setups import ALL, run, until, weimaque

XI = {
    "黑碰", "红碰", "黑偎", "红偎", "黑坎", "红坎", "黑明团圆", "红明团圆", "黑暗团圆", "红暗团圆", "红麻雀",
    "红麻雀转弯", "黑麻雀转弯",
}  # fmt: skip
CHI = "chi 345x, chi 678d"


def xi(cards: str, win: str, groups: str = CHI, **options: Any) -> dict[str, int]:
    """The items of hard xi."""
    return {name: value for name, value in items(cards, win, groups, **options).items() if name in XI}


def split(cards: str, win: str, groups: str = CHI) -> tuple[str, ...]:
    """The groups of the scored reading."""
    asked = read(hand(cards, win, groups))
    return tuple(asked.game.judge(asked.rules, asked.ask).split)


@pytest.mark.parametrize(("held", "wei"), [("3x", False), ("33x", True)])
def test_wm_3_1_two_equal_cards(held: str, wei: bool) -> None:
    table = weimaque([ALL, held + "12456789x12456789d"], draws="3x")
    run(table, "A discard 0x")
    until(table, "B draw 3x")
    assert ("B wei 333x" in table.events) == wei


def test_wm_3_2_three_in_the_hand() -> None:
    assert xi("111222999x55d12d", "turn 3d") == {"黑坎": 6, "红坎": 4}


def test_wm_3_2_near_miss_with_the_winning_card_or_on_the_table() -> None:
    assert xi("11222777x123d55d", "turn 1x") == {"黑碰": 2, "红坎": 8}
    assert xi("222777x123d55d", "wei", f"{CHI}, wei 111x") == {"黑偎": 3, "红坎": 8}


def test_wm_3_3_one_pair() -> None:
    assert [group for group in split("111222777x99d12d", "turn 3d") if len(group) == 3] == ["99d"]


def test_wm_3_3_near_miss_no_pair_or_two() -> None:
    assert why("111222777x89d12d", "turn 3d", CHI) == "WM-9.2"
    assert why("111222777x9988d", "turn 1d", CHI) == "WM-9.2"


def test_wm_3_4_seven_groups() -> None:
    table = run(weimaque(["0d", "1235699x111222555888d"], draws="7x"), "A discard 0d; B win")
    (groups,) = table.state.splits
    assert len(groups) == 7
    assert sorted(len(group) - 1 for group in groups) == [2, 3, 3, 3, 3, 3, 3]


@pytest.mark.parametrize(
    ("groups", "turned"),
    [("chi 456d, chi 678d", 2), ("chi 345d, chi 678d", 2), ("chi 345x, chi 345d", 0), ("chi 345d, chi 789d", 0)],
)
def test_wm_3_5_the_pair_in_a_sequence(groups: str, turned: int) -> None:
    assert xi("111222999x66d12d", "turn 3d", groups).get("黑麻雀转弯", 0) == turned


def test_wm_3_6_four_of_a_kind() -> None:
    assert xi("111222999x55d12d", "turn 3d", "chi 123x, chi 678d") == {"黑暗团圆": 6, "红暗团圆": 8, "黑坎": 3}
    assert xi("111222999x123x5d", "turn 5d", "chi 678x, chi 123d") == {"黑暗团圆": 6, "红暗团圆": 8, "黑坎": 3}


def test_wm_3_6_near_miss_a_pair_and_two_sequences() -> None:
    told = xi("111222999x66d12d", "turn 3d", "chi 456d, chi 678d")
    assert told == {"黑坎": 6, "红坎": 4, "黑麻雀转弯": 2}


def test_wm_3_7_open_and_hidden() -> None:
    concealed, fourth = "222777x55d12d", "chi 123x, chi 678d"
    assert xi(concealed, "turn 3d", f"{fourth}, peng 111x")["黑明团圆"] == 5
    assert xi(concealed, "turn 3d", f"{fourth}, wei 111x")["黑暗团圆"] == 6
    assert xi("111" + concealed, "turn 3d", fourth)["黑暗团圆"] == 6


def test_wm_3_7_near_miss_the_fourth_is_not_there() -> None:
    told = xi("222777x55d12d", "turn 3d", "chi 345x, chi 678d, peng 111x")
    assert (told.get("黑碰"), told.get("黑明团圆")) == (2, None)


def test_wm_3_8_hard_xi_and_added_xi() -> None:
    told = answer(hand("111222999x55d12d", "turn 3d", CHI))
    hard = sum(value for name, value in told["items"].items() if name in XI)
    added = sum(value for name, value in told["items"].items() if name not in XI)
    assert (hard, told["total"]) == (10, 10 + added)
    assert added > 0


def test_wm_3_9_the_group_of_the_winning_card() -> None:
    assert split("111222999x55d12d", "turn 3d")[0] == "123d"
    assert split("222777x123d55d", "wei", f"{CHI}, wei 111x")[0] == "111x"


def test_wm_3_9_near_miss_the_dealt_hand_has_none() -> None:
    told = answer(hand("222345777000x45678999d", "deal", edition="quan"))
    assert told["win"]
    assert set(told["items"]).isdisjoint({"单吊", "边坎", "对倒胡", "自摸"})


def test_wm_3_10_a_pair_becomes_three() -> None:
    assert items("11222777x123d55d", "turn 1x", CHI)["对倒胡"] == 30
    assert items("222777x123d55d", "wei", f"{CHI}, wei 111x")["对倒胡"] == 30


def test_wm_3_10_near_miss_a_sequence_or_the_pair_itself() -> None:
    assert "对倒胡" not in items("111222999x55d12d", "turn 3d", CHI)
    assert "对倒胡" not in items("111222999x123d5d", "turn 5d", CHI)


def test_wm_3_11_red_cards_counted_with_the_winning_one() -> None:
    assert items("222777x000d55d12x", "turn 3x", "chi 345x, chi 789d")["红胡"] == 30
    assert items("222777x000d55d56x", "turn 7x", "chi 345d, chi 345d")["红胡"] == 30


def test_wm_3_11_near_miss_nine() -> None:
    assert "红胡" not in items("222777x000d55d56x", "turn 4x", "chi 345d, chi 345d")


def test_wm_3_12_turned_up_for_all() -> None:
    table = run(weimaque([ALL, "1234567890x13456789d"[:-1] + "0d", ALL[:9] + ALL[10:]], draws="2d"), "A discard 0x")
    until(table, "B turn 2d")
    assert table.seen_by("C")[-2:] == [
        {"event": "draw", "seat": 1, "tile": -1},
        {"event": "turn", "seat": 1, "tile": 11},
    ]


def test_wm_3_12_near_miss_unless_it_is_wei() -> None:
    table = run(weimaque([ALL, "22d"], draws="2d"), "A discard 0x")
    until(table, "B wei 222d")
    assert "turn" not in [event["event"] for event in table.seen_by("C")]
    assert 11 not in [event.get("tile") for event in table.seen_by("C")]
