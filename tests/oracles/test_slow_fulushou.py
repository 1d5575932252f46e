"""The slow 歪胡子 scoring, shown right on hands that can be checked by eye."""

import json
import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Any

import pytest

from tests.kit import examples as published
from tests.oracles import slow_cards as cards
from tests.oracles.slow_cards import Split, hand_splits, read_tiles, text_of
from tests.oracles.slow_fulushou import Score, best, best_splits, waits

EXAMPLES = published.EXAMPLES / "fulushou.jsonl"

WEI_5D = {"kind": "wei", "tiles": "555d"}
WEI_8D = {"kind": "wei", "tiles": "888d"}


def texts(splits: Iterable[Split]) -> set[tuple[str, ...]]:
    """Every split as the texts of its groups."""
    return {tuple(sorted(text_of(group[1:]) for group in split)) for split in splits}


def drawn(tile: str) -> dict[str, Any]:
    return {"by": "draw", "tile": tile}


def turned(tile: str) -> dict[str, Any]:
    return {"by": "turn", "tile": tile, "from": 1}


def won(hand: str, win: dict[str, Any], **rest: Any) -> Score:
    score = best({"hand": hand, "win": win, **rest})
    assert not isinstance(score, str)
    assert sum(score["deltas"]) == 0
    return score


# Tiles and splits.


def test_tiles_are_read_as_digits_and_as_faces_in_any_order() -> None:
    assert read_tiles(" 十 壹1x  捌72x") == ["1x", "2x", "7x", "0x", "1d", "8d"]
    assert text_of(["1d", "0x", "9x"]) == "90x1d"


@pytest.mark.parametrize("text", ["5", "5z", "x", "5五x", "1a"])
def test_other_texts_are_no_tiles(text: str) -> None:
    with pytest.raises(ValueError, match=r"word cards|size"):
        read_tiles(text)


def test_three_equal_reds_are_also_triples() -> None:
    tiles = read_tiles("222777000x")
    assert texts(hand_splits(tiles, 3, False, red_runs=True, loose_two=False)) == {
        ("000x", "222x", "777x"),
        ("270x", "270x", "270x"),
    }
    assert texts(hand_splits(tiles, 3, False, red_runs=False, loose_two=False)) == {("000x", "222x", "777x")}


def test_a_two_may_be_loose_only_when_allowed() -> None:
    # 11123: the triple leaves 23, the run leaves 11. 12345: 12 or 45 is left.
    assert texts(hand_splits(read_tiles("11123x"), 1, True, red_runs=True, loose_two=False)) == {("11x", "123x")}
    assert texts(hand_splits(read_tiles("11123x"), 1, True, red_runs=True, loose_two=True)) == {
        ("11x", "123x"),
        ("111x", "23x"),
    }
    assert texts(hand_splits(read_tiles("12345d"), 1, True, red_runs=True, loose_two=True)) == {
        ("123d", "45d"),
        ("12d", "345d"),
    }


@pytest.mark.parametrize("two", ["11x", "24d", "80x", "90d", "27x", "70d", "20x"])
def test_twos(two: str) -> None:
    assert hand_splits(read_tiles(two), 0, True, red_runs=True, loose_two=True)


@pytest.mark.parametrize("two", ["1x1d", "14x", "01d", "2x7d", "37x", "1x2d"])
def test_no_twos(two: str) -> None:
    assert not hand_splits(read_tiles(two), 0, True, red_runs=True, loose_two=True)


def test_splits_are_those_found_by_trying_all_groups() -> None:
    # Of all multisets of two 3-groups and one 2-group those that are the tiles.
    chance = random.Random(20)
    threes = cards.TRIPLES + cards.RUNS + cards.RED_RUNS
    twos = cards.PAIRS + cards.RED_TWOS + cards.RUN_TWOS
    pairs_of_threes = list(combinations_with_replacement(threes, 2))
    for _ in range(40):
        tiles = [tile for group in chance.choice(pairs_of_threes) for tile in group[1:]]
        tiles += chance.choice(twos)[1:]
        wanted = Counter(tiles)
        tried = {
            tuple(sorted((*groups, two)))
            for groups in pairs_of_threes
            if all(tile in wanted for group in groups for tile in group[1:])
            for two in twos
            if Counter(tile for group in (*groups, two) for tile in group[1:]) == wanted
        }
        assert hand_splits(tiles, 2, True, red_runs=True, loose_two=True) == tried


