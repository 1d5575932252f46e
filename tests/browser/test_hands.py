"""Hands at the table: flicked, arranged, kept; tiles of one kind lit and counted; nothing jumps."""

import json
import re
import time
from collections import Counter
from collections.abc import Callable
from itertools import chain
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.browser import ASIDE, PATIENCE, PHONE, SMALL, Look, Size
from tests.browser.middleman import between
from tests.browser.people import Person, people, to_next_round
from tests.browser.playing import LONG, Player, Witness, play, until_asked
from tests.kit import compiled
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

    def heard(message: dict[str, Any]) -> bool:
        discards = [action for action in message.get("actions", []) if action.startswith("discard ")]
        if message["type"] == "ask" and len(discards) > 1:
            barred[:] = [discards[0].removeprefix("discard ")]
            message["actions"].remove(discards[0])
        return True

    return between(heard)


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


PLACE: Final = "tile => tile.closest('[data-place]').dataset.place"

TREMBLED: Final[tuple[tuple[Callable[[Page, Spot, Spot], None], Spot], ...]] = (
    (drag, (5, 7)),
    (swipe, (-7.2, -9.6)),
    (swipe, (12, 0)),
    (swipe, (9.3, -12.4)),
    (swipe, (-15.5, 0)),
    (swipe, (0, 15.5)),
)
"""By mouse and by touch, a little, 12 and 15.5 pixels."""


@BOTH
def test_a_trembling_finger_still_taps(browser: Browser, calm_home: House, family: Family) -> None:
    """What slips a little lifts the tile, as ever; beside the hand nothing hinders a finger that scrolls."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        said = answers_of(mei.page)
        sit_down(mei, family)
        before = len(said)
        lifted = mei.page.locator("main button[data-face][aria-pressed=true]")
        for by, (right, down) in TREMBLED:
            tile = legal(mei)
            place, (x, y) = tile.evaluate(PLACE), top_of(tile)
            by(mei.page, (x, y), (x + right, y + down))
            eventually(mei.page, lambda: [one.evaluate(PLACE) for one in lifted.all()], [place])
        assert said[before:] == []
        tile = lifted
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
    """Upon another column, beside the last one, by keyboard; over a reload and a discard; one tap sorts them."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        player = sit_down(mei, CARDS)
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

        column.nth(0).locator(".card").last.focus()
        mei.page.keyboard.press("Shift+ArrowRight")
        moved = first[0][-1]
        eventually(mei.page, lambda: moved in columns_in(mei)[1 if len(first[0]) > 1 else 0], True)
        mine = columns_in(mei)
        discard_and_draw(player)
        now = columns_in(mei)
        assert sum(map(len, now)) < sum(map(len, mine))
        assert now == still_there(mine, now)


def discard_and_draw(player: Player) -> None:
    """Discard a card and let another be turned up, or the round end."""
    wall = player.person.page.locator(".cards-wall")
    player.done.clear()
    before = wall.inner_text()
    play([player], lambda: player.is_settled() or (player.done["discard"] > 0 and wall.inner_text() != before))


def still_there(mine: list[list[str]], now: list[list[str]]) -> list[list[str]]:
    """The own columns without the cards that are gone, of equal ones the last; columns that are empty close up."""
    left = Counter(chain.from_iterable(now))
    found: list[list[str]] = []
    for column in mine:
        found.append([])
        for card in column:
            if left[card] > 0:
                left[card] -= 1
                found[-1].append(card)
    return [column for column in found if column]


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

        until_grouped(mei)
        for face in sorted(set(mei.page.locator(GROUPED).evaluate_all(FACES))):
            mei.page.mouse.move(1, 1)
            mei.page.locator(GROUPED).and_(mei.page.locator(f'[data-face="{face}"]')).first.hover()
            alike = mei.page.locator(f'main :is({family.hand}, {family.around}) [data-face="{face}"]')
            expect(mei.page.locator("main .lit")).to_have_count(alike.count())
            count = mei.page.evaluate(COUNT, [f":is({family.hand}, .mj-river, .cards-river)", face])
            expect(counted).to_have_text(f"已见 {count}/4")


