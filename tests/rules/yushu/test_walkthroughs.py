"""The worked examples of the rule page, played."""

from paiju.flow.away import AUTO, GONE
from tests.kit import Table
from tests.rules.neijiang.setups import refused_then
from tests.rules.yushu.setups import items, sit, told, why


def _jie_hu() -> Table:
    """B throws 5m: D, opened, waits for it with two ends; A waits for it too; C holds a pair of it."""
    table = sit(["46m123s789p22244p7s", "", "55m", "77s34m123p56799s1s"], draws="9p5m")
    table.play("A discard 7s; D pong; D discard 1s").pass_all()
    table.play("A discard 9p").pass_all()
    return table.play("B discard 5m")


def test_1_ys_4_2_ys_4_3_ys_8_1_the_first_of_two_winners() -> None:
    table = _jie_hu()
    assert set(table.asked) >= {"A", "C", "D"}
    table.play("C pong; D win")
    assert table.winners == "D"
    assert table.items("D") == {"平胡": 1, "干巴": 1}
    assert table.money == [-4, -4, -2, 10]
    assert table.next_dealer == "B"


def test_1_the_next_may_win_if_the_first_declines_and_a_pong_comes_last() -> None:
    assert _jie_hu().play("C pong; D pass; A win").winners == "A"
    table = _jie_hu().play("C pong; D pass; A pass")
    assert not table.over
    assert table.melds("C") == [("pong", "5m")]


def _robbed() -> Table:
    """C has opened and waits for the 6p between 5p and 7p; B adds the fourth 6p to his pong."""
    table = sit(["6p7s", "66p1p", "77s57p123m45699s9m", ""], draws="1s9p1p1p2p6p")
    table.play("A discard 7s; C pong; C discard 9m").pass_all()
    table.play("D discard 1s").pass_all()
    table.play("A discard 6p; C pass; B pong; B discard 1p").pass_all()
    for step in ("C discard 1p", "D discard 1p", "A discard 2p"):
        table.play(step).pass_all()
    return table.play("B kong 6p")


def test_2_ys_4_4_ys_8_3_ys_9_6_robbing_a_kong() -> None:
    table = _robbed()
    assert table.menu("C") == {"win", "pass"}
    table.play("C win")
    assert table.items("C") == {"夹胡": 2, "干巴": 1}
    assert table.money == [-8, -8, 20, -4]
    assert told(table) == []
    assert table.melds("B") == [("pong", "6p")]


def test_2_near_miss_a_kong_that_is_not_robbed_pays() -> None:
    table = _robbed().play("C pass").finish()
    assert {"rule": "YS-9.1", "name": "明小杠", "deltas": [-2, 4, -1, -1]} in told(table)


def test_3_ys_2_5_ys_6_11_four_wild_tiles_as_dealt() -> None:
    table = sit(["", "", "8888m"])
    assert table.asked == "C"
    assert table.menu("C") == {"win", "pass"}
    table.play("C win")
    assert table.money == [-32, -16, 64, -16]
    assert table.items("C") == {"四会": 8}
    assert table.next_dealer == "B"


def test_3_near_miss_who_has_opened_needs_a_winning_hand() -> None:
    assert items("2888m2359p1479s7z", "8m", wild="8m") == {"四会": 8}
    assert why("888m2359p147s", "8m", "pong 777s", "8m") == "YS-6.1"


def test_3_near_miss_at_the_table_the_fourth_drawn_after_a_pong() -> None:
    table = (
        sit(["7s", "", "888m77s2359p147s9m"], draws="1s1s2s8m").play("A discard 7s; C pong; C discard 9m").pass_all()
    )
    table.drain(left=55)
    assert (table.turn, table.hand("C")) == ("C", "8888m2359p147s")
    assert table.refused("C", "win") == "YS-6.1"


def _limited(last: str) -> Table:
    """B chows 234p and draws the 8m that is wild; he holds three chows and a single tile."""
    table = sit(["3p", f"24p123m456p789s{last}9m"], draws="1s1s1s8m").play("A discard 3p; B chow 234p; B discard 9m")
    return table.pass_all().drain(left=55)


