"""The slow 安乡偎麻雀 itself, on hands small enough to check by eye and on every example of the rule page."""

import json
from typing import Any

import pytest

from tests.kit import examples as published
from tests.oracles.slow_weimaque import Score, Wait, best, total_of, waits
from tests.oracles.slow_weimaque_deal import never_ten
from tests.oracles.slow_weimaque_reader import Group, read_tiles, splits
from tests.oracles.slow_weimaque_table import ORDER

EXAMPLES = published.EXAMPLES / "weimaque.jsonl"
LINES = [json.loads(line) for line in EXAMPLES.read_text(encoding="utf-8").splitlines()]
ANSWERED = [line for line in LINES if "error" not in line["expect"]]


def request(edition: str, hand: str, melds: str = "", by: str = "turn", tile: str = "", **more: Any) -> dict[str, Any]:
    """A hand to score; `melds` as ``"chi 345x, peng 444x"``; `more` holds further keys, options among them."""
    laid = [meld.split() for meld in melds.split(", ") if meld]
    asked: dict[str, Any] = {"game": "weimaque", "hand": hand, **more}
    asked["options"] = {"edition": edition, **more.get("options", {})}
    asked["melds"] = [{"kind": kind, "tiles": tiles} for kind, tiles in laid]
    if by:
        asked["win"] = {"by": by} | ({"tile": tile} if tile else {})
    return asked


def won(asked: dict[str, Any]) -> Score:
    score = best(asked)
    assert not isinstance(score, str), score
    return score


# The reader.


def test_tiles_are_read_in_both_writings() -> None:
    assert read_tiles("捌 三四10x 2d") == ["1x", "3x", "4x", "0x", "2d", "8d"]


def test_three_equal_sequences_are_also_three_groups_of_equal_tiles() -> None:
    pair = Group("pair", ("5d",) * 2)
    alike = [Group("kan", (kind,) * 3) for kind in ("2x", "3x", "4x")]
    run = Group("sequence", ("2x", "3x", "4x"))
    assert splits(read_tiles("222333444x55d")) == {
        tuple(sorted((*alike, pair))),
        tuple(sorted((run, run, run, pair))),
    }


def test_runs_end_at_ten_and_keep_to_one_case() -> None:
    assert splits(read_tiles("190x55d")) == set()
    assert splits(read_tiles("89x0d55d")) == set()
    assert splits(read_tiles("270x55d")) == set()
    assert len(splits(read_tiles("890x55d"))) == 1


# Wins with a tile.

W2_MELDS = "chi 890d, chi 678d, peng 999x, peng 111x, wei 333x"


def test_walkthrough_2_a_wei_completes_the_hand() -> None:
    # 碰 九 2 + 碰 一 2 + 偎 三 3 + 偎 四 3 = 10, so 卡威 20; 自摸 20. R = 2.
    score = won(request("xiaozhuo", "55d", W2_MELDS + ", wei 444x", by="wei", seat=1))
    assert score["items"] == {"黑碰": 4, "黑偎": 6, "自摸": 20, "卡威": 20}
    assert score["deltas"] == [-50, 100, -50]


def test_walkthrough_2_the_same_tile_turned_by_another_seat() -> None:
    # 四 is now a 碰: 2 + 2 + 3 + 2 = 9.
    assert best(request("xiaozhuo", "44x55d", W2_MELDS, tile="4x", seat=1)) == "WM-9.3"


def test_the_example_of_the_formula() -> None:
    # 碰 二 3, 碰 四 五 九 6, 偎 三 3, the turned 一 a 碰 2: 14, times 10; 小字胡 200, 飘对 50, 对倒胡 30.
    melds = "peng 222x, peng 444x, peng 555x, peng 999x, wei 333x"
    score = won(request("zuanshi", "1166x", melds, tile="1x"))
    assert score["total"] == 14 * 10 + 280
    assert score["items"] == {
        "黑碰": 8,
        "红碰": 3,
        "黑偎": 3,
        "对子胡": 10,
        "小字胡": 200,
        "对倒胡": 30,
        "飘对": 50,
    }


