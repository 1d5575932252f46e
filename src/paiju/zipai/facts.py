"""A complete hand of word cards, and the facts of each of its readings, from which 名堂 are short questions."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from paiju.zipai.cards import KINDS, RED
from paiju.zipai.readings import TRIPLE, TWOS, Forms, Group, splits

CHI = 0
PENG = 1
WEI = 2
"""偎, 歪: three equal cards, the third drawn by oneself."""
LIU = 3
"""溜: four equal cards."""
MELD_NAMES = ("chi", "peng", "wei", "liu")
MELD_KINDS = {name: kind for kind, name in enumerate(MELD_NAMES)}

BY_DEAL = 0
BY_DRAW = 1
"""The winner's own card, turned up."""
BY_TURN = 2
"""A card that another seat turned up."""
BY_WEI = 3
"""The 偎 just made completes the hand."""
WAY_NAMES = ("deal", "draw", "turn", "wei")
WAYS = {name: way for way, name in enumerate(WAY_NAMES)}


class Laid(NamedTuple):
    """A declared group: its kind, its cards sorted, the seat the taken card came from and that card, where known."""

    kind: int
    cards: tuple[int, ...]
    source: int | None = None
    taken: int | None = None


class Worth(NamedTuple):
    """What a group counts as, by the name of an item (empty: as nothing), and the 息 that this is worth."""

    name: str
    xi: int


class Counting(NamedTuple):
    """The way in which the items of a win are added up: the rule that says so, Chinese and English name."""

    rule: str
    name: str
    english: str


class Hand(NamedTuple):
    """A hand that may be complete, with all circumstances that can count."""

    concealed: tuple[int, ...]
    """The cards in hand, without the winning card."""
    melds: tuple[Laid, ...]
    by: int
    tile: int | None
    """The winning card; None by deal and by 偎."""
    seat: int
    dealer: int
    dealt: tuple[int, ...] | None = None
    """The cards as dealt, where known."""
    last: bool = False
    """The winning card, or that of the 偎 just made, is the last of the wall."""
    first: bool = False
    """It is the first card drawn from the wall."""
    no_discard: bool = False
    """The player has not discarded; the dealer's opening discard does not count."""
    pot: int = 0

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards of the hand: in hand, laid down, and the winning one."""
        laid = tuple(card for meld in self.melds for card in meld.cards)
        return self.concealed + laid + (() if self.tile is None else (self.tile,))


class Reading(NamedTuple):
    """One split of the concealed cards, and which of its groups holds the winning card."""

    groups: tuple[Group, ...]
    """The concealed groups, the winning card's first where there is one."""
    winning: Group | None
    """The group that holds the winning card; None by deal and by 偎."""


def readings(hand: Hand, forms: Forms) -> Iterator[Reading]:
    """Every split of the concealed cards with every group that the winning card can lie in."""
    concealed = hand.concealed if hand.tile is None else (*hand.concealed, hand.tile)
    for split in splits(concealed, forms):
        if sum(group[0] in TWOS for group in split) != 1:
            continue
        if hand.tile is None:
            yield Reading(split, None)
            continue
        for group in sorted({group for group in split if hand.tile in group[1]}):
            rest = list(split)
            rest.remove(group)
            yield Reading((group, *rest), group)


def counts_of(cards: Sequence[int]) -> list[int]:
    """By kind, how many there are."""
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return counts


def reds(cards: Sequence[int]) -> int:
    """How many are red."""
    return sum(card in RED for card in cards)


def is_triple(group: Group) -> bool:
    """Whether a concealed group is three equal cards."""
    return group[0] == TRIPLE
