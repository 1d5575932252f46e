"""A database of the first schema, opened by the server of today: what was begun goes on, what is over can be read.

`first_schema.sql` was made by a server of the first days: 内江麻将 in the middle of its second round between two
players and two bots, 河北麻将 with a session that is over. Were a rule changed so that its rows mean something else,
this would show it.
"""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from paiju.formats.record import read, replay_all
from paiju.storage import migrate
from tests.server.house import Client, House
from tests.server.runs import bounded
from tests.server.sessions import ended, play

DUMP = Path(__file__).with_name("first_schema.sql")
TOKENS = dict(re.findall(r"^-- (\S+) (\S{43})$", DUMP.read_text(encoding="utf-8"), re.MULTILINE))
NEIJIANG = "543157"


def loaded(folder: Path) -> Path:
    """The database as it was."""
    file = folder / "paiju.db"
    with closing(sqlite3.connect(file)) as made:
        made.executescript(DUMP.read_text(encoding="utf-8"))
        assert made.execute("SELECT version_num FROM paiju_version").fetchall() == [("0001",)]
    return file


def version(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as opened:
        return {row[0] for row in opened.execute("SELECT version_num FROM paiju_version")}


def test_a_table_of_the_first_schema_goes_on_and_its_records_open(tmp_path: Path) -> None:
    file = loaded(tmp_path)
    house = House(file, "--bot-pace", "0", "--clock-rate", "5")
    house.start()
    try:
        assert version(file) == migrate.newest()
        assert "paiju_broken_tables 0.0" in house.get("/metrics").text
        bounded(go_on(house))
        check_records(house)
    finally:
        house.kill()


async def go_on(house: House) -> None:
    """Both come back into the middle of the round, and play the session to its end."""
    players = [await Client(house, TOKENS[name], NEIJIANG).connect() for name in ("阿梅", "老王")]
    assert [player.seat for player in players] == [0, 1]
    for player in players:
        assert (player.frames[0]["round"], len(player.frames) >= 13) == (2, True)
    await asyncio.gather(*(play(player, ended) for player in players))
    assert players[0].table["results"]["rounds"] == 4
    assert players[0].table["results"]["names"][:2] == ["阿梅", "老王"]
    for player in players:
        await player.close()


def check_records(house: House) -> None:
    """What was played then and what has been played since is in the history, and verifies."""
    played = house.get("/api/me/rounds", TOKENS["阿梅"]).json()["rounds"]
    assert [(one["game"], one["number"]) for one in played] == [
        ("neijiang", 4), ("neijiang", 3), ("neijiang", 2), ("neijiang", 1), ("hebei", 1),
    ]  # fmt: skip
    for one in played[3:]:
        asked = f"/api/tables/{one['table']}/frames?session=1&number=1"
        assert house.get(asked).json()["deltas"] == one["deltas"]
    for one in (played[0], played[4]):
        record = house.get(f"/api/tables/{one['table']}/record?session=1").text
        rounds = 4 if one["game"] == "neijiang" else 1
        assert sum(1 for _ in replay_all(read(record.splitlines()), prove=True)) == rounds
    standing = house.get("/api/me/careers/hebei", TOKENS["阿梅"]).json()
    assert (standing["rounds"], standing["score"]) == (1, -6)
