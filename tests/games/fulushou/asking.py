"""Score requests of 歪胡子 in the public format, with short answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from paiju.core.errors import InvalidError
from paiju.flow.game import Game
from paiju.flow.registry import games
from paiju.formats import request
from paiju.games.fulushou.judge import judge, waits
from paiju.games.fulushou.options import OPTIONS, check_options
from paiju.games.fulushou.scorer import Scorer
from paiju.games.fulushou.speech import SPEECH


@dataclass(frozen=True)
class ScoringRules:
    """The part of the rules that scores."""

    scorer: Scorer
    seats: int
    options: Mapping[str, Any]


def compile_scoring(options: Mapping[str, Any]) -> Any:
    check_options(options)
    return ScoringRules(Scorer(options), options["players"], options)


SCORING: Game[Any] = Game(
    id="fulushou",
    version=1,
    title="歪胡子（福禄寿）",
    english="Fulushou",
    sentence="",
    sentence_english="",
    options=OPTIONS,
    compile=compile_scoring,
    judge=judge,
    waits=waits,
    vocabulary=SPEECH,
    names={},
)


def the_game(name: object, at: str = "") -> Game[Any]:
    """The registered game where there is one, else its scoring alone."""
    return next((game for game in games() if game.id == name), SCORING)


def answer(ask: Mapping[str, Any]) -> dict[str, Any]:
    """The answer in the short form of the example files: items by name, rule ids and error codes alone."""
    try:
        with patch.object(request, "find", the_game):
            asked = request.read(dict(ask))
        if asked.ask.win is None:
            return {"waits": [wait._asdict() for wait in asked.game.waits(asked.rules, asked.ask)]}
        score = asked.game.judge(asked.rules, asked.ask)
    except InvalidError as error:
        return {"error": error.code, "at": error.at}
    if not score.win:
        return {"win": False, "why": score.why}
    items = {item.name: item.value for item in score.items}
    return {"win": True, "total": score.total, "deltas": list(score.deltas), "items": items, "split": list(score.split)}


def ask(hand: str, *melds: dict[str, Any], win: dict[str, Any] | None = None, **rest: Any) -> dict[str, Any]:
    """A request of 歪胡子; options that differ from the default by `options`."""
    asked = {"game": "fulushou", "hand": hand, "melds": list(melds), **rest}
    return asked if win is None else asked | {"win": win}


def drawn(tile: str) -> dict[str, Any]:
    return {"by": "draw", "tile": tile}


def turned(tile: str, source: int = 1) -> dict[str, Any]:
    return {"by": "turn", "tile": tile, "from": source}


WEI = {"by": "wei"}
DEAL = {"by": "deal"}


def wei(tiles: str) -> dict[str, Any]:
    return {"kind": "wei", "tiles": tiles}


def liu(tiles: str, source: int | None = None) -> dict[str, Any]:
    return {"kind": "liu", "tiles": tiles} | ({} if source is None else {"from": source})


def peng(tiles: str, source: int = 1) -> dict[str, Any]:
    return {"kind": "peng", "tiles": tiles, "from": source}


def chi(tiles: str, taken: str, source: int = 2) -> dict[str, Any]:
    return {"kind": "chi", "tiles": tiles, "from": source, "taken": taken}


def items(asked: Mapping[str, Any]) -> dict[str, int]:
    """The items of a win by name."""
    found = answer(asked)
    assert found.get("win"), found
    names: dict[str, int] = found["items"]
    assert sum(names.values()) == found["total"]
    return names


def why(asked: Mapping[str, Any]) -> str:
    """The rule by which a request is no win."""
    found = answer(asked)
    assert found.get("win") is False, found
    return str(found["why"])


def fault(asked: Mapping[str, Any]) -> tuple[str, str]:
    """Code and place of a refused request."""
    found = answer(asked)
    assert "error" in found, found
    return found["error"], found["at"]
