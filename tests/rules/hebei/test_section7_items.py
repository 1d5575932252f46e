"""HB-7: each item, and a hand that just has not got it."""

import pytest

from paiju.core.errors import InvalidError
from tests.rules.hebei.asking import OPEN, items, score
from tests.rules.hebei.setups import DEAD, WAIT_6S, Hebei, quiet, robbing

PLAIN = "678m234p45s11z"
"""With `OPEN`: waits for 3s and 6s without any item."""
CLOSED = "123m678m234p45s11z"
FOUR = "pong 111m, pong 999p, 引杠 2222z, 暗杠 7777z"
PAIRS = "1144m2277p3388s5z"
WIDE = "4666m123789p222s"
"""Waits for 4m and 5m."""


@pytest.mark.parametrize(("win", "options"), [("draw 6s", {"menqing_needs_zimo": True}), ("discard 6s 1", {})])
def test_hb_7_1_closed_hand(win: str, options: dict[str, bool]) -> None:
    assert items(CLOSED, win, options=options) == {"门清": 2}
    assert items(PLAIN, win, "暗杠 2222z", options=options) == {"门清": 2}


def test_hb_7_1_near_miss() -> None:
    assert items(PLAIN, "draw 6s", OPEN) == items(PLAIN, "draw 6s", "引杠 2222z") == {}
    assert items(CLOSED, "discard 6s 1", options={"menqing_needs_zimo": True}) == {}


def test_hb_7_2_robbing() -> None:
    assert items(PLAIN, "kong 6s 1", OPEN) == {"抢杠胡": 2}


def test_hb_7_2_near_miss_a_discard() -> None:
    assert items(PLAIN, "discard 6s 1", OPEN) == {}


def test_hb_7_3_win_on_a_replacement() -> None:
    assert items(PLAIN, "draw 6s", "引杠 2222z", ["kong_draw"]) == {"杠上开花": 2}
    table = quiet(["2z", "222z678m234p45s11z"], "", "6s").play("A discard 2z; B kong; B win")
    assert table.items("B") == {"杠上开花": 2}


def test_hb_7_3_near_miss_a_later_draw() -> None:
    assert items(PLAIN, "draw 6s", "引杠 2222z") == {}


def test_hb_7_4_all_triplets() -> None:
    assert items("111m55599p77s", "draw 7s", OPEN) == {"碰碰胡": 3}


def test_hb_7_4_near_miss_one_run() -> None:
    assert items("123m55599p77s", "draw 7s", OPEN) == {}


def test_hb_7_5_big_crane() -> None:
    assert items("5s", "draw 5s", FOUR) == {"碰碰胡": 3, "大吊车": 2}


def test_hb_7_5_near_miss_three_groups() -> None:
    assert items("5577s", "draw 7s", FOUR.replace(", 暗杠 7777z", "")) == {"碰碰胡": 3}


def test_hb_7_6_one_suit() -> None:
    assert items("1112345677799s", "draw 9s") == {"门清": 2, "青一色": 3}


def test_hb_7_6_near_miss_a_pong_of_another_suit_or_of_honours() -> None:
    assert items("1112345677s", "draw 7s", "pong 999m") == {}
    assert items("1112345677s", "draw 7s", OPEN) == {"混一色": 2}


def test_hb_7_7_one_suit_with_honours() -> None:
    assert items("23456678p11z", "draw 7p", OPEN) == {"混一色": 2}


def test_hb_7_7_near_miss_a_second_suit() -> None:
    assert items("23456678p11z", "draw 7p", "pong 555s") == {}


def test_hb_7_8_all_honours() -> None:
    assert items("1112223355z", "draw 5z", "pong 666z") == {"碰碰胡": 3, "清风": 3}


def test_hb_7_8_near_miss_a_pair_of_a_suit() -> None:
    assert items("99p11122233z", "draw 3z", "pong 666z") == {"碰碰胡": 3, "混一色": 2}


@pytest.mark.parametrize("suit", "mps")
def test_hb_7_9_one_suit_straight(suit: str) -> None:
    other = "p" if suit != "p" else "m"
    assert items(f"12345678{suit}22{other}333z", f"draw 9{suit}") == {"门清": 2, "一条龙": 2}


