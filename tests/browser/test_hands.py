"""Hands at the table: flicked, arranged, kept; tiles of one kind lit and counted; nothing jumps."""

import json
import re
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.browser import ASIDE, PATIENCE, PHONE, SMALL, Look, Size
from tests.browser.people import Person, people, to_next_round
from tests.browser.playing import LONG, Player, Witness, play, until_asked
from tests.server.house import House

Spot = tuple[float, float]

BAN: Final = "这张牌现在不能打"


class Family(NamedTuple):
    """A game of a family, and where its tiles lie."""

    game: str
    options: dict[str, Any]
    hand: str
    around: str
    """All tiles that lie open, the own hand apart."""


MAHJONG: Final = Family("neijiang", {"discard_seconds": 20}, ".mj-hand", ":is(.mj-river, .mj-melds)")
CARDS: Final = Family(
    "fulushou", {"players": 2, "discard_seconds": 60}, ".cards-hand-tray", ":is(.cards-river, .cards-group)"
)
BOTH: Final = pytest.mark.parametrize("family", [MAHJONG, CARDS], ids=lambda family: family.game)


def sit_down(mei: Person, family: Family) -> Player:
    """A table with bots where one is asked for a discard; everything else is passed by."""
    mei.make_room(family.game, family.options, claim_ms=0)
    mei.with_bots().start()
    player = Player(mei, ("pass",))
    until_asked(player, discards=1)
    return player


def eventually(page: Page, shows: Callable[[], Any], wanted: Any) -> None:
    """Wait until the page shows what is wanted."""
    end = time.monotonic() + PATIENCE / 1000
    while shows() != wanted and time.monotonic() < end:
        page.wait_for_timeout(15)
    assert shows() == wanted


def answers_of(page: Page) -> list[str]:
    """What this page answers to the server, from now on."""
    said: list[str] = []

    def listen(text: str | bytes) -> None:
        sent = json.loads(text)
        if sent["type"] == "answer":
            said.append(sent["action"])

    page.on("websocket", lambda socket: socket.on("framesent", listen))
    return said


def legal(mei: Person) -> Locator:
    """A tile of the hand that may be discarded and is not lifted."""
    return mei.page.locator("main button[data-face]:not(.banned, .dim, [aria-pressed=true])").last


def top_of(tile: Locator) -> Spot:
    """A point of a tile that nothing lies upon."""
    box = tile.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.15


FRAME: Final = 16
"""As often a screen tells where a finger is (ms)."""


