"""The tables of docs/architecture.md: what the mahjong games share, what lies where; run it to write them anew."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "architecture.md"
SOURCES = ROOT / "src" / "paiju"
GAMES = ("neijiang", "yushu", "hebei")
ROOMS = ("formats", "table", "storage", "bots", "advice", "server", "server/http", "lab")
"""Whose modules are listed one by one; the others are told in the text."""

MARK = r"(<!-- made: {} -->\n).*?(<!-- end -->)"


def lines(path: Path) -> int:
    """How long a module is; 0 for one that there is not."""
    return len(path.read_text("utf-8").splitlines()) if path.exists() else 0


def meaning(path: Path) -> str:
    """What a module says of itself in its first sentence."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return " ".join(said.split("\n\n")[0].split()).partition(". ")[0].rstrip(".")


def shared() -> str:
    """Every module of the family, with its length and what it says of itself."""
    modules = [path for path in sorted((SOURCES / "mahjong").glob("*.py")) if path.stem != "__init__"]
    rows = [f"| `{path.stem}` | {lines(path)} | {meaning(path)} |" for path in modules]
    total = sum(lines(path) for path in modules)
    return "\n".join(["| `mahjong.…` | lines | what it is |", "|---|---|---|", *rows, f"| together | {total} | |"])


def added() -> str:
    """Every module that some game of the family has, with its length in each."""
    names = sorted({path.stem for game in GAMES for path in (SOURCES / "games" / game).glob("*.py")} - {"__init__"})
    rows = [f"| `{name}` | {' | '.join(_length(game, name) for game in GAMES)} |" for name in names]
    sums = [str(sum(lines(path) for path in (SOURCES / "games" / game).glob("*.py"))) for game in GAMES]
    head = f"| module | {' | '.join(f'`{game}`' for game in GAMES)} |"
    return "\n".join([head, "|---" * (len(GAMES) + 1) + "|", *rows, f"| together | {' | '.join(sums)} |"])


def modules() -> str:
    """Every module of the rooms above the games, with what it says of itself."""
    rows = [
        f"| `{room.replace('/', '.')}.{path.stem}` | {meaning(path)} |"
        for room in ROOMS
        for path in sorted((SOURCES / room).glob("*.py"))
        if path.stem != "__init__"
    ]
    return "\n".join(["| module | what it is |", "|---|---|", *rows])


def _length(game: str, name: str) -> str:
    return str(lines(SOURCES / "games" / game / f"{name}.py") or "–")


def page(text: str) -> str:
    """The page with its tables as the tree has them now."""
    for name, table in (("shared", shared()), ("added", added()), ("modules", modules())):
        pattern = re.compile(MARK.format(name), re.DOTALL)
        text, count = pattern.subn(lambda found, table=table: f"{found[1]}{table}\n{found[2]}", text)  # type: ignore[misc]
        assert count == 1, f"the page has no place for the table {name!r}"
    return text


def table(text: str, name: str) -> dict[str, list[str]]:
    """First cell of a row → the others, of the table of this name on the page."""
    found = re.search(MARK.format(name), text, re.DOTALL)
    assert found is not None, f"the page has no table {name!r}"
    rows = [
        [cell.strip() for cell in row.strip("|").split("|")] for row in found[0].splitlines() if row.startswith("|")
    ]
    return {row[0]: row[1:] for row in rows[2:]}


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
