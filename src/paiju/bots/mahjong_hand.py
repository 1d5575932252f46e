"""A hand of mahjong as it is, or as it may become, and the tiles that its seat has not seen."""

from collections.abc import Sequence
from typing import NamedTuple

from paiju.mahjong.facts import Declared, declared
from paiju.mahjong.kinds import BY_DEAL, KONG_ADDED, PONG
from paiju.mahjong.state import State


class Holding(NamedTuple):
    """Concealed tiles by kind, and declared groups: a hand as it is, or as it may become."""

    counts: tuple[int, ...]
    melds: tuple[Declared, ...]

    def plus(self, kind: int, count: int = 1) -> "Holding":
        """With `count` (may be negative) more tiles of a kind."""
        counts = (*self.counts[:kind], self.counts[kind] + count, *self.counts[kind + 1 :])
        return Holding(counts, self.melds)

    def declaring(self, meld: Declared, given: Sequence[int] = ()) -> "Holding":
        """With a group declared, of which the tiles `given` are not in the hand; an added kong replaces its pong."""
        counts = list(self.counts)
        for kind in meld.tiles:
            counts[kind] -= 1
        for kind in given:
            counts[kind] += 1
        pong = Declared(PONG, meld.tiles[:3])
        kept = tuple(known for known in self.melds if meld.kind != KONG_ADDED or known != pong)
        return Holding(tuple(counts), tuple(sorted((*kept, meld))))

    def kinds(self) -> list[int]:
        """The kinds in the hand."""
        return [kind for kind, count in enumerate(self.counts) if count]

    def tiles(self) -> list[int]:
        """The tiles in the hand."""
        return [kind for kind, count in enumerate(self.counts) for _ in range(count)]


def holding(view: State, seat: int) -> Holding:
    """The hand of the seat whose view this is."""
    start = seat * view.kinds
    melds = tuple(sorted(declared(kind, low) for kind, low, _, _ in view.melds[seat]))
    return Holding(tuple(view.hand[start : start + view.kinds]), melds)


def live_tiles(view: State, held: Holding) -> list[int]:
    """By kind, the copies that the seat has not seen: not in its hand, a declared group, a river or a win."""
    live = [view.tiles.copies - count for count in held.counts]
    melds = (declared(kind, low).tiles for melds in view.melds for kind, low, _, _ in melds)
    won = [tile for _, way, tile, _, taken in view.wins if taken and way != BY_DEAL]
    for tiles in (*melds, *view.rivers, won):
        for kind in tiles:
            live[kind] -= 1
    return live
