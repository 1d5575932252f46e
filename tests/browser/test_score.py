"""The scorer's page: published examples are entered by taps, and it answers what they say."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person, people
from tests.browser.scoring import ScorePage
from tests.kit.examples import examples
from tests.server.house import House

TITLES: Final = {"yushu": "榆树麻将", "hebei": "河北麻将"}
CHOSEN: Final = {
    "yushu": ("YS-e02", "YS-e21", "YS-e30", "YS-e47", "YS-e55", "YS-e58"),
    "hebei": ("HB-e04", "HB-e14", "HB-e20", "HB-e45", "HB-e47", "HB-e54"),
}
"""Chows, wild tiles, kongs, honours, a mark, robbing, the dealt hand of another seat, waits, and a hand that fails."""


def lines(game: str) -> list[dict[str, Any]]:
    """Those examples of a game that are tried."""
    return [line for line in examples(game) if line["id"] in CHOSEN[game]]


FEW: Final = 2


def entered(person: Person, game: str) -> ScorePage:
    """The page with nothing entered but the game."""
    person.go("/score").loaded()
    page = ScorePage(person.page)
    page.choose(TITLES[game])
    return page


@pytest.mark.parametrize(
    "part", [slice(FEW), pytest.param(slice(FEW, None), marks=pytest.mark.long)], ids=["few", "rest"]
)
@pytest.mark.parametrize("game", TITLES)
def test_examples_are_answered_as_published(browser: Browser, calm_home: House, game: str, part: slice) -> None:
    """Seats are told as seen from the own one, so that the gains begin there."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        for line in lines(game)[part]:
            page = entered(mei, game)
            page.enter(line["ask"])
            page.ask()
            wanted, own = line["expect"], line["ask"].get("seat", 0)
            if "waits" in wanted:
                assert page.waits() == [wait["tile"] for wait in wanted["waits"]], line["id"]
            elif wanted["win"]:
                assert page.items() == wanted["items"], line["id"]
                assert page.deltas() == [*wanted["deltas"][own:], *wanted["deltas"][:own]], line["id"]
            else:
                assert page.failing() == wanted["why"], line["id"]


def test_the_wild_tile_has_a_gold_corner_wherever_it_stands(browser: Browser, calm_home: House) -> None:
    """In the hand, on the keypad, and in the groups of the answer; a natural tile has none."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        page = entered(mei, "yushu")
        melds = [{"kind": "chow", "tiles": "234p"}]
        page.enter({"wild": "8m", "hand": "123m456p789s7z", "melds": melds, "win": {"by": "draw", "tile": "8m"}})
        page.ask()
        assert page.items() == {"夹胡": 2}
        for place in (".keypad", ".answer .laid"):
            expect(mei.page.locator(f'{place} [data-face="8m"]').first).to_have_class(wild(True))
            expect(mei.page.locator(f'{place} [data-face="7z"]').first).to_have_class(wild(False))


def wild(is_wild: bool) -> re.Pattern[str]:
    """A pattern for the classes of a tile that is or is not wild."""
    return re.compile(r"\bwild\b" if is_wild else r"^(?!.*\bwild\b)")


def test_what_is_lacking_is_said_before_it_is_asked(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        page = entered(mei, "yushu")
        expect(mei.button("听什么")).to_be_disabled()
        expect(mei.page.get_by_text("先点会儿是哪一张")).to_be_visible()
        page.tap(page.part("会儿"), "8m")
        expect(mei.page.get_by_text("先把手里的牌点进来")).to_be_visible()
        page.tap(page.part("手里的牌"), "1m")
        expect(mei.button("听什么")).to_be_enabled()


def test_a_refusal_names_the_part_and_the_number(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        page = entered(mei, "hebei")
        page.tap(page.part("手里的牌"), "123m")
        with mei.watch.cut():
            page.ask()
            expect(mei.page.locator(".trouble")).to_have_text("手里的牌 张数不对，应该是 13 张")


def test_only_marks_that_count_are_offered(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        page = entered(mei, "hebei")
        switches = mei.page.locator("section.panel > .toggle")
        for way, count in (("自摸", 2), ("别人打的", 1), ("抢杠", 0)):
            page.choice("怎么胡的", way)
            expect(switches).to_have_count(count)
