"""What a player's finished rounds add up to: by game, and by the people he played them with."""

from collections import defaultdict
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field
from typing import Final

from paiju.storage.rows import RoundRow
from paiju.storage.store import Store

PAGE: Final = 400
"""Rounds that are read at once, so that others come between."""
LATELY: Final = 1000
"""So many of one's last rounds tell with whom one plays."""


@dataclass
class Result:
    """A player's rounds of one game. `won` counts those that brought him something; `best` is the one that most did."""

    rounds: int = 0
    won: int = 0
    score: int = 0
    last: int = 0
    best: RoundRow | None = None
    _most: int = field(default=0, repr=False)

    def add(self, row: RoundRow, gain: int) -> None:
        """One more round. Of two that brought the same the newer one is the best."""
        self.rounds += 1
        self.won += gain > 0
        self.score += gain
        self.last = max(self.last, row.ended_at)
        if gain > 0 and (gain, row.ended_at) > (self._most, self.best.ended_at if self.best else 0):
            self.best, self._most = row, gain

    @property
    def most(self) -> int:
        """What the best round brought."""
        return self._most


@dataclass
class Company:
    """Somebody with whom a player has played: how many rounds, and when the last of them ended."""

    rounds: int = 0
    last: int = 0


async def results(store: Store, player: str) -> dict[str, Result]:
    """Game → what the player's rounds of it add up to."""
    found: defaultdict[str, Result] = defaultdict(Result)
    async for row in _rounds(store, player):
        found[row.game].add(row, row.deltas[row.players.index(player)])
    return found


async def company(store: Store, player: str) -> dict[str, Company]:
    """Player → what the rounds come to that were lately played with him, the last one first."""
    found: defaultdict[str, Company] = defaultdict(Company)
    async for row in _rounds(store, player, LATELY):
        for other in _others(row.players, player):
            found[other].rounds += 1
            found[other].last = max(found[other].last, row.ended_at)
    return dict(sorted(found.items(), key=lambda item: item[1].last, reverse=True))


def _others(players: Iterable[str | None], own: str) -> list[str]:
    return [player for player in players if player is not None and player != own]


async def _rounds(store: Store, player: str, most: int | None = None) -> AsyncIterator[RoundRow]:
    """The player's rounds, the newest first."""
    before, left = None, most
    while left is None or left > 0:
        page = await store.history(player, before, PAGE if left is None else min(PAGE, left))
        for row in page.rounds:
            yield row
        before, left = page.before, None if left is None else left - len(page.rounds)
        if before is None:
            return
