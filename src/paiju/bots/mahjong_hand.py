"""What a hand of mahjong promises: how far it is from ready, and about how many points it will bring."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from paiju.mahjong.facts import Declared, Discarded, declared
from paiju.mahjong.kinds import BY_DEAL, NONE
from paiju.mahjong.plan import Hand, Plan
from paiju.mahjong.state import State

FAR = 2
"""From this distance on a hand is judged by the tiles that bring it nearer, not by the hands it may become."""

FED = 0.6
"""Of the tiles that others draw, the part they throw."""
HELD = 0.08
"""Chance that a given tile which lies in another's hand or deep in the wall is still thrown."""
LATE = 0.5
"""What of the turns left remains, on average, once the missing tile has come."""
HOPE = 0.05
"""Points for one improving tile of a hand that is far from ready."""


class Holding(NamedTuple):
    """Concealed tiles by kind, and declared groups: a hand as it is, or as it may become."""

    counts: tuple[int, ...]
    melds: tuple[Declared, ...]

    def plus(self, kind: int, count: int = 1) -> "Holding":
        """With `count` (may be negative) more tiles of a kind."""
        counts = (*self.counts[:kind], self.counts[kind] + count, *self.counts[kind + 1 :])
        return Holding(counts, self.melds)

    def declaring(self, meld: Declared, from_hand: int) -> "Holding":
        """With a group of equal tiles declared, `from_hand` of them from the hand; an added kong replaces its pong."""
        kept = tuple(known for known in self.melds if known.tiles[0] != meld.tiles[0])
        return Holding(self.plus(meld.tiles[0], -from_hand).counts, (*kept, meld))

    def kinds(self) -> list[int]:
        """The kinds in the hand."""
        return [kind for kind, count in enumerate(self.counts) if count]

    def tiles(self) -> list[int]:
        """The tiles in the hand."""
        return [kind for kind, count in enumerate(self.counts) for _ in range(count)]

    def owned(self) -> list[int]:
        """By kind, the copies in hand and declared groups."""
        owned = list(self.counts)
        for meld in self.melds:
            for kind in meld.tiles:
                owned[kind] += 1
        return owned


def holding(view: State, seat: int) -> Holding:
    """The hand of the seat whose view this is."""
    start = seat * view.kinds
    melds = tuple(declared(kind, low) for kind, low, _, _ in view.melds[seat])
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


class Outlook:
    """Judges what a seat holds or may hold, against the tiles it has not seen and the turns that are left."""

    def __init__(self, plan: Plan, view: State, seat: int) -> None:
        self.plan = plan
        self.shapes = plan.shapes
        self.held = holding(view, seat)
        self.live = live_tiles(view, self.held)
        self.unseen = max(1, sum(self.live))
        playing = len(view.playing())
        self.turns = -(-view.left // playing)
        """Own draws that are left, if nobody claims."""
        own, theirs = self.turns * (playing - 1), (view.left - self.turns) * FED
        self.rate = (own + theirs) / self.unseen + HELD
        """What one live winning tile of a hand worth one point brings: an own draw is paid by everybody."""
        self._totals: dict[tuple[Holding, int], int] = {}

    def keys(self, held: Holding) -> list[int]:
        """The per-suit keys of the concealed tiles."""
        return self.shapes.keys(held.tiles())

    def distance(self, held: Holding) -> int:
        """Tiles to change until the hand is ready; a hand that waits for its own four copies is not (有叫)."""
        distance = self.shapes.distance(self.keys(held), len(held.melds))
        if distance == 0 and not self.shapes.waits(held.tiles(), held.owned(), bool(held.melds)):
            return 1
        return distance

    def points(self, held: Holding, distance: int) -> float:
        """About what the hand will win, in stakes; comparable among hands of the same distance."""
        if distance == 0:
            return self.rate * sum(live * self.total(held, kind) for kind, live in self.waits(held))
        better = self.improving(held, distance)
        if distance >= FAR:
            return HOPE * self.turns * self.prospect(held) * sum(self.live[kind] for kind in better)
        soon = self.turns * LATE / self.unseen
        return self.rate * soon * sum(self.live[kind] * self.next_ready(held.plus(kind), kind) for kind in better)

    def improving(self, held: Holding, distance: int) -> list[int]:
        """The live kinds that bring the hand nearer."""
        keys, groups = self.keys(held), len(held.melds)
        return [kind for kind in self._live() if self._nearer(keys, kind, groups, distance)]

    def _nearer(self, keys: list[int], kind: int, groups: int, distance: int) -> bool:
        place, unit = self.plan.tiles.suit_of[kind], self.shapes.unit[kind]
        keys[place] += unit
        if distance == 1:
            nearer = self.shapes.short_after_discard(keys, bool(groups))
        else:
            nearer = self.shapes.distance(keys, groups) < distance
        keys[place] -= unit
        return nearer

    def next_ready(self, held: Holding, drawn: int) -> float:
        """The live tiles of the widest wait that a discard leaves, times what its likeliest tile would score."""
        keys, widest, wait = self.keys(held), 0, NONE
        rest = held
        for kind in held.kinds():
            place, unit = self.plan.tiles.suit_of[kind], self.shapes.unit[kind]
            keys[place] -= unit
            if self.shapes.short_of_one(keys, bool(held.melds)):
                waits = self._waits(keys, bool(held.melds), drawn)
                width = sum(live for _, live in waits)
                if width > widest:
                    widest, rest, wait = width, held.plus(kind, -1), max(waits, key=lambda wait: wait[1])[0]
            keys[place] += unit
        return widest * self.total(rest, wait) if widest else 0.0

    def waits(self, held: Holding) -> list[tuple[int, int]]:
        """The kinds that complete the hand, with their live copies."""
        return self._waits(self.keys(held), bool(held.melds), NONE)

    def _waits(self, keys: list[int], melds: bool, drawn: int) -> list[tuple[int, int]]:
        found = []
        for kind in self._live():
            place, unit = self.plan.tiles.suit_of[kind], self.shapes.unit[kind]
            keys[place] += unit
            left = self.live[kind] - (kind == drawn)
            if left and self.shapes.complete(keys, melds):
                found.append((kind, left))
            keys[place] -= unit
        return found

    def total(self, held: Holding, kind: int) -> int:
        """What the hand scores if another seat discards this kind."""
        known = self._totals.get((held, kind))
        if known is None:
            hand = Hand((*held.tiles(), kind), held.melds, Discarded(), kind)
            known = self._totals[held, kind] = self.plan.score(hand).total
        return known

    def prospect(self, held: Holding) -> float:
        """How dear a hand looks that is still far from ready: tiles of one suit, equal tiles."""
        owned = held.owned()
        equal = sum(count - 1 for count in owned if count > 1) + sum(count == 4 for count in owned)
        return 1 + equal / 10 + _most_in_one(owned, self.plan.tiles.suit_of) / sum(owned)

    def _live(self) -> list[int]:
        return [kind for kind, live in enumerate(self.live) if live > 0]


def _most_in_one(owned: Iterable[int], suit_of: Sequence[int]) -> int:
    suits = [0] * (max(suit_of) + 1)
    for count, suit in zip(owned, suit_of, strict=True):
        suits[suit] += count
    return max(suits)
