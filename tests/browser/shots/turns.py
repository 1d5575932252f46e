"""Pictures of one's own turn: what a player can do and learn while the table waits for him."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.people import MENU, Person, people
from tests.browser.playing import Player, until_asked
from tests.browser.shots.studio import MINUTES, Studio
from tests.browser.test_absence import PASS, WIN, order, standing
from tests.browser.test_advice import COACH, without_first_discard
from tests.browser.test_hands import set_sorting, swipe, top_of

TO_THE_END: Final = "sheet => [sheet, ...sheet.querySelectorAll('*')].forEach((it) => (it.scrollTop = 1e6))"
ALIKE: Final = """
(faces) => faces.map((face) => document.querySelectorAll(`main [data-face="${face}"]`).length)
"""
"""How often faces lie open at the table."""


def shoot_turn(studio: Studio) -> None:
    """What a player can do and learn while he owes a discard; the table stands still meanwhile."""
    mei = studio.somebody("阿梅", studio.houses.slow)
    with people(mei):
        mei.make_room(studio.scene.game, studio.scene.options, claim_ms=0)
        mei.with_bots().start()
        until_asked(Player(mei), discards=studio.scene.discards, seconds=MINUTES * 60)
        mei.page.clock.set_fixed_time(mei.page.evaluate("Date.now()"))
        _afresh(mei)
        for part, shoot in TURN.items():
            if studio.camera.wants(part):
                shoot(studio, mei)


def _afresh(mei: Person) -> None:
    mei.page.reload()
    mei.at_table()


def _lit(studio: Studio, mei: Person) -> None:
    """Of one's tiles that which lies open most often."""
    faces = mei.tiles()
    counts = mei.page.evaluate(ALIKE, faces)
    face = max(zip(counts, faces, strict=True))[1]
    mei.page.touchscreen.tap(*top_of(mei.hand.and_(mei.page.locator(f'[data-face="{face}"]')).first))
    expect(mei.page.locator(".seen-count")).to_be_visible()
    studio.camera.take(mei, "lit")
    _afresh(mei)


def _order(studio: Studio, mei: Person) -> None:
    if studio.scene.family == "mahjong":
        held = mei.page.locator(".mj-held")
        set_sorting(mei, "关")
        x, y = top_of(held.nth(3))
        swipe(mei.page, top_of(held.first), (x + 12, y))
        studio.camera.take(mei, "order")
        set_sorting(mei, "开")
        return
    column = mei.page.locator(".cards-column")
    swipe(mei.page, top_of(_top(column.first)), top_of(_top(column.nth(2))))
    studio.camera.take(mei, "order")
    mei.tap("理牌")


def _top(column: Locator) -> Locator:
    return column.locator(".card").first


def _coach(studio: Studio, mei: Person) -> None:
    _switch(mei, COACH)
    expect(mei.page.get_by_role("region", name="教练")).to_be_visible()
    studio.camera.take(mei, "coach")
    mei.tap("关掉教练")


def _switch(mei: Person, name: str) -> None:
    mei.tap(MENU)
    menu = mei.page.get_by_role("dialog", name=MENU)
    menu.get_by_role("switch", name=name).tap()
    mei.button("关闭", within=menu).tap()


def _why(studio: Studio, mei: Person) -> None:
    mei.tap("为什么不能？")
    sheet = mei.page.get_by_role("dialog", name="为什么现在不能？")
    expect(sheet.get_by_role("link").first).to_be_visible()
    studio.camera.take(mei, "why")
    mei.button("关闭", within=sheet).tap()


def _orders(studio: Studio, mei: Person) -> None:
    order(mei, WIN, PASS)
    studio.camera.take(mei, "orders")
    for name in (WIN, PASS):
        standing(mei, name).tap()


def _menu(studio: Studio, mei: Person) -> None:
    mei.tap(MENU)
    menu = mei.page.get_by_role("dialog", name=MENU)
    expect(menu.get_by_role("group", name="说句话").get_by_role("button").first).to_be_visible()
    studio.camera.take(mei, "menu")
    mei.button("静音", within=menu).tap()
    menu.evaluate(TO_THE_END)
    studio.camera.take(mei, "menu", "end")
    mei.tap("打开声音")
    mei.button("关闭", within=menu).tap()


def _rule(studio: Studio, mei: Person) -> None:
    """The last of them: from here on one discard is never offered."""
    mei.page.route_web_socket("**/ws", without_first_discard(studio.scene.rule))
    _afresh(mei)
    mei.page.locator("main button[data-face].banned").first.tap(position={"x": 8, "y": 8})
    expect(mei.page.get_by_role("dialog", name="这张牌现在不能打").get_by_role("link")).to_be_visible()
    studio.camera.take(mei, "rule")


TURN: Final[dict[str, Callable[[Studio, Person], None]]] = {
    "lit": _lit,
    "order": _order,
    "coach": _coach,
    "why": _why,
    "orders": _orders,
    "menu": _menu,
    "rule": _rule,
}
