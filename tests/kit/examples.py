"""The hands with expected scores, and answers in the short form in which they stand there."""

import json
from typing import Any

from paiju.formats import pages

EXAMPLES = pages.FOLDER / "examples"
GAMES = sorted(path.stem for path in EXAMPLES.glob("*.jsonl"))


def examples(game: str) -> list[dict[str, Any]]:
    """The lines of a game, in order."""
    file = pages.folder(game) / "examples" / f"{game}.jsonl"
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


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
