"""HB-5: 听, and what the system plays for who is away or slow."""

from typing import Any

import pytest

from paiju.flow.away import AUTO, GONE, HERE
from tests.kit import Table, compiled
from tests.rules.hebei.setups import DULL_A, WAIT_6S, Hebei, quiet, robbing
from tests.rules.neijiang.setups import refused_then

FOURTH = "222z123m678m99p45s"
"""Waits for 3s and 6s, also after a kong of 2z."""
NEEDED = "22234m56p678p789s"
"""Waits for 4p and 7p, with two of the 2m as the pair: a kong of 2m takes the pair away."""
WIDER = "2223m456p789p678s"
"""Waits for 1m, 3m and 4m; after a kong of 2m for 3m alone."""


def _declared(hand: str, draws: str = "", discard: str = "4z", **options: Any) -> Table:
    """B has declared 听 with his first draw, 4z; what follows in the wall is `draws`, C's first."""
    table = quiet(["7z", hand], f"{discard}{draws}", **options).play("A discard 7z").pass_all()
    return table.play(f"B ready {discard}").pass_all()


def test_hb_5_1_declared_with_a_discard_that_leaves_the_hand_ready() -> None:
    table = quiet(["7z", WAIT_6S], "4z").play("A discard 7z").pass_all()
    assert {"discard 4z", "ready 4z"} <= table.menu("B")
    table.play("B ready 4z")
    assert "B discard 4z ready" in table.events
    assert table.state.ready == [0, 1, 0, 0]


def test_hb_5_1_also_after_a_pong_and_with_the_dealt_hand() -> None:
    table = quiet(["2z" + WAIT_6S], "4z")
    assert "ready 2z" in table.menu("A")
    table = quiet([DULL_A, "22z345m567p99s45s3z"]).play("A discard 2z; B pong")
    assert "ready 3z" in table.menu("B")


def test_hb_5_1_a_hand_wins_without_it_and_it_adds_nothing() -> None:
    plain = quiet(["7z", WAIT_6S], "4z6z6z6z6s").play("A discard 7z").drain(left=78).play("B win")
    declared = _declared(WAIT_6S, "6z6z6z6s").drain(left=78).play("B win")
    assert plain.money == declared.money == [-4, 8, -2, -2]


def test_hb_5_1_near_miss_not_ready_after_that_discard() -> None:
    table = quiet(["7z", WAIT_6S], "4z").play("A discard 7z").pass_all()
    assert table.refused("B", "ready 1z") == "HB-5.1"


def test_hb_5_1_near_miss_waiting_for_what_he_has_himself() -> None:
    """111m as a triplet and the fourth 1m as the pair's half: the only tile that would win cannot come."""
    table = quiet(["7z", "", "1111m456p789p678s"], "4z4z").play("A discard 7z").drain(left=81)
    assert "ready 4z" not in table.menu("C")
    table = quiet(["7z", "", "1112m456p789p678s"], "4z4z").play("A discard 7z").drain(left=81)
    assert "ready 4z" in table.menu("C")


def test_hb_5_1_the_tile_thrown_away_is_no_longer_his_own() -> None:
    """With three 5m declared and the fourth thrown he waits for a tile of which he has not all four copies."""
    table = quiet(["5m", "55546m123789p11s"]).play("A discard 5m; B pong")
    assert "ready 5m" in table.menu("B")


def test_hb_5_1_near_miss_all_four_stay_with_him() -> None:
    table = quiet(["5m", "555m9m123789p456s"]).play("A discard 5m; B pong")
    assert table.refused("B", "ready 9m") == "HB-5.1"


def test_hb_5_2_a_kong_that_leaves_the_hand_ready() -> None:
    table = _declared(FOURTH, "6z6z6z2z").drain(left=78)
    assert table.menu("B") == {"kong 2z", "discard 2z"}
    table.play("B kong 2z")
    assert table.melds("B") == [("kong_concealed", "2z")]


