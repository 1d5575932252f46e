"""NJ-7.7 to NJ-7.16: items that come from how the tile was won, asked and played."""

from typing import Any

import pytest

from tests.kit import Table
from tests.rules.neijiang.asking import items, score

# Waits for 9s alone.
LONE = "234567p123456s9s"
# Waits for 3s.
OPEN = "234567p1267899s"


def quiet(hands: list[str], draws: str = "", tail: str = "", **options: Any) -> Table:
    return Table(hands, draws, tail, allow_ready=False, **options)


ASKED = [
    ("NJ-7.7 天胡", "draw 9s", (), "deal", {"推倒胡": 0, "天胡": 3}, [24, -8, -8, -8]),
    ("NJ-7.9 海底捞", "draw 9s", ("last_tile",), "", {"推倒胡": 0, "海底捞": 1}, [6, -2, -2, -2]),
    ("NJ-7.10 海底炮", "discard 9s 2", ("last_tile",), "", {"推倒胡": 0, "海底炮": 1}, [2, 0, -2, 0]),
    ("NJ-7.13 杠上炮", "discard 9s 2", ("kong_discard",), "", {"推倒胡": 0, "杠上炮": 1}, [2, 0, -2, 0]),
    (
        "NJ-7.16 海底炮 and 杠上炮",
        "discard 9s 2",
        ("last_tile", "kong_discard"),
        "",
        {"推倒胡": 0, "海底炮": 1, "杠上炮": 1},
        [4, 0, -4, 0],
    ),
]


@pytest.mark.parametrize(
    ("win", "marks", "deal", "expected", "deltas"), [row[1:] for row in ASKED], ids=[row[0] for row in ASKED]
)
def test_nj_7_7_to_7_16_asked(
    win: str, marks: tuple[str, ...], deal: str, expected: dict[str, int], deltas: list[int]
) -> None:
    hand, win = (LONE + "9s", "deal") if deal else (LONE, win)
    assert items(hand, win, "", marks) == expected
    assert score(hand, win, "", marks)["deltas"] == deltas


def test_nj_7_12_asked() -> None:
    assert items(OPEN, "kong 3s 3") == {"推倒胡": 0, "抢杠胡": 1}
    assert score(OPEN, "kong 3s 3")["deltas"] == [2, 0, 0, -2]


def test_nj_7_8_asked_with_the_dealer_as_payer() -> None:
    assert items(LONE, "discard 9s 2", "", ["first_discard"], dealer=2) == {"推倒胡": 0, "地胡": 2}
    both = items(LONE, "discard 9s 2", "", ["first_discard", "kong_discard"], dealer=2)
    assert both == {"推倒胡": 0, "地胡": 2, "杠上炮": 1}


def test_nj_7_11_asked_with_a_kong_and_with_both_marks() -> None:
    hand, groups = "234567p123s9s", "暗杠 8888s"
    assert items(hand, "draw 9s", groups, ["kong_draw"]) == {"推倒胡": 0, "归": 1, "杠上开花": 1}
    both = items(hand, "draw 9s", groups, ["kong_draw", "last_tile"])
    assert both == {"推倒胡": 0, "归": 1, "杠上开花": 1, "海底捞": 1}


def test_nj_7_7_dealt_hand() -> None:
    table = quiet([LONE + "9s"]).play("A win")
    assert table.items("A") == {"推倒胡": 0, "天胡": 3}
    assert table.money == [24, -8, -8, -8]


def test_nj_7_7_near_miss_after_a_kong_or_by_a_draw() -> None:
    table = quiet(["1111p234567p123s9s"], draws="9s").play("A kong 1p; A win")
    assert table.items("A") == {"推倒胡": 0, "归": 1, "杠上开花": 1}
    later = quiet([LONE + "7s", "3s"], draws="1p1p1p9s").play("A discard 7s").drain(15).play("A win")
    assert later.items("A") == {"推倒胡": 0}


def test_nj_7_8_first_discard_of_the_dealer() -> None:
    table = quiet(["9s", "", LONE]).play("A discard 9s; C win")
    assert table.items("C") == {"推倒胡": 0, "地胡": 2}
    assert table.money == [-4, 0, 4, 0]


