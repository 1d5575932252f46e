"""内江麻将: what a hand is worth, and which tiles it waits for (section Score of the rule page)."""

from collections.abc import Sequence

from paiju.core.codec import is_integer
from paiju.core.ledger import payable
from paiju.flow.score import Ask, Score, Wait, WinAsk
from paiju.games.neijiang.rules import TILES, NeijiangRules
from paiju.mahjong import asks
from paiju.mahjong.facts import Drawn
from paiju.mahjong.kinds import PONG
from paiju.mahjong.plan import Hand


def judge(rules: NeijiangRules, ask: Ask) -> Score:
    """The score of a request with a win; `why` NJ-6.1 where the hand does not win. Errors: `InvalidError`."""
    win = _checked(rules, ask)
    if win is None:
        raise asks.bad("a score needs a win", "win")
    score = rules.scorer.score(asks.complete_hand(ask, win))
    nothing = (0,) * rules.seats
    return _with(score, _deltas(rules, ask, win, score) if score.win else nothing)


def waits(rules: NeijiangRules, ask: Ask) -> list[Wait]:
    """The tiles that complete the hand, each scored as an own draw without marks (NJ-10.4). Errors: `InvalidError`."""
    _checked(rules, ask)
    owned = asks.owned(TILES, ask)
    kinds = rules.plan.shapes.waits(ask.hand, owned, bool(ask.melds))
    return [Wait(TILES.names[kind], TILES.copies - owned[kind], _drawn(rules, ask, kind)) for kind in kinds]


def _drawn(rules: NeijiangRules, ask: Ask, kind: int) -> int:
    return rules.scorer.score(Hand((*ask.hand, kind), asks.melds_of(ask), Drawn(), kind)).total


def _with(score: Score, deltas: Sequence[int]) -> Score:
    return Score(score.win, score.items, score.total, tuple(deltas), score.split, score.why)


def _checked(rules: NeijiangRules, ask: Ask) -> WinAsk | None:
    groups = rules.plan.shapes.groups
    # a robbed kong leaves a pong behind and still has its replacement (NJ-4.13)
    limits = asks.Limits(TILES, rules.seats, groups, asks.KONGS | {PONG})
    asks.check(limits, ask)
    if ask.win is not None and ask.win.by == "deal" and ask.seat != ask.dealer:
        raise asks.bad("only the dealer wins the dealt hand", "seat")
    _finished(rules, ask)
    _balances(rules, ask)
    return ask.win


def _finished(rules: NeijiangRules, ask: Ask) -> Sequence[int]:
    """The seats that have won already: they pay nothing (NJ-4.16)."""
    finished = asks.seats_given(ask.extras.get("finished", []), rules.seats, "finished")
    payer = ask.win.source if ask.win is not None else None
    if ask.seat in finished or payer in finished or len(finished) >= rules.seats - 1:
        raise asks.bad("who has won already neither wins nor pays, and two seats are still in", "finished")
    return finished


def _balances(rules: NeijiangRules, ask: Ask) -> Sequence[int | None]:
    """Each seat's money, None without a limit (NJ-8.6)."""
    given = ask.extras.get("balances", [None] * rules.seats)
    if not isinstance(given, list) or len(given) != rules.seats:
        raise asks.bad("there is one balance for each seat", "balances")
    for seat, balance in enumerate(given):
        if balance is not None and not is_integer(balance):
            raise asks.bad("a balance is an integer or null", "balances", seat)
        if balance is not None and balance < 0 and not rules.allow_negative:
            raise asks.bad("a balance is not below 0", "balances", seat)
    return [None] * rules.seats if rules.allow_negative else given


def _deltas(rules: NeijiangRules, ask: Ask, win: WinAsk, score: Score) -> Sequence[int]:
    """What this win moves (NJ-8.1 … NJ-8.6)."""
    finished, balances = _finished(rules, ask), _balances(rules, ask)
    everybody = [seat for seat in range(rules.seats) if seat != ask.seat and seat not in finished]
    payers = everybody if win.source is None else [win.source]
    deltas = [0] * rules.seats
    for payer in payers:
        paid = payable(rules.scorer.amount(score), balances[payer])
        deltas[payer] -= paid
        deltas[ask.seat] += paid
    return deltas
