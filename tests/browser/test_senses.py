"""What one hears and feels at a table. A sink stands in for the speaker: it keeps what would be heard."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, WebSocketRoute, expect

from tests.browser.people import MENU, Person, people, to_next_round
from tests.browser.playing import Player, Spot, play, play_round, until_asked
from tests.server.house import House

SINK: Final = """
(() => {
  const sink = (window.sink = { cues: [], felt: [], made: 0, resumed: 0, loud: [] });
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
    createGain() { return { gain: { value: 1 }, connect: (next) => next }; }
    createBufferSource() {
      const path = []; // what the sound goes through
      const connect = (next) => { path.push(next); return next; };
      return { connect, start: () => { sink.loud.push(path[0].gain.value); } };
    }
  };
})();
"""
BARE: Final = (195, 4)
"""A spot of the page with nothing to tap."""
OWN: Final = {"turn", "choice", "tick"}
CALM: Final = 700
"""A little longer than what comes with a new line is silent (ms)."""
MOMENT: Final = 300
"""A question that has stood so long has been told (ms)."""
LOUD: Final = {"小": 0.2, "中": 0.5, "大": 1}
TABLE, OWNS = "打牌和吃碰杠胡的声音", "轮到我和倒数的声音"
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
    """Keeps the frames that a page is sent, and the questions."""

    def __init__(self, mei: Person) -> None:
        self.frames: list[Any] = []
        self.asked: list[Any] = []
        mei.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)

    def _take(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "played":
            self.frames.append(message["frame"])
        if message["type"] == "ask":
            self.asked.append(message)

    def expected(self, declared: Any) -> list[str]:
        """What all of them are to be heard as."""
        return [cue for frame in self.frames for cue in dict.fromkeys(cues_of(declared, frame))]


CLICK: Final = "([x, y]) => document.elementFromPoint(x, y).dispatchEvent(new MouseEvent('click', { bubbles: true }))"


class Untouched(Player):
    """Plays without a finger: what a script clicks is no touch of the page."""

    def _tap(self, what: str, spot: Spot) -> bool:
        if spot is None:
            return super()._tap(what, spot)
        self.person.page.evaluate(CLICK, spot)
        self.done[what] += 1
        return True


def until_asked_untouched(mei: Person, ear: Ear) -> None:
    """Play to the next question, and let it stand for a moment: nobody has touched the page so far."""
    mei.page.wait_for_timeout(CALM)
    player, before = Untouched(mei, claims=("win", "pass")), len(ear.asked)
    play([player], lambda: len(ear.asked) > before or player.is_settled())
    mei.page.wait_for_timeout(MOMENT)


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
        until_asked_untouched(mei, ear)
        assert sink(mei) == {"cues": [], "felt": [], "made": 0, "resumed": 0, "loud": []}
        if mei.settlement.is_visible():
            to_next_round(mei)
        mei.page.touchscreen.tap(*BARE)
        mei.page.wait_for_function("() => sink.resumed > 0")
        player = Player(mei)
        until_asked(player)
        heard(mei, "turn")
        assert sink(mei)["felt"]
        play_round(player)
        told = [cue for cue in sink(mei)["cues"] if cue not in OWN]
        expected = ear.expected(calm_home.get(f"/api/games/{game}").json())
        assert len(told) > 5
        assert told == expected[-len(told) :]
        assert sink(mei)["loud"] == [LOUD["中"]] * len(sink(mei)["cues"])


def to_next_question(player: Player) -> None:
    """Play to the next discard that is owed, through another round if need be."""
    player.done.clear()
    until_asked(player, discards=1)


@GAMES
def test_silence_is_one_tap_away_and_stays(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any]
) -> None:
    """In the menu beside its title; the phone still shakes when it is one's turn, motion on the screen or not.

    What is tapped there again brings the sounds back, as loud as was chosen at the table.
    """
    mei = at_a_table(browser, calm_home, game, options)
    menu = mei.page.get_by_role("dialog", name=MENU)
    with people(mei):
        player = Player(mei)
        until_asked(player)
        heard(mei, "turn")
        mei.tap(MENU)
        mei.button("静音", within=menu).tap()
        expect(menu.get_by_role("switch", name="声音")).not_to_be_checked()
        mei.button("关闭", within=menu).tap()
        before = sink(mei)
        to_next_question(player)
        mei.page.wait_for_function("many => sink.felt.length > many", arg=len(before["felt"]))
        assert sink(mei)["cues"] == before["cues"]
        mei.page.reload()
        mei.at_table().tap(MENU)
        mei.button("打开声音", within=menu).tap()
        choose(menu, TABLE, "小")
        choose(menu, OWNS, "大")
        mei.button("关闭", within=menu).tap()
        mei.page.wait_for_function("() => sink.cues.length >= 2")
        to_next_question(player)
        mei.page.wait_for_function("() => sink.cues.filter((cue) => cue === 'turn').length >= 2")
        now = sink(mei)
        assert now["loud"] == [LOUD["大" if cue in OWN else "小"] for cue in now["cues"]]
        assert set(now["cues"][2:]) - OWN, "tiles and cards, and not the samples alone"


def choose(within: Locator | Page, volume: str, loud: str) -> None:
    """Choose how loud these are."""
    within.get_by_role("group", name=volume).get_by_role("radio", name=loud).tap()


@GAMES
def test_the_last_seconds_are_told_until_one_answers(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any]
) -> None:
    """Nothing in the first half, then each second while the question stands; heard and felt. Time is put forward."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.context.add_init_script(SINK)
        mei.page.clock.install()
        mei.make_room(game, options | {"discard_seconds": 10}, claim_ms=0)
        mei.with_bots().start()
        player = Player(mei)
        until_asked(player)
        mei.page.clock.fast_forward(3_000)
        assert "tick" not in sink(mei)["cues"]
        mei.page.clock.fast_forward(5_500)
        ticks = sink(mei)["cues"].count("tick")
        assert 3 <= ticks <= 5, "at 8.5 of 10 seconds, or a little later"
        assert sink(mei)["felt"].count([25]) == ticks
        discards = player.done["discard"]
        play([player], lambda: player.done["discard"] > discards)
        expect(mei.page.locator(".status-line")).to_have_attribute("data-turn", "others")
        mei.page.clock.fast_forward(2_000)
        assert sink(mei)["cues"].count("tick") == ticks


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
        choose(mei.page, TABLE, "大")
        heard(mei, "tile")
        choose(mei.page, OWNS, "小")
        heard(mei, "turn")
        assert sink(mei)["loud"] == [LOUD["大"], LOUD["小"]]
        mei.page.get_by_role("switch", name="声音").tap()
        expect(mei.page.get_by_role("group", name=TABLE)).to_be_hidden()
        mei.page.reload()
        expect(mei.page.get_by_role("switch", name="声音")).not_to_be_checked()
        assert mei.page.evaluate("localStorage.getItem('paiju.set.table-volume')") == "loud"
