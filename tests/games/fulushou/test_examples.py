"""Every line of the example file of 歪胡子."""

import json
from typing import Any

import pytest

from tests.games.fulushou.asking import answer
from tests.kit import examples as published

EXAMPLES = published.EXAMPLES / "fulushou.jsonl"
LINES = [json.loads(line) for line in EXAMPLES.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("line", LINES, ids=[line["id"] for line in LINES])
def test_example(line: dict[str, Any]) -> None:
    found = answer(line["ask"])
    assert {key: found.get(key) for key in line["expect"]} == line["expect"]
