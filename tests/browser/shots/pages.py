"""Pictures of pages: those of all games, the way to the first hand, rules that one keeps."""

from typing import Final

import pytest

from tests.browser.people import Person, people
from tests.browser.shots.studio import Studio
from tests.server.hosts import TOKEN
from tests.server.house import house

LONG: Final = ("/", "/new", "/score", "/settings")
"""Pages that are taken as a whole."""


def shoot_pages(studio: Studio) -> None:
    """What is the same for all games."""
    mei = studio.somebody("阿梅", studio.houses.plain)
    with people(mei):
        mei.be_known()
        for path in (
            "/",
            "/new",
            "/me",
            "/history",
            "/score",
            "/settings",
            "/about",
            "/rules",
            "/rules/neijiang",
            "/learn",
        ):
            mei.go(path).loaded()
            name = path.strip("/").replace("/", "-") or "front"
            studio.camera.take(mei, "page", name, whole=path in LONG)


def shoot_host(studio: Studio) -> None:
    """The four parts of the host's page, while a room is open."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PAIJU_HOST_TOKEN", TOKEN)
        with house("--bot-pace", "20") as home:
            guest, host = studio.somebody("阿梅", home), studio.somebody("主人", home)
            with people(guest, host):
                guest.make_room("neijiang")
                guest.with_bots().start()
                host.go(f"/host#{TOKEN}").loaded()
                parts = host.page.get_by_role("navigation").get_by_role("button")
                for number in range(parts.count()):
                    parts.nth(number).tap()
                    host.loaded()
                    studio.camera.take(host, "host", str(number + 1), whole=True)


def shoot_start(studio: Studio) -> None:
    """What somebody sees who has never been here and wants to play at once."""
    mei = studio.somebody("阿梅", studio.houses.plain)
    with people(mei):
        mei.go().loaded()
        mei.tap("马上开局 和电脑打")
        studio.camera.take(mei, "start", "game")
        mei.page.get_by_role("dialog").get_by_role("button", name="福禄寿").tap()
        mei.page.get_by_label("名字").wait_for()
        studio.camera.take(mei, "start", "name")


def shoot_presets(studio: Studio) -> None:
    """None, one being kept, two of which one is chosen, and the sheet in which they are tidied."""
    camera = studio.camera
    mei = studio.somebody("阿梅", studio.houses.plain)
    with people(mei):
        mei.be_known().go(f"/new#{studio.scene.game}").loaded()
        camera.take(mei, "presets", "none", at=mei.page.locator(".presets"))
        _keep(mei, "平常的")
        mei.page.locator("fieldset").nth(1).locator("label:has(input:not(:checked))").first.tap()
        mei.tap("存下现在的规矩")
        mei.page.get_by_label("给这套规矩起个名").fill("周五老规矩")
        camera.take(mei, "presets", "name")
        mei.tap("保存")
        camera.take(mei, "presets", at=mei.page.locator(".presets"))
        mei.tap("整理")
        camera.take(mei, "presets", "edit")


def _keep(mei: Person, name: str) -> None:
    mei.tap("存下现在的规矩")
    mei.page.get_by_label("给这套规矩起个名").fill(name)
    mei.tap("保存")
