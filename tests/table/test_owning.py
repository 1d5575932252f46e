"""What the owner of a table may do, what nobody else may, and how a room ends."""

import pytest

from paiju.table.commands import (
    Bot,
    Close,
    Command,
    Expire,
    Hand,
    Kick,
    Leave,
    Lost,
    Ready,
    Rematch,
    Settings,
    Sit,
    Start,
    Swap,
    Watch,
)
from paiju.table.table import IDLE, SLACK
from paiju.table.take import due
from tests.table.desk import Desk, decline, players

OWN: list[Command] = [
    Kick(seat=1),
    Swap(seat=0, other=1),
    Bot(seat=3),
    Settings(room={"game": "neijiang"}),
    Start(),
    Rematch(),
    Watch(on=False),
    Hand(seat=1),
    Close(),
]
BEFORE: list[Command] = [command for command in OWN if not isinstance(command, Kick | Start | Watch | Hand)]


def kind(command: Command) -> str:
    return type(command).__name__


@pytest.mark.parametrize("command", OWN, ids=kind)
def test_only_the_owner_may(command: Command) -> None:
    desk = Desk().fill(2)
    assert desk.code("p1", command) == "not_owner"
    assert desk.code("p9", command) == "not_owner"
    assert desk.tried("p0", command) != "not_owner"


@pytest.mark.parametrize("command", BEFORE, ids=kind)
@pytest.mark.parametrize("between", [False, True])
def test_not_while_a_session_runs(command: Command, between: bool) -> None:
    desk = Desk().begin()
    if between:
        desk.play(decline)
    assert desk.code("p0", command) == "playing"


@pytest.mark.parametrize("command", BEFORE, ids=kind)
def test_near_miss_again_when_the_session_has_ended(command: Command) -> None:
    desk = Desk(customs={"rounds": 1}).begin().play(decline)
    assert desk.tried("p0", command) in ("", "seat_taken")


# --- kick


def test_a_player_is_sent_away() -> None:
    desk = Desk().fill(3)
    desk.do("p0", Kick(seat=1))
    assert players(desk) == ["p0", "", "p2", ""]


def test_kick_refusals() -> None:
    desk = Desk().fill(2)
    desk.do("p0", Bot(seat=2))
    assert desk.code("p0", Kick(seat=3)) == "seat_empty"
    assert desk.code("p0", Kick(seat=2)) == "seat_empty"
    assert desk.code("p0", Kick(seat=4)) == "no_such_seat"
    assert desk.refused("p0", Kick(seat=4)).at == "/seat"


def test_nobody_is_sent_away_in_a_round_and_between_rounds_only_who_is_gone() -> None:
    desk = Desk().begin()
    desk.do("p2", Lost())
    assert desk.code("p0", Kick(seat=2)) == "playing"
    desk.play(decline)
    assert desk.code("p0", Kick(seat=1)) == "playing"
    desk.do("p0", Kick(seat=2))
    assert (players(desk)[2], desk.table.session) == ("", 2)


def test_an_owner_who_sends_himself_away_hands_the_table_on() -> None:
    desk = Desk().fill(2)
    desk.do("p0", Kick(seat=0))
    assert desk.table.owner == "p1"


# --- swap


def test_two_seats_change_places_and_are_not_ready_any_more() -> None:
    desk = Desk().fill(3)
    for player in ("p0", "p1", "p2"):
        desk.do(player, Ready())
    desk.do("p0", Swap(seat=1, other=3))
    assert players(desk) == ["p0", "", "p2", "p1"]
    assert [chair.ready for chair in desk.table.chairs] == [True, False, True, False]


def test_swap_refusals() -> None:
    desk = Desk().fill(2)
    assert desk.code("p0", Swap(seat=0, other=4)) == "no_such_seat"
    assert desk.code("p0", Swap(seat=5, other=0)) == "no_such_seat"


# --- bots


def test_a_bot_is_put_in_and_taken_away() -> None:
    desk = Desk().fill(1)
    desk.do("p0", Bot(seat=2, bot="steady"))
    assert (desk.shown["seats"][2]["bot"], desk.shown["seats"][2]["name"]) == ("steady", "steady 3")
    desk.do("p0", Bot(seat=2, bot=""))
    assert desk.table.chairs[2].free


