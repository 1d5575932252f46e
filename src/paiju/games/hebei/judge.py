"""河北麻将: what a hand is worth, and which tiles it waits for (section Score of the rule page)."""

from paiju.flow.score import Ask, Score, Wait, WinAsk
from paiju.games.hebei.rules import HebeiRules
from paiju.mahjong import asks
from paiju.mahjong.facts import Drawn
from paiju.mahjong.plan import Hand


def judge(rules: HebeiRules, ask: Ask) -> Score:
    """The score of a request with a win; `why` HB-6.1 or HB-6.3 where the hand does not win. Errors: `InvalidError`."""
    _check(rules, ask)
    if ask.win is None:
        raise asks.bad("a score needs a win", "win")
    found = rules.scorer.score(asks.complete_hand(ask, ask.win))
    return Score(found.win, found.items, found.total, _deltas(rules, ask, ask.win, found), found.split, found.why)


def waits(rules: HebeiRules, ask: Ask) -> list[Wait]:
    """The tiles that complete the hand, each scored as 自摸 without marks. Errors: `InvalidError`."""
    _check(rules, ask)
    tiles, melds = rules.plan.tiles, asks.melds_of(ask)
    owned = asks.owned(tiles, ask)
    found = []
    for kind in rules.plan.shapes.waits(ask.hand, owned, bool(melds)):
        score = rules.scorer.score(Hand((*ask.hand, kind), melds, Drawn(), kind))
        found.append(Wait(tiles.names[kind], tiles.copies - owned[kind], score.total))
    return found


def _check(rules: HebeiRules, ask: Ask) -> None:
    shapes = rules.plan.shapes
    asks.check(asks.Limits(shapes.tiles, rules.seats, shapes.groups, asks.KONGS), ask)
    if ask.win is not None and ask.win.by == "deal" and ask.seat != ask.dealer:
        raise asks.bad("only the dealer wins the dealt hand (HB-6.5)", "seat")


def _deltas(rules: HebeiRules, ask: Ask, win: WinAsk, score: Score) -> tuple[int, ...]:
    """What this win moves, before the limit of the round (HB-8.1 … HB-8.6)."""
    moved = [0] * rules.seats
    for due in rules.scorer.dues(ask.dealer, ask.seat, win.source, score) if score.win else ():
        moved[due.payer] -= due.due
        moved[ask.seat] += due.due
    return tuple(moved)
