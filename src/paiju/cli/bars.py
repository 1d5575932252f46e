"""The rows of keys and hints below a hand: as many rows as the width asks for, so that no key is hidden."""

from collections.abc import Iterable
from typing import Any

from rich.text import Text as Line

from paiju.cli.columns import flowed
from paiju.cli.scene import GREY, INDENT, Scene

Key = tuple[str, str]
"""What stands on it, and its colour."""


def bar(scene: Scene[Any], keys: Iterable[Key]) -> list[Line]:
    """The keys of the actions."""
    return _indented(scene, [Line(text, style=f"bold reverse {colour}") for text, colour in keys])


def in_rows(scene: Scene[Any], parts: Iterable[str | Line]) -> list[Line]:
    """Hints and choices side by side."""
    return _indented(scene, [Line(part, style=GREY) if isinstance(part, str) else part for part in parts])


def _indented(scene: Scene[Any], parts: Iterable[Line]) -> list[Line]:
    margin = " " * INDENT
    return [Line(margin).append_text(row) for row in flowed(parts, scene.width - INDENT, "   ")]