GROUPED: Final = "main :is(.mj-melds, .cards-group) [data-face]"
COUNT: Final = """
([around, face]) => {
  const all = (what, root = document) => [...root.querySelectorAll(what)];
  const alike = `[data-face="${face}"]`;
  const groups = all("main :is(.mj-melds > li, .cards-group)").filter((group) => group.querySelector(alike));
  const among = groups.map((group) => {
    const others = all(`[data-face]:not(${alike})`, group).length;
    return others > 0 ? all(alike, group).length : all(".tile, .card", group).length;
  });
  return all(`main ${around} ${alike}`).length + among.reduce((sum, count) => sum + count, 0);
}
"""
"""How many of a kind one has seen: of groups of one kind those too that lie face down."""


def until_grouped(mei: Person) -> None:
    """Claim what is to be had, until groups lie there and one is asked for a discard."""
    player = Player(mei, ("win", "kong", "pong", "chow", "pass"))

    def comes() -> bool:
        seen = player.look()
        if seen is not None and seen["settled"]:
            to_next_round(mei)
        return seen is not None and seen["turn"] == "discard" and mei.page.locator(GROUPED).count() > 0

    play([player], comes, LONG)


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
@pytest.mark.parametrize(
    "size", [SMALL, *(pytest.param(size, marks=pytest.mark.long) for size in (PHONE, ASIDE))], ids=str
)
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


MARKS: Final = """
() => [...document.querySelectorAll("main :is(.mj-river, .cards-river) .last")].map((it) => {
  const row = it.closest(".mj-river, .cards-river");
  const seat = row.dataset.place?.slice("river:".length) ?? ["foot", "across"].findIndex(
    (side) => row.classList.contains(`cards-river-${side}`),
  );
  return [Number(seat), it.dataset.face, it === [...row.querySelectorAll("[data-face]")].at(-1)];
})
"""
"""The marked tiles: the seat of each one's row, its face, whether it is the last there. Two play word cards here."""


class Marked(Witness):
    """Waits for discards of several seats that nobody took."""

    def __init__(self, person: Person, family: Family) -> None:
        super().__init__(person, ("pass",))
        names = compiled(family.game).vocabulary.names
        self._lays = {names[name] for name in ("discard", "turn") if name in names}
        self._kinds: list[str] = []
        self._laid: list[Any] = []
        """Seat and face of what was laid last."""
        self.seats: set[int] = set()
        """Where a mark was seen."""
        person.page.on("websocket", lambda socket: socket.on("framereceived", self._told))

    def _told(self, text: str | bytes) -> None:
        message = json.loads(text)
        self._kinds = message.get("table", {}).get("kinds") or self._kinds
        for frame in message.get("frames", []) + ([message["frame"]] if "frame" in message else []):
            for code, seat, *fields in frame["events"]:
                if code in self._lays:
                    self._laid = [seat, self._kinds[fields[0]]]

    def _marks(self) -> list[Any]:
        """What is marked otherwise than it was told, now."""
        marks: list[Any] = self.person.page.evaluate(MARKS)
        self.seats.update(seat for seat, *_ in marks)
        return [mark for mark in marks if mark != [*self._laid, True]]

    def notice(self) -> None:
        """No other discard is marked than the newest, the last of the row of its seat."""
        if self._marks():  # a newer one was on its way
            eventually(self.person.page, self._marks, [])

    @property
    def all_seen(self) -> bool:
        """Marks were seen before two seats."""
        return len(self.seats) > 1


@BOTH
def test_the_last_discard_stays_marked(browser: Browser, calm_home: House, family: Family) -> None:
    """Before whoever laid it, also after the next seat has drawn, until there is a newer one."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        player = Marked(mei, family)
        mei.make_room(family.game, family.options, claim_ms=0)
        mei.with_bots().start()

        def done() -> bool:
            player.notice()
            if player.is_settled() and not player.all_seen:
                to_next_round(mei)
            return player.all_seen

        play([player], done, LONG)
