"""Markdown into the body of a page: anchors as code hosts make them, links to pages, coloured code, pictures."""

import posixpath
import re
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

_ELSEWHERE: Final = re.compile(r"[a-z]+:|//")
_PICTURE: Final = re.compile(r"<!-- picture: (\S+) (.+?) -->")
_NOT_IN_SLUG: Final = re.compile(r"[^\w\- ]")


class Heading(NamedTuple):
    """A heading of a page, for its list of contents."""

    level: int
    anchor: str
    text: str


class Body(NamedTuple):
    """A page without what stands around it."""

    title: str
    html: str
    headings: tuple[Heading, ...]
    files: frozenset[str]
    """Files that it links to and that are no pages, seen from the root."""
    pictures: frozenset[str]
    """Names of the pictures that it shows."""
    missing: frozenset[str]
    """Names of the pictures that it would show, if they were there."""


def slug(text: str) -> str:
    """The anchor of a heading, as code hosts make it: `What a table asks` → `what-a-table-asks`."""
    return _NOT_IN_SLUG.sub("", text.strip().lower()).replace(" ", "-")


def relative(page: str, target: str) -> str:
    """The way from one page of the site to another."""
    return posixpath.relpath(target, posixpath.dirname(page) or ".")


class Writer:
    """Writes one page after another."""

    def __init__(self, pages: Mapping[str, str], shots: Path) -> None:
        """`pages`: source → page; `shots`: where pictures are, if they were made."""
        self._pages = pages
        self._shots = shots
        self._reader = MarkdownIt("commonmark", {"html": True, "highlight": _coloured}).enable("table")

    def body(self, source: str, text: str) -> Body:
        """The body of the page that this source becomes."""
        page = self._pages[source]
        pictures: set[str] = set()
        missing: set[str] = set()
        tokens = self._reader.parse(_PICTURE.sub(self._figure(page, pictures, missing), text))
        headings = _anchored(tokens)
        files = self._linked(source, tokens)
        title = next((heading.text for heading in headings if heading.level == 1), source)
        html = self._reader.renderer.render(tokens, self._reader.options, {})
        return Body(title, html, headings, frozenset(files), frozenset(pictures), frozenset(missing))

    def _figure(self, page: str, pictures: set[str], missing: set[str]) -> Callable[[re.Match[str]], str]:
        def figure(slot: re.Match[str]) -> str:
            name, words = slot[1], escape(slot[2])
            if not (self._shots / f"{name}.png").exists():
                missing.add(name)
                return f'<p class="missing">{words}: <code>make shots</code></p>'
            pictures.add(name)
            file = relative(page, f"shots/{name}.png")
            return f'<figure><img src="{file}" alt="{words}" loading="lazy"><figcaption>{words}</figcaption></figure>'

        return figure

    def _linked(self, source: str, tokens: list[Token]) -> set[str]:
        """Turn links between files into links between pages; return the files that are none."""
        files = set()
        for token in _inside(tokens):
            if token.type == "link_open":
                target = str(token.attrs["href"])
                if not _ELSEWHERE.match(target) and not target.startswith("#"):
                    file, _, anchor = target.partition("#")
                    wanted = posixpath.normpath(posixpath.join(posixpath.dirname(source), file))
                    if wanted not in self._pages:
                        files.add(wanted)
                    found = self._pages.get(wanted, f"files/{wanted}")
                    token.attrs["href"] = relative(self._pages[source], found) + (f"#{anchor}" if anchor else "")
        return files


def _inside(tokens: list[Token]) -> list[Token]:
    return [child for token in tokens for child in token.children or ()]


def _anchored(tokens: list[Token]) -> tuple[Heading, ...]:
    """Give every heading its anchor, a second one of the same text a number."""
    found: list[Heading] = []
    seen: dict[str, int] = {}
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            text = "".join(child.content for child in tokens[at + 1].children or ())
            plain = slug(text)
            number = seen.get(plain, 0)
            seen[plain] = number + 1
            anchor = f"{plain}-{number}" if number else plain
            token.attrs["id"] = anchor
            found.append(Heading(int(token.tag[1]), anchor, text))
    return tuple(found)


def _coloured(code: str, language: str, _: str) -> str:
    """Code with its words in colours; as it is where the language has none."""
    try:
        lexer = get_lexer_by_name(language)
    except ClassNotFound:
        return ""
    lines = highlight(code, lexer, HtmlFormatter(nowrap=True))
    return f'<pre class="pdoc-code codehilite"><code>{lines}</code></pre>'
