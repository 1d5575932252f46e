"""Score requests of 安乡偎麻雀 in the public format, with short answers."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from paiju.core.errors import InvalidError
from paiju.flow.game import Game
from paiju.flow.registry import games
from paiju.formats import request
from paiju.games.weimaque.judge import judge, waits
from paiju.games.weimaque.options import OPTIONS
from paiju.games.weimaque.patterns import NAMES
from paiju.games.weimaque.scorer import Scorer
from paiju.games.weimaque.speech import SPEECH


@dataclass(frozen=True)
class ScoringRules:
    """The part of the rules that scores."""

    scorer: Scorer
    seats: int
    options: Mapping[str, Any]


def compile_scoring(options: Mapping[str, Any]) -> Any:
    return ScoringRules(Scorer(options), 3, options)


SCORING: Game[Any] = Game(
    id="weimaque",
    version=1,
    title="安乡偎麻雀",
    english="Weimaque",
    sentence="",
    sentence_english="",
    options=OPTIONS,
    compile=compile_scoring,
    judge=judge,
    waits=waits,
    vocabulary=SPEECH,
    names=NAMES,
)


def the_game(name: object, at: str = "") -> Game[Any]:
    """The registered game where there is one, else its scoring alone."""
    return next((game for game in games() if game.id == name), SCORING)


def read(ask: Mapping[str, Any]) -> request.Request:
    """The request as the formats read it."""
    with patch.object(request, "find", the_game):
        return request.read(dict(ask))


def answer(ask: Mapping[str, Any]) -> dict[str, Any]:
    """The answer in the short form of the example files: items by name, rule ids and error codes alone."""
    try:
        asked = read(ask)
        if asked.ask.win is None:
            return {"waits": [wait._asdict() for wait in asked.game.waits(asked.rules, asked.ask)]}
        score = asked.game.judge(asked.rules, asked.ask)
    except InvalidError as error:
        return {"error": error.code}
    if not score.win:
        return {"win": False, "why": score.why}
    items = {item.name: item.value for item in score.items}
    return {"win": True, "total": score.total, "deltas": list(score.deltas), "items": items}


def melds(text: str) -> list[dict[str, str]]:
    """`peng 333x, chi 123d 1d` as melds of the public formats; the third word is the card taken."""
    return [dict(zip(("kind", "tiles", "taken"), part.split(), strict=False)) for part in text.split(",") if part]


def hand(cards: str, win: str = "", groups: str = "", marks: Iterable[str] = (), **rest: Any) -> dict[str, Any]:
    """A request. `win`: `turn 5x`, `draw 5x`, `discard 5x`, `wei`, `deal`, empty for none.

    Keys of the format in `rest` stay keys, others are options; the edition is 钻石版 where none is named.
    """
    keys = {key: value for key, value in rest.items() if key in KEYS}
    options = {"edition": "zuanshi"} | {key: value for key, value in rest.items() if key not in KEYS}
    asked: dict[str, Any] = {"game": "weimaque", "options": options, "hand": cards, "melds": melds(groups)} | keys
    if win:
        asked["win"] = dict(zip(("by", "tile"), win.split(), strict=False))
    if marks:
        asked["marks"] = list(marks)
    return asked


KEYS = frozenset({"dealer", "seat", "dealt", "discarded", "pot"})


def items(cards: str, win: str, groups: str = "", marks: Iterable[str] = (), **rest: Any) -> dict[str, int]:
    """Name → value of the items; the hand must win."""
    told = answer(hand(cards, win, groups, marks, **rest))
    assert told.get("win"), told
    found: dict[str, int] = told["items"]
    return found


def laid(groups: str, single: str, **rest: Any) -> dict[str, int]:
    """The items of six groups on the table, one card in hand, and its pair turned by another seat."""
    return items(single, f"turn {single}", groups, **rest)


def why(cards: str, win: str, groups: str = "", **rest: Any) -> str:
    """The rule by which the hand does not win."""
    told = answer(hand(cards, win, groups, **rest))
    assert told.get("win") is False, told
    return str(told["why"])


def error(ask: Mapping[str, Any]) -> str:
    """The code by which the request is refused."""
    return str(answer(ask)["error"])
