"""Positions of 榆树: wild tiles, gates and chows; the right move is plain."""

import pytest

from paiju.bots.mahjong_danger import Danger
from paiju.bots.mahjong_hand import holding, live_tiles
from paiju.bots.mahjong_outlook import Outlook
from paiju.mahjong.facts import declared
from paiju.mahjong.kinds import CHOW
from tests.bots.test_steady_mahjong import choice
from tests.kit import Table


def yushu(hands: list[str], wild: str) -> Table:
    return Table(hands, game="yushu", wild=wild)


def test_a_wild_tile_is_the_pair_of_a_lone_tile() -> None:
    table = yushu(["123m 456p 777s 29s 13p 5m"], "5m")
    assert choice(table) in {"discard 2s", "discard 9s"}
    outlook = Outlook(table.rules.plan, table.round.view(0), 0)
    assert outlook.distance(outlook.held.plus(table.rules.plan.tiles.kind("2s"), -1)) == 0


@pytest.mark.parametrize(
    ("hand", "wild", "thrown"),
    [
        pytest.param("234m 567m 456p 666s 1s 5s", "9p", "5s", id="the end it needs"),
        pytest.param("123m 567m 456p 666s 1s 5s", "9p", "1s", id="it has an end"),
        pytest.param("123m 456m 789p 777p 5p 5s", "9s", "5p", id="the suit it needs"),
        pytest.param("123m 456m 789m 777m 5m 5s", "9s", "5s", id="one suit is as good"),
        pytest.param("123m 456p 789s 55p 667s", "9m", "7s", id="the triplet it needs"),
        pytest.param("111m 456p 789s 55p 667s", "9p", "6s", id="it has a triplet"),
    ],
)
def test_keeps_what_a_gate_asks_for(hand: str, wild: str, thrown: str) -> None:
    assert choice(yushu([hand], wild)) == f"discard {thrown}"


def test_takes_a_chow_that_brings_it_nearer() -> None:
    table = yushu(["5s", "119m 46m 77p 2p 9p 46s 58p", "", ""], "2m").play("A discard 5s")
    assert choice(table, "B") == "chow 456s"


def test_passes_a_chow_that_leaves_it_as_far() -> None:
    table = yushu(["5s", "123m 456p 777s 99p 67s", "", ""], "9m").play("A discard 5s")
    assert {"chow 567s", "win"} <= table.menu("B")
    assert choice(table, "B") == "win"
    table = yushu(["5s", "123m 99p 456p 456s 8p 1s", "", ""], "9m").play("A discard 5s")
    assert "chow 456s" in table.menu("B")
    assert choice(table, "B") == "pass"


def test_passes_a_chow_that_spoils_seven_pairs() -> None:
    table = yushu(["5s", "112299m 4477p 46s 8s", "", ""], "2p").play("A discard 5s")
    assert "chow 456s" in table.menu("B")
    assert choice(table, "B") == "pass"


def test_a_fourth_group_with_a_chow_promises_nothing() -> None:
    """手把一: with one tile left only 飘胡 wins."""
    table = yushu(["11m 44p 46s"], "2p")
    outlook = Outlook(table.rules.plan, table.round.view(0), 0)
    read = table.rules.plan.tiles.kind
    lows = [read(name) for name in ("1s", "2m", "3p", "5s")]
    lone = outlook.held._replace(counts=tuple(int(kind == read("9p")) for kind in range(28)))
    dead = lone._replace(melds=tuple(declared(CHOW, low) for low in lows))
    assert outlook.promise(dead) == 0
    assert outlook.distance(dead) > 13


def test_wild_tiles_make_no_discard_dangerous() -> None:
    """Nobody waits beside the wild tile with it in its own place."""
    table = yushu([""], "5m").drain(30)
    plan, view = table.rules.plan, table.round.view(0)
    live = [4] * plan.tiles.kinds
    danger = Danger(plan, view, 0, [], live)
    cost = {name: danger.cost(plan.tiles.kind(name)) for name in ("4m", "4p", "1m", "1p")}
    assert cost["4m"] < cost["4p"]
    assert cost["1m"] == cost["1p"]


def test_a_kong_that_earns_less_than_it_breaks_is_left_alone() -> None:
    table = yushu(["1111m 23m 456p 78s 9s 35s"], "9s")
    assert "kong 1m" in table.menu("A")
    assert choice(table) != "kong 1m"


def test_a_kong_that_breaks_nothing_is_laid_down() -> None:
    assert choice(yushu(["7777z 456p 789s 13m 22s"], "9p")) == "kong 7z"


def test_live_tiles_count_the_wild_one_like_any_other() -> None:
    table = yushu(["5m"], "5m")
    view = table.round.view(0)
    assert live_tiles(view, holding(view, 0))[table.rules.plan.tiles.kind("5m")] == 3
