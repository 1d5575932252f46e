"""What a table owes to its player, whatever is being played."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.browser import SIZES, SMALL, Look
from tests.browser.middleman import between
from tests.browser.people import Person, people
from tests.browser.playing import Player, play_round, until_asked
from tests.server.house import House, house

COVERED: Final = """
() => {
  const chip = document.querySelector(".settle-chip").getBoundingClientRect();
  const lies = [...document.querySelectorAll("main :is(.tile, .card, .plate)")];
  return lies.filter((it) => {
    const box = it.getBoundingClientRect();
    return box.width > 0 && box.right > chip.left && box.left < chip.right
      && box.bottom > chip.top + 1 && box.top < chip.bottom - 1;
  }).length;
}
"""
"""How many tiles and plates lie under the way on to the next round."""

WAITS: Final = [{"rank": rank, "left": rank % 4, "total": 10 + rank % 2} for rank in range(1, 10)]
"""Nine waits, of two of which no copy is left."""


@pytest.mark.parametrize(
    "game", ["neijiang", *(pytest.param(game, marks=pytest.mark.long) for game in ("yushu", "hebei")), "fulushou"]
)
def test_the_way_on_lies_over_nothing(browser: Browser, calm_home: House, game: str) -> None:
    """Who closes the settlement sees the whole table, and goes on from there; also after the last round."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.make_room(game, claim_ms=0, rounds=1)
        mei.with_bots().start()
        play_round(Player(mei))
        mei.button("关闭", within=mei.settlement).tap()
        for size in SIZES:
            mei.page.set_viewport_size({"width": size.width, "height": size.height})
            assert mei.page.evaluate(COVERED) == 0, size
        mei.tap("回房间")
        expect(mei.page.get_by_text("上一场打了 1 盘")).to_be_visible()


def test_the_menu_is_read_from_its_title_and_closes_on_auto_play(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.make_room("neijiang", claim_ms=0)
        mei.with_bots().start()
        mei.tap("菜单")
        menu = mei.page.get_by_role("dialog", name="菜单")
        expect(menu.get_by_role("heading", name="菜单")).to_be_focused()
        menu.get_by_role("switch", name="托管").tap()
        expect(menu).to_be_hidden()


def test_seats_are_named_alike_everywhere(browser: Browser, calm_home: House) -> None:
    """A bot is a bot in the room, at the table and in the settlement; one's own plate bears no name."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.make_room("fulushou", {"players": 2}, claim_ms=0)
        mei.with_bots()
        expect(mei.page.locator(".chair-name", has_text="电脑 2")).to_be_visible()
        mei.start()
        expect(mei.page.locator('.plate[data-seat="1"] .plate-name')).to_have_text("电脑 2")
        expect(mei.page.locator('.plate[data-seat="0"]')).not_to_contain_text("阿梅")
        play_round(Player(mei))
        expect(mei.settlement.get_by_role("rowheader", name="对家 电脑 2")).to_be_visible()


def test_a_full_room_is_listed_as_one_to_watch(browser: Browser) -> None:
    """In a house of its own: where many wait for players, full rooms are not listed any more."""
    with house() as home, people(mei := Person(browser, home, "阿梅"), bo := Person(browser, home, "阿博")):
        code = mei.make_room("fulushou", {"players": 2})
        mei.seated()
        line = bo.go().loaded().page.locator(".room-item", has_text=code)
        expect(line).to_contain_text("1/2 人")
        expect(line).not_to_contain_text("只能旁观")
        mei.with_bots()
        bo.page.reload()
        expect(line).to_contain_text("只能旁观")


def with_waits(waits: list[dict[str, Any]]) -> Callable[[WebSocketRoute], None]:
    """A line to the server on which every hint tells of these waits."""

    def heard(message: dict[str, Any]) -> bool:
        if message["type"] == "hinted":
            message |= {"waits": waits, "discards": {}}
        return True

    return between(heard)


def scrolls(page: Page) -> bool:
    """Whether the line above the actions holds more than it shows."""
    return bool(page.locator(".status-line").evaluate("it => it.scrollHeight > it.clientHeight"))


@pytest.mark.parametrize(("game", "options", "suit"), [("neijiang", {}, "p"), ("fulushou", {"players": 2}, "x")])
def test_many_waits_are_told_without_scrolling(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any], suit: str
) -> None:
    """On the smallest screen; a tile of which no copy is left is not told of."""
    tiles = [wait | {"tile": f"{wait['rank']}{suit}"} for wait in WAITS]
    mei = Person(browser, calm_home, "阿梅", Look(size=SMALL))
    with people(mei):
        mei.page.route_web_socket("**/ws", with_waits(tiles))
        mei.make_room(game, options, claim_ms=0)
        mei.with_bots().start()
        until_asked(Player(mei))
        expect(mei.page.locator(".waits .wait")).to_have_count(7)
        assert not scrolls(mei.page)
