"""Every page of the client, by the addresses that the server has one for: what is asked of all is asked of new ones."""

import re
from itertools import product
from typing import Any, NamedTuple

from playwright.sync_api import Browser, expect

from paiju.server.client import PAGES
from tests.browser.people import Person, people
from tests.browser.playing import Player, play_round
from tests.server.house import House


class Site(NamedTuple):
    """Addresses by page, and the browser of somebody for whom there is something on each."""

    pages: list[list[str]]
    kept: Any

    @property
    def one_each(self) -> list[str]:
        """One address of every page."""
        return [addresses[0] for addresses in self.pages]

    @property
    def whole(self) -> list[str]:
        """All addresses."""
        return [address for addresses in self.pages for address in addresses]


def whole_site(browser: Browser, home: House) -> Site:
    """Every page that the server names, of both families where it shows a game."""
    mei = Person(browser, home, "阿梅")
    with people(mei):
        code = mei.make_room("fulushou", {"players": 2}, claim_ms=0)
        mei.with_bots().start()
        play_round(Player(mei))
        [played] = mei.rounds()
        kept = mei.context.storage_state()
    known = {name: [str(played[name])] for name in ("table", "session", "number")}
    known |= {"code": [code], "game": ["neijiang", "fulushou"]}
    return Site([addresses(page, known) for page in PAGES], kept)


def addresses(page: str, known: dict[str, list[str]]) -> list[str]:
    """What a page's pattern names, with every value that is known of its parts. Errors: KeyError for a new part."""
    parts = re.findall(r"{(\w+)}", page)
    return [page.format(**dict(zip(parts, values, strict=True))) for values in product(*(known[one] for one in parts))]


def whole_page(person: Person, path: str) -> None:
    """Go to a page, and wait for all of it: parts of some come by themselves, and show nothing before."""
    person.go(path)
    person.page.locator("main").first.wait_for()
    expect(person.page.locator(".loading")).to_have_count(0)
    person.page.wait_for_load_state("networkidle")
