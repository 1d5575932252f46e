"""名堂 and pair specials of 歪胡子: each hit and nearly missed (FL-15 … FL-17)."""

from typing import Any

import pytest

from tests.games.fulushou.asking import DEAL, WEI, answer, ask, chi, drawn, items, liu, peng, turned, wei, why

CLOSED = "4440x555d123x678x123d678d"
"""Nothing on the table; a pair of 十 completes it."""
PLAIN = "4449x123x678x123d678d"
SIX = (wei("555d"), wei("444d"), peng("333x"), chi("270x", "0x"), chi("678x", "6x"), chi("123d", "2d"))


def plus(asked: dict[str, Any]) -> dict[str, Any]:
    return asked | {"options": {"mingtang_plus": True}}


# FL-15: small and large count


def test_fl_15_2_a_mingtang_leaves_only_the_hard_xi() -> None:
    found = items(ask("4x123d", *SIX[:2], peng("333x"), chi("270x", "0x"), liu("1111x"), win=turned("4x")))
    assert found == {"溜": 5, "歪": 8, "碰": 1, "二七十": 1, "对子": 1, "胡牌": 1, "清溜": 30}
    one = items(ask("4x", *SIX[:2], peng("333x"), chi("270x", "0x"), liu("1111x"), chi("123d", "2d"), win=turned("4x")))
    assert one == {"溜": 5, "歪": 8, "清溜": 30, "全求人": 60}


def test_fl_15_3_hao_and_the_last_tile_keep_the_small_count() -> None:
    found = items(ask(PLAIN, liu("5555d"), win=turned("0x"), marks=["last_tile"]))
    assert found == {"溜": 5, "坎": 3, "胡牌": 1, "清溜": 30, "海捞": 30}


# FL-16: 名堂


def test_fl_16_1_the_dealers_dealt_hand() -> None:
    asked = ask("12344467800x123555678d", win=DEAL)
    assert items(asked) == {"坎": 6, "天胡": 100}
    assert items(plus(asked))["天胡"] == 120
    assert items(asked | {"marks": ["no_discard"]}) == {"坎": 6, "天胡": 100}


def test_fl_16_1_needs_shape_and_xi() -> None:
    assert why(ask("12344467890x123555678d", win=DEAL)) == "FL-12.4"
    assert why(ask("1234446780x1235556788d", win=DEAL)) == "FL-3.1"


def test_fl_16_2_the_first_tile_turned() -> None:
    asked = ask(CLOSED, seat=1, win=drawn("0x"), marks=["first_turn", "no_discard"])
    assert items(asked) == {"坎": 6, "地胡": 100}
    assert items(asked | {"win": turned("0x", 2)}) == {"坎": 6, "地胡": 100}
    assert items(plus(asked))["地胡"] == 120


def test_fl_16_2_not_the_dealer_and_nothing_on_the_table() -> None:
    assert "地胡" not in items(ask(CLOSED, win=turned("0x"), marks=["first_turn"]))
    assert "地胡" not in items(ask(PLAIN, wei("555d"), seat=1, win=turned("0x", 2), marks=["first_turn"]))
    assert "地胡" not in items(ask("44490x123x678x123d678d", wei("555d"), seat=1, win=WEI, marks=["first_turn"]))


def test_fl_16_2_dealer_dihu() -> None:
    options, marks = {"dealer_dihu": True}, ["first_turn"]
    assert "地胡" in items(ask(CLOSED, win=turned("0x"), marks=marks, options=options))
    assert "地胡" in items(ask(PLAIN, liu("5555d"), win=turned("0x"), marks=marks, options=options))
    assert "地胡" in items(ask("44490x123x678x123d678d", wei("555d"), win=WEI, marks=marks, options=options))
    claimed = ask("4440x123x678x555678d", peng("999x"), win=turned("0x"), marks=marks, options=options)
    assert "地胡" not in items(claimed)


