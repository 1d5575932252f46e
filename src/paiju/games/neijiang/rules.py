"""内江麻将: the options compiled into a plan."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from paiju.core.tiles import TileSet
from paiju.flow.booking import Payment
from paiju.flow.game import Word
from paiju.flow.patterns import best, items, summed
from paiju.flow.score import Item, Score
from paiju.games.neijiang import local
from paiju.games.neijiang.patterns import Row, patterns
from paiju.mahjong.facts import Discarded, Facts, readings, split_texts
from paiju.mahjong.idle import decline_and_throw, win_or_throw
from paiju.mahjong.kinds import (
    BY_DISCARD,
    BY_KONG,
    KONG_EXPOSED,
    PONG,
    TURN_CLAIM,
    TURN_DEAL,
    TURN_DRAW,
    TURN_REPLACEMENT,
)
from paiju.mahjong.passing import FreePassing, PassLock
from paiju.mahjong.plan import Due, Hand, Plan, any_credit, everybody_wins, nearest_wins, owed
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.shapes import Shapes
from paiju.mahjong.state import State
from paiju.mahjong.steps import Step, reckoned
from paiju.mahjong.words import Words

TILES = TileSet([("p", "123456789"), ("s", "123456789")])
"""同子 and 条子, four copies of each (NJ-1.1)."""

_DRAWN = 1 << TURN_DEAL | 1 << TURN_DRAW | 1 << TURN_REPLACEMENT
_EVERY = _DRAWN | 1 << TURN_CLAIM


@dataclass(frozen=True)
class Size:
    """What the number of seats decides: groups of a hand, pairs, and the deal (NJ-1.3, NJ-2.3, NJ-2.4)."""

    groups: int
    pairs: int
    passes: tuple[int, ...]


SIZES = {4: Size(4, 7, (4, 4, 4, 1)), 6: Size(2, 4, (4, 1, 1, 1))}

SCORED_IN_CHECK = ("NJ-7.1", "NJ-7.2", "NJ-7.3", "NJ-7.4", "NJ-7.5", "NJ-7.6")
"""The items of the tiles alone, which the check for waits counts (NJ-10.5)."""

PAYMENTS = {
    local.CHECK_MONEY: Payment("NJ-10.3", "查叫", "Checking waits"),
    local.RAIN_MONEY: Payment("NJ-9.2", "雨钱", "Rain money"),
}

WORDS = Words(
    exposed_kong=Word("引杠", "exposed kong"),
    added_kong=Word("巴杠", "added kong"),
    kong_money=Word("雨钱", "rain money"),
    drawn=Word("黄庄", "exhausted wall"),
    win_money=Word("牌钱", "wins"),
    not_ready=Word("无叫", "not ready"),
)
"""As its players say (NJ-4.4, NJ-4.5, NJ-9.1, NJ-10.1)."""

REASONS = {
    "not_dealt": "NJ-2.3",
    "round_over": "NJ-10.1",
    "finished": "NJ-4.16",
    "not_in_turn": "NJ-4.1",
    "no_chow": "NJ-4.2",
    "no_such_claim": "NJ-4.3",
    "incomplete": "NJ-6.1",
    "after_claim": "NJ-4.3",
    "held_back": "NJ-4.11",
    "must_win": "NJ-4.14",
    "frozen": "NJ-5.1",
    "frozen_claim": "NJ-5.2",
    "not_held": "NJ-4.1",
    "no_ready": "NJ-5.1",
    "not_waiting": "NJ-10.4",
    "kong_after_claim": "NJ-4.7",
    "kong_empty_wall": "NJ-4.8",
    "claim_empty_wall": "NJ-4.15",
    "kong_tiles": "NJ-4.6",
    "kong_fourth_tile": "NJ-4.5",
    "pong_tiles": "NJ-4.3",
    "exposed_tiles": "NJ-4.4",
    "own_tile": "NJ-4.3",
    "own_win": "NJ-4.1",
    "own_kong": "NJ-4.4",
    "not_asked": "NJ-4.9",
    "only_robbing": "NJ-4.12",
    "dealer_first": "NJ-2.5",
    "ready_dealer": "NJ-5.2",
}


class Scorer:
    """Scores a complete hand: items, F, and the amount (NJ-6.7, NJ-8.1, NJ-8.4)."""

    def __init__(self, rows: Sequence[Row], shapes: Shapes, base: int, fan_cap: int) -> None:
        self.rows = rows
        self.shapes = shapes
        self._base = base
        self._cap = fan_cap
        self._tile_rows = [row for row in rows if row.rule in SCORED_IN_CHECK]

    def fan(self, rows: Sequence[Item]) -> int:
        """F: the sum of the fan, at most the cap (NJ-8.1, NJ-8.4)."""
        fan = summed(rows, "fan")
        return min(fan, self._cap) if self._cap else fan

    def worth(self, score: Score) -> int:
        """F of a score: what declining a win compares (NJ-4.11)."""
        return self.fan(score.items)

    def score(self, hand: Hand) -> Score:
        """The reading with the most fan (NJ-6.7), or why the hand does not win (NJ-6.1)."""
        found = best(self.rows, self.readings(hand), lambda rows: summed(rows, "fan"))
        if found is None:
            return Score(False, why="NJ-6.1")
        facts, scored = found
        return Score(True, scored, 1 << self.fan(scored), split=split_texts(TILES, facts))

    def readings(self, hand: Hand) -> list[Facts]:
        """All readings of a hand (NJ-6.2 … NJ-6.6)."""
        return readings(TILES, self.shapes, hand.concealed, hand.melds, hand.came, hand.tile)

    def amount(self, score: Score) -> int:
        """What one payer owes: 底金 × 2^F, and one 底金 more with `stake` (NJ-8.1, NJ-7.14)."""
        return reckoned(score.total, self.steps(score))

    def steps(self, score: Score) -> Sequence[Step]:
        """How that comes from 2^F."""
        return (
            Step("NJ-7.14", "自摸", "own draw", "+", summed(score.items, "points")),
            Step("NJ-8.1", "底金", "stake", "×", self._base),
        )

    def check_value(self, hand: Hand, waits: Sequence[int]) -> int:
        """The value of a waiting hand in the check, its best tile as if discarded (NJ-10.5)."""
        fan = max(self._tile_fan(hand, kind) for kind in waits)
        return self._base * (1 << fan)

    def _tile_fan(self, hand: Hand, kind: int) -> int:
        with_tile = Hand((*hand.concealed, kind), hand.melds, Discarded(), kind)
        return max(self.fan(items(self._tile_rows, facts)) for facts in self.readings(with_tile))


def dues(scorer: Scorer) -> Callable[[State, int, int, int, Score], Sequence[Due]]:
    """Who pays for a win: the discarder or robbed player alone, or all who have not won (NJ-8.2, NJ-8.3)."""

    def win_dues(state: State, seat: int, by: int, source: int, score: Score) -> Sequence[Due]:
        payers = [source] if by in (BY_DISCARD, BY_KONG) else [s for s in state.playing() if s != seat]
        return [owed(payer, score.total, scorer.steps(score)) for payer in payers]

    return win_dues


def no_credit(state: State, seat: int) -> int | None:
    """Nobody's balance falls below 0 (NJ-8.6)."""
    return state.balances[seat]


