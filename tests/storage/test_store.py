"""Players, tables, inputs, rounds: what goes in comes out, and what may not go in is refused."""

from dataclasses import replace
from typing import Any

import pytest

from paiju.core.errors import InvalidError
from paiju.storage import Append, CodeTakenError, ConflictError, PlayerRow, Store
from tests.storage.kit import append, bounded, input_row, opened, round_row, run, seat, seqs, table


def test_players(url: str) -> None:
    async def test(store: Store) -> None:
        bo = PlayerRow("bo", "波🀄\u2028", 2**60)
        await store.add_player(bo, b"\x00\xff")
        assert await store.player("bo") == await store.player_of(b"\x00\xff") == bo
        assert await store.player("Bo") is None
        assert await store.player_of(b"\x00") is None
        await store.rename("bo", "𠀀")
        assert await store.player("bo") == PlayerRow("bo", "𠀀", 2**60)
        assert await store.player("ann") == PlayerRow("ann", "安", 1)

    run(url, test)


def test_a_player_id_or_token_is_given_once(url: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(ConflictError):
            await store.add_player(PlayerRow("ann", "other", 1), b"another hash")
        with pytest.raises(ConflictError):
            await store.add_player(PlayerRow("other", "other", 1), b"ann's hash")
        await store.add_player(PlayerRow("other", "安", 1), b"another hash")

    run(url, test)


def test_nobody_is_renamed(url: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(InvalidError, match="no player"):
            await store.rename("nobody", "n")

    run(url, test)


def test_tables_come_back_whole_and_in_order(url: str) -> None:
    async def test(store: Store) -> None:
        later = table("a", "000002", created_at=9, settings={"base": 10**40, "名": ["🀄", None, True], "\0": "\0"})
        await store.add_table(later)
        assert await store.table("a") == later
        assert await store.table("b") is None
        assert await store.live_tables() == [table("t1", "100001"), later]

    run(url, test)


def test_a_code_is_free_again_after_its_table_is_closed(url: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(CodeTakenError):
            await store.add_table(table("t2", "100001"))
        await store.append(append(1, closed_at=20))
        await store.add_table(table("t2", "100001"))
        assert [row.id for row in await store.live_tables()] == ["t2"]
        assert await store.table("t1") == table("t1", "100001")

    run(url, test)


def test_a_table_needs_an_owner_and_an_id_of_its_own(url: str) -> None:
    async def test(store: Store) -> None:
        for refused in (table("t1", "100001"), table("t1", "100002"), table("t2", "100002", owner="nobody")):
            with pytest.raises(ConflictError):
                await store.add_table(refused)
        await store.add_table(table("t2", "100002"))

    run(url, test)


@pytest.mark.parametrize("wrong", [{"code": "12345"}, {"code": "12345６"}, {"code": "12345a"}, {"seed": bytes(31)}])
def test_a_table_has_six_digits_and_a_whole_seed(url: str, wrong: dict[str, Any]) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(InvalidError):
            await store.add_table(replace(table("t2", "123456"), **wrong))
        await store.add_table(table("t2", "012345"))

    run(url, test)


def test_inputs_come_back_as_they_were(url: str) -> None:
    async def test(store: Store) -> None:
        rows = [
            input_row(1, body={"say": "碰🀄\0", "most": 10**50}, events=[[1, -1, [2, None]], []], window=None),
            input_row(2, kind="leave", player="", client_id="", body={}, at=2**50),
            input_row(3),
        ]
        for row in rows:
            await store.append(Append(row))
        assert await store.inputs("t1") == rows
        assert await store.inputs("t1", after=2) == rows[2:]
        assert await store.inputs("t1", after=3) == await store.inputs("t2") == []

    run(url, test)


def test_rounds_come_back_as_they_were(url: str) -> None:
    async def test(store: Store) -> None:
        first = round_row(1, deltas=[10**30, -(10**30)], record='{"名": "🀄"}\n{"do": "end"}\n')
        await store.append(append(1, rounds=(first, round_row(2))))
        await store.append(append(2, rounds=(round_row(1, session=2),)))
        assert await store.round("t1", 1, 1) == first
        assert await store.round("t1", 2, 2) is None
        listed = [(row.session, row.number, row.record) for row in await store.rounds("t1")]
        assert listed == [(1, 1, ""), (1, 2, ""), (2, 1, "")]
        assert (await store.rounds("t1"))[0].deltas == first.deltas

    run(url, test)


def test_settings_are_replaced_only_where_they_are_given(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(table("t2", "100002", settings={"base": 1}))
        await store.append(append(1, settings={"base": 2}))
        await store.append(append(1, "t2"))
        assert [row.settings for row in await store.live_tables()] == [{"base": 2}, {"base": 1}]
        await store.append(append(2, settings={}))
        assert [row.settings for row in await store.live_tables()] == [{}, {"base": 1}]

    run(url, test)


@pytest.mark.parametrize("bad", ["a\0", "\ud800"], ids=["nul", "half a character"])
def test_texts_that_a_database_refuses_are_refused_alike(url: str, bad: str) -> None:
    async def test(store: Store) -> None:
        for wrong in ({"client_id": bad}, {"player": bad}, {"body": {"say": "\ud800"}}, {"body": {"x": float("nan")}}):
            with pytest.raises(InvalidError):
                await store.append(Append(input_row(1, **wrong)))
        with pytest.raises(InvalidError):
            await store.rename("ann", bad)
        for look in (store.player(bad), store.table(bad), store.inputs(bad), store.career(bad, "g")):
            with pytest.raises(InvalidError):
                await look
        await store.append(Append(input_row(1, client_id="安\u0001", body={"say": "\0"})))

    run(url, test)


def test_numbers_that_do_not_fit_are_refused_alike(url: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(InvalidError):
            await store.append(Append(input_row(1, at=2**63)))
        with pytest.raises(InvalidError):
            await store.history("ann", -(2**63) - 1, 1)
        await store.append(Append(input_row(1, at=2**63 - 1, window=-(2**63))))

    run(url, test)


def test_a_closed_store_takes_nothing_and_may_be_opened_again(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await seat(store)
            await store.append(append(1))
        with pytest.raises(Exception, match="not open"):
            await store.append(append(2))
        async with opened(url) as store:
            await store.append(append(2))
            assert await seqs(store) == [1, 2]

    bounded(test())


def test_closing_twice_and_closing_what_was_never_opened(url: str) -> None:
    async def test() -> None:
        store = Store(url)
        await store.close()
        await store.open()
        await store.close()
        await store.close()

    bounded(test())
