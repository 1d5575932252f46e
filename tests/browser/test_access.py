"""For everybody: with a keyboard alone, with a screen reader, on every screen."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, cast

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, expect

from paiju.server.client import PAGES
from tests.browser.browser import SIZES, SMALL, Look
from tests.browser.people import Person, people
from tests.browser.playing import Player, play_round, until_asked
from tests.browser.site import Site, whole_page
from tests.server.house import House

WEB: Final = Path(__file__).parents[2] / "web"

Scheme = Literal["dark", "light"]
SCHEMES: Final[tuple[Scheme, ...]] = ("dark", "light")
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


LANGS: Final = ("zh", "hant", "en")
VISIT: Final[tuple[str, Scheme]] = ("hant", "light")
"""Of the visits of the long test the one that the other tests are farthest from."""

SMALL_TARGETS: Final = """
() => {
  const [FINGER, TILE] = [44, 24];
  const wanted = "a[href], button, input, select, textarea, summary, [role=button], [role=switch]";
  const seen = (it) =>
    it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length > 0 && !it.closest(".out-of-sight");
  // within a line of text a link is as high as the text
  const inText = (it) => it.matches("a") && getComputedStyle(it).display === "inline";
  const boxesOf = (it) => [it, ...(it.labels ?? [])].map((one) => one.getBoundingClientRect());
  const within = document.querySelector("dialog[open]") ?? document;
  return [...within.querySelectorAll(wanted)].filter((it) => seen(it) && !it.disabled && !inText(it)).flatMap((it) => {
    const boxes = boxesOf(it);
    const size = (side) => Math.round(Math.max(...boxes.map((box) => box[side])));
    const least = it.closest("[data-face]") ? TILE : FINGER;
    const name = it.getAttribute("aria-label") ?? it.textContent.trim();
    return size("width") < least || size("height") < least
      ? [`${it.tagName} ${it.className} ${name}: ${size("width")}x${size("height")}`]
      : [];
  });
}
"""
"""What is tapped and too small for a finger: 44 pixels, tiles in a full row 24."""

UNFOLD: Final = "for (const it of document.querySelectorAll('details')) it.open = true"
"""Show what is folded up."""

BARE_TITLES: Final = """
() => {
  const faces = [...document.fonts].filter((face) => face.family.includes("Paiju Serif"));
  const points = faces.flatMap((face) => face.unicodeRange.split(",").map((one) => one.trim().slice(2)));
  const covered = new Set(points.flatMap((range) => {
    const [first, last = first] = range.split("-").map((point) => parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, place) => first + place);
  }));
  const own = (it) => [...it.childNodes].filter((one) => one.nodeType === 3).map((one) => one.data).join("");
  const serif = [...document.body.querySelectorAll("*")].filter((it) =>
    /^"?Paiju Serif/.test(getComputedStyle(it).fontFamily));
  const bare = (text) => [...text.matchAll(/\\p{Script=Han}/gu)].some(([sign]) => !covered.has(sign.codePointAt(0)));
  return serif.map(own).filter(bare);
}
"""
"""What is set in the serif that ships with the client, with a character that it lacks."""

LEFT_SIMPLIFIED: Final = """
(signs) => {
  const simplified = new Set(signs);
  const told = ["aria-label", "aria-description", "title", "placeholder", "alt", "data-key"];
  const texts = [...document.body.querySelectorAll("*")].flatMap((it) => [
    ...[...it.childNodes].filter((one) => one.nodeType === 3).map((one) => one.data),
    ...told.map((name) => it.getAttribute(name) ?? ""),
  ]);
  return [...new Set(texts)].filter((text) => [...text].some((sign) => simplified.has(sign)));
}
"""
"""Texts that are seen or heard and have one of these characters."""
BOTH: Final = set("么准")
"""In use in both scripts, for different words."""
PRINTED: Final = set("贰陆")
"""On the cards, which look the same in every language."""
OWN_NAME: Final = ["简体"]
"""A language in itself."""

SMALLEST: Final = """
() => {
  const box = document.querySelector("main");
  const style = (width) => `width: ${width}px; height: 44px; padding: 0; border: 0`;
  for (const [name, width] of [["a", 43], ["b", 44]]) {
    const button = Object.assign(document.createElement("button"), { textContent: name });
    button.style.cssText = style(width);
    box.append(button);
  }
  box.insertAdjacentHTML("beforeend", "<p>within <a href='/'>a text</a></p>");
}
"""


def violations(person: Person) -> list[str]:
    """What a screen reader or weak eyes would stumble over on the page as it is, dark and light."""
    return [f"{scheme}: {one}" for scheme in SCHEMES for one in violations_by(person, scheme)]


def violations_by(person: Person, scheme: Scheme) -> list[str]:
    """The same in one of the schemes."""
    person.page.emulate_media(color_scheme=scheme)
    expect(person.page.locator("html")).to_have_attribute("data-theme", scheme)
    found = cast(dict[str, Any], Axe().run(person.page).response)["violations"]
    return [
        f"{one['id']}: {node['target']} {node['html'][:120]}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


def visit(person: Person, paths: list[str], lang: str) -> Iterator[str]:
    """Go to these pages in a language; yields the address of each once it is there."""
    person.go("/about")
    person.page.evaluate("lang => localStorage.setItem('paiju.lang', lang)", lang)
    for path in paths:
        whole_page(person, path)
        yield path


def stumbles(mei: Person, paths: list[str], lang: str, scheme: Scheme) -> list[str]:
    """What cannot be read on these pages in a language and a scheme."""
    with people(mei):
        walk = visit(mei, paths, lang)
        return [f"{path}: {one}" for path in walk for one in violations_by(mei, scheme)]


def test_every_page_of_the_client_is_walked() -> None:
    """Its routes are those that the server has a page for."""
    routes = re.findall(r"^ +\[?/\^(.+?)\$/,", (WEB / "src/app.tsx").read_text(encoding="utf-8"), re.MULTILINE)
    written = [re.sub(r"\([^)]*\)", "{}", route.replace("\\/", "/")) for route in routes]
    assert len(written) > 10
    assert sorted(written) == sorted(re.sub(r"{\w+}", "{}", page) for page in PAGES)


def test_pages_can_be_read(browser: Browser, calm_home: House, site: Site) -> None:
    mei = Person(browser, calm_home, "阿梅", kept=site.kept)
    assert stumbles(mei, site.one_each, *VISIT) == []


@pytest.mark.long
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("lang", LANGS)
def test_pages_can_be_read_in_every_language_by_day_and_by_night(
    browser: Browser, calm_home: House, site: Site, lang: str, scheme: Scheme
) -> None:
    mei = Person(browser, calm_home, "阿梅", kept=site.kept)
    assert stumbles(mei, site.whole, lang, scheme) == []


@pytest.mark.parametrize("lang", [LANGS[0], *(pytest.param(lang, marks=pytest.mark.long) for lang in LANGS[1:])])
def test_a_finger_hits_everything_and_titles_have_their_glyphs(
    browser: Browser, calm_home: House, site: Site, lang: str
) -> None:
    """On the smallest phone, whatever can be tapped on any page."""
    mei = Person(browser, calm_home, "阿梅", Look(SMALL), kept=site.kept)
    with people(mei):
        small, bare = [], []
        for path in visit(mei, site.whole, lang):
            mei.page.evaluate(UNFOLD)
            small += [f"{path}: {one}" for one in mei.page.evaluate(SMALL_TARGETS)]
            bare += [f"{path}: {one}" for one in mei.page.evaluate(BARE_TITLES)]
        assert small == []
        assert bare == []


def simplified() -> str:
    """The characters that traditional Chinese writes otherwise."""
    [pairs] = re.findall(r'singles = "(.*)"', (WEB / "src/made/hant_table.ts").read_text(encoding="utf-8"))
    return "".join(sorted(set(pairs[::2]) - BOTH - PRINTED))


def test_traditional_pages_hold_nothing_simplified(browser: Browser, calm_home: House, site: Site) -> None:
    """What the server says in Chinese is converted wherever it is shown; in simplified Chinese it would be noticed."""
    mei = Person(browser, calm_home, "阿梅", kept=site.kept)
    with people(mei):
        signs = simplified()
        left = {text for _ in visit(mei, site.whole, "hant") for text in mei.page.evaluate(LEFT_SIMPLIFIED, signs)}
        assert sorted(left) == OWN_NAME
        assert all(mei.page.evaluate(LEFT_SIMPLIFIED, signs) for _ in visit(mei, ["/", "/rules/neijiang"], "zh"))


def test_what_is_too_small_for_a_finger_would_be_noticed(browser: Browser, calm_home: House) -> None:
    """A button of 43 pixels, and beside it one of 44 and a link in a text."""
    mei = Person(browser, calm_home, "阿梅", Look(SMALL))
    with people(mei):
        mei.go("/about").loaded()
        mei.page.evaluate(SMALLEST)
        assert mei.page.evaluate(SMALL_TARGETS) == ["BUTTON  a: 43x44"]


def test_a_title_with_a_rare_character_would_be_noticed(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go("/about").loaded()
        assert mei.page.evaluate(BARE_TITLES) == []
        mei.page.evaluate("document.querySelector('h1').textContent = '关于鬱'")
        assert mei.page.evaluate(BARE_TITLES) == ["关于鬱"]


def test_what_cannot_be_read_would_be_noticed(browser: Browser, calm_home: House) -> None:
    """The near miss of the tests beside it: a button without a name, on the same page."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go("/about").loaded()
        mei.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
        assert any("button-name" in one for one in violations(mei))


@pytest.mark.parametrize("game", [pytest.param("neijiang", marks=pytest.mark.long), "fulushou"])
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
        for key in ("m", "l", "?"):
            mei.page.keyboard.press(key)
            expect(mei.page.get_by_role("dialog")).to_be_visible()
            found += violations(mei)
            mei.page.keyboard.press("Escape")
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