def test_hb_7_9_near_miss_one_to_nine_but_not_as_three_runs() -> None:
    assert items("1112345678999m", "draw 8m") == {"门清": 2, "青一色": 3}


def test_hb_7_10_seven_pairs() -> None:
    assert items(PAIRS, "draw 5z") == {"门清": 2, "七对": 2}


def test_hb_7_10_near_miss_with_four_equal_tiles_it_is_another() -> None:
    assert "七对" not in items("1111m2277p3388s5z", "draw 5z")


def test_hb_7_11_thirteen_orphans() -> None:
    assert items("19m19p19s1234567z", "draw 7z") == {"门清": 2, "十三幺": 10}


def test_hb_7_11_near_miss_without_honours_there_are_none() -> None:
    assert items("1199m1199p1199s5m", "draw 5m", options={"honours": False}) == {"门清": 2, "七对": 2}
    with pytest.raises(InvalidError):
        items("19m19p19s1234567z", "draw 7z", options={"honours": False})


def test_hb_7_12_last_draw() -> None:
    assert items(PLAIN, "draw 6s", OPEN, ["last_tile"]) == {"海底捞月": 2}
    option = {"haidi_on_discard": True}
    assert items(PLAIN, "discard 6s 1", OPEN, ["last_tile"], options=option) == {"海底捞月": 2}


def test_hb_7_12_a_replacement_that_is_the_last_counts_too() -> None:
    """One kong, 13 tiles left: the single tile at the tail is drawn after a second one."""
    table = quiet(["5555p", "", "222z678m234p45s11z"], "", "2z" + DEAD + "6s8p").play("A kong 5p").drain(left=13)
    assert table.turn == "B"
    table.play("B discard 2z; C kong")
    assert table.left == 12
    table.play("C win")
    assert table.items("C") == {"杠上开花": 2, "海底捞月": 2}


def test_hb_7_12_near_miss_a_discard_and_one_draw_earlier() -> None:
    assert items(PLAIN, "discard 6s 1", OPEN, ["last_tile"]) == {}
    table = quiet(["", "", WAIT_6S], tail="6s3p" + DEAD).drain(left=13)
    assert table.turn == "C"
    assert table.play("C win").items("C") == {}


def test_hb_7_13_seven_pairs_with_honours() -> None:
    assert items("11445588m11225z", "draw 5z") == {"门清": 2, "混七对": 4}


def test_hb_7_13_near_miss_a_second_suit() -> None:
    assert items("114455m88p11225z", "draw 5z") == {"门清": 2, "七对": 2}


def test_hb_7_14_seven_pairs_of_one_suit() -> None:
    assert items("1122334557799m", "draw 4m") == {"门清": 2, "青七对": 5}


def test_hb_7_14_near_miss_one_pair_of_another() -> None:
    assert items("11224455778m99p", "draw 8m") == {"门清": 2, "七对": 2}


@pytest.mark.parametrize(
    ("rule", "hand", "name", "value"),
    [
        ("HB-7.15", "1111m2277p3388s5z", "单豪", 8),
        ("HB-7.16", "1111m2222p3388s5z", "双豪", 16),
        ("HB-7.17", "1111m2222p3333s5z", "三豪", 32),
    ],
)
def test_hb_7_15_and_hb_7_16_and_hb_7_17_luxury(rule: str, hand: str, name: str, value: int) -> None:
    answer = score(hand, "draw 5z")
    assert {"rule": rule, "name": name, "unit": "points", "value": value} in answer["items"]
    assert answer["total"] == value + 2


def test_hb_7_15_near_miss_no_kind_four_times() -> None:
    assert "单豪" not in items(PAIRS, "draw 5z")


def test_hb_7_16_near_miss_one_kind() -> None:
    assert items("1111m2277p3388s5z", "draw 5z") == {"门清": 2, "单豪": 8}


def test_hb_7_17_near_miss_two_kinds() -> None:
    assert items("1111m2222p3388s5z", "draw 5z") == {"门清": 2, "双豪": 16}


