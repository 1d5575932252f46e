"""The commands as they are stored; a table is the fold of them, and its records hold."""

from typing import Any

import pytest

from paiju.core.errors import InvalidError
from paiju.formats.record import read, replay_all
from paiju.table import commands
from paiju.table.commands import Command, Entry
from paiju.table.stream import Played, Settled
from paiju.table.table import Table
from paiju.table.take import take
from tests.table.chance import GAMES, SITTINGS, sitting
from tests.table.desk import Desk, decline, fork
from tests.table.facts import facts
from tests.table.test_claims import discarded
from tests.table.test_take import fresh

EVERY: list[Command] = [
    commands.Sit(),
    commands.Sit(seat=3),
    commands.Leave(),
    commands.Back(),
    commands.Ready(),
    commands.Ready(on=False, seed="00ff"),
    commands.Auto(on=True),
    commands.Answer(window=7, action="discard 5p"),
    commands.Dissolve(),
    commands.Vote(yes=False),
    commands.Kick(seat=2),
    commands.Swap(seat=0, other=5),
    commands.AskSwap(seat=2),
    commands.AskSwap(seat=None),
    commands.AnswerSwap(seat=0, yes=False),
    commands.Bot(seat=1),
    commands.Bot(seat=1, bot=""),
    commands.Settings(room={"game": "neijiang", "options": {"players": 6}}),
    commands.Start(seed="ab"),
    commands.Rematch(seed="cd"),
    commands.Watch(on=False),
    commands.Hand(seat=4),
    commands.Close(),
    commands.Lapse(window=3),
    commands.Go(),
    commands.Lost(),
    commands.Absent(),
    commands.AllReady(),
    commands.VoteOver(),
    commands.BotAnswer(seat=2, window=9, action="pass"),
    commands.BotFailed(seat=0, window=3),
    commands.Expire(),
    commands.Hold(on=True),
    commands.Shut(),
    commands.Unwanted(),
]


def test_every_command_stands_in_the_list() -> None:
    assert {type(command) for command in EVERY} == set(Command.__subclasses__())


@pytest.mark.parametrize("command", EVERY, ids=repr)
def test_a_command_is_read_as_it_was_written(command: Command) -> None:
    kind, body = commands.write(command)
    assert commands.read(kind, body) == command
    assert "type" not in body


def test_the_id_of_the_client_is_not_stored_with_it() -> None:
    kind, body = commands.write(commands.Sit(id="abc", seat=1))
    assert (kind, body) == ("sit", {"seat": 1})
    assert commands.read(kind, body) == commands.Sit(seat=1)


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("dance", {}),
        ("sit", {"seat": 6}),
        ("sit", {"seat": -1}),
        ("sit", {"chair": 1}),
        ("ready", {"seed": "0"}),
        ("ready", {"seed": "FF"}),
        ("ready", {"seed": "00" * 33}),
        ("answer", {"window": 1}),
        ("answer", {"window": 1, "action": "x" * 41}),
        ("vote", {"yes": 1}),
        ("settings", {"room": []}),
    ],
)
def test_what_is_no_command_is_refused(kind: str, body: dict[str, Any]) -> None:
    with pytest.raises(InvalidError) as caught:
        commands.read(kind, body)
    assert caught.value.code == "bad_request"


# --- the fold


def stored(desk: Desk) -> list[tuple[int, str, str, str, dict[str, Any]]]:
    return [(entry.at, entry.player, entry.name, *commands.write(entry.command)) for entry in desk.entries]


def loaded(row: tuple[int, str, str, str, dict[str, Any]]) -> Entry:
    at, player, name, kind, body = row
    return Entry(at, player, name, commands.read(kind, body))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(SITTINGS))
def test_the_stored_commands_make_the_same_table_again(game: str, number: int) -> None:
    """The same pieces at every step, the same rounds, the same state; on one table, without clones."""
    played = sitting(game, number)
    table = fresh(played)
    for row, taken in zip(stored(played), played.takes, strict=True):
        again = take(table, loaded(row))
        assert facts(again.pieces) == facts(taken.pieces)
        assert again.finished == taken.finished
    assert facts(table) == facts(played.table)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(0, SITTINGS, 3))
def test_clocks_that_get_their_time_again_change_no_round(game: str, number: int) -> None:
    played = sitting(game, number)
    table, pieces, records = fresh(played), [], []
    for place, row in enumerate(stored(played)):
        if place % 7 == 0:
            table.clocks.rewind(row[0])
        taken = take(table, loaded(row))
        pieces += [piece for piece in taken.pieces if isinstance(piece, Played | Settled)]
        records += [finished.record for finished in taken.finished]
    assert records == [finished.record for finished in played.finished]
    assert _told(pieces) == _told([piece for piece in played.pieces if isinstance(piece, Played | Settled)])


