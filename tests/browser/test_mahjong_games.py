"""Sittings of the mahjong games that have something of their own on the table: 会儿 and chows, a dead wall."""

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person, people
from tests.browser.playing import LONG, Witness, play
from tests.server.house import House

CHOWS_FIRST: Final = ("win", "chow", "kong", "pong", "pass")
FACES: Final = "tiles => tiles.map(tile => tile.dataset.face)"
WILDS: Final = """
() => {
  const faces = (what, root = document) => [...root.querySelectorAll(what)].map((tile) => tile.dataset.face);
  const [wild] = faces(".mj-wild .tile");
  return {
    wilds: faces("main .tile").filter((face) => face !== undefined && face === wild).length,
    marked: faces("main .tile.wild").length,
    held: faces(".mj-hand .tile.wild").length,
    melds: [...document.querySelectorAll(".mj-foot-area .mj-melds > li")].map((group) => faces(".tile", group)),
  };
}
"""
"""How many tiles on the table are 会儿, and how many are marked; the groups before the own seat."""
DEALT: Final = 53
"""Tiles in four hands before the first discard."""
HONOURS: Final = 136
"""Tiles of 河北麻将."""


def is_run(tiles: list[str]) -> bool:
    """Whether these are three tiles in a row."""
    ranks = sorted(int(tile[0]) for tile in tiles)
    return len({tile[1] for tile in tiles}) == 1 and ranks == [ranks[0], ranks[0] + 1, ranks[0] + 2]


class Wilds(Witness):
    """Waits for an own chow, a 会儿 in the own hand, and a win."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, CHOWS_FIRST)
        self.chowed = self.held = False

    def notice(self) -> None:
        """What is marked as 会儿, and what lies before the own seat."""
        seen = self.person.page.evaluate(WILDS)
        assert seen["marked"] == seen["wilds"]
        self.held = self.held or seen["held"] > 0
        self.chowed = self.chowed or any(is_run(tiles) for tiles in seen["melds"] if len(tiles) == 3)

    @property
    def all_seen(self) -> bool:
        """All of it came up."""
        return self.chowed and self.held and self.won


def test_a_sitting_with_wild_tiles(browser: Browser, home: House) -> None:
    """The 会儿 lies on the table and is marked wherever it shows; one chows, with a button or by choosing a way."""
    mei = Person(browser, home, "阿梅")
    with people(mei):
        mei.make_room("yushu", {"discard_seconds": 60})
        mei.with_bots().start()
        expect(mei.page.locator(".mj-wild .tile")).to_be_visible()
        expect(mei.page.get_by_role("img", name=re.compile("^会儿是"))).to_be_visible()
        player = Wilds(mei)
        play([player], player.through, LONG)
        assert player.done["chow"] > 0
        every = mei.settlement.locator(".tile").evaluate_all(FACES)
        wild = mei.page.locator(".mj-wild .tile").get_attribute("data-face")
        assert mei.settlement.locator(".tile.wild").count() == sum(face == wild for face in every)
        expect(mei.settlement.get_by_text("牌墙可验证")).to_be_visible()


class DeadWall(Witness):
    """Waits for a win."""

    def notice(self) -> None:
        """Nothing by the way."""

    @property
    def all_seen(self) -> bool:
        """Somebody won."""
        return self.won


def number_in(person: Person, place: str) -> int:
    """The number that stands at a place of the table."""
    found = re.search(r"\d+", person.page.locator(place).inner_text())
    assert found
    return int(found[0])


@pytest.mark.long
def test_a_sitting_with_a_dead_wall(browser: Browser, home: House) -> None:
    """The table counts the tiles that may still be drawn, and apart from them those that stay."""
    mei = Person(browser, home, "阿梅")
    with people(mei):
        mei.make_room("hebei", {"discard_seconds": 60})
        mei.with_bots().start()
        expect(mei.page.locator(".mj-dead-wall")).to_have_text("另留 12 张")
        player = DeadWall(mei)
        play([player], player.through, LONG)
        left, stays = number_in(mei, ".mj-left-count"), number_in(mei, ".mj-dead-wall")
        (played,) = [one for one in mei.rounds() if one["number"] == len(mei.rounds())]
        record = home.get(f"/api/tables/{played['table']}/record?session=1&number={played['number']}").text
        does = [json.loads(line).get("do") for line in record.splitlines()]
        assert left + stays == HONOURS - DEALT - does.count("draw")
        assert left >= 0
        assert stays in {12, 13}
        expect(mei.settlement.locator(".winner-total").first).to_have_text(re.compile("^\\d+ 番$"))
