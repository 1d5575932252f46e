"""Sittings at random: all commands, legal and illegal, of seven people, of bots and of the house."""

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from paiju.core.errors import PaijuError
from paiju.flow.window import bits
from paiju.table import commands
from paiju.table.commands import Command, Entry
from paiju.table.take import due
from tests.table.desk import Desk

PEOPLE = [f"p{number}" for number in range(7)]
STEPS = 220
SITTINGS = 30
GAMES = ("neijiang", "fulushou", "weimaque")
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "neijiang": ({}, {"players": 6}, {"pass_lock": True, "allow_negative": True}, {"base": 3, "start_balance": 20}),
    "fulushou": ({}, {"players": 2, "buried": 10}, {"forced_wei": False}),
    "weimaque": ({}, {"edition": "quan", "dou_liu_zi": True}, {"first_dealer": "random", "force_win": True}),
}
CUSTOMS: tuple[dict[str, Any], ...] = (
    {},
    {"rounds": 2},
    {"rounds": 1, "lots": True},
    {"claim_ms": 0, "next_seconds": 0},
    {"stake": 5, "vote_seconds": 30},
)
OWNERS = (
    commands.Kick,
    commands.Swap,
    commands.Bot,
    commands.Settings,
    commands.Start,
    commands.Rematch,
    commands.Watch,
    commands.Hand,
    commands.Close,
)
OUTRIGHT = (IndexError, KeyError, TypeError, ValueError, AttributeError, AssertionError)
"""What no command may raise."""


class Sitting(Desk):
    """A desk at which chance plays.

    `refusals`: before which entry, what was refused; `broken`: what failed otherwise.
    """

    def __init__(self, game: str, number: int) -> None:
        self.chooser = random.Random(f"{game} {number}")
        customs = CUSTOMS[number % len(CUSTOMS)]
        slots = {"ready_seconds": 15} if number % 4 == 0 else None
        super().__init__(game, customs, slots, self.chooser.randbytes(32), **OPTIONS[game][number % len(OPTIONS[game])])
        self.refusals: list[tuple[int, Entry]] = []
        self.broken: list[tuple[Entry, str]] = []

    def go(self, steps: int) -> "Sitting":
        """So many attempts, or until the room is closed."""
        for _ in range(steps):
            if self.table.closed:
                break
            self._attempt()
        return self

    def _attempt(self) -> None:
        dice = self.chooser.random()
        if dice < 0.08:
            self._wait()
        elif dice < 0.85:
            self._go_on()
        else:
            command = self._any()
            owner = self.table.owner if isinstance(command, OWNERS) and self.chooser.random() < 0.7 else ""
            self._try(owner or self.chooser.choice(["", *PEOPLE]), command)

    def _wait(self) -> None:
        coming = due(self.table)
        if coming is None or (isinstance(coming[1].command, commands.Expire) and self.chooser.random() < 0.95):
            return
        self.next_due()

    def _go_on(self) -> None:
        """What brings the table on: a seat taken, a player ready, an answer."""
        if self.table.vote is not None and self.chooser.random() < 0.2:
            self._try(self.chooser.choice(PEOPLE), commands.Vote(yes=self.chooser.random() < 0.8))
            return
        if self.table.round is not None:
            self._answer()
            return
        if not self.table.running and self.chooser.random() < 0.2 and self._swapped():
            return
        free = [seat for seat, chair in enumerate(self.table.chairs) if chair.free]
        outside = [player for player in PEOPLE if self.table.seat_of(player) is None]
        if free and self.chooser.random() < 0.8:
            self._try(self.chooser.choice(outside), commands.Sit())
        elif free:
            self._try(self.table.owner, commands.Bot(seat=free[0]))
        elif humans := self.table.humans():
            player, seed = self.table.chairs[self.chooser.choice(humans)].player, self.chooser.randbytes(16).hex()
            starts = player == self.table.owner and self.chooser.random() < 0.5
            self._try(player, commands.Start(seed=seed) if starts else commands.Ready(seed=seed))
        else:
            self._try(self.table.owner, commands.Start())

    def _swapped(self) -> bool:
        """Who was asked to change places answers; else somebody asks, where two sit."""
        table = self.table
        if table.swaps:
            by, to = self.chooser.choice(sorted(table.swaps.items()))
            self._try(to, commands.AnswerSwap(seat=table.seat_of(by) or 0, yes=self.chooser.random() < 0.7))
        elif len(humans := table.humans()) > 1:
            one, other = self.chooser.sample(humans, 2)
            self._try(table.chairs[one].player, commands.AskSwap(seat=other))
        else:
            return False
        return True

    def _answer(self) -> None:
        if self.chooser.random() < 0.7:
            self.release()
        else:
            self.now += self.chooser.choice((0, 50, 700))
        asked = self.table.asked()
        if not asked:
            self._wait()
            return
        seat = self.chooser.choice(asked)
        menu = self.round.menu(seat)
        win = self.table.rules.actions.number("win")
        action = win if menu >> win & 1 and self.chooser.random() < 0.8 else self.chooser.choice(list(bits(menu)))
        text, chair = self.table.rules.actions.text(action), self.table.chairs[seat]
        if chair.player:
            self._try(chair.player, commands.Answer(window=self.window, action=text))
        else:
            self._try("", commands.BotAnswer(seat=seat, window=self.window, action=text))

    def _try(self, player: str, command: Command) -> None:
        entry = Entry(self.now, player, player.upper(), command)
        try:
            self.take(entry)
        except PaijuError:
            self.refusals.append((len(self.entries), entry))
        except OUTRIGHT as error:
            self.broken.append((entry, repr(error)))

    def _any(self) -> Command:
        """Any command with any content, mostly senseless now."""
        return self.chooser.choice(ANY)(self.chooser, self)


