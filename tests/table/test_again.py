"""Another session at the same table: one tap of the owner, everybody stays where he sits."""

import pytest

from paiju.table.again import REMATCH
from paiju.table.commands import Bot, Command, Kick, Leave, Lost, Ready, Rematch, Settings, Swap
from paiju.table.table import SLACK
from tests.table.desk import Desk, decline, players


def played(people: int = 4, **customs: int) -> Desk:
    """A session of one round is over; bots have the seats that people have not."""
    desk = Desk(customs={"rounds": 1} | customs).fill(people)
    for seat in range(people, desk.seats):
        desk.do("p0", Bot(seat=seat))
    return desk.all_ready().play(decline)


def test_against_bots_one_tap_deals() -> None:
    desk = played(1)
    assert (desk.table.phase, desk.table.session) == ("waiting", 2)
    chairs = [(chair.player, chair.bot) for chair in desk.table.chairs]
    desk.do("p0", Rematch(seed="0b"))
    assert (desk.table.phase, desk.table.match.number) == ("playing", 1)
    assert [(chair.player, chair.bot) for chair in desk.table.chairs] == chairs
    desk.play(decline)
    assert desk.result["fair"]["seeds"] == ["0b", "", "", ""]


def test_it_begins_at_once_when_all_are_ready() -> None:
    desk = played()
    seats = players(desk)
    desk.do("p0", Rematch())
    assert desk.table.phase == "waiting"
    for player in ("p1", "p2", "p3"):
        desk.do(player, Ready())
    assert (desk.table.phase, players(desk), desk.table.session) == ("playing", seats, 2)


def test_and_by_itself_when_the_others_are_silent() -> None:
    desk = played()
    desk.do("p0", Rematch())
    assert desk.shown["countdowns"] == {"next_until": desk.now + REMATCH}
    desk.tick(REMATCH + SLACK - 1)
    assert desk.table.phase == "waiting"
    desk.tick(1)
    assert (desk.table.phase, desk.shown["countdowns"]) == ("playing", {})


def test_near_miss_not_by_itself_where_no_round_of_the_room_does() -> None:
    """Nobody is drawn in by his silence there: it begins when the last one is ready."""
    desk = played(next_seconds=0)
    desk.do("p0", Rematch())
    assert desk.shown["countdowns"] == {}
    desk.tick(10 * REMATCH)
    assert (desk.table.phase, desk.table.chairs[0].ready) == ("waiting", True)
    for player in ("p1", "p2", "p3"):
        assert desk.table.phase == "waiting"
        desk.do(player, Ready())
    assert (desk.table.phase, desk.table.session) == ("playing", 2)


def test_against_bots_it_deals_at_once_there_too() -> None:
    desk = played(1, next_seconds=0)
    desk.do("p0", Rematch())
    assert desk.table.phase == "playing"


@pytest.mark.parametrize(
    ("player", "command"),
    [
        ("p1", Leave()),
        ("p1", Ready(on=False)),
        ("p0", Ready(on=False)),
        ("p0", Kick(seat=1)),
        ("p0", Swap(seat=1, other=2)),
        ("p0", Settings(room={"game": "neijiang"})),
    ],
)
def test_who_gets_up_or_is_not_ready_calls_it_off(player: str, command: Command) -> None:
    """Nobody is drawn into a session that he has said no to, or that is another than was proposed."""
    desk = played()
    desk.do("p0", Rematch())
    desk.do(player, command)
    assert desk.shown["countdowns"] == {}
    desk.tick(2 * REMATCH)
    assert desk.table.phase == "waiting"


def test_a_bot_that_is_taken_away_calls_it_off() -> None:
    desk = played(2)
    desk.do("p0", Rematch())
    desk.do("p0", Bot(seat=3, bot=""))
    assert desk.shown["countdowns"] == {}


def test_near_miss_between_rounds_of_a_session_the_countdown_goes_on() -> None:
    desk = Desk().begin().play(decline)
    before = desk.shown["countdowns"]
    assert before
    desk.do("p1", Ready(on=False))
    assert desk.shown["countdowns"] == before


@pytest.mark.parametrize("lost", ["before", "after it was asked", "after he was ready"])
def test_who_has_lost_his_line_is_waited_for_and_not_bound(lost: str) -> None:
    desk = played()
    if lost == "before":
        desk.do("p2", Lost())
    desk.do("p0", Rematch())
    if lost == "after he was ready":
        desk.do("p2", Ready())
    if lost != "before":
        desk.do("p2", Lost())
    desk.tick(REMATCH + SLACK)
    assert desk.table.phase == "waiting"
    assert not desk.table.bound("p2")


def test_rematch_refusals() -> None:
    desk = Desk(customs={"rounds": 1}).fill()
    assert desk.code("p0", Rematch()) == "not_playing"
    desk.all_ready()
    assert desk.code("p0", Rematch()) == "playing"
    desk.play(decline)
    assert desk.code("p1", Rematch()) == "not_owner"
    desk.do("p3", Leave())
    assert desk.code("p0", Rematch()) == "seats_empty"
