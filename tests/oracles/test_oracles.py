"""The oracles themselves, shown right on hands small enough to check by eye."""

import random
import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.oracles.slow_neijiang import (
    Meld,
    best,
    deltas,
    ready,
    ready_value,
    waits,
)
from tests.oracles.slow_reader import Group, Split, is_pairs, split_of, splits


def tiles(text: str) -> list[str]:
    """``"123p5s"`` as a list of names."""
    runs = re.findall(r"(\d+)([mpsz])", text)
    return [rank + suit for ranks, suit in runs for rank in ranks]


# The reader, natural tiles only.


def test_three_equal_chows_are_also_three_pongs() -> None:
    # 111222333p 55s: 123 three times, or 111 222 333. Only 5s can be the pair:
    # 11p as pair leaves a single 1p with 222333p, of which 123p leaves 22 33.
    chow, pair = ("chow", "1p", ("1p", "2p", "3p"), 0), ("pair", "5s", 2, 0)
    pongs = [("pong", f"{rank}p", 3, 0) for rank in (1, 2, 3)]
    assert splits(tiles("111222333p55s"), 3) == {
        split_of(chow, chow, chow, pair),
        split_of(*pongs, pair),
    }


def test_a_fourth_equal_tile_begins_a_chow() -> None:
    # 33334566p: pair 66 leaves 333 345; pair 33 leaves 334566, no two groups.
    only = split_of(
        ("pong", "3p", 3, 0),
        ("chow", "3p", ("3p", "4p", "5p"), 0),
        ("pair", "6p", 2, 0),
    )
    assert splits(tiles("33334566p"), 2) == {only}


def test_honours_and_suit_borders_make_no_chow() -> None:
    assert splits(tiles("123z55p"), 1) == set()
    assert splits(tiles("89p1s55m"), 1) == set()
    only = split_of(("pong", "1z", 3, 0), ("pair", "5p", 2, 0))
    assert splits(tiles("111z55p"), 1) == {only}


def test_every_tile_must_be_laid() -> None:
    assert splits(tiles("123p55s"), 2) == set()
    assert splits(tiles("123p456p55s"), 1) == set()
    assert splits(tiles("55s"), 0) == {(("pair", "5s", 2, 0),)}


# The reader, wild tiles.


def test_the_place_of_the_wild_makes_a_split_of_its_own() -> None:
    # 45p 77p and a wild: 345 or 456. 57p with a wild would leave 4 and 7.
    pair = ("pair", "7p", 2, 0)
    assert splits(tiles("45p77p9s"), 1, "9s") == {
        split_of(("chow", "3p", ("4p", "5p"), 1), pair),
        split_of(("chow", "4p", ("4p", "5p"), 1), pair),
    }


def test_three_wilds_beside_two_equal_tiles() -> None:
    # Wilds as a group: 55. Wilds as pair: 55w. Pair 5w: 5ww as 555, 345, 456, 567.
    pair = ("pair", "5p", 1, 1)
    assert splits(tiles("55p999s"), 1, "9s") == {
        split_of(("pong", "", 0, 3), ("pair", "5p", 2, 0)),
        split_of(("pong", "5p", 2, 1), ("pair", "", 0, 2)),
        split_of(("pong", "5p", 1, 2), pair),
        split_of(("chow", "3p", ("5p",), 2), pair),
        split_of(("chow", "4p", ("5p",), 2), pair),
        split_of(("chow", "5p", ("5p",), 2), pair),
    }


def test_a_wild_that_stands_for_itself_is_still_a_wild() -> None:
    only = split_of(("chow", "4p", ("4p", "6p"), 1), ("pair", "7s", 2, 0))
    assert splits(tiles("456p77s"), 1, "5p") == {only}


def partitions(held: list[str]) -> Iterator[list[list[str]]]:
    """Every way to part tiles, told apart by place, into threes."""
    if not held:
        yield []
        return
    for one, two in combinations(range(1, len(held)), 2):
        rest = [t for i, t in enumerate(held) if i not in (0, one, two)]
        for parts in partitions(rest):
            yield [[held[0], held[one], held[two]], *parts]


