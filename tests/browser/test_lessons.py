"""Lessons: whoever never played a game is led through a round of it, by a finger or by the keyboard alone."""

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser import ASIDE, DESK, PHONE, SMALL, Look
from tests.browser.people import Person, people
from tests.server.house import House

SECONDS: Final = 40
"""So long a lesson takes at most, for somebody who reads nothing."""

LOOK: Final = """
() => {
  const spot = (what) => {
    const it = document.querySelector(what);
    if (!it) return null;
    const box = it.getBoundingClientRect();
    for (const down of [0.5, 0.12, 0.25, 0.75, 0.9]) {
      const [x, y] = [box.x + box.width / 2, box.y + box.height * down];
      if (it.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
  };
  return {
    ended: document.querySelector("dialog .settlement") !== null,
    count: document.querySelector(".learn-count")?.textContent ?? "",
    there: document.querySelector(".learn-words") !== null && document.querySelector(".learn-watch") === null,
    ring: spot("[data-learn=tap]"),
    own: spot(".learn-panel .learn-do"),
  };
}
"""
"""What has the ring, and the button of the panel: points to tap."""

HIDDEN: Final = "one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
"""How much of an element is not seen, across and down."""

CUT: Final = """
([inset, texts]) => {
  const line = document.querySelector(".learn-said");
  line.style.marginInlineStart = `${inset}px`;
  const end = document.querySelector(".learn-words").getBoundingClientRect().bottom;
  const words = document.createRange();
  return texts.filter((text) => {
    line.firstChild.data = text;
    words.selectNodeContents(line.firstChild);
    return Math.max(...[...words.getClientRects()].map((one) => one.bottom)) > end + 3;
  });
}
"""
"""Those of the texts that reach below the panel when they are said in it, so far from its edge."""

ALL: Final = (("neijiang", PHONE), ("yushu", ASIDE), ("hebei", SMALL), ("weimaque", PHONE), ("fulushou", ASIDE))
SHORT: Final = {"neijiang", "weimaque"}


class Learner:
    """Taps what has the ring, and where nothing has, the button of the panel. `taps`: how often."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.taps = 0
        person.go(f"/learn/{game}")
        person.page.locator(".learn-panel").wait_for()

    def look(self) -> Any:
        return self.person.page.evaluate(LOOK)

    def step(self, seen: Any) -> None:
        spot = seen["ring"] or seen["own"]
        if spot is None:
            self.person.page.wait_for_timeout(10)
            return
        self.person.page.touchscreen.tap(*spot)
        self.taps += 1

    def until(self, count: str = "") -> Any:
        """Go on to a step such as `5/14`, or to the end; returns what is seen there."""
        end = time.monotonic() + SECONDS
        while True:
            seen = self.look()
            if seen["ended"] or (seen["count"] == count and seen["there"]):
                return seen
            assert time.monotonic() < end, f"the lesson does not go on: {seen}, {self.person.page.inner_text('body')}"
            self.step(seen)

    @property
    def said(self) -> Any:
        return self.person.page.locator(".learn-words")


@pytest.mark.parametrize(
    ("game", "size"), [pytest.param(*one, marks=[] if one[0] in SHORT else pytest.mark.long) for one in ALL]
)
def test_a_lesson_leads_to_its_end(browser: Browser, calm_home: House, game: str, size: Any) -> None:
    """Whoever taps what has the ring, wins the round; no account is asked for."""
    mei = Person(browser, calm_home, "阿梅", Look(size))
    with people(mei):
        learner = Learner(mei, game)
        assert learner.until()["ended"]
        assert learner.taps > 15
        sheet = mei.page.get_by_role("dialog", name="学完了")
        expect(sheet.locator(".winner").first).to_contain_text("你")
        expect(sheet.get_by_role("button", name="和电脑打一盘")).to_be_visible()
        expect(sheet.locator(".learn-others a")).to_have_count(4)
        assert mei.kept("paiju.lessons")[game] == {"at": 0, "done": True}
        assert mei.page.evaluate("localStorage.getItem('paiju.me')") is None


def test_another_tap_gets_its_sentence_and_breaks_nothing(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        learner = Learner(mei, "neijiang")
        learner.until("3/14")
        wrong = mei.page.locator('.hand-drags button[data-face="9s"]').first
        wrong.tap()
        expect(learner.said).to_contain_text("七条用不上")
        wrong.tap()
        expect(learner.said).to_contain_text("三张九条已经是一组了，别拆。")
        expect(learner.said).not_to_contain_text("七条用不上")
        assert len(mei.tiles()) == 14
        right = mei.page.locator("[data-learn=tap]")
        expect(right).to_have_attribute("data-face", "7s")
        learner.until("4/14")
        expect(learner.said).to_contain_text("这里不能吃牌")
        assert len(mei.tiles()) == 13


def test_a_tile_that_may_not_go_is_told_by_its_rule(browser: Browser, calm_home: House) -> None:
    """会儿 is locked: that is no other way, it is no way at all."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        Learner(mei, "yushu").until("6/14")
        mei.page.locator('.hand-drags button[data-face="7m"]').tap()
        expect(mei.page.get_by_role("dialog")).to_contain_text("YS-4.5")
        mei.page.keyboard.press("Escape")
        expect(mei.page.locator("[data-learn=tap]")).to_have_attribute("data-face", "5m")