@pytest.mark.parametrize(
    ("pot", "total"),
    [
        (0, 287),
        (37, 287),  # 2 x 268 + 37 = 573, one less than 2 x 287
        (38, 268),  # 574 on both sides: 18 hard xi are more than 17
        (80, 268),
        (1000, 268),  # one 登 of 80 and no more
    ],
)
def test_walkthrough_12_the_pot_decides(pot: int, total: int) -> None:
    # 二 as 碰: 明团圆 7, 明团圆 四 5, 偎 捌 3, 麻雀 一 转弯 2: 17; 卓胡 40, 印胡 30, 纯印 150, 手牵手 50: 287.
    # 二 as the middle of 一二三: 暗团圆 8 makes 18; 边坎 30 in place of 手牵手: 268.
    melds = "chi 345x, peng 444x, wei 888d, chi 456d"
    asked = request("quan", "1112223x", melds, tile="2x", pot=pot, options={"dou_liu_zi": True})
    assert won(asked)["total"] == total
    asked["options"]["dou_liu_zi"] = False
    assert won(asked)["total"] == 287


def test_jiding_and_yuanyuanding_replace_dandiao() -> None:
    # 碰 柒 and 拾 6, 偎 壹 3, 碰 玖 2, 麻雀 五 转弯 2: 13; 鸡丁 100; three 五 dealt, 四五六 and 五六七: 圆圆丁 50.
    # (五 as the middle of 四五六: 边坎 30 only.)
    melds = "chi 567x, peng 777d, peng 000d, wei 111d, peng 999d"
    asked = request("zuanshi", "4556x", melds, tile="5x")
    assert won(asked)["total"] == 13 + 100
    asked["dealt"] = "1345556789x1145779900d"
    assert won(asked)["items"] == {
        "黑碰": 2,
        "红碰": 6,
        "黑偎": 3,
        "黑麻雀转弯": 2,
        "鸡丁": 100,
        "圆圆丁": 50,
    }


@pytest.mark.parametrize(("by", "total"), [("turn", 110), ("draw", 150)])
def test_five_on_the_table_and_five_in_the_hand(by: str, total: int) -> None:
    # Table: 碰 一 2, 偎 玖 3. Hand: 坎 八 3, red 麻雀 二 2; the 胡组 三四五 has 0.
    # 卡胡 50, 上下五千年 50; drawn also 自摸 40.
    asked = request("quan", "2244556888x", "peng 111x, wei 999d, chi 345d", by=by, tile="3x")
    assert won(asked)["total"] == total
    assert won(asked)["items"]["上下五千年"] == 50


def test_two_hearts_and_two_dragons() -> None:
    # 偎 玖 八 陆 9, 麻雀 五 转弯 2: 11. 一二三 and 三四五: 心连心 30; 一二三, 壹贰叁, R = 2: 二龙戏珠 50.
    # 四 is the middle of 三四五: 边坎 30.
    melds = "chi 123x, chi 123d, wei 999d, wei 888x, wei 666d"
    assert won(request("zuanshi", "3555x", melds, tile="4x"))["items"] == {
        "黑偎": 9,
        "黑麻雀转弯": 2,
        "边坎": 30,
        "心连心": 30,
        "二龙戏珠": 50,
    }


def test_wudui_takes_the_place_of_duizihu_and_wuhu() -> None:
    # 碰 一 三 五 and the turned 陆 8, 偎 八 玖 6: 14, times 6.
    melds = "peng 111x, peng 333x, peng 555x, wei 888x, wei 999d"
    assert won(request("lao", "11d66d", melds, tile="6d"))["items"] == {"黑碰": 8, "黑偎": 6, "乌对": 6}


@pytest.mark.parametrize(
    ("edition", "options", "total"),
    [
        ("dazhuo", {}, 800),
        ("dazhuo", {"quan_qiu_ren": True}, 950),
        ("quan", {}, 950),
        ("lao", {"quan_qiu_ren": True}, 20),
    ],
)
def test_four_tuanyuan_in_two_adjacent_pairs(edition: str, options: dict[str, bool], total: int) -> None:
    # Four 黑明团圆 20. 四乱卓 300, 真八碰头 300, 九玖 假八碰头 150, 单吊 30; 全求人 150 where it is on.
    melds = "peng 888x, peng 999x, peng 888d, peng 999d, chi 890x, chi 890d"
    assert won(request(edition, "1x", melds, tile="1x", options=options))["total"] == total


