"""Looking on without a seat: what one sees, what one is never told, and how the owner ends it."""

import json
from typing import Final

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from paiju.core.events import PUBLIC_VIEW
from tests.browser.people import MENU, Person, people
from tests.browser.playing import Player, play_round, until_asked
from tests.kit import compiled
from tests.server.house import House, Json

DELAY: Final = 10
"""The shortest delay that a room can have (s)."""
LATE: Final = 2 * DELAY * 1000
"""A spectator has seen it by then (ms)."""
SLACK: Final = 2_000
"""So much later than another page may one under load learn of a frame (ms)."""

NOTE_TIMES: Final = """
(() => {
  window.heard = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const told = JSON.parse(data);
        const at = Date.now();
        for (const frame of told.frames ?? (told.frame ? [told.frame] : []))
          window.heard.push([frame.session, frame.round, frame.number, at]);
      });
    }
  };
})()
"""
"""Notes when which frame came over the line."""


class Timed(Person):
    """Somebody whose page notes when it learns of what."""

    def _open(self, kept: object) -> None:
        super()._open(kept)
        self.context.add_init_script(NOTE_TIMES)

    def heard(self) -> dict[tuple[int, ...], int]:
        """When each frame came first: session, round, number → the machine's clock (ms)."""
        times: dict[tuple[int, ...], int] = {}
        for *frame, at in self.page.evaluate("window.heard"):
            times.setdefault(tuple(frame), at)
        return times


class Spectator(Timed):
    """Somebody who looks on; `told` is every message that his browser was sent."""

    def _open(self, kept: object) -> None:
        super()._open(kept)
        self.told: list[Json] = []
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.told.append(json.loads(text)))

    def of(self, kind: str) -> list[Json]:
        """The messages of a kind."""
        return [message for message in self.told if message["type"] == kind]

    def frames(self) -> list[Json]:
        """All frames of rounds, in order, those of the last line that stood."""
        told = self.told[max(place for place, message in enumerate(self.told) if message["type"] == "welcome") :]
        whole: list[Json] = told[0]["frames"]
        return whole + [message["frame"] for message in told if message["type"] == "played"]


def check_public(home: House, watcher: Spectator) -> None:
    """Frame by frame he was told what everybody may know of the rounds, which are finished now, and nothing else."""
    table = watcher.of("welcome")[0]["table"]["id"]
    seen = watcher.frames()
    for number in {frame["round"] for frame in seen}:
        played = home.get(f"/api/tables/{table}/frames?number={number}").json()
        vocabulary = compiled(played["game"]).vocabulary
        shown = [frame for frame in seen if frame["round"] == number]
        assert [frame["number"] for frame in shown] == list(range(len(shown)))
        for frame in shown:
            events = [tuple(event) for event in played["frames"][frame["number"]]]
            assert frame["events"] == json.loads(json.dumps(vocabulary.masked(events, PUBLIC_VIEW)))
    assert len(seen) > 3
    assert not {message["type"] for message in watcher.told} & {"ask", "hinted"}


def check_late(player: Timed, watcher: Timed) -> None:
    """No frame came to him before its time, neither those of before he came nor those that he was sent one by one."""
    there, here = player.heard(), watcher.heard()
    assert len(here) > 3
    early = {frame: at - there[frame] for frame, at in here.items() if at - there[frame] < 1000 * DELAY - SLACK}
    assert not early


@pytest.mark.parametrize("game", [pytest.param("hebei", marks=pytest.mark.long), "fulushou"])
def test_a_spectator_sees_later_what_all_may_see_until_the_owner_ends_it(
    browser: Browser, calm_home: House, game: str
) -> None:
    """His table goes through what the others' went through, as much later as the room says."""
    mei, bo = Timed(browser, calm_home, "阿梅"), Spectator(browser, calm_home, "阿博")
    with people(mei, bo):
        code = mei.make_room(game, {"discard_seconds": 300}, spectator_delay=DELAY)
        mei.with_bots().start()
        bo.be_known().go(f"/r/{code}")
        player = Player(mei)
        until_asked(player)
        expect(bo.page.locator(".watch-note")).to_have_text(f"你在旁观，晚 {DELAY} 秒", timeout=LATE)
        expect(bo.page.locator(".watch-note").get_by_role("button")).to_have_count(0)
        expect(mei.page.get_by_role("img", name="1 人旁观")).to_be_visible()
        lain = len(mei.heard())
        bo.page.wait_for_function("lain => window.heard.length >= lain", arg=lain, timeout=LATE)
        expect(bo.hand).to_have_count(0)
        assert bo.page.locator("main [data-face]").count() > 0
        check_late(mei, bo)
        mei.tap(MENU)
        mei.page.get_by_role("switch", name="允许旁观").tap()
        expect(bo.page.get_by_role("heading", name="这一桌不让旁观")).to_be_visible()
        expect(mei.page.get_by_role("img", name="1 人旁观")).to_have_count(0)
        bo.tap("再看看")
        expect(bo.page.get_by_role("heading", name="这一桌不让旁观")).to_be_visible()
        mei.page.get_by_role("dialog", name=MENU).get_by_role("button", name="关闭").tap()
        play_round(player)
        check_public(calm_home, bo)


@pytest.mark.parametrize("game", ["yushu", pytest.param("weimaque", marks=pytest.mark.long)])
def test_a_spectator_is_let_in_sees_all_at_once_and_sits_down_when_the_session_is_over(
    browser: Browser, calm_home: House, game: str
) -> None:
    """The owner's switch in the room counts at the table. A seat that is free later is offered, one tap takes it."""
    mei, bo, cai = (
        Timed(browser, calm_home, "阿梅"),
        Person(browser, calm_home, "阿博"),
        Spectator(browser, calm_home, "阿才"),
    )
    with people(mei, bo, cai):
        code = mei.make_room(game, rounds=1)
        bo.come_in(code).ready()
        allowed = mei.page.get_by_role("switch", name="允许旁观")
        expect(allowed).to_be_checked()
        expect(bo.page.get_by_role("switch", name="允许旁观")).to_have_count(0)
        allowed.tap()
        expect(allowed).not_to_be_checked()
        mei.with_bots().start()
        cai.be_known().go(f"/r/{code}")
        expect(cai.page.get_by_role("heading", name="这一桌不让旁观")).to_be_visible()
        assert cai.page.evaluate("window.heard") == []
        mei.tap(MENU)
        allowed.tap()
        mei.page.get_by_role("dialog", name=MENU).get_by_role("button", name="关闭").tap()
        cai.tap("再看看")
        expect(cai.page.locator(".watch-note")).to_have_text("你在旁观")
        play_round(Player(mei), Player(bo.at_table()))
        expect(cai.settlement).to_be_visible()
        check_public(calm_home, cai)
        cai.button("回房间", within=cai.settlement).tap()
        expect(cai.button("坐下来打")).to_have_count(0)
        bo.button("回房间", within=bo.settlement).tap()
        bo.tap("站起来")
        cai.tap("坐下来打")
        cai.seated()
