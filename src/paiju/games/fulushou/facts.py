"""歪胡子: the facts of one reading of a complete hand, or of a dealt hand that is looked at for its pairs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from paiju.zipai.cards import CARDS, SEQUENCE_PLACE, is_red_sequence
from paiju.zipai.facts import BY_DRAW, BY_TURN, CHI, LIU, PENG, WEI, Hand, Laid, Reading, counts_of, is_triple
from paiju.zipai.readings import PAIR, RED_RUN, RED_TWO, RUN, Forms

FORMS = Forms(red_runs=True, loose_twos=True)
"""二七十 and both 搭子 are groups (FL-3.3, FL-3.9, FL-3.10)."""

GROUP_OF_FOUR = "liu"
DRAWN_TRIPLE = "wei"
"""歪, also three equal tiles with the own winning tile (FL-13.10)."""
TAKEN_TRIPLE = "peng"
"""碰, also three equal tiles with a winning tile of another seat (FL-13.10)."""
HELD_TRIPLE = "kan"

TRIPLES = frozenset({GROUP_OF_FOUR, DRAWN_TRIPLE, TAKEN_TRIPLE, HELD_TRIPLE})
FOR_PAIRS = TRIPLES | {PAIR}
"""The groups of 对子息 (FL-16.9)."""
FOR_ROWS = FOR_PAIRS | {RED_RUN, RED_TWO}
"""The groups of 行行息 (FL-16.10)."""

_LAID = {PENG: TAKEN_TRIPLE, WEI: DRAWN_TRIPLE, LIU: GROUP_OF_FOUR}
_WON = {BY_DRAW: DRAWN_TRIPLE, BY_TURN: TAKEN_TRIPLE}


class Four(NamedTuple):
    """A value of which the hand holds all four copies, and where they come from (FL-14.2)."""

    dealt: int
    others: int
    """Copies gained from other seats; those of own draws are the rest."""
    clean: bool
    """No copy lies in a 吃 on the table or in the group of the winning tile (FL-14.4)."""


@dataclass(frozen=True)
class Facts:
    """What a hand is made of."""

    hand: Hand
    groups: tuple[str, ...]
    """What each group counts as (FL-13); of a pair special only its 坎 and 溜 (FL-17.7)."""
    fours: tuple[Four, ...]
    reading: Reading | None = None
    """None where the hand wins by its pairs."""
    pairs: int = 0
    """Pairs of a dealt hand that wins by them (FL-17.2)."""


def facts_of(hand: Hand, reading: Reading) -> Facts:
    """The facts of one reading (FL-12.6)."""
    laid = [laid_form(meld) for meld in hand.melds]
    held = [_held_form(hand, reading, group) for group in reading.groups]
    return Facts(hand, (*held, *laid), tuple(_fours(hand, reading)), reading)


def dealt_facts(hand: Hand) -> Facts:
    """The facts of a dealt hand, for its pairs alone (FL-17.2, FL-17.7)."""
    counts = counts_of(hand.concealed)
    trebles, fours = counts.count(3), counts.count(CARDS.copies)
    groups = (HELD_TRIPLE,) * trebles + (GROUP_OF_FOUR,) * fours
    pairs = sum(count // 2 for count in counts)
    return Facts(hand, groups, (Four(CARDS.copies, 0, True),) * fours, None, pairs)


def laid_form(meld: Laid) -> str:
    """What a group on the table counts as."""
    if meld.kind != CHI:
        return _LAID[meld.kind]
    low, middle, high = meld.cards
    return RED_RUN if is_red_sequence(SEQUENCE_PLACE[low, middle, high]) else RUN


def _held_form(hand: Hand, reading: Reading, group: tuple[str, tuple[int, ...]]) -> str:
    """A triple that holds the winning tile counts by where that came from (FL-13.10)."""
    if not is_triple(group):
        return group[0]
    return _WON[hand.by] if group == reading.winning else HELD_TRIPLE


def _fours(hand: Hand, reading: Reading) -> Iterator[Four]:
    for kind, count in enumerate(counts_of(hand.cards)):
        if count == CARDS.copies:
            yield _four(hand, reading, kind)


def _four(hand: Hand, reading: Reading, kind: int) -> Four:
    own, others = _gained(hand, kind)
    eaten = any(meld.kind == CHI and kind in meld.cards for meld in hand.melds)
    won = reading.winning is not None and kind in reading.winning[1]
    return Four(CARDS.copies - own - others, others, not eaten and not won)


def _gained(hand: Hand, kind: int) -> tuple[int, int]:
    """Copies of a value gained from own draws and from other seats (FL-14.2).

    A 溜 of a drawn tile had two or three copies dealt; which of both makes no difference.
    """
    own = others = 0
    for meld in hand.melds:
        if kind in meld.cards and (meld.kind != CHI or meld.taken == kind):
            mine = meld.source == hand.seat or meld.kind == WEI
            own += mine
            others += not mine and (meld.kind != LIU)
    if hand.tile == kind:
        own += hand.by == BY_DRAW
        others += hand.by != BY_DRAW
    return own, others


def has_claimed(facts: Facts) -> bool:
    """A 吃 or 碰 lies on the table."""
    return any(meld.kind in (CHI, PENG) for meld in facts.hand.melds)
