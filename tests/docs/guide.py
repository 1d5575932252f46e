"""The game that docs/adding-a-game.md makes, taken from the page into a folder, and from there into this process."""

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from paiju.flow import registry
from paiju.flow.game import Game
from paiju.formats import pages

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
NAME = "tangyuan"
TESTS = "tangyuan_tests"

_FILE = re.compile(r"^\*\*`([\w./-]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files() -> Mapping[str, str]:
    """Path → text of every file that the page has in full."""
    return dict(_FILE.findall(PAGE.read_text("utf-8")))


def write(folder: Path, texts: Mapping[str, str]) -> None:
    """Put the files into a folder, and beside them what installing them would tell of their entry points."""
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    project = tomllib.loads(texts["pyproject.toml"])["project"]
    told = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = (_group(name, points) for name, points in project["entry-points"].items())
    (told / "entry_points.txt").write_text("\n".join(groups))


def _group(name: str, points: Mapping[str, str]) -> str:
    return "\n".join([f"[{name}]", *(f"{key} = {value}" for key, value in points.items())])


@contextmanager
def registered(folder: Path) -> Iterator[Game[Any]]:
    """The game in this folder, known to this process as long as the block runs."""
    registry.games()  # those of other packages are not to be asked for from within
    before = dict(vars(registry)["_GAMES"])
    sys.path.insert(0, str(folder))
    try:
        game: Game[Any] = import_module(f"{NAME}.game").TANGYUAN
        registry.register(game)
        _forget_pages()
        yield game
    finally:
        sys.path.remove(str(folder))
        for module in [name for name in sys.modules if name.split(".")[0] == NAME]:
            del sys.modules[module]
        vars(registry)["_GAMES"].clear()
        vars(registry)["_GAMES"].update(before)
        _forget_pages()


def _forget_pages() -> None:
    for kept in (pages.page, pages.rules, pages.examples):
        kept.cache_clear()
