"""What players say of finished rounds is kept for the host, once for each player and round."""

import asyncio

import pytest

from paiju.core.errors import InvalidError
from paiju.storage import PlayerRow, ReportRow, Store
from tests.storage.kit import append, behind, bounded, opened, round_row, run, seat

ROUNDS = tuple(round_row(number) for number in range(1, 4))


def report(number: int, remark: str = "算错了", player: str = "ann", at: int = 20) -> ReportRow:
    return ReportRow(player, "t1", 1, number, at, remark)


async def told(store: Store, before: int | None = None, limit: int = 100) -> list[tuple[str, int, str]]:
    return [(row.player, row.number, row.remark) for row in await store.reports(before, limit)]


def test_reports_come_newest_first_and_in_pages(url: str) -> None:
    async def test(store: Store) -> None:
        assert await told(store) == []
        await store.append(append(1, rounds=ROUNDS))
        for number in (2, 1, 3):
            await store.add_report(report(number, f"round {number}"))
        assert [number for _, number, _ in await told(store)] == [3, 1, 2]
        first = await store.reports(None, 2)
        assert [row.number for row in first] == [3, 1]
        assert [row.number for row in await store.reports(first[-1].id, 2)] == [2]
        assert first[0] == ReportRow("ann", "t1", 1, 3, 20, "round 3", first[0].id)

    run(url, test)


def test_a_later_remark_takes_the_place_of_the_first_of_the_same_player_alone(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_player(PlayerRow("bo", "bo", 1), b"bo's hash")
        await store.append(append(1, rounds=ROUNDS))
        await store.add_report(report(1, "?"))
        await store.add_report(report(1, "and I?", "bo"))
        await store.add_report(report(1, "自摸应是 2 倍\n不是 1 倍", at=30))
        assert await told(store) == [("ann", 1, "自摸应是 2 倍\n不是 1 倍"), ("bo", 1, "and I?")]
        assert [row.at for row in await store.reports(None, 9)] == [30, 20]

    run(url, test)


def test_two_servers_that_are_told_the_same_at_once_keep_it_once(url: str) -> None:
    """Neither refuses: what comes in last stays."""

    async def test() -> None:
        async with opened(url) as one, opened(url) as two:
            await seat(one)
            await one.append(append(1, rounds=ROUNDS))
            for turn in range(20):
                await asyncio.gather(*(store.add_report(report(1 + turn % 3, "?")) for store in (one, two) * 2))
            assert sorted(await told(one)) == [("ann", 1, "?"), ("ann", 2, "?"), ("ann", 3, "?")]

    bounded(test())


@pytest.mark.parametrize(
    "wrong", [report(4), report(1, player="nobody"), report(1, "\0"), report(1, "\ud800"), report(2**63)]
)
def test_what_there_is_not_is_refused_and_leaves_nothing(url: str, wrong: ReportRow) -> None:
    async def test(store: Store) -> None:
        await store.append(append(1, rounds=ROUNDS))
        with pytest.raises(InvalidError):
            await store.add_report(wrong)
        assert await told(store) == []

    run(url, test)


def test_reports_outlive_the_server(url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(append(1, rounds=ROUNDS))
        await store.add_report(report(1, "kept"))
        assert behind(url, "SELECT remark FROM reports") == [("kept",)]

    run(url, test)


def test_a_remark_is_no_part_of_what_a_log_would_tell() -> None:
    assert "算错了" not in repr(report(1))


def test_who_only_reads_needs_a_database_that_is_there_and_leaves_it_as_it_is(url: str) -> None:
    async def test() -> None:
        reader = Store(url)
        with pytest.raises(InvalidError) as caught:
            await reader.look()
        assert caught.value.code == "bad_setting"
        await reader.close()
        async with opened(url) as store:
            await seat(store)
            await store.append(append(1, rounds=ROUNDS))
            await store.add_report(report(1))
            reader = Store(url)
            await reader.look()
            assert await told(reader) == [("ann", 1, "算错了")]
            await reader.close()

    bounded(test())