def test_fl_16_3_no_discard_all_round() -> None:
    asked = ask(PLAIN, liu("5555d", 0), win=turned("0x"), marks=["no_discard"])
    assert items(asked) == {"溜": 5, "坎": 3, "内毫": 20, "听胡": 60}
    assert items(plus(asked))["听胡"] == 80


def test_fl_16_3_a_discard_or_a_claim_ends_it() -> None:
    assert "听胡" not in items(ask(PLAIN, liu("5555d", 0), win=turned("0x")))
    eaten = ask("4449x123x123d678d", chi("678x", "7x"), liu("5555d"), win=turned("0x"), marks=["no_discard"])
    assert "听胡" not in items(eaten)
    pong = ask("4449x123x123d678d", peng("111x"), liu("5555d"), win=turned("0x"), marks=["no_discard"])
    assert "听胡" not in items(pong)


@pytest.mark.parametrize(("hand", "tile", "value"), [
    ("777000456x2704569d", "0d", 80),
    ("777000456x2704560d", "0d", 90),
    ("777000456x2704560d", "7d", 90),
    ("777000456x2222700d", "7d", 120),
])  # fmt: skip
def test_fl_16_4_thirteen_reds_and_ten_for_each_above(hand: str, tile: str, value: int) -> None:
    asked = ask(hand, wei("222x"), win=turned(tile))
    assert items(asked)["十三红"] == value
    assert items(plus(asked))["十三红"] == value + 20


def test_fl_16_4_twelve_reds_are_nothing() -> None:
    assert "十三红" not in items(ask("777000456x2704569d", wei("222x"), win=turned("9d")))


def test_fl_16_5_one_red() -> None:
    assert items(ask("3334445667x111888d", wei("555d"), win=turned("5x"))) == {"歪": 4, "坎": 12, "一点红": 60}
    assert "一点红" not in items(ask("3334445677x111888d", wei("555d"), win=turned("5x")))


def test_fl_16_6_no_red() -> None:
    assert items(ask("3334568999x111888d", wei("555d"), win=turned("8x"))) == {"歪": 4, "坎": 12, "全黑": 80}
    assert "全黑" not in items(ask("3334568999x111888d", wei("555d"), win=turned("7x")))


@pytest.mark.parametrize(("size", "other", "name"), [("d", "x", "全大"), ("x", "d", "全小")])
def test_fl_16_7_and_16_8_one_size(size: str, other: str, name: str) -> None:
    hand = f"1123444667788890{size}"
    assert items(ask(hand, wei(f"555{size}"), win=turned(f"2{size}"))) == {"歪": 4, "坎": 3, name: 100}
    assert items(plus(ask(hand, wei(f"555{size}"), win=turned(f"2{size}"))))[name] == 120
    mixed = f"9{other}123444667788890{size}"
    assert name not in items(ask(mixed, wei(f"555{size}"), win=turned(f"9{other}")))


def test_fl_16_9_equal_tiles_only() -> None:
    asked = ask("4447779x111888d", wei("555d"), peng("333x"), win=turned("9x"))
    assert items(asked) == {"歪": 4, "坎": 12, "对子息": 100}
    assert "对子息" not in items(asked | {"win": turned("8x")})


def test_fl_16_10_every_group_gives_xi() -> None:
    asked = ask("270444x1117888d", wei("555d"), peng("333x"), win=turned("0d"))
    assert items(asked) == {"歪": 4, "坎": 9, "行行息": 60}
    assert "行行息" not in items(ask("789444x1117888d", wei("555d"), peng("333x"), win=turned("0d")))
    assert "行行息" not in items(asked | {"win": turned("8d")})


def test_fl_16_10_stands_without_pair_xi() -> None:
    asked = ask("270444x1117888d", wei("555d"), peng("333x"), win=turned("0d"), options={"pair_xi": False})
    assert items(asked)["行行息"] == 60


