"""What was acknowledged survives `kill -9`, and what is there is whole."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.storage.killed import TABLES
from tests.storage.kit import LIMIT, bounded, opened, seat, seqs, table

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("acknowledged", [1, 257])
def test_every_acknowledged_input_is_there_after_kill_9(url: str, acknowledged: int) -> None:
    bounded(_prepare(url))
    told = _killed_after(url, acknowledged)
    assert sum(told.values()) >= acknowledged
    bounded(_check(url, told))


async def _prepare(url: str) -> None:
    async with opened(url) as store:
        await seat(store)
        for name in TABLES[1:]:
            await store.add_table(table(name, f"00000{name[1]}"))


def _killed_after(url: str, acknowledged: int) -> dict[str, int]:
    """Kill an appending process after so many lines; the last `seq` it acknowledged for each table."""
    command = [sys.executable, "-m", "tests.storage.killed", url]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(acknowledged)]
        child.kill()
        lines += child.stdout.readlines()
        child.wait(LIMIT)
    assert child.returncode == -9, "it was still appending"
    told = dict.fromkeys(TABLES, 0)
    for line in lines:
        name, _, seq = line.strip().partition(" ")
        told[name] = int(seq)
    return told


async def _check(url: str, told: dict[str, int]) -> None:
    async with opened(url) as store:
        durable = {name: await seqs(store, name) for name in TABLES}
        for name, last in told.items():
            assert durable[name] == list(range(1, len(durable[name]) + 1))
            assert last <= len(durable[name]) <= last + 1, "an actor has one append under way"
            assert [row.number for row in await store.rounds(name)] == durable[name]
        career = await store.career("ann", "neijiang")
        assert career.rounds == sum(map(len, durable.values()))
        assert career.score == 3 * career.rounds
