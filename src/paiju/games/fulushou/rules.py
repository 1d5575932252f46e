"""歪胡子: the options compiled into a plan."""

from collections.abc import Mapping
from typing import Any

from paiju.games.fulushou.local import FulushouLaw, owner_deals
from paiju.games.fulushou.options import check_options
from paiju.games.fulushou.patterns import patterns
from paiju.games.fulushou.scorer import Scorer
from paiju.zipai.plan import Plan
from paiju.zipai.play import ZipaiRules
from paiju.zipai.wall import one_by_one

REASONS = {
    "not_dealt": "FL-2.1",
    "round_over": "FL-2.3",
    "not_in_turn": "FL-4.2",
    "not_asked": "FL-4.9",
    "discard_win": "FL-12.3",
    "must_win": "FL-12.5",
    "opening": "FL-4.1",
    "forced_wei": "FL-5.2",
    "wei_cards": "FL-5.1",
    "liu_cards": "FL-6.1",
    "own_card": "FL-7.4",
    "peng_cards": "FL-7.1",
    "peng_marked": "FL-10.6",
    "no_discard_after": "FL-9.3",
    "chi_seat": "FL-8.1",
    "chi_cards": "FL-8.1",
    "chi_marked": "FL-10.6",
    "not_held": "FL-4.6",
    "banned": "FL-9.1",
    "dead": "FL-9.3",
    "last_card": "FL-4.8",
    "owes": "FL-4.6",
    "no_look": "FL-4.2",
    "look_win": "FL-12.2",
    "opening_over": "FL-4.1",
    "claim_win": "FL-12.3",
    "forced_wei_win": "FL-5.7",
    "liu_peng": "FL-6.3",
    "banned_claim": "FL-9.2",
    "banned_four": "FL-9.1",
}

LAPSES = 2
"""Time-outs in a row that put a seat into 托管 (FL-4.10)."""


class FulushouRules(ZipaiRules):
    """The family's rules with scorer and options at hand for requests."""

    def __init__(self, plan: Plan, scorer: Scorer, options: Mapping[str, Any]) -> None:
        super().__init__(plan)
        self.scorer = scorer
        self.options = options


def no_pot(seats: int) -> tuple[int, ...]:
    """Nothing to divide."""
    return (0,) * seats


def compile_rules(options: Mapping[str, Any]) -> FulushouRules:
    """The plan that the full options make. Errors: `bad_request` for options that do not go together."""
    check_options(options)
    scorer = Scorer(options)
    plan = Plan(
        seats=options["players"],
        dealing=one_by_one,
        buried=options["buried"],
        law=FulushouLaw(options, scorer),
        scorer=scorer,
        reasons=REASONS,
        patterns=patterns(options),
        payments={},
        has_pot=False,
        first_dealer=owner_deals,
        divide=lambda pot: no_pot(options["players"]),
        seconds=options["discard_seconds"],
        lapse_limit=LAPSES,
        start_balance=0,
        rounds=0,
        wei="歪",
        drawn="荒庄",
    )
    return FulushouRules(plan, scorer, options)