def meanings(part: list[str], wild: str) -> list[Group]:
    """Everything that this one pair or three tiles can be."""
    natural = sorted(tile for tile in part if tile != wild)
    form, wilds = "pair" if len(part) == 2 else "pong", part.count(wild)
    found: list[Group] = []
    if len(set(natural)) <= 1:
        found.append((form, natural[0] if natural else "", len(natural), wilds))
    suits = {tile[1] for tile in natural}
    if form == "pong" and len(suits) == 1 and suits <= set("mps"):
        for low in range(1, 8):
            chow = {f"{rank}{natural[0][1]}" for rank in range(low, low + 3)}
            if len(set(natural)) == len(natural) and set(natural) <= chow:
                found.append(("chow", f"{low}{natural[0][1]}", tuple(natural), wilds))
    return found


def splits_by_partition(held: list[str], wild: str) -> set[Split]:
    found: set[Split] = set()
    for pair in combinations(range(len(held)), 2):
        rest = [tile for i, tile in enumerate(held) if i not in pair]
        for parts in partitions(rest):
            laid: list[list[Group]] = [[]]
            for part in [[held[i] for i in pair], *parts]:
                laid = [[*done, g] for done in laid for g in meanings(part, wild)]
            found |= {split_of(*groups) for groups in laid}
    return found


@pytest.mark.parametrize("seed", range(60))
def test_the_reader_agrees_with_parting_the_tiles_in_all_ways(seed: int) -> None:
    """Another method altogether: part the tiles blindly, then ask what each part is."""
    chance = random.Random(seed)
    wild = chance.choice(["2p", "5s", "9s"])
    supply = 4 * tiles("123456p7z")
    held = chance.sample([tile for tile in supply if tile != wild], 7 - seed % 4)
    held += [wild] * (8 - len(held))
    assert splits(held, 2, wild) == splits_by_partition(held, wild)


def test_pairs() -> None:
    assert is_pairs(tiles("1144778p8p225599s"))
    assert is_pairs(tiles("11117788p225599s"))  # 1111 is two pairs
    assert not is_pairs(tiles("11177788p225599s"))  # 111 and 777 are odd
    assert not is_pairs(tiles("1144p2277s"))  # four pairs are not seven
    assert is_pairs(tiles("1144p2277s"), pairs=4)
    assert is_pairs(tiles("114p22s3s99s"), "9s", 4)  # odd 4p and 3s, two wilds
    assert not is_pairs(tiles("145p22s3s99s"), "9s", 4)  # four odd, two wilds


# Neijiang. F is worked out beside each case.


def test_the_dearest_reading_counts() -> None:
    # 11..77p: 暗七对 2 + 清一色 2 = 4; as 123 123 456 456 77 only 清一色 2.
    score = best(tiles("1122334455667p"), [], "7p", 4, "draw", [], {})
    assert score == {"items": {"暗七对": 2, "清一色": 2}, "F": 4, "total": 16}


def test_a_cap_changes_neither_items_nor_reading() -> None:
    # Capped at 2 both readings pay 4; the one with more 番 (NJ-6.7) is still shown.
    options = {"fan_cap": 2}
    score = best(tiles("1122334455667p"), [], "7p", 4, "draw", [], options)
    assert score == {"items": {"暗七对": 2, "清一色": 2}, "F": 2, "total": 4}


def test_waits_that_differ_in_size() -> None:
    # 5s: 111 222 333 444 55, 对子胡 2, three copies left. 3s and 6s: 44 and a chow.
    hand = tiles("111222333p4445s")
    assert waits(hand, [], 4, {}) == [
        {"tile": "3s", "left": 4, "total": 1},
        {"tile": "5s", "left": 3, "total": 4},
        {"tile": "6s", "left": 4, "total": 1},
    ]
    assert ready_value(hand, [], 4, {"base": 5}) == 20  # 5 * 2^2
    assert ready_value(hand, [], 4, {"base": 5, "fan_cap": 1}) == 10  # 5 * 2^1


def test_an_own_draw_bonus_is_in_the_waits_but_not_in_the_ready_value() -> None:
    hand, options = tiles("12345699p23678s"), {"zimo_bonus": "fan"}
    assert [wait["total"] for wait in waits(hand, [], 4, options)] == [2, 2]
    assert ready_value(hand, [], 4, options) == 1


