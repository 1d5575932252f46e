"""NJ-7.1 to NJ-7.6, and how the items add up."""

from typing import Any

import pytest

from tests.kit import Table
from tests.rules.neijiang.asking import items, loses, score, waits

SIX = {"players": 6}
Found = dict[str, int]
HIT = [
    ("NJ-7.1", "12345699p23678s", "draw 1s", "", {"推倒胡": 0}),
    ("NJ-7.2 碰 and one in the hand", "1235679p345s", "draw 9p", "pong 333s", {"推倒胡": 0, "归": 1}),
    ("NJ-7.2 winning tile", "33345p12378999s", "discard 3p 1", "", {"推倒胡": 0, "归": 1}),
    ("NJ-7.2 winning tile makes the 碰 full", "12356799p45s", "draw 3s", "pong 333s", {"推倒胡": 0, "归": 1}),
    ("NJ-7.2 引杠", "1235679p345s", "draw 9p", "引杠 8888s", {"推倒胡": 0, "归": 1}),
    ("NJ-7.2 巴杠", "1235679p345s", "draw 9p", "巴杠 8888s", {"推倒胡": 0, "归": 1}),
    ("NJ-7.2 three of them", "5679p", "draw 9p", "暗杠 1111p, 引杠 2222s, pong 333s", {"推倒胡": 0, "归": 2}),
    ("NJ-7.3", "11p99955s", "discard 1p 2", "pong 333s, pong 777p", {"推倒胡": 0, "对子胡": 2}),
    ("NJ-7.3 all declared", "5s", "draw 5s", "pong 333s, pong 777p, pong 111p, pong 999s", {"推倒胡": 0, "对子胡": 2}),
    ("NJ-7.4", "1112345678899p", "draw 8p", "", {"推倒胡": 0, "清一色": 2}),
    ("NJ-7.4 with a 碰", "2345678899p", "draw 8p", "pong 111p", {"推倒胡": 0, "清一色": 2}),
    ("NJ-7.5", "1144778p225599s", "draw 8p", "", {"暗七对": 2}),
    ("NJ-7.15 归 with 暗七对", "1111778p225599s", "draw 8p", "", {"暗七对": 2, "归": 1}),
    ("NJ-7.15 归 with 对子胡", "11p99955s", "draw 1p", "暗杠 3333s, pong 777p", {"推倒胡": 0, "对子胡": 2, "归": 1}),
    ("NJ-7.15 everything", "1111222233779p", "draw 9p", "", {"暗七对": 2, "归": 2, "清一色": 2}),
]
MISS = [
    ("NJ-7.1", "1144778p225599s", "draw 8p", "", "推倒胡"),
    ("NJ-7.2 three only", "1235679p456s", "draw 9p", "pong 333s", "归"),
    ("NJ-7.2 other side of the wait", "33345p12378999s", "discard 6p 1", "", "归"),
    ("NJ-7.2 three of the other suit", "1235679p345p", "draw 9p", "pong 333s", "归"),
    ("NJ-7.3 one 连牌", "11p99945s", "discard 6s 2", "pong 333s, pong 777p", "对子胡"),
    ("NJ-7.3 暗七对 of fours", "1111777p225588s", "draw 7p", "", "对子胡"),
    ("NJ-7.4 碰 of the other suit", "2345678899p", "draw 8p", "pong 111s", "清一色"),
    ("NJ-7.4 winning tile of the other suit", "111234567888p9s", "draw 9s", "", "清一色"),
    ("NJ-7.5 basic shape", "223344p567s9s", "draw 9s", "pong 888p", "暗七对"),
]


def rows(table: list[Any], rule: str) -> pytest.MarkDecorator:
    """The rows of a rule as parameters."""
    chosen = [row for row in table if row[0].split()[0] == rule]
    names = "hand", "win", "groups", "expected"
    return pytest.mark.parametrize(names, [row[1:] for row in chosen], ids=[row[0] for row in chosen])


def hit(hand: str, win: str, groups: str, expected: Found, **options: Any) -> None:
    assert items(hand, win, groups, **options) == expected
    assert score(hand, win, groups, **options)["total"] == 2 ** sum(expected.values())


@rows(HIT, "NJ-7.1")
def test_nj_7_1_hit(hand: str, win: str, groups: str, expected: Found) -> None:
    hit(hand, win, groups, expected)


@rows(HIT, "NJ-7.2")
def test_nj_7_2_hit(hand: str, win: str, groups: str, expected: Found) -> None:
    hit(hand, win, groups, expected)


@rows(HIT, "NJ-7.3")
def test_nj_7_3_hit(hand: str, win: str, groups: str, expected: Found) -> None:
    hit(hand, win, groups, expected)


@rows(HIT, "NJ-7.4")
def test_nj_7_4_hit(hand: str, win: str, groups: str, expected: Found) -> None:
    hit(hand, win, groups, expected)


@rows(HIT, "NJ-7.5")
def test_nj_7_5_hit(hand: str, win: str, groups: str, expected: Found) -> None:
    hit(hand, win, groups, expected)


@rows(HIT, "NJ-7.15")
def test_nj_7_15_hit(hand: str, win: str, groups: str, expected: Found) -> None:
    hit(hand, win, groups, expected)


