"""What the host of a house keeps: whom he bans, the rooms he proposes, what he has set; and what he looks through."""

import json
from typing import Any

from sqlalchemy import Insert, Select, delete, insert, select, text, update

from paiju.core.errors import InvalidError
from paiju.storage import reading
from paiju.storage.engine import Database
from paiju.storage.rows import BanRow, PresetRow, RoundRow
from paiju.storage.schema import bans, house_presets, house_settings, players
from paiju.storage.values import checked, json_text

# Both databases read this.
_SET = text("""
    INSERT INTO house_settings (key, value) VALUES (:key, :value)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
""")
_BANS: Select[Any] = (
    select(bans.c.player_id, bans.c.address, bans.c.reason, bans.c.at, bans.c.until, players.c.name, bans.c.id)
    .select_from(bans)
    .outerjoin(players, bans.c.player_id == players.c.id)
    .order_by(bans.c.id.desc())
)
_PRESETS: Select[Any] = select(
    house_presets.c.name, house_presets.c.game, house_presets.c.body, house_presets.c.at, house_presets.c.id
).order_by(house_presets.c.id)


class HouseStore:
    """The part of the store that is the host's. Every method may raise `StorageError` when the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- bans

    async def bans(self) -> list[BanRow]:
        """All bans, the newest first, those that are over too."""
        async with self._database.reading() as connection:
            return [_ban(row) for row in await connection.execute(_BANS)]

    async def add_ban(self, row: BanRow) -> int:
        """Keep a ban in the place of an older one of the same player or address; its number.

        Errors: `not_found` where there is no such player.
        """
        whom = bans.c.player_id == row.player if row.player is not None else bans.c.address == row.address
        plain = {"player_id": row.player, "address": row.address, "reason": row.reason}
        values = checked(plain | {"at": row.at, "until": row.until})
        refused = InvalidError("not_found", "there is no such player", "/player")
        async with self._database.changing(refused) as connection:
            await connection.execute(delete(bans).where(whom))
            return await _number(connection, insert(bans), values)

    async def remove_ban(self, id: int) -> bool:
        """Take a ban back; whether there was one."""
        return await self._done(delete(bans).where(bans.c.id == id))

    # --- presets

    async def presets(self) -> list[PresetRow]:
        """The rooms that the house proposes, in the order in which they were made."""
        async with self._database.reading() as connection:
            return [_preset(row) for row in await connection.execute(_PRESETS)]

    async def add_preset(self, row: PresetRow) -> int:
        """Propose a room; its number."""
        async with self._database.changing() as connection:
            return await _number(connection, insert(house_presets), _preset_values(row))

    async def change_preset(self, row: PresetRow) -> bool:
        """Let the preset with this number be another one; whether there is one."""
        changed = update(house_presets).where(house_presets.c.id == row.id).values(_preset_values(row))
        return await self._done(changed)

    async def remove_preset(self, id: int) -> bool:
        """Propose it no longer; whether it was proposed."""
        return await self._done(delete(house_presets).where(house_presets.c.id == id))

    # --- settings

    async def settings(self) -> dict[str, Any]:
        """Everything that was set, each value as JSON made it."""
        async with self._database.reading() as connection:
            kept = await connection.execute(select(house_settings.c.key, house_settings.c.value))
            return {key: json.loads(value) for key, value in kept}

    async def set(self, key: str, value: Any) -> None:
        """Keep a value, in the place of an older one; None forgets it."""
        async with self._database.changing() as connection:
            if value is None:
                await connection.execute(delete(house_settings).where(house_settings.c.key == key))
            else:
                await connection.execute(_SET, checked({"key": key, "value": json_text(value)}))

    # --- what was played

    async def rounds(self, skip: int, limit: int) -> list[RoundRow]:
        """At most `limit` finished rounds of all tables, the newest first, after so many; without their records."""
        async with self._database.reading() as connection:
            return await reading.newest_rounds(connection, skip, limit)

    async def _done(self, statement: Any) -> bool:
        async with self._database.changing() as connection:
            return bool((await connection.execute(statement)).rowcount)


async def _number(connection: Any, statement: Insert, values: dict[str, Any]) -> int:
    """Insert a row; the number that the database gives it."""
    done = await connection.execute(statement.values(values))
    return int(done.inserted_primary_key[0])


def _ban(row: Any) -> BanRow:
    player, address, reason, at, until, name, id = row
    return BanRow(player, address, reason, at, until, name or "", id)


def _preset(row: Any) -> PresetRow:
    name, game, body, at, id = row
    return PresetRow(name, game, json.loads(body), at, id)


def _preset_values(row: PresetRow) -> dict[str, Any]:
    return checked({"name": row.name, "game": row.game, "body": json_text(row.body), "at": row.at})
