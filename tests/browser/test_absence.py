"""Who is away for a while, or does not want to be asked: 托管, 自动胡, 自动过."""

import json
import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, WebSocket, WebSocketRoute, expect

from tests.browser.browser import SIZES
from tests.browser.middleman import between
from tests.browser.people import MENU, Person, people, sit_together, to_next_round
from tests.browser.playing import LONG, SECONDS, Player, Spot, play, until_asked
from tests.browser.test_access import BEYOND
from tests.server.house import House

GAMES: Final = pytest.mark.parametrize(("game", "options"), [("neijiang", {}), ("fulushou", {"players": 2})])
WIN, PASS = "自动胡", "自动过"
ANSWERS: Final = ("discard", "pass", "chow", "pong", "kong", "win")


def at_a_table(browser: Browser, home: House, game: str, options: dict[str, Any]) -> Person:
    """Somebody with bots."""
    mei = Person(browser, home, "阿梅")
    mei.make_room(game, options, claim_ms=0)
    mei.with_bots().start()
    return mei


def order(mei: Person, *orders: str) -> None:
    """Switch orders on in the menu."""
    mei.tap(MENU)
    menu = mei.page.get_by_role("dialog", name=MENU)
    for name in orders:
        menu.get_by_role("switch", name=name).tap()
    mei.button("关闭", within=menu).tap()


def standing(mei: Person, name: str) -> Locator:
    """The sign of an order that stands; a tap takes it back."""
    return mei.button(f"关掉{name}")


class Ear:
    """Hears what a page is asked and what it answers: each answer, its window, and whose tile or card lay open then."""

    def __init__(self, mei: Person, declared: Any) -> None:
        self._names = {event["code"]: event["name"] for event in declared["events"]}
        self.answers: list[tuple[str, int]] = []
        self.window, self.open = -1, -1
        """The window that was asked last, and the seat that discarded or turned up last."""
        self.own: set[int] = set()
        """Windows about a card that one has turned up oneself."""
        mei.page.on("websocket", self._listen)
        mei.page.reload()
        mei.at_table()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note)
        socket.on("framereceived", self._note)

    def _note(self, text: str | bytes) -> None:
        message = json.loads(text)
        frames = message.get("frames", []) + [message[key] for key in ("frame",) if key in message]
        for code, seat, *_ in (event for frame in frames for event in frame["events"]):
            if self._names[code] in {"discard", "turn"}:
                self.open = seat
        if message["type"] == "ask":
            self.window = message["window"] + 1000 * message["round"]
            if self.open == 0 and "pass" in message["actions"]:
                self.own.add(self.window)
        if message["type"] == "answer":
            self.answers.append((message["action"], self.window))

    def passed(self) -> set[int]:
        """The windows in which the page passed."""
        return {window for action, window in self.answers if action == "pass"}


class Choosy(Player):
    """Wins and makes kongs, and passes where he is asked about a card of his own; keeps those windows."""

    def __init__(self, person: Person, ear: Ear) -> None:
        super().__init__(person, claims=("win", "kong", "pass"))
        self.asked: set[int] = set()
        self._ear = ear

    def _tap(self, what: str, spot: Spot) -> bool:
        if what == "pass":
            expect(self.person.page.locator(".cards-middle")).to_contain_text("你揭")
            self.asked.add(self._ear.window)
        return super()._tap(what, spot)


@GAMES
def test_auto_play_is_one_tap_and_seen_by_all(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any]
) -> None:
    mei, bo = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿博")
    with people(mei, bo):
        sit_together(mei, bo, game, options, bots=game == "neijiang", claim_ms=0)
        badge = mei.page.locator('.plate[data-seat="1"] .badge-auto')
        expect(badge).to_have_count(0)
        bo.button("托管").tap()
        expect(badge).to_have_text("托管")
        expect(bo.button("托管")).to_have_attribute("aria-pressed", "true")
        bo.button("托管").tap()
        expect(badge).to_have_count(0)
        expect(bo.page.get_by_text("正在托管，系统替你打")).to_be_hidden()


@GAMES
def test_auto_pass_declines_claims_and_nothing_else(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any]
) -> None:
    """Played on, through further rounds if need be, until it has passed three times; nobody was asked then.

    About a card that one has turned up oneself one is asked all the same.
    """
    mei = at_a_table(browser, calm_home, game, options)
    with people(mei):
        ear = Ear(mei, calm_home.get(f"/api/games/{game}").json())
        order(mei, PASS)
        expect(standing(mei, PASS)).to_be_visible()
        player = Choosy(mei, ear)

        def passed() -> bool:
            if player.is_settled():
                to_next_round(mei)
            own = game == "neijiang" or ear.own & ear.passed()
            return bool(own) and player.asked <= ear.passed() and len(ear.passed() - player.asked) >= 3

        play([player], passed, LONG)
        assert player.asked == ear.own & ear.passed(), "asked about one's own card, and never else"
        assert not {"pong", "peng"} & {action for action, _ in ear.answers}
        assert player.done["discard"] > 0
        standing(mei, PASS).tap()
        expect(standing(mei, PASS)).to_be_hidden()


def offering(actions: list[str], answered: list[str]) -> Callable[[WebSocketRoute], None]:
    """A line on which every question offers these actions; answers go no further."""

    def heard(message: dict[str, Any]) -> bool:
        if message["type"] == "ask":
            message["actions"] = actions
        return True

    def said(message: dict[str, Any]) -> bool:
        if message["type"] == "answer":
            answered.append(message["action"])
        return bool(message["type"] != "answer")

    return between(heard, said)


