"""WM-12.40 … WM-12.47: hard xi and shape."""

from tests.games.weimaque.asking import items, laid

FIVE = "chi 456d, chi 678d, peng 222x, peng 111x"
"""Five hard xi on the table."""


def test_wm_12_40_ten_by_wei() -> None:
    told = items("99d", "wei", f"{FIVE}, peng 555x, wei 333x")
    assert (told["卡威"], told["卡胡"]) == (50, 50)
    assert "卡威" not in items("99d", "wei", f"{FIVE}, peng 777x, wei 333x")
    assert "卡威" not in items("33x99d", "turn 3x", f"{FIVE}, wei 555x"), "ten, but a 碰"


def test_wm_12_41_exactly_ten() -> None:
    assert items("33x99d", "turn 3x", f"{FIVE}, wei 555x")["卡胡"] == 50
    assert "卡胡" not in items("33x99d", "turn 3x", f"{FIVE}, wei 777x")


EQUAL = "peng 111x, peng 333x, peng 555x, peng 222x"


def test_wm_12_42_every_group_counts() -> None:
    assert items("8877999x", "turn 8x", EQUAL)["顶对"] == 50
    assert "顶对" not in items("8877999x", "turn 7x", EQUAL), "the pair is black"
    assert "顶对" not in items("7745999x", "turn 6x", EQUAL), "a sequence"


def test_wm_12_43_its_other_name() -> None:
    off = items("8877999x", "turn 8x", EQUAL, ding_dui=False)
    assert off["顶顶息"] == 50
    assert "顶对" not in off
    assert "顶顶息" not in items("8877999x", "turn 8x", EQUAL)
    assert "顶顶息" not in items("8877999x", "turn 7x", EQUAL, ding_dui=False)


def test_wm_12_44_the_only_red_group_is_a_peng() -> None:
    assert items("4488899x", "turn 4x", EQUAL)["飘对"] == 50
    assert "飘对" not in items("4488899x", "turn 4x", EQUAL.replace("peng 222x", "wei 222x"))
    assert "飘对" not in items("4488877x", "turn 4x", EQUAL), "a second red group"


def test_wm_12_45_five_and_five() -> None:
    assert items("3488800x", "turn 5x", FIVE)["上下五千年"] == 50
    assert items("3488800x", "draw 5x", FIVE)["上下五千年"] == 50, "an own card is turned up too"
    assert "上下五千年" not in items("3458880x", "turn 0x", FIVE), "the pair just made counts two"
    assert "上下五千年" not in items("3488800x", "turn 5x", FIVE.replace("peng 111x", "wei 111x")), "six and five"
    seven = "chi 456d, chi 678d, wei 222x, wei 111x"
    assert "上下五千年" not in items("34888x99d", "turn 5x", seven), "seven and three"
    assert "上下五千年" not in items("34500x", "wei", f"{FIVE}, wei 888x"), "nothing was turned up"


def test_wm_12_45_across_table_and_hand_counts_on_neither_side() -> None:
    told = items("34888x99d", "turn 2x", "chi 456d, chi 678d, peng 222x, chi 345d")
    assert (told["红明团圆"], told["黑坎"]) == (7, 3)
    assert "上下五千年" not in told


def test_wm_12_46_linked_sequences() -> None:
    assert laid("chi 123x, chi 345x, wei 777x, wei 000x, wei 888x, chi 456d", "0d")["心连心"] == 30
    assert "心连心" not in laid("chi 123x, chi 456x, wei 777x, wei 000x, wei 888x, chi 456d", "0d")
    assert "心连心" not in laid("chi 123x, chi 345d, wei 777x, wei 000x, wei 888x, chi 678d", "0d")


DRAGONS = "chi 123x, chi 123d, wei 888x, wei 555x, wei 888d"


def test_wm_12_47_two_dragons() -> None:
    assert items("45d33x", "turn 6d", DRAGONS)["二龙戏珠"] == 50
    assert "二龙戏珠" not in items("56d33x", "turn 7d", DRAGONS), "a third red card"
    assert "二龙戏珠" not in items("45d33x", "turn 6d", DRAGONS.replace("123d", "234d"))
