"""What a table has shown, kept for its viewers, who come and go."""

import asyncio
import secrets
import time
from bisect import bisect_right
from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from paiju.advice import explained
from paiju.table.stream import Piece, Played, Settled, Shown

LONGEST_DELAY = 120_000
"""The longest delay of spectators that a room may have, in milliseconds (`paiju.table.room`)."""


class Feed:
    """The pieces of one table, in order, from the beginning of a round on that every viewer has behind him.

    `stream` names this row of numbers: another run of the server makes another one, in which a number may mean
    something else.
    """

    def __init__(self) -> None:
        self.stream = secrets.token_hex(8)
        self._pieces: list[Piece] = []
        self._watchers: set[asyncio.Event] = set()
        self._born: dict[int, float] = {}
        self._unpushed: dict[int, int] = {}
        self._told: dict[int, dict[str, Any]] = {}

    def add(self, pieces: Sequence[Piece], now: int, since: float | None = None) -> None:
        """Take new pieces, forget very old ones, and wake the viewers.

        `since`: when the command came that caused them (`time.perf_counter`), see `pushed`.
        """
        self._pieces += pieces
        self._born = {piece.seq: since for piece in pieces if since is not None}
        self._unpushed = dict.fromkeys(self._born, len(self._watchers))
        self._forget(now)
        self.wake()

    def pushed(self, seq: int) -> float | None:
        """One viewer has been sent a piece. To the last of them: the seconds since the command that caused it.

        None for the others, and for pieces that are not among the newest or that time has caused.
        """
        if seq not in self._born:
            return None
        self._unpushed[seq] -= 1
        return time.perf_counter() - self._born[seq] if self._unpushed[seq] == 0 else None

    def settled(self, piece: Settled) -> dict[str, Any]:
        """What is told of a settled round: its result, and all that explains it. It is worked out once."""
        if piece.seq not in self._told:
            why = explained(piece.game, piece.played.rules, piece.played.state)
            result = piece.result | {"explained": why}
            self._told = {piece.seq: {"session": piece.session, "round": piece.round, "result": result}}
        return self._told[piece.seq]

    def _forget(self, now: int) -> None:
        """Cut before the last round that began so long ago that nobody is still waiting for it."""
        old = bisect_right(self._pieces, now - 2 * LONGEST_DELAY, key=attrgetter("at"))
        starts = [at for at in range(old - 1, 0, -1) if _begins(self._pieces[at])]
        if starts:
            shown = max(at for at in range(starts[0]) if isinstance(self._pieces[at], Shown))
            del self._pieces[:shown]

    def watch(self) -> asyncio.Event:
        """An event that is set whenever something new is there; give it back with `unwatch`."""
        watcher = asyncio.Event()
        self._watchers.add(watcher)
        return watcher

    def unwatch(self, watcher: asyncio.Event) -> None:
        """The viewer has gone."""
        self._watchers.discard(watcher)

    def wake(self) -> None:
        """Let every viewer look again."""
        for watcher in self._watchers:
            watcher.set()

    def next(self, seq: int) -> Piece | None:
        """The piece after number `seq`; the first there is where that one is forgotten; None where there is none."""
        place = bisect_right(self._pieces, seq, key=attrgetter("seq"))
        return self._pieces[place] if place < len(self._pieces) else None

    def has(self, seq: int) -> bool:
        """Whether everything after number `seq` is still here."""
        return bool(self._pieces) and self._pieces[0].seq <= seq + 1 and seq <= self._pieces[-1].seq

    def public(self, seq: int) -> bool:
        """Whether spectators were allowed all that is kept here up to piece number `seq`."""
        shown = (piece.table for piece in self._pieces if piece.seq <= seq and isinstance(piece, Shown))
        return all(table["watching"]["open"] for table in shown)

    def until(self, when: int) -> "Moment":
        """The table as it could be seen at `when`; at its first piece, if that is later."""
        seen = self._pieces[: max(1, bisect_right(self._pieces, when, key=attrgetter("at")))]
        return Moment(seen)

    def seen(self, seq: int) -> "Moment":
        """The table as it was seen with piece number `seq`."""
        return Moment(self._pieces[: max(1, bisect_right(self._pieces, seq, key=attrgetter("seq")))])


class Moment:
    """What can be seen of a table at a moment: the newest of everything."""

    def __init__(self, seen: list[Piece]) -> None:
        self.seq = seen[-1].seq
        self.table = next(piece.table for piece in reversed(seen) if isinstance(piece, Shown))
        starts = [place for place, piece in enumerate(seen) if _begins(piece)]
        rest = seen[starts[-1] :] if starts else []
        before = seen[: starts[-1]] if starts else seen
        self.table_then = next(piece.table for piece in reversed(before) if isinstance(piece, Shown))
        """The table with which the round began."""
        self.frames = [piece for piece in rest if isinstance(piece, Played)]
        self.settled = next((piece for piece in rest if isinstance(piece, Settled)), None)


def _begins(piece: Piece) -> bool:
    return isinstance(piece, Played) and piece.number == 0
