"""Score requests of 安乡偎麻雀 in the public format, with short answers."""

from collections.abc import Iterable, Mapping
from typing import Any

from paiju.formats import request
from tests.games.short import answer_of


def read(ask: Mapping[str, Any]) -> request.Request:
    """The request as the formats read it."""
    return request.read(dict(ask))


def answer(ask: Mapping[str, Any]) -> dict[str, Any]:
    """The answer in the short form of the example files: items by name, rule ids and error codes alone."""
    return answer_of(ask)


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
