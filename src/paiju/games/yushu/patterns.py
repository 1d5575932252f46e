"""榆树麻将: what a hand is made of, as rows and gates (YS-6.1 … YS-7.10). Wild tiles are in no count."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from paiju.flow.patterns import Pattern
from paiju.games.yushu.tiles import RED, TERMINALS
from paiju.mahjong.facts import Dealt, Drawn, Facts
from paiju.mahjong.gates import Gate
from paiju.mahjong.kinds import CHOW, KONG_CONCEALED
from paiju.mahjong.marks import CHOWS, LONE, NARROW, TRIPLETS

Row = Pattern[Facts]


def opened(facts: Facts) -> bool:
    """开门: something was taken from another seat; a 暗杠 does not open (YS-1.5)."""
    return any(meld.kind != KONG_CONCEALED for meld in facts.melds)


def red(facts: Facts) -> bool:
    """红中: a natural one stands in for 叉 and 幺九 (YS-6.9)."""
    return facts.counts[RED] > 0


def terminal(facts: Facts) -> bool:
    """幺九: a natural 1 or 9 (YS-6.3)."""
    return any(facts.counts[kind] for kind in TERMINALS)


def equal_tiles(facts: Facts) -> bool:
    """Whether some kind is there twice: natural in the hand, or as a declared 碰 or 杠 (YS-6.8)."""
    return any(meld.kind != CHOW for meld in facts.melds) or any(
        facts.counts[kind] > 1 and facts.concealed.count(kind) > 1 for kind in facts.concealed
    )


def four_wild(facts: Facts) -> bool:
    """四会: the hand wins by its wild tiles, not by groups (YS-6.11)."""
    return facts.split == ()


def pairs(facts: Facts) -> bool:
    """七小对: the hand is read as pairs (YS-7.4)."""
    return facts.split is None


def triplets(facts: Facts) -> bool:
    """飘胡: a pair, and no 顺 in hand or declared (YS-7.3)."""
    return bool(facts.split) and facts.chows == 0


def narrow(facts: Facts) -> bool:
    """夹胡: groups with a 顺, and the winning tile can be taken in a narrow place (YS-7.2)."""
    return _with_chow(facts) and bool(facts.marks & NARROW)


def plain(facts: Facts) -> bool:
    """平胡: groups with a 顺, and the wait is a wide one (YS-7.1)."""
    return _with_chow(facts) and not facts.marks & NARROW


def _with_chow(facts: Facts) -> bool:
    return bool(facts.split) and facts.chows > 0


def unopened(facts: Facts) -> bool:
    """立门胡: the winner has not opened (YS-7.6)."""
    return not opened(facts)


def one_suit(facts: Facts) -> bool:
    """清一色: all natural tiles of one suit, no 红中 (YS-7.7)."""
    return facts.suits == 1 and not red(facts)


def dry(facts: Facts) -> bool:
    """干巴: no 会 among the tiles (YS-7.8)."""
    return facts.wilds == 0


def replacement_drawn(facts: Facts) -> bool:
    """杠开: the winner's own draw after his 杠 (YS-7.9)."""
    return isinstance(facts.came, Drawn) and facts.came.replacement


def fourth_tile(facts: Facts) -> bool:
    """豪华: 七小对 won by the fourth tile of three natural ones, or by a drawn 会 in its place (YS-7.10)."""
    if not pairs(facts):
        return False
    natural = facts.counts[facts.tile]
    return natural == 4 if natural else 3 in facts.counts


CLASSES = (
    Row("YS-7.1", "平胡", "Plain Win", "times", 1, plain),
    Row("YS-7.2", "夹胡", "Narrow Win", "times", 2, narrow),
    Row("YS-7.3", "飘胡", "All Triplets", "times", 4, triplets),
    Row("YS-7.4", "七小对", "Seven Pairs", "times", 8, pairs, excludes=("立门胡",)),
    Row("YS-7.5", "四会", "Four Wilds", "times", 8, four_wild, excludes=("立门胡", "清一色", "干巴", "杠开")),
)
"""One of these counts."""

PREFERRED = ("七小对", "四会", "飘胡", "夹胡", "平胡")
"""Of equal totals the first is named (YS-6.12)."""


def _fan(rule: str, name: str, english: str, count: Callable[[Facts], int]) -> Row:
    return Row(rule, name, english, "fan", 1, count)


FANS = {
    "limen": _fan("YS-7.6", "立门胡", "Closed Win", unopened),
    "one_suit": _fan("YS-7.7", "清一色", "One Suit", one_suit),
    "ganba": _fan("YS-7.8", "干巴", "Dry Win", dry),
    "replacement": _fan("YS-7.9", "杠开", "Win on a Replacement", replacement_drawn),
    "haohua": _fan("YS-7.10", "豪华", "Luxury", fourth_tile),
}
"""By the option that switches a row off, where there is one."""


def patterns(options: Mapping[str, Any]) -> Sequence[Row]:
    """The rows under these options, in the order of the rule page."""
    return (*CLASSES, *(row for key, row in FANS.items() if options.get(key, True)))


def gates(free: bool) -> Sequence[Gate]:
    """What a reading must meet, in the order in which a hand is told why it fails.

    `free`: option `piao_qidui_free`, by which 飘胡 and 七小对 need neither suits nor 幺九.
    """

    def suits(facts: Facts) -> bool:
        """All three suits, or 清一色 (YS-6.2)."""
        return one_suit(facts) or facts.suits - red(facts) == 3 or (free and _special(facts))

    def terminals(facts: Facts) -> bool:
        """A natural 1 or 9; 红中 replaces it, but not in 飘胡 and 七小对 (YS-6.3)."""
        return terminal(facts) or (free if _special(facts) else red(facts))

    rows = (
        ("YS-6.8", _pairs_allowed), ("YS-6.2", suits), ("YS-6.5", _many_in_hand), ("YS-6.3", terminals),
        ("YS-6.4", _has_triplet),
    )  # fmt: skip
    return [Gate(rule, _unless_four_wild(meets)) for rule, meets in rows]


def _unless_four_wild(meets: Callable[[Facts], bool]) -> Callable[[Facts], bool]:
    return lambda facts: four_wild(facts) or meets(facts)


def _special(facts: Facts) -> bool:
    return pairs(facts) or triplets(facts)


def _pairs_allowed(facts: Facts) -> bool:
    """Without equal tiles a 会 makes no pair and no 叉 with one natural tile, 红中 apart (YS-6.8)."""
    return not facts.marks & LONE


def _many_in_hand(facts: Facts) -> bool:
    """手把一: with one tile in the hand only a 飘胡 wins (YS-6.5)."""
    return len(facts.concealed) > 2 or triplets(facts)


def _has_triplet(facts: Facts) -> bool:
    """A 叉 or 杠, or a natural 红中 in its place; 飘胡 and 七小对 need none (YS-6.4)."""
    declared = any(meld.kind != CHOW for meld in facts.melds)
    return _special(facts) or declared or red(facts) or bool(facts.marks & TRIPLETS)


def wins_by_wild(facts: Facts) -> bool:
    """Whether the four 会 win by themselves: not opened, drawn or dealt (YS-6.11)."""
    return facts.wilds == 4 and not opened(facts) and isinstance(facts.came, Drawn | Dealt)


def told_marks(facts: Facts) -> int:
    """The marks that decide anything for a hand: lone tiles only where no tiles are equal (YS-6.8)."""
    return CHOWS | TRIPLETS | (0 if equal_tiles(facts) else LONE)
