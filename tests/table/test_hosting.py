"""What the host of the house does to tables: no round begins while it is emptied, and a room is closed decently."""

import pytest

from paiju.table.commands import AllReady, Bot, Hold, Ready, Rematch, Shut, Sit, Start, Watch
from paiju.table.stream import Shown
from tests.table.desk import Desk, decline, players


def held(**customs: int) -> Desk:
    """All sit, and the house is being emptied."""
    desk = Desk(customs=customs).fill()
    desk.house(Hold(on=True))
    return desk


def test_no_round_begins_in_a_house_that_is_emptied() -> None:
    desk = held().all_ready()
    assert desk.table.phase == "waiting"
    assert desk.code("p0", Start()) == "draining"
    desk.house(AllReady())
    assert desk.table.phase == "waiting"


def test_near_miss_everything_else_may_be_done_there() -> None:
    desk = held()
    desk.do("p0", Watch(on=False))
    desk.do("p1", Ready())
    desk.do("p1", Ready(on=False))


def test_a_round_that_runs_is_played_out_and_none_follows_by_itself() -> None:
    desk = Desk(customs={"next_seconds": 10}).begin()
    desk.house(Hold(on=True))
    assert desk.table.phase == "playing"
    desk.play(decline)
    desk.tick(60_000)
    assert (desk.table.phase, desk.table.match.number) == ("waiting", 1)
    assert desk.table.running, "the session goes on when the house is open again"


def test_near_miss_in_an_open_house_the_next_round_begins_by_itself() -> None:
    desk = Desk(customs={"next_seconds": 10}).begin().play(decline)
    desk.tick(60_000)
    assert desk.table.match.number == 2


def test_who_was_ready_plays_when_it_is_taken_back() -> None:
    desk = held().all_ready()
    desk.house(Hold(on=False))
    assert desk.table.phase == "playing"


def test_the_count_down_begins_anew_when_it_is_taken_back() -> None:
    desk = Desk(customs={"next_seconds": 10}).begin().play(decline)
    desk.house(Hold(on=True))
    assert "next_until" not in desk.shown["countdowns"]
    desk.house(Hold(on=False))
    assert desk.shown["countdowns"]["next_until"] == desk.now + 10_000
    desk.tick(20_000)
    assert desk.table.match.number == 2


def test_no_rematch_either() -> None:
    desk = Desk(customs={"rounds": 1}).begin().play(decline)
    desk.house(Hold(on=True))
    assert desk.code("p0", Rematch()) == "draining"
    desk.house(Hold(on=False))
    desk.do("p0", Rematch())


def test_bots_alone_stop_too() -> None:
    desk = Desk(customs={"rounds": 3})
    for seat in range(desk.seats):
        desk.do("p0", Bot(seat=seat))
    desk.do("p0", Start())
    desk.house(Hold(on=True))
    desk.play(decline)
    assert (desk.table.phase, desk.table.match.number) == ("waiting", 1)
    desk.house(Hold(on=False))
    assert (desk.table.phase, desk.table.match.number) == ("playing", 2)


def test_a_room_without_a_round_is_closed_at_once() -> None:
    desk = Desk().fill(2)
    desk.house(Shut())
    assert desk.table.closed
    assert players(desk) == [""] * 4
    assert desk.shown["phase"] == "closed"
    assert desk.code("p3", Sit()) == "closed"


def test_a_session_between_rounds_ends_with_its_pot_divided() -> None:
    desk = Desk("weimaque", {"next_seconds": 0}, edition="quan", dou_liu_zi=True).begin().play(decline)
    assert desk.shown["pot"] == 40
    desk.house(Shut())
    assert desk.table.closed
    assert desk.shown["results"]["shares"] == [14, 13, 13]


def test_a_round_that_is_played_is_played_out_before_the_room_is_closed() -> None:
    desk = Desk(customs={"rounds": 4}).begin()
    desk.house(Shut())
    assert desk.table.phase == "playing"
    assert desk.shown["dissolving"], "everybody is told"
    desk.play(decline)
    assert desk.table.closed
    assert len(desk.finished) == 1
    assert desk.table.results is not None
    assert desk.table.results["rounds"] == 1
    assert isinstance(desk.pieces[-1], Shown)


@pytest.mark.parametrize("game", ["fulushou", "weimaque"])
def test_near_miss_a_round_of_another_room_changes_nothing(game: str) -> None:
    desk = Desk(game, {"rounds": 4}).begin().play(decline)
    assert not desk.table.closed
