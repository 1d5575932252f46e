"""What surrounds a table: settings that stay, English, rules, records, the list of what was played."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browser import Look
from tests.browser.people import Person, people, to_next_round
from tests.browser.playing import Player, play_round
from tests.server.house import House

CHINESE: Final = re.compile("[\u4e00-\u9fff]")
LATIN: Final = re.compile("[A-Za-z]")
NUMERALS: Final = re.compile("[一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾]+")
OWN_NAMES: Final = {"中文", "简体", "繁體", "牌局"}
"""The names of that language in it, and the name of the house."""


@pytest.fixture
def played(browser: Browser, home: House) -> Person:
    """Somebody who looks at the settlement of a round that somebody won."""
    mei = Person(browser, home, "Mei")
    mei.make_room("neijiang", rounds=1)
    mei.with_bots().start()
    play_round(Player(mei))
    while not mei.settlement.locator(".rule-link").count():
        to_next_round(mei)
        play_round(Player(mei))
    return mei


def test_settings_stay(browser: Browser, calm_home: House) -> None:
    """Light, large digits, English: as they were after the page has been loaded anew."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/settings")
        mei.page.get_by_role("radio", name="亮").tap()
        mei.page.get_by_role("switch", name="牌角加大数字").tap()
        mei.page.get_by_role("radio", name="English").tap()
        mei.page.reload()
        root = mei.page.locator("html")
        expect(root).to_have_attribute("data-theme", "light")
        expect(root).to_have_attribute("data-digits", "on")
        expect(root).to_have_attribute("lang", "en")
        expect(mei.page.get_by_role("heading", level=1)).to_have_text("Settings")


def test_a_language_is_kept_though_the_page_is_left_before_its_words_have_come(
    browser: Browser, calm_home: House
) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/settings").loaded()
        mei.page.route("**/assets/en-*.js", lambda _: None, times=1)  # the first is never answered
        mei.page.get_by_role("radio", name="English").tap()
        mei.page.reload()
        expect(mei.page.get_by_role("heading", level=1)).to_have_text("Settings")


def test_a_new_name_is_kept(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/settings")
        mei.page.get_by_label("名字").fill("梅姨")
        mei.tap("保存")
        expect(mei.page.get_by_text("名字改好了")).to_be_visible()
        assert calm_home.get("/api/me", mei.token).json()["name"] == "梅姨"


def chinese_in(page: Page) -> list[str]:
    """The lines of a page that are in Chinese; a word or two beside its translation are not, nor are cards."""
    seen = [NUMERALS.sub("", line) for line in page.locator("body").inner_text().splitlines()]
    return [line for line in seen if len(CHINESE.findall(line)) > len(LATIN.findall(line))]


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/score", "/history", "/settings", "/about"])
def test_pages_speak_english_throughout(browser: Browser, calm_home: House, path: str) -> None:
    """The browser's language decides at first; nothing is left in Chinese but the name of that language."""
    mei = Person(browser, calm_home, "Mei", Look(lang="en-GB"))
    with people(mei):
        mei.be_known().go(path).loaded()
        assert set(chinese_in(mei.page)) <= OWN_NAMES


@pytest.mark.parametrize("game", ["neijiang", "fulushou"])
def test_so_do_room_table_and_settlement(browser: Browser, home: House, game: str) -> None:
    mei = Person(browser, home, "Mei", Look(lang="en-GB"))
    with people(mei):
        mei.make_room(game)
        mei.tap("Fill with bots")
        texts = chinese_in(mei.page)
        mei.tap("Start")
        texts += chinese_in(mei.at_table().page)
        play_round(Player(mei))
        texts += chinese_in(mei.page)
        assert texts == []


def test_a_page_in_chinese_would_be_noticed(browser: Browser, calm_home: House) -> None:
    """The near miss of the tests above."""
    mei = Person(browser, calm_home, "Mei")
    with people(mei):
        mei.be_known().go("/settings").loaded()
        assert len(chinese_in(mei.page)) > len(OWN_NAMES)


def test_a_line_of_the_settlement_leads_to_its_rule(played: Person) -> None:
    """The rule page opens at the rule, marked and in sight."""
    with people(played):
        link = played.settlement.locator(".rule-link").first
        rule = link.inner_text()
        link.tap()
        played.page.wait_for_url(f"**/rules/neijiang#{rule}")
        expect(played.page.locator(".aim")).to_have_id(rule)
        expect(played.page.locator(".aim")).to_be_in_viewport()


def test_a_record_is_stepped_through(played: Person) -> None:
    """From the settlement to the record: forward, back, to the end by keyboard, with one hand open only."""
    with people(played):
        played.settlement.get_by_role("link", name="看这一盘的牌谱").tap()
        played.page.wait_for_url("**/record/**")
        place = played.page.locator(".controls small")
        expect(place).to_have_text(re.compile("^1/"))
        played.tap("下一步")
        played.tap("下一步")
        expect(place).to_have_text(re.compile("^3/"))
        played.tap("上一步")
        expect(place).to_have_text(re.compile("^2/"))
        played.page.keyboard.press("End")
        expect(played.button("下一步")).to_be_disabled()
        expect(played.page.locator(".viewer-now")).to_have_text(re.compile("打完"))
        backs = played.page.locator(".viewer-table .back")
        open_hands = backs.count()
        played.page.keyboard.press("Home")
        played.page.get_by_role("radio", name="Mei").tap()
        expect(backs).not_to_have_count(open_hands)


def test_what_was_played_is_listed(played: Person) -> None:
    """The newest round first, with what it brought."""
    with people(played):
        played.go("/history")
        newest = played.rounds()[0]
        own = played.page.locator(".round-line").first.locator(".seat-sum.own b")
        delta = newest["deltas"][0]
        expect(own).to_have_text(f"{delta:+d}".replace("-", "−") if delta else "0")
        played.page.locator(".round-line").first.tap()
        played.page.wait_for_url(f"**/record/{newest['table']}/{newest['session']}/{newest['number']}")
