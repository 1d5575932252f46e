"""What one hears and feels at a table. A sink stands in for the speaker: it keeps what would be heard."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, WebSocket, WebSocketRoute, expect

from tests.browser.people import MENU, Person, people
from tests.browser.playing import Player, play_round, until_asked
from tests.server.house import House

SINK: Final = """
(() => {
  const sink = (window.sink = { cues: [], felt: [], made: 0, resumed: 0, started: 0 });
  document.addEventListener("paiju:cue", (event) => sink.cues.push(event.detail));
  let touched = false; // what the browser says would count what tests ask of the page as a touch
  addEventListener("pointerup", () => { touched = true; }, true);
  Object.defineProperty(navigator, "userActivation", { value: { get hasBeenActive() { return touched; } } });
  navigator.vibrate = (pattern) => sink.felt.push(pattern) > 0;
  window.AudioContext = class {
    constructor() { sink.made += 1; this.state = "suspended"; this.sampleRate = 8000; this.currentTime = 0; }
    async resume() { sink.resumed += 1; this.state = "running"; }
    async suspend() { this.state = "suspended"; }
    createBuffer() { return { copyToChannel: () => undefined }; }
    createGain() { return { gain: { value: 1 }, connect: () => undefined }; }
    createBufferSource() { return { connect: (next) => next, start: () => { sink.started += 1; } }; }
  };
})();
"""
OWN: Final = {"turn", "choice", "tick"}
CALM: Final = 700
"""A little longer than what comes with a new line is silent (ms)."""
GAMES: Final = pytest.mark.parametrize(("game", "options"), [("neijiang", {}), ("fulushou", {"players": 2})])

Named = dict[int, str]


def at_a_table(browser: Browser, home: House, game: str, options: dict[str, Any]) -> Person:
    """Somebody with bots, whose phone is listened to."""
    mei = Person(browser, home, "阿梅")
    mei.context.add_init_script(SINK)
    mei.make_room(game, options, claim_ms=0)
    mei.with_bots().start()
    return mei


def sink(mei: Person) -> Any:
    """What was kept so far."""
    return mei.page.evaluate("window.sink")


def heard(mei: Person, cue: str) -> None:
    """Wait until it was heard."""
    mei.page.wait_for_function("cue => sink.cues.includes(cue)", arg=cue)


MELDS: Final = {
    "mahjong": ["chow", "pong", "kong", "kong", "kong"],
    "zipai": ["chow", "pong"],
}
LAID: Final = {"mahjong": "tile", "zipai": "card"}
CALLED: Final = {"wei": "kong", "hidden wei": "kong", "liu": "kong", "win": "win", "ready": "ready"}


def cues_of(declared: Any, frame: Any) -> Iterator[str]:
    """What a frame is to be heard as, read off the names that the game gives its events."""
    names: Named = {event["code"]: event["name"] for event in declared["events"]}
    family = declared["family"]
    for code, _, *fields in frame["events"]:
        name = names[code]
        if name in {"discard", "turn"}:
            yield LAID[family]
        if name == "meld":
            yield MELDS[family][fields[0]]
        if name in CALLED or (family == "mahjong" and name == "discard" and fields[1]):
            yield CALLED.get(name, "ready")


class Ear:
    """Keeps the frames that a page is sent."""

    def __init__(self, mei: Person) -> None:
        self.frames: list[Any] = []
        mei.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)

    def _take(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "played":
            self.frames.append(message["frame"])

    def expected(self, declared: Any) -> list[str]:
        """What all of them are to be heard as."""
        return [cue for frame in self.frames for cue in dict.fromkeys(cues_of(declared, frame))]


@GAMES
def test_a_round_is_heard_after_the_first_tap(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any]
) -> None:
    """Before it the page must not even try; then every tile, card and call is heard, in order, and one's own turn."""
    mei = at_a_table(browser, calm_home, game, options)
    with people(mei):
        ear = Ear(mei)
        mei.page.reload()
        mei.at_table()
        assert (sink(mei)["made"], sink(mei)["cues"]) == (0, [])
        mei.page.locator(".top-code").tap()
        mei.page.wait_for_function("sink.resumed > 0")
        player = Player(mei)
        until_asked(player)
        heard(mei, "turn")
        assert sink(mei)["felt"]
        play_round(player)
        told = [cue for cue in sink(mei)["cues"] if cue not in OWN]
        expected = ear.expected(calm_home.get(f"/api/games/{game}").json())
        assert len(told) > 5
        assert told == expected[-len(told) :]
        assert sink(mei)["started"] == len(sink(mei)["cues"])


