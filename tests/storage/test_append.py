"""An append is durable whole or not at all, in order, once."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from uuid import uuid4

import pytest

from paiju.core.errors import PaijuError
from paiju.storage import Append, ConflictError, InputRow, PlayerRow, StorageError, Store
from paiju.storage.values import FARTHEST
from tests.storage.kit import append, behind, bounded, input_row, opened, round_row, run, seat, seqs, step, table


async def together(store: Store, appends: Sequence[Append]) -> list[str]:
    """What became of appends handed in at once: "" or the code of the error."""
    results = await asyncio.gather(*(store.append(one) for one in appends), return_exceptions=True)
    return [result.code if isinstance(result, PaijuError) else str(result or "") for result in results]


@pytest.mark.parametrize(
    "wrong",
    [
        {"rounds": (round_row(1), round_row(1))},
        {"rounds": (round_row(1, players=["nobody", None]),)},
        {"rounds": (round_row(1, table="t2"),)},
        {"rounds": (round_row(1),), "steps": (step(5), step(5, player="nobody"))},
    ],
)
def test_all_or_nothing(url: str, wrong: dict[str, Any]) -> None:
    async def test(store: Store) -> None:
        full = append(1, steps=(step(5),), settings={"a": 1}, closed_at=9)
        with pytest.raises(StorageError) as refused:
            await store.append(replace(full, **wrong))
        assert refused.value.code == "refused"
        assert await seqs(store) == []
        assert await store.rounds("t1") == []
        assert (await store.history("ann", None, 5)).rounds == []
        assert await store.live_tables() == [table("t1", "100001")]
        assert (await store.career("ann", "neijiang")).rounds == 0
        await store.append(append(1, rounds=(round_row(1),), steps=(step(5),)))
        assert (await store.career("ann", "neijiang")).score == 5

    run(url, test)


def test_a_seq_is_taken_once_and_a_second_try_feeds_nothing(url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(append(1, steps=(step(5),)))
        with pytest.raises(ConflictError):
            await store.append(append(1, steps=(step(5),), settings={"a": 1}))
        assert (await store.career("ann", "neijiang")).score == 5
        assert (await store.live_tables())[0].settings == {}

    run(url, test)


@pytest.mark.parametrize("seq", [0, -1, 2, 4])
def test_no_gaps_and_nothing_before_the_first(url: str, seq: int) -> None:
    async def test(store: Store) -> None:
        assert await together(store, [append(seq)]) == ["gap"]
        assert await together(store, [append(1), append(2), append(4), append(3)]) == ["", "", "gap", ""]
        assert await seqs(store) == [1, 2, 3]

    run(url, test)


def test_another_table_does_not_fill_a_gap(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(table("t2", "100002"))
        await store.append(append(1, "t2"))
        assert await together(store, [append(2)]) == ["gap"]
        assert await together(store, [append(1, "t3")]) == ["unknown_table"]

    run(url, test)


def test_one_bad_append_fails_alone(url: str) -> None:
    """Eight tables at once; the fifth doubles an input. The careers are fed once though the batch is tried again."""

    async def test() -> None:
        batches: list[int] = []
        async with opened(url, lambda rows, _seconds: batches.append(rows)) as store:
            await seat(store)
            for number in range(2, 9):
                await store.add_table(table(f"t{number}", f"10000{number}"))
            await store.append(append(1, "t5"))
            all_at_once = [append(1, f"t{number}", steps=(step(10),)) for number in range(1, 9)]
            assert await together(store, all_at_once) == ["", "", "", "", "conflict", "", "", ""]
            assert (await store.career("ann", "neijiang")).score == 70
        assert sum(batches) == 8
        assert batches[1] == 4, "the good half was written as one"

    bounded(test())


def test_what_follows_a_bad_append_fails_with_it(url: str) -> None:
    async def test(store: Store) -> None:
        bad = append(2, rounds=(round_row(1, players=["nobody"]),))
        assert await together(store, [append(1), bad, append(3)]) == ["", "refused", "gap"]
        assert await seqs(store) == [1]

    run(url, test)


def test_appends_at_once_share_a_transaction(url: str) -> None:
    async def test() -> None:
        batches: list[tuple[int, float]] = []
        async with opened(url, lambda *batch: batches.append(batch)) as store:
            await seat(store)
            assert set(await together(store, [append(seq) for seq in range(1, 451)])) == {""}
            assert await seqs(store) == list(range(1, 451))
        assert [rows for rows, _ in batches] == [200, 200, 50]
        assert all(0 < seconds < 60 for _, seconds in batches)

    bounded(test())


def test_two_hundred_appends_over_twenty_tables(url: str) -> None:
    """Every table has its own actor, which waits for each append; all is there, in order, after opening again."""

    async def test() -> None:
        names = [f"x{number}" for number in range(20)]
        async with opened(url) as store:
            await seat(store)
            for number, name in enumerate(names):
                await store.add_table(table(name, f"2000{number:02}"))
            await asyncio.gather(*(_ten(store, name) for name in names))
        async with opened(url) as store:
            for name in names:
                assert await store.inputs(name) == _ten_rows(name)

    bounded(test())


def _ten_rows(name: str) -> list[InputRow]:
    return [input_row(seq, name, body={"table": name, "seq": seq}) for seq in range(1, 11)]


async def _ten(store: Store, name: str) -> None:
    for row in _ten_rows(name):
        await store.append(Append(row))


def test_careers_of_players_and_games_are_apart(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_player(PlayerRow("bo", "bo", 1), b"bo's hash")
        await store.append(append(1, steps=(step(5), step(-7, player="bo", escapes=1), step(1, game="yushu"))))
        await store.append(append(2, steps=(step(-8, rounds=2),)))
        careers = [await store.career(*key) for key in (("ann", "neijiang"), ("bo", "neijiang"), ("bo", "yushu"))]
        assert [(one.rounds, one.score, one.escapes) for one in careers] == [(3, -3, 0), (1, -7, 1), (0, 0, 0)]

    run(url, test)


@pytest.mark.parametrize("side", [1, -1])
def test_a_career_stops_before_it_overflows(url: str, side: int) -> None:
    async def test(store: Store) -> None:
        await store.append(append(1, steps=(step(side * (FARTHEST - 1)),)))
        assert (await store.career("ann", "neijiang")).score == side * (FARTHEST - 1)
        await store.append(append(2, steps=(step(side * 10**40), step(side * 10**40))))
        assert (await store.career("ann", "neijiang")).score == side * FARTHEST
        await store.append(append(3, steps=(step(-side * 10),)))
        assert (await store.career("ann", "neijiang")).score == side * (FARTHEST - 10)

    run(url, test)


def test_two_servers_feed_one_career_and_fight_for_one_table(url: str) -> None:
    """They feed in opposite orders, which must not make them wait for one another in a circle."""

    async def test() -> None:
        async with opened(url) as one, opened(url) as two:
            await seat(one)
            await one.add_table(table("t2", "100002"))
            steps = tuple(step(number, game=f"g{number}") for number in range(20))
            mine = [append(seq, "t1", steps=steps) for seq in range(1, 31)]
            theirs = [append(seq, "t2", steps=steps[::-1]) for seq in range(1, 31)]
            results = await asyncio.gather(_one_by_one(one, mine), _one_by_one(two, theirs))
            assert list(results) == [[""] * 30] * 2
            assert [(await one.career("ann", f"g{number}")).score for number in range(20)] == list(range(0, 1200, 60))
            fight = await asyncio.gather(together(one, [append(31)]), together(two, [append(31)]))
            assert sorted(fight) == [[""], ["conflict"]]

    bounded(test())


async def _one_by_one(store: Store, appends: Sequence[Append]) -> list[str]:
    return [result for one in appends for result in await together(store, [one])]


def test_a_database_out_of_order_fails_the_batch_and_the_writer_goes_on(url: str) -> None:
    async def test(store: Store) -> None:
        behind(url, "ALTER TABLE inputs RENAME TO hidden")
        assert await together(store, [append(1), append(2)]) == ["database", "database"]
        with pytest.raises(StorageError):
            await store.inputs("t1")
        behind(url, "ALTER TABLE hidden RENAME TO inputs")
        assert await together(store, [append(1), append(2)]) == ["", ""]

    run(url, test)


def test_closing_writes_what_was_handed_in(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await seat(store)
            handed_in = [asyncio.create_task(store.append(append(seq))) for seq in range(1, 301)]
            await asyncio.sleep(0)
        assert await asyncio.gather(*handed_in) == [None] * 300
        async with opened(url) as store:
            assert await seqs(store) == list(range(1, 301))

    bounded(test())


def test_a_restart_of_postgresql_costs_no_append(postgres_url: str) -> None:
    """Its connections are cut between two appends; the pool notices before it hands one out."""
    name = f"paiju-test-{uuid4().hex}"

    async def test(store: Store) -> None:
        await store.append(append(1))
        cut = behind(
            postgres_url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'"
        )
        assert cut
        await store.append(append(2))
        assert await seqs(store) == [1, 2]

    run(f"{postgres_url}&application_name={name}", test)


def test_readers_that_are_cancelled_harm_nobody(url: str) -> None:
    """A browser that goes away cancels its request, at whatever moment of it."""

    async def test(store: Store) -> None:
        for moments in range(30):
            reader = asyncio.create_task(store.inputs("t1"))
            writer = asyncio.create_task(store.append(append(moments + 1)))
            for _ in range(moments):
                await asyncio.sleep(0)
            reader.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)
        assert await seqs(store) == list(range(1, 31))

    run(url, test)
