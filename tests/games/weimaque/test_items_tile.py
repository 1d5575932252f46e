"""WM-12.24 … WM-12.39: how the winning card came and how it fits."""

from typing import Any

from tests.games.weimaque.asking import items, laid

TEN = "peng 222x, wei 777x, peng 000x"
"""Ten hard xi, red."""
THIRTEEN = f"{TEN}, wei 555d"


def one_group(cards: str, win: str, **rest: Any) -> dict[str, int]:
    """Five groups on the table; cards of one more group and the pair."""
    return items(cards, win, f"{THIRTEEN}, chi 678d", **rest)


def test_wm_12_24_last_card() -> None:
    assert items("34x99d", "turn 5x", f"{THIRTEEN}, chi 678d", ["last_tile"])["海底胡"] == 50
    assert items("34599x", "wei", f"{TEN}, chi 678d, wei 555d", ["last_tile"])["海底胡"] == 50
    assert "海底胡" not in items("34x99d", "turn 5x", f"{THIRTEEN}, chi 678d", ["first_turn"])


def test_wm_12_25_own_draw() -> None:
    assert one_group("34x99d", "draw 5x")["自摸"] == 40
    assert items("345x99d", "wei", f"{TEN}, chi 678d, wei 555d")["自摸"] == 40
    assert "自摸" not in one_group("34x99d", "turn 5x")


def test_wm_12_26_own_three() -> None:
    assert one_group("45x99d", "draw 3x")["活捉小三"] == 30
    assert one_group("45x99d", "draw 3x", zi_mo=False)["活捉小三"] == 30
    assert items("45699x", "wei", f"{TEN}, chi 678d, wei 333x")["活捉小三"] == 30
    assert "活捉小三" not in one_group("45x99d", "turn 3x")
    assert "活捉小三" not in one_group("99x45d", "draw 3d")


def test_wm_12_27_single_wait() -> None:
    assert one_group("345x9d", "turn 9d")["单吊"] == 30
    assert "单吊" not in one_group("34x99d", "turn 5x")


def test_wm_12_28_single_wait_all_equal() -> None:
    told = laid("peng 111x, peng 333x, wei 555x, peng 888x, peng 222x, peng 999x", "9d")
    assert told["对子胡单吊"] == 50
    assert "单吊" not in told
    assert "对子胡单吊" not in laid("peng 111x, peng 333x, wei 555x, peng 888x, peng 222x, chi 345d", "9d")


def test_wm_12_29_one_card_left() -> None:
    told = laid(f"{THIRTEEN}, chi 678d, chi 345x", "9d")
    assert (told["全求人"], told["单吊"]) == (150, 30)
    assert "全求人" not in one_group("345x9d", "turn 9d")


def test_wm_12_30_one_red_card_left() -> None:
    told = laid(f"{THIRTEEN}, chi 678d, chi 345x", "2d", quan_qiu_ren=False)
    assert told["美女踩单车"] == 50
    assert "全求人" not in told
    assert "美女踩单车" not in laid(f"{THIRTEEN}, chi 678d, chi 345x", "9d")


def test_wm_12_31_pair_around_the_middle() -> None:
    told = one_group("3445x", "turn 4x")
    assert told["鸡丁"] == 100
    assert "单吊" not in told
    assert "鸡丁" not in one_group("3345x", "turn 3x")
    assert "鸡丁" not in items("345d4x", "turn 4x", f"{THIRTEEN}, chi 345x")


def round_pair(taken: str, dealt: str) -> dict[str, int]:
    """三 as the pair and in 一二三, eaten, and 三四五."""
    known = {"dealt": dealt} if dealt else {}
    return items("3345x", "turn 3x", f"{THIRTEEN}, chi 123x {taken}", **known)


def test_wm_12_32_round_pair() -> None:
    told = round_pair("1x", "23334522770066x55d8889d")
    assert told["圆圆丁"] == 50
    assert "单吊" not in told
    assert "圆圆丁" not in round_pair("3x", "12334522770066x55d8899d")
    assert "圆圆丁" not in round_pair("1x", "")
    assert "圆圆丁" not in items("345x4x", "turn 4x", f"{THIRTEEN}, chi 123x")


def test_wm_12_33_inner_card() -> None:
    assert one_group("35x99d", "turn 4x")["边坎"] == 30
    assert one_group("12d99x", "turn 3d")["边坎"] == 30
    assert one_group("90d99x", "turn 8d")["边坎"] == 30
    assert "边坎" not in one_group("34x99d", "turn 5x")
    assert "边坎" not in one_group("23d99x", "turn 1d")
    assert "边坎" not in one_group("89d99x", "turn 0d")


def two_pairs(pairs: str, tile: str, **rest: Any) -> dict[str, int]:
    """Two pairs in hand, one of which becomes three."""
    return one_group(pairs, f"turn {tile}", **rest)


def test_wm_12_34_two_pairs() -> None:
    assert two_pairs("33x99d", "3x")["对倒胡"] == 30
    assert items("99d456x", "wei", f"{TEN}, chi 678d, wei 333x")["对倒胡"] == 30
    assert "对倒胡" not in one_group("34x99d", "turn 5x")


def test_wm_12_35_one_rank() -> None:
    assert two_pairs("33x33d", "3x")["背靠背"] == 50
    assert "背靠背" not in two_pairs("33x44d", "3x")


def test_wm_12_36_eights() -> None:
    told = two_pairs("88x88d", "8d")
    assert told["真背靠背"] == 100
    assert "背靠背" not in told
    assert "真背靠背" not in two_pairs("99x99d", "9d")


def test_wm_12_37_neighbours() -> None:
    assert two_pairs("3344d", "3d")["手牵手"] == 50
    assert "手牵手" not in two_pairs("33x44d", "3x")
    assert "手牵手" not in two_pairs("11x00d", "1x")


def test_wm_12_38_ends() -> None:
    assert two_pairs("1100d", "1d")["凤摆尾"] == 50
    assert "凤摆尾" not in two_pairs("11x00d", "1x")


def test_wm_12_39_crossed_ends() -> None:
    assert two_pairs("11x00d", "1x")["假凤摆尾"] == 30
    assert "假凤摆尾" not in two_pairs("1100d", "0d")
    assert "假凤摆尾" not in two_pairs("11x00d", "1x", edition="quan")
