"""What is wrong with a site: links that lead nowhere, and pages that load something from elsewhere."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

LOADS: Final = {
    "img": ("src", "srcset"), "script": ("src",), "link": ("href",), "iframe": ("src",), "source": ("src", "srcset"),
    "video": ("src", "poster"), "audio": ("src",), "object": ("data",), "embed": ("src",), "image": ("href",),
    "use": ("href",), "form": ("action",),
}  # fmt: skip
"""Element → the attributes by which a browser fetches something."""
_ELSEWHERE: Final = re.compile(r"\s*(?:[a-z][a-z0-9+.-]*:)?//", re.IGNORECASE)
_IN_STYLE: Final = re.compile(r"""(?:url\(\s*["']?|@import\s+["'])\s*((?:https?:)?//[^"')\s]+)""", re.IGNORECASE)
_IN_SCRIPT: Final = re.compile(
    r"""(?:fetch|import|from|importScripts|Worker|EventSource)\s*\(?\s*["'`]((?:https?:)?//[^"'`]+)"""
)


class Page(HTMLParser):
    """What a page has anchors for, links to, and loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = [*_IN_STYLE.findall(text), *_IN_SCRIPT.findall(text)]
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element says."""
        told = {name: value or "" for name, value in attrs}
        self.anchors |= {told[key] for key in ("id", "name") if key in told}
        if tag == "a" and "href" in told:
            self.links.append(told["href"])
        self.loads += [told[key] for key in LOADS.get(tag, ()) if key in told]


def faults(folder: Path) -> Iterator[str]:
    """Every fault of the site in this folder, as `page: what is wrong`."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(folder.rglob("*.html"))}
    for path, page in pages.items():
        name = path.relative_to(folder).as_posix()
        for target in dict.fromkeys(page.loads):
            if _ELSEWHERE.match(target):
                yield f"{name}: loads {target}"
            else:
                yield from _broken(pages, folder, path, target)
        for target in dict.fromkeys(page.links):
            yield from _broken(pages, folder, path, target)
    for path in (*folder.rglob("*.css"), *folder.rglob("*.js")):
        text = path.read_text("utf-8")
        for target in (*_IN_STYLE.findall(text), *_IN_SCRIPT.findall(text)):
            yield f"{path.relative_to(folder).as_posix()}: loads {target}"


def _broken(pages: dict[Path, Page], folder: Path, page: Path, target: str) -> Iterator[str]:
    """What is wrong with a link or a file that is loaded, if it stays within the site."""
    parts = urlsplit(target)
    if parts.scheme or parts.netloc:
        return
    name = page.relative_to(folder).as_posix()
    found = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if not found.is_relative_to(folder.resolve()) or not found.is_file():
        yield f"{name}: there is no {target}"
    elif parts.fragment and found in pages and unquote(parts.fragment) not in pages[found].anchors:
        yield f"{name}: there is no place {target}"
