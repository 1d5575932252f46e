"""The dashboard for the metrics: it shows every one that the server has, and asks for no other."""

import json
import re
from pathlib import Path
from typing import Any

from paiju.server.metrics import Metrics

DOCS = Path(__file__).parents[2] / "docs"
DASHBOARD: dict[str, Any] = json.loads((DOCS / "grafana.json").read_text(encoding="utf-8"))
ENDINGS = re.compile(r"_(bucket|count|sum|total|created)$")


def asked() -> set[str]:
    """The metrics that its panels name."""
    questions = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    return {ENDINGS.sub("", name) for text in questions for name in re.findall(r"paiju_\w+", text)}


def had() -> set[str]:
    """Those of the server."""
    return {metric.name for metric in Metrics().registry.collect()}


def test_every_metric_is_shown_and_every_shown_one_is_there() -> None:
    assert asked() == had()


def test_the_guide_tells_of_every_metric() -> None:
    text = (DOCS / "hosting.md").read_text(encoding="utf-8")
    assert {ENDINGS.sub("", name) for name in re.findall(r"\| `(paiju_\w+)`", text)} == had()


def test_panels_have_places_of_their_own() -> None:
    ids = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(set(ids)) == len(ids)
    cells = [
        (x, y)
        for panel in DASHBOARD["panels"]
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(set(cells)) == len(cells)
    assert max(x for x, _ in cells) < 24
