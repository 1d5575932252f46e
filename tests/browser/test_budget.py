"""What a first visit weighs: on a slow phone line that is the time until one can play."""

import gzip
from collections.abc import Iterable
from typing import Final

from playwright.sync_api import Browser, Response

from paiju.server.client import STATIC
from tests.browser.people import Person, people
from tests.server.house import House

ALL: Final = 250_000
SCRIPTS: Final = 80_000
BUILT: Final = 450_000
"""Bytes, packed; the last is for all pages of the site, which nobody visits at once."""

PACKED: Final = (".woff2", ".png", ".webp")
"""What packing makes no smaller."""


def weight(name: str, body: bytes) -> int:
    """Bytes on the line, as the house packs them."""
    return len(body) if name.endswith(PACKED) else len(gzip.compress(body, 6))


def weigh(fetched: Iterable[Response]) -> tuple[int, int]:
    """Weight of everything that was fetched, and of the scripts in it; what came twice came from the cache."""
    parts = {one.url: weight(one.url, one.body()) for one in fetched if one.request.method == "GET"}
    return sum(parts.values()), sum(size for url, size in parts.items() if url.endswith(".js"))


def test_the_first_page_is_light(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go()
        mei.page.wait_for_load_state("networkidle")
        everything, scripts = weigh(mei.watch.fetched)
        assert 0 < scripts <= SCRIPTS
        assert everything <= ALL


def test_so_is_all_that_a_round_needs(browser: Browser, calm_home: House) -> None:
    """From the front page to the table, by the shortest way; with all faces of its tiles."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go()
        mei.tap("马上开局 和电脑打")
        mei.page.get_by_role("dialog").get_by_role("button", name="内江麻将").tap()
        mei.call_oneself()
        mei.at_table()
        mei.page.wait_for_load_state("networkidle")
        everything, scripts = weigh(mei.watch.fetched)
        assert 0 < scripts <= SCRIPTS
        assert everything <= ALL


def test_all_built_files_together_are_light() -> None:
    """All scripts, styles and letters of the site, in all its languages."""
    built = [file for file in STATIC.rglob("*") if file.suffix in {".js", ".css", ".woff2", ".html"}]
    assert built, "the client has not been built: npm run build in web/"
    assert sum(weight(file.name, file.read_bytes()) for file in built) <= BUILT