def test_nj_7_8_near_miss_second_discard_or_another_seat_or_own_draw() -> None:
    second = quiet(["8p", "", LONE], draws="8p8p8p9s").play("A discard 8p").drain(15).play("A discard 9s; C win")
    assert second.items("C") == {"推倒胡": 0}
    other = quiet(["8p", "", LONE], draws="9s").play("A discard 8p").drain(18).play("B discard 9s; C win")
    assert other.items("C") == {"推倒胡": 0}
    own = quiet(["8p", LONE], draws="9s").play("A discard 8p").pass_all().play("B win")
    assert own.items("B") == {"推倒胡": 0}


def test_nj_7_9_own_draw_of_the_last_tile() -> None:
    table = quiet(["8p", "", "", LONE], tail="1p1p1p9s").play("A discard 8p").drain()
    assert table.items("D") == {"推倒胡": 0, "海底捞": 1}
    assert table.money[3] == 6


def test_nj_7_9_near_miss_the_last_but_one_tile() -> None:
    table = quiet(["8p", "", LONE], tail="1p1p9s1p").play("A discard 8p").finish()
    assert table.items("C") == {"推倒胡": 0}


@pytest.mark.parametrize("seat", "ABC")
def test_nj_7_10_discard_with_an_empty_wall(seat: str) -> None:
    hands = {"A": [LONE + "8p"], "B": ["8p", LONE], "C": ["8p", "", LONE]}[seat]
    table = quiet(hands, tail="1p1p1p9s").play("A discard 8p").drain()
    table.play("D discard 9s")
    assert table.items(seat) == {"推倒胡": 0, "海底炮": 1}
    assert table.total(seat) == 2


def test_nj_7_10_near_miss_one_tile_is_left() -> None:
    table = quiet(["8p", LONE], tail="1p1p9s1p").play("A discard 8p").drain(1).play("C discard 9s")
    assert table.items("B") == {"推倒胡": 0}


def test_nj_7_11_own_replacement_after_each_kong() -> None:
    hand = "234567p123s9s"
    concealed = quiet([hand + "8888s"], draws="9s").play("A kong 8s; A win")
    exposed = quiet(["8s", hand + "888s"], draws="9s").play("A discard 8s; B kong; B win")
    added = quiet(["8s", hand + "88s1p"], draws="7p7p7p8s9s").play("A discard 8s; B pong; B discard 1p")
    added.drain(15).play("B kong 8s; B win")
    for table, seat in ((concealed, "A"), (exposed, "B"), (added, "B")):
        assert table.items(seat) == {"推倒胡": 0, "归": 1, "杠上开花": 1}
        assert table.total(seat) == 4


def test_nj_7_11_near_miss_the_draw_of_the_next_turn() -> None:
    table = quiet(["234567p123s9s8888s"], draws="1p7s7s7s9s").play("A kong 8s; A discard 1p")
    table.drain(14).play("A win")
    assert table.items("A") == {"推倒胡": 0, "归": 1}


def konging(**options: Any) -> Table:
    """B, who waits for 9p with a 碰 of 3s, may add the fourth 3s, for which C waits. B's next draw is 9p."""
    hands = ["3s", "33s234567p678s9p1p", "12s12345678988p"]
    table = quiet(hands, draws="7s7s7s3s9p", **options)
    return table.play("A discard 3s; C pass; B pong; B discard 1p").drain(15)


def test_nj_7_12_tile_of_an_added_kong() -> None:
    table = konging().play("B kong 3s; C win")
    assert table.items("C") == {"推倒胡": 0, "抢杠胡": 1}
    assert table.money == [0, -2, 2, 0]


def test_nj_7_12_near_miss_a_discard_is_not_robbed() -> None:
    table = konging().play("B discard 3s; C win")
    assert table.items("C") == {"推倒胡": 0}


def test_nj_7_15_a_robbed_player_who_wins_gets_the_flower_only() -> None:
    table = konging().play("B kong 3s; C win; B win")
    assert table.items("B") == {"推倒胡": 0, "杠上开花": 1}
    assert table.money == [-2, 2, 2, -2]


def test_nj_7_15_near_miss_a_player_who_was_not_robbed_has_the_kong_too() -> None:
    table = konging().play("B kong 3s; C pass; B win")
    assert table.items("B") == {"推倒胡": 0, "归": 1, "杠上开花": 1}
    assert table.money == [-4, 12, -4, -4]


def test_nj_7_13_discard_after_a_replacement() -> None:
    table = quiet(["8s", "888s", LONE], draws="9s").play("A discard 8s; B kong; B discard 9s; C win")
    assert table.items("C") == {"推倒胡": 0, "杠上炮": 1}
    assert table.money == [0, -2, 2, 0]