def _window(chooser: random.Random, desk: Desk) -> int:
    played = desk.table.round
    now = played.window.number if played is not None and played.window is not None else 0
    return max(0, now + chooser.choice((-1, 0, 0, 0, 1)))


def _action(chooser: random.Random, desk: Desk) -> str:
    actions = desk.table.rules.actions
    return chooser.choice(("dance", "pass", "win", actions.text(chooser.randrange(actions.count))))


def _seat(chooser: random.Random, desk: Desk) -> int:
    return chooser.randrange(min(6, desk.seats + 1))


def _of_a_bot(chooser: random.Random, desk: Desk) -> Command:
    """The house knows where its bots sit."""
    seats = [seat for seat, chair in enumerate(desk.table.chairs) if chair.bot]
    if not seats:
        return commands.VoteOver()
    if chooser.random() < 0.3:
        return commands.BotFailed(seat=chooser.choice(seats), window=_window(chooser, desk))
    return commands.BotAnswer(seat=chooser.choice(seats), window=_window(chooser, desk), action=_action(chooser, desk))


def _room(chooser: random.Random, desk: Desk) -> dict[str, Any]:
    own = desk.table.room.game.id
    return chooser.choice(({"game": "chess"}, {"game": own}, {"game": own, "customs": {"rounds": 2}}))


Make = Callable[[random.Random, Desk], Command]
ANY: Sequence[Make] = (
    lambda chooser, desk: commands.Sit(seat=chooser.choice((None, *range(6)))),
    lambda chooser, desk: commands.Leave(),
    lambda chooser, desk: commands.Back(),
    lambda chooser, desk: commands.Back(),
    lambda chooser, desk: commands.Ready(on=chooser.random() < 0.5),
    lambda chooser, desk: commands.Auto(on=chooser.random() < 0.5),
    lambda chooser, desk: commands.Answer(window=_window(chooser, desk), action=_action(chooser, desk)),
    lambda chooser, desk: commands.Dissolve(),
    lambda chooser, desk: commands.Vote(yes=chooser.random() < 0.7),
    lambda chooser, desk: commands.Kick(seat=_seat(chooser, desk)),
    lambda chooser, desk: commands.Swap(seat=_seat(chooser, desk), other=_seat(chooser, desk)),
    lambda chooser, desk: commands.AskSwap(seat=chooser.choice((None, *range(6)))),
    lambda chooser, desk: commands.AnswerSwap(seat=_seat(chooser, desk), yes=chooser.random() < 0.7),
    lambda chooser, desk: commands.Rematch(seed=chooser.randbytes(16).hex()),
    lambda chooser, desk: commands.Watch(on=chooser.random() < 0.5),
    lambda chooser, desk: commands.Bot(seat=_seat(chooser, desk), bot=chooser.choice(("", "steady"))),
    lambda chooser, desk: commands.Settings(room=_room(chooser, desk)),
    lambda chooser, desk: commands.Settings(room=_room(chooser, desk)),
    lambda chooser, desk: commands.Start(seed=chooser.randbytes(16).hex()),
    lambda chooser, desk: commands.Hand(seat=_seat(chooser, desk)),
    lambda chooser, desk: commands.Close() if chooser.random() < 0.1 else commands.Dissolve(),
    lambda chooser, desk: commands.Lapse(window=_window(chooser, desk)),
    lambda chooser, desk: commands.Lost(),
    _of_a_bot,
    _of_a_bot,
    lambda chooser, desk: commands.VoteOver(),
)
"""Every command; `Go`, `Absent`, `AllReady` and `Expire` come with time."""


@cache
def sitting(game: str, number: int) -> Sitting:
    """One sitting; the same for the same numbers."""
    return Sitting(game, number).go(STEPS)
