"""What a table tells who asks: why something cannot be done, and, in practice, what to throw."""

import json
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from tests.browser.browser import SIZES, SMALL, Look
from tests.browser.people import Person, people
from tests.browser.playing import Player, until_asked
from tests.server.house import House

GAMES: Final = [("neijiang", {}, "NJ-4.1"), ("fulushou", {"players": 2, "discard_seconds": 60}, "FL-9.1")]
"""One of each family: options, and a rule of discards."""
COACH: Final = "教练：轮到我时出主意"


def practice(mei: Person, game: str, options: dict[str, Any]) -> Player:
    """A table of bots at which one owes a discard."""
    mei.make_room(game, options, claim_ms=0)
    mei.with_bots().start()
    player = Player(mei)
    until_asked(player)
    return player


def reads_a_rule(sheet: Locator, game: str, rule: str = "") -> None:
    """The sheet tells a rule by its number and its words, with a link to its page."""
    link = sheet.get_by_role("link").first
    expect(link).to_have_attribute("href", re.compile(f"^/rules/{game}#{rule}"))
    expect(sheet).to_contain_text(re.compile("[一-鿿]{4,}。"))


@pytest.mark.parametrize(("game", "options", "rule"), GAMES)
def test_one_asks_why_something_is_not_offered(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any], rule: str
) -> None:
    """At one's own turn a claim is not to be had: the rule says so, and leads to its page."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        practice(mei, game, options)
        mei.tap("为什么不能？")
        sheet = mei.page.get_by_role("dialog", name="为什么现在不能？")
        expect(sheet.locator(".reasons li > b", has_text="碰")).to_have_count(1)
        reads_a_rule(sheet, game)
        mei.button("关闭", within=sheet).tap()
        expect(sheet).to_be_hidden()


def without_first_discard(rule: str) -> Callable[[WebSocketRoute], None]:
    """A line on which the first of several discards is not offered, and on which `rule` stands against it."""

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(message: str | bytes) -> None:
            sent = json.loads(message)
            if sent["type"] == "ask":
                first, *others = [action for action in sent["actions"] if action.startswith("discard ")] or [""]
                sent["actions"] = [action for action in sent["actions"] if action != first or not others]
            if sent["type"] == "because":
                sent["reasons"] = [{"action": "discard", "rule": rule}]
            line.send(json.dumps(sent))

        server.on_message(told)

    return route


@pytest.mark.parametrize(("game", "options", "rule"), GAMES)
def test_a_grey_tile_tells_its_rule_when_it_is_tapped(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any], rule: str
) -> None:
    """Also where nothing was hinted about it: then the server is asked."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.page.route_web_socket("**/ws", without_first_discard(rule))
        practice(mei, game, options)
        mei.page.locator("main button[data-face].banned").first.tap(position={"x": 8, "y": 8})
        sheet = mei.page.get_by_role("dialog", name="这张牌现在不能打")
        reads_a_rule(sheet, game, rule.split("-", maxsplit=1)[0])
        expect(sheet).to_contain_text(rule.split("-", maxsplit=1)[0])


@pytest.mark.parametrize(("game", "options", "rule"), GAMES)
def test_a_coach_advises_who_practises_until_he_is_sent_away(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any], rule: str
) -> None:
    """The best discard first; the others on a tap. It fits every screen, and its cross is the end of it."""
    mei = Person(browser, calm_home, "阿梅", Look(size=SMALL))
    with people(mei):
        practice(mei, game, options)
        coach = mei.page.get_by_role("region", name="教练")
        expect(coach).to_be_hidden()
        mei.tap("菜单")
        menu = mei.page.get_by_role("dialog", name="菜单")
        menu.get_by_role("switch", name=COACH).tap()
        mei.button("关闭", within=menu).tap()
        discards = coach.get_by_role("button", name=re.compile("^打"))
        expect(discards.first).to_have_attribute("aria-pressed", "true")
        expect(coach).to_contain_text(re.compile("差 \\d 张听|听|胡不了"))
        if discards.count() > 1:
            discards.last.tap()
            expect(discards.last).to_have_attribute("aria-pressed", "true")
        for size in SIZES:
            mei.page.set_viewport_size({"width": size.width, "height": size.height})
            assert mei.page.evaluate(HIDDEN) == [], size
        mei.page.set_viewport_size({"width": SMALL.width, "height": SMALL.height})
        mei.button("关掉教练").tap()
        expect(coach).to_be_hidden()
        mei.page.reload()
        mei.at_table()
        expect(coach).to_be_hidden()


HIDDEN: Final = """
() => {
  const page = document.scrollingElement;
  const seen = [...document.querySelectorAll(".coach, .coach button, .action-bar, main button[data-face]")];
  const out = seen.filter((it) => {
    const box = it.getBoundingClientRect();
    return box.left < -1 || box.right > page.clientWidth + 1 || box.bottom > page.clientHeight + 1;
  });
  const line = document.querySelector(".status-line");
  return [...out.map((it) => it.className), ...(line.scrollHeight > line.clientHeight + 1 ? ["status-line"] : [])];
}
"""
"""What of the coach, the actions and the hand lies beyond the screen, and whether the line above them would scroll."""


def test_with_people_at_the_table_there_is_no_coach(browser: Browser, calm_home: House) -> None:
    mei, bo = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿博")
    with people(mei, bo):
        code = mei.make_room("fulushou", {"players": 2}, claim_ms=0)
        mei.seated()
        bo.come_in(code).ready()
        mei.start()
        bo.at_table()
        for person in (mei, bo):
            person.tap("菜单")
            menu = person.page.get_by_role("dialog", name="菜单")
            expect(menu.get_by_role("switch", name="托管")).to_be_visible()
            expect(menu.get_by_role("switch", name=COACH)).to_have_count(0)
