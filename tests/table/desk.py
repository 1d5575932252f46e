"""A table with a clock of its own, driven by commands: players are p0, p1 …, times milliseconds."""

import random
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import replace
from typing import Any

import pytest

from paiju.core.errors import PaijuError
from paiju.flow.options import completed
from paiju.flow.registry import find
from paiju.flow.round import AnyRound
from paiju.flow.window import bits
from paiju.table import commands, room
from paiju.table.commands import Command, Entry
from paiju.table.room import CUSTOMS, Room
from paiju.table.stream import Finished, Piece, Played, Settled, Shown
from paiju.table.table import SLACK, Table
from paiju.table.take import Taken, due, take

SEED = bytes(range(32))
Policy = Callable[["Desk", int, int], int]
"""(desk, seat, menu) → the action."""


def room_with(game: str, customs: Mapping[str, Any], options: Mapping[str, Any], **slots: Any) -> Room:
    """A room whose rules have other values in some slots, such as `ready_seconds`."""
    value = find(game)

    def compiled(full: Mapping[str, Any]) -> Any:
        rules = value.compile(full)
        for slot, changed in slots.items():
            setattr(rules, slot, changed)
        return rules

    return Room(
        replace(value, compile=compiled), completed(value.options, options), completed(CUSTOMS, customs, "/customs")
    )


