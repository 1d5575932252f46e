"""What a discard may cost: who may be ready, and which tiles he can wait for."""

from collections.abc import Iterable, Sequence

from paiju.core.events import Event
from paiju.core.tiles import TileSet
from paiju.mahjong import events
from paiju.mahjong.state import State

WAITS = 3.0
"""Kinds that a ready hand waits for, on average."""
PRICE = 2.5
"""What feeding a hand costs on average, in stakes."""


class Danger:
    """The price of each discard, from what the seat has seen."""

    def __init__(self, view: State, seat: int, seen: Iterable[Event], live: Sequence[int]) -> None:
        safe = declined(view.seats, seen)
        rivals = [rival for rival in view.playing() if rival != seat]
        self._rivals = [(ready_chance(view, rival), safe[rival]) for rival in rivals]
        ways = [waiting_ways(view.tiles, live, kind) for kind in range(view.kinds)]
        whole = sum(ways) or 1.0
        self._share = [min(1.0, WAITS * way / whole) for way in ways]

    def cost(self, kind: int) -> float:
        """About what discarding this kind costs, in stakes."""
        chance = sum(ready for ready, safe in self._rivals if kind not in safe)
        return PRICE * chance * self._share[kind]


def declined(seats: int, seen: Iterable[Event]) -> list[set[int]]:
    """By seat, the kinds that were thrown since its hand last changed: it could have won them and did not.

    The hand of a seat that declared 听 never changes again.
    """
    safe: list[set[int]] = [set() for _ in range(seats)]
    frozen = [False] * seats
    for event in seen:
        if event[0] == events.READY:
            frozen[event[1]] = True
        elif event[0] == events.MELD:
            safe[event[1]].clear()
        elif event[0] == events.DISCARD:
            _thrown(safe, frozen, event)
    return safe


def _thrown(safe: list[set[int]], frozen: list[bool], event: Event) -> None:
    _, thrower, tile, ready = event
    if not frozen[thrower]:
        safe[thrower].clear()
    for seat, kinds in enumerate(safe):
        if seat != thrower or frozen[thrower]:
            kinds.add(tile)
    frozen[thrower] |= bool(ready)


def ready_chance(view: State, rival: int) -> float:
    """How likely the rival is ready: surely after 听, else the likelier the fewer tiles are left."""
    if view.ready[rival]:
        return 1.0
    dealt = view.left + sum(map(len, view.rivers)) + len(view.wins)
    return min(0.9, 0.05 + 0.65 * (1 - view.left / max(1, dealt)) + 0.05 * len(view.melds[rival]))


def waiting_ways(tiles: TileSet, live: Sequence[int], kind: int) -> float:
    """In how many ways unseen tiles can wait for this kind: two neighbours, a pair, or the tile alone."""
    suit = tiles.suits[tiles.suit_of[kind]]
    ways = live[kind] * (live[kind] - 1) / 2 + live[kind] / 2
    if suit.runs:
        row = [0, 0, *live[suit.first : suit.first + suit.length], 0, 0]
        at = kind - suit.first + 2
        ways += row[at - 2] * row[at - 1] + row[at - 1] * row[at + 1] + row[at + 1] * row[at + 2]
    return ways
