"""What a table tells of its tiles, and that a round played under other settings is not told by the new ones."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, Near
from tests.server.sessions import run, session, with_bots

pytestmark = pytest.mark.usefixtures("quiet_log")


async def newcomer(built: Inside, name: str, code: str) -> Near:
    """Somebody who looks on from now on."""
    return await built.line(await built.guest(name), code)


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ({"game": "hebei", "customs": {"rounds": 1, "stake": 2, "spectator_delay": 0}}, True),
        ({"game": "hebei", "options": {"honours": False}, "customs": {"spectator_delay": 0}}, False),
        ({"game": "neijiang", "customs": {"spectator_delay": 0}}, False),
    ],
    ids=["customs", "options", "game"],
)
def test_the_last_round_is_told_while_its_game_and_options_stand(
    tmp_path: Path, wanted: dict[str, Any], told: bool
) -> None:
    async def test(built: Inside) -> None:
        lines = await with_bots(built, "hebei", rounds=1)
        code = lines[0].code
        await session(lines)
        before = await newcomer(built, "w0", code)
        assert (before.frames != [], before.settled != []) == (True, True)
        await lines[0].do("settings", room=wanted)
        after = await newcomer(built, "w1", code)
        assert (after.frames != [], after.settled != []) == (told, told)

    run(tmp_path, test)


def test_a_table_tells_its_tiles_as_the_options_make_them(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        owner = (await with_bots(built, "hebei"))[0]
        assert (len(owner.table["kinds"]), owner.table["kinds"][-1], owner.table["dead_wall"]) == (34, "7z", 12)
        await owner.do("settings", room={"game": "hebei", "options": {"honours": False}})
        await owner.caught_up()
        assert (len(owner.table["kinds"]), owner.table["kinds"][-1], owner.table["dead_wall"]) == (27, "9s", 12)
        await owner.do("settings", room={"game": "neijiang"})
        await owner.caught_up()
        assert (len(owner.table["kinds"]), owner.table["dead_wall"]) == (18, 0)

    run(tmp_path, test)
