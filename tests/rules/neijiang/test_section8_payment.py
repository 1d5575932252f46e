"""NJ-8: what a win costs, whom, when, and how much of it can be paid."""

from typing import Any

import pytest

from tests.kit import Table
from tests.rules.neijiang.asking import items, score

# Waits for 9s alone, and for 3s alone; without any 番.
LONE = "234567p123456s9s"
OPEN = "234567p1267899s"
# 清一色 and 暗七对 with two 归: F = 6 for 9p.
DEAR = "1111222233779p"


def quiet(hands: list[str], draws: str = "", tail: str = "", **options: Any) -> Table:
    return Table(hands, draws, tail, allow_ready=False, **options)


def three_winners(balances: list[int] | None = None, **options: Any) -> Table:
    """B, C and D wait for 9s, each without any 番 (地胡 makes F = 2), and A discards it."""
    hands = ["9s", "123456p123456s9s", "234567p234567s9s", "345678p345678s9s"]
    return quiet(hands, balances=balances, **options).play("A discard 9s; B win; C win; D win")


@pytest.mark.parametrize("base", [1, 2, 7])
@pytest.mark.parametrize(("hand", "tile", "fan"), [(LONE, "9s", 0), ("33345p12378999s", "3p", 1), (DEAR, "9p", 6)])
def test_nj_8_1_base_times_two_to_the_fan(base: int, hand: str, tile: str, fan: int) -> None:
    answer = score(hand, f"discard {tile} 2", options={"base": base})
    assert answer["total"] == 2**fan
    assert answer["deltas"] == [base * 2**fan, 0, -base * 2**fan, 0]


def test_nj_8_1_near_miss_the_base_does_not_change_the_total() -> None:
    assert score(LONE, "draw 9s", options={"base": 50})["total"] == 1


def test_nj_8_1_base_in_play() -> None:
    table = quiet(["9s", "", LONE], base=5).play("A discard 9s; C win")
    assert table.money == [-20, 0, 20, 0]


def test_nj_8_2_the_discarder_alone_pays_a_discard() -> None:
    table = quiet(["8p", "", "", LONE], draws="1p9s").play("A discard 8p").drain(17).play("C discard 9s; D win")
    assert table.money == [0, 0, -1, 1]


def test_nj_8_2_all_who_have_not_won_pay_an_own_draw() -> None:
    table = quiet(["9s", "9p", LONE, "123456p123456s9p"], draws="9p").play("A discard 9s; C win")
    assert table.money == [-4, 0, 4, 0]
    assert table.turn == "D"
    assert table.play("D win").money == [-5, -1, 4, 2]


def test_nj_8_2_near_miss_winners_pay_nothing() -> None:
    assert score(LONE, "draw 9s", finished=[1])["deltas"] == [2, 0, -1, -1]
    assert score(LONE, "draw 9s", finished=[1, 3])["deltas"] == [1, 0, -1, 0]
    assert score(LONE, "discard 9s 2", finished=[1, 3])["deltas"] == [1, 0, -1, 0]


def test_nj_8_2_six_seats() -> None:
    six = {"players": 6}
    assert score("12345p99s", "draw 6p", options=six, finished=[2])["deltas"] == [4, -1, 0, -1, -1, -1]
    assert score("12345p99s", "discard 6p 5", options=six)["deltas"] == [1, 0, 0, 0, 0, -1]


def test_nj_8_3_the_robbed_player_alone_pays() -> None:
    assert score(OPEN, "kong 3s 3")["deltas"] == [2, 0, 0, -2]


def test_nj_8_3_near_miss_the_others_do_not_pay_in_play() -> None:
    table = quiet(["3s", "33s1p", OPEN], draws="7p7p7p3s", tail="8p8p8p")
    table.play("A discard 3s; C pass; B pong; B discard 1p").drain(15).play("B kong 3s; C win")
    assert table.items("C") == {"推倒胡": 0, "抢杠胡": 1}
    assert table.money == [0, -2, 2, 0]


@pytest.mark.parametrize(("cap", "total"), [(0, 64), (3, 8), (5, 32), (6, 64), (9, 64)])
def test_nj_8_4_the_cap(cap: int, total: int) -> None:
    answer = score(DEAR, "discard 9p 1", options={"fan_cap": cap})
    assert (answer["total"], answer["deltas"]) == (total, [total, -total, 0, 0])


