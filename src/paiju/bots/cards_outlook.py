"""What a hand of word cards promises: how likely it is to be completed with enough xi, and how many they would be."""

from collections import defaultdict
from collections.abc import Iterator
from math import exp
from typing import Protocol

from paiju.bots.cards_distance import NEVER, distance
from paiju.bots.cards_pieces import GROUP, TWO, XI, Layouts, Piece, Prepared, Shape, Shapes, Table
from paiju.flow.score import Score
from paiju.zipai.cards import CARDS, RANKS_A_SIZE, SEQUENCES, SIZES
from paiju.zipai.facts import BY_TURN, CHI, MELD_NAMES, Hand
from paiju.zipai.halves import HALF_PLACE, HALVES
from paiju.zipai.kinds import DEAD_HALF, NO_CHI, NO_PENG
from paiju.zipai.menus import laid
from paiju.zipai.plan import Law
from paiju.zipai.readings import PAIR, RED_RUN, RED_TWO, Forms
from paiju.zipai.state import State

GROUPS = 6
"""Groups of three of a complete hand."""
THROWN = 0.5
"""Cards that are discarded from hands for each card drawn, about."""
AT_LAST = 0.35
"""Worth of a card that can only be won, against one that can also be eaten."""
STUCK = 0.03
"""Chance that a card which may not be discarded does not stand in the way after all."""
SHORT = 0.25
"""What is left of a hand's worth for each xi that it lacks."""
WIN = 6.0
"""Xi that winning is worth besides the xi counted."""
POWER = 5.0
"""How far the best way to lay a hand out outweighs the others: weights are raised to it."""


MOST_XI = 100
"""More than any hand has."""

