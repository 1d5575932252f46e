"""Faces, further devices and blocks: what goes in comes out, and a token that is forgotten is nobody's."""

from typing import Any

import pytest

from paiju.core.errors import InvalidError
from paiju.storage import PlayerRow, Store
from tests.storage.kit import append, round_row, run

BO = PlayerRow("bo", "波", 1, "dog-2")


def test_a_face_stays_when_only_the_name_changes(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_player(BO, b"bo's hash")
        await store.rename("bo", "阿波")
        assert await store.player("bo") == PlayerRow("bo", "阿波", 1, "dog-2")
        await store.rename("bo", "阿波", "cat-1")
        assert await store.player("bo") == PlayerRow("bo", "阿波", 1, "cat-1")
        assert await store.player("ann") == PlayerRow("ann", "安", 1, "")

    run(url, test)


def test_a_player_is_known_by_each_of_his_tokens(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_player(BO, b"bo's hash")
        assert await store.people.devices("bo") == 1
        for later in (b"second", b"third"):
            await store.people.add_device("bo", later, 5)
        for known in (b"bo's hash", b"second", b"third"):
            assert await store.player_of(known) == BO
        assert await store.player_of(b"fourth") is None
        assert (await store.people.devices("bo"), await store.people.devices("ann")) == (3, 1)

    run(url, test)


@pytest.mark.parametrize("kept", [b"bo's hash", b"second"])
def test_the_other_devices_are_forgotten_whichever_is_kept(url: str, kept: bytes) -> None:
    async def test(store: Store) -> None:
        await store.add_player(BO, b"bo's hash")
        await store.people.add_device("bo", b"second", 5)
        await store.people.add_device("ann", b"ann's second", 5)
        await store.people.only_device("bo", kept)
        found = {name: await store.player_of(name) for name in (b"bo's hash", b"second")}
        assert found == {name: BO if name == kept else None for name in found}
        assert await store.people.devices("bo") == 1
        for other in (b"ann's hash", b"ann's second"):
            assert await store.player_of(other) == PlayerRow("ann", "安", 1)

    run(url, test)


def test_nobody_has_no_device(url: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(InvalidError, match="no player"):
            await store.people.add_device("nobody", b"hash", 5)

    run(url, test)


def test_a_block_stands_once_for_one_side_until_it_is_taken_back(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_player(BO, b"bo's hash")
        for at in (1, 2):
            await store.people.block("ann", "bo", at)
        assert await store.people.blocks() == [("ann", "bo")]
        await store.people.unblock("bo", "ann")
        assert await store.people.blocks() == [("ann", "bo")]
        await store.people.unblock("ann", "bo")
        assert await store.people.blocks() == []

    run(url, test)


def test_nobody_is_blocked_who_is_not_there(url: str) -> None:
    async def test(store: Store) -> None:
        for player, other in (("ann", "nobody"), ("nobody", "ann"), ("ann", "\0")):
            with pytest.raises(InvalidError) as refused:
                await store.people.block(player, other, 1)
            assert refused.value.code == "bad_request"
        assert await store.people.blocks() == []

    run(url, test)


def test_players_are_found_by_their_ids_however_many(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_player(BO, b"bo's hash")
        many = ["bo", "ann", "bo", *(f"nobody {number}" for number in range(1200))]
        assert await store.people.players(many) == {"bo": BO, "ann": PlayerRow("ann", "安", 1)}
        assert await store.people.players([]) == {}

    run(url, test)


def test_rounds_are_counted_by_game_for_each_who_was_in_them(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_player(BO, b"bo's hash")
        both: dict[str, Any] = {"players": ["ann", "bo"], "names": ["安", "波"]}
        rows = (round_row(1), round_row(2, **both), round_row(3, game="hebei", **both))
        await store.append(append(1, rounds=rows))
        assert await store.people.rounds("ann") == {"neijiang": 2, "hebei": 1}
        assert await store.people.rounds("bo") == {"neijiang": 1, "hebei": 1}
        assert await store.people.rounds("nobody") == {}

    run(url, test)
