"""The oracle of 内江 on the examples of the rule page."""

import json
from typing import Any

import pytest

from tests.kit import examples as published
from tests.oracles.slow_neijiang import best, deltas, ready, waits
from tests.oracles.test_oracles import tiles

EXAMPLES = published.EXAMPLES / "neijiang.jsonl"


def answered_examples() -> list[Any]:
    lines = EXAMPLES.read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    answered = [row for row in rows if "error" not in row["expect"]]
    return [pytest.param(row["ask"], row["expect"], id=row["id"]) for row in answered]


@pytest.mark.parametrize(("ask", "expect"), answered_examples())
def test_example(ask: dict[str, Any], expect: dict[str, Any]) -> None:
    options = ask.get("options", {})
    players = options.get("players", 4)
    hand = tiles(ask["hand"])
    melds = [(meld["kind"], tiles(meld["tiles"])[0]) for meld in ask.get("melds", [])]
    if "win" not in ask:
        assert {"waits": waits(hand, melds, players, options)} == expect
        assert ready(hand, melds, players) == bool(expect["waits"])
        return
    win = ask["win"]
    marks = set(ask.get("marks", []))
    score = best(hand, melds, win.get("tile"), players, win["by"], marks, options)
    if score is None:
        assert expect == {"win": False, "why": "NJ-6.1"}
        return
    moved = deltas(
        score,
        players,
        ask.get("seat", 0),
        win["by"],
        win.get("from"),
        options,
        finished=ask.get("finished", ()),
        balances=ask.get("balances"),
    )
    given = {"win": True, "total": score["total"], "items": score["items"]}
    assert given | {"deltas": moved} == expect
