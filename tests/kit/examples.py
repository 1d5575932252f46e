"""The hands with expected scores, and answers in the short form in which they stand there."""

import json
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parents[1] / "rules" / "examples"
GAMES = sorted(path.stem for path in EXAMPLES.glob("*.jsonl"))


def examples(game: str) -> list[dict[str, Any]]:
    """The lines of a game, in order."""
    return [json.loads(line) for line in (EXAMPLES / f"{game}.jsonl").read_text("utf-8").splitlines()]


def told(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer in the short form of the examples."""
    short = dict(answer)
    if "items" in short:
        short["items"] = {item["name"]: item["value"] for item in short["items"]}
    if "why" in short:
        short["why"] = short["why"]["rule"]
    if "error" in short:
        short["error"] = short["error"]["code"]
    return short
