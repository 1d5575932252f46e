"""WM-12.1 … WM-12.12: multipliers, red cards, sizes."""

from tests.games.weimaque.asking import items, laid, why

EQUAL = "peng 111x, peng 333x, wei 555x, peng 999x"
"""Four black groups of equal cards; nine hard xi."""


def test_wm_12_1_all_equal() -> None:
    assert items("4499d", "turn 9d", f"{EQUAL}, peng 222x")["对子胡"] == 10
    assert "对子胡" not in items("4456d", "turn 7d", f"{EQUAL}, peng 222x")


def test_wm_12_2_all_equal_black() -> None:
    black = items("44x88d", "turn 4x", f"{EQUAL}, peng 888x")
    assert black["乌对"] == 15
    assert "对子胡" not in black
    assert "乌对" not in items("77x88d", "turn 8d", f"{EQUAL}, peng 888x")


def test_wm_12_3_black() -> None:
    assert items("45x99d", "turn 3x", "wei 111x, wei 888x, wei 999x, wei 888d, chi 345d")["乌胡"] == 6
    assert "乌胡" not in items("45x99d", "turn 3x", "wei 111x, wei 888x, wei 999x, wei 888d, chi 234d")


def test_wm_12_4_one_red() -> None:
    assert items("45x99d", "turn 3x", "wei 111x, wei 888x, wei 999x, wei 888d, chi 234d")["点胡"] == 4
    assert "点胡" not in items("34x99d", "turn 2x", "wei 111x, wei 888x, wei 999x, wei 888d, chi 234d")


def test_wm_12_5_red_reunions() -> None:
    two = laid("peng 222x, peng 777x, chi 234x, chi 678x, chi 345d, chi 123d", "9d")
    assert two["印胡"] == 60
    assert "印胡" not in laid("peng 333x, peng 888x, chi 234x, chi 678x, chi 345d, chi 123d", "9d")


def test_wm_12_6_pure_red_reunions() -> None:
    two = laid("peng 222x, peng 777x, chi 234x, chi 678x, chi 345d, chi 456d", "9d")
    assert (two["纯印"], two["印胡"]) == (300, 60)
    assert "纯印" not in laid("peng 222x, peng 777x, chi 234x, chi 678x, chi 345d, chi 123d", "9d")


REDS = "peng 222x, wei 777x, peng 000x"
"""Nine red cards."""


def test_wm_12_7_ten_reds() -> None:
    assert items("4588x456d", "turn 3x", f"{REDS}, chi 123d")["红胡"] == 30
    assert "红胡" not in items("4588x456d", "turn 3x", f"{REDS}, chi 345d")


def test_wm_12_8_each_red_beyond_ten() -> None:
    assert items("45x22456d", "turn 3x", f"{REDS}, chi 123d")["多红"] == 60
    assert "多红" not in items("4588x456d", "turn 3x", f"{REDS}, chi 123d")


def test_wm_12_9_red_in_every_group() -> None:
    assert items("23x00d", "turn 1x", f"{REDS}, chi 123d, chi 678d")["满园花"] == 200
    assert "满园花" not in items("23x99d", "turn 1x", f"{REDS}, chi 123d, chi 678d")


SEQUENCES = "chi 123x, chi 678x, chi 890x, chi 123d, chi 678d"


def test_wm_12_10_garden_of_two_hard_xi() -> None:
    told = items("23x00d", "turn 4x", SEQUENCES, edition="quan")
    assert told["二息满园花"] == 150
    assert "满园花" not in told
    assert why("23x77d", "turn 4x", SEQUENCES, edition="quan") == "WM-9.3"
    assert why("23x00d", "turn 4x", SEQUENCES, edition="dazhuo") == "WM-9.3"
    assert why("34x00d", "turn 5x", SEQUENCES, edition="quan") == "WM-9.3"


def test_wm_12_11_big_only() -> None:
    big = "peng 222d, wei 777d, peng 000d"
    assert items("4588345d", "turn 6d", f"{big}, chi 345d")["大字胡"] == 200
    assert "大字胡" not in items("4588345d", "turn 6d", f"{big}, chi 345x")


def test_wm_12_12_small_only() -> None:
    assert items("4588345x", "turn 6x", f"{REDS}, chi 345x")["小字胡"] == 200
    assert "小字胡" not in items("4588345x", "turn 6x", f"{REDS}, chi 345d")
