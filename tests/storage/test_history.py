"""A player's rounds, page by page, each exactly once."""

from itertools import chain

import pytest

from paiju.core.errors import InvalidError
from paiju.storage import PlayerRow, Store
from tests.storage.kit import append, round_row, run, table


async def pages(store: Store, player: str, limit: int) -> list[list[tuple[str, int]]]:
    """All pages of a history, as tables and numbers."""
    found, before = [], None
    while True:
        page = await store.history(player, before, limit)
        found.append([(row.table, row.number) for row in page.rounds])
        if page.before is None:
            return found
        before = page.before


def test_rounds_that_end_in_one_millisecond_are_told_once_each(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(table("t2", "100002"))
        for number in range(1, 4):
            for name in ("t1", "t2"):
                await store.append(append(number, name, rounds=(round_row(number, name, ended_at=9),)))
        newest_first = [("t2", 3), ("t1", 3), ("t2", 2), ("t1", 2), ("t2", 1), ("t1", 1)]
        for limit in (1, 2, 3, 4, 5):
            assert list(chain(*await pages(store, "ann", limit))) == newest_first

    run(url, test)


def test_a_full_last_page_says_that_it_is_the_last(url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(append(1, rounds=tuple(round_row(number) for number in range(1, 5))))
        assert [len(page) for page in await pages(store, "ann", 2)] == [2, 2]
        assert [len(page) for page in await pages(store, "ann", 3)] == [3, 1]
        assert await pages(store, "nobody", 2) == [[]]

    run(url, test)


def test_a_round_that_ends_meanwhile_moves_no_page(url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(append(1, rounds=(round_row(1), round_row(2), round_row(3))))
        first = await store.history("ann", None, 2)
        await store.append(append(2, rounds=(round_row(4),)))
        second = await store.history("ann", first.before, 2)
        assert [row.number for row in (*first.rounds, *second.rounds)] == [3, 2, 1]

    run(url, test)


def test_only_rounds_that_the_player_was_in_and_each_once(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_player(PlayerRow("bo", "bo", 1), b"bo's hash")
        both = round_row(1, players=["ann", "bo", None], names=["安", "bo", "x"], deltas=[1, -1, 0])
        rows = (both, round_row(2, players=[None, "bo"]), round_row(3, players=["bo", "bo"]))
        await store.append(append(1, rounds=rows))
        assert await pages(store, "ann", 9) == [[("t1", 1)]]
        assert await pages(store, "bo", 9) == [[("t1", 3), ("t1", 2), ("t1", 1)]]
        told = (await store.history("ann", None, 1)).rounds[0]
        assert (told.players, told.deltas, told.names, told.record) == (both.players, both.deltas, both.names, "")

    run(url, test)


@pytest.mark.parametrize("limit", [0, -1])
def test_a_page_has_at_least_one_round(url: str, limit: int) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(InvalidError):
            await store.history("ann", None, limit)

    run(url, test)
