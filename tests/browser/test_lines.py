"""Lines that are lost, frozen, taken over: the player sees it, and nothing is missing afterwards."""

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, WebSocket, WebSocketRoute, expect

from paiju.core.events import EVERYTHING
from tests.browser.people import Person, people, sit_together
from tests.browser.playing import Player, play, play_round
from tests.kit import compiled
from tests.server.house import House, Json

Away = Callable[[Person], AbstractContextManager[Callable[[], None]]]

LOST = "断线，重连中"
HEART = 9_000
"""A little more than the time between two signs of life (ms)."""
RATE: Final = 20
"""How much faster than the wall's the clock of `home` runs."""
SOON: Final = 2
"""So soon the table is right for who comes back (s)."""

HIDE: Final = """
() => {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
SHOW: Final = """
() => {
  delete document.visibilityState;
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
SEEN: Final = """
() => {
  const all = (what, root = document) => [...root.querySelectorAll(what)];
  const faces = (root, what = "[data-face]") => all(what, root).map((it) => it.dataset.face);
  const over = document.querySelector(".status-line")?.dataset.turn === "over";
  const open = over ? "[data-face]" : "[data-face]:not(.cards-veiled)";
  const group = (it) => [all(".tile, .card", it).length, ...new Set(faces(it, open).sort())].join(" ");
  const plates = all(".plate[data-seat]");
  const own = Number(document.querySelector(".plate-own")?.dataset.seat);
  const seen = {
    frame: window.frame ?? null,
    facts: document.querySelector(".top-facts")?.textContent ?? null,
    settled: document.querySelector(".settlement") !== null,
    wall: document.querySelector(".cards-wall")?.textContent ?? null,
    [`hand:${own}`]: faces(document, ":is(.mj-held, .cards-hand-tray) [data-face]").sort(),
  };
  for (const plate of plates) {
    seen[`score:${plate.dataset.seat}`] = plate.querySelector(".plate-score").textContent;
    seen[`groups:${plate.dataset.seat}`] = [];
  }
  for (const row of all('[data-place^="river:"]')) seen[row.dataset.place] = faces(row);
  for (const laid of all('[data-place^="melds:"]'))
    seen[laid.dataset.place.replace("melds", "groups")] = all("li", laid).map(group);
  for (const theirs of all(".mj-over .mj-theirs.mj-open")) {
    const seat = theirs.closest("[data-place]").dataset.place.slice("seat:".length);
    seen[`hand:${seat}`] = faces(theirs, "[data-face]:not(.mj-won-tile)").sort();
  }
  const sides = document.querySelector(".cards-table") ? { 2: ["across"], 3: ["right", "left"] }[plates.length] : [];
  for (const [place, side] of ["foot", ...(sides ?? [])].entries()) {
    const row = document.querySelector(`.cards-river-${side}`);
    if (!row) continue;
    const seat = (own + place) % plates.length;
    if (over && place > 0) seen[`hand:${seat}`] = faces(row).sort();
    else seen[`river:${seat}`] = faces(row);
    const laid = document.querySelector(place > 0 ? `.cards-seat-${side}` : ".cards-laid");
    seen[`groups:${seat}`] = all(".cards-group", laid).map(group);
  }
  return seen;
}
"""
"""What a page shows of its table: sums, rows, groups and the own hand by seat, at the end all hands.

Of a group it is how many tiles it has, and which of them all may see. Word cards show no rows of others at the end.
"""
NOTE_FRAMES: Final = """
(() => {
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const told = JSON.parse(data);
        const frame = told.frame ?? told.frames?.at(-1);
        if (frame) window.frame = [frame.session, frame.round, frame.number];
      });
    }
  };
})()
"""
"""Notes the newest frame that came over the line."""
TABLES: Final[list[tuple[str, Json, bool]]] = [("neijiang", {}, True), ("fulushou", {"players": 2}, False)]
BOTH: Final = pytest.mark.parametrize(("game", "options", "bots"), TABLES)


def test_a_dead_network_is_noticed_by_its_silence(browser: Browser, calm_home: House) -> None:
    """No socket closes where the network just dies; the page's clock is put forward to the missing sign of life."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.page.clock.install()
        mei.make_room("neijiang")
        mei.with_bots().start().online()
        with mei.watch.cut():
            mei.context.set_offline(True)
            mei.page.clock.fast_forward(HEART)
            expect(mei.pill).not_to_have_text(LOST)  # near miss: one unanswered sign is no silence yet
            mei.page.clock.fast_forward(HEART)
            expect(mei.pill).to_have_text(LOST)
            mei.context.set_offline(False)
            mei.page.clock.fast_forward(HEART)
            mei.online()
        play_round(Player(mei))


@contextmanager
def pocketed(person: Person) -> Iterator[Callable[[], None]]:
    """The phone is in the pocket: the page is hidden, and its scripts stand still. Gives how to take it out again."""
    person.page.evaluate(HIDE)
    cdp = person.context.new_cdp_session(person.page)
    cdp.send("Page.setWebLifecycleState", {"state": "frozen"})

    def back() -> None:
        cdp.send("Page.setWebLifecycleState", {"state": "active"})
        person.page.evaluate(SHOW)

    yield back


@contextmanager
def offline(person: Person) -> Iterator[Callable[[], None]]:
    """The phone has no network; what is held on the line comes in a burst. Gives how it is found again."""
    with person.watch.cut():
        person.context.set_offline(True)
        yield lambda: person.context.set_offline(False)


def differing(shown: Json, true: Json) -> list[str]:
    """What two pages show differently of what both of them show."""
    return [key for key in shown.keys() & true.keys() - {"frame"} if shown[key] != true[key]]


def right_again(person: Person, other: Person) -> Json:
    """Fails unless the page shows within two seconds what somebody sees who was there all the time; what it shows."""
    end = time.monotonic() + SOON
    while wrong := differing(shown := person.page.evaluate(SEEN), true := other.page.evaluate(SEEN)):
        assert time.monotonic() < end, (wrong, shown, true)
    assert len([key for key in shown.keys() & true.keys() if key.startswith(("groups:", "score:"))]) >= 4
    assert shown["settled"] or {"river:0", "river:1"} <= shown.keys() & true.keys()
    return dict(shown)


def check_hand(person: Person, shown: Json) -> None:
    """The own hand that a page showed is that of the record, which tells it frame by frame now."""
    session, number, frame = shown["frame"]
    newest = person.rounds()[0]
    assert [newest["session"], newest["number"]] == [session, number]
    path = f"/api/tables/{newest['table']}/frames?session={session}&number={number}"
    played = person.home.get(path).json()
    state = compiled(played["game"], played["options"]).blank(EVERYTHING)
    held: list[list[str]] = []
    for events in played["frames"][: frame + 1]:
        for event in events:
            state.evolve(tuple(event))
        counts = zip(played["kinds"], state.hand, strict=False)  # seat 0 comes first
        held.append(sorted(name for name, count in counts for _ in range(count)))
    assert shown["hand:0"] in held[-2:], "the newest frame may have come without being shown yet"


def play_alone(other: Person, seconds: float) -> Player:
    """The others play on for so many seconds of the table's clock, or to the end of the round; and a while at least."""
    player = Player(other)
    end = time.monotonic() + seconds / RATE
    play([player], lambda: player.is_settled() or (time.monotonic() > end and player.done["discard"] > 1))
    return player


def sit_down(mei: Person, bo: Person, game: str, options: Json, bots: bool) -> None:
    """Both at one table, with bots where seats are left; of Mei it is noted what she is told."""
    mei.context.add_init_script(NOTE_FRAMES)
    sit_together(mei, bo, game, options, bots=bots)


WAYS: Final = [(pocketed, 5), (offline, 60), (pocketed, 60), (offline, 5)]
"""Of each game two are tried in short runs, and all in long ones."""
SHORT: Final = {"neijiang": WAYS[:2], "fulushou": WAYS[2:]}


@pytest.mark.parametrize(
    ("table", "away", "seconds"),
    [
        pytest.param(table, *way, marks=[] if way in SHORT[table[0]] else pytest.mark.long)
        for table in TABLES
        for way in WAYS
    ],
)
def test_who_was_away_sees_the_table_as_it_is_at_once(
    browser: Browser, home: House, away: Away, seconds: int, table: tuple[str, Json, bool]
) -> None:
    """Meanwhile the house plays; the page shows then what another's shows, and of the own hand what the record says."""
    mei, bo = Person(browser, home, "阿梅"), Person(browser, home, "阿博")
    with people(mei, bo):
        sit_down(mei, bo, *table)
        before = mei.page.evaluate(SEEN)
        with away(mei) as back:
            other = play_alone(bo, seconds)
            assert differing(before, bo.page.evaluate(SEEN))
            back()
            shown = right_again(mei, bo)
            play_round(Player(mei), other)
        assert mei.row("sitting")[-2] == mei.rounds()[0]["deltas"][0]
        check_hand(mei, shown)


class DeadLine:
    """A network that says nothing any more, and does not close either; a new line through it lives."""

    def __init__(self, person: Person) -> None:
        self.lines = 0
        self.dead: set[int] = set()
        person.page.route_web_socket("**/ws", self._route)

    def _route(self, line: WebSocketRoute) -> None:
        number = self.lines = self.lines + 1
        server = line.connect_to_server()
        line.on_message(lambda text: None if number in self.dead else server.send(text))
        server.on_message(lambda text: None if number in self.dead else line.send(text))

    def die(self) -> None:
        """The line that stands says no more."""
        self.dead.add(self.lines)


def test_a_line_that_died_meanwhile_is_given_up_at_once(browser: Browser, calm_home: House) -> None:
    """Back at the page, one waits a second for a sign of life, not six; then a new line is opened."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.page.clock.install()
        network = DeadLine(mei)
        mei.make_room("neijiang")
        mei.with_bots().start().online()
        network.die()
        mei.page.evaluate(HIDE)
        mei.page.evaluate(SHOW)
        mei.page.clock.fast_forward(1_000)
        expect(mei.pill).to_have_text(LOST)
        mei.page.clock.fast_forward(300)
        mei.online()
        assert network.lines == 2
        play_round(Player(mei))


@BOTH
def test_of_two_tabs_one_has_the_table_and_shows_it_at_once(
    browser: Browser, home: House, game: str, options: Json, bots: bool
) -> None:
    """The newest has it. The other says so, also when it is looked at again; only a tap takes the table back."""
    mei, bo = Person(browser, home, "阿梅"), Person(browser, home, "阿博")
    with people(mei, bo):
        sit_down(mei, bo, game, options, bots)
        opened: list[str] = []

        def note(socket: WebSocket) -> None:
            opened.append(socket.url)

        older = mei.page
        older.on("websocket", note)
        newer = mei.page = mei.context.new_page()
        newer.goto(older.url)
        mei.at_table()
        right_again(mei, bo)
        replaced = older.get_by_role("heading", name="这一桌在别处打开了")
        expect(replaced).to_be_visible()
        older.evaluate(HIDE)
        older.evaluate(SHOW)
        older.evaluate("dispatchEvent(new Event('online'))")
        other = play_alone(bo, 5)
        right_again(mei, bo)
        expect(replaced).to_be_visible()
        assert opened == []
        mei.page = older
        mei.tap("在这里接着打")
        shown = right_again(mei, bo)
        expect(newer.get_by_role("heading", name="这一桌在别处打开了")).to_be_visible()
        play_round(Player(mei), other)
        assert mei.row("sitting")[-2] == mei.rounds()[0]["deltas"][0]
        check_hand(mei, shown)
