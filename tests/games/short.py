"""Answers to score requests in the short form of the example files: items by name, rule ids and error codes alone."""

from collections.abc import Mapping
from typing import Any

from paiju.core.errors import InvalidError
from paiju.formats import request


def answer_of(ask: Mapping[str, Any], *, places: bool = False, splits: bool = False) -> dict[str, Any]:
    """The short answer; with the place of an error, or the split of a win, where they are wanted."""
    try:
        asked = request.read(dict(ask))
        if asked.ask.win is None:
            return {"waits": [wait._asdict() for wait in asked.game.waits(asked.rules, asked.ask)]}
        score = asked.game.judge(asked.rules, asked.ask)
    except InvalidError as error:
        return {"error": error.code} | ({"at": error.at} if places else {})
    if not score.win:
        return {"win": False, "why": score.why}
    items = {item.name: item.value for item in score.items}
    answer = {"win": True, "total": score.total, "deltas": list(score.deltas), "items": items}
    return answer | ({"split": list(score.split)} if splits else {})