def test_nj_7_13_near_miss_the_next_discard_or_the_next_seat() -> None:
    hands = ["8s", "888s", LONE]
    table = quiet(hands, draws="1p9s").play("A discard 8s; B kong; B discard 1p").drain(17)
    assert table.play("C win").items("C") == {"推倒胡": 0}
    later = quiet(hands, draws="1p7p7p7p9s").play("A discard 8s; B kong; B discard 1p").drain(14)
    assert later.play("B discard 9s; C win").items("C") == {"推倒胡": 0}


def test_nj_7_16_first_discard_of_the_dealer_after_his_kong() -> None:
    table = quiet(["8888s", "", LONE], draws="9s").play("A kong 8s; A discard 9s; C win")
    assert table.items("C") == {"推倒胡": 0, "地胡": 2, "杠上炮": 1}
    assert table.total("C") == 8


def test_nj_7_16_near_miss_without_the_kong() -> None:
    table = quiet(["9s", "", LONE]).play("A discard 9s; C win")
    assert "杠上炮" not in table.items("C")


def last_replacement(last: str) -> Table:
    """C, who waits for 9s, draws the fourth 8s when one tile is left."""
    hands = ["8p", "", "234567p123s8889s", "345678p234567s1p"]
    return quiet(hands, tail="6p6p8s" + last).play("A discard 8p").drain(1)


def test_nj_7_16_the_last_tile_is_a_replacement() -> None:
    table = last_replacement("9s").play("C kong 8s")
    assert table.items("C") == {"推倒胡": 0, "归": 1, "海底捞": 1, "杠上开花": 1}
    assert table.total("C") == 8


def test_nj_7_16_the_discard_after_it() -> None:
    table = last_replacement("1p").play("C kong 8s; C discard 1p")
    assert table.items("D") == {"推倒胡": 0, "海底炮": 1, "杠上炮": 1}
    assert table.total("D") == 4
    assert table.payments("NJ-9.2") == [-2, -2, 0, 4]
    assert table.payments("NJ-10.3") == [-2, -2, 4, 0]
    assert table.money == [-4, -4, 0, 8]


def test_nj_7_16_near_miss_the_last_tile_is_no_replacement() -> None:
    table = last_replacement("1p").play("C discard 8s").finish()
    assert table.items("D") == {"推倒胡": 0, "海底捞": 1}


@pytest.mark.parametrize(("bonus", "total", "money"), [("none", 1, 3), ("fan", 2, 6), ("stake", 1, 6)])
def test_nj_7_14_own_draw_with_the_bonus(bonus: str, total: int, money: int) -> None:
    table = quiet(["8p", LONE], draws="9s", zimo_bonus=bonus).play("A discard 8p").drain(18).play("B win")
    assert ("自摸" in table.items("B")) == (bonus != "none")
    assert (table.total("B"), table.money[1]) == (total, money)


@pytest.mark.parametrize(("bonus", "total", "each"), [("fan", 16, 16), ("stake", 8, 9)])
def test_nj_7_14_dealt_hand_with_the_bonus(bonus: str, total: int, each: int) -> None:
    table = quiet([LONE + "9s"], zimo_bonus=bonus).play("A win")
    assert table.items("A") == {"推倒胡": 0, "天胡": 3, "自摸": 1}
    assert (table.total("A"), table.money) == (total, [3 * each, -each, -each, -each])


@pytest.mark.parametrize(
    ("bonus", "unit", "total", "deltas"),
    [("fan", "fan", 4, [36, -12, -12, -12]), ("stake", "points", 2, [27, -9, -9, -9])],
)
def test_nj_7_14_asked_the_stake_comes_after_the_doubling(bonus: str, unit: str, total: int, deltas: list[int]) -> None:
    answer = score(LONE, "draw 9s", "", ["last_tile"], options={"zimo_bonus": bonus, "base": 3})
    assert (answer["total"], answer["deltas"]) == (total, deltas)
    assert {"rule": "NJ-7.14", "name": "自摸", "unit": unit, "value": 1} in answer["items"]


@pytest.mark.parametrize("bonus", ["fan", "stake"])
def test_nj_7_14_near_miss_no_bonus_for_another_seats_tile(bonus: str) -> None:
    for win in ("discard 3s 2", "kong 3s 2"):
        assert "自摸" not in items(OPEN, win, options={"zimo_bonus": bonus})
