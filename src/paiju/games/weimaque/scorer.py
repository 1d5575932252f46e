"""安乡偎麻雀: what a hand is worth: the best reading, dealt hands, 登 (WM-9, WM-14, WM-15, WM-16.4)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from paiju.flow.patterns import best, items, summed
from paiju.flow.score import Item, Score
from paiju.games.weimaque.facts import FORMS, XI, Facts, Part, Sort, all_facts, elements, laid_parts, xi_of
from paiju.games.weimaque.options import resolved
from paiju.games.weimaque.patterns import ORDER, deal_rows, rows
from paiju.games.weimaque.patterns_colour import LEAST_XI, garden_of_two
from paiju.games.weimaque.values import worth
from paiju.zipai.cards import CARDS, RANKS_A_SIZE
from paiju.zipai.facts import BY_DEAL, BY_DRAW, Counting, Hand, Laid, Worth, counts_of
from paiju.zipai.readings import PAIR, can_be_laid

FIRST_DENG = 18
"""Hard xi that are worth one 登 (WM-16.4)."""

_SORT_OF = {"peng": Sort.PENG, "wei": Sort.WEI, "kan": Sort.KAN, PAIR: Sort.PAIR}
"""Forms of groups that have hard xi → their sort."""

COUNTING = Counting("WM-14.1", "硬息", "hard xi")

Rank = tuple[int, int, tuple[int, ...]]
"""How readings compare: gain, hard xi, then the items in the order of the rule page (WM-9.5)."""


def hard_xi(score: Score) -> int:
    """The hard xi of a score (WM-10.15); 0 for a special kind of dealt hand (WM-16.5)."""
    return summed(score.items, "xi")


def worths(parts: Sequence[Part]) -> list[Worth]:
    """What each of these groups counts as (WM-10)."""
    return [Worth(name, XI.get(name, 0)) for name in elements(parts)]


def split_texts(facts: Facts) -> tuple[str, ...]:
    """The groups as texts, the 胡组 first."""
    return tuple(CARDS.write(part.cards) for part in facts.parts)


def must_wei(hand: Hand) -> bool:
    """Whether the card is the winner's own draw of a kind held twice: it can only be 偎 (WM-6.1)."""
    return hand.by == BY_DRAW and hand.tile is not None and hand.concealed.count(hand.tile) >= 2


def total_of(scored: Iterable[Item]) -> int:
    """Hard xi × multiplier + added 息 (WM-14.1)."""
    held = tuple(scored)
    return summed(held, "xi") * (summed(held, "times") or 1) + summed(held, "bonus")


class Scorer:
    """Scores hands under the full options of a room."""

    forms = FORMS
    least = LEAST_XI
    """Hard xi that the groups need (WM-9.3)."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        known = resolved(options)
        edition = known["edition"]
        self.rows = rows(known)
        self.deal_rows = deal_rows(known)
        self.deal_open = edition in ("quan", "zuanshi") or worth("天胡", known) is not None
        """Whether dealt hands can win at all (WM-15.1)."""
        self._heaven = worth("天胡", known) is not None
        self._garden_of_two = worth("二息满园花", known) is not None
        self._stack = bool(known["tian_hu_stack"])
        self._deng = int(known["deng_fen"]) if known["dou_liu_zi"] else 0

    def group_xi(self, form: str, kind: int, turned: bool) -> int:
        """Hard xi of a group of equal cards; `turned`: its kind also lies in a sequence (WM-10, WM-3.5, WM-3.6)."""
        if form not in _SORT_OF:
            return 0
        beside = [Part(Sort.SEQUENCE, (kind,), False)] if turned else []
        return xi_of([Part(_SORT_OF[form], (kind,), False), *beside])

    def wins(self, hand: Hand) -> bool:
        """Whether the hand wins; most hands that do not are found out by their shape alone."""
        if hand.by == BY_DEAL:
            return self._dealt(hand).win
        if must_wei(hand) or not _has_shape(hand):
            return False
        return any(map(self._enough, all_facts(hand)))

    def score(self, hand: Hand) -> Score:
        """The reading with the greatest gain, without deltas, or the first rule that fails (WM-9.5, WM-18.6)."""
        if hand.by == BY_DEAL:
            return self._dealt(hand)
        if must_wei(hand):
            return Score(False, why="WM-6.1")
        complete = list(all_facts(hand))
        if not complete:
            return Score(False, why="WM-9.2")
        return self._best(complete, hand.pot) or Score(False, why="WM-9.3")

    def hard_xi(self, score: Score) -> int:
        """The hard xi of a score."""
        return hard_xi(score)

    def laid(self, melds: Sequence[Laid]) -> list[Worth]:
        """What the groups on the table count as among themselves (WM-10)."""
        return worths(laid_parts(melds))

    def parts(self, hand: Hand, split: Sequence[str]) -> list[Worth]:
        """What each group of a won hand counts as (WM-10)."""
        found = (facts for facts in all_facts(hand) if split_texts(facts) == tuple(split))
        return next((worths(facts.parts) for facts in found), [])

    def counting(self, items: Sequence[Item]) -> Counting:
        """Hard xi, multiplier, 名堂 (WM-14.1)."""
        return COUNTING

    def share(self, score: Score, pot: int) -> int:
        """登: what the winner takes from the pot (WM-16.4); 0 without `dou_liu_zi`."""
        return self._share(hard_xi(score), pot)

    def _share(self, xi: int, pot: int) -> int:
        return min(max(xi - FIRST_DENG + 1, 0) * self._deng, pot)

    def _enough(self, facts: Facts) -> bool:
        """Ten hard xi, or the one exception (WM-9.3, WM-12.10)."""
        return facts.xi >= LEAST_XI or (self._garden_of_two and garden_of_two(facts))

    def _best(self, complete: Iterable[Facts], pot: int) -> Score | None:
        found = best(self.rows, filter(self._enough, complete), lambda scored: self._rank(scored, pot))
        if found is None:
            return None
        facts, scored = found
        return Score(True, scored, total_of(scored), split=split_texts(facts))

    def _rank(self, scored: Sequence[Item], pot: int) -> Rank:
        values = {item.name: item.value for item in scored}
        xi = summed(scored, "xi")
        gain = 2 * total_of(scored) + self._share(xi, pot)
        return gain, xi, tuple(values.get(name, 0) for name in ORDER)

    def _dealt(self, hand: Hand) -> Score:
        """天胡 and the special kinds: the single best, or all together (WM-15)."""
        if not self.deal_open:
            return Score(False, why="WM-15.1")
        heaven = self._best(all_facts(hand), hand.pot) if self._heaven else None
        special = items(self.deal_rows, counts_of(hand.concealed))
        found = [*([heaven] if heaven else []), *(Score(True, (item,), item.value) for item in special)]
        if not found:
            return Score(False, why="WM-15.3")
        if self._stack:
            return _added(found)
        return max(found, key=lambda score: self._rank(score.items, hand.pot))


def _added(scores: Sequence[Score]) -> Score:
    """All that a dealt hand fulfils (WM-15.14)."""
    scored = tuple(item for score in scores for item in score.items)
    return Score(True, scored, total_of(scored), split=scores[0].split)


def _has_shape(hand: Hand) -> bool:
    counts = counts_of(hand.concealed)
    if hand.tile is not None:
        counts[hand.tile] += 1
    return can_be_laid(tuple(counts[:RANKS_A_SIZE]), tuple(counts[RANKS_A_SIZE:]), FORMS)
