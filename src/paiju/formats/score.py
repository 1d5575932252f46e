"""Scores and waits as the public formats write them, and the two questions that everybody asks."""

from typing import Any

from paiju.core.codec import Json
from paiju.core.errors import InvalidError
from paiju.flow.score import Score, Wait
from paiju.formats import pages, request


def score(value: Json) -> dict[str, Any]:
    """The answer to a request: a score, or the waits where it names no win. Errors: `InvalidError`."""
    asked = request.read(value)
    if asked.ask.win is None:
        return write_waits(asked.game.waits(asked.rules, asked.ask))
    return write_score(asked.game.id, asked.game.judge(asked.rules, asked.ask))


def waits(value: Json) -> dict[str, Any]:
    """Which tiles would complete the hand; a win in the request is refused. Errors: `InvalidError`."""
    asked = request.read(value)
    if asked.ask.win is not None:
        raise InvalidError("bad_request", "to ask for waits, leave the win out", "/win")
    return write_waits(asked.game.waits(asked.rules, asked.ask))


def write_score(game: str, result: Score) -> dict[str, Any]:
    """A score as JSON; `why` only where the hand does not win."""
    written: dict[str, Any] = {"win": result.win}
    if not result.win:
        written["why"] = {"rule": result.why, "text": pages.rule(game, result.why)}
    return written | {
        "items": [item._asdict() for item in result.items],
        "total": result.total,
        "deltas": list(result.deltas),
        "split": list(result.split),
    }


def write_waits(result: list[Wait]) -> dict[str, Any]:
    """Waits as JSON."""
    return {"waits": [wait._asdict() for wait in result]}