_EQUAL = ("peng", "wei", "kan", PAIR)
_KINDS_OF = tuple((1 << RANKS_A_SIZE) - 1 << size * RANKS_A_SIZE for size in range(SIZES))
_HALVES_OF = tuple(
    sum(1 << place for place, half in enumerate(HALVES) if half[0] // RANKS_A_SIZE == size) for size in range(SIZES)
)


class Counting(Protocol):
    """What a scorer tells of single groups."""

    forms: Forms
    least: int

    def score(self, hand: Hand) -> Score:
        """The best reading."""
        ...

    def wins(self, hand: Hand) -> bool:
        """Whether the hand wins."""
        ...

    def group_xi(self, form: str, kind: int, turned: bool) -> int:
        """Xi of a group of this form; `turned`: its kind also lies in a sequence."""
        ...


def live_cards(view: State, seat: int) -> list[int]:
    """By kind, the copies that the seat has not seen: not in its hand, a group on the table, a river or its draw."""
    live = [CARDS.copies - count for count in view.counts(seat)]
    melds = [laid(meld).cards for melds in view.melds for meld in melds if meld[1] >= 0]
    looked = [view.drawn] if view.drawn >= 0 else []
    for cards in (*melds, *view.rivers, looked):
        for kind in cards:
            live[kind] -= 1
    return live


class Outlook:
    """Judges what a seat holds or may hold, against the cards it has not seen and the cards left to draw."""

    def __init__(self, law: Law, scorer: Counting, view: State, seat: int) -> None:
        self.law = law
        self.scorer = scorer
        self.seat = seat
        self.shapes = Shapes(scorer.forms)
        self.live = live_cards(view, seat)
        rate = view.left / max(1, sum(self.live))
        thrown = rate * THROWN
        self.own = rate / view.seats
        """How often one unseen card is drawn by the seat itself."""
        self.turned = rate
        self.shown = rate - self.own + thrown
        """… turned up or discarded by others."""
        self.eaten = (self.own + rate / view.seats if view.seats > 2 else rate) + thrown / (view.seats - 1)
        """… turned up by the seat or the one before it, or discarded by that one."""
        self.gone = sum(1 << kind for kind, live in enumerate(self.live) if live <= 0)
        self.most = view.counts(seat)
        self.held = view.held[seat]
        self.turning = [
            [kind for kind in range(size * RANKS_A_SIZE, (size + 1) * RANKS_A_SIZE) if self._turns(kind)]
            for size in range(SIZES)
        ]
        """By size, the kinds of which groups count more beside a sequence."""
        self._layouts = Layouts()
        self._prepared: dict[tuple[object, ...], Prepared] = {}
        self._ready: dict[tuple[object, ...], float] = {}
        self._tables: dict[tuple[object, ...], Table] = {}
        self._gains = [self._gain(xi) for xi in range(MOST_XI)]

    def distance(self, state: State) -> int:
        """The least number of cards that the seat's hand lacks, of those that can still come."""
        needed = GROUPS - len(state.melds[self.seat])
        return distance(state.counts(self.seat), needed, self.scorer.forms, self.gone)

    def _turns(self, kind: int) -> bool:
        xi = self.scorer.group_xi
        return any(xi(form, kind, True) != xi(form, kind, False) for form in _EQUAL)

    def ready_worth(self, state: State) -> float:
        """What a hand that one card completes promises by the cards that win it, at what they would score."""
        name = (tuple(state.counts(self.seat)), tuple(state.melds[self.seat]))
        if name not in self._ready:
            self._ready[name] = self._waiting(state)
        return self._ready[name]

    def _waiting(self, state: State) -> float:
        wins = [(live, self._total(state, kind)) for kind, live in enumerate(self.live) if live > 0]
        waits = sum(live for live, total in wins if total)
        if not waits:
            return 0.0
        average = sum(live * total for live, total in wins) / waits
        return chance(waits * self.turned) * (WIN + average)

    def _total(self, state: State, kind: int) -> int:
        """What the hand scores if another seat turns up this kind; 0 if it does not win."""
        melds, dealt = tuple(map(laid, state.melds[self.seat])), state.hands_dealt[self.seat]
        hand = Hand(
            tuple(state.concealed(self.seat)), melds, BY_TURN, kind, self.seat, state.dealer,
            dealt=dealt if isinstance(dealt, tuple) else None, no_discard=not state.thrown[self.seat],
        )  # fmt: skip
        return self.scorer.score(hand).total if self.scorer.wins(hand) else 0

    def worth(self, state: State) -> float:
        """What the seat's hand promises in a state in which it owes no discard; only comparable within one view."""
        lacking = self.distance(state)
        if lacking == NEVER:
            return 0.0
        return max(self._laid_out(state), self.ready_worth(state) if lacking == 1 else 0.0)

    def _laid_out(self, state: State) -> float:
        """What all ways to lay out the hand promise."""
        gains = self._gains
        return float(sum(weight * gains[xi] for xi, weight in self._ways(state)) ** (1 / POWER))

    def likely_xi(self, state: State) -> int:
        """The xi of the most promising way to lay out the hand; 0 where it can never be complete."""
        gains = self._gains
        return max(self._ways(state), key=lambda way: way[1] * gains[way[0]], default=(0, 0.0))[0]

    def _ways(self, state: State) -> Iterator[tuple[int, float]]:
        """The xi and the weight of all ways to lay out the hand."""
        hand = Holding(self, state)
        needed = GROUPS - len(state.melds[self.seat])
        small, big = (self._table(hand, size) for size in range(SIZES))
        by_place: dict[int, list[tuple[int, float]]] = defaultdict(list)
        for key, weight in big.items():
            by_place[key % XI].append((key // XI, weight))
        for key, weight in small.items():
            for xi, other in by_place.get(needed * GROUP + TWO - key % XI, ()):
                yield hand.xi + key // XI + xi, weight * other

    def _gain(self, xi: int) -> float:
        lacking = max(0, self.scorer.least - xi)
        return float(((WIN + max(xi, self.scorer.least)) * SHORT**lacking) ** POWER)

    def _table(self, hand: "Holding", size: int) -> Table:
        counts = hand.counts[size * RANKS_A_SIZE : (size + 1) * RANKS_A_SIZE]
        sort = hand.sort(size)
        name = (*counts, sort)
        if name not in self._tables:
            if sort not in self._prepared:
                self._prepared[sort] = self._layouts.prepared(hand.pieces(size))
            self._tables[name] = self._layouts.table(counts, self._prepared[sort])
        return self._tables[name]


class Holding:
    """A hand with its groups on the table and its marks."""

    def __init__(self, outlook: Outlook, state: State) -> None:
        seat = outlook.seat
        self.outlook = outlook
        self.scorer = outlook.scorer
        self.counts = state.counts(seat)
        self.allowed = outlook.law.discards(state, seat) | ~state.held[seat]
        self.no_chi = state.marks[NO_CHI][seat]
        self.no_peng = state.marks[NO_PENG][seat]
        self.dead_halves = state.marks[DEAD_HALF][seat]
        melds = state.melds[seat]
        self.in_runs = {card for kind, what, _, _ in melds if kind == CHI for card in SEQUENCES[what]}
        self.triples = {what: MELD_NAMES[kind] for kind, what, _, _ in melds if kind != CHI}
        self.xi = sum(self.scorer.group_xi(form, kind, kind in self.in_runs) for kind, form in self.triples.items())
        reds = sum(kind == CHI and SEQUENCES[what][2] - SEQUENCES[what][0] > 2 for kind, what, _, _ in melds)
        self.xi += reds * self.scorer.group_xi(RED_RUN, 0, False)

    def sort(self, size: int) -> tuple[object, ...]:
        """All that the pieces of one size depend on: they are made for the hand as it is seen now."""
        kinds, halves = _KINDS_OF[size], _HALVES_OF[size]
        marks = (self.no_chi & kinds, self.no_peng & kinds, self.dead_halves & halves)
        banned = self.outlook.held & kinds & ~self.allowed
        laid = tuple((kind, kind in self.in_runs, self.triples.get(kind)) for kind in self.outlook.turning[size])
        return (size, banned, marks, laid)

    def pieces(self, size: int) -> Iterator[Piece]:
        """What the cards of one size can be meant for, with its chances; never what the hand has not the cards for."""
        base = size * RANKS_A_SIZE
        for cards, key, chance in self._purposes(size):
            if chance > 0 and all(self.outlook.most[card] >= cards.count(card) for card in cards):
                yield Piece(tuple(sorted(card - base for card in cards)), key, chance**POWER)

    def _purposes(self, size: int) -> Iterator[Piece]:
        for kind in range(size * RANKS_A_SIZE, (size + 1) * RANKS_A_SIZE):
            if self.outlook.most[kind]:
                yield from self._alone(kind)
                yield from self._equal(kind, kind in self.in_runs)
        for shape in self.outlook.shapes.by_size[size]:
            if all(self.outlook.most[card] for card in shape.cards):
                yield from self._sequence(shape)

    def _alone(self, kind: int) -> Iterator[Piece]:
        """A card to be thrown, or to wait for the second of the group of two."""
        yield Piece((kind,), 0, 1.0 if self.allowed >> kind & 1 else STUCK)
        outlook, xi = self.outlook, self.scorer.group_xi
        pair = chance(outlook.live[kind] * outlook.turned)
        yield Piece((kind,), TWO + XI * xi(PAIR, kind, kind in self.in_runs), pair)
        for red, others in enumerate(outlook.shapes.partners[kind] if self.scorer.forms.loose_twos else ()):
            hits = sum(outlook.live[other] for other in others) * outlook.turned
            yield Piece((kind,), TWO + XI * (xi(RED_TWO, kind, False) if red else 0), chance(hits))

    def _equal(self, kind: int, turned: bool) -> Iterator[Piece]:
        """Equal cards: the group of two, three in hand, two that wait for the third."""
        xi = self.scorer.group_xi
        outlook, live = self.outlook, self.outlook.live[kind]
        yield Piece((kind,) * 2, TWO + XI * xi(PAIR, kind, turned), 1.0)
        yield Piece((kind,) * 3, GROUP + XI * xi("kan", kind, turned), 1.0)
        yield Piece((kind,) * 2, GROUP + XI * xi("wei", kind, turned), chance(live * outlook.own))
        shown = outlook.shown if not self.no_peng >> kind & 1 else outlook.turned * AT_LAST
        yield Piece((kind,) * 2, GROUP + XI * xi("peng", kind, turned), chance(live * shown))

    def _sequence(self, shape: Shape) -> Iterator[Piece]:
        xi = self.scorer.group_xi(RED_RUN, 0, False) if shape.red else 0
        chances = self._completed(shape) if shape.missing else 1.0
        xi += sum(self._more(self.triples[card], card) for card in shape.cards if card in self.triples)
        yield Piece(shape.cards, GROUP + XI * xi, chances)
        if self.scorer.forms.loose_twos and shape.missing:
            yield Piece(shape.cards, TWO + XI * (self.scorer.group_xi(RED_TWO, 0, False) if shape.red else 0), 1.0)
        for card in shape.cards:
            yield from self._together(shape, card, xi, chances)

    def _together(self, shape: Shape, card: int, xi: int, chances: float) -> Iterator[Piece]:
        """A sequence with equal cards of one of its kinds, where both together have more xi."""
        for form, count, key in (("kan", 3, GROUP), (PAIR, 2, TWO)):
            if self.outlook.most[card] > count and self._more(form, card):
                more = self.scorer.group_xi(form, card, True)
                yield Piece((card,) * count + shape.cards, key + GROUP + XI * (xi + more), chances)

    def _more(self, form: str, kind: int) -> int:
        return self.scorer.group_xi(form, kind, True) - self.scorer.group_xi(form, kind, False)

    def _completed(self, shape: Shape) -> float:
        """The chance that a half is completed: by eating, or at the end by winning."""
        outlook = self.outlook
        dead = self.dead_halves >> HALF_PLACE[shape.cards[0], shape.cards[1]] & 1
        hits = 0.0
        for kind in shape.missing:
            eatable = not dead and not self.no_chi >> kind & 1
            hits += outlook.live[kind] * (outlook.eaten if eatable else outlook.turned * AT_LAST)
        return chance(hits)


def chance(hits: float) -> float:
    """The chance that something happens at all which happens `hits` times on average."""
    return 1 - exp(-hits) if hits > 0 else 0.0
