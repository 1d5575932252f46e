"""A camera, who stands before it, and where the tables are."""

from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from playwright.sync_api import Browser, Locator, Page

from tests.browser.browser import PHONE, SIZES, Look, Size
from tests.browser.people import Person
from tests.server.house import House

SCREENS: Final[tuple[tuple[Size, Literal["dark", "light"]], ...]] = (
    *((size, "dark") for size in SIZES),
    (PHONE, "light"),
)
"""On which every picture is taken."""
DRAWN: Final = """
async () => {
  await document.fonts.ready;
  const moving = document.getAnimations().filter((it) => it.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map((it) => it.finished));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
"""
"""Waits until letters are there, nothing fades any more, and the page was drawn once in its new size."""
TO_THE_MIDDLE: Final = "it => it.scrollIntoView({ block: 'center', behavior: 'instant' })"
MINUTES: Final = 3
"""How long a scene is waited for: tables run by the clock of the wall."""


class Scene(NamedTuple):
    """A table that is looked at."""

    name: str
    game: str
    family: str
    options: dict[str, Any]
    rows: bool
    """Whether tiles in a row may be claimed, so that one may have to choose among several."""
    rule: str
    """One of the game's rules."""

    @property
    def discards(self) -> int:
        """After so many of one's own there is something on the table."""
        return 2 if self.family == "zipai" else 4


class Houses(NamedTuple):
    """Where tables stand."""

    plain: House
    slow: House
    """Its clock hardly moves, so that nobody is hurried while he is photographed."""


class Camera:
    """Takes the pictures of a scene that are `wanted`, each on every screen."""

    def __init__(self, folder: Path, scene: str, wanted: frozenset[str]) -> None:
        self.folder, self.scene, self._wanted = folder, scene, wanted

    def wants(self, *parts: str) -> bool:
        """Whether any of these is wanted."""
        return not self._wanted.isdisjoint(parts)

    def take(
        self, person: Person, part: str, detail: str = "", *, at: Locator | None = None, whole: bool = False
    ) -> None:
        """Somebody's page as it is, scrolled so that one sees what is `at`, or the `whole` of it, however long."""
        if not self.wants(part):
            return
        for size, theme in SCREENS:
            _put_on(person.page, size, theme)
            if at is not None:
                at.evaluate(TO_THE_MIDDLE)
            person.page.evaluate(DRAWN)
            suffix = "-light" if theme == "light" else ""
            name = "-".join(filter(None, (self.scene, part, detail, str(size))))
            person.page.screenshot(path=self.folder / f"{name}{suffix}.png", full_page=whole)
        _put_on(person.page, PHONE, "dark")


def _put_on(page: Page, size: Size, theme: Literal["dark", "light"]) -> None:
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.emulate_media(color_scheme=theme)


class Studio(NamedTuple):
    """Who and what is needed for pictures of a scene."""

    browser: Browser
    houses: Houses
    camera: Camera
    scene: Scene

    def somebody(self, name: str, home: House) -> Person:
        """A person with a sharp screen."""
        return Person(self.browser, home, name, Look(sharp=2))
