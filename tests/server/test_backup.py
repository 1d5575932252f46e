"""Backups of a server that is played at: each is a moment of it, from which another server goes on."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Client, House, Json, line
from tests.server.runs import bounded
from tests.server.sessions import play

BOTS: Json = {"rounds": 100_000, "next_seconds": 10}
BACKUPS = 3


def paiju(*arguments: str) -> Json:
    """What a command answers; fails where it does."""
    done = subprocess.run([sys.executable, "-m", "paiju", *arguments], capture_output=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told: Json = json.loads(done.stdout)
    return told


async def bots_alone(house: House, token: str, game: str) -> tuple[str, Client]:
    """A table of bots that plays and plays, and its owner, who looks on."""
    code = house.room(token, game, **BOTS)["code"]
    owner = await Client(house, token, code).connect()
    for seat in range(len(owner.table["seats"])):
        await owner.do("bot", seat=seat)
    await owner.do("start")
    return code, owner


async def with_bots(house: House, token: str) -> tuple[str, Client]:
    """A player among bots, who is dealt a hand."""
    code = house.room(token, "neijiang", **BOTS)["code"]
    player = await Client(house, token, code).connect()
    await player.do("sit")
    for seat in range(1, 4):
        await player.do("bot", seat=seat)
    return code, player


async def read_on(client: Client) -> None:
    """Take what comes, until one is stopped."""
    while True:
        await client.next(60)


async def _backed_up(house: House, player: Client, folder: Path) -> Json:
    """Play a round, then back up while another is played; what the player knew before that began."""
    rounds = len(player.settled) + 1
    await play(player, lambda _: len(player.settled) >= rounds)
    last = player.settled[-1]
    task = asyncio.create_task(asyncio.to_thread(paiju, "backup", str(folder), "--database", str(house.database)))
    await play(player, lambda _: task.done())
    assert Path((await task)["file"]).parent == folder
    return {"rounds": last["round"], "balances": last["result"]["balances"]}


async def load(house: House, folder: Path) -> dict[str, Any]:
    """Tables play, a player plays, and backups are taken meanwhile; what was known before the last one began."""
    token, other = house.guest("阿梅"), house.guest("老王")
    tables = [await bots_alone(house, other, game) for game in ("neijiang", "weimaque")]
    code, player = await with_bots(house, token)
    watching = [asyncio.create_task(read_on(owner)) for _, owner in tables]
    for _ in range(BACKUPS):
        known = await _backed_up(house, player, folder)
        await asyncio.sleep(1)  # files are named by the second
    for task in watching:
        assert not task.done()
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    for client in (player, *(owner for _, owner in tables)):
        await client.close()
    return {"token": token, "other": other, "code": code, "bots": [code for code, _ in tables]} | known


async def check(house: House, was: dict[str, Any]) -> None:
    """The player is where he was or a bit further, plays on, and so do the bots."""
    async with line(house, was["token"], was["code"]) as player:
        assert player.seat == 0
        assert player.table["round"] >= was["rounds"]
        table = player.table["id"]
        played = house.get(f"/api/tables/{table}/rounds").json()["rounds"]
        assert len(played) >= was["rounds"]
        sums = [sum(one["deltas"][seat] for one in played[: was["rounds"]]) for seat in range(4)]
        start = was["balances"][0] - sums[0]
        assert [start + total for total in sums] == was["balances"]
        rounds = len(player.settled) + 1
        await play(player, lambda _: len(player.settled) >= rounds)
    for code in was["bots"]:
        async with line(house, was["other"], code) as owner:
            if owner.table["results"] is not None:  # the session is over: another one is his to begin
                await owner.do("start")
            before = owner.table["round"]
            await owner.until(lambda _, owner=owner, before=before: owner.table["round"] > before, 60)


@pytest.mark.long
def test_a_backup_that_is_taken_while_people_play_is_a_house_to_go_on_in(tmp_path: Path) -> None:
    folder, other = tmp_path / "backups", tmp_path / "other"
    folder.mkdir()
    other.mkdir()
    flags = ("--bot-pace", "0", "--clock-rate", "20")
    first, second = House(tmp_path / "paiju.db", *flags), House(other / "paiju.db", *flags)
    first.start()
    try:
        was: dict[str, Any] = {}
        bounded(_into(was, load(first, folder)), 240)
        files = sorted(folder.iterdir())
        assert len(files) == BACKUPS
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
        paiju("restore", str(files[-1]), "--database", str(second.database))
        second.start()
        assert "paiju_broken_tables 0.0" in second.get("/metrics").text
        bounded(check(second, was), 120)
    finally:
        first.kill()
        second.kill()


async def _into(told: dict[str, Any], work: Any) -> None:
    told.update(await work)
