"""WM-10: the hard xi of each kind of group."""

from paiju.games.weimaque.facts import XI
from tests.games.weimaque.asking import items, why

BASE = "chi 234d, wei 777x, wei 000x"
"""Eight hard xi: two red 偎."""


def xi(cards: str, win: str, groups: str) -> dict[str, int]:
    """The hard xi of a hand by what its groups count as."""
    told = items(cards, win, groups, edition="lao")
    return {name: value for name, value in told.items() if name in XI}


def with_group(group: str) -> dict[str, int]:
    """One more group on the table; the rest of the hand is worth nothing."""
    return xi("2388x678d", "turn 4x", f"{BASE}, {group}")


def with_pair(pair: str) -> dict[str, int]:
    """This pair in hand; the rest is 11 hard xi."""
    return xi(f"23x678d{pair}", "turn 4x", f"{BASE}, wei 555x")


def test_wm_10_1_black_peng() -> None:
    assert with_group("peng 555x") == {"黑碰": 2, "红偎": 8}
    assert "黑碰" not in with_group("peng 000d")


def test_wm_10_2_red_peng() -> None:
    assert with_group("peng 000d") == {"红碰": 3, "红偎": 8}
    assert "红碰" not in with_group("peng 999d")


def test_wm_10_3_black_wei() -> None:
    assert with_group("wei 555x") == {"黑偎": 3, "红偎": 8}
    assert "黑偎" not in with_group("peng 555x")


def test_wm_10_4_red_wei() -> None:
    assert with_group("wei 000d")["红偎"] == 8 + 4
    assert with_group("wei 999d")["红偎"] == 8


def test_wm_10_5_black_kan() -> None:
    assert xi("2355588x", "turn 4x", f"{BASE}, chi 678d") == {"黑坎": 3, "红偎": 8}
    assert "黑坎" not in xi("2345588x", "turn 5x", f"{BASE}, chi 678d")


def test_wm_10_6_red_kan() -> None:
    assert xi("2388x000d", "turn 4x", f"{BASE}, chi 678d") == {"红坎": 4, "红偎": 8}
    assert "红坎" not in xi("23488x00d", "turn 0d", f"{BASE}, chi 678d")


def test_wm_10_7_black_open_reunion() -> None:
    assert with_group("peng 444d") == {"黑明团圆": 5, "红偎": 8}
    assert "黑明团圆" not in with_group("peng 555d")


def test_wm_10_8_red_open_reunion() -> None:
    assert with_group("peng 222d") == {"红明团圆": 7, "红偎": 8}
    assert "红明团圆" not in with_group("peng 333d")


def test_wm_10_9_black_hidden_reunion() -> None:
    assert with_group("wei 444d") == {"黑暗团圆": 6, "红偎": 8}
    assert "黑暗团圆" not in with_group("wei 999d")


def test_wm_10_10_red_hidden_reunion() -> None:
    assert with_group("wei 222d") == {"红暗团圆": 8, "红偎": 8}
    assert "红暗团圆" not in with_group("peng 222d")


def test_wm_10_11_red_pair() -> None:
    assert with_pair("00d") == {"黑偎": 3, "红偎": 8, "红麻雀": 2}
    assert "红麻雀" not in with_pair("99d")


def test_wm_10_12_red_pair_also_in_a_sequence() -> None:
    assert with_pair("22d") == {"黑偎": 3, "红偎": 8, "红麻雀转弯": 3}
    assert "红麻雀转弯" not in with_pair("00d")


def test_wm_10_12_counts_once_with_two_sequences() -> None:
    assert xi("23x22234d", "turn 4x", f"{BASE}, wei 555x")["红麻雀转弯"] == 3


def test_wm_10_13_black_pair_also_in_a_sequence() -> None:
    assert with_pair("33d") == {"黑偎": 3, "红偎": 8, "黑麻雀转弯": 2}
    assert with_pair("55d") == {"黑偎": 3, "红偎": 8}


def test_wm_10_14_black_pair_and_sequences_count_nothing() -> None:
    assert why("2388x456d", "turn 4x", "chi 234d, wei 777x, chi 890x, wei 999d", edition="lao") == "WM-9.3"


def test_wm_10_15_the_sum_of_seven_groups() -> None:
    groups = "peng 111x, peng 222x, wei 333x, wei 777d, peng 444d"
    assert sum(xi("23x00d", "turn 1x", groups).values()) == 5 + 7 + 6 + 4 + 2 + 2


def test_wm_10_16_another_seats_card_makes_a_peng() -> None:
    assert xi("2345588x", "turn 5x", f"{BASE}, chi 678d") == {"黑碰": 2, "红偎": 8}
    wei = f"{BASE}, chi 678d, wei 555x"
    assert xi("23488x", "wei", wei) == {"黑偎": 3, "红偎": 8}


def test_wm_10_17_the_fourth_copy_completes_either_group() -> None:
    told = items("3455588x", "turn 5x", f"{BASE}, chi 678d", edition="lao")
    assert told == {"红偎": 8, "黑暗团圆": 6}


def test_wm_10_18_kan_with_an_eaten_fourth_is_hidden() -> None:
    groups = "chi 345x, wei 222x, wei 000x, chi 678d"
    assert xi("5557889x", "turn 8x", groups)["黑暗团圆"] == 6