def test_hb_5_2_the_waiting_tiles_may_change() -> None:
    table = _declared(WIDER, "6z6z6z2m", discard="4z").drain(left=78)
    assert "kong 2m" in table.menu("B")


def test_hb_5_2_a_kong_from_a_discard_too() -> None:
    table = _declared(FOURTH, "2z").play("C discard 2z")
    assert table.menu("B") == {"kong", "pass"}
    table.play("B kong").pass_all()
    assert table.melds("B") == [("kong_exposed", "2z")]


def test_hb_5_2_near_miss_the_kong_takes_the_pair() -> None:
    table = _declared(NEEDED, "6z6z6z2m").drain(left=78)
    assert refused_then(table, "B draw 2m", 1, "kong 2m") == "HB-5.2"
    fed = _declared(NEEDED, "2m").play("C discard 2m")
    assert refused_then(fed, "C discard 2m", 1, "kong") == "HB-5.2"


def test_hb_5_2_near_miss_no_pong_and_no_other_discard() -> None:
    table = _declared("123m678m11z99p234s", "1z").play("C discard 1z")
    assert table.menu("B") == {"win", "pass"}
    assert table.refused("B", "pong") == "HB-5.2"
    table = _declared(FOURTH, "6z6z6z2z").drain(left=78)
    assert table.refused("B", "discard 1m") == "HB-5.2"


def test_hb_5_2_near_miss_before_the_declaration_any_kong_is_allowed() -> None:
    table = quiet(["7z", NEEDED], "2m").play("A discard 7z").pass_all()
    assert "kong 2m" in table.menu("B")


def test_hb_5_3_a_win_may_still_be_declined() -> None:
    table = _declared(WAIT_6S, "6s").play("C discard 6s")
    assert table.menu("B") == {"win", "pass"}
    table = _declared(WAIT_6S, "6z6z6z6s").drain(left=78)
    assert table.menu("B") == {"win", "discard 6s"}


def test_hb_5_3_near_miss_nothing_else_is_chosen() -> None:
    table = _declared(WAIT_6S, "6z6z6z7p").drain(left=77)
    assert "B discard 7p" in table.events, "without being asked"


def _lapse(table: Table, seat: str) -> Table:
    table.round.lapse("ABCD".index(seat))
    return table


@pytest.mark.parametrize("away", [AUTO, GONE])
def test_hb_5_4_the_system_wins_for_who_is_away(away: int) -> None:
    table = quiet(["4z", "", WAIT_6S], "6s").play("A discard 4z").pass_all()
    table.round.presence(2, away)
    table.play("B discard 6s")
    assert table.winners == "C"


def test_hb_5_4_and_for_who_is_slow() -> None:
    own = quiet(["4z", WAIT_6S], "6s").play("A discard 4z").pass_all()
    assert _lapse(own, "B").winners == "B"
    assert _lapse(robbing(), "C").winners == "C"


def test_hb_5_4_else_it_declines_and_throws_the_drawn_tile() -> None:
    table = Hebei([DULL_A, "22z"], "4z").play("A discard 2z")
    assert _lapse(table, "B").melds("B") == []
    assert "B discard 4z" in _lapse(table, "B").events


def test_hb_5_4_of_the_dealt_hand_the_last_tile_and_after_a_pong_the_last_sorted() -> None:
    assert "A discard 2z" in _lapse(Hebei([DULL_A]), "A").events
    table = Hebei([DULL_A, "22z159m159p19s13z5m"]).play("A discard 2z; B pong")
    assert "B discard 3z" in _lapse(table, "B").events


def test_hb_5_4_near_miss_a_lapse_is_no_auto_play() -> None:
    table = Hebei([DULL_A])
    for _ in range(3):
        _lapse(table, table.asked[0])
    assert table.state.away == [HERE] * 4


def test_hb_5_4_seconds_for_a_decision() -> None:
    assert compiled("hebei").seconds == 15
    assert compiled("hebei", {"discard_seconds": 3}).seconds == 3
