"""歪胡子: what a complete hand is worth (FL-12.4 … FL-17.8)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from paiju.flow.patterns import best, items
from paiju.flow.score import Item, Score
from paiju.games.fulushou.facts import (
    DRAWN_TRIPLE,
    FORMS,
    GROUP_OF_FOUR,
    HELD_TRIPLE,
    TAKEN_TRIPLE,
    Facts,
    dealt_facts,
    facts_of,
    laid_form,
)
from paiju.games.fulushou.patterns import SMALL_COUNT, patterns
from paiju.zipai.cards import CARDS, RANKS_A_SIZE
from paiju.zipai.facts import BY_DEAL, Counting, Hand, Laid, Worth, counts_of, readings
from paiju.zipai.readings import PAIR, RED_RUN, RED_TWO, can_be_laid

LEAST_XI = 8
"""息 of the groups and the 1 of winning that a hand needs (FL-12.4)."""
_FORM_OF = {
    "溜": GROUP_OF_FOUR,
    "歪": DRAWN_TRIPLE,
    "坎": HELD_TRIPLE,
    "碰": TAKEN_TRIPLE,
    "二七十": RED_RUN,
    "对子": PAIR,
    "二七十搭子": RED_TWO,
}
"""Items of 息 → the form of the groups that they count (FL-13.1 … FL-13.7)."""
_SPECIAL = "FL-17"
_WITH_SPECIALS = frozenset({"溜", "坎", "清溜"})
"""What a pair special counts besides itself (FL-17.7)."""


_ITEM_OF = {form: name for name, form in _FORM_OF.items()}
SMALL = Counting("FL-15.1", "小算", "small count")
LARGE = Counting("FL-15.2", "大算", "large count")
PAIRS = Counting("FL-17.7", "起手对数", "dealt pairs")


class Scorer:
    """Scores hands under the full options."""

    forms = FORMS
    least = LEAST_XI - 1
    """息 that the groups need (FL-12.4)."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        every = patterns(options)
        self.rows = tuple(row for row in every if not row.rule.startswith(_SPECIAL))
        """The items of a hand of seven groups."""
        self.specials = tuple(row for row in every if row.rule.startswith(_SPECIAL))
        self.names = tuple(row.name for row in every)
        """The order of ties (FL-12.7)."""
        self._special_rows = tuple(row for row in every if row in self.specials or row.name in _WITH_SPECIALS)
        self._xi_rows = tuple(row for row in every if row.unit == "xi")
        self._large = frozenset(row.name for row in every if set(SMALL_COUNT) <= set(row.excludes))
        self._form_xi = {_FORM_OF[row.name]: row.worth for row in self._xi_rows if row.name in _FORM_OF}

    def group_xi(self, form: str, kind: int, turned: bool) -> int:
        """息 of a group by its form alone; neither its kind nor what else it lies in matters (FL-13)."""
        return self._form_xi.get(form, 0)

    def score(self, hand: Hand) -> Score:
        """The dearest reading, or the rule by which the hand does not win (FL-20.8): FL-17.1, FL-3.1, FL-12.4.

        The hand has its right number of tiles; whether the winning tile may be won is not asked here.
        """
        if hand.by == BY_DEAL:
            special = self._special(hand)
            if special:
                return Score(True, special, _total(special))
            if hand.seat != hand.dealer:
                return Score(False, why="FL-17.1")
        if not self._can_be_laid(hand):
            return Score(False, why="FL-3.1")
        found = best(self.rows, self._enough(hand), self._value)
        if found is None:
            return Score(False, why="FL-12.4")
        facts, scored = found
        return Score(True, scored, _total(scored), split=split_texts(facts))

    def wins(self, hand: Hand) -> bool:
        """Whether `score` would be a win, more quickly."""
        if hand.by == BY_DEAL:
            if self._is_special(dealt_facts(hand)):
                return True
            if hand.seat != hand.dealer:
                return False
        return self._can_be_laid(hand) and next(self._enough(hand), None) is not None

    def _special(self, hand: Hand) -> tuple[Item, ...]:
        """The items of a dealt hand that wins by its pairs, else none (FL-17.7)."""
        facts = dealt_facts(hand)
        return items(self._special_rows, facts) if self._is_special(facts) else ()

    def _is_special(self, facts: Facts) -> bool:
        return any(row.count(facts) for row in self.specials)

    def _can_be_laid(self, hand: Hand) -> bool:
        """Whether the tiles not on the table have the shape (FL-3.1)."""
        concealed = hand.concealed if hand.tile is None else (*hand.concealed, hand.tile)
        counts = counts_of(concealed)
        return can_be_laid(tuple(counts[:RANKS_A_SIZE]), tuple(counts[RANKS_A_SIZE:]), FORMS)

    def _enough(self, hand: Hand) -> Iterator[Facts]:
        """The readings that have the 息 to win (FL-12.4, FL-12.6)."""
        every = (facts_of(hand, reading) for reading in readings(hand, FORMS))
        return (facts for facts in every if self.xi(facts) >= LEAST_XI)

    def xi(self, facts: Facts) -> int:
        """All 息 of a reading, the 1 of winning included (FL-12.4)."""
        return sum(row.worth * row.count(facts) for row in self._xi_rows)

    def laid(self, melds: Sequence[Laid]) -> list[Worth]:
        """What the groups on the table count as (FL-13)."""
        return [self._worth(laid_form(meld)) for meld in melds]

    def parts(self, hand: Hand, split: Sequence[str]) -> list[Worth]:
        """What each group of a won hand counts as (FL-13)."""
        every = (facts_of(hand, reading) for reading in readings(hand, FORMS))
        found = (facts for facts in every if split_texts(facts) == tuple(split))
        return next(([self._worth(form) for form in facts.groups] for facts in found), [])

    def _worth(self, form: str) -> Worth:
        return Worth(_ITEM_OF.get(form, ""), self._form_xi.get(form, 0))

    def counting(self, items: Sequence[Item]) -> Counting:
        """小算, 大算, or the sum of a pair special (FL-15.1, FL-15.2, FL-17.7)."""
        if any(item.rule.startswith(_SPECIAL) for item in items):
            return PAIRS
        return LARGE if any(item.name in self._large for item in items) else SMALL

    def _value(self, scored: Sequence[Item]) -> tuple[int, ...]:
        """The total, then the values in the order of the rule page (FL-12.6, FL-12.7)."""
        values = {item.name: item.value for item in scored}
        return _total(scored), *(values.get(name, 0) for name in self.names)


def _total(scored: Sequence[Item]) -> int:
    """What each other seat pays (FL-15.1, FL-15.2, FL-18.1)."""
    return sum(item.value for item in scored)


def split_texts(facts: Facts) -> tuple[str, ...]:
    """The seven groups as texts, that of the winning tile first; none of a pair special."""
    if facts.reading is None:
        return ()
    held = [cards for _, cards in facts.reading.groups]
    return tuple(CARDS.write(cards) for cards in [*held, *(meld.cards for meld in facts.hand.melds)])
