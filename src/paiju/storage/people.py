"""What the store keeps of people besides their names: further devices, whom they block."""

from collections.abc import Iterable, Iterator

from sqlalchemy import and_, delete, func, insert, select, text, update

from paiju.core.errors import InvalidError
from paiju.storage import reading
from paiju.storage.engine import Database
from paiju.storage.rows import PlayerRow
from paiju.storage.schema import blocks, devices, played, players, rounds
from paiju.storage.values import checked

_AT_ONCE = 500
"""Ids in one question: both databases take some thousands."""
_BLOCK = text("""
    INSERT INTO blocks (player_id, other_id, at) VALUES (:player_id, :other_id, :at)
    ON CONFLICT (player_id, other_id) DO NOTHING
""")


class People:
    """Devices, blocks, rounds by game. Every method may raise `StorageError` when the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def players(self, ids: Iterable[str]) -> dict[str, PlayerRow]:
        """The players with these ids, as far as there are any."""
        found: dict[str, PlayerRow] = {}
        async with self._database.reading() as connection:
            for some in _parts(sorted(set(ids))):
                found |= {row.id: row for row in await reading.players_among(connection, some)}
        return found

    async def rounds(self, player: str) -> dict[str, int]:
        """Game → how many rounds of it the player was in."""
        key = ("table_id", "session", "number")
        same = and_(*(played.c[name] == rounds.c[name] for name in key))
        wanted = select(rounds.c.game, func.count()).select_from(played).join(rounds, same)
        wanted = wanted.where(played.c.player_id == player).group_by(rounds.c.game)
        async with self._database.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(wanted)}

    # --- devices

    async def add_device(self, player: str, token_hash: bytes, now: int) -> None:
        """One more token by which the player is known. Errors: `bad_request` where there is no such player."""
        values = checked({"player_id": player, "created_at": now}) | {"token_hash": token_hash}
        refused = InvalidError("bad_request", f"there is no player {player}")
        async with self._database.changing(refused) as connection:
            await connection.execute(insert(devices), values)

    async def devices(self, player: str) -> int:
        """How many tokens the player is known by."""
        further = select(func.count()).select_from(devices).where(devices.c.player_id == player)
        async with self._database.reading() as connection:
            return 1 + (await connection.scalar(further) or 0)

    async def only_device(self, player: str, token_hash: bytes) -> None:
        """Keep one token of the player, which is among his, and forget all others."""
        own = update(players).where(players.c.id == player).values(token_hash=token_hash)
        async with self._database.changing() as connection:
            await connection.execute(delete(devices).where(devices.c.player_id == player))
            await connection.execute(own)

    # --- blocks

    async def blocks(self) -> list[tuple[str, str]]:
        """Who blocks whom."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(blocks.c.player_id, blocks.c.other_id))
            return [(player, other) for player, other in found]

    async def block(self, player: str, other: str, now: int) -> None:
        """`player` does not want `other`. Errors: `bad_request` where one of them is nobody."""
        refused = InvalidError("bad_request", "there is no such player")
        async with self._database.changing(refused) as connection:
            await connection.execute(_BLOCK, checked({"player_id": player, "other_id": other, "at": now}))

    async def unblock(self, player: str, other: str) -> None:
        """It is forgotten, if it was so."""
        checked({"the id": other})
        async with self._database.changing() as connection:
            this = (blocks.c.player_id == player) & (blocks.c.other_id == other)
            await connection.execute(delete(blocks).where(this))


def _parts(ids: list[str]) -> Iterator[list[str]]:
    return (ids[at : at + _AT_ONCE] for at in range(0, len(ids), _AT_ONCE))
