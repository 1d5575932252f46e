"""Rows for tests, a store that is closed whatever happens, and the database behind its back."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from typing import Any

import psycopg

from paiju.storage import Append, CareerStep, InputRow, PlayerRow, RoundRow, Store, TableRow

SEED = bytes(range(200, 232))
LIMIT = 30
"""Seconds that any test of the store may take."""


@asynccontextmanager
async def opened(url: str, on_batch: Callable[[int, float], None] | None = None) -> AsyncIterator[Store]:
    store = Store(url, on_batch)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test against an open store with the player `ann` and the table `t1`."""

    async def whole() -> None:
        async with opened(url) as store:
            await seat(store)
            await test(store)

    bounded(whole())


def bounded(test: Awaitable[None]) -> None:
    asyncio.run(asyncio.wait_for(test, LIMIT))


async def seat(store: Store) -> None:
    await store.add_player(PlayerRow("ann", "安", 1), b"ann's hash")
    await store.add_table(table("t1", "100001"))


def table(id: str, code: str, **changed: Any) -> TableRow:
    return replace(TableRow(id, code, owner="ann", created_at=5, seed=SEED, settings={}), **changed)


def input_row(seq: int, table: str = "t1", **changed: Any) -> InputRow:
    plain = InputRow(table, seq, 7, "answer", "ann", window=3, client_id=f"c{seq}", body={"do": "pass"}, events=[])
    return replace(plain, **changed)


def round_row(number: int, table: str = "t1", **changed: Any) -> RoundRow:
    names, players = ["安", "bot"], ["ann", None]
    plain = RoundRow(table, 1, number, "neijiang", 9, names, players, [3, -3], f"round {number}\n")
    return replace(plain, **changed)


def step(score: int = 0, player: str = "ann", game: str = "neijiang", rounds: int = 1, escapes: int = 0) -> CareerStep:
    return CareerStep(player, game, rounds, score, escapes)


def append(seq: int, table: str = "t1", **with_it: Any) -> Append:
    return Append(input_row(seq, table), **with_it)


async def seqs(store: Store, table: str = "t1") -> list[int]:
    return [row.seq for row in await store.inputs(table)]


def behind(url: str, *statements: str) -> list[tuple[Any, ...]]:
    """Run statements past the store; returns the rows of the last one."""
    if url.startswith("sqlite"):
        return _sqlite(url.removeprefix("sqlite:///"), statements)
    with psycopg.connect(url, autocommit=True) as connection:
        for statement in statements:
            cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def _sqlite(path: str, statements: tuple[str, ...]) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        rows: list[tuple[Any, ...]] = []
        for statement in statements:
            rows = connection.execute(statement).fetchall()
        return rows