# Scores with their arithmetic.


def test_the_winning_tile_goes_where_the_total_is_greatest() -> None:
    # All 20 tiles red: 80 + 7 × 10. Six triples and 二七: 行行息 60. The turned 七 in 二七
    # leaves six 坎 (18), but 二 is then no 清溜: 18 + 20; in 七七七 it is a 碰: five 坎 (15)
    # and 清溜 30. 七 itself: three dealt, one turned: 外毫 10. 15 + 60 + 150 + 30 + 10 = 265.
    request = {"hand": "2222777000x222777000d", "win": turned("7x")}
    assert best(request) == {
        "items": {"坎": 15, "清溜": 30, "外毫": 10, "十三红": 150, "行行息": 60},
        "total": 265,
        "deltas": [530, -265, -265],
    }
    assert best_splits(request) == {("777x", "000d", "000x", "222d", "222x", "27x", "777d")}


def test_of_equal_totals_the_earlier_item_is_greater() -> None:
    # 碰 二二二 and 七十, or 二七十 and 二二: both 2. With 歪 8, 坎 6 and 1: 17.
    score = won("2270x123444999d", turned("2x"), melds=[WEI_5D, WEI_8D])
    assert score["items"] == {"歪": 8, "坎": 6, "碰": 1, "二七十搭子": 1, "胡牌": 1}
    assert score["total"] == 17


def test_heavenly_hand_with_four_equal_tiles() -> None:
    # 四四四 四五六 一二三 伍伍伍 壹贰叁 陆柒捌 九九: 3 + 3 + 1 + 1 = 8 suffices;
    # counted are 坎 6, 天胡 100, 清溜 30.
    score = won("12344445699x123555678d", {"by": "deal"})
    assert score["items"] == {"坎": 6, "清溜": 30, "天胡": 100}
    assert score["total"] == 136


def test_four_copies_of_which_one_was_dealt() -> None:
    # Three 四 eaten from own draws, one dealt: 散毫. 4 + 3 + 1 + 40.
    eaten = [{"kind": "chi", "tiles": tiles, "from": 0, "taken": "4x"} for tiles in ("456x", "234x", "345x")]
    score = won("4x444789d", turned("5x"), melds=[WEI_5D, *eaten])
    assert score["items"] == {"歪": 4, "坎": 3, "胡牌": 1, "散毫": 40}


def test_a_drawn_fourth_beside_a_claimed_triple() -> None:
    # Two 九 dealt, one claimed, one drawn: o is 1, so 外毫. 4 + 3 + 1 + 1 + 1 + 10 = 20.
    peng = {"kind": "peng", "tiles": "999x", "from": 2}
    score = won("78x12344466x678d", drawn("9x"), melds=[WEI_5D, peng])
    assert score["items"] == {"歪": 4, "坎": 3, "碰": 1, "对子": 1, "胡牌": 1, "外毫": 10}
    assert score["total"] == 20


def test_pair_special_with_both_raising_options() -> None:
    # 一一一一 two pairs, 三三三 one, six pairs more: 九对. 100 + 3 + 5 + 30, then 10 and 20 more.
    hand = "1111333445566778899x"
    plain = won(hand, {"by": "deal"}, seat=1)
    assert plain["items"] == {"坎": 3, "溜": 5, "清溜": 30, "九对": 100}
    assert plain["deltas"] == [-138, 276, -138]
    raised = won(hand, {"by": "deal"}, seat=1, options={"hao_plus": True, "mingtang_plus": True})
    assert raised["total"] == 168
    assert best_splits({"hand": hand, "seat": 1, "win": {"by": "deal"}}) == set()


