"""What a discard may cost: who may be ready, and which tiles he can wait for."""

from collections.abc import Iterable, Sequence

from paiju.bots.mahjong_goals import goals
from paiju.core.events import Event
from paiju.core.tiles import TileSet
from paiju.flow.score import Score
from paiju.mahjong import events
from paiju.mahjong.kinds import BY_DISCARD
from paiju.mahjong.plan import Plan
from paiju.mahjong.state import State

WAITS = 2.0
"""Kinds that a ready hand waits for, on average."""
DEARER = 0.35
"""So many times as much as a plain hand the hand of a rival scores, on average."""


class Danger:
    """The price of each discard, from what the seat has seen."""

    def __init__(self, plan: Plan, view: State, seat: int, seen: Iterable[Event], live: Sequence[int]) -> None:
        safe = declined(view.seats, seen)
        rivals = [rival for rival in view.playing() if rival != seat]
        plain = plain_hand(plan)
        self._rivals = [
            (ready_chance(view, rival) * price(plan, view, seat, rival, plain), safe[rival]) for rival in rivals
        ]
        natural = [0 if kind == view.wild else copies for kind, copies in enumerate(live)]
        ways = [waiting_ways(view.tiles, natural, kind) for kind in range(view.kinds)]
        whole = sum(ways) or 1.0
        self._share = [min(1.0, WAITS * way / whole) for way in ways]

    def cost(self, kind: int) -> float:
        """About what discarding this kind costs."""
        return self._share[kind] * sum(price for price, safe in self._rivals if kind not in safe)


def plain_hand(plan: Plan) -> Score:
    """The score of the least that wins with nothing declared."""
    scores = [goal.score for goal in goals(plan, (), 0)]
    return min(scores, key=lambda score: score.total)


def price(plan: Plan, view: State, seat: int, rival: int, plain: Score) -> float:
    """What feeding the rival costs more than if another seat feeds him."""
    feeders = [feeder for feeder in view.playing() if feeder != rival]
    paid = {
        feeder: sum(due.due for due in plan.win_dues(view, rival, BY_DISCARD, feeder, plain) if due.payer == seat)
        for feeder in feeders
    }
    own = paid.pop(seat)
    return DEARER * (own - sum(paid.values()) / max(1, len(paid)))


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
    return min(0.6, 0.4 * (1 - view.left / max(1, dealt)) + 0.05 * len(view.melds[rival]))


def waiting_ways(tiles: TileSet, live: Sequence[int], kind: int) -> float:
    """In how many ways unseen tiles can wait for this kind: two neighbours, a pair, or the tile alone."""
    suit = tiles.suits[tiles.suit_of[kind]]
    ways = live[kind] * (live[kind] - 1) / 2 + live[kind] / 2
    if suit.runs:
        row = [0, 0, *live[suit.first : suit.first + suit.length], 0, 0]
        at = kind - suit.first + 2
        ways += row[at - 2] * row[at - 1] + row[at - 1] * row[at + 1] + row[at + 1] * row[at + 2]
    return ways
