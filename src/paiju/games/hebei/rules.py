"""河北麻将: the options compiled into a plan."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from paiju.core import seeds
from paiju.core.seats import others
from paiju.flow.game import Word
from paiju.flow.patterns import best
from paiju.flow.score import Item, Score
from paiju.games.hebei import local
from paiju.games.hebei.patterns import CATCHING, CAUGHT, Row, patterns
from paiju.games.hebei.tiles import shapes_of
from paiju.mahjong.facts import Facts, readings, split_texts
from paiju.mahjong.idle import win_or_throw
from paiju.mahjong.kinds import KONG_EXPOSED, PONG, TURN_CLAIM, TURN_DEAL, TURN_DRAW, TURN_REPLACEMENT
from paiju.mahjong.passing import FreePassing
from paiju.mahjong.plan import (
    Due,
    Hand,
    Plan,
    any_credit,
    everybody_wins,
    nearest_wins,
    nothing_moves,
    owed,
    round_ends,
    winner_keeps_deal,
)
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.shapes import Shapes
from paiju.mahjong.state import State
from paiju.mahjong.steps import Step
from paiju.mahjong.words import Words

DEAD_WALL = 12
"""Six stacks (HB-10.1)."""

_DRAWN = 1 << TURN_DEAL | 1 << TURN_DRAW | 1 << TURN_REPLACEMENT

WORDS = Words(
    added_kong=Word("明杠", "added kong"),
    kong_money=Word("杠分", "kong points"),
    drawn=Word("荒庄", "exhausted wall"),
)
"""As its players say (HB-4.4, HB-9.2, HB-10.3)."""

REASONS = {
    "not_dealt": "HB-2.3",
    "round_over": "HB-10.2",
    "finished": "HB-10.2",
    "not_in_turn": "HB-4.1",
    "no_chow": "HB-4.3",
    "no_such_claim": "HB-4.1",
    "incomplete": "HB-6.1",
    "after_claim": "HB-4.1",
    "held_back": "HB-4.12",
    "must_win": "HB-5.3",
    "frozen": "HB-5.2",
    "frozen_claim": "HB-5.2",
    "not_held": "HB-4.1",
    "no_ready": "HB-5.1",
    "not_waiting": "HB-5.1",
    "kong_after_claim": "HB-4.6",
    "kong_empty_wall": "HB-4.8",
    "claim_empty_wall": "HB-10.3",
    "kong_tiles": "HB-4.5",
    "kong_fourth_tile": "HB-4.4",
    "pong_tiles": "HB-4.2",
    "exposed_tiles": "HB-4.4",
    "own_tile": "HB-4.2",
    "own_win": "HB-6.4",
    "own_kong": "HB-4.4",
    "not_asked": "HB-4.9",
    "only_robbing": "HB-4.10",
    "dealer_first": "HB-2.4",
    "ready_dealer": "HB-5.1",
}


class Scorer:
    """Scores a complete hand: items and their sum F (HB-6.6, HB-8.2), and what each payer owes (HB-8.1)."""

    def __init__(self, rows: Sequence[Row], shapes: Shapes, base: int, dealer_bonus: bool) -> None:
        self.rows = rows
        self.shapes = shapes
        self._base = base
        self._stake = local.by_dealer if dealer_bonus else local.for_all_alike
        self._places = {row.name: place for place, row in enumerate(rows)}

    def score(self, hand: Hand) -> Score:
        """The reading with the largest sum, or the rule by which the hand does not win."""
        found = best(self.rows, self.readings(hand), self._value)
        if found is None:
            return Score(False, why=self._why_not(hand))
        facts, items = found
        split = split_texts(self.shapes.tiles, facts)
        if any(item.name == CATCHING for item in items):
            split = tuple(sorted(split, key=lambda group: group != CAUGHT))
        return Score(True, items, _sum(items), split=split)

    def readings(self, hand: Hand) -> list[Facts]:
        """All readings of a hand."""
        return readings(self.shapes.tiles, self.shapes, hand.concealed, hand.melds, hand.came, hand.tile)

    def dues(self, dealer: int, winner: int, source: int | None, score: Score) -> list[Due]:
        """Who pays what; `source`: who gave the tile, None for 自摸 (HB-8.1, HB-8.2, HB-8.3, HB-8.4)."""
        payers = others(winner, local.SEATS) if source is None else (source,)
        return [owed(payer, score.total, self._steps(dealer, winner, source, payer)) for payer in payers]

    def _steps(self, dealer: int, winner: int, source: int | None, payer: int) -> Iterator[Step]:
        yield Step("HB-8.1", "底分", "base score", "+", self._stake(dealer, winner, source, payer))
        yield Step("HB-8.2", "底注", "stake", "×", self._base)

    def _value(self, items: Sequence[Item]) -> tuple[int, int, list[int]]:
        """Of equal sums the reading with fewer items, then the one whose items stand first in the table."""
        return _sum(items), -len(items), [-self._places[item.name] for item in items]

    def _why_not(self, hand: Hand) -> str:
        """HB-6.3 where only the additional tile of 十三幺 is not allowed."""
        lone = self.shapes.orphans
        return "HB-6.3" if lone is not None and set(lone.kinds) <= set(hand.concealed) else "HB-6.1"


def _sum(items: Sequence[Item]) -> int:
    return sum(item.value for item in items)


def win_dues(scorer: Scorer) -> Callable[[State, int, int, int, Score], Sequence[Due]]:
    """Who pays for a win at the table."""

    def dues(state: State, seat: int, by: int, source: int, score: Score) -> Sequence[Due]:
        return scorer.dues(state.dealer, seat, source if source >= 0 else None, score)

    return dues


class HebeiRules(MahjongRules):
    """The family's rules with the scorer of 河北 at hand for requests."""

    def __init__(self, plan: Plan, scorer: Scorer) -> None:
        super().__init__(plan)
        self.scorer = scorer