@rows(MISS, "NJ-7.1")
def test_nj_7_1_near_miss(hand: str, win: str, groups: str, expected: str) -> None:
    assert expected not in items(hand, win, groups)


@rows(MISS, "NJ-7.2")
def test_nj_7_2_near_miss(hand: str, win: str, groups: str, expected: str) -> None:
    assert expected not in items(hand, win, groups)


@rows(MISS, "NJ-7.3")
def test_nj_7_3_near_miss(hand: str, win: str, groups: str, expected: str) -> None:
    assert expected not in items(hand, win, groups)


@rows(MISS, "NJ-7.4")
def test_nj_7_4_near_miss(hand: str, win: str, groups: str, expected: str) -> None:
    assert expected not in items(hand, win, groups)


@rows(MISS, "NJ-7.5")
def test_nj_7_5_near_miss(hand: str, win: str, groups: str, expected: str) -> None:
    assert expected not in items(hand, win, groups)


SIX_HIT = [
    ("NJ-7.1", "12345p99s", "draw 6p", "", {"推倒胡": 0}),
    ("NJ-7.2", "33345p55s", "discard 3p 1", "", {"推倒胡": 0, "归": 1}),
    ("NJ-7.3", "111p5599s", "draw 5s", "", {"推倒胡": 0, "对子胡": 1}),
    ("NJ-7.4", "1234599p", "draw 6p", "", {"推倒胡": 0, "清一色": 1}),
    ("NJ-7.6", "1144p277s", "draw 2s", "", {"暗四对": 2}),
    ("NJ-7.6 with 归", "1111p277s", "draw 2s", "", {"暗四对": 2, "归": 1}),
    ("NJ-7.6 with 清一色", "1144277p", "draw 2p", "", {"暗四对": 2, "清一色": 1}),
]


@rows(SIX_HIT, "NJ-7.1")
def test_nj_7_1_hit_with_six_seats(hand: str, win: str, groups: str, expected: Found) -> None:
    hit(hand, win, groups, expected, options=SIX)


@rows(SIX_HIT, "NJ-7.2")
def test_nj_7_2_hit_with_six_seats(hand: str, win: str, groups: str, expected: Found) -> None:
    hit(hand, win, groups, expected, options=SIX)


@rows(SIX_HIT, "NJ-7.3")
def test_nj_7_3_hit_with_six_seats(hand: str, win: str, groups: str, expected: Found) -> None:
    hit(hand, win, groups, expected, options=SIX)


@rows(SIX_HIT, "NJ-7.4")
def test_nj_7_4_hit_with_six_seats(hand: str, win: str, groups: str, expected: Found) -> None:
    hit(hand, win, groups, expected, options=SIX)


@rows(SIX_HIT, "NJ-7.6")
def test_nj_7_6_hit_with_six_seats(hand: str, win: str, groups: str, expected: Found) -> None:
    hit(hand, win, groups, expected, options=SIX)


def test_nj_7_3_near_miss_with_six_seats() -> None:
    assert items("111p4599s", "draw 6s", options=SIX) == {"推倒胡": 0}
    assert loses("111p5569s", "draw 9s", options=SIX)


def test_nj_7_4_near_miss_with_six_seats() -> None:
    assert items("12345p99s", "draw 6p", options=SIX) == {"推倒胡": 0}


def test_nj_7_6_near_miss_no_pairs_or_four_seats() -> None:
    assert items("223344p9s", "draw 9s", options=SIX) == {"暗四对": 2}
    assert items("234456p9s", "draw 9s", options=SIX) == {"推倒胡": 0}
    assert "暗四对" not in items("1144778p225599s", "draw 8p")


def test_nj_7_5_near_miss_with_six_seats() -> None:
    assert "暗七对" not in items("1144p277s", "draw 2s", options=SIX)


def test_nj_7_15_the_flower_is_one_and_the_kong_one() -> None:
    hand, groups = "1235679p345s", "引杠 8888s"
    assert items(hand, "draw 9p", groups, ["kong_draw"]) == {"推倒胡": 0, "归": 1, "杠上开花": 1}
    assert score(hand, "draw 9p", groups, ["kong_draw"])["total"] == 4


def test_nj_7_15_near_miss_a_robbed_player_gets_the_flower_only() -> None:
    assert items("1235679p567s", "draw 9p", "pong 888s", ["kong_draw"]) == {"推倒胡": 0, "杠上开花": 1}


def test_nj_7_5_and_7_2_items_of_a_played_win() -> None:
    table = Table(["44448899p225577s"]).play("A win")
    assert table.items("A") == {"暗七对": 2, "归": 1, "天胡": 3}
    assert table.total("A") == 64


def test_nj_7_3_items_of_a_played_win() -> None:
    table = Table(["1p9s", "1199p333555777s"], allow_ready=False).play("A discard 1p; B win")
    assert table.items("B") == {"推倒胡": 0, "对子胡": 2, "地胡": 2}


@pytest.mark.parametrize(("tile", "total"), [("3p", 2), ("6p", 1)])
def test_nj_7_2_the_waits_tell_the_worth_of_each_tile(tile: str, total: int) -> None:
    assert waits("33345p12378999s")[tile] == total