def test_4_ys_6_8_ys_6_9_limited_wild_tiles() -> None:
    table = _limited("5s")
    assert table.hand("B") == "1238m456p5789s"
    assert table.refused("B", "win") == "YS-6.8"
    assert why("123m456p789s5s", "8m", "chow 234p", "8m") == "YS-6.8"


def test_4_near_miss_red_and_a_wild_tile_are_a_pair() -> None:
    table = _limited("7z").play("B win")
    assert table.items("B") == {"夹胡": 2}
    assert items("123m456p789s7z", "8m", "chow 234p", "8m") == {"夹胡": 2}


def test_5_ys_6_5_one_tile_in_hand() -> None:
    """D makes three pongs and then a chow, and cannot win any more with the 9p that is left."""
    table = sit(["7s3p2m9p", "", "2m", "77s33p22m13m9p1s1s4s4s"])
    table.play("A discard 7s; D pong; D discard 1s").pass_all().play("A discard 3p; D pong; D discard 1s").pass_all()
    table.play("A discard 2m; D pong; D discard 4s").pass_all().drain(left=54).play("C discard 2m; D chow 123m")
    table.play("D discard 4s").pass_all()
    assert table.hand("D") == "9p"
    table.play("A discard 9p")
    assert refused_then(table, "A discard 9p", 3, "win") == "YS-6.5"
    assert table.finish().winners != "D"


def test_5_ys_7_3_near_miss_with_a_concealed_kong_in_place_of_the_chow() -> None:
    table = sit(["7s3p2m9p", "", "", "77s33p22m5555m9p1s4s"], draws="1m4m6m1m9s", tail="4s")
    table.play("A discard 7s; D pong; D discard 1s").pass_all().play("A discard 3p; D pong; D discard 4s").pass_all()
    table.drain(left=54).play("D kong 5m; D discard 4s").pass_all()
    table.play("A discard 2m; D pong; D discard 9s").pass_all()
    assert table.hand("D") == "9p"
    table.play("A discard 9p; D win")
    assert table.items("D") == {"飘胡": 4, "干巴": 1}


def test_6_ys_4_5_ys_5_2_ys_5_3_auto_play_keeps_the_wild_tile_and_wins() -> None:
    """B is too slow twice; then it draws the wild tile, which stays, and then 5m, which wins."""
    table = sit(["9m", "34m12377p56799s7z"], draws="1m1s2s9m" * 2 + "8m1s2s9m" + "5m")
    table.play("A discard 9m").pass_all()
    while not table.over:
        if table.asked[0] == "B":
            table.round.lapse(1)
        else:
            table.drain_one()
    assert table.state.away[1] == AUTO
    assert [table.rules.plan.tiles.names[kind] for kind in table.state.rivers[1]] == ["1m", "1m", "7z"]
    assert table.winners == "B"


def test_7_ys_9_1_ys_9_2_ys_9_3_ys_9_5_kongs_and_a_drawn_round() -> None:
    table = sit(["777z9p", "7z", "5555m"], draws="1s")
    table.play("A discard 9p").pass_all()
    table.play("B discard 7z; A kong")
    while table.turn != "C" or "kong 5m" not in table.menu("C"):
        table.drain_one()
    table.play("C kong 5m").finish()
    assert [(entry["name"], entry["deltas"]) for entry in told(table)] == [
        ("明大杠", [12, -4, -4, -4]),
        ("暗小杠", [-4, -2, 8, -2]),
    ]
    assert table.money == [8, -6, 4, -6]
    assert table.next_dealer == "A"


def test_8_ys_5_4_ys_5_5_leaving() -> None:
    table = sit(["77p34m123p567s9s8m9m1s", "7p"], draws="1s2s2s5m")
    table.round.presence(3, GONE)
    table.play("A discard 1s").pass_all()
    table.play("B discard 7p; A pong; A discard 9m").pass_all()
    while "win" not in table.menu("A"):
        table.drain_one()
    table.play("A win")
    assert table.total("A") == 1
    win, fine = table.rules.lines.scores(table.state)
    assert win["deltas"] == [8, -2, -2, -4]
    assert fine == {"rule": "YS-5.4", "name": "逃跑", "deltas": [0, 0, 0, -88], "house": 88}
    outcome = table.rules.outcome(table.state)
    assert (outcome.deltas, outcome.house) == ((8, -2, -2, -92), 88)
