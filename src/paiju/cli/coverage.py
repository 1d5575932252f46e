"""Which rules of a page are tied to code and to a test named by their id."""

import re
from pathlib import Path
from typing import Any

from paiju.flow.game import Game
from paiju.formats import pages

_TEST = re.compile(r"^ *(?:async )?def test_\w*", re.MULTILINE)


def tests_folder() -> Path | None:
    """The tests of a checkout; None for an installed Paiju."""
    folder = Path(__file__).parents[3] / "tests"
    return folder if (folder / "rules").is_dir() else None


def untied(game: Game[Any]) -> list[str]:
    """Rules without code, and ties to rules that the page does not have."""
    page = pages.rules(game.id)
    return [rule for rule in page if not game.ties.get(rule)] + [rule for rule in game.ties if rule not in page]


def untested(game: Game[Any], folder: Path | None) -> list[str]:
    """Rules that no test function names: `test_nj_4_13_…`, or among several ids in one name."""
    if folder is None:
        return []
    names = "\n".join(
        name.strip() for path in sorted(folder.rglob("test_*.py")) for name in _TEST.findall(path.read_text("utf-8"))
    )
    return [rule for rule in pages.rules(game.id) if not re.search(_named(rule), names)]


def _named(rule: str) -> str:
    """The rule id as it stands in the name of a test, not followed by a further digit."""
    return "_" + rule.lower().replace("-", "_").replace(".", "_") + r"(?!\d|_\d+_\d)"
