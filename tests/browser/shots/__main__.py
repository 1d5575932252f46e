"""Pictures of every game and page, on four screens in the dark theme and on a phone in the light one.

    python -m tests.browser.shots                              everything, into shots/
    python -m tests.browser.shots /tmp/look --only neijiang    all parts of one game
    python -m tests.browser.shots /tmp/look --only hebei fulushou2 --parts coach why
    python -m tests.browser.shots --parts page start

A picture is called <scene>-<part>-<size>.png, that of the light theme …-light.png.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser

from tests.browser.browser import chromium
from tests.browser.shots.parts import OF_EVERY, OF_NONE, PARTS, shoot_scene
from tests.browser.shots.studio import Camera, Houses, Scene, Studio
from tests.server.house import House, house

FOLDER: Final = "shots"
ROWS: Final = frozenset({"chow", "chi"})
"""Groups of tiles in a row."""
RULE: Final = {"mahjong": "-4.1", "zipai": "-9.1"}
"""A rule that every game of a family has."""
FLAGS: Final = ("--bot-pace", "20")
SLOW: Final = ("--clock-rate", "0.1")
PATIENT: Final = 60
"""A house may need so many seconds to answer for the first time."""
THOROUGH: Final = frozenset({"neijiang", "fulushou"})
"""Of these all parts are taken, unless scenes are named."""


def told(home: House, path: str) -> Any:
    """What a house tells, however busy the machine is."""
    return httpx.get(home.url + path, timeout=PATIENT).json()


def scenes(home: House) -> Iterator[Scene]:
    """Every game of the house, and those numbers of seats that look different."""
    for game in told(home, "/api/games")["games"]:
        declared = told(home, f"/api/games/{game['id']}")
        rows = not ROWS.isdisjoint(declared["asks"]["melds"])
        rule = declared["options"][0]["rule"].split("-")[0] + RULE[game["family"]]
        plain = Scene(game["id"], game["id"], game["family"], {}, rows, rule)
        yield plain
        for option in declared["options"]:
            if option["key"] == "players":
                others = [seats for seats in option["choices"] if seats != option["default"]]
                yield from (plain._replace(name=f"{plain.name}{seats}", options={"players": seats}) for seats in others)


def wanted_of(scene: Scene, only: list[str], parts: list[str]) -> frozenset[str]:
    """The parts of a scene that are photographed."""
    if only and scene.name not in only:
        return frozenset()
    usual = PARTS if only or scene.name in THOROUGH else OF_EVERY
    return frozenset(usual).intersection(parts or usual) - OF_NONE.keys()


def shoot(browser: Browser, houses: Houses, folder: Path, only: list[str], parts: list[str]) -> None:
    """All pictures that are wanted."""
    all_scenes = list(scenes(houses.plain))
    strange = set(only) - {scene.name for scene in all_scenes}
    if strange:
        raise SystemExit(f"no scene {', '.join(strange)}; there are {', '.join(scene.name for scene in all_scenes)}")
    for scene in all_scenes:
        camera = Camera(folder, scene.name, wanted_of(scene, only, parts))
        shoot_scene(Studio(browser, houses, camera, scene))
    pages = OF_NONE.keys() & (parts or ([] if only else OF_NONE))
    shoot_scene(Studio(browser, houses, Camera(folder, "", frozenset(pages)), all_scenes[0]))


def arguments() -> argparse.Namespace:
    """What the command line says."""
    listed = "\n".join(f"  {part:12}{what}" for part, what in PARTS.items())
    parser = argparse.ArgumentParser(
        prog="python -m tests.browser.shots",
        description=__doc__,
        epilog=f"parts:\n{listed}\n\nscenes: a game's id, with a number of seats where that is not the usual one\n",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", nargs="?", type=Path, default=Path(FOLDER), help="where to (default: %(default)s)")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="SCENE", help="these scenes with all parts, and no other page"
    )
    parser.add_argument(
        "--parts", nargs="+", default=[], choices=PARTS, metavar="PART", help="these parts only, as listed below"
    )
    return parser.parse_args()


def main() -> None:
    """Take the pictures that the command line asks for."""
    asked = arguments()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser, house(*FLAGS) as plain, house(*FLAGS, *SLOW) as slow:
        shoot(browser, Houses(plain, slow), asked.folder, asked.only, asked.parts)


if __name__ == "__main__":
    main()
