"""Many rounds between bots, and what they came to. Wall-clock time is measured here and nowhere below."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, NamedTuple

from paiju import bots
from paiju.bots import Bot
from paiju.core import seeds
from paiju.flow.game import Outcome, Rules
from paiju.flow.match import Chance, Match
from paiju.flow.observation import Observation
from paiju.flow.options import completed
from paiju.flow.registry import find
from paiju.flow.round import AnyRound


class RoundResult(NamedTuple):
    """A finished round and what is needed to write its record. `match` plays on: take what you need at once."""

    number: int
    """From 1."""
    round: AnyRound
    match: Match
    chance: Chance
    outcome: Outcome
    decisions: int


@dataclass
class Points:
    """What one seat won and lost, in points a round."""

    rounds: int = 0
    total: int = 0
    squares: int = 0

    def add(self, delta: int) -> None:
        """Count one round."""
        self.rounds += 1
        self.total += delta
        self.squares += delta * delta

    @property
    def mean(self) -> float:
        """Points a round; 0 without a round."""
        return self.total / self.rounds if self.rounds else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; 0 where fewer than two rounds tell nothing of it."""
        if self.rounds < 2:
            return 0.0
        spread = self.squares - self.total * self.mean
        return sqrt(max(0.0, spread) / (self.rounds - 1) / self.rounds)


@dataclass
class Summary:
    """What a simulation came to. Lists are by seat."""

    bots: tuple[str, ...]
    rounds: int = 0
    drawn: int = 0
    """Rounds that nobody won."""
    wins: list[int] = field(default_factory=list)
    points: list[Points] = field(default_factory=list)
    items: Counter[str] = field(default_factory=Counter)
    """Chinese name of a scoring item → wins that had it."""
    shares: tuple[int, ...] = ()
    """What each seat gets of the pot that the match leaves; not in `points`."""
    decisions: int = 0
    """Answers that bots gave."""
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * len(self.bots)
        self.points = self.points or [Points() for _ in self.bots]

    @property
    def actions_a_second(self) -> float:
        """Answers a second of wall-clock time, the bots' thinking included."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def add(self, result: RoundResult) -> None:
        """Count a round."""
        self.rounds += 1
        self.drawn += result.outcome.drawn
        self.decisions += result.decisions
        for seat, delta in enumerate(result.outcome.deltas):
            self.points[seat].add(delta)
        for score in result.round.rules.lines.scores(result.round.state):
            if score.get("win"):
                self.wins[score["seat"]] += 1
                self.items.update(item["name"] for item in score["items"])


def play_round(played: AnyRound, players: Sequence[Bot]) -> int:
    """Let the bots (by seat) play a round to its end; returns how many answers they gave."""
    decisions = 0
    while not played.over:
        seat = played.asked()[0]
        played.answer(seat, players[seat].choose(Observation(played, seat)))
        decisions += 1
    return decisions


def seated(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The name of the bot in each seat: the names in turn, over and over."""
    rows = -(-seats // len(names)) if names else 0
    return (tuple(names) * rows)[:seats]


def simulate(
    game: str,
    options: Mapping[str, Any],
    names: Sequence[str],
    rounds: int,
    seed: str,
    on_round: Callable[[RoundResult], None] | None = None,
) -> Summary:
    """Play one match of `rounds` rounds, fewer if the options end it sooner; balances run on.

    `options` may leave out defaults; `names` of bots go round the seats; all chance comes from the text `seed`, so the
    same arguments give the same rounds. Errors: `InvalidError` for an unknown game, option or bot.
    """
    value = find(game)
    rules: Rules[Any] = value.compile(completed(value.options, options))
    summary = Summary(seated(names or ("steady",), rules.seats))
    players = [bots.find(name, f"{seed} seat {seat}") for seat, name in enumerate(summary.bots)]
    match = Match(rules, seeds.sitting_seed(seed), summary.bots)
    start = time.perf_counter()
    while summary.rounds < rounds and not match.over:
        result = _next_round(match, players)
        summary.add(result)
        if on_round is not None:
            on_round(result)
    summary.seconds = time.perf_counter() - start
    summary.shares = tuple(match.finish())
    return summary


def _next_round(match: Match, players: Sequence[Bot]) -> RoundResult:
    played, chance = match.deal(), match.chance
    assert chance is not None
    decisions = play_round(played, players)
    return RoundResult(match.number, played, match, chance, match.close(), decisions)
