"""The scorer's page in hands: a request of the public formats, entered by taps as seen from its own seat."""

import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from paiju.core.tiles import read_names

WAYS: Final = {"draw": "自摸", "discard": "别人打的", "kong": "抢杠", "deal": "起手就胡"}
MELDS: Final = {
    "chow": "吃",
    "pong": "碰",
    "kong_exposed": "明杠（别人打的）",
    "kong_added": "补杠（碰过再加）",
    "kong_concealed": "暗杠",
}
SEATS: Final = ("自己", "下家", "对家", "上家")
MARKS: Final = {"last_tile": "最后一张", "kong_draw": "杠后补到的", "kong_discard": "别人杠后打的"}


class ScorePage:
    """The page of a game of four seats, in Chinese."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, title: str) -> None:
        """Choose the game."""
        self.page.get_by_role("radio", name=title, exact=True).tap()
        expect(self.page.get_by_role("radio", name=title, exact=True)).to_be_checked()
        expect(self.part("手里的牌")).to_be_visible()

    def part(self, text: str) -> Locator:
        """The panel or field that begins with this heading."""
        return self.page.locator(".panel, .field").filter(has_text=re.compile(f"^{text}")).last

    def tap(self, within: Locator, tiles: str) -> None:
        """Tap these tiles on a keypad."""
        for name in read_names(tiles):
            within.locator(f'.keypad [data-face="{name}"]').tap()

    def choice(self, label: str, value: str) -> None:
        """Choose one of several."""
        self.page.get_by_role("group", name=label).get_by_role("radio", name=value, exact=True).tap()

    def enter(self, ask: dict[str, Any]) -> None:
        """A whole request; its marks as far as they count."""
        own = ask.get("seat", 0)
        if "wild" in ask:
            self.tap(self.part("会儿"), ask["wild"])
        for meld in ask.get("melds", []):
            self.meld(meld["kind"], read_names(meld["tiles"]))
        self.tap(self.part("手里的牌"), ask["hand"])
        self.choice("谁坐庄", SEATS[(ask.get("dealer", 0) - own) % len(SEATS)])
        if "win" in ask:
            self.win(ask["win"], own)
        for mark in ask.get("marks", []):
            self.mark(MARKS.get(mark, mark))

    def meld(self, kind: str, tiles: list[str]) -> None:
        """Add a meld."""
        before = self.page.locator(".laid-meld").count()
        self.page.get_by_role("button", name="加一组").tap()
        sheet = self.page.get_by_role("dialog", name="加一组")
        sheet.get_by_role("radio", name=MELDS[kind], exact=True).tap()
        groups = sheet.locator(".group-choice button")
        wanted = [sorted(tiles) == sorted(_faces(group)) for group in groups.all()]
        groups.nth(wanted.index(True)).tap()
        expect(self.page.locator(".laid-meld")).to_have_count(before + 1)

    def win(self, win: dict[str, Any], own: int) -> None:
        """How it was won."""
        self.choice("怎么胡的", WAYS[win["by"]])
        if "tile" in win:
            self.tap(self.part("胡的那一张"), win["tile"])
        if "from" in win:
            self.choice("谁的牌", SEATS[(win["from"] - own) % len(SEATS)])

    def mark(self, name: str) -> None:
        """Put a mark, where the page offers it."""
        switch = self.page.get_by_role("switch", name=name, exact=True)
        if switch.count():
            switch.tap()

    def option(self, title: str) -> None:
        """Flip a switch among the options."""
        if not self.page.locator("details.fold[open]").count():
            self.page.locator("details.fold > summary").tap()
        self.page.get_by_role("switch", name=re.compile(f"^{title}")).tap()

    def ask(self) -> None:
        """Ask, and wait for what comes."""
        self.page.get_by_role("button", name=re.compile("^(算分|听什么)$")).tap()
        self.page.locator(".answer, .trouble").first.wait_for()

    def items(self) -> dict[str, int]:
        """The items of the answer, with their values."""
        heads = self.page.locator(".answer .item-head").all()
        told = [head.locator("b").all_inner_texts() for head in heads]
        return {name: int(re.findall(r"\d+", value)[0]) for name, value in told}

    def waits(self) -> list[str]:
        """The tiles of the answer that the hand waits for."""
        return [str(face.get_attribute("data-face")) for face in self.page.locator(".wait-list [data-face]").all()]

    def failing(self) -> str:
        """The rule that the answer names where the hand does not win."""
        return self.page.locator(".answer .rule-link").inner_text()

    def deltas(self) -> list[int]:
        """By seat from one's own on, what the win moves."""
        cells = self.page.locator(".answer .ledger td").all_inner_texts()
        return [int(text.replace("−", "-")) for text in cells]


def _faces(group: Locator) -> list[str]:
    return [str(face.get_attribute("data-face")) for face in group.locator("[data-face]").all()]
