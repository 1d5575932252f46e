"""安乡偎麻雀: the seven groups of one reading of a hand, and what the 名堂 ask of them (WM-3, WM-10)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from paiju.zipai.cards import RED
from paiju.zipai.facts import BY_DEAL, BY_DRAW, BY_TURN, BY_WEI, CHI, PENG, WEI, Hand, Laid, Reading, readings, reds
from paiju.zipai.readings import PAIR, TRIPLE, Forms, Group

FORMS = Forms(red_runs=False, loose_twos=False)
"""Only equal cards and straight sequences (WM-4.6)."""


class Sort(StrEnum):
    """What a group of a winning hand is (WM-4)."""

    SEQUENCE = "一句话"
    PENG = "碰"
    WEI = "偎"
    KAN = "坎"
    PAIR = "麻雀"


TRIPLES = frozenset({Sort.PENG, Sort.WEI, Sort.KAN})
_LAID = {CHI: Sort.SEQUENCE, PENG: Sort.PENG, WEI: Sort.WEI}


class Part(NamedTuple):
    """A group of the hand 句: what it is, its cards sorted, whether it lies on the table."""

    sort: Sort
    cards: tuple[int, ...]
    laid: bool

    @property
    def kind(self) -> int:
        """The kind of equal cards, or the lowest of a sequence."""
        return self.cards[0]


XI = {
    "黑碰": 2,
    "红碰": 3,
    "黑偎": 3,
    "红偎": 4,
    "黑坎": 3,
    "红坎": 4,
    "黑明团圆": 5,
    "红明团圆": 7,
    "黑暗团圆": 6,
    "红暗团圆": 8,
    "红麻雀": 2,
    "红麻雀转弯": 3,
    "黑麻雀转弯": 2,
}
"""The hard xi of a group by what it counts as; a black 麻雀 without 转弯 and a sequence count 0 (WM-10)."""


def elements(parts: Sequence[Part]) -> list[str]:
    """What each group counts as among these groups: a name of `XI`, or "" for nothing (WM-10.1 … WM-10.14)."""
    in_sequences = {card for part in parts if part.sort is Sort.SEQUENCE for card in part.cards}
    return [_element(part, part.kind in in_sequences) for part in parts]


def _element(part: Part, turned: bool) -> str:
    """`turned`: the kind also lies in a sequence: 团圆 of three equal cards, 转弯 of the pair (WM-3.5, WM-3.6)."""
    colour = "红" if part.kind in RED else "黑"
    if part.sort is Sort.SEQUENCE:
        return ""
    if part.sort is Sort.PAIR:
        name = colour + "麻雀" + ("转弯" if turned else "")
        return name if name in XI else ""
    if turned:
        return colour + ("明团圆" if part.sort is Sort.PENG else "暗团圆")
    return colour + part.sort


def xi_of(parts: Sequence[Part]) -> int:
    """The hard xi of these groups, where 团圆 and 转弯 count if all their cards are among them (WM-10.15)."""
    return sum(XI.get(name, 0) for name in elements(parts))


@dataclass(frozen=True)
class Facts:
    """One reading of a complete hand, and the circumstances that count."""

    hand: Hand
    parts: tuple[Part, ...]
    """All seven groups, the 胡组 first where there is one."""
    winning: Part | None
    """The 胡组 (WM-3.9): the group of the winning card, or the 偎 that wins; None in a dealt hand."""

    @cached_property
    def elements(self) -> list[str]:
        """What each of the groups counts as."""
        return elements(self.parts)

    @cached_property
    def xi(self) -> int:
        """The hard xi of the hand (WM-10.15)."""
        return sum(XI.get(name, 0) for name in self.elements)

    @cached_property
    def sequences(self) -> list[Part]:
        """The sequences, eaten and concealed."""
        return [part for part in self.parts if part.sort is Sort.SEQUENCE]

    @cached_property
    def pair(self) -> int:
        """p: the kind of the 麻雀."""
        return next(part.kind for part in self.parts if part.sort is Sort.PAIR)

    @cached_property
    def cards(self) -> tuple[int, ...]:
        """All twenty cards."""
        return tuple(card for part in self.parts for card in part.cards)

    @cached_property
    def reds(self) -> int:
        """R: how many of the twenty cards are red (WM-3.11)."""
        return reds(self.cards)

    @cached_property
    def reunited(self) -> frozenset[int]:
        """T: the kinds that are 团圆 (WM-3.6, WM-3.11)."""
        in_sequences = {card for part in self.sequences for card in part.cards}
        return frozenset(part.kind for part in self.parts if part.sort in TRIPLES and part.kind in in_sequences)

    @property
    def tile(self) -> int | None:
        """w: the winning kind, that of the 偎 too; None in a dealt hand."""
        return self.winning.kind if self.hand.by == BY_WEI and self.winning is not None else self.hand.tile

    @property
    def own_draw(self) -> bool:
        """The winner drew the winning card, 偎 included; not a dealt hand (WM-12.25)."""
        return self.hand.by in (BY_DRAW, BY_WEI)

    @property
    def turned(self) -> bool:
        """The winning card was turned up, by whichever seat."""
        return self.hand.by in (BY_DRAW, BY_TURN)

    @property
    def on_pair(self) -> bool:
        """The 胡组 is the 麻雀."""
        return self.winning is not None and self.winning.sort is Sort.PAIR

    @property
    def on_pairs(self) -> bool:
        """对倒: a pair made three by another seat's card, or the 偎 itself (WM-3.10)."""
        return self.winning is not None and self.winning.sort in TRIPLES

    def side(self, laid: bool) -> list[Part]:
        """The groups on the table, or those in hand with the winning card."""
        return [part for part in self.parts if part.laid == laid]


def all_facts(hand: Hand) -> Iterator[Facts]:
    """The facts of every reading of a hand (WM-9.2, WM-9.4); none where it is not complete."""
    laid = laid_parts(hand.melds)
    for reading in readings(hand, FORMS):
        yield _facts(hand, reading, laid)


def laid_parts(melds: Iterable[Laid]) -> list[Part]:
    """The groups on the table as 句."""
    return [Part(_LAID[meld.kind], meld.cards, True) for meld in melds]


def _facts(hand: Hand, reading: Reading, laid: list[Part]) -> Facts:
    concealed = [Part(_sort(group), group[1], False) for group in reading.groups]
    if hand.by == BY_DEAL:
        return Facts(hand, tuple(concealed), None)
    if hand.by == BY_WEI:
        winning, rest = laid[-1], [*concealed, *laid[:-1]]
    else:
        winning, rest = _completed(concealed[0], hand.by), [*concealed[1:], *laid]
    return Facts(hand, (winning, *rest), winning)


def _completed(part: Part, by: int) -> Part:
    """The winning card's group: three equal cards are a 碰 on another seat's card, a 偎 on one's own (WM-10.16)."""
    if part.sort is not Sort.KAN:
        return part
    return part._replace(sort=Sort.PENG if by == BY_TURN else Sort.WEI)


def _sort(group: Group) -> Sort:
    return {TRIPLE: Sort.KAN, PAIR: Sort.PAIR}.get(group[0], Sort.SEQUENCE)