def test_a_win_is_never_declined_by_itself(browser: Browser, calm_home: House) -> None:
    """With 自动过 alone one is asked; once 自动胡 is on too, it is won at once."""
    answered: list[str] = []
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.page.route_web_socket("**/ws", offering(["win", "pong", "pass"], answered))
        mei.make_room("neijiang", claim_ms=0)
        mei.with_bots().start()
        order(mei, PASS)
        expect(mei.page.locator("[data-action=win]")).to_be_visible()
        assert answered == []
        order(mei, WIN)
        expect(mei.page.locator("[data-action=win]")).to_be_hidden()
        assert answered == ["win"]


class Deputy:
    """A line on which somebody plays in place of the page, as a coach tells him: all but the wins, which are its own.

    Bots that are called play at random, so that a round is won soon.
    """

    def __init__(self) -> None:
        self.by_itself: list[str] = []
        """What the page answered."""
        self._plays = False
        self._waits: Any = None
        self._said = 0

    def begin(self) -> None:
        """Play from now on."""
        self._plays = True
        if self._waits:
            self._asked(self._waits)

    def route(self, line: WebSocketRoute) -> None:
        """Stand between page and server."""
        self._server = line.connect_to_server()

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if not message.get("id", "").startswith("deputy"):
                line.send(text)
            if message["type"] == "ask":
                self._asked(message)
            elif message["type"] == "coached":
                self._say("answer", window=self._waits["window"], action=f"discard {message['lines'][0]['discard']}")

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "answer":
                self.by_itself.append(message["action"])
            self._server.send(json.dumps(message | {"bot": "random"} if message["type"] == "bot" else message))

        self._server.on_message(told)
        line.on_message(said)

    def _asked(self, ask: Any) -> None:
        self._waits = ask
        if not self._plays or "win" in ask["actions"]:
            return
        if any(action.startswith("discard") for action in ask["actions"]):
            self._say("coach")
        else:
            self._say("answer", window=ask["window"], action=_claim(ask["actions"]))

    def _say(self, kind: str, **body: Any) -> None:
        self._said += 1
        self._server.send(json.dumps({"type": kind, "id": f"deputy {self._said}", **body}))


def _claim(actions: list[str]) -> str:
    """What leads to a win soon: groups of one kind, and no rows."""
    return next((action for action in actions if action.split()[0] in {"pong", "peng", "kong", "liu", "wei"}), "pass")


@GAMES
def test_auto_win_wins_without_a_tap(browser: Browser, calm_home: House, game: str, options: dict[str, Any]) -> None:
    """Round after round until the page has won one by itself: while they are played, nobody touches it."""
    deputy = Deputy()
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.page.route_web_socket("**/ws", deputy.route)
        mei.make_room(game, options, claim_ms=0)
        mei.with_bots().start()
        order(mei, WIN)
        deputy.begin()
        mei.settlement.wait_for(timeout=1000 * SECONDS)
        end = time.monotonic() + LONG
        while not deputy.by_itself and time.monotonic() < end:
            to_next_round(mei)
            mei.settlement.wait_for(timeout=1000 * SECONDS)
        assert deputy.by_itself == ["win"]
        expect(mei.settlement.locator(".winner", has_text="你").first).to_be_visible()


def refusing(code: str) -> Callable[[WebSocketRoute], None]:
    """A line on which every answer is refused."""

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "answer":
                error = {"code": code, "message": "", "at": ""}
                line.send(json.dumps({"type": "error", "id": message["id"], "error": error, "retry": False}))
            else:
                server.send(text)

        line.on_message(said)

    return route


@pytest.mark.parametrize(
    ("code", "notes"),
    [("late", 0), *(pytest.param(*one, marks=pytest.mark.long) for one in (("not_playing", 0), ("no_seat", 1)))],
)
def test_an_answer_that_came_too_late_is_no_fault(browser: Browser, calm_home: House, code: str, notes: int) -> None:
    """Somebody else was quicker, and may even have ended the round; what is wrong otherwise is told."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.page.route_web_socket("**/ws", refusing(code))
        mei.make_room("fulushou", {"players": 2, "discard_seconds": 60}, claim_ms=0)
        mei.with_bots().start()
        player = Player(mei)
        play([player], lambda: any(player.done[what] for what in ANSWERS))
        expect(mei.page.locator(".status-line")).to_have_attribute("data-turn", "others")
        expect(mei.page.locator(".toast.bad")).to_have_count(notes)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("neijiang", {}),
        pytest.param("neijiang", {"players": 6}, marks=pytest.mark.long),
        pytest.param("weimaque", {}, marks=pytest.mark.long),
        ("fulushou", {"players": 2}),
    ],
)
def test_orders_stay_with_the_table_and_fit_every_screen(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any]
) -> None:
    mei = at_a_table(browser, calm_home, game, options)
    with people(mei):
        order(mei, WIN, PASS)
        until_asked(Player(mei))
        mei.page.reload()
        mei.at_table()
        for size in SIZES:
            mei.page.set_viewport_size({"width": size.width, "height": size.height})
            for name in (WIN, PASS):
                expect(standing(mei, name)).to_be_in_viewport(ratio=1)
            expect(mei.button("托管")).to_be_in_viewport(ratio=1)
            assert mei.page.evaluate(BEYOND) == [0, 0], size
            assert [tile["tile"] for tile in Player(mei).look()["hand"] if tile["spot"] is None] == [], size