class NeijiangRules(MahjongRules):
    """The family's rules with the scorer of 内江 at hand for requests."""

    def __init__(self, plan: Plan, scorer: Scorer, options: Mapping[str, Any]) -> None:
        super().__init__(plan)
        self.scorer = scorer
        self.allow_negative = bool(options["allow_negative"])


def compile_rules(options: Mapping[str, Any]) -> NeijiangRules:
    """The plan that the full options make."""
    size = SIZES[options["players"]]
    shapes = Shapes(TILES, size.groups, size.pairs)
    rows = patterns(options["players"], options["zimo_bonus"])
    scorer = Scorer(rows, shapes, options["base"], options["fan_cap"])
    return NeijiangRules(_plan(options, size, shapes, scorer), scorer, options)


def _plan(options: Mapping[str, Any], size: Size, shapes: Shapes, scorer: Scorer) -> Plan:
    return Plan(
        tiles=TILES,
        seats=options["players"],
        shapes=shapes,
        passes=size.passes,
        dice=4,
        replacement_tail=0,
        claims=(PONG, KONG_EXPOSED),
        kong_turns=_EVERY if options["kong_after_pong"] else _DRAWN,
        ready_turns=_EVERY if options["allow_ready"] else 0,
        opening_ready=int(options["allow_ready"]),
        must_win_left=4 if options["must_win_last_four"] else 0,
        contest=everybody_wins if options["multi_win"] else nearest_wins,
        passing=PassLock() if options["pass_lock"] else FreePassing(),
        survivors=1,
        score=scorer.score,
        worth=scorer.worth,
        win_dues=dues(scorer),
        kong_dues=local.kong_dues(options["base"]),
        on_wins=local.move_rain(options["rain_transfer"] == "chain"),
        after_robbing=local.robbed_draws if options["robbed_konger_draws"] else local.no_draw_after_robbing,
        settle=local.Settlement(options["void_rain_last_not_ready"], scorer.check_value),
        next_dealer=_NEXT_DEALER[options["dealer_on_multi_win"]],
        first_dealer=local.owner_deals,
        pays=any_credit if options["allow_negative"] else no_credit,
        idle=decline_and_throw,
        lapse=win_or_throw,
        reasons=REASONS,
        patterns=scorer.rows,
        payments=PAYMENTS,
        seconds=options["discard_seconds"],
        lapse_limit=0,
        start_balance=options["start_balance"],
        rounds=options["rounds"],
        words=WORDS,
    )


_NEXT_DEALER = {"nearest": local.first_winner_deals, "discarder": local.source_deals_after_several}
