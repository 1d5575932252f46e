"""Rounds of 榆树麻将 with chosen tiles, and hands to ask about. The wild tile is 8m where nothing else is said."""

from typing import Any

import paiju
from paiju.core.errors import PaijuError
from tests.kit import Table

WAITS_5M = "34m123p567s99s777p"
"""Waits for 2m and 5m; three suits, 幺九 and a 叉, not opened."""
FAR = "147m258p369s2589m"
"""A hand that wins nothing soon and can pong nothing."""


def sit(hands: list[str], draws: str = "", tail: str = "", wild: str = "8m", **more: Any) -> Table:
    """A table at which these hands were dealt, the last tile of the dealer's dealt last."""
    return Table(hands, draws, tail, game="yushu", wild=wild, **more)


def ask(hand: str, tile: str = "", melds: str = "", wild: str = "8p", **more: Any) -> dict[str, Any]:
    """The answer about a hand; with a `tile` it is completed by an own draw. `melds` as `pong 777s, chow 345p`."""
    declared = [dict(zip(("kind", "tiles"), meld.split(), strict=True)) for meld in melds.split(", ") if meld]
    win = {"win": {"by": "draw", "tile": tile}} if tile else {}
    try:
        return paiju.score({"game": "yushu", "wild": wild, "hand": hand, "melds": declared} | win | more)
    except PaijuError as error:
        return error.as_json()


def items(*asked: Any, **more: Any) -> dict[str, int]:
    """Name → value of the items of a win."""
    answer = ask(*asked, **more)
    assert answer["win"], answer
    return {item["name"]: item["value"] for item in answer["items"]}


def why(*asked: Any, **more: Any) -> str:
    """The rule by which a hand does not win; empty where it wins."""
    answer = ask(*asked, **more)
    return "" if answer["win"] else str(answer["why"]["rule"])


def told(table: Table) -> list[dict[str, Any]]:
    """The payments of a round that are no win, as its record tells them."""
    return [entry for entry in table.rules.lines.scores(table.state) if "win" not in entry]
