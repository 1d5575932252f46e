"""The example file of the rule page: every line by every rule."""

import json
from typing import Any

import pytest

from tests.games.weimaque.asking import answer
from tests.kit import examples as published

FILE = published.EXAMPLES / "weimaque.jsonl"
LINES = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("line", LINES, ids=[line["id"] for line in LINES])
def test_example(line: dict[str, Any]) -> None:
    assert answer(line["ask"]) == line["expect"], line["note"]