@pytest.mark.parametrize(("a", "b", "c"), ["mps", "psm", "smp", "msp", "pms", "spm"])
def test_hb_7_18_three_suit_straight(a: str, b: str, c: str) -> None:
    assert items(f"123{a}456{b}78{c}11155z", f"draw 9{c}") == {"门清": 2, "花龙": 5}


def test_hb_7_18_near_miss_two_in_one_suit() -> None:
    assert items("123456m78s11155z", "draw 9s") == {"门清": 2}


def test_hb_7_19_catching_the_five() -> None:
    assert items("46m123789p22299s", "draw 5m") == {"门清": 2, "捉五": 5}
    assert items(WIDE, "draw 5m") == {"门清": 2, "捉五": 5}, "4m would have won too"


def test_hb_7_19_only_as_the_single_wait_with_the_option() -> None:
    option = {"zhuowu_single_wait": True}
    assert items("46m123789p22299s", "draw 5m", options=option) == {"门清": 2, "捉五": 5}
    assert items("456m123789p22299s", "deal", options=option) == {"门清": 2, "捉五": 5}
    assert items(WIDE, "draw 5m", options=option) == {"门清": 2}


@pytest.mark.parametrize(("hand", "tile"), [("34m123789p22299s", "5m"), ("123m46789p22299s", "5p")])
def test_hb_7_19_near_miss_at_the_end_of_a_run_or_in_another_suit(hand: str, tile: str) -> None:
    assert items(hand, f"draw {tile}") == {"门清": 2}


def test_hb_7_20_the_suit_is_added_to_luxury_and_honours_to_pairs() -> None:
    assert items("1111334557799m", "draw 4m") == {"门清": 2, "青一色": 3, "单豪": 8}
    assert items("11114455m22335z", "draw 5z") == {"门清": 2, "混一色": 2, "单豪": 8}
    assert items("1122334455667z", "draw 7z") == {"门清": 2, "清风": 3, "七对": 2}


def test_hb_7_20_near_miss_without_four_equal_tiles_the_combined_name_stands() -> None:
    assert "青一色" not in items("1122334557799m", "draw 4m")


def test_hb_7_21_pairs_and_orphans_are_closed() -> None:
    assert items(PAIRS, "discard 5z 1")["门清"] == 2
    assert items("19m19p19s1234567z", "discard 7z 1")["门清"] == 2


def test_hb_7_21_near_miss_by_a_discard_where_an_own_draw_is_asked() -> None:
    assert items(PAIRS, "discard 5z 1", options={"menqing_needs_zimo": True}) == {"七对": 2}


@pytest.mark.parametrize(
    ("option", "name", "asked"),
    [
        ("menqing", "门清", (CLOSED, "draw 6s")),
        ("dadiaoche", "大吊车", ("5s", "draw 5s", FOUR)),
        ("haidi", "海底捞月", (PLAIN, "draw 6s", OPEN, ["last_tile"])),
        ("hualong", "花龙", ("123m456p78s11155z", "draw 9s")),
        ("zhuowu", "捉五", ("46m123789p22299s", "draw 5m")),
    ],
)
def test_hb_7_22_switched_off_one_by_one(option: str, name: str, asked: tuple[str, ...]) -> None:
    on, off = items(*asked), items(*asked, options={option: False})
    assert name in on
    assert off == {other: value for other, value in on.items() if other != name}


def test_hb_7_23_nothing_for_the_discard_after_a_kong_the_deal_or_the_first_discard() -> None:
    assert items(PLAIN, "discard 6s 1", OPEN, ["kong_discard"]) == {}
    assert items(CLOSED, "discard 6s 0", marks=["first_discard"], seat=1) == {"门清": 2}
    assert items(CLOSED + "6s", "deal") == {"门清": 2}


def test_hb_7_23_near_miss_the_tile_after_a_kong_counts() -> None:
    assert robbing().play("C win").items("C") == {"抢杠胡": 2}
    assert items(PLAIN, "draw 6s", "暗杠 2222z", ["kong_draw"]) == {"门清": 2, "杠上开花": 2}


def test_hb_7_1_at_the_table_a_pong_takes_it_away() -> None:
    table = Hebei(["2z", "22z345m567p99s45s3z"], "4z4z4z6s").play("A discard 2z; B pong; B discard 3z").drain(left=79)
    assert table.play("B win").items("B") == {}
