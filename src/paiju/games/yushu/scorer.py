"""榆树麻将: what a complete hand is worth (YS-6.12, YS-8.1)."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from paiju.flow.patterns import best, summed
from paiju.flow.score import Item, Score
from paiju.games.yushu import patterns as rows
from paiju.games.yushu.tiles import RED, TERMINALS, TILES
from paiju.mahjong import wilds
from paiju.mahjong.facts import Dealt, Facts, split_texts
from paiju.mahjong.gates import passing
from paiju.mahjong.kinds import NONE
from paiju.mahjong.marks import BLOCKED, EDGE, MIDDLE, OUTER, PAIRED, Question
from paiju.mahjong.plan import Hand
from paiju.mahjong.shapes import Shapes


@cache
def shapes() -> Shapes:
    """Four groups and a pair, or seven pairs (YS-6.1)."""
    return Shapes(TILES, groups=4, pairs=7, wild=True)


class Scorer:
    """Scores complete hands under the options given."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.rows = rows.patterns(options)
        self.shapes = shapes()
        self._gates = rows.gates(options["piao_qidui_free"])
        self._narrow = MIDDLE | PAIRED | BLOCKED | (EDGE if options["jia_37"] else 0)
        self._outer = OUTER if options["jia_yao"] else 0

    def score(self, hand: Hand) -> Score:
        """The reading with the largest total (YS-6.12), or the rule by which the hand fails."""
        readings = [facts for one in _with_tile(hand) for facts in self.readings(one)]
        if not readings and isinstance(hand.came, Dealt) and len(hand.concealed) % 3 == 1:
            return Score(False, why="YS-6.11")
        left, why = passing(self._gates, readings, "YS-6.1")
        found = best(self.rows, left, self._value)
        if found is None:
            return Score(False, why=why)
        facts, items = found
        taken = hand._replace(tile=facts.tile)
        facts = wilds.narrow_first(self.shapes, facts, self._question(taken, facts))
        split = () if rows.four_wild(facts) else split_texts(TILES, facts, hand.wild)
        return Score(True, items, self.total(items), split=split)

    def readings(self, hand: Hand) -> list[Facts]:
        """The readings of a hand with a winning tile, one for each set of marks, and that of four 会."""
        bare = wilds.bare_facts(TILES, hand)
        found = wilds.readings(self.shapes, hand, bare, self._question(hand, bare))
        return [*found, bare] if rows.wins_by_wild(bare) else found

    def _question(self, hand: Hand, bare: Facts) -> Question:
        """The narrow places: a 1 or 9 is one only if nothing stood for 幺九 before it, 专胡 (YS-7.2)."""
        before = list(bare.counts)
        if hand.tile not in (NONE, hand.wild):
            before[hand.tile] -= 1
        outer = 0 if any(before[kind] for kind in (*TERMINALS, RED)) else self._outer
        return wilds.asked(hand, self._narrow | outer, rows.told_marks(bare))

    def total(self, items: Sequence[Item]) -> int:
        """Class × 2^fan (YS-8.1)."""
        return summed(items, "times") << summed(items, "fan")

    def worth(self, score: Score) -> int:
        """What is compared where wins are: the total."""
        return score.total

    def _value(self, items: Sequence[Item]) -> tuple[int, int]:
        return self.total(items), -rows.PREFERRED.index(items[0].name)


def _with_tile(hand: Hand) -> list[Hand]:
    """The hand with its winning tile; of 14 dealt tiles each may be that (YS-6.14)."""
    if hand.tile != NONE or len(hand.concealed) % 3 == 1:
        return [hand]
    return [hand._replace(tile=kind) for kind in sorted(set(hand.concealed))]