def swipe(page: Page, start: Spot, end: Spot) -> None:
    """A finger goes from one point to another and is lifted."""
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: Spot) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", start)
    for part in (0.1, 0.3, 0.6, 0.8, 1):
        page.wait_for_timeout(FRAME)
        touch("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    touch("touchEnd")
    line.detach()


def drag(page: Page, start: Spot, end: Spot) -> None:
    """The same with a mouse."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def above(spot: Spot, away: float = 160) -> Spot:
    """A point straight above another."""
    return spot[0], spot[1] - away


@BOTH
@pytest.mark.parametrize("by", [swipe, drag])
def test_a_flick_discards(
    browser: Browser, calm_home: House, family: Family, by: Callable[[Page, Spot, Spot], None]
) -> None:
    """One movement, by touch and by mouse, and exactly one discard: of the tile that was moved."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        said = answers_of(mei.page)
        sit_down(mei, family)
        tile, before = legal(mei), len(said)
        face, spot = tile.get_attribute("data-face"), top_of(tile)
        by(mei.page, spot, above(spot))
        eventually(mei.page, lambda: said[before:], [f"discard {face}"])


def without_discard(barred: list[str]) -> Callable[[WebSocketRoute], None]:
    """A line to the server on which one discard is always left out of what may be done; it is noted."""

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(message: str | bytes) -> None:
            sent = json.loads(message)
            discards = [action for action in sent.get("actions", []) if action.startswith("discard ")]
            if sent["type"] == "ask" and len(discards) > 1:
                barred[:] = [discards[0].removeprefix("discard ")]
                sent["actions"].remove(discards[0])
            line.send(json.dumps(sent))

        server.on_message(told)

    return route


@BOTH
def test_a_flick_of_what_may_not_go_tells_why(browser: Browser, calm_home: House, family: Family) -> None:
    """As a tap on it does; the tile is back in its place, and nothing was answered."""
    barred: list[str] = []
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.page.route_web_socket("**/ws", without_discard(barred))
        sit_down(mei, family)
        tile = mei.hand.and_(mei.page.locator(f'[data-face="{barred[0]}"]')).first
        spot, count = top_of(tile), mei.hand.count()
        swipe(mei.page, spot, above(spot))
        expect(mei.page.get_by_role("dialog", name=BAN)).to_be_visible()
        mei.page.keyboard.press("Escape")
        expect(mei.page.get_by_role("dialog", name=BAN)).to_be_hidden()
        assert top_of(tile) == pytest.approx(spot, abs=1)
        assert mei.hand.count() == count


@BOTH
def test_a_trembling_finger_still_taps(browser: Browser, calm_home: House, family: Family) -> None:
    """A mouse that slips a little lifts the tile, as ever; beside the hand nothing hinders a finger that scrolls."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        sit_down(mei, family)
        tile = legal(mei)
        x, y = top_of(tile)
        drag(mei.page, (x, y), (x + 5, y + 7))
        expect(mei.page.locator("main button[data-face][aria-pressed=true]")).to_have_count(1)
        action = "it => getComputedStyle(it).touchAction"
        assert tile.evaluate(action) == "none"
        assert mei.page.locator(".status-line").evaluate(action) == "auto"


def order_in(mei: Person) -> list[str]:
    """The own mahjong hand from left to right, upper row first, the drawn tile apart."""
    found: list[str] = mei.page.locator(".mj-held:not(:has(.drawn)) .tile").evaluate_all(
        "tiles => tiles.map(tile => tile.dataset.face)"
    )
    return found


def test_an_own_order_of_tiles_is_kept(browser: Browser, calm_home: House) -> None:
    """Dragged by finger and moved by keyboard; through a draw and a discard, over a reload, until sorted again."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        player = sit_down(mei, MAHJONG)
        in_order = order_in(mei)
        held = mei.page.locator(".mj-held")
        swipe(mei.page, top_of(held.first), top_of(held.nth(3)))
        assert order_in(mei) == in_order, "the hand is kept sorted"

        set_sorting(mei, "关")
        x, y = top_of(held.nth(3))
        swipe(mei.page, top_of(held.first), (x + 12, y))
        mine = [*in_order[1:4], in_order[0], *in_order[4:]]
        eventually(mei.page, lambda: order_in(mei), mine)
        held.first.locator("button").focus()
        mei.page.keyboard.press("Shift+ArrowRight")
        mine[0:2] = [mine[1], mine[0]]
        eventually(mei.page, lambda: order_in(mei), mine)
        expect(held.nth(1).locator("button")).to_be_focused()

        mei.page.reload()
        mei.at_table()
        assert order_in(mei) == mine
        settled = discard_drawn(player)
        if not settled:
            assert order_in(mei) == mine
            set_sorting(mei, "开")
            eventually(mei.page, lambda: order_in(mei), in_order)


def set_sorting(mei: Person, to: str) -> None:
    """Put the switch in the menu."""
    mei.tap("菜单")
    menu = mei.page.get_by_role("dialog", name="菜单")
    switch = menu.get_by_role("switch", name="自动理牌")
    expect(switch).to_be_checked(checked=to == "关")
    switch.tap()
    mei.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()


def discard_drawn(player: Player) -> bool:
    """Discard the tile just drawn and play on to the next question; whether the round ended before it came."""
    player.done.clear()

    def comes() -> bool:
        seen = player.look()
        again = player.done["discard"] > 0 and seen is not None and seen["turn"] == "discard"
        return again or player.is_settled()

    play([player], comes)
    return player.is_settled()


def columns_in(mei: Person) -> list[list[str]]:
    """The own word cards by column."""
    found: list[list[str]] = mei.page.locator(".cards-column").evaluate_all(
        "columns => columns.map(it => [...it.querySelectorAll('.card')].map(card => card.dataset.face))"
    )
    return found


def test_cards_are_moved_between_columns_and_sorted_again(browser: Browser, calm_home: House) -> None:
    """Upon another column, beside the last one, by keyboard; over a reload; one tap sorts them."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        sit_down(mei, CARDS)
        mei.tap("理牌")
        first = columns_in(mei)
        column = mei.page.locator(".cards-column")
        (moved, *_), deep = first[0], len(first[1])
        swipe(mei.page, top_of(column.nth(0).locator(".card").first), top_of(column.nth(1).locator(".card").first))
        eventually(mei.page, lambda: sorted(columns_in(mei)[1 if len(first[0]) > 1 else 0]), sorted([*first[1], moved]))
        assert deep + 1 == len(columns_in(mei)[1 if len(first[0]) > 1 else 0])

        before = columns_in(mei)
        x, y = top_of(column.last.locator(".card").first)
        swipe(mei.page, top_of(column.nth(0).locator(".card").first), (x + 60, y + 10))
        eventually(mei.page, lambda: columns_in(mei)[-1], [before[0][0]])
        column.last.locator(".card").focus()
        mei.page.keyboard.press("Shift+ArrowLeft")
        eventually(mei.page, lambda: columns_in(mei)[-1], [*before[-1], before[0][0]])

        mine = columns_in(mei)
        mei.page.reload()
        mei.at_table()
        assert columns_in(mei) == mine
        mei.tap("理牌")
        eventually(mei.page, lambda: columns_in(mei), first)


@BOTH
def test_tiles_of_one_kind_are_lit_and_counted(browser: Browser, calm_home: House, family: Family) -> None:
    """Wherever they lie, for a finger, a mouse and the focus; as many are counted as lie there to be seen."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        sit_down(mei, family)
        grouped = set(mei.page.locator("main :is(.mj-melds, .cards-group) [data-face]").evaluate_all(FACES))
        down = mei.page.locator("main button[data-face][aria-pressed=false]")
        tile = next(one for one in down.all() if one.get_attribute("data-face") not in grouped)
        face = tile.get_attribute("data-face")
        alike = mei.page.locator(f'main :is({family.hand}, {family.around}) [data-face="{face}"]')
        counted = mei.page.locator(".seen-count")
        mei.page.touchscreen.tap(*top_of(tile))
        expect(counted).to_have_text(f"已见 {alike.count()}/4")
        expect(mei.page.locator("main .lit")).to_have_count(alike.count())
        for one in alike.all():
            expect(one).to_have_class(re.compile(r"\blit\b"))

        lain = mei.page.locator(f"main {family.around} [data-face]").first
        mei.page.mouse.move(1, 1)
        lain.hover()
        expect(lain).to_have_class(re.compile(r"\blit\b"))
        other = mei.hand.last if mei.hand.last.get_attribute("data-face") != face else mei.hand.nth(1)
        other.focus()
        expect(other).to_have_class(re.compile(r"\blit\b"))


FACES: Final = "tiles => tiles.map(tile => tile.dataset.face)"

RECORD: Final = """
(hand) => {
  window.stood = new Map();
  const note = () => {
    const line = document.querySelector(".status-line");
    const box = document.querySelector(hand);
    if (line && box && line.dataset.turn !== "over" && !document.querySelector("dialog[open]")) {
      const held = [...box.querySelectorAll("[data-place]")].filter((it) => !it.dataset.place.endsWith(".drawn"));
      const key = held.map((it) => it.dataset.place).join();
      const { top, left } = box.getBoundingClientRect();
      const stands = held.flatMap((it) => {
        const at = it.offsetParent.getBoundingClientRect();
        return [it.offsetLeft + at.left, it.offsetTop + at.top];
      });
      const places = [top, left, ...stands];
      const seen = window.stood.get(key) ?? { first: places, moved: 0, bars: new Set(), said: [] };
      const moved = Math.max(...places.map((at, one) => Math.abs(at - seen.first[one])));
      if (moved > seen.moved) [seen.moved, seen.said] = [moved, [key, line.innerText, seen.first, places]];
      seen.bars.add(document.querySelectorAll(".action-place button").length > 0);
      window.stood.set(key, seen);
    }
    window.noting = requestAnimationFrame(note);
  };
  cancelAnimationFrame(window.noting);
  note();
}
"""
"""Notes in every frame where the tiles of the hand stand, by the tiles, and whether buttons were offered then."""

STOOD: Final = """
() => [...window.stood.values()].map(({ moved, bars, said }) => ({ moved, bars: bars.size, said }))
"""
PIXEL: Final = 1
"""So much is rounding."""


class Still(Witness):
    """Waits until buttons came and went while the same hand lay there."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, ("pass",))
        self.came = False

    def notice(self) -> None:
        """No tile of a hand stood in two places."""
        for hand in self.person.page.evaluate(STOOD):
            assert hand["moved"] <= PIXEL, hand["said"]
            self.came = self.came or hand["bars"] == 2

    @property
    def all_seen(self) -> bool:
        """Buttons came and went."""
        return self.came


@BOTH
@pytest.mark.parametrize("size", [SMALL, PHONE, ASIDE], ids=str)
def test_nothing_jumps_when_buttons_come(browser: Browser, calm_home: House, family: Family, size: Size) -> None:
    """Through draws, claims that are offered, and hints that come in later."""
    mei = Person(browser, calm_home, "阿梅", Look(size=size))
    with people(mei):
        player = Still(mei)
        mei.make_room(family.game, family.options, claim_ms=0)
        mei.with_bots().start()
        mei.page.evaluate(RECORD, family.hand)

        def done() -> bool:
            if player.is_settled():
                player.notice()
                if not player.all_seen:
                    to_next_round(mei)
                    mei.page.evaluate(RECORD, family.hand)
                return player.all_seen
            return False

        play([player], done, LONG)


class Marked(Witness):
    """Waits for a discard that nobody took, seen in one's own turn."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, ("pass",))
        self.marked = 0

    def notice(self) -> None:
        """At most one discard is marked, the last of its row."""
        marks = self.person.page.locator("main :is(.mj-river, .cards-river) .last")
        assert marks.count() <= 1
        self.marked += marks.count()

    @property
    def all_seen(self) -> bool:
        """It was marked."""
        return self.marked > 0


@BOTH
def test_the_last_discard_stays_marked(browser: Browser, calm_home: House, family: Family) -> None:
    """Also after the next seat has drawn, until there is a newer one."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        player = Marked(mei)
        mei.make_room(family.game, family.options, claim_ms=0)
        mei.with_bots().start()

        def done() -> bool:
            player.notice()
            if player.is_settled() and not player.all_seen:
                to_next_round(mei)
            return player.all_seen

        play([player], done, LONG)
