"""Whom players do not want at their tables. All of it is at hand, for it is asked at every step of a line."""

from collections import defaultdict
from collections.abc import Set

from paiju.storage.store import Store


class Blocks:
    """Who blocks whom: in the store, and here as it stands there."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._by: defaultdict[str, set[str]] = defaultdict(set)
        self._against: defaultdict[str, set[str]] = defaultdict(set)

    async def load(self) -> None:
        """Read what is stored. Errors: `StorageError`."""
        for player, other in await self._store.people.blocks():
            self._note(player, other)

    async def add(self, player: str, other: str, now: int) -> None:
        """From now on `player` does not want `other`. Errors: `StorageError`, `bad_request` where one is nobody."""
        await self._store.people.block(player, other, now)
        self._note(player, other)

    async def remove(self, player: str, other: str) -> None:
        """He may come again. Errors: `StorageError`."""
        await self._store.people.unblock(player, other)
        if self.has(player, other):
            self._by[player].discard(other)
            self._against[other].discard(player)

    def _note(self, player: str, other: str) -> None:
        self._by[player].add(other)
        self._against[other].add(player)

    def has(self, player: str, other: str) -> bool:
        """Whether `player` does not want `other`."""
        return other in self._by.get(player, ())

    def of(self, player: str) -> Set[str]:
        """Whom `player` does not want."""
        return frozenset(self._by.get(player, ()))

    def against(self, other: str) -> Set[str]:
        """Who does not want `other`."""
        return frozenset(self._against.get(other, ()))
