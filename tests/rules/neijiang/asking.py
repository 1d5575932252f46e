"""Short ways to ask for a score in the public formats."""

from collections.abc import Iterable
from typing import Any

import paiju

NAMES = {
    "pong": "pong",
    "引杠": "kong_exposed",
    "巴杠": "kong_added",
    "暗杠": "kong_concealed",
}


def melds(text: str) -> list[dict[str, str]]:
    """`pong 333s, 暗杠 1111p` as melds of the public formats."""
    parts = [part.split() for part in text.split(",") if part.strip()]
    return [{"kind": NAMES[kind], "tiles": tiles} for kind, tiles in parts]


def request(hand: str, win: str = "", groups: str = "", marks: Iterable[str] = (), **rest: Any) -> dict[str, Any]:
    """`win`: `draw 5p`, `discard 5p 2`, `kong 5p 1` (the number is `from`) or `deal`; empty: no win."""
    asked: dict[str, Any] = {"game": "neijiang", "hand": hand} | rest
    if groups:
        asked["melds"] = melds(groups)
    if win:
        asked["win"] = dict(zip(("by", "tile", "from"), win.split(), strict=False))
    if "from" in asked.get("win", {}):
        asked["win"]["from"] = int(asked["win"]["from"])
    if marks:
        asked["marks"] = list(marks)
    return asked


def score(hand: str, win: str, groups: str = "", marks: Iterable[str] = (), **rest: Any) -> dict[str, Any]:
    """The score of a hand."""
    return paiju.score(request(hand, win, groups, marks, **rest))


def items(hand: str, win: str, groups: str = "", marks: Iterable[str] = (), **rest: Any) -> dict[str, int]:
    """Name → value of the items; the hand must win."""
    answer = score(hand, win, groups, marks, **rest)
    assert answer["win"], answer
    return {item["name"]: item["value"] for item in answer["items"]}


def loses(hand: str, win: str, groups: str = "", marks: Iterable[str] = (), **rest: Any) -> bool:
    """Whether the hand does not win, for the reason that the law gives."""
    answer = score(hand, win, groups, marks, **rest)
    return not answer["win"] and answer["why"]["rule"] == "NJ-6.1" and not any(answer["deltas"])


def waits(hand: str, groups: str = "", **rest: Any) -> dict[str, int]:
    """Waiting tile → `total`."""
    return {wait["tile"]: wait["total"] for wait in paiju.waits(request(hand, "", groups, **rest))["waits"]}
