"""安乡偎麻雀: the options compiled into a plan."""

from collections.abc import Mapping
from typing import Any

from paiju.core import seeds
from paiju.flow.booking import Payment
from paiju.games.weimaque.local import WeimaqueLaw, divided, owner_deals
from paiju.games.weimaque.scorer import Scorer
from paiju.zipai.kinds import POT_MONEY, STAKE_MONEY
from paiju.zipai.plan import Plan
from paiju.zipai.play import ZipaiRules
from paiju.zipai.wall import hand_by_hand

SEATS = 3
"""Exactly three (WM-1.3)."""
LAPSES = 2
"""Time-outs in a row that put a seat into 托管 (WM-5.11)."""

PAYMENTS = {
    STAKE_MONEY: Payment("WM-16.2", "逗溜子", "paying into the pot"),
    POT_MONEY: Payment("WM-16.4", "登", "deng"),
}

REASONS = {
    "not_dealt": "WM-2.1",
    "round_over": "WM-2.3",
    "not_in_turn": "WM-5.2",
    "not_asked": "WM-5.3",
    "discard_win": "WM-9.1",
    "must_win": "WM-9.6",
    "opening": "WM-15.2",
    "forced_wei": "WM-6.1",
    "wei_cards": "WM-6.1",
    "liu_cards": "WM-4.6",
    "own_card": "WM-6.6",
    "peng_cards": "WM-6.6",
    "peng_marked": "WM-7.4",
    "no_discard_after": "WM-8.4",
    "chi_seat": "WM-6.9",
    "chi_cards": "WM-6.8",
    "chi_marked": "WM-7.1",
    "not_held": "WM-5.8",
    "banned": "WM-8.1",
    "dead": "WM-8.4",
    "last_card": "WM-5.9",
    "owes": "WM-5.8",
    "no_look": "WM-5.2",
    "look_win": "WM-6.1",
    "opening_over": "WM-15.2",
    "claim_win": "WM-9.1",
    "forced_wei_win": "WM-6.1",
    "liu_peng": "WM-4.6",
    "banned_claim": "WM-8.3",
    "banned_four": "WM-8.2",
}


class WeimaqueRules(ZipaiRules):
    """The family's rules with scorer and options at hand for requests."""

    def __init__(self, plan: Plan, scorer: Scorer, options: Mapping[str, Any]) -> None:
        super().__init__(plan)
        self.scorer = scorer
        self.options = options


FIRST_DEALER = {"owner": owner_deals, "random": lambda seed: seeds.first_dealer(seed, SEATS)}
"""Option `first_dealer` (WM-2.2)."""


def compile_rules(options: Mapping[str, Any]) -> WeimaqueRules:
    """The plan that the full options make."""
    scorer = Scorer(options)
    plan = Plan(
        seats=SEATS,
        dealing=hand_by_hand,
        buried=0,
        law=WeimaqueLaw(options, scorer),
        scorer=scorer,
        reasons=REASONS,
        patterns=(*scorer.rows, *scorer.deal_rows),
        payments=PAYMENTS,
        has_pot=True,
        first_dealer=FIRST_DEALER[options["first_dealer"]],
        divide=lambda pot: divided(pot, SEATS),
        seconds=options["discard_seconds"],
        lapse_limit=LAPSES,
        start_balance=0,
        rounds=options["rounds"],
        parting=Payment("WM-16.6", "分溜子", "division of the pot"),
    )
    return WeimaqueRules(plan, scorer, options)
