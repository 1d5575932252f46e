"""Pictures of every game: `python -m tests.browser.shots [folder]`; without a folder into `shots/`.

Front page, new room, room, table (before a discard, where a claim is offered, where one chooses a way), settlement,
rules and record, on four screens in the dark theme, and on a phone in the light one: `<game>-<what>-<size>.png`,
`…-light.png`.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, expect

from tests.browser.browser import PHONE, SIZES, Look, Size, chromium
from tests.browser.people import Person, people, to_next_round
from tests.browser.playing import Player, play, play_round, until_asked
from tests.server.house import House, house

KEEN: Final = ("win", "chow", "pong", "kong", "pass")
"""Who answers so comes to choose among several ways soon."""
FOLDER: Final = "shots"
ROWS: Final = frozenset({"chow", "chi"})
"""Groups of tiles in a row."""
FLAGS: Final = ("--bot-pace", "20")
LONG: Final = ("/", "/new", "/score")
"""Pages that are taken as a whole."""
DRAWN: Final = """
async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
"""
"""Waits until letters are there and the page was drawn once in its new size."""
MINUTES: Final = 3
"""How long a scene is waited for: tables run by the clock of the wall."""
TRIES: Final = 12
"""So many rounds are tried for what chance may bring."""


class Scene(NamedTuple):
    """A table that is looked at."""

    name: str
    game: str
    family: str
    options: dict[str, Any]
    rows: bool
    """Whether tiles in a row may be claimed, so that one may have to choose among several."""


def scenes(home: House) -> Iterator[Scene]:
    """Every game of the house, and those numbers of seats that look different."""
    for game in home.get("/api/games").json()["games"]:
        declared = home.get(f"/api/games/{game['id']}").json()
        plain = Scene(game["id"], game["id"], game["family"], {}, not ROWS.isdisjoint(declared["asks"]["melds"]))
        yield plain
        for option in declared["options"]:
            if option["key"] == "players":
                others = [seats for seats in option["choices"] if seats != option["default"]]
                yield from (plain._replace(name=f"{plain.name}{seats}", options={"players": seats}) for seats in others)


class Camera:
    """Takes pictures of one person's page on every screen."""

    def __init__(self, folder: Path, person: Person, sizes: tuple[Size, ...], suffix: str) -> None:
        self._folder, self._person, self._sizes, self._suffix = folder, person, sizes, suffix

    def take(self, name: str, *, whole: bool = False) -> None:
        """The page as it is, or the `whole` of it, however long."""
        page = self._person.page
        for size in self._sizes:
            page.set_viewport_size({"width": size.width, "height": size.height})
            page.evaluate(DRAWN)
            page.screenshot(path=self._folder / f"{name}-{size}{self._suffix}.png", full_page=whole)
        page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})


def shoot_game(camera: Camera, mei: Person, scene: Scene) -> None:
    """Room, table, claim, settlement, rules and record of a game."""
    mei.make_room(scene.game, scene.options, claim_ms=0)
    mei.seated()
    camera.take(f"{scene.name}-lobby")
    mei.with_bots()
    camera.take(f"{scene.name}-room")
    mei.start()
    player = Player(mei)
    until_asked(player, discards=2 if scene.family == "zipai" else 4, seconds=MINUTES * 60)
    camera.take(f"{scene.name}-table")
    if _offered(player):
        camera.take(f"{scene.name}-claim")
    if scene.rows and _choosing(mei):
        camera.take(f"{scene.name}-choice")
    _to_a_win(player)
    camera.take(f"{scene.name}-settlement")
    mei.settlement.get_by_role("link", name="看这一盘的牌谱").tap()
    expect(mei.page.locator(".controls")).to_be_visible()
    mei.page.keyboard.press("End")
    camera.take(f"{scene.name}-record")


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


def shoot_pages(camera: Camera, mei: Person) -> None:
    """What is the same for all games."""
    mei.be_known()
    for path in ("/", "/new", "/history", "/score", "/settings", "/about", "/rules", "/rules/neijiang"):
        mei.go(path).loaded()
        camera.take(f"page-{path.strip('/').replace('/', '-') or 'front'}", whole=path in LONG)


def shoot(browser: Browser, home: House, folder: Path, sizes: tuple[Size, ...], theme: str, wanted: list[str]) -> None:
    """All pictures in one theme; `wanted`: of these scenes only, all where it is empty."""
    suffix = "-light" if theme == "light" else ""
    for scene in scenes(home):
        if wanted and scene.name not in wanted:
            continue
        mei = Person(browser, home, "阿梅", Look(theme=theme, sharp=2))
        with people(mei):
            shoot_game(Camera(folder, mei, sizes, suffix), mei, scene)
    mei = Person(browser, home, "阿梅", Look(theme=theme, sharp=2))
    with people(mei):
        shoot_pages(Camera(folder, mei, sizes, suffix), mei)


def main(words: list[str]) -> None:
    """`words`: the folder, then the scenes that are wanted."""
    folder = Path(words[0] if words else FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser, house(*FLAGS) as home:
        shoot(browser, home, folder, SIZES, "dark", words[1:])
        shoot(browser, home, folder, (PHONE,), "light", words[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
