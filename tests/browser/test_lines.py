"""Lines that are lost, frozen, taken over: the player sees it, and nothing is missing afterwards."""

import time
from typing import Final

import pytest
from playwright.sync_api import Browser, CDPSession, WebSocket, WebSocketRoute, expect

from tests.browser.people import Person, people
from tests.browser.playing import Player, play, play_round
from tests.server.house import House, Json

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
TABLE: Final = """
() => [
  document.querySelector(".top-facts")?.textContent,
  document.querySelector(".settlement") !== null,
  document.querySelector(".cards-wall")?.textContent,
  [...document.querySelectorAll('[data-place^="river:"]')]
    .map((river) => [river.dataset.place, river.querySelectorAll("[data-face]").length].join())
    .sort(),
]
"""
"""What everybody at a table sees alike: the round, whether it is settled, the wall of cards, what was put down."""


def alone(browser: Browser, home: House) -> Person:
    """Somebody at a table with bots."""
    mei = Person(browser, home, "阿梅")
    mei.make_room("neijiang")
    mei.with_bots().start()
    return mei


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


def frozen(person: Person) -> CDPSession:
    """Put the phone into the pocket: the page is hidden, and its scripts stand still."""
    person.page.evaluate(HIDE)
    cdp = person.context.new_cdp_session(person.page)
    cdp.send("Page.setWebLifecycleState", {"state": "frozen"})
    return cdp


def thawed(person: Person, cdp: CDPSession) -> None:
    """Take it out again."""
    cdp.send("Page.setWebLifecycleState", {"state": "active"})
    person.page.evaluate(SHOW)


def right_again(person: Person, other: Person) -> None:
    """Fails unless the page shows within two seconds what somebody sees who was there all the time."""
    end = time.monotonic() + SOON
    while (shown := person.page.evaluate(TABLE)) != (true := other.page.evaluate(TABLE)):
        assert time.monotonic() < end, (shown, true)


def play_alone(other: Person, seconds: float) -> Player:
    """The others play on for so many seconds of the table's clock, or to the end of the round; and a while at least."""
    player = Player(other.at_table())
    end = time.monotonic() + seconds / RATE
    play([player], lambda: player.is_settled() or (time.monotonic() > end and player.done["discard"] > 1))
    return player


@pytest.mark.parametrize(("game", "options", "bots"), [("neijiang", {}, True), ("fulushou", {"players": 2}, False)])
@pytest.mark.parametrize("seconds", [5, 60])
def test_a_page_that_was_hidden_is_right_at_once(
    browser: Browser, home: House, seconds: int, game: str, options: Json, bots: bool
) -> None:
    """A phone in the pocket: the house plays for it, and when it wakes it shows the same table as the others'."""
    mei, bo = Person(browser, home, "阿梅"), Person(browser, home, "阿博")
    with people(mei, bo):
        bo.come_in(mei.make_room(game, options)).ready()
        if bots:
            mei.with_bots()
        mei.start()
        before = mei.page.evaluate(TABLE)
        pocket = frozen(mei)
        other = play_alone(bo, seconds)
        assert bo.page.evaluate(TABLE) != before
        thawed(mei, pocket)
        right_again(mei, bo)
        play_round(Player(mei), other)
        assert mei.row("sitting")[-2] == mei.rounds()[0]["deltas"][0]


@pytest.mark.parametrize("seconds", [5, 60])
def test_a_phone_that_was_offline_is_right_at_once(browser: Browser, home: House, seconds: int) -> None:
    """What was held on the line comes in a burst."""
    mei, bo = Person(browser, home, "阿梅"), Person(browser, home, "阿博")
    with people(mei, bo):
        bo.come_in(mei.make_room("neijiang")).ready()
        mei.with_bots().start()
        with mei.watch.cut():
            mei.context.set_offline(True)
            other = play_alone(bo, seconds)
            mei.context.set_offline(False)
            right_again(mei, bo)
            play_round(Player(mei), other)


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


def test_a_tab_that_was_replaced_does_not_take_the_table_back(browser: Browser, calm_home: House) -> None:
    """Looked at again, it still says so; only a tap takes the table."""
    mei = alone(browser, calm_home)
    with people(mei):
        opened: list[str] = []

        def note(socket: WebSocket) -> None:
            opened.append(socket.url)

        older = mei.page
        older.on("websocket", note)
        mei.page = mei.context.new_page()
        mei.page.goto(older.url)
        mei.at_table()
        replaced = older.get_by_role("heading", name="这一桌在别处打开了")
        expect(replaced).to_be_visible()
        older.evaluate(HIDE)
        older.evaluate(SHOW)
        older.evaluate("dispatchEvent(new Event('online'))")
        play_round(Player(mei))
        expect(replaced).to_be_visible()
        assert opened == []


def test_the_newest_tab_has_the_table(browser: Browser, calm_home: House) -> None:
    """Opened in a second tab, the first says so, and can take the table back."""
    mei = alone(browser, calm_home)
    with people(mei):
        older = mei.page
        mei.page = mei.context.new_page()
        mei.page.goto(older.url)
        mei.at_table()
        expect(older.get_by_role("heading", name="这一桌在别处打开了")).to_be_visible()
        older.get_by_role("button", name="在这里接着打").tap()
        expect(mei.page.get_by_role("heading", name="这一桌在别处打开了")).to_be_visible()
        mei.page = older
        mei.at_table()