def test_a_wait_for_the_fifth_copy_is_no_wait() -> None:
    # 3333p: only 3p would do. 89p 55s behind a kong of 7p: only 7p would do.
    pongs: list[Meld] = [("pong", "1s"), ("pong", "2s"), ("pong", "9p")]
    kong: list[Meld] = [("kong_exposed", "7p"), ("pong", "1s"), ("pong", "2s")]
    assert not ready(tiles("3333p"), pongs, 4)
    assert not ready(tiles("89p55s"), kong, 4)
    assert waits(tiles("89p55s"), kong, 4, {}) == []
    assert ready_value(tiles("89p55s"), kong, 4, {}) == 0
    # Behind a pong the fourth 7p is left: a wait, and with 归 worth 2.
    pong: list[Meld] = [("pong", "7p"), ("pong", "1s"), ("pong", "2s")]
    assert ready(tiles("89p55s"), pong, 4)
    assert ready_value(tiles("89p55s"), pong, 4, {}) == 2


def test_a_declared_group_of_any_kind_forbids_pairs() -> None:
    hand = tiles("1144778p229s")
    assert best(hand, [("kong_concealed", "5s")], "8p", 4, "draw", [], {}) is None


def test_four_declared_groups_and_a_single_tile() -> None:
    # 对子胡 2 + 清一色 2 + 归 2 (the two kongs; a pong is none) = 6.
    melds: list[Meld] = [
        ("kong_added", "1p"),
        ("pong", "3p"),
        ("kong_concealed", "5p"),
        ("pong", "9p"),
    ]
    score = best(["7p"], melds, "7p", 4, "discard", [], {})
    items = {"推倒胡": 0, "对子胡": 2, "清一色": 2, "归": 2}
    assert score == {"items": items, "F": 6, "total": 64}


def test_circumstances_add_up() -> None:
    # Draw: 归 1 + 杠上开花 1 + 海底捞 1 = 3. Discard: 归 1 + 海底炮 1 + 杠上炮 1 = 3.
    hand, melds = tiles("12345699p23s"), [("kong_exposed", "7p")]
    drawn = best(hand, melds, "4s", 4, "draw", ["kong_draw", "last_tile"], {})
    marks = ["kong_discard", "last_tile"]
    thrown = best(hand, melds, "4s", 4, "discard", marks, {})
    common = {"推倒胡": 0, "归": 1}
    assert drawn is not None
    assert thrown is not None
    assert drawn["items"] == common | {"杠上开花": 1, "海底捞": 1}
    assert thrown["items"] == common | {"海底炮": 1, "杠上炮": 1}
    assert drawn["total"] == thrown["total"] == 8


def test_six_seats() -> None:
    # 11112233p: 暗四对 2 + 归 1 + 清一色 1 = 4; as 11 123 123 only 归 and 清一色.
    score = best(tiles("1111223p"), [], "3p", 6, "draw", [], {})
    assert score is not None
    assert score["items"] == {"暗四对": 2, "归": 1, "清一色": 1}
    # 2^4 = 16 from each of the other five.
    moved = deltas(score, 6, 3, "draw", None, {})
    assert moved == [-16, -16, -16, 80, -16, -16]


def test_the_dealt_hand_wins_with_the_own_draw_bonus() -> None:
    # 天胡 3 + 自摸 1 = 4, 暗四对 2 more.
    options = {"zimo_bonus": "fan"}
    score = best(tiles("1144p2277s"), [], None, 6, "deal", [], options)
    items = {"暗四对": 2, "天胡": 3, "自摸": 1}
    assert score == {"items": items, "F": 6, "total": 64}


def test_money_is_cut_to_the_balance_unless_it_may_be_negative() -> None:
    # 5 * 2^1 and one stake of 5 more: 15 are due. Seat 0 is out, seat 1 has 7.
    score = best(
        tiles("1235679p345s"),
        [("pong", "3s")],
        "9p",
        4,
        "draw",
        [],
        {"zimo_bonus": "stake"},
    )
    assert score == {"items": {"推倒胡": 0, "归": 1, "自摸": 1}, "F": 1, "total": 2}
    options: dict[str, int | str | bool] = {"base": 5, "zimo_bonus": "stake"}
    balances = [None, 7, 0, None]
    cut = deltas(score, 4, 2, "draw", None, options, finished={0}, balances=balances)
    assert cut == [0, -7, 22, -15]
    options["allow_negative"] = True
    full = deltas(score, 4, 2, "draw", None, options, finished={0}, balances=balances)
    assert full == [0, -15, 30, -15]


def test_a_robbed_seat_pays_alone() -> None:
    # 抢杠胡 1: 2 from seat 3.
    score = best(tiles("12345699p23678s"), [], "1s", 4, "kong", [], {})
    assert score is not None
    assert score["items"] == {"推倒胡": 0, "抢杠胡": 1}
    assert deltas(score, 4, 1, "kong", 3, {}) == [0, 2, 0, -2]
