"""榆树麻将: what a hand is worth, and which tiles it waits for (section Score of the rule page)."""

from collections.abc import Sequence

from paiju.flow.score import Ask, Score, Wait, WinAsk
from paiju.games.yushu.local import SEATS
from paiju.games.yushu.rules import YushuRules
from paiju.games.yushu.tiles import TILES, WILDS
from paiju.mahjong import asks, wilds
from paiju.mahjong.facts import Drawn
from paiju.mahjong.kinds import NONE
from paiju.mahjong.plan import Hand


def judge(rules: YushuRules, ask: Ask) -> Score:
    """The score of a request with a win; `why` is the first gate that no reading passes. Errors: `InvalidError`."""
    wild = _checked(rules, ask)
    if ask.win is None:
        raise asks.bad("a score needs a win", "win")
    score = rules.scorer.score(asks.complete_hand(ask, ask.win, wild))
    deltas = _deltas(rules, ask, ask.win, score.total) if score.win else (0,) * SEATS
    return Score(score.win, score.items, score.total, tuple(deltas), score.split, score.why)


def waits(rules: YushuRules, ask: Ask) -> list[Wait]:
    """The tiles that make the hand win, 会 included, each scored as an own draw without marks."""
    wild, owned = _checked(rules, ask), asks.owned(TILES, ask)
    hand = Hand(ask.hand, asks.melds_of(ask), Drawn(), NONE, wild)
    found = wilds.waits(rules.plan.shapes, rules.scorer.score, hand, owned)
    return [Wait(TILES.names[kind], TILES.copies - owned[kind], score.total) for kind, score in found]


def _checked(rules: YushuRules, ask: Ask) -> int:
    """The wild kind of a request that can be (YS-2.3, YS-2.4, YS-4.5)."""
    wild = asks.wild_given(ask, WILDS)
    asks.check(asks.Limits(TILES, SEATS, rules.plan.shapes.groups, asks.KONGS, wild, early=True), ask)
    return wild


def _deltas(rules: YushuRules, ask: Ask, win: WinAsk, total: int) -> Sequence[int]:
    """What this win moves (YS-8.1, YS-8.5)."""
    deltas = [0] * SEATS
    for due in rules.win_dues.of(ask.dealer, ask.seat, win.source, total):
        deltas[due.payer] -= due.due
        deltas[ask.seat] += due.due
    return deltas