def test_bot_refusals() -> None:
    desk = Desk().fill(2)
    assert desk.code("p0", Bot(seat=1)) == "seat_taken"
    assert desk.code("p0", Bot(seat=1, bot="")) == "seat_taken"
    assert desk.code("p0", Bot(seat=4)) == "no_such_seat"


def test_the_last_bot_lets_the_round_begin() -> None:
    desk = Desk().fill(3).all_ready()
    desk.do("p0", Bot(seat=3))
    assert desk.table.phase == "playing"


def test_nobody_sits_on_a_bot() -> None:
    desk = Desk().fill(1)
    desk.do("p0", Bot(seat=1))
    assert desk.code("p1", Sit(seat=1)) == "seat_taken"


# --- settings


def test_settings_change_the_game_and_nobody_is_ready() -> None:
    desk = Desk().fill(3).all_ready()
    desk.do("p0", Settings(room={"game": "fulushou", "options": {"players": 3}}))
    assert (desk.shown["game"], players(desk)) == ("fulushou", ["p0", "p1", "p2"])
    assert desk.table.phase == "waiting"
    assert not any(chair.ready for chair in desk.table.chairs)


def test_who_sits_moves_up_and_bots_make_room() -> None:
    desk = Desk()
    desk.do("p0", Sit(seat=3))
    desk.do("p1", Sit(seat=1))
    for seat in (0, 2):
        desk.do("p0", Bot(seat=seat))
    desk.do("p0", Settings(room={"game": "weimaque"}))
    assert players(desk) == ["p1", "p0", ""]
    assert not any(chair.bot for chair in desk.table.chairs)


def test_near_miss_bots_for_whom_there_is_room_stay() -> None:
    desk = Desk().fill(1)
    desk.do("p0", Bot(seat=3))
    desk.do("p0", Settings(room={"game": "weimaque"}))
    assert [bool(chair.bot) for chair in desk.table.chairs] == [False, True, False]


def test_settings_refusals() -> None:
    desk = Desk().fill(4)
    assert desk.code("p0", Settings(room={"game": "weimaque"})) == "too_many_people"
    assert desk.code("p0", Settings(room={"game": "chess"})) == "bad_request"
    assert desk.code("p0", Settings(room={"game": "neijiang", "options": {"stake": 1}})) == "unknown_option"
    desk.do("p3", Leave())
    assert desk.tried("p0", Settings(room={"game": "weimaque"})) == ""


@pytest.mark.parametrize("room", [{"game": "weimaque"}, {"game": "chess"}, {"game": "neijiang", "options": {"x": 1}}])
def test_the_place_of_a_bad_setting_is_one_of_the_command(room: dict[str, object]) -> None:
    """A pointer into what was sent: `{"room": {"game": …}}`."""
    assert Desk().fill(4).refused("p0", Settings(room=room)).at.startswith("/room")


def test_settings_do_not_change_the_commitment_that_was_shown() -> None:
    """Else an owner could try walls until he likes one; the secret is fixed before."""
    desk = Desk().fill(2)
    before = desk.shown["commit"]
    desk.do("p0", Settings(room={"game": "neijiang", "options": {"base": 2}}))
    assert desk.shown["commit"] == before


# --- start


def test_the_owner_starts_when_the_others_are_ready() -> None:
    desk = Desk().fill()
    for player in ("p1", "p2", "p3"):
        desk.do(player, Ready())
    desk.do("p0", Start(seed="0b"))
    assert desk.table.phase == "playing"
    desk.play(decline)
    assert desk.result["fair"]["seeds"] == ["0b", "", "", ""]


def test_start_refusals() -> None:
    desk = Desk().fill(3)
    assert desk.code("p0", Start()) == "seats_empty"
    desk.do("p3", Sit())
    desk.do("p1", Ready())
    error = desk.refused("p0", Start())
    assert (error.code, error.message) == ("not_ready", "not ready yet: P2, P3")
    desk.all_ready()
    assert desk.code("p0", Start()) == "playing"