def test_silence_is_one_tap_away_and_stays(browser: Browser, calm_home: House) -> None:
    """In the menu beside its title; the phone still shakes when it is one's turn, motion on the screen or not."""
    mei = at_a_table(browser, calm_home, "neijiang", {})
    with people(mei):
        player = Player(mei)
        until_asked(player)
        heard(mei, "turn")
        mei.tap(MENU)
        menu = mei.page.get_by_role("dialog", name=MENU)
        mei.button("静音", within=menu).tap()
        expect(menu.get_by_role("switch", name="声音")).not_to_be_checked()
        mei.button("关闭", within=menu).tap()
        before = sink(mei)
        until_asked(player, discards=player.done["discard"] + 1)
        mei.page.wait_for_function("many => sink.felt.length > many", arg=len(before["felt"]))
        assert sink(mei)["cues"] == before["cues"]
        mei.page.reload()
        mei.at_table().tap(MENU)
        expect(mei.button("打开声音")).to_be_visible()


def lines(kept: list[WebSocketRoute]) -> Callable[[WebSocketRoute], None]:
    """Keeps the lines of a page, so that they can be cut."""

    def route(line: WebSocketRoute) -> None:
        line.connect_to_server()
        kept.append(line)

    return route


@contextmanager
def cuttable(browser: Browser, home: House) -> Iterator[tuple[Person, list[WebSocketRoute]]]:
    """Somebody who is asked for a discard and has heard so; his line can be cut, his clock put forward."""
    mei = Person(browser, home, "阿梅")
    kept: list[WebSocketRoute] = []
    with people(mei):
        mei.context.add_init_script(SINK)
        mei.page.clock.install()
        mei.page.route_web_socket("**/ws", lines(kept))
        mei.make_room("fulushou", {"players": 2}, claim_ms=0)
        mei.with_bots().start()
        until_asked(Player(mei))
        mei.page.clock.fast_forward(CALM)
        assert sink(mei)["cues"][-1] == "turn"
        yield mei, kept


def test_a_line_that_comes_back_is_silent(browser: Browser, calm_home: House) -> None:
    """Neither what was missed nor the question that still stands is heard again; what follows is."""
    with cuttable(browser, calm_home) as (mei, kept):
        before = sink(mei)["cues"]
        with mei.watch.cut():
            kept[-1].close()
            expect(mei.pill).to_have_text("断线，重连中")
            mei.page.clock.fast_forward(CALM)
            mei.online()
        mei.page.clock.fast_forward(CALM)
        assert sink(mei)["cues"] == before
        until_asked(Player(mei), discards=1)
        assert len(sink(mei)["cues"]) > len(before)


def test_the_volume_is_chosen_in_the_settings(browser: Browser, calm_home: House) -> None:
    """Each choice lets one hear how loud that is."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.context.add_init_script(SINK)
        mei.go("/settings").loaded()
        tiles = mei.page.get_by_role("group", name="打牌和吃碰杠胡的声音")
        tiles.get_by_role("radio", name="大").tap()
        heard(mei, "tile")
        mei.page.get_by_role("group", name="轮到我和倒数的声音").get_by_role("radio", name="小").tap()
        heard(mei, "turn")
        mei.page.get_by_role("switch", name="声音").tap()
        expect(tiles).to_be_hidden()
        mei.page.reload()
        expect(mei.page.get_by_role("switch", name="声音")).not_to_be_checked()
        assert mei.page.evaluate("localStorage.getItem('paiju.set.table-volume')") == "loud"
