"""Taking: what holds for a table whatever happens to it, and that a refused command leaves no trace."""

import json
from typing import Any

import pytest

from paiju.core import seeds
from paiju.core.errors import PaijuError
from paiju.table import commands
from paiju.table.commands import Command, Go, Lapse, Sit
from paiju.table.stream import Shown
from paiju.table.table import Table
from paiju.table.take import Taken, due, take
from tests.table.chance import GAMES, SITTINGS, Sitting, sitting
from tests.table.desk import Desk
from tests.table.facts import facts


def fresh(of: Desk) -> Table:
    """The table of a desk as it was before anything happened; its room may have been changed since."""
    return Table("t1", "ABCD", "p0", of.table.seed, of.first_room)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(SITTINGS))
def test_what_holds_after_every_command(game: str, number: int) -> None:
    played = sitting(game, number)
    table, seq, at = fresh(played), 0, 0
    for entry in played.entries:
        taken = take(table, entry)
        check_pieces(taken, seq, at)
        seq, at = table.seq, max([at, *(piece.at for piece in taken.pieces)])
        check_seats(table)
        check_money(table)
        check_phase(table)
        check_clocks(table)
        check_secrets(table, taken)


def check_pieces(taken: Taken, seq: int, at: int) -> None:
    """Numbers without a gap, times that never go back."""
    assert [piece.seq for piece in taken.pieces] == list(range(seq + 1, seq + 1 + len(taken.pieces)))
    times = [at, *(piece.at for piece in taken.pieces)]
    assert times == sorted(times)


def check_seats(table: Table) -> None:
    """As many chairs as the game has, nobody on two; who has left is gone."""
    players = [chair.player for chair in table.chairs if chair.player]
    assert len(set(players)) == len(players)
    assert len(table.chairs) == table.rules.seats
    assert not any(chair.player and chair.bot for chair in table.chairs)
    assert not any(chair.leaving and table.round is None for chair in table.chairs)


def check_money(table: Table) -> None:
    """What the seats have and what lies in the pot is what they brought."""
    match, start = table.match, table.rules.start_balance * table.rules.seats
    assert sum(match.balances) + match.pot == start
    if table.round is not None:
        assert sum(table.round.state.balances) + getattr(table.round.state, "pot", 0) == start
    if table.results is not None:
        assert sum(table.results["points"]) == 0


def check_phase(table: Table) -> None:
    """One of three phases, and what belongs to each."""
    shown = table.phase
    assert (shown == "closed") == table.closed
    assert (shown == "playing") == (table.round is not None)
    if table.running:
        assert not any(chair.free for chair in table.chairs)
    else:
        assert table.vote is None
        assert not table.dissolving
    if table.round is not None:
        assert not table.round.over
        assert table.round.pausing or table.asked()
        assert table.shown_frames == len(table.round.frames)
        assert table.results is None
    if table.closed:
        assert all(chair.free for chair in table.chairs)


def check_clocks(table: Table) -> None:
    """A clock runs where something waits for it, and nowhere else."""
    running = {name for _, name in table.clocks.running()}
    assert ("window" in running) == (table.round is not None and table.round.window is not None)
    assert ("pause" in running) == (table.round is not None and table.round.pausing)
    assert ("vote" in running) == (table.vote is not None)
    assert ("idle" in running) == (not table.closed)
    proposed = table.running or (table.results is not None and not any(chair.free for chair in table.chairs))
    assert "next" not in running or (proposed and table.round is None)
    assert "ready" not in running or table.round is None
    assert {name[len("absent ") :] for name in running if name.startswith("absent ")} <= table.lost


def check_secrets(table: Table, taken: Taken) -> None:
    """No secret of a round to come or being played, no seed that a seat gave, is shown with the table."""
    match = table.match
    hidden = [table.seed, match.seed, *(chair.seed for chair in table.chairs)]
    if not match.over:
        hidden.append(seeds.round_secret(match.seed, match.number + 1))
    if match.round is not None and match.chance is not None:
        hidden += [match.chance.seed, match.chance.fair.secret, *match.chance.fair.seeds]
    told = json.dumps([piece.table for piece in taken.pieces if isinstance(piece, Shown)])
    assert not any(secret.hex() in told for secret in hidden if secret)


def test_sittings_at_random_go_through_all_that_matters() -> None:
    """Else the law above would be one of empty rooms."""
    played = {game: [sitting(game, number) for number in range(SITTINGS)] for game in GAMES}
    kinds = {type(entry.command) for sittings in played.values() for one in sittings for entry in one.entries}
    of_the_house = {commands.Close, commands.Expire, commands.Hold, commands.Shut, commands.Unwanted}
    assert kinds >= set(Command.__subclasses__()) - of_the_house
    for sittings in played.values():
        assert sum(len(one.finished) for one in sittings) > SITTINGS
        assert sum(len(one.refusals) for one in sittings) > 10 * SITTINGS


@pytest.mark.parametrize("game", GAMES)
def test_a_command_is_refused_in_words_or_carried_out(game: str) -> None:
    broken = [one.broken for one in (sitting(game, number) for number in range(SITTINGS)) if one.broken]
    assert broken == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(2))
def test_what_is_taken_on_a_clone_leaves_the_original_as_it_was(game: str, number: int) -> None:
    played = sitting(game, number)
    table = fresh(played)
    for place, entry in enumerate(played.entries[:160]):
        before = facts(table)
        assert facts(table.clone()) == before
        for refused in _refused(played, place):
            with pytest.raises(PaijuError):
                take(table.clone(), refused)
            assert facts(table) == before
        other = table.clone()
        take(other, entry)
        assert facts(table) == before
        table = other


def _refused(played: Sitting, place: int) -> list[Any]:
    return [entry for before, entry in played.refusals if before == place]


def test_near_miss_facts_tell_two_tables_apart() -> None:
    """Else the test above would compare nothing."""
    desk = Desk().begin().release()
    before = facts(desk.table)
    other = desk.table.clone()
    take(other, desk.entries[0]._replace(at=desk.now, command=Lapse(window=desk.window), player=""))
    assert facts(other) != before
    assert facts(desk.table) == before


def test_what_time_does_is_told_with_when() -> None:
    desk = Desk().begin()
    paused = due(desk.table)
    assert paused is not None
    assert (paused[0], paused[1].at, paused[1].command) == (desk.now + 600, desk.now + 600, Go())
    coming = due(desk.release().table)
    assert coming is not None
    when, entry = coming
    assert (when, entry.command) == (entry.at, Lapse(window=desk.window))
    desk.tick(when - desk.now - 1)
    assert due(desk.table) == coming
    desk.tick(1)
    assert due(desk.table) != coming


def test_the_name_of_a_player_is_the_one_he_has_now() -> None:
    desk = Desk().fill(1)
    desk.take(desk.entries[0]._replace(name="Ann", command=Sit(seat=1)))
    assert desk.shown["seats"][1]["name"] == "Ann"
