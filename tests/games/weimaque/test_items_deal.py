"""WM-15: what a dealt hand wins with."""

from typing import Any

import pytest

from tests.games.weimaque.asking import answer, hand, items, why

HEAVEN = "222345777000x45678999d"
"""The dealer's twenty: 12 hard xi of 坎 and a turned pair."""

BLACK = "111333555888x34456599d"
"""The dealer's twenty, complete and black."""


def dealt(cards: str, **options: Any) -> dict[str, int]:
    """The items of nineteen cards dealt to another seat than the dealer; none where they do not win."""
    told = answer(hand(cards, "deal", dealer=1, **options))
    assert told.get("why", "WM-15.3") == "WM-15.3"
    assert "error" not in told, told
    found: dict[str, int] = told.get("items", {})
    return found


def test_wm_15_1_the_window() -> None:
    for edition in ("lao", "xiaozhuo", "dazhuo"):
        assert why(HEAVEN, "deal", edition=edition) == "WM-15.1"
    assert why(HEAVEN, "deal", edition="lao", tian_hu=True) == "WM-15.1"
    assert items(HEAVEN, "deal", edition="xiaozhuo", tian_hu=True)["天胡"] == 50
    assert why(HEAVEN, "deal", edition="quan", tian_hu=False) == "WM-15.3", "open, but nothing holds"


def test_wm_15_4_heaven() -> None:
    told = items(HEAVEN, "deal")
    assert told == {"红坎": 12, "黑麻雀转弯": 2, "红胡": 30, "天胡": 150}
    assert why(HEAVEN[:-2] + "8d", "deal") == "WM-15.3"


def test_wm_15_4_exactly_ten_is_paid() -> None:
    told = items("11333888x000344455566d", "deal")
    assert told == {"黑坎": 6, "红坎": 4, "卡胡": 50, "天胡": 150}


def test_wm_15_4_garden_of_two_may_be_dealt() -> None:
    told = items("123678890234x12367800d", "deal", edition="quan")
    assert (told["二息满园花"], told["天胡"]) == (150, 150)


def test_wm_15_5_no_red() -> None:
    assert dealt("1133445689x133455689d") == {"全黑": 150}
    assert dealt("1133445689x133455678d") == {}


@pytest.mark.parametrize(
    ("cards", "held"),
    [
        ("1234567890x123456789d", True),  # nothing twice
        ("1111234567890x123456d", True),  # one black kind, however often
        ("122567890x1234567890d", True),  # a red pair without its neighbours
        ("2234567890x123456789d", False),  # with 三四 beside it
        ("222567890x1234567890d", True),  # three red with nothing near
        ("2223567890x123456789d", False),  # 三 is near
        ("112557890x1234567890d", True),  # two black pairs, alone
        ("112556790x1234567890d", False),  # 五 has 六七
        ("1122567890x123456789d", False),  # one of them is red
        ("11335567890x12345678d", False),  # three kinds
        ("445567890x1234567890d", False),  # 五 has 六七, though 四 does not count
        ("134455890x1234567890d", True),  # 三四五 would use the other pair
    ],
)
def test_wm_15_6_never_ten(cards: str, held: bool) -> None:
    assert ("无息" in dealt(cards)) == held


def test_wm_15_7_six_red_pairs() -> None:
    assert dealt("122357700x1223577900d") == {"六对红": 150}
    assert dealt("122223577800x1223577d") == {"六对红": 150}, "four are two pairs"
    assert dealt("122357700x1223577890d") == {}


def test_wm_15_8_nine_pairs() -> None:
    assert dealt("112233445566778899x0d") == {"九对": 150}
    assert dealt("11112233445566778x09d") == {}
    assert dealt("111122334455667788x0d") == {"九对": 150}, "four are two pairs"
    assert dealt("111222334455667788x9d") == {}, "three are one pair"


def test_wm_15_9_four_ends() -> None:
    assert dealt("11345678900x11345600d") == {"四边对": 150}
    assert dealt("11345678900x11345690d") == {}


def test_wm_15_10_two_fours() -> None:
    assert dealt("11113333579x12467890d") == {"两炸弹": 150}
    assert dealt("11113333579x12467890d", edition="quan") == {}
    assert dealt("11113335679x12467890d") == {}


def test_wm_15_11_red_bombs() -> None:
    assert dealt("2222567890x123456789d", edition="quan") == {"红炸弹": 200}
    assert dealt("222277770x1234567890d", edition="quan") == {"红炸弹": 400}, "for each"
    assert dealt("2222467890x123456789d", edition="quan") == {}, "四 is near"


def test_wm_15_12_black_bombs() -> None:
    assert dealt("555511220x1234567890d", edition="quan") == {"黑炸弹": 100}
    assert dealt("555511270x1234567890d", edition="quan") == {}, "七 is near"


def test_wm_15_13_the_single_best() -> None:
    assert dealt("112233557700x2277008d") == {"六对红": 150}, "九对 is worth no more"
    assert dealt("2222567890x123456789d", edition="quan") == {"红炸弹": 200}, "无息 is worth less"
    told = items(BLACK, "deal")
    assert told["天胡"] == 150
    assert "全黑" not in told, "the complete hand is worth more"


def test_wm_15_14_all_together() -> None:
    assert dealt("112233557700x2277008d", tian_hu_stack=True) == {"六对红": 150, "九对": 150}
    told = answer(hand(BLACK, "deal", tian_hu_stack=True))
    assert told["items"] == {"黑坎": 12, "乌胡": 6, "天胡": 150, "全黑": 150}
    assert told["total"] == 12 * 6 + 300