def test_both_raising_options_on_an_ordinary_win() -> None:
    # 歪 4, 坎 3, 听胡 60 + 20, 海捞 30 + 10; two seats: one payer.
    options = {"hao_plus": True, "mingtang_plus": True, "players": 2}
    marks = ["no_discard", "last_tile"]
    score = won("44490x123x678x123d678d", {"by": "wei"}, melds=[WEI_5D], options=options, marks=marks, seat=1)
    assert score["items"] == {"歪": 4, "坎": 3, "听胡": 80, "海捞": 40}
    assert score["deltas"] == [-127, 127]


def test_threshold_counts_what_the_large_count_drops() -> None:
    # 坎 3 + 3, 对子 1 and the 1 of winning make 8; without the pair's 1 nothing wins.
    hand, marks = "4440x555d123x678x123d678d", ["no_discard"]
    assert won(hand, drawn("0x"), marks=marks)["items"] == {"坎": 6, "听胡": 60}
    assert best({"hand": hand, "win": drawn("0x"), "marks": marks, "options": {"pair_xi": False}}) == "FL-12.4"


def test_reasons_come_in_the_order_of_the_rule() -> None:
    # No shape at all, yet the discard, the 歪 and the other seat's dealt hand are named first.
    hand = "11335577990x11335577d"
    odd_hand = "112233445566x135790d1x"
    assert best({"hand": hand, "win": {"by": "discard", "tile": "1x", "from": 1}}) == "FL-12.3"
    assert best({"hand": hand, "win": drawn("1x")}) == "FL-5.7"
    assert best({"hand": odd_hand, "seat": 2, "win": {"by": "deal"}}) == "FL-17.1"
    assert best({"hand": hand, "win": turned("8d")}) == "FL-3.1"


# Waits.


def test_a_drawn_tile_is_scored_after_its_wei() -> None:
    # 四四 in hand: turned by another 碰 1 + 坎 3 is too little; drawn it is 歪 4 + 3 + 1.
    # 八 makes 八九十 and the pair 四四: 3 + 1 + 1 is too little too.
    assert waits({"hand": "44x90x555d123x678x123d678d"}) == [{"tile": "4x", "left": 2, "total": 8}]


def test_the_fourth_of_a_triple_in_hand() -> None:
    # kan_draw = wei: no win on 四 itself; after the 歪 四四四 there is 四六 with 一二三 七八九:
    # 4 + 4 + 1, and 内毫 20 for three dealt and one drawn.
    request = {"hand": "444x9x123x678x123d678d", "melds": [WEI_5D], "options": {"kan_draw": "wei"}}
    assert best({**request, "win": drawn("4x")}) == "FL-5.7"
    assert waits(request)[0] == {"tile": "4x", "left": 1, "total": 29}


def test_discarded_tiles_are_not_left() -> None:
    request = {"hand": "444x9x123x678x123d678d", "melds": [WEI_5D]}
    without = waits({**request, "discarded": "5555x0x"})
    assert [wait["tile"] for wait in without] == ["4x", "6x", "7x", "8x", "9x", "0x"]
    assert without[-1]["left"] == 3


# The examples of the rule page.


def answered_examples() -> list[Any]:
    rows = [json.loads(line) for line in EXAMPLES.read_text(encoding="utf-8").splitlines()]
    answered = [row for row in rows if "error" not in row["expect"]]
    return [pytest.param(row["ask"], row["expect"], id=row["id"]) for row in answered]


@pytest.mark.parametrize(("ask", "expect"), answered_examples())
def test_example(ask: dict[str, Any], expect: dict[str, Any]) -> None:
    if "win" not in ask:
        assert {"waits": waits(ask)} == expect
        return
    score = best(ask)
    if isinstance(score, str):
        assert expect == {"win": False, "why": score}
        return
    assert {"win": True, **score} == expect
    assert all(len(split) == 7 for split in best_splits(ask))
