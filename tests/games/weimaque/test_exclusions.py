"""WM-13: which item is paid instead of which, and the options that let both stand."""

from tests.games.weimaque.asking import items, laid

BLACK = "peng 111x, peng 333x, wei 555x, peng 888x, peng 999x"
EQUAL = "peng 111x, peng 333x, peng 555x, peng 222x"
PLAIN = "chi 456d, chi 678d, peng 222x, wei 777x, wei 555x"
SIX = "chi 456d, chi 678d, peng 222x, wei 777x, peng 000x"


def test_wm_13_1_all_equal_black_stands_alone() -> None:
    told = laid(f"{BLACK}, peng 444d", "9d")
    assert set(told) & {"对子胡", "乌对", "乌胡"} == {"乌对"}


def test_wm_13_2_the_garden_of_two_stands_alone() -> None:
    told = items("23x00d", "turn 4x", "chi 123x, chi 678x, chi 890x, chi 123d, chi 678d")
    assert set(told) & {"满园花", "二息满园花"} == {"二息满园花"}


def test_wm_13_3_one_of_the_family() -> None:
    told = laid("peng 333x, peng 444x, peng 555x, peng 666x, chi 345x, chi 678x", "9d")
    family = {"卓胡", "姊妹卓", "三乱卓", "姊妹卓带拖", "嗲孙卓", "四乱卓", "嗲孙卓带拖"}
    assert set(told) & family == {"嗲孙卓带拖"}


def test_wm_13_4_eights_replace_one_rank_where_the_edition_has_them() -> None:
    for edition, names in (("zuanshi", {"真背靠背"}), ("quan", {"真背靠背"}), ("dazhuo", {"背靠背"})):
        told = items("88x88d", "turn 8d", SIX, edition=edition)
        assert set(told) & {"背靠背", "真背靠背"} == names


def test_wm_13_5_both_may_replace_the_single_wait() -> None:
    groups = "wei 777x, peng 000x, wei 555d, peng 888d, chi 345x 5x"
    told = items("2334x", "turn 3x", groups, dealt="233434770066x55889912d")
    assert {"鸡丁", "圆圆丁"} <= set(told)
    assert "单吊" not in told


def test_wm_13_6_the_single_wait_of_all_equal_groups() -> None:
    told = laid(f"{BLACK}, peng 222d", "9d")
    assert set(told) & {"单吊", "对子胡单吊"} == {"对子胡单吊"}


def test_wm_13_7_ding_ding_stack() -> None:
    assert "顶顶息" not in items("8877999x", "turn 8x", EQUAL)
    both = items("8877999x", "turn 8x", EQUAL, ding_ding_stack=True)
    assert (both["顶对"], both["顶顶息"]) == (50, 50)


def test_wm_13_8_yin_stack() -> None:
    groups = "peng 222x, peng 777x, chi 234x, chi 678x, chi 345d, chi 456d"
    assert (laid(groups, "9d")["纯印"], laid(groups, "9d")["印胡"]) == (300, 60)
    alone = laid(groups, "9d", yin_stack=False)
    assert alone["纯印"] == 300
    assert "印胡" not in alone


def test_wm_13_9_ka_stack() -> None:
    told = items("99d", "wei", "chi 456d, chi 678d, peng 222x, peng 111x, peng 555x, wei 333x", ka_stack=False)
    assert told["卡威"] == 50
    assert "卡胡" not in told
    turned = items("33x99d", "turn 3x", "chi 456d, chi 678d, peng 222x, peng 111x, wei 555x", ka_stack=False)
    assert turned["卡胡"] == 50


def test_wm_13_10_dui_dao_stack() -> None:
    pairs = {"33x33d": "背靠背", "88x88d": "真背靠背", "33d44d": "手牵手", "11d00d": "凤摆尾", "11d00x": "假凤摆尾"}
    for cards, name in pairs.items():
        win = f"turn {cards[1:3]}"
        assert {name, "对倒胡"} <= set(items(cards, win, PLAIN))
        alone = items(cards, win, PLAIN, dui_dao_stack=False)
        assert name in alone
        assert "对倒胡" not in alone
    assert "对倒胡" in items("33x99d", "turn 3x", PLAIN, dui_dao_stack=False)


def test_wm_13_11_an_item_that_is_not_there_replaces_nothing() -> None:
    off = items("8877999x", "turn 8x", EQUAL, ding_dui=False)
    assert off["顶顶息"] == 50
    lao = laid("peng 222x, peng 777x, chi 234x, chi 678x, chi 345d, chi 456d", "9d", edition="lao", yin_stack=False)
    assert lao["印胡"] == 20
    mixed = items("11d00x", "turn 1d", PLAIN, edition="quan")
    assert not set(mixed) & {"对倒胡", "凤摆尾", "假凤摆尾"}


def test_wm_13_12_everything_else_is_paid_together() -> None:
    groups = "peng 222x, wei 777x, peng 000x, wei 555d, chi 678d, chi 345x"
    told = items("2d", "turn 2d", groups, ["last_tile"])
    assert {"单吊", "全求人", "美女踩单车", "海底胡", "红胡"} <= set(told)