class Desk:
    """A table of `p0`, who owns it; every command is taken on a clone, as a server does."""

    def __init__(
        self,
        game: str = "neijiang",
        customs: Mapping[str, Any] | None = None,
        slots: Mapping[str, Any] | None = None,
        seed: bytes = SEED,
        **options: Any,
    ) -> None:
        if slots:
            chosen = room_with(game, customs or {}, options, **slots)
        else:
            chosen = room.read({"game": game, "options": options, "customs": dict(customs or {})})
        self.first_room = chosen
        self.table = Table("t1", "ABCD", "p0", seed, chosen)
        self.now = 1_000_000
        self.pieces: list[Piece] = []
        self.finished: list[Finished] = []
        self.entries: list[Entry] = []
        self.takes: list[Taken] = []

    # --- what happens

    def do(self, player: str, command: Command) -> Taken:
        """A command of a player, or about him."""
        return self.take(Entry(self.now, player, player.upper(), command))

    def house(self, command: Command) -> Taken:
        """A command about nobody."""
        return self.take(Entry(self.now, "", "", command))

    def take(self, entry: Entry) -> Taken:
        """Take an entry on a clone and keep it; where it is refused all stays as it was."""
        other = self.table.clone()
        taken = take(other, entry)
        self.table = other
        self.pieces += taken.pieces
        self.finished += taken.finished
        self.entries.append(entry)
        self.takes.append(taken)
        return taken

    def refused(self, player: str, command: Command) -> PaijuError:
        """The error of a command that must be refused."""
        with pytest.raises(PaijuError) as caught:
            self.do(player, command)
        return caught.value

    def code(self, player: str, command: Command) -> str:
        """Its code."""
        return self.refused(player, command).code

    def tried(self, player: str, command: Command) -> str:
        """Do what may be allowed or not; the code of the refusal, or nothing."""
        try:
            self.do(player, command)
        except PaijuError as error:
            return error.code
        return ""

    def tick(self, ms: int) -> None:
        """Let time pass, and happen what it does."""
        end = self.now + ms
        while (coming := due(self.table)) is not None and coming[0] <= end:
            self.next_due()
        self.now = end

    def next_due(self) -> Command:
        """Let time pass until it does something; what it did. What is overdue happens now."""
        coming = due(self.table)
        assert coming is not None
        self.now = max(self.now, coming[0])
        self.take(coming[1]._replace(at=self.now))
        return coming[1].command

    def until_due(self) -> Command:
        """Let time pass until it does more than end a pause, or the round is over; what it did."""
        while isinstance(done := self.next_due(), commands.Go) and self.table.round is not None:
            pass
        return done

    @property
    def pause(self) -> int | None:
        """When the pause is over; None where none is."""
        return self.table.clocks.end("pause")

    def release(self) -> "Desk":
        """Let the pauses pass, until somebody has to answer or the round is over."""
        while (end := self.pause) is not None:
            self.tick(max(0, end - self.now))
        return self

    # --- who sits and plays

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return len(self.table.chairs)

    def fill(self, count: int | None = None) -> "Desk":
        """p0, p1 … sit down, in the order of the seats."""
        for seat in range(self.seats if count is None else count):
            self.do(f"p{seat}", commands.Sit())
        return self

    def all_ready(self) -> "Desk":
        """Every player who is not ready says so."""
        for seat in self.table.humans():
            if self.table.round is None and not self.table.chairs[seat].ready:
                self.do(self.table.chairs[seat].player, commands.Ready())
        return self

    def begin(self) -> "Desk":
        """All seats are taken, all are ready: the first round is dealt."""
        return self.fill().all_ready()

    def plant(self, played: AnyRound) -> "Desk":
        """Put a round whose tiles are chosen in place of the one that runs; where it must pause, the pause begins."""
        table, planted = self.table, played.clone()
        assert table.round is not None
        planted.paced = table.match.paced
        planted.pausing = planted.paced and planted.rules.hushed(planted.state)
        table.match.round, table.shown_frames, table.last_asked = planted, 0, {}
        table._timed = (0, 0, 0)
        table.clocks.stop("pause")
        table.show_frames(self.now)
        table.pieces = []
        return self

    @property
    def round(self) -> AnyRound:
        """The round that runs."""
        assert self.table.round is not None
        return self.table.round

    @property
    def window(self) -> int:
        """The number of the open window."""
        assert self.round.window is not None
        return self.round.window.number

    def menu(self, seat: int) -> set[str]:
        """The texts of what a seat may answer."""
        return {self.table.rules.actions.text(action) for action in bits(self.round.menu(seat))}

    def answering(self, text: str) -> commands.Answer:
        """An answer to the open window."""
        return commands.Answer(window=self.window, action=text)

    def answer(self, player: str, text: str) -> Taken:
        """The player answers the open window."""
        return self.do(player, self.answering(text))

    def script(self, script: str) -> "Desk":
        """Answers, parted by `;`: `p0 discard 5p; p1 win`, each once the pause before it is over."""
        for step in script.split(";"):
            player, _, text = step.strip().partition(" ")
            self.release()
            self.answer(player, text)
        return self

    def step(self, policy: Policy) -> None:
        """The first seat that is asked once the pauses are over answers, if the round is not over then."""
        self.release()
        if self.table.round is not None:
            self.answer_first(policy)

    def answer_first(self, policy: Policy) -> None:
        """The first seat that is asked answers, in a pause or not."""
        seat = self.table.asked()[0]
        action = policy(self, seat, self.round.menu(seat))
        text = self.table.rules.actions.text(action)
        chair = self.table.chairs[seat]
        if chair.player:
            self.answer(chair.player, text)
        else:
            self.house(commands.BotAnswer(seat=seat, window=self.window, action=text))

    def play(self, policy: Policy) -> "Desk":
        """Play the round that runs to its end."""
        session, number = self.table.session, self.table.match.number
        while self.table.round is not None and (session, number) == (self.table.session, self.table.match.number):
            self.step(policy)
        return self

    # --- what is shown

    def of(self, kind: type[Any]) -> list[Any]:
        """The pieces of a kind, so far."""
        return [piece for piece in self.pieces if isinstance(piece, kind)]

    @property
    def shown(self) -> dict[str, Any]:
        """The table as it was shown last."""
        shown: Shown = self.of(Shown)[-1]
        return shown.table

    @property
    def result(self) -> dict[str, Any]:
        """The result that was published last."""
        settled: Settled = self.of(Settled)[-1]
        return settled.result

    def frames(self) -> list[Played]:
        """The frames of the round that runs, or of the last one."""
        played: list[Played] = self.of(Played)
        last = played[-1]
        return [piece for piece in played if (piece.session, piece.round) == (last.session, last.round)]

    def away(self) -> list[str]:
        """How each seat is present, as shown."""
        return [seat["away"] for seat in self.shown["seats"]]


def players(desk: Desk) -> list[str]:
    """The players by seat, empty where none sits."""
    return [chair.player for chair in desk.table.chairs]


def fork(desk: Desk) -> Desk:
    """The same desk, going another way; nothing is shown at it yet. Commands replace a desk's table."""
    other = copy(desk)
    other.pieces, other.finished, other.entries, other.takes = [], list(desk.finished), [], []
    return other


def decline(desk: Desk, seat: int, menu: int) -> int:
    """Pass where that is possible, else the last action there is: nobody wins who need not."""
    win = desk.table.rules.actions.number("win")
    rest = menu & ~(1 << win) or menu
    return 0 if menu & 1 else rest.bit_length() - 1


def by_chance(chooser: random.Random, wins: float = 0.9) -> Policy:
    """Any action; a win is mostly taken."""

    def choose(desk: Desk, seat: int, menu: int) -> int:
        win = desk.table.rules.actions.number("win")
        if menu >> win & 1 and chooser.random() < wins:
            return win
        return chooser.choice(list(bits(menu)))

    return choose


def lapse_at(desk: Desk) -> int:
    """When the time of the open window is over, an answer's way included."""
    deadline = desk.table.deadline()
    assert deadline is not None
    return deadline + SLACK