def _told(pieces: list[Any]) -> list[Any]:
    return [(piece.session, piece.round, getattr(piece, "events", None) or piece.result) for piece in pieces]


def test_clocks_get_their_full_time_again() -> None:
    desk = Desk(discard_seconds=20).begin().release()
    end = desk.table.deadline()
    desk.now += 15_000
    desk.table.clocks.rewind(desk.now)
    assert desk.table.deadline() == desk.now + 20_000
    assert end is not None
    assert desk.table.deadline() != end


def test_a_held_answer_does_not_take_the_full_time_away_again() -> None:
    desk = discarded().release()
    desk.now += 15_000
    desk.table.clocks.rewind(desk.now)
    end = desk.table.deadline()
    desk.answer("p1", "pass")
    assert desk.table.deadline() == end == desk.now + 20_000


def test_a_pause_gets_its_full_time_again() -> None:
    desk = discarded()
    desk.now += 500
    desk.table.clocks.rewind(desk.now)
    assert desk.pause == desk.now + 600
    desk.tick(599)
    assert desk.round.pausing
    desk.tick(1)
    assert not desk.round.pausing


def test_near_miss_a_clock_that_has_not_begun_keeps_its_time() -> None:
    desk = Desk().begin().release()
    end = desk.table.deadline()
    desk.table.clocks.rewind(desk.now - 5_000)
    assert desk.table.deadline() == end


# --- the records


def proved(desk: Desk) -> int:
    """Replay and verify all records of a sitting, one after the other; how many."""
    text = "".join(finished.record for finished in desk.finished)
    return sum(1 for _ in replay_all(read(text.splitlines()), prove=True))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(SITTINGS))
def test_the_records_of_a_sitting_verify(game: str, number: int) -> None:
    played = sitting(game, number)
    assert not played.finished or proved(played) == len(played.finished)


@pytest.mark.parametrize("game", ["fulushou", "weimaque"])
def test_fl_4_10_wm_5_11_time_outs_forgotten_between_rounds_are_forgotten_in_the_record_too(game: str) -> None:
    """Who ends 托管 between two rounds has no time-out behind him: the first of the next round is one again."""
    desk = Desk(game).begin()
    while "auto" not in desk.away():
        desk.until_due()
    seat = desk.away().index("auto")
    desk.play(decline)
    desk.do(f"p{seat}", commands.Auto(on=False))
    desk.all_ready()
    while seat not in desk.round.asked():
        desk.step(decline)
    desk.house(commands.Lapse(window=desk.window))
    desk.release()
    assert desk.away()[seat] == "here"
    desk.play(decline)
    assert proved(desk) == 2


def test_fl_4_10_time_outs_of_who_was_in_auto_between_rounds_alone_are_the_same_in_the_record() -> None:
    """One time-out ends a round; 托管 is switched on and off before the next, which begins with one."""
    desk = Desk("fulushou").begin()
    while desk.table.round is not None:
        trial = fork(desk)
        trial.release()
        trial.house(commands.Lapse(window=trial.window))
        trial.release()
        if trial.table.round is None and max(trial.table.match.lapses) == 1:
            break
        desk.step(decline)
    assert trial.table.match.lapses.count(1) == 1
    seat = trial.table.match.lapses.index(1)
    for on in (True, False):
        trial.do(f"p{seat}", commands.Auto(on=on))
    trial.all_ready()
    while seat not in trial.round.asked():
        trial.step(decline)
    trial.release().house(commands.Lapse(window=trial.window))
    trial.play(decline)
    assert proved(trial) == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_session_that_ends_early_is_the_last_in_its_record(game: str) -> None:
    desk = Desk(game, {"rounds": 3}).begin().play(decline)
    desk.all_ready()
    desk.do("p1", commands.Leave())
    desk.play(decline)
    assert desk.result["next_dealer"] is None
    assert proved(desk) == 2


def test_records_with_bots_that_failed_verify() -> None:
    desk = Desk("weimaque", {"rounds": 3}).fill(1)
    for seat in (1, 2):
        desk.do("p0", commands.Bot(seat=seat))
    for _ in range(3):
        desk.do("p0", commands.Ready())
        while not set(desk.table.asked()) & {1, 2}:
            desk.step(decline)
        seat = next(seat for seat in desk.table.asked() if seat)
        desk.house(commands.BotFailed(seat=seat, window=desk.window))
        desk.play(decline)
    assert proved(desk) == 3


def test_a_table_is_made_of_its_first_values_alone() -> None:
    desk = Desk().fill(2)
    table = Table("t1", "ABCD", "p0", desk.table.seed, desk.first_room)
    assert facts(table) != facts(desk.table)
    for entry in desk.entries:
        take(table, entry)
    assert facts(table) == facts(desk.table)