def test_one_can_go_back_begin_again_and_come_back_later(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        learner = Learner(mei, "neijiang")
        learner.until("6/14")
        assert len(mei.tiles()) == 13
        mei.tap("退一步")
        expect(mei.page.locator(".learn-count")).to_have_text("5/14")
        expect(mei.page.locator("[data-learn=tap]")).to_have_attribute("data-face", "3p")
        assert len(mei.tiles()) == 14
        mei.page.reload()
        expect(mei.page.locator(".learn-count")).to_have_text("5/14")
        learner.until("6/14")
        expect(mei.page.locator("[data-learn=tap]")).to_have_attribute("data-action", "pong")
        mei.tap("从头来")
        expect(mei.page.locator(".learn-count")).to_have_text("1/14")
        expect(mei.button("退一步")).to_be_disabled()


def test_a_neighbour_who_goes_first_is_told(browser: Browser, calm_home: House) -> None:
    """What the learner wanted is taken by another, as the rules have it."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        learner = Learner(mei, "fulushou")
        learner.until("8/19")
        expect(learner.said).to_contain_text("碰排在吃前面")


def test_the_keyboard_alone_goes_through_it_in_english(browser: Browser, calm_home: House) -> None:
    """Tab to what has the ring, Enter; nothing is tapped."""
    mei = Person(browser, calm_home, "Mei", Look(lang="en-GB", theme="light"))
    with people(mei):
        learner = Learner(mei, "neijiang")
        for count in ("2/14", "3/14", "4/14"):
            _enter(mei, count)
        expect(learner.said).to_contain_text("There is no chow here")
        for count in ("5/14", "6/14"):
            _enter(mei, count)
        expect(learner.said).to_contain_text("Pong!")
        _enter(mei, "7/14")
        expect(mei.page.locator("[data-learn=tap]")).to_have_attribute("data-face", "3s")


def _enter(person: Person, count: str) -> None:
    """Tab on to what is to be done, and press Enter, until the step is there."""
    page, end = person.page, time.monotonic() + SECONDS
    wanted = "document.activeElement?.matches('[data-learn=tap], .learn-do') ?? false"
    at = re.compile(rf"^{count}$")
    watch = page.locator(".learn-watch")
    while not at.match(page.locator(".learn-count").inner_text()) or watch.count():
        assert time.monotonic() < end, f"{count} does not come: {page.inner_text('body')}"
        if page.evaluate(wanted):
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Tab")


def test_beside_a_wide_table_all_of_the_panel_is_seen(browser: Browser, calm_home: House) -> None:
    """Nothing is to be scrolled where there is room, and the name of the game is not cut."""
    mei = Person(browser, calm_home, "Mei", Look(DESK, lang="en-GB", mouse=True))
    with people(mei):
        for game in ("neijiang", "fulushou"):
            Learner(mei, game)
            assert mei.page.locator(".learn-words").evaluate(HIDDEN) == [0, 0]
            assert mei.page.locator(".learn-head h1").evaluate(HIDDEN)[0] == 0


@pytest.mark.parametrize(("lang", "site"), [("zh", "zh-CN"), ("en", "en-GB")])
def test_on_a_small_phone_every_text_is_seen_whole(browser: Browser, calm_home: House, lang: str, site: str) -> None:
    """Where there is something to read, and where a tile is to be tapped, which leaves less room beside a word card."""
    mei = Person(browser, calm_home, "阿梅", Look(SMALL, lang=site))
    with people(mei):
        for game, _ in ALL:
            *steps, _ = calm_home.get(f"/api/lessons/{game}").json()["steps"]
            first = next(place for place, step in enumerate(steps, 1) if step["ask"])
            learner = Learner(mei, game)
            cut = mei.page.evaluate(CUT, [0, [step["said"][lang] for step in steps if not _discards(step)]])
            learner.until(f"{first}/{len(steps) + 1}")
            discards = list(filter(_discards, steps))
            cut += mei.page.evaluate(CUT, [0, [step["said"][lang] for step in discards]])
            for step in discards:
                cut += mei.page.evaluate(CUT, [40, [words[lang] for words in step["ask"]["instead"].values()]])
            assert cut == [], game


def _discards(step: Any) -> bool:
    return step["ask"] is not None and step["ask"]["wanted"].startswith("discard ")


def test_the_front_page_offers_it_to_who_is_new(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go().loaded()
        mei.tap("马上开局 和电脑打")
        mei.page.get_by_role("dialog").get_by_role("link", name="没打过？手把手学一盘").tap()
        mei.page.get_by_role("link", name=re.compile("内江麻将")).tap()
        expect(mei.page.locator(".learn-count")).to_have_text("1/14")
        mei.tap("不学了")
        mei.loaded()
        mei.page.get_by_role("link", name="手把手学一盘榆树麻将").tap()
        expect(mei.page.locator(".learn-count")).to_have_text("1/14")
        mei.be_known().go("/").loaded()
        mei.tap("马上开局 和电脑打")
        expect(mei.page.get_by_role("dialog").get_by_role("button", name=re.compile("内江麻将"))).to_be_visible()
        expect(mei.page.get_by_role("link", name="没打过？手把手学一盘")).to_be_hidden()


def test_the_keys_and_the_log_are_told_in_a_lesson_too(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅", Look(DESK, mouse=True))
    with people(mei):
        mei.go("/learn/neijiang")
        mei.hand.first.wait_for()
        mei.page.keyboard.press("?")
        keys = mei.page.get_by_role("dialog", name="用键盘打牌")
        expect(keys).to_be_visible()
        mei.page.keyboard.press("Escape")
        expect(keys).to_be_hidden()
        mei.page.keyboard.press("l")
        expect(mei.page.get_by_role("dialog", name="文字记录")).to_be_visible()
