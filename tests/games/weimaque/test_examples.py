"""The example file of the rule page: every line by every rule."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.weimaque.asking import answer

FILE = Path(__file__).parents[2] / "rules" / "examples" / "weimaque.jsonl"
LINES = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("line", LINES, ids=[line["id"] for line in LINES])
def test_example(line: dict[str, Any]) -> None:
    assert answer(line["ask"]) == line["expect"], line["note"]
