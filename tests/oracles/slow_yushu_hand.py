"""A hand of 榆树麻将 and what YS-6 asks of it: steps 3 to 7 of the wild-tile algorithm."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tests.oracles.slow_reader import Split
from tests.oracles.slow_yushu_tiles import RED, SUITS


class Meld(NamedTuple):
    """A declared group."""

    kind: str
    tiles: list[str]


class Hand(NamedTuple):
    """The hand as the algorithm sees it, with one tile named as the winning one.

    `tiles` are the concealed tiles and the winning tile; `winner` is empty only for a dealt hand of 13.
    """

    tiles: list[str]
    winner: str
    melds: list[Meld]
    wild: str
    drawn: bool
    by: str
    marks: list[str]
    options: Mapping[str, Any]

    @property
    def concealed_naturals(self) -> list[str]:
        """N: the natural tiles of hand and winning tile."""
        return [tile for tile in self.tiles if tile != self.wild]

    @property
    def naturals(self) -> list[str]:
        """N and D."""
        return self.concealed_naturals + [tile for meld in self.melds for tile in meld.tiles]

    @property
    def naturals_before(self) -> list[str]:
        """N and D without the winning tile."""
        before = self.naturals
        if self.winner != self.wild:
            before.remove(self.winner)
        return before

    @property
    def wilds(self) -> int:
        """w: the number of 会."""
        return self.tiles.count(self.wild)

    @property
    def opened(self) -> bool:
        """YS-1.5."""
        return any(meld.kind != "kong_concealed" for meld in self.melds)


def is_qidui(split: Split) -> bool:
    """Seven pairs."""
    return len([group for group in split if group[0] == "pair"]) == 7


def is_piao(hand: Hand, split: Split) -> bool:
    """Step 5: no 顺 in the split, no 吃 declared."""
    chows = any(group[0] == "chow" for group in split) or any(meld.kind == "chow" for meld in hand.melds)
    return not chows and not is_qidui(split)


def _limited(hand: Hand, split: Split) -> bool:
    """YS-6.8, step 3: whether the split may stand beside the natural tiles."""
    natural = hand.concealed_naturals
    if any(natural.count(kind) >= 2 for kind in natural) or any(meld.kind != "chow" for meld in hand.melds):
        return True
    return not any(group[0] != "chow" and group[2] == 1 and group[1] != RED for group in split)


def _suits(hand: Hand, split: Split) -> bool:
    """YS-6.2, step 4."""
    if hand.options["piao_qidui_free"] and (is_piao(hand, split) or is_qidui(split)):
        return True
    suits = {tile[1] for tile in hand.naturals}
    return suits >= set(SUITS) or is_one_suit(hand)


def is_one_suit(hand: Hand) -> bool:
    """清一色, YS-7.7; a 红中 is of no suit and so counts as one more here."""
    return len({tile[1] for tile in hand.naturals}) == 1


def _last_tile(hand: Hand, split: Split) -> bool:
    """YS-6.5, step 5."""
    return len(hand.tiles) - 1 != 1 or is_piao(hand, split)


def _ends(hand: Hand, split: Split) -> bool:
    """YS-6.3, step 6."""
    if any(is_end(tile) for tile in hand.naturals):
        return True
    if is_piao(hand, split) or is_qidui(split):
        return bool(hand.options["piao_qidui_free"])
    return RED in hand.naturals


def is_end(tile: str) -> bool:
    """幺九, YS-1.3."""
    return tile[0] in "19" and tile[1] in SUITS


def _triple(hand: Hand, split: Split) -> bool:
    """YS-6.4, step 7."""
    if is_piao(hand, split) or is_qidui(split):
        return True
    declared = any(meld.kind != "chow" for meld in hand.melds)
    return declared or any(group[0] == "pong" for group in split) or RED in hand.naturals


STEPS: list[tuple[str, Callable[[Hand, Split], bool]]] = [
    ("YS-6.8", _limited),
    ("YS-6.2", _suits),
    ("YS-6.5", _last_tile),
    ("YS-6.3", _ends),
    ("YS-6.4", _triple),
]