def test_fl_16_11_one_tile_in_hand() -> None:
    assert items(ask("9x", *SIX, win=turned("0x"))) == {"歪": 8, "全求人": 60}
    assert items(ask("9x", *SIX, win=drawn("0x"))) == {"歪": 8, "全求人": 60}
    assert "全求人" not in items(ask("9x123d", *SIX[:-1], win=turned("0x")))
    assert "全求人" not in items(ask("90x", *reversed(SIX), win=WEI))


def test_fl_16_12_the_last_tile() -> None:
    asked = ask(PLAIN, wei("555d"), win=turned("0x"), marks=["last_tile"])
    assert items(asked)["海捞"] == 30
    assert items(asked | {"options": {"hao_plus": True}})["海捞"] == 40
    assert items(plus(asked))["海捞"] == 30
    assert items(ask("44490x123x678x123d678d", wei("555d"), win=WEI, marks=["last_tile"]))["海捞"] == 30
    assert "海捞" not in items(asked | {"marks": []})


# FL-17: pair specials


@pytest.mark.parametrize(("rule", "hand", "seat", "found"), [
    ("FL-17.3", "1234567890x1234567890d", 0, {"无对": 120}),
    ("FL-17.3", "1234567890x123456789d", 1, {"无对": 120}),
    ("FL-17.4", "11223344556677889900x", 0, {"十对": 120}),
    ("FL-17.4", "11112233445566778899x", 0, {"溜": 5, "清溜": 30, "十对": 120}),
    ("FL-17.5", "11234567890x12345678d", 1, {"一对": 100}),
    ("FL-17.5", "1111234567x123456780d", 1, {"溜": 5, "清溜": 30, "一对": 100}),
    ("FL-17.5", "1112345678x1234567890d", 0, {"坎": 3, "一对": 100}),
    ("FL-17.6", "1112233445566778899x", 2, {"坎": 3, "九对": 100}),
    ("FL-17.6", "1111222233334444556x", 2, {"溜": 20, "清溜": 120, "九对": 100}),
    ("FL-17.6", "112233445566778899x01d", 0, {"九对": 100}),
])  # fmt: skip
def test_fl_17_pair_specials(rule: str, hand: str, seat: int, found: dict[str, int]) -> None:
    asked = ask(hand, seat=seat, win=DEAL)
    assert items(asked) == found, rule
    assert answer(asked)["split"] == []


@pytest.mark.parametrize(("hand", "seat"), [
    ("112234567890x1234567d", 1),
    ("1111222345678x123456d", 1),
    ("11223344556677889x12d", 2),
    ("1234446780x123555678d", 1),
])  # fmt: skip
def test_fl_17_1_other_dealt_hands_of_other_seats_do_not_win(hand: str, seat: int) -> None:
    assert why(ask(hand, seat=seat, win=DEAL)) == "FL-17.1"


def test_fl_17_7_and_16_13_options_raise_specials() -> None:
    asked = ask("1111234567x123456780d", seat=1, win=DEAL, options={"hao_plus": True, "mingtang_plus": True})
    assert items(asked) == {"溜": 5, "清溜": 40, "一对": 120}


def test_fl_17_8_a_special_is_never_combined() -> None:
    asked = ask("11223344556677889900x", win=DEAL, marks=["no_discard"])
    assert items(asked) == {"十对": 120}


# FL-18: settlement


@pytest.mark.parametrize(("players", "seat", "deltas"), [
    (3, 0, [16, -8, -8]), (3, 2, [-8, -8, 16]), (2, 1, [-8, 8]),
])  # fmt: skip
def test_fl_18_2_everybody_pays_the_total(players: int, seat: int, deltas: list[int]) -> None:
    source = 0 if seat else 1
    asked = ask(PLAIN, wei("555d"), seat=seat, win=turned("0x", source), options={"players": players})
    assert answer(asked)["deltas"] == deltas


def test_fl_18_1_an_own_draw_pays_no_more() -> None:
    assert answer(ask(PLAIN, wei("555d"), win=drawn("0x")))["total"] == 8
