"""Which files become pages, where each page lies, and how they are listed beside every page."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from paiju.flow.registry import games
from paiju.formats.pages import LANGUAGES

ROOT: Final = Path(__file__).parents[2]
API: Final = "api/paiju.html"
"""Where the reference begins."""
FIRST: Final = {"README.md": "牌局 Paiju", "README.en.md": "Paiju in English"}
GUIDES: Final = {
    "docs/hosting.md": "Running a server",
    "docs/adding-a-game.md": "Adding a game",
    "CONTRIBUTING.md": "Contributing",
}
TOLD: Final = {
    "docs/protocol.md": "Protocol",
    "docs/formats.md": "Formats",
    "docs/architecture.md": "Architecture",
    "docs/glossary.md": "Glossary",
    "docs/rules/README.md": "Rule pages",
    "docs/speed.md": "Speed",
    "docs/decisions.md": "Decisions",
    "CHANGELOG.md": "Changes",
}


class Entry(NamedTuple):
    """A line of the list: what it is called, and its page, seen from the folder of the site."""

    title: str
    page: str


def page_of(source: str) -> str:
    """Where the page of a Markdown file lies: `docs/formats.md` → `docs/formats.html`."""
    if source in FIRST:
        return source.replace("README", "index").replace(".md", ".html")
    if source.startswith("src/paiju/pages/"):
        return f"rules/{Path(source).stem}.html"
    return source.replace("README", "index").replace(".md", ".html").lower()


def rule_source(game: str, language: str) -> str:
    """The rule page of a game, seen from the root."""
    return f"src/paiju/pages/{game}.{language}.md"


def sources() -> tuple[str, ...]:
    """Every Markdown file that becomes a page, seen from the root."""
    rules = [rule_source(game.id, language) for game in games() for language in LANGUAGES]
    docs = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md"))
    return tuple(dict.fromkeys([*FIRST, *GUIDES, *rules, *TOLD, *docs]))


def pages() -> Mapping[str, str]:
    """Source → page."""
    return {source: page_of(source) for source in sources()}


def contents() -> Iterator[tuple[str, list[Entry]]]:
    """The list beside every page: headings with their entries."""
    yield "牌局", _entries(FIRST)
    yield "Guides", _entries(GUIDES)
    yield (
        "规则 Rules",
        [
            Entry(title, page_of(rule_source(game.id, language)))
            for game in games()
            for language, title in (("zh", game.title), ("en", game.english))
        ],
    )
    known = {**FIRST, **GUIDES, **TOLD}
    more = {source: Path(source).stem.capitalize() for source in sources() if source.startswith("docs/")}
    yield "Reference", [*_entries(TOLD | {s: t for s, t in more.items() if s not in known}), Entry("Python", API)]


def _entries(titles: Mapping[str, str]) -> list[Entry]:
    return [Entry(title, page_of(source)) for source, title in titles.items()]
