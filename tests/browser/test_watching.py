"""Looking on without a seat: what one sees, what one is never told, and how the owner ends it."""

import json

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from paiju.core.events import PUBLIC_VIEW
from tests.browser.people import MENU, Person, people
from tests.browser.playing import Player, play_round, until_asked
from tests.kit import compiled
from tests.server.house import House, Json

LATE = 20_000
"""A spectator with ten seconds of delay has seen it by then (ms)."""


class Spectator(Person):
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
        """All frames of rounds, in order."""
        whole = [frame for welcome in self.of("welcome") for frame in welcome["frames"]]
        return whole + [played["frame"] for played in self.of("played")]


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


@pytest.mark.parametrize(("game", "delay"), [("hebei", 0), ("fulushou", 10)])
def test_a_spectator_sees_what_all_may_see_until_the_owner_ends_it(
    browser: Browser, calm_home: House, game: str, delay: int
) -> None:
    mei, bo = Person(browser, calm_home, "阿梅"), Spectator(browser, calm_home, "阿博")
    with people(mei, bo):
        code = mei.make_room(game, {"discard_seconds": 300}, spectator_delay=delay)
        mei.with_bots().start()
        player = Player(mei)
        until_asked(player)
        bo.be_known().go(f"/r/{code}")
        note = f"你在旁观，晚 {delay} 秒" if delay else "你在旁观"
        expect(bo.page.locator(".watch-note")).to_have_text(note, timeout=LATE)
        expect(bo.page.locator(".watch-note").get_by_role("button")).to_have_count(0)
        expect(bo.hand).to_have_count(0)
        expect(mei.page.get_by_role("img", name="1 人旁观")).to_be_visible()
        bo.page.wait_for_function("() => document.querySelectorAll('main [data-face]').length > 0", timeout=LATE)
        mei.tap(MENU)
        mei.page.get_by_role("switch", name="允许旁观").tap()
        expect(bo.page.get_by_role("heading", name="这一桌不让旁观")).to_be_visible()
        expect(mei.page.get_by_role("img", name="1 人旁观")).to_have_count(0)
        bo.tap("再看看")
        expect(bo.page.get_by_role("heading", name="这一桌不让旁观")).to_be_visible()
        mei.page.get_by_role("dialog", name=MENU).get_by_role("button", name="关闭").tap()
        play_round(player)
        check_public(calm_home, bo)


@pytest.mark.parametrize("game", ["yushu", "weimaque"])
def test_a_spectator_sits_down_when_the_session_is_over(browser: Browser, calm_home: House, game: str) -> None:
    """Somebody has got up: the seat that is free is offered, one tap takes it."""
    mei, bo, cai = (Person(browser, calm_home, name) for name in ("阿梅", "阿博", "阿才"))
    with people(mei, bo, cai):
        code = mei.make_room(game, rounds=1)
        bo.come_in(code).ready()
        mei.with_bots().start()
        cai.be_known().go(f"/r/{code}")
        expect(cai.page.locator(".watch-note")).to_have_text("你在旁观")
        play_round(Player(mei), Player(bo.at_table()))
        expect(cai.settlement).to_be_visible()
        cai.button("回房间", within=cai.settlement).tap()
        expect(cai.button("坐下来打")).to_have_count(0)
        bo.button("回房间", within=bo.settlement).tap()
        bo.tap("站起来")
        cai.tap("坐下来打")
        cai.seated()
