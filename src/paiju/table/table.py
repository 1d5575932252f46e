"""The table: who sits, the session that is played, the clocks, and what has been shown so far."""

import hashlib
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any

from paiju.core.errors import IllegalError
from paiju.core.events import EVERYTHING
from paiju.flow.away import GONE, HERE
from paiju.flow.match import Match
from paiju.flow.round import AnyRound
from paiju.table import public
from paiju.table.chair import EMPTY, Chair
from paiju.table.clocks import Clocks
from paiju.table.room import Room
from paiju.table.stream import Finished, Piece, Played, Shown
from paiju.table.vote import Vote

SECOND = 1000
SLACK = 500
"""How long an answer may be on its way: clocks end that much later than they show. Milliseconds."""
IDLE = 24 * 3600 * SECOND
"""After so long without anything a room is closed."""
ABSENCE = 120 * SECOND
"""After so long without a line a player has given up a seat of a session not begun, and the table."""


class Table:
    """A table as the fold of what happened to it. `table.take.take` is the one way to change it.

    `seed` (32 secret bytes) is where all chance of its sessions comes from; `people` the names of all who were here;
    `lost` those whose line is lost. `session` counts from 1; `match` is the one that runs or, with `match.number` 0,
    the one that comes.
    """

    def __init__(self, ident: str, code: str, owner: str, seed: bytes, room: Room) -> None:
        self.id = ident
        self.code = code
        self.owner = owner
        self.seed = seed
        self.people: dict[str, str] = {}
        self.faces: dict[str, str] = {}
        """Player → his face, of all who were here, as with their names."""
        self.lost: frozenset[str] = frozenset()
        self.session = 1
        self.vote: Vote | None = None
        self.refused: frozenset[str] = frozenset()
        """Who has had a proposal refused, until the next round begins."""
        self.swaps: dict[str, str] = {}
        """Who asks whom to change places."""
        self.dissolving = False
        self.escaped: frozenset[str] = frozenset()
        self.results: dict[str, Any] | None = None
        """The final standing of the session before."""
        self.closed = False
        self.held = False
        """Whether the house is being emptied, so that no round begins."""
        self.shutting = False
        """Whether the host closes the room when the round is settled."""
        self.clocks = Clocks()
        self.seq = 0
        self.shown_frames = 0
        """How many frames of the round have been shown."""
        self.last_asked: dict[int, int] = {}
        """The last window of the round in which each seat was asked."""
        self.pieces: list[Piece] = []
        """Shown by what is being taken."""
        self.finished: list[Finished] = []
        """Settled by what is being taken."""
        self._shown: dict[str, Any] = {}
        self._timed = (0, 0, 0)
        """Session, round and window that the clock was last started for."""
        self.chairs: list[Chair] = []
        self.furnish(room)

    def open(self, now: int) -> None:
        """Show the table for the first time; from now on it may grow old."""
        self.clocks.set("idle", now, IDLE)
        self.show(now)

    def furnish(self, room: Room) -> None:
        """Take over the settings of a room: as many chairs as its game has seats, those who sit move up."""
        self.room = room
        self.rules = room.rules()
        sitting = [chair.but(ready=False, seed=b"") for chair in self.chairs if not chair.free]
        free = self.rules.seats - len(sitting)
        self.chairs = [*sitting, *[EMPTY] * free]
        self.prepare()

    def prepare(self) -> None:
        """Make the match of the coming session, so that the commitment to its first round is known."""
        seed = hashlib.sha256(self.seed + b"session" + self.session.to_bytes(4, "big")).digest()
        self.match = Match(self.rules, seed, rounds=self.room.custom("rounds"), paced=self.room.custom("claim_ms") > 0)

    # --- who is who

    def seat_of(self, player: str) -> int | None:
        """The seat of a player; None if he has none."""
        found = [seat for seat, chair in enumerate(self.chairs) if player and chair.player == player]
        return found[0] if found else None

    def own_seat(self, player: str) -> int:
        """The seat of a player. Errors: `no_seat`."""
        seat = self.seat_of(player)
        if seat is None:
            raise IllegalError("no_seat", "you have no seat at this table")
        return seat

    def set(self, seat: int, **changes: object) -> None:
        """Change a chair."""
        self.chairs[seat] = self.chairs[seat].but(**changes)

    def humans(self) -> list[int]:
        """The seats of players."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player]

    def name(self, seat: int) -> str:
        """What the one in this seat is called."""
        chair = self.chairs[seat]
        return self.people.get(chair.player, "") if chair.player else f"{chair.bot} {seat + 1}" if chair.bot else ""

    def face(self, seat: int) -> str:
        """The face of the player in this seat; empty for who has none."""
        return self.faces.get(self.chairs[seat].player, "")

    # --- where it stands

    @property
    def round(self) -> AnyRound | None:
        """The round that is being played."""
        return self.match.round

    @property
    def running(self) -> bool:
        """Whether a session has begun and not ended."""
        return self.match.number > 0

    @property
    def phase(self) -> str:
        """`waiting`, `playing` or `closed`."""
        return "closed" if self.closed else "playing" if self.round is not None else "waiting"

    def away(self, seat: int) -> int:
        """How a seat is present (`flow.away`)."""
        if self.round is not None:
            return int(self.round.state.away[seat])
        if self.running and self.match.away:
            return self.match.away[seat]
        return GONE if self.chairs[seat].player in self.lost else HERE

    def bound(self, player: str) -> bool:
        """Whether the player must not sit elsewhere: he plays in a session that runs."""
        return self.running and self.seat_of(player) is not None

    def admits(self, player: str) -> bool:
        """Whether he may look at it. Where nobody watches, who has no seat may come in until a session begins."""
        known = player == self.owner or self.seat_of(player) is not None
        return known or not self.running or bool(self.room.custom("spectators"))

    def deadline(self) -> int | None:
        """When the time for the open window is over, as shown to who is asked."""
        return self.clocks.end("window")

    def asked(self) -> list[int]:
        """The seats that the round waits for."""
        return self.round.asked() if self.round is not None else []

    # --- what it shows

    def emit(self, now: int, piece: Callable[[int, int], Piece]) -> None:
        """Show a piece, made from its number and its time."""
        self.seq += 1
        self.pieces.append(piece(self.seq, now))

    def show(self, now: int) -> None:
        """Show the table, if it looks different from before."""
        seen = public.table(self)
        if seen != self._shown:
            self._shown = seen
            self.emit(now, lambda seq, at: Shown(seq, at, seen))

    def show_frames(self, now: int) -> None:
        """Show the frames that are new, and start the clocks of the window and the pause that they end with."""
        played = self.round
        if played is None:
            return
        for number in range(self.shown_frames, len(played.frames)):
            self._show_frame(played, number, now)
        self.shown_frames = len(played.frames)
        if played.window is None:
            self.clocks.stop("window")
        elif self._window_is_new(played.window.number):
            self.clocks.set("window", now, self.rules.seconds * SECOND)
            self.last_asked |= dict.fromkeys(played.asked(), played.window.number)
        if played.pausing and self.clocks.end("pause") is None:
            self.clocks.set("pause", now, self.room.custom("claim_ms"))

    def _window_is_new(self, number: int) -> bool:
        before, self._timed = self._timed, (self.session, self.match.number, number)
        return before != self._timed

    def _show_frame(self, played: AnyRound, number: int, now: int) -> None:
        events = tuple(played.frame(number, EVERYTHING))
        session, count, words = self.session, self.match.number, self.rules.vocabulary
        self.emit(now, lambda seq, at: Played(seq, at, session, count, number, events, words))

    def due(self) -> Iterator[tuple[int, str]]:
        """(when, which clock) for every clock that runs, the time an answer may be on its way included."""
        return ((end + (SLACK if name != "pause" else 0), name) for end, name in self.clocks.running())

    def clone(self) -> "Table":
        """An independent table at the same point, with nothing newly shown."""
        other = copy(self)
        other.chairs = list(self.chairs)
        other.people = dict(self.people)
        other.faces = dict(self.faces)
        other.swaps = dict(self.swaps)
        other.last_asked = dict(self.last_asked)
        other.clocks = self.clocks.copy()
        other.match = self.match.clone()
        other.pieces, other.finished = [], []
        return other