def compile_rules(options: Mapping[str, Any]) -> HebeiRules:
    """The plan that the full options make."""
    scorer = Scorer(patterns(options), shapes_of(options), options["base"], options["dealer_bonus"])
    return HebeiRules(_plan(options, scorer), scorer)


def _plan(options: Mapping[str, Any], scorer: Scorer) -> Plan:
    return Plan(
        tiles=scorer.shapes.tiles,
        seats=local.SEATS,
        shapes=scorer.shapes,
        passes=(4, 4, 4, 1),
        dice=2,
        replacement_tail=1,
        dead_wall=DEAD_WALL,
        claims=(PONG, KONG_EXPOSED),
        kong_turns=_DRAWN,
        ready_turns=_DRAWN | 1 << TURN_CLAIM,
        opening_ready=0,
        ready_wins=0,
        ready_kongs=1,
        must_win_left=0,
        contest=everybody_wins if options["multi_win"] else nearest_wins,
        passing=FreePassing(),
        survivors=local.SEATS - 1,
        score=scorer.score,
        worth=lambda score: score.total,
        win_dues=win_dues(scorer),
        kong_dues=local.kong_dues(options["base"], options["fed_kong"] == "feeder"),
        on_wins=nothing_moves,
        after_robbing=round_ends,
        settle=local.Settlement(options["cap"]),
        next_dealer=winner_keeps_deal(),
        first_dealer=partial(seeds.first_dealer, seats=local.SEATS),
        pays=any_credit,
        idle=win_or_throw,
        lapse=win_or_throw,
        reasons=REASONS,
        patterns=scorer.rows,
        payments=local.PAYMENTS,
        seconds=options["discard_seconds"],
        lapse_limit=0,
        start_balance=0,
        rounds=options["rounds"],
        ready_seconds=options["ready_seconds"],
        words=WORDS,
    )
