"""Positions of 河北: honours, values that are added up, the dead wall, 听 that leaves the choice."""

from paiju.bots.mahjong_outlook import Outlook
from paiju.mahjong.kinds import TURN
from tests.bots.test_steady_mahjong import choice
from tests.kit import Table


def hebei(*hands: str, draws: str = "") -> Table:
    return Table(hands, draws, game="hebei")


def outlook(table: Table, seat: int = 0) -> Outlook:
    return Outlook(table.rules.plan, table.round.view(seat), seat)


def test_honours_form_no_runs() -> None:
    assert choice(hebei("123m 456p 789s 34s 1z 2z 3z")) in {"discard 1z", "discard 2z", "discard 3z"}
    assert choice(hebei("123m 456p 789s 34s 55z 3z")) == "discard 3z"


def test_thirteen_orphans_are_a_goal() -> None:
    assert choice(hebei("19m 19p 19s 1234567z 5m")) == "discard 5m"


def test_of_two_lone_tiles_it_keeps_the_dearer() -> None:
    """With 5m it waits for one suit, with 1z for one suit and honours."""
    assert choice(hebei("123m 456m 789m 222m 7m 1p")) == "discard 1p"


def test_a_hand_that_scores_nothing_still_wins() -> None:
    table = hebei("2z", "22z 123m 456p 78s 55p 9m").play("A discard 2z; B pong")
    held = outlook(table, 1).held.plus(table.rules.plan.tiles.kind("9m"), -1)
    told = outlook(table, 1)
    assert told.score(held, table.rules.plan.tiles.kind("6s")).total == 0
    assert told.promise(held) > 0
    assert choice(table, "B") == "discard 9m"


def test_the_dead_wall_is_never_drawn() -> None:
    table = hebei("")
    assert (table.left, outlook(table).turns) == (83, 18)
    table.drain(12)
    assert (table.left, outlook(table).turns) == (12, 0)


def test_after_ready_it_wins_where_it_may() -> None:
    table = hebei("123m 456p 789s 11z 46m 9p", draws="1p 2p 3p 5m").play("A ready 9p")
    while not (table.state.phase == TURN and table.turn == "A"):
        table.drain_one()
    assert {"win", "discard 5m"} <= table.menu("A")
    assert choice(table) == "win"


def test_ready_is_not_declared_early() -> None:
    table = hebei("123m 456p 789s 11z 46m 9p")
    assert "ready 9p" in table.menu("A")
    assert choice(table) == "discard 9p"


def test_a_pong_that_makes_it_ready_is_taken_and_one_that_does_not_help_is_not() -> None:
    table = hebei("1z", "11z 22z 123m 456p 78p 9s", "", "").play("A discard 1z")
    assert choice(table, "B") == "pong"
    table = hebei("1z", "11z 123m 456p 789s 46m", "", "").play("A discard 1z")
    assert choice(table, "B") == "pass"
