"""With a keyboard and nothing else: the table of both families, every page, every sheet."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from paiju.server.client import PAGES
from tests.browser.browser import ASIDE, DESK, Look
from tests.browser.people import Person, people
from tests.browser.playing import Player, play, play_round, until_asked
from tests.browser.site import Site, whole_page
from tests.server.house import House

KEYS: Final = {"win": "h", "kong": "g", "pong": "p", "chow": "c", "pass": "Space"}
"""What a place of the action bar is pressed with."""
COMPUTER: Final = Look(DESK, mouse=True)

FOCUS: Final = """
() => {
  const on = document.activeElement;
  const shows = (it) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(it);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  };
  const box = on.getBoundingClientRect();
  return {
    face: on.closest("main button[data-face]") ? on.dataset.face : "",
    place: on.closest("[data-place]")?.dataset.place ?? "",
    name: on.getAttribute("aria-label") ?? on.textContent.trim().slice(0, 30),
    id: [...document.querySelectorAll("*")].indexOf(on),
    body: on === document.body,
    within: on.closest("dialog") !== null,
    // what is out of sight itself shows the focus on what it stands for
    seen: [on, on.parentElement, on.nextElementSibling, ...(on.labels ?? [])].some((it) => it && shows(it)),
    top: box.top + scrollY,
    left: box.left,
  };
}
"""
"""What has the focus, and whether that is seen."""

REACHED: Final = """
() => {
  const wanted = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  const seen = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.disabled && it.tabIndex >= 0;
  // of radio buttons that belong together, and within what is folded, Tab reaches one
  const one = (it) => !it.matches("input[type=radio]") || it.checked;
  const within = document.querySelector("dialog[open]") ?? document;
  return [...within.querySelectorAll(wanted)].filter((it) => seen(it) && one(it))
    .map((it) => [...document.querySelectorAll("*")].indexOf(it));
}
"""
"""What Tab has to come to."""


class Typist(Player):
    """Plays by the keys of the table alone."""

    def step(self) -> bool:
        seen = self.look()
        if seen is None or seen["settled"]:
            return False
        if seen["ways"]:
            return self._press("way", "1")
        for claim, key in KEYS.items():
            if claim in seen["buttons"]:
                return self._press(claim, key)
        return seen["turn"] == "discard" and self._throw()

    def _throw(self) -> bool:
        """Go along the hand until there is a tile that may be discarded."""
        keys = self.person.page.keyboard
        for _ in range(40):
            keys.press("ArrowLeft")
            on = self.person.page.evaluate("() => document.activeElement.className")
            if not {"banned", "dim"} & set(on.split()):
                break
        keys.press("Enter")
        keys.press("Enter")
        self.done["discard"] += 1
        return True

    def _press(self, what: str, key: str) -> bool:
        self.person.page.keyboard.press(key)
        self.done[what] += 1
        return True


@pytest.mark.parametrize(("game", "options"), [("neijiang", {}), ("fulushou", {"players": 2, "discard_seconds": 60})])
def test_a_round_is_played_by_the_keys_of_the_table(
    browser: Browser, calm_home: House, game: str, options: dict[str, int]
) -> None:
    mei = Person(browser, calm_home, "阿梅", COMPUTER)
    with people(mei):
        mei.make_room(game, options, claim_ms=0)
        mei.seated()
        mei.page.get_by_role("button", name="空位都坐电脑").press("Enter")
        mei.button("开始").press("Enter")
        mei.at_table()
        typist = Typist(mei)
        play_round(typist)
        assert typist.done["discard"] > 0
        mei.page.keyboard.press("r")
        mei.settlement.wait_for(state="detached")
        mei.at_table()


def asked(browser: Browser, home: House, game: str, options: dict[str, int] | None = None) -> Person:
    """Somebody at a computer whose discard the table waits for."""
    mei = Person(browser, home, "阿梅", COMPUTER)
    mei.make_room(game, options, claim_ms=0)
    mei.seated()
    mei.page.get_by_role("button", name="空位都坐电脑").click()
    mei.page.get_by_role("button", name="开始").click()
    mei.at_table()
    until_asked(Typist(mei), discards=1)
    return mei


def focus(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate(FOCUS)
    return found


def test_arrows_go_along_the_hand_and_letters_do_nothing_beside_the_table(browser: Browser, calm_home: House) -> None:
    mei = asked(browser, calm_home, "neijiang")
    keys = mei.page.keyboard
    with people(mei):
        hand = mei.hand.evaluate_all("tiles => tiles.map(tile => tile.parentElement.dataset.place)")
        mei.hand.first.focus()
        walked = []
        for _ in hand[1:]:
            keys.press("ArrowRight")
            walked.append(focus(mei.page)["place"])
        assert walked == hand[1:]
        keys.press("ArrowLeft")
        assert focus(mei.page)["place"] == hand[-2]
        keys.press("Enter")
        expect(mei.page.locator("main button[data-face][aria-pressed=true]")).to_have_count(1)
        keys.press("Escape")
        expect(mei.page.locator("main button[data-face][aria-pressed=true]")).to_have_count(0)
        keys.press("m")
        menu = mei.page.get_by_role("dialog", name="菜单")
        expect(menu).to_be_visible()
        for key in ("ArrowLeft", "Enter", "p", "Space", "?"):  # the menu has the keys now
            keys.press(key)
        expect(menu).to_be_visible()
        assert len(mei.tiles()) == len(hand)
        keys.press("Escape")
        expect(menu).to_be_hidden()
        keys.press("Control+p")
        assert len(mei.tiles()) == len(hand)


def test_a_key_that_is_held_down_lifts_a_tile_and_no_more(browser: Browser, calm_home: House) -> None:
    """A key under a slow finger repeats; two presses are two."""
    mei = asked(browser, calm_home, "neijiang")
    keys = mei.page.keyboard
    with people(mei):
        mei.hand.first.focus()
        for key in ("Enter", "Space"):
            before = mei.tiles()
            for _ in range(3):
                keys.down(key)
            keys.up(key)
            expect(mei.page.locator("main button[data-face][aria-pressed=true]")).to_have_count(1)
            keys.press("Escape")
            assert mei.tiles() == before
        keys.press("Enter")
        keys.press("Enter")
        expect(mei.hand).not_to_have_count(len(before))


def test_arrows_go_through_columns_of_cards(browser: Browser, calm_home: House) -> None:
    mei = asked(browser, calm_home, "fulushou", {"players": 2})
    keys = mei.page.keyboard
    with people(mei):
        mei.hand.first.focus()
        start = focus(mei.page)
        keys.press("ArrowRight")
        right = focus(mei.page)
        assert float(str(right["left"])) > float(str(start["left"]))
        keys.press("ArrowLeft")
        assert focus(mei.page)["place"] == start["place"]
        deep = mei.page.evaluate("() => document.querySelector('main button[data-face]').parentElement.children.length")
        if deep > 1:
            keys.press("ArrowDown")
            below = focus(mei.page)
            assert (below["left"], float(str(below["top"])) > float(str(start["top"]))) == (start["left"], True)


def test_the_keys_and_the_log_are_told_in_sheets(browser: Browser, calm_home: House) -> None:
    """What a screen reader hears stands in the log: nothing of others that was hidden, and whose turn it is."""
    mei = asked(browser, calm_home, "neijiang")
    keys = mei.page.keyboard
    with people(mei):
        until_asked(Typist(mei), discards=3)  # by then everybody has drawn
        expect(mei.page.get_by_role("alert")).to_contain_text("轮到你")
        heard = mei.page.get_by_role("log").inner_text().split("\n\n")
        keys.press("l")
        log = mei.page.get_by_role("dialog", name="文字记录")
        lines = log.get_by_role("listitem").all_inner_texts()
        assert heard == lines[-len(heard) :]
        own = [line for line in lines if re.match("你摸[一二三四五六七八九]", line)]
        others = [line for line in lines if re.match("[上下对]家摸", line)]
        assert own
        assert others
        assert set(others) <= {"上家摸一张", "下家摸一张", "对家摸一张"}
        keys.press("Escape")
        expect(log).to_be_hidden()
        keys.press("?")
        expect(mei.page.get_by_role("dialog", name="用键盘打牌")).to_contain_text("过")


def test_a_long_log_begins_with_the_newest_and_is_gone_through_by_keys(browser: Browser, calm_home: House) -> None:
    mei = asked(browser, calm_home, "neijiang")
    keys = mei.page.keyboard
    with people(mei):
        until_asked(Typist(mei), discards=3)
        mei.page.set_viewport_size({"width": ASIDE.width, "height": ASIDE.height})
        keys.press("l")
        lines = mei.page.get_by_role("dialog", name="文字记录").get_by_role("listitem")
        expect(lines.last).to_be_in_viewport()
        expect(lines.first).not_to_be_in_viewport()
        keys.press("Tab")
        keys.press("Tab")
        assert focus(mei.page)["seen"]
        keys.press("Home")
        expect(lines.first).to_be_in_viewport()


def test_a_sheet_of_one_table_does_not_come_up_at_the_next(browser: Browser, calm_home: House) -> None:
    mei = asked(browser, calm_home, "neijiang")
    with people(mei):
        code = mei.page.url.rsplit("/", 1)[1]
        mei.page.keyboard.press("l")
        expect(mei.page.get_by_role("dialog", name="文字记录")).to_be_visible()
        mei.page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
        mei.loaded()
        mei.page.locator(f"a[href='/r/{code}']").first.click()
        mei.at_table()
        expect(mei.hand.first).to_be_visible()
        expect(mei.page.get_by_role("dialog")).to_have_count(0)


def test_a_key_stands_on_its_button_where_there_is_a_mouse(browser: Browser, calm_home: House) -> None:
    sign = "() => getComputedStyle(document.querySelector('.button[data-key]'), '::after').content"
    mei = Person(browser, calm_home, "阿梅", COMPUTER)
    bo = Person(browser, calm_home, "阿波")
    with people(mei, bo):
        for person in (mei, bo):
            person.make_room("fulushou", {"players": 2}, claim_ms=0)
            person.seated()
            person.page.get_by_role("button", name="空位都坐电脑").click()
            person.page.get_by_role("button", name="开始").click()
            person.at_table()
            typist = Typist(person)
            play([typist], lambda it=typist: bool(it.look()["buttons"]))  # type: ignore[misc]
        assert re.fullmatch('"[HGPCT]"|"空格"', mei.page.evaluate(sign))
        assert bo.page.evaluate(sign) == "none", "a phone has no keys"


@pytest.mark.parametrize("page", PAGES)
def test_tab_comes_to_everything_on_a_page_and_is_seen(
    browser: Browser, calm_home: House, site: Site, page: str
) -> None:
    mei = Person(browser, calm_home, "阿梅", COMPUTER, kept=site.kept)
    with people(mei):
        whole_page(mei, site.pages[PAGES.index(page)][0])
        wanted = set(mei.page.evaluate(REACHED))
        came: list[int] = []
        unseen = []
        for _ in range(min(len(wanted), 120) + 2):
            mei.page.keyboard.press("Tab")
            on = mei.page.evaluate(FOCUS)
            if on["body"] or on["id"] in came:
                break
            came.append(on["id"])
            if not on["seen"]:
                unseen.append(on["name"])
        assert unseen == []
        assert len(came) > 100 or wanted <= set(came)
        assert came == sorted(came), "Tab goes in the order in which the page is read"


@pytest.mark.parametrize("opener", ["马上开局 和电脑打", "输入房号 别人开好的房间"])
def test_a_sheet_holds_the_focus_and_gives_it_back(browser: Browser, calm_home: House, opener: str) -> None:
    mei = Person(browser, calm_home, "阿梅", COMPUTER)
    with people(mei):
        mei.be_known().go("/").loaded()
        button = mei.button(opener)
        button.press("Enter")
        expect(mei.page.get_by_role("dialog")).to_be_visible()
        for _ in range(12):
            mei.page.keyboard.press("Tab")
            on = focus(mei.page)
            assert on["within"] or on["body"], on["name"]
        mei.page.keyboard.press("Escape")
        expect(mei.page.get_by_role("dialog")).to_have_count(0)
        expect(button).to_be_focused()