def test_nj_8_4_the_cap_does_not_change_the_items() -> None:
    assert items(DEAR, "draw 9p", options={"fan_cap": 2}) == {"暗七对": 2, "归": 2, "清一色": 2}


def test_nj_8_4_in_play() -> None:
    assert quiet([LONE + "9s"], fan_cap=2).play("A win").money == [12, -4, -4, -4]


def test_nj_8_4_near_miss_the_stake_of_an_own_draw_stands_beside_the_cap() -> None:
    answer = score(DEAR, "draw 9p", options={"fan_cap": 2, "zimo_bonus": "stake"})
    assert (answer["total"], answer["deltas"]) == (4, [15, -5, -5, -5])
    capped = score(DEAR, "draw 9p", options={"fan_cap": 6, "zimo_bonus": "fan"})
    assert (capped["total"], capped["deltas"][0]) == (64, 192)


def test_nj_8_5_the_money_moves_at_once() -> None:
    table = quiet(["9s", "", LONE]).play("A discard 9s; C win")
    assert not table.over
    assert table.balances == [996, 1000, 1004, 1000]


def test_nj_8_5_near_miss_kong_money_does_not() -> None:
    table = quiet(["1111p"]).play("A kong 1p")
    assert table.balances == [1000] * 4


@pytest.mark.parametrize(("has", "pays"), [(0, 0), (1, 1), (63, 63), (64, 64), (1000, 64), (None, 64)])
def test_nj_8_6_a_payer_pays_what_he_has(has: int | None, pays: int) -> None:
    answer = score(DEAR, "discard 9p 1", balances=[0, has, 0, None])
    assert answer["deltas"] == [pays, -pays, 0, 0]
    assert answer["total"] == 64


def test_nj_8_6_each_payer_for_himself() -> None:
    assert score(DEAR, "draw 9p", balances=[5, 3, 0, 99])["deltas"] == [67, -3, 0, -64]


def test_nj_8_6_in_play() -> None:
    table = quiet([LONE + "9s"], balances=[9, 3, 8, 20]).play("A win")
    assert table.money == [19, -3, -8, -8]
    assert table.balances == [28, 0, 0, 12]


def test_nj_8_6_near_miss_negative_balances_allowed() -> None:
    answer = score(DEAR, "discard 9p 1", balances=[0, 3, 0, 0], options={"allow_negative": True})
    assert answer["deltas"] == [64, -64, 0, 0]
    table = quiet([LONE + "9s"], balances=[9, 3, 8, 20], allow_negative=True).play("A win")
    assert table.balances == [33, -5, 0, 12]


def test_nj_8_7_the_first_winners_are_paid_first() -> None:
    table = three_winners([6, 0, 0, 0])
    assert table.winners == "BCD"
    assert table.money == [-6, 4, 2, 0]
    assert table.balances == [0, 4, 2, 0]


@pytest.mark.parametrize("answers", ["B win; C win; D win", "D win; C win; B win", "C win; D win; B win"])
def test_nj_8_7_the_order_of_the_answers_changes_nothing(answers: str) -> None:
    hands = ["9s", "123456p123456s9s", "234567p234567s9s", "345678p345678s9s"]
    table = quiet(hands, balances=[5, 0, 0, 0]).play("A discard 9s; " + answers)
    assert table.money == [-5, 4, 1, 0]


def test_nj_8_7_near_miss_with_enough_all_are_paid() -> None:
    assert three_winners().money == [-12, 4, 4, 4]


def test_nj_8_8_wins_and_kong_money_are_told_apart() -> None:
    table = quiet(["1111p", "", LONE], draws="9s").play("A kong 1p; A discard 9s; C win").finish()
    win, rain = table.rules.lines.scores(table.state)
    assert (win["seat"], win["deltas"]) == (2, [-8, 0, 8, 0])
    assert {item["name"]: item["value"] for item in win["items"]} == {"推倒胡": 0, "地胡": 2, "杠上炮": 1}
    assert rain == {"rule": "NJ-9.2", "name": "雨钱", "deltas": [0, -2, 4, -2]}


def test_nj_8_8_near_miss_no_kong_no_kong_money() -> None:
    table = quiet(["9s", "", LONE]).play("A discard 9s; C win").finish()
    assert [entry.get("name") for entry in table.rules.lines.scores(table.state)] == [None]