def test_start_between_rounds_does_not_wait_for_the_countdown() -> None:
    desk = Desk().begin().play(decline)
    for player in ("p1", "p2", "p3"):
        desk.do(player, Ready())
    desk.do("p0", Start())
    assert (desk.table.match.number, desk.shown["countdowns"]) == (2, {})


def test_an_owner_without_a_seat_starts_a_table_of_bots() -> None:
    desk = Desk()
    for seat in range(4):
        desk.do("p0", Bot(seat=seat))
    assert desk.table.phase == "waiting"
    desk.do("p0", Start())
    assert desk.table.phase == "playing"


# --- watching


def test_the_owner_decides_at_any_time_who_may_look_on() -> None:
    desk = Desk().begin()
    assert desk.table.admits("p9")
    desk.do("p0", Watch(on=False))
    assert desk.shown["customs"] == {"spectators": False}
    assert not desk.table.admits("p9")
    desk.do("p0", Watch(on=True))
    assert desk.shown["customs"] == {}
    assert desk.table.admits("p9")


def test_near_miss_those_at_the_table_and_the_owner_are_no_spectators() -> None:
    desk = Desk(customs={"spectators": False}).begin()
    assert desk.table.admits("p1")
    desk.do("p0", Hand(seat=1))
    assert desk.table.admits("p0"), "he has a seat"


def test_near_miss_whoever_has_the_code_may_come_in_until_a_session_begins() -> None:
    desk = Desk(customs={"spectators": False, "rounds": 1}).fill(3)
    assert desk.table.admits("p9")
    desk.do("p3", Sit())
    desk.all_ready()
    assert not desk.table.admits("p9")
    desk.play(decline)
    assert desk.table.admits("p9"), "the session is over, and he may want to sit"


def test_a_round_goes_on_while_the_owner_switches_watching_off() -> None:
    desk = Desk().begin().release()
    before = (desk.shown["commit"], desk.window, desk.table.asked())
    desk.do("p0", Watch(on=False))
    assert (desk.shown["commit"], desk.window, desk.table.asked()) == before


# --- hand over


def test_the_table_is_handed_over_at_any_time() -> None:
    desk = Desk().begin()
    desk.do("p0", Hand(seat=2))
    assert (desk.table.owner, desk.shown["owner"]) == ("p2", "p2")
    assert desk.code("p0", Hand(seat=0)) == "not_owner"


def test_hand_refusals() -> None:
    desk = Desk().fill(1)
    desk.do("p0", Bot(seat=1))
    assert desk.code("p0", Hand(seat=1)) == "seat_empty"
    assert desk.code("p0", Hand(seat=2)) == "seat_empty"
    assert desk.code("p0", Hand(seat=4)) == "no_such_seat"


# --- the end of a room


def test_a_closed_room_is_over_for_good() -> None:
    desk = Desk().fill(2)
    desk.do("p0", Close())
    assert (desk.shown["phase"], players(desk), due(desk.table)) == ("closed", [""] * 4, None)
    assert desk.code("p1", Sit()) == "closed"
    assert desk.code("p0", Close()) == "closed"


def test_a_room_without_life_is_closed_after_a_day() -> None:
    desk = Desk().fill(2)
    desk.tick(IDLE + SLACK - 1)
    assert not desk.table.closed
    desk.tick(1)
    assert desk.table.closed


def test_near_miss_whatever_happens_gives_it_another_day() -> None:
    desk = Desk().fill(2)
    desk.tick(IDLE)
    desk.do("p1", Ready())
    desk.tick(IDLE)
    assert not desk.table.closed


def test_a_session_that_waits_ends_with_the_room_and_its_pot_is_divided() -> None:
    desk = Desk("weimaque", {"next_seconds": 0}, edition="quan", dou_liu_zi=True).begin().play(decline)
    assert desk.shown["pot"] == 40
    desk.tick(IDLE + SLACK)
    assert desk.table.closed
    assert desk.shown["results"]["shares"] == [14, 13, 13]


def test_a_round_that_runs_is_not_cut_off() -> None:
    desk = Desk().begin()
    desk.house(Expire())
    assert (desk.table.closed, desk.table.phase) == (False, "playing")
