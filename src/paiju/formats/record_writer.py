"""The record of a round, written: header, one line an event, end (docs/formats.md, The record of a round)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from paiju.core.codec import dump
from paiju.core.events import EVERYTHING
from paiju.flow.away import HERE
from paiju.flow.game import Game, Outcome, Rules
from paiju.flow.match import Chance, Match
from paiju.flow.options import differing
from paiju.flow.round import AnyRound, Closing

FORMAT = "paiju/round/1"
HEADER_KEYS = (
    "format", "game", "rules", "round", "options", "dealer", "seats", "balances", "pot", "after_draw", "seed", "fair",
    "wall", "hands", "dice",
)  # fmt: skip
"""The keys of the first line, in order; `pot` and `dice` only where the game has them, `seed` and `fair` if known."""


@dataclass(frozen=True)
class Origin:
    """What a record tells of a round and the round itself does not know.

    `options` are full, `names` by seat, `number` counts the rounds of the session from 1. `last` tells that the session
    ends here although the options agree on no number of rounds, or on more.
    """

    game: Game[Any]
    options: Mapping[str, Any]
    names: tuple[str, ...]
    number: int = 1
    chance: Chance | None = None
    last: bool = False

    @classmethod
    def of(cls, match: Match, game: Game[Any], options: Mapping[str, Any]) -> "Origin":
        """The origin of the round that `match` has dealt; ask before the next one is dealt."""
        return cls(game, options, match.names, match.number, match.chance, match.last)


def is_last(rules: Rules[Any], number: int) -> bool:
    """Whether the agreed number of rounds is reached with this one."""
    return 0 < rules.rounds <= number


def write(origin: Origin, played: AnyRound) -> list[str]:
    """The lines of a finished round, each one JSON object without a line end. Errors: ValueError before the end."""
    if not played.over:
        raise ValueError("a record is written when the round is over")
    away = away_lines(played.rules, dict(enumerate(played.setup.away)))
    events = (line for _, line in told(played))
    last = end(played, origin.last or is_last(played.rules, origin.number))
    return [dump(line) for line in (header(origin, played), *away, *events, last)]


def header(origin: Origin, played: AnyRound) -> dict[str, Any]:
    """The first line."""
    setup = played.setup
    parts = {
        "format": FORMAT,
        "game": origin.game.id,
        "rules": origin.game.version,
        "round": origin.number,
        "options": differing(origin.game.options, origin.options),
        "dealer": setup.dealer,
        "seats": list(origin.names),
        "balances": list(setup.balances),
        "after_draw": setup.after_draw,
        **chance_of(origin.chance),
        **played.rules.lines.header(played.deal, played.log[0]),
    }
    return {key: parts[key] for key in HEADER_KEYS if key in parts}


def chance_of(chance: Chance | None) -> dict[str, Any]:
    """`seed` and `fair`, if they are known."""
    if chance is None:
        return {}
    commit, secret, seeds = chance.fair
    fair = {"commit": commit.hex(), "secret": secret.hex(), "seeds": [seed.hex() for seed in seeds]}
    return {"seed": chance.seed.hex(), "fair": fair}


def away_lines(rules: Rules[Any], away: Mapping[int, int]) -> list[dict[str, Any]]:
    """The lines of seats (seat → `flow.away`) that are away when the round begins: they stand before all else."""
    everybody_here = rules.blank(EVERYTHING)
    events = (rules.presence(everybody_here, seat, how) for seat, how in away.items() if how != HERE)
    return [line for event in events if (line := rules.lines.line(event)) is not None]


def told(played: AnyRound, start: int = 0) -> Iterator[tuple[int, dict[str, Any]]]:
    """The lines of the log from `start` on, each with the place in the log that it reaches.

    `asked` stands on the first line of what a window of several seats caused, or on a `pass` where nobody took
    anything.
    """
    closings = {closing.at: closing for closing in played.closings if closing.at >= start}
    asked: dict[str, Any] = {}
    for place, event in enumerate(played.log[start:], start):
        closing = closings.get(place)
        if closing is not None:
            asked = {"asked": _answers(played, closing)}
            if closing.passed:
                yield place, {"do": "pass"} | asked
                asked = {}
        line = played.rules.lines.line(event)
        if line is not None:
            yield place + 1, line | asked
            asked = {}


def _answers(played: AnyRound, closing: Closing) -> dict[str, Any]:
    return {str(seat): played.rules.lines.answer(action) for seat, action in sorted(closing.given.items())}


def end(played: AnyRound, last: bool) -> dict[str, Any]:
    """The last line; `last`: no round of the session follows."""
    outcome: Outcome = played.rules.outcome(played.state)
    return {
        "do": "end",
        "deltas": list(outcome.deltas),
        "scores": played.rules.lines.scores(played.state),
        "next_dealer": None if last else outcome.next_dealer,
    }
