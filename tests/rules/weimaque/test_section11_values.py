"""WM-11 and WM-14: what is paid besides what, and how it is added up."""

import pytest

from tests.games.weimaque.asking import answer, hand, items

NO_RUN = ("111444222777x00d99x", "turn 9x", "wei 888d")


def test_wm_11_2_all_that_hold_are_paid() -> None:
    assert set(items(*NO_RUN)) == {"黑坎", "红坎", "黑碰", "黑偎", "红麻雀", "对子胡", "顶对", "对倒胡"}


def test_wm_11_2_near_miss_another_edition_has_fewer() -> None:
    assert set(items(*NO_RUN, edition="lao")) == {"黑坎", "红坎", "黑碰", "黑偎", "红麻雀", "对子胡"}


@pytest.mark.parametrize(("pot", "paid", "not_paid"), [(0, "手牵手", "边坎"), (80, "边坎", "手牵手")])
def test_wm_11_3_on_the_one_split(pot: int, paid: str, not_paid: str) -> None:
    groups = "chi 345x, peng 444x, wei 888d, chi 456d"
    told = items("1112223x", "turn 2x", groups, edition="quan", dou_liu_zi=True, pot=pot)
    assert paid in told
    assert not_paid not in told


def test_wm_11_4_once_but_some_for_each() -> None:
    told = items("222777x44499d12d", "turn 3d", "chi 123x, chi 678x", edition="quan")
    assert told["印胡"] == 60
    told = items("222777x44499d12d", "turn 3d", "chi 123x, chi 345x")
    assert (told["印胡"], told["心连心"]) == (30, 30)


def test_wm_11_4_near_miss_twice_the_same_is_paid_once() -> None:
    assert items("22777000x12d", "turn 3d", "chi 123x, chi 345x, chi 345d")["心连心"] == 30


@pytest.mark.parametrize(
    ("edition", "name", "value"), [("lao", "乌胡", 4), ("xiaozhuo", "乌胡", 4), ("dazhuo", "乌胡", 6)]
)
def test_wm_11_5_the_second_number(edition: str, name: str, value: int) -> None:
    assert items("111333555x99d45x", "turn 6x", "wei 888d, chi 345d", edition=edition)[name] == value


def test_wm_11_5_dot_and_red() -> None:
    assert items("111333555x99d56x", "turn 7x", "wei 888d, chi 345d", edition="lao")["点胡"] == 3
    red = ("222777x000d55d56x", "turn 7x", "chi 345d, chi 345d")
    assert items(*red, edition="xiaozhuo")["红胡"] == 20
    assert items(*red, edition="lao")["红胡"] == 10


def test_wm_11_7_one_name_for_each() -> None:
    told = items("12x444555222999d66x", "draw 3x", "chi 678d")
    assert (told["自摸"], told["活捉小三"]) == (40, 30)
    assert set(told).isdisjoint({"自摸胡", "捉小三", "大/小字胡"})


def test_wm_14_1_xi_times_the_multiplier_and_the_rest_added() -> None:
    told = answer(hand(*NO_RUN))
    xi = 6 + 8 + 2 + 3 + 2
    assert told["total"] == xi * 10 + 50 + 30
    assert told["deltas"] == [2 * told["total"], -told["total"], -told["total"]]


def test_wm_14_1_near_miss_without_a_multiplier() -> None:
    told = answer(hand("222777x44499d12d", "turn 3d", "chi 123x, chi 345d", edition="lao"))
    assert told["total"] == 8 + 4 + 6 + 10
