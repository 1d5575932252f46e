"""Rule ids: an anchor where a rule page states one, a link wherever else one is named."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from docs.site.prose import relative
from docs.site.sources import page_of, rule_source
from paiju.flow.registry import games
from paiju.formats import pages

_PIECE: Final = re.compile(r"(<[^>]*>)")
_STATED: Final = re.compile(r"<p><strong>([A-Z]{2}-\d+\.\d+)</strong>")
_ID: Final = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
_NOT_IN: Final = ("a", "pre", "script", "style", "title", "svg")


def anchored(html: str) -> str:
    """A rule page in which every rule can be linked to: NJ-4.9 at `#NJ-4.9`."""
    return _STATED.sub(r'<p class="rule" id="\1"><strong>\1</strong>', html)


def places() -> Mapping[str, str]:
    """Rule id → its page."""
    return {rule: page_of(rule_source(game.id, "en")) for game in games() for rule in pages.rules(game.id)}


def linked(html: str, page: str, known: Mapping[str, str]) -> str:
    """A page in which every id of a rule that there is leads to it, but where it stands in a link or in code."""
    closed: list[str] = []
    pieces = _PIECE.split(html)
    for at, piece in enumerate(pieces):
        if at % 2:
            _follow(piece, closed)
        elif not closed:
            pieces[at] = _ID.sub(_link(page, known), piece)
    return "".join(pieces)


def _follow(tag: str, closed: list[str]) -> None:
    """Note which of the elements that hold no links are open."""
    name = tag.strip("</>").split()[0].lower() if tag.strip("</>").split() else ""
    if name in _NOT_IN:
        if tag.startswith("</"):
            if name in closed:
                closed.remove(name)
        elif not tag.endswith("/>"):
            closed.append(name)


def _link(page: str, known: Mapping[str, str]) -> Callable[[re.Match[str]], str]:
    def link(found: re.Match[str]) -> str:
        rule = found[0]
        if rule not in known:
            return rule
        there = "" if _same_game(page, known[rule]) else relative(page, known[rule])
        return f'<a class="to-rule" href="{there}#{rule}">{rule}</a>'

    return link


def _same_game(page: str, other: str) -> bool:
    """Whether both are rule pages of one game, in whatever language."""
    return Path(page).stem.partition(".")[0] == Path(other).stem.partition(".")[0] and page.startswith("rules/")
