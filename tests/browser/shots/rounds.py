"""Pictures of a round, and of what one does with it afterwards."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.browser import PATIENCE
from tests.browser.people import Person, people, to_next_round
from tests.browser.playing import Player, play, play_round, until_asked
from tests.browser.shots.studio import MINUTES, Camera, Scene, Studio
from tests.browser.test_looking_back import jump, place

KEEN: Final = ("win", "chow", "pong", "kong", "pass")
"""Who answers so comes to choose among several ways soon."""
TRIES: Final = 12
"""So many rounds are tried for what chance may bring."""


def shoot_round(studio: Studio) -> None:
    """Room, table, claim, settlement, record, and what else one does with a finished round."""
    camera, scene = studio.camera, studio.scene
    mei = studio.somebody("阿梅", studio.houses.plain)
    with people(mei):
        mei.make_room(scene.game, scene.options, claim_ms=0)
        mei.seated()
        camera.take(mei, "lobby")
        mei.with_bots()
        camera.take(mei, "room")
        if camera.wants("table", "claim", "choice", *AFTER):
            mei.start()
            _at_the_table(camera, scene, Player(mei))
        if camera.wants(*AFTER):
            _to_a_win(Player(mei))
            _after_round(camera, mei)


AFTER: Final = ("settlement", "picture", "report", "record", "replay", "file", "history")


def _at_the_table(camera: Camera, scene: Scene, player: Player) -> None:
    if camera.wants("table", "claim"):
        until_asked(player, discards=scene.discards, seconds=MINUTES * 60)
        camera.take(player.person, "table")
    if camera.wants("claim") and _offered(player):
        camera.take(player.person, "claim")
    if camera.wants("choice") and scene.rows and _choosing(player.person):
        camera.take(player.person, "choice")


def _offered(player: Player) -> bool:
    """Play on to a claim; false where the round ends before."""
    waiting: list[Any] = []

    def comes() -> bool:
        seen = player.look()
        waiting[:] = [seen["buttons"]] if seen["buttons"] and "pass" in seen["buttons"] else []
        return bool(waiting) or bool(seen["settled"])

    play([player], comes, MINUTES * 60)
    return bool(waiting)


def _choosing(mei: Person) -> bool:
    """Play on, through further rounds if need be, until one chooses among several ways; false if it never comes."""
    player = Player(mei, KEEN)
    for _ in range(TRIES):
        play([player], lambda: bool(_asked(player)["ways"]) or player.is_settled(), MINUTES * 60)
        if not player.is_settled():
            return True
        to_next_round(mei)
    return False


def _asked(player: Player) -> Any:
    return player.look() or {"ways": []}


def _to_a_win(player: Player) -> None:
    """Play to the settlement of a round that somebody won, with a 会儿 where there are any; or of the last tried."""
    mei = player.person
    for _ in range(TRIES):
        play_round(player, seconds=MINUTES * 60)
        wild = mei.page.locator(".mj-wild").count() > 0
        if mei.settlement.locator(".winner .tile.wild" if wild else ".winner").count():
            return
        to_next_round(mei)
    play_round(player, seconds=MINUTES * 60)


def _after_round(camera: Camera, mei: Person) -> None:
    camera.take(mei, "settlement")
    if camera.wants("picture"):
        _picture(camera, mei)
    if camera.wants("report"):
        mei.tap("报告这一盘")
        mei.page.get_by_label("想说什么").fill("少算了一个名堂")
        camera.take(mei, "report")
        mei.page.keyboard.press("Escape")
    mei.settlement.get_by_role("link", name="看这一盘的牌谱").tap()
    expect(mei.page.locator(".controls")).to_be_visible()
    mei.page.keyboard.press("End")
    camera.take(mei, "record")
    if camera.wants("replay"):
        eyes = mei.page.get_by_role("radio", name=mei.name)
        eyes.tap()
        _to_the_middle(mei)
        camera.take(mei, "replay", at=mei.page.locator(".viewer-now"))
        camera.take(mei, "replay", "eyes", at=eyes)
    if camera.wants("file"):
        _file(camera, mei)
    if camera.wants("history"):
        mei.go("/history").loaded()
        camera.take(mei, "history", whole=True)


def _picture(camera: Camera, mei: Person) -> None:
    """The sheet, and both pictures as files: without names and with them."""
    mei.tap("做成图片")
    image = mei.page.locator(".round-picture")
    image.wait_for()
    camera.take(mei, "picture")
    _save(mei, camera.folder / f"{camera.scene}-picture-file.png")
    before = image.get_attribute("src")
    mei.page.get_by_role("switch", name="写上名字").tap()
    expect(image).not_to_have_attribute("src", before or "", timeout=4 * PATIENCE)
    _save(mei, camera.folder / f"{camera.scene}-picture-file-names.png")
    mei.page.keyboard.press("Escape")
    expect(image).to_have_count(0)


def _save(mei: Person, file: Path) -> None:
    with mei.page.expect_download() as saved:
        mei.page.get_by_role("link", name="存图片").tap()
    saved.value.save_as(file)


def _to_the_middle(mei: Person) -> None:
    last = int(place(mei).inner_text().split("/")[1]) - 1
    jump(mei, last // 2)


def _file(camera: Camera, mei: Person) -> None:
    with mei.page.expect_download() as saved:
        mei.page.get_by_role("link", name="下载牌谱").tap()
    text = saved.value.path().read_bytes()
    mei.go("/replay").loaded()
    camera.take(mei, "file")
    chooser = mei.page.locator("input[type=file]")
    with mei.watch.cut():
        chooser.set_input_files({"name": "wrong.jsonl", "mimeType": "text/plain", "buffer": text[: len(text) // 2]})
        expect(mei.page.get_by_role("alert")).to_be_visible()
        camera.take(mei, "file", "wrong")
    chooser.set_input_files({"name": "right.jsonl", "mimeType": "text/plain", "buffer": text})
    expect(mei.page.locator(".controls")).to_be_visible()
    _to_the_middle(mei)
    camera.take(mei, "file", "open")
