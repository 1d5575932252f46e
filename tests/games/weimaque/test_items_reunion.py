"""WM-12.13 … WM-12.23: several 团圆. Each hand has six groups on the table and waits for the pair of its last card."""

import pytest

from tests.games.weimaque.asking import laid

FAMILY = {"卓胡", "姊妹卓", "三乱卓", "姊妹卓带拖", "嗲孙卓", "四乱卓", "嗲孙卓带拖"}


def family(groups: str, single: str) -> tuple[str, int]:
    """The one item of the 卓 family, and its value."""
    found = [(name, value) for name, value in laid(groups, single).items() if name in FAMILY]
    assert len(found) <= 1
    return found[0] if found else ("", 0)


def test_wm_12_13_two() -> None:
    assert family("peng 222x, peng 777x, chi 234x, chi 678x, chi 345d, chi 456d", "9d") == ("卓胡", 40)
    assert family("peng 222x, peng 777x, chi 234x, chi 345d, peng 555x, chi 456d", "9d") == ("", 0)


def test_wm_12_14_two_adjacent() -> None:
    assert family("peng 333x, peng 444x, chi 345x, chi 678x, chi 345d, chi 456d", "9d") == ("姊妹卓", 80)
    assert family("peng 333x, peng 444d, chi 345x, chi 678x, chi 345d, chi 567d", "9d") == ("卓胡", 40)


def test_wm_12_15_three() -> None:
    assert family("peng 222x, peng 444x, peng 777x, chi 234x, chi 678x, chi 345d", "9d") == ("三乱卓", 100)


def test_wm_12_16_two_adjacent_and_one() -> None:
    assert family("peng 333x, peng 444x, peng 777x, chi 345x, chi 678x, chi 345d", "9d") == ("姊妹卓带拖", 150)


def test_wm_12_17_run() -> None:
    assert family("peng 333x, peng 444x, peng 555x, chi 345x, chi 678x, chi 345d", "9d") == ("嗲孙卓", 300)
    assert family("peng 333x, peng 444x, peng 555d, chi 345x, chi 678x, chi 345d", "9d") == ("姊妹卓带拖", 150)


def test_wm_12_18_four() -> None:
    assert family("peng 333x, peng 444x, peng 777d, peng 888d, chi 345x, chi 678d", "9d") == ("四乱卓", 300)
    assert family("peng 333x, peng 555x, peng 666d, peng 888d, chi 345x, chi 678d", "9d") == ("四乱卓", 300)
    assert family("peng 333x, peng 444x, peng 888x, peng 888d, chi 345x, chi 678d", "9d") == ("姊妹卓带拖", 150)


@pytest.mark.parametrize("fourth", ["666x", "777x", "888x"])
def test_wm_12_19_run_and_one(fourth: str) -> None:
    assert family(f"peng 333x, peng 444x, peng 555x, peng {fourth}, chi 345x, chi 678x", "9d") == ("嗲孙卓带拖", 400)
    assert family(f"peng 333x, peng 444x, peng 555x, peng {fourth}, chi 345x, chi 678d", "9d") == ("嗲孙卓", 300)


def test_wm_12_20_both_eights() -> None:
    told = laid("peng 888x, peng 888d, chi 678x, chi 678d, chi 345d, chi 345x", "1d")
    assert told["真八碰头"] == 300
    assert "假八碰头" not in told
    assert "真八碰头" not in laid("peng 888x, peng 888d, chi 678x, chi 567d, peng 222x, chi 345x", "1d")


def test_wm_12_21_both_sizes_of_another_rank() -> None:
    assert laid("peng 999x, peng 999d, chi 789x, chi 789d, chi 345d, chi 345x", "1d")["假八碰头"] == 150
    assert "假八碰头" not in laid("peng 999x, peng 888d, chi 789x, chi 789d, chi 345d, chi 345x", "1d")


def test_wm_12_21_two_ranks_count_once() -> None:
    assert laid("peng 999x, peng 999d, peng 777x, peng 777d, chi 789x, chi 789d", "1d")["假八碰头"] == 150


def test_wm_12_22_both_ends_of_a_size() -> None:
    for size in "xd":
        groups = f"peng 111{size}, peng 000{size}, chi 123{size}, chi 890{size}, chi 345x, chi 345d"
        assert laid(groups, "6x")["龙摆尾"] == 150
    told = laid("peng 111x, peng 000d, chi 123x, chi 890d, chi 345x, chi 345d", "6x", edition="quan")
    assert "龙摆尾" not in told
    assert "假龙摆尾" not in told


def test_wm_12_23_ends_of_different_sizes() -> None:
    for one, other in ("xd", "dx"):
        groups = f"peng 111{one}, peng 000{other}, chi 123{one}, chi 890{other}, chi 345x, chi 345d"
        assert laid(groups, "6x")["假龙摆尾"] == 100
    assert "假龙摆尾" not in laid("peng 111x, peng 000x, chi 123x, chi 890x, chi 345x, chi 345d", "6x")