# The dealt hand.

SIX_RED_AND_NINE = "1122337700x223377004d"  # nine pairs, six of them red, and 肆


def test_walkthrough_10_one_dealt_type_or_all() -> None:
    # 150 each; of equals 六对红 stands before 九对 in the list.
    asked = request("quan", SIX_RED_AND_NINE, by="deal", seat=1)
    assert best(asked) == {"items": {"六对红": 150}, "total": 150, "deltas": [-150, 300, -150]}
    asked["options"]["tian_hu_stack"] = True
    assert won(asked)["items"] == {"六对红": 150, "九对": 150}
    asked["options"] = {"edition": "dazhuo"}
    assert best(asked) == "WM-15.1"
    asked["options"]["tian_hu"] = True
    assert best(asked) == "WM-15.3"


def test_two_bombs() -> None:
    # 二 without 一 三 四, 柒 without 伍 陆 捌 玖: 2 x 200; in 钻石版 the two are 两炸弹.
    hand = "2222567890x123477770d"
    assert won(request("quan", hand, by="deal", seat=1))["items"] == {"红炸弹": 400}
    assert won(request("zuanshi", hand, by="deal", seat=1))["items"] == {"两炸弹": 150}


@pytest.mark.parametrize(
    ("hand", "never"),
    [
        ("1245566790x123456789d", True),  # 五五 has 四 but no 三, 六六 has 七 but no 八; the other pair is no help
        ("12455666790x12345678d", False),  # of three 六 one may go to 四五六 with the pair 五五
        ("1234555790x123456789d", True),  # one black kind: at best 6 + 3
        ("1234777890x12345678d", False),  # a red three with 八 near it
        ("123477740x123456890d", False),  # 四四 with 二三, and a red kind beside it
        ("1234567890x123456789d", True),
    ],
)
def test_hands_that_never_reach_ten(hand: str, never: bool) -> None:
    assert never_ten(read_tiles(hand)) is never


# Waits.


def test_waits_of_a_held_pair() -> None:
    # 四: drawn it must be 偎 and 五六 stay over; turned it is 四四 + 四五六, 碰 9 + 坎 玖 3 + 转弯 2, 单吊 30: 44.
    # 七: 红明团圆 7 + 碰 6 + 坎 3 = 16; 印胡 30, R = 10 红胡 30, 自摸 40: 116.
    asked = request("zuanshi", "4456x999d", "chi 456d, peng 222x, peng 777x, peng 000x", by="")
    expected: list[Wait] = [{"tile": "4x", "left": 2, "total": 44}, {"tile": "7x", "left": 1, "total": 116}]
    assert waits(asked) == expected
    asked["discarded"] = "44x"
    assert waits(asked) == expected[1:]
    assert best({**asked, "win": {"by": "draw", "tile": "4x"}}) == "WM-6.1"
    assert best({**asked, "win": {"by": "discard", "tile": "7x"}}) == "WM-9.1"
    assert best({**asked, "win": {"by": "turn", "tile": "5x"}}) == "WM-9.2"


# The examples of the rule page.


@pytest.mark.parametrize("line", ANSWERED, ids=lambda line: str(line["id"]))
def test_every_example(line: dict[str, Any]) -> None:
    expect = line["expect"]
    if "waits" in expect:
        assert waits(line["ask"]) == expect["waits"]
    elif expect["win"]:
        score = won(line["ask"])
        assert score == {key: expect[key] for key in ("items", "total", "deltas")}
        assert list(score["items"]) == [name for name in ORDER if name in expect["items"]]
        assert total_of(score["items"]) == expect["total"]
    else:
        assert best(line["ask"]) == expect["why"]


def test_the_examples_are_there() -> None:
    assert len(ANSWERED) > 200
