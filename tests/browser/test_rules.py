"""Rule pages: tiles behind their notation, examples below each rule, and finding something in all games' rules."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from paiju.core.tiles import read_names
from paiju.formats import pages
from tests.browser.browser import Look
from tests.browser.people import Person, people
from tests.kit.examples import examples
from tests.server.house import House

RULE: Final = {"neijiang": "NJ-7.2", "yushu": "YS-6.8", "fulushou": "FL-13.10"}


def below(mei: Person, rule: str) -> Locator:
    """The examples below a rule."""
    return mei.page.locator(f'.rule-examples[data-rule="{rule}"]')


def test_notation_shows_as_tiles_and_stays_as_text(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go("/rules/neijiang").loaded()
        code = mei.page.locator("code", has_text=re.compile("^5p$")).first
        picture = code.locator("xpath=following-sibling::*[1]")
        expect(picture).to_have_attribute("aria-label", "五筒")
        expect(picture.locator("img")).to_have_count(1)
        option = mei.page.locator("code", has_text=re.compile("^fan_cap$")).first
        assert option.evaluate("code => code.nextElementSibling?.className ?? ''") != "noted"


@pytest.mark.parametrize("game", RULE)
def test_examples_stand_below_their_rule(browser: Browser, calm_home: House, game: str) -> None:
    """One at first, with its own tiles; the others at a tap. The rule that was looked for stays in sight."""
    rule = RULE[game]
    lines = [line for line in examples(game) if line["rule"] == rule]
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go(f"/rules/{game}#{rule}").loaded()
        shown = below(mei, rule).locator(".example")
        expect(shown).to_have_count(1)
        expect(mei.page.locator(".aim")).to_be_in_viewport()
        hand = shown.first.locator(".example-group").filter(has_text=re.compile("^手里"))
        faces = hand.locator("[data-face]").evaluate_all("all => all.map(face => face.dataset.face)")
        assert sorted(faces) == sorted(read_names(lines[0]["ask"]["hand"]))
        below(mei, rule).get_by_role("button").tap()
        expect(shown).to_have_count(len(lines))


def test_only_examples_near_the_screen_are_made(browser: Browser, calm_home: House) -> None:
    """A page has hundreds of them: a phone would be slow with all their tiles."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go("/rules/weimaque#WM-10.1").loaded()
        expect(below(mei, "WM-10.1").locator(".example")).to_have_count(1)
        made = mei.page.locator(".example").count()
        assert 0 < made < len({line["rule"] for line in examples("weimaque")}) / 3


def test_an_example_opens_in_the_scorer(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go("/rules/neijiang#NJ-7.2").loaded()
        below(mei, "NJ-7.2").get_by_role("link", name=re.compile("到算分里打开例子")).first.tap()
        mei.page.wait_for_url("**/score#**")
        expect(mei.page.locator(".answer-total")).to_have_text("2 倍")


def test_the_way_back_from_the_scorer_leads_to_the_rule(browser: Browser, calm_home: House) -> None:
    """Also where one came to it by scrolling: a page of a hundred rules is not read from its top again."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go("/rules/neijiang").loaded()
        place = below(mei, "NJ-7.2")
        place.evaluate("place => place.scrollIntoView({ block: 'center' })")
        place.get_by_role("link", name=re.compile("到算分里打开例子")).first.tap()
        mei.page.locator(".answer-total").wait_for()
        mei.page.go_back()
        expect(mei.page.locator('[id="NJ-7.2"]')).to_be_in_viewport()


def test_an_address_that_cannot_be_read_opens_the_page(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        for address in ("/rules/neijiang#%E0%A4", "/rules#q=%E0%A4"):
            mei.go(address).loaded()
            expect(mei.page.locator(".rules-text, .line-button").first).to_be_visible()


def test_remarks_are_shown_in_english_alone(browser: Browser, calm_home: House) -> None:
    note = next(line["note"] for line in examples("neijiang") if line["rule"] == "NJ-7.2")
    for lang, count in (("en-GB", 1), ("zh-CN", 0)):
        mei = Person(browser, calm_home, "Mei", Look(lang=lang))
        with people(mei):
            mei.go("/rules/neijiang#NJ-7.2").loaded()
            expect(below(mei, "NJ-7.2").locator(".example")).to_have_count(1)
            expect(mei.page.get_by_text(note, exact=True)).to_have_count(count)


def test_rules_of_all_games_are_searched(browser: Browser, calm_home: House) -> None:
    """By a word, by a number, by a tile; Enter opens the first, and the way back finds the same again."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go("/rules").loaded()
        field = mei.page.get_by_label("在所有规则里找")
        field.fill("自摸")
        hits = mei.page.locator(".find-hit")
        expect(hits.first.locator("mark")).to_have_text("自摸")
        assert mei.page.locator(".find h2").count() > 1, "more than one game"
        field.fill("五筒")
        expect(hits.first.locator("mark")).to_have_text("五筒")
        expect(mei.page.locator(".find-hit mark", has_text="456p")).to_have_count(1)
        field.fill("nj-4.9")
        expect(hits.first).to_contain_text("NJ-4.9")
        mei.page.reload()
        expect(field).to_have_value("nj-4.9")
        expect(hits.first).to_contain_text(pages.rule("neijiang", "NJ-4.9").split("：")[0][:6])
        field.press("Enter")
        mei.page.wait_for_url("**/rules/neijiang#NJ-4.9")
        expect(mei.page.locator(".aim")).to_have_id("NJ-4.9")
        mei.page.go_back()
        expect(field).to_have_value("nj-4.9")


def test_what_was_found_is_gone_through_by_keys(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go("/rules#q=自摸").loaded()
        hits = mei.page.locator(".find-hit")
        expect(hits.nth(1)).to_be_visible()
        mei.page.get_by_label("在所有规则里找").focus()
        for key, place in (("ArrowDown", 0), ("ArrowDown", 1), ("ArrowUp", 0)):
            mei.page.keyboard.press(key)
            expect(hits.nth(place)).to_be_focused()
        mei.page.keyboard.press("ArrowUp")
        expect(mei.page.get_by_label("在所有规则里找")).to_be_focused()


def test_near_miss_what_no_rule_says_is_not_found(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go("/rules#q=汽车").loaded()
        expect(mei.page.get_by_text("没有找到，换个词试试")).to_be_visible()
        expect(mei.page.locator(".find-hit")).to_have_count(0)
