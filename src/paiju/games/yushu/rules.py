"""榆树麻将: the options compiled into a plan."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from paiju.core import seeds
from paiju.flow.away import HERE
from paiju.games.yushu import local
from paiju.games.yushu.scorer import Scorer
from paiju.games.yushu.tiles import TILES, WILDS
from paiju.mahjong.idle import decline_and_throw, win_or_throw
from paiju.mahjong.kinds import CHOW, KONG_EXPOSED, PONG, TURN_DEAL, TURN_DRAW, TURN_REPLACEMENT
from paiju.mahjong.passing import FreePassing
from paiju.mahjong.plan import Plan, any_credit, nearest_wins, nothing_moves, round_ends, winner_keeps_deal
from paiju.mahjong.play import MahjongRules

REASONS = {
    "not_dealt": "YS-2.1",
    "round_over": "YS-10.1",
    "finished": "YS-10.1",
    "not_in_turn": "YS-4.1",
    "no_chow": "YS-4.1",
    "no_such_claim": "YS-4.1",
    "incomplete": "YS-6.1",
    "after_claim": "YS-4.1",
    "held_back": "YS-4.7",
    "must_win": "YS-4.7",
    "frozen": "YS-4.5",
    "frozen_claim": "YS-4.6",
    "not_held": "YS-4.1",
    "no_ready": "YS-5.1",
    "not_waiting": "YS-5.1",
    "kong_after_claim": "YS-4.1",
    "kong_empty_wall": "YS-4.8",
    "claim_empty_wall": "YS-4.9",
    "kong_tiles": "YS-4.1",
    "kong_fourth_tile": "YS-4.1",
    "pong_tiles": "YS-4.1",
    "exposed_tiles": "YS-4.1",
    "own_tile": "YS-4.1",
    "own_win": "YS-4.1",
    "own_kong": "YS-4.1",
    "not_asked": "YS-4.2",
    "only_robbing": "YS-4.4",
    "dealer_first": "YS-2.5",
    "ready_dealer": "YS-5.1",
}


class YushuRules(MahjongRules):
    """The family's rules with what requests ask of 榆树."""

    def __init__(self, plan: Plan, scorer: Scorer, win_dues: local.WinDues) -> None:
        super().__init__(plan)
        self.scorer = scorer
        self.win_dues = win_dues


def compile_rules(options: Mapping[str, Any]) -> YushuRules:
    """The plan that the full options make."""
    scorer = Scorer(options)
    win_dues = local.WinDues(options["base"], options["pay_cap"])
    return YushuRules(_plan(options, scorer, win_dues), scorer, win_dues)


def _plan(options: Mapping[str, Any], scorer: Scorer, win_dues: local.WinDues) -> Plan:
    base = options["base"]
    big = TILES.read(options["big_kong_tiles"])
    return Plan(
        tiles=TILES,
        seats=local.SEATS,
        shapes=scorer.shapes,
        passes=(4, 4, 4, 1),
        dice=2,
        replacement_tail=1,
        claims=(CHOW, PONG, KONG_EXPOSED),
        kong_turns=1 << TURN_DEAL | 1 << TURN_DRAW | 1 << TURN_REPLACEMENT,
        ready_turns=0,
        opening_ready=0,
        must_win_left=0,
        contest=nearest_wins,
        passing=FreePassing(),
        survivors=local.SEATS - 1,
        score=scorer.score,
        worth=scorer.worth,
        win_dues=win_dues,
        kong_dues=local.kong_dues(base, local.kong_sort(options, big)),
        on_wins=nothing_moves,
        after_robbing=round_ends,
        settle=local.Settlement(base * options["escape_fine"]),
        next_dealer=winner_keeps_deal(options["draw_passes_deal"]),
        first_dealer=partial(seeds.first_dealer, seats=local.SEATS),
        pays=any_credit,
        idle=win_or_throw,
        lapse=decline_and_throw,
        reasons=REASONS,
        patterns=scorer.rows,
        payments=local.PAYMENTS,
        seconds=options["discard_seconds"],
        lapse_limit=2,
        start_balance=0,
        rounds=options["rounds"],
        cut_off=HERE,
        wilds=WILDS,
        gated=True,
    )
