"""For everybody: with a keyboard alone, with a screen reader, on every screen."""

from typing import Any, Final, Literal, cast

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, expect

from tests.browser.browser import SIZES
from tests.browser.people import Person, people
from tests.browser.playing import Player, play_round, until_asked
from tests.server.house import House

SCHEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
SERIOUS: Final = {"serious", "critical"}

WANTED: Final = """
() => {
  const has = document.activeElement;
  if (document.querySelector("dialog[open] .way")) return has.matches(".way") ? "way" : "";
  if (has.closest(".action-place")) return "claim";
  if (!has.matches("main button[data-face]") || has.matches(".banned, .dim")) return "";
  if (document.querySelector(".action-place button")) return "";
  return has.getAttribute("aria-pressed") === "true" ? "raised" : "tile";
}
"""
"""What the focus is on, where it is what one wants at a table."""

BEYOND: Final = """
() => {
  const page = document.scrollingElement;
  return [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight];
}
"""
"""By how much the page is wider and higher than the screen."""

NARROWEST: Final = "tiles => Math.min(...tiles.map(tile => tile.offsetWidth))"
FINGER: Final = 36
"""So wide a tile is at least, for a finger to hit it and not its neighbour (CSS pixels)."""


def violations(person: Person) -> list[str]:
    """What a screen reader or weak eyes would stumble over on the page as it is, dark and light."""
    found: list[str] = []
    for scheme in SCHEMES:
        person.page.emulate_media(color_scheme=scheme)
        expect(person.page.locator("html")).to_have_attribute("data-theme", scheme)
        found += [f"{scheme}: {one}" for one in _stumbling(person)]
    return found


def _stumbling(person: Person) -> list[str]:
    found = cast(dict[str, Any], Axe().run(person.page).response)["violations"]
    return [
        f"{one['id']}: {node['target']} {node['html'][:120]}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("path", ["/", "/new", "/rules/neijiang", "/score", "/settings", "/history", "/about"])
def test_pages_can_be_read(browser: Browser, calm_home: House, path: str) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go(path).loaded()
        assert violations(mei) == []


def test_what_cannot_be_read_would_be_noticed(browser: Browser, calm_home: House) -> None:
    """The near miss of the tests beside it: a button without a name, on the same page."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go("/about").loaded()
        mei.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
        assert any("button-name" in one for one in violations(mei))


@pytest.mark.parametrize("game", ["neijiang", "fulushou"])
def test_room_table_and_settlement_can_be_read(browser: Browser, calm_home: House, game: str) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.make_room(game, claim_ms=0)
        mei.with_bots()
        found = violations(mei)
        mei.start()
        player = Player(mei)
        until_asked(player)
        found += violations(mei)
        play_round(player)
        found += violations(mei)
        assert found == []


class Typist(Player):
    """Plays by Tab and Enter alone."""

    def step(self) -> bool:
        seen = self.look()
        asked = seen is not None and not seen["settled"] and (seen["buttons"] or seen["turn"] == "discard")
        return bool(asked) and self._reach()

    def _reach(self) -> bool:
        """Go on by Tab to the next thing that may be done, and press it."""
        keys = self.person.page.keyboard
        for _ in range(60):
            on = self.person.page.evaluate(WANTED)
            if on:
                keys.press("Enter")
                self.done[on] += 1
                return True
            keys.press("Tab")
        return False


def test_a_round_is_played_by_keyboard_alone(browser: Browser, calm_home: House) -> None:
    """Start, every discard and claim, the settlement and the next round."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.make_room("fulushou", {"players": 2, "discard_seconds": 60}, claim_ms=0)
        mei.with_bots()
        mei.button("开始").press("Enter")
        mei.at_table()
        typist = Typist(mei)
        play_round(typist)
        assert typist.done["raised"] > 0, "it discarded by itself"
        expect(mei.settlement).to_be_visible()
        mei.page.keyboard.press("Escape")
        expect(mei.settlement).to_be_hidden()
        mei.button("准备下一盘").press("Enter")
        mei.at_table()


@pytest.mark.parametrize(
    ("game", "options"),
    [("neijiang", {}), ("neijiang", {"players": 6}), ("weimaque", {}), ("fulushou", {"players": 2})],
)
def test_a_table_fits_every_screen(browser: Browser, calm_home: House, game: str, options: dict[str, Any]) -> None:
    """Mid-round nothing has to be scrolled for, and a finger reaches every tile and every button."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.make_room(game, options, claim_ms=0)
        mei.with_bots().start()
        player = Player(mei)
        until_asked(player)
        for size in SIZES:
            mei.page.set_viewport_size({"width": size.width, "height": size.height})
            seen = player.look()
            assert [tile["tile"] for tile in seen["hand"] if tile["spot"] is None] == [], size
            assert [name for name, spot in seen["buttons"].items() if spot is None] == [], size
            assert mei.page.evaluate(BEYOND) == [0, 0], size
            assert mei.hand.evaluate_all(NARROWEST) >= FINGER, size
