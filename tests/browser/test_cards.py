"""Sittings of word cards: the choice among several 吃, the forced 偎/歪, the settlement of a win."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser import PLAIN
from tests.browser.people import Person, people
from tests.browser.playing import LONG, Player, Witness, play, until_asked
from tests.server.house import House

FIRST_WORDS: Final = "groups => groups.map(group => group.getAttribute('aria-label').split(' ')[0])"
KEEN: Final = ("win", "kong", "chow", "pong", "pass")


class Cards(Witness):
    """Waits for a choice, a forced group of any seat, and a win."""

    def __init__(self, person: Person, forced: set[str]) -> None:
        super().__init__(person, KEEN)
        self._forced = forced
        self._words: set[str] = set()
        """What the groups on the table were called."""

    def notice(self) -> None:
        """Which groups lie on the table."""
        self._words.update(self.person.page.locator('[aria-label$="摆的牌"] > li').evaluate_all(FIRST_WORDS))

    @property
    def all_seen(self) -> bool:
        """A choice was made, a group was forced, somebody won."""
        return self.done["way"] > 0 and bool(self._words & self._forced) and self.won


@pytest.mark.parametrize(
    ("game", "group", "host"),
    [("weimaque", "偎", PLAIN), ("fulushou", "歪", "127.0.0.1")],
    ids=["weimaque", "fulushou"],
)
def test_a_sitting_of_word_cards(browser: Browser, home: House, game: str, group: str, host: str) -> None:
    """Rounds until everything has come up; one of them over plain http under a name, as in a home network."""
    mei = Person(browser, home, "阿梅", origin=f"http://{host}:{home.port}")
    with people(mei):
        mei.make_room(game, {"discard_seconds": 60})
        assert mei.page.evaluate("isSecureContext") is (host != PLAIN)
        mei.with_bots().start()
        player = Cards(mei, {group, "臭" + group})
        play([player], player.through, LONG)
        expect(mei.settlement.locator(".settlement-zipai")).to_be_visible()
        expect(mei.settlement.get_by_text("牌墙可验证")).to_be_visible()


ABOVE: Final = """
column => {
  const cards = [...column.querySelectorAll("button[data-face]")];
  const [behind, raised] = cards.slice(-2);
  const box = raised.getBoundingClientRect();
  const [top, edge] = [behind.getBoundingClientRect().top, box.top];
  return [0.1, 0.5, 0.9].map((part) => {
    const hit = document.elementFromPoint(box.x + box.width / 2, top + (edge - top) * part);
    return hit?.closest("button") === behind;
  });
}
"""
"""Whether a touch on what is seen of the card behind a lifted one means that card."""


def test_a_lifted_card_leaves_the_one_behind_it_to_the_finger(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.make_room("fulushou", {"players": 2, "discard_seconds": 60}, claim_ms=0)
        mei.with_bots().start()
        until_asked(Player(mei), discards=0)
        mei.page.set_viewport_size({"width": 360, "height": 640})
        column = mei.page.locator(".cards-column:has(button + button):not(:has(button:last-child.banned))").first
        column.locator("button").last.tap()
        expect(column.locator("button").last).to_have_class(re.compile("raised"))
        mei.page.wait_for_timeout(300)  # until it has slid out
        assert column.evaluate(ABOVE) == [True] * 3
