"""Positions in which the right move is plain."""

from dataclasses import replace

import pytest

from paiju import bots
from paiju.bots.mahjong_danger import Danger, declined, waiting_ways
from paiju.bots.mahjong_hand import holding, live_tiles
from paiju.bots.mahjong_outlook import Outlook
from paiju.flow.observation import Observation
from tests.kit import Table
from tests.kit.driver import LETTERS


def choice(table: Table, letter: str = "A") -> str:
    """What `steady` plays at this seat, as text."""
    chosen = bots.find("steady").choose(Observation(table.round, LETTERS.index(letter)))
    return table.rules.actions.text(chosen)


def test_takes_the_win() -> None:
    table = Table(["123p 456p 789p 123s 55s"])
    assert choice(table) == "win"


def test_takes_the_win_of_a_discard_rather_than_the_pong() -> None:
    table = Table(["123p 468p 1399s 58s 7s 5s", "123456789p 44s 55s", "", ""], allow_ready=False).play("A discard 5s")
    assert {"win", "pong"} <= table.menu("B")
    assert choice(table, "B") == "win"


def test_throws_the_lone_tile_of_a_hand_that_is_otherwise_ready() -> None:
    table = Table(["123p 456p 789p 33s 56s 1s"])
    assert choice(table) == "discard 1s"


def test_keeps_the_better_wait() -> None:
    """Without 6s it waits for 2s and 5s, without 3s for 5s alone, without 4s it is not ready."""
    table = Table(["123p 456p 789p 99s 346s"])
    assert choice(table) == "discard 6s"


def test_its_own_discards_stay_counted() -> None:
    """A tile that it throws itself has been seen all the same."""
    table = Table(["123p 456p 99s 346s 8s 7p 3p", "9p", "", ""], allow_ready=False)
    before = Outlook(table.rules.plan, table.round.view(0), 0).live
    table.play("A discard 8s")
    after = Outlook(table.rules.plan, table.round.view(0), 0).live
    assert before == after
    assert before[table.rules.plan.tiles.kind("8s")] == 3


def test_a_wait_for_tiles_that_are_gone_promises_nothing() -> None:
    table = Table(["11p 456p 789p 999s 56s 3s", "", "", ""], allow_ready=False)
    outlook = Outlook(table.rules.plan, table.round.view(0), 0)
    gone = [table.rules.plan.tiles.kind(name) for name in ("4s", "7s")]
    held = outlook.held.plus(table.rules.plan.tiles.kind("3s"), -1)
    before = outlook.ready(held)
    outlook = Outlook(table.rules.plan, table.round.view(0), 0)
    outlook.live = [0 if kind in gone else live for kind, live in enumerate(outlook.live)]
    assert before > outlook.ready(held) == 0


def test_of_two_waits_it_keeps_the_dearer() -> None:
    """Without 9s it waits in one suit; without a 同子 it waits for 9s alone."""
    table = Table(["123p 456p 789p 1123p 9s"], allow_ready=False)
    assert choice(table) == "discard 9s"


def test_lays_down_a_kong_that_costs_nothing() -> None:
    table = Table(["1111p 456p 789p 23s 55s"])
    assert choice(table) == "kong 1p"


def test_lays_down_a_kong_that_earns_more_than_it_breaks() -> None:
    """暗杠 brings six stakes at once; apart, the tiles make a hand that waits for a lone tile."""
    table = Table(["1111p 23p 456p 789p 3s 5s"])
    assert choice(table) == "kong 1p"


def test_keeps_four_tiles_apart_where_a_kong_earns_nothing() -> None:
    """… nor is the hand any nearer with it."""
    table = Table(["1111p 23p 456p 789p 3s 5s"])
    table.rules.plan = replace(table.rules.plan, kong_dues=lambda *_: ())
    assert choice(table) in {"discard 3s", "discard 5s"}


def test_takes_the_kong_of_a_discard() -> None:
    table = Table(["5s", "555s 123p 456p 78p 1s 3s", "", ""], allow_ready=False)
    table.play("A discard 5s")
    assert choice(table, "B") == "kong"


def test_takes_a_pong_that_makes_it_ready() -> None:
    table = Table(["5s", "55s 22s 123p 456p 78p 9s", "", ""], allow_ready=False)
    table.play("A discard 5s")
    assert choice(table, "B") == "pong"


def test_passes_a_pong_that_tears_a_ready_hand_apart() -> None:
    table = Table(["5s", "55s 123p 456p 789p 78s", "", ""], allow_ready=False)
    table.play("A discard 5s")
    assert choice(table, "B") == "pass"


def test_does_not_declare_ready_while_tiles_may_still_improve_the_hand() -> None:
    table = Table(["", "123p 456p 789p 33s 56s", "", ""])
    assert "B" in table.asked
    assert choice(table, "B") == "pass"


def test_a_hopeless_hand_throws_what_nobody_can_wait_for() -> None:
    """At the last turn A is far from ready; B declared 听, and has let 9p pass since."""
    table = Table(["147p 258p 369s 147s 9p 9s", "123p 456p 789s 33s 56s", "", ""])
    table.play("B ready; A discard 9p")
    while not table.over and not (table.turn == "A" and table.left < 4 and table.state.phase == 2):
        table.drain_one()
    assert table.turn == "A"
    danger = _danger(table)
    chosen = table.rules.plan.tiles.kind(choice(table).split()[1])
    held = holding(table.round.view(0), 0).kinds()
    assert table.rules.plan.tiles.names[chosen] not in {"4s", "7s"}
    assert danger.cost(chosen) == min(danger.cost(kind) for kind in held)


def _danger(table: Table) -> Danger:
    view = table.round.view(0)
    live = live_tiles(view, holding(view, 0))
    return Danger(table.rules.plan, view, 0, table.rules.vocabulary.masked(table.round.log, 0), live)


def test_what_a_frozen_hand_has_let_pass_is_safe_for_good() -> None:
    table = Table(["1p", "123p 456p 789s 33s 56s", "", ""]).play("B ready; A discard 1p")
    one = table.rules.plan.tiles.kind("1p")
    assert one in declined(4, table.round.log)[1]
    for _ in range(3):
        table.pass_all()
        if table.state.phase == 2:
            table.drain_one()
    assert one in declined(4, table.round.log)[1]


def test_a_tile_in_the_middle_is_waited_for_in_more_ways_than_one_at_the_end() -> None:
    tiles = Table([""]).rules.plan.tiles
    live = [3] * tiles.kinds
    ways = {name: waiting_ways(tiles, live, tiles.kind(name)) for name in ("1p", "2p", "5p", "9p")}
    assert ways["1p"] == ways["9p"] < ways["2p"] < ways["5p"]
    live[tiles.kind("4p")] = live[tiles.kind("6p")] = 0
    assert waiting_ways(tiles, live, tiles.kind("5p")) < ways["1p"]


@pytest.mark.parametrize("players", [4, 6])
def test_live_tiles_are_those_in_the_wall_and_in_other_hands(players: int) -> None:
    table = Table([""], players=players, allow_ready=False)
    while not table.over:
        view = table.round.view(0)
        if 0 not in view.winners:
            hidden = view.left + sum(size for seat, size in enumerate(view.size) if seat != 0)
            assert sum(live_tiles(view, holding(view, 0))) == hidden
        table.drain_one()
