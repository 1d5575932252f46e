"""Pictures of people who come together: places changed, 托管, another session, somebody who looks on."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.people import Person, people
from tests.browser.playing import Player, play, play_round, until_asked
from tests.browser.shots.studio import MINUTES, Camera, Studio
from tests.browser.test_watching import LATE
from tests.server.house import House, house

UNHURRIED: Final = 3
"""So many times as slow."""


def shoot_company(studio: Studio) -> None:
    """Two people: one asks for the other's place, and lets the house play for him."""
    camera, scene = studio.camera, studio.scene
    mei, bo = (studio.somebody(name, studio.houses.slow) for name in ("阿梅", "阿博"))
    with people(mei, bo):
        bo.come_in(mei.make_room(scene.game, scene.options, claim_ms=0))
        if camera.wants("swap"):
            _swap(camera, mei, bo)
        if camera.wants("auto"):
            bo.ready()
            mei.with_bots().start()
            _auto(camera, Player(mei), Player(bo.at_table()))


def _swap(camera: Camera, mei: Person, bo: Person) -> None:
    bo.tap(f"和{mei.name}换座位")
    expect(mei.page.locator(".swap")).to_be_visible()
    camera.take(mei, "swap", "asked")
    camera.take(bo, "swap", "asks")
    mei.tap("不换")
    expect(bo.page.locator(".swap")).to_have_count(0)


def _auto(camera: Camera, mei: Player, bo: Player) -> None:
    def comes() -> bool:
        seen = mei.look()
        return seen is not None and seen["turn"] == "discard" and bo.done["discard"] > 0

    play([mei, bo], comes)
    bo.person.tap("托管")
    expect(mei.person.page.locator(".badge-auto")).to_be_visible()
    camera.take(mei.person, "auto", "of-another")
    camera.take(bo.person, "auto", "own")


def shoot_rematch(studio: Studio) -> None:
    """A session of one round ends; its owner wants another one."""
    camera, scene = studio.camera, studio.scene
    mei, bo = (studio.somebody(name, studio.houses.slow) for name in ("阿梅", "阿博"))
    with people(mei, bo):
        bo.come_in(mei.make_room(scene.game, scene.options, rounds=1, claim_ms=0, next_seconds=30)).ready()
        mei.with_bots().start()
        play_round(Player(mei), Player(bo.at_table()), seconds=MINUTES * 60)
        camera.take(mei, "rematch", "end")
        for person in (mei, bo):
            person.button("回房间", within=person.settlement).tap()
        camera.take(mei, "rematch", "owner")
        mei.tap("原班人马再来一场")
        expect(bo.page.get_by_text("不想打就站起来")).to_be_visible()
        camera.take(bo, "rematch", "asked")


def shoot_watching(studio: Studio) -> None:
    """Somebody looks on, ten seconds late, where the clock is slow enough for pictures and not too slow for him."""
    with house("--bot-pace", "20", "--clock-rate", str(1 / UNHURRIED)) as home:
        _watching(studio, home)


def _watching(studio: Studio, home: House) -> None:
    mei, cai = (studio.somebody(name, home) for name in ("阿梅", "阿才"))
    with people(mei, cai):
        code = mei.make_room(studio.scene.game, studio.scene.options, spectator_delay=10)
        mei.with_bots().start()
        until_asked(Player(mei), discards=studio.scene.discards, seconds=MINUTES * 60)
        cai.be_known().go(f"/r/{code}")
        expect(mei.page.get_by_role("img", name="1 人旁观")).to_be_visible()
        studio.camera.take(mei, "watch", "watched")
        cai.page.wait_for_function(
            "() => document.querySelectorAll('main [data-face]').length > 4", timeout=UNHURRIED * LATE
        )
        studio.camera.take(cai, "watch")
