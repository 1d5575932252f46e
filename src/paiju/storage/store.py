"""The store: what the server keeps, in SQLite or PostgreSQL."""

from contextlib import AsyncExitStack

from sqlalchemy import exists, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from paiju.core.errors import InvalidError
from paiju.core.seeds import SEED_BYTES
from paiju.storage import address, migrate, reading, space
from paiju.storage.engine import Database
from paiju.storage.errors import FAILURES, CodeTakenError, ConflictError, StorageError, failure, told
from paiju.storage.house import HouseStore
from paiju.storage.journal import Journal, Values, entry
from paiju.storage.people import People
from paiju.storage.rows import Append, Career, InputRow, Page, PlayerRow, ReportRow, RoundRow, TableRow
from paiju.storage.schema import players, tables
from paiju.storage.space import Space
from paiju.storage.values import checked, json_text
from paiju.storage.writer import OnBatch, Writer

# What is said again stands with the newest. Another server may come between; both databases read this.
_FORMER = text("""
    DELETE FROM reports
    WHERE player_id = :player_id AND table_id = :table_id AND session = :session AND number = :number
""")
_REPORT = text("""
    INSERT INTO reports (player_id, table_id, session, number, at, remark)
    VALUES (:player_id, :table_id, :session, :number, :at, :remark)
    ON CONFLICT (player_id, table_id, session, number) DO UPDATE SET at = excluded.at, remark = excluded.remark
""")


class Store:
    """Players, tables, inputs, rounds, careers. Every method may raise `StorageError` when the database fails.

    `url`: `paiju.db`, `sqlite:///path/paiju.db` or `postgresql://user:password@host/database`. `on_batch` is told of
    each transaction of appends: how many it made durable, and in how many seconds. Errors: `bad_setting`.
    """

    def __init__(self, url: str, on_batch: OnBatch | None = None) -> None:
        self._address = address.read(url)
        self._database = Database(self._address)
        self.people = People(self._database)
        self._writer = Writer(Journal(self._database), on_batch or _unheard)
        self.house = HouseStore(self._database)
        """What the host keeps."""

    def __repr__(self) -> str:
        return f"Store({self._address.shown!r})"

    async def open(self) -> None:
        """Bring the database to the newest schema and take appends.

        Errors: `bad_setting` for a database that cannot be reached or used, or that a newer Paiju has made.
        """
        address.check_file(self._address)
        async with AsyncExitStack() as unless_opened:
            unless_opened.push_async_callback(self._database.close)
            await self._migrate()
            unless_opened.pop_all()
        self._writer.start()

    async def look(self) -> None:
        """To be called in the place of `open` by who only reads: nothing is made, brought up to date or written.

        Errors: `bad_setting` for a database that is not there or that no Paiju of this version has used.
        """
        address.check_there(self._address)
        try:
            async with self._database.reading() as connection:
                await reading.reports_before(connection, None, 1)
        except StorageError as error:
            raise address.bad(f"the database {self._address.shown} cannot be read: {error.message}") from None

    async def close(self) -> None:
        """Write what was handed in, then close the database."""
        try:
            await self._writer.close()
        finally:
            await self._database.close()

    async def add_player(self, row: PlayerRow, token_hash: bytes) -> None:
        """Add a player, known from now on by the hash of a token. Errors: `ConflictError` for an id or hash in use."""
        plain = {"id": row.id, "name": row.name, "created_at": row.created_at, "face": row.face}
        values = checked(plain) | {"token_hash": token_hash}
        refused = ConflictError("conflict", f"there is a player {row.id} already, or one with this token")
        async with self._database.changing(refused) as connection:
            await connection.execute(insert(players), values)

    async def rename(self, id: str, name: str, face: str | None = None) -> None:
        """Give a player another name, and another face unless it is None.

        Errors: `bad_request` where there is no such player.
        """
        values = checked({"id": id, "name": name} | ({} if face is None else {"face": face}))
        async with self._database.changing() as connection:
            renamed = await connection.execute(update(players).where(players.c.id == id).values(values))
        if renamed.rowcount == 0:
            raise InvalidError("bad_request", f"there is no player {id}")

    async def player(self, id: str) -> PlayerRow | None:
        """The player with this id."""
        async with self._database.reading() as connection:
            return await reading.player(connection, id)

    async def player_of(self, token_hash: bytes) -> PlayerRow | None:
        """The player of whose tokens one has this hash."""
        async with self._database.reading() as connection:
            return await reading.player_of(connection, token_hash)

    async def add_table(self, row: TableRow) -> None:
        """Open a table.

        Errors: `CodeTakenError` while another table with this code is not closed, `ConflictError` for an id in use or
        an unknown owner, `bad_request` for a code that is not six digits or a seed that is not 32 bytes.
        """
        values = _table(row)
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(tables), values)
        except IntegrityError:
            raise await self._table_refusal(row) from None
        except FAILURES as error:
            raise failure(error) from None

    async def live_tables(self) -> list[TableRow]:
        """The tables that are not closed, oldest first."""
        async with self._database.reading() as connection:
            return await reading.live_tables(connection)

    async def table(self, id: str) -> TableRow | None:
        """The table with this id, closed or not."""
        async with self._database.reading() as connection:
            return await reading.table(connection, id)

    async def inputs(self, table: str, after: int = 0) -> list[InputRow]:
        """The inputs of a table with a greater `seq` than `after`, in order."""
        async with self._database.reading() as connection:
            return await reading.inputs_of(connection, table, after)

    async def append(self, append: Append) -> None:
        """Make an input durable with all that goes with it; returns when it is.

        Errors: `ConflictError` for a `seq` that the table has already (another server writes it), `StorageError`
        `gap`, `unknown_table`, `refused`, `closed`, or `database`, after which nobody knows; `bad_request` for values
        that cannot be stored.
        """
        await self._writer.append(entry(append))

    async def round(self, table: str, session: int, number: int) -> RoundRow | None:
        """One finished round, with its record."""
        async with self._database.reading() as connection:
            return await reading.round_of(connection, table, session, number)

    async def rounds(self, table: str) -> list[RoundRow]:
        """The finished rounds of a table in order, without their records."""
        async with self._database.reading() as connection:
            return await reading.rounds_of(connection, table)

    async def history(self, player: str, before: int | None, limit: int) -> Page:
        """At most `limit` (from 1) rounds that a player was in, newest first, without their records.

        `before` is None at first, then the last page's `before`, whatever it says.
        """
        if limit < 1:
            raise InvalidError("bad_request", "a page has at least one round")
        async with self._database.reading() as connection:
            return await reading.history(connection, player, before, limit)

    async def career(self, player: str, game: str) -> Career:
        """A player's career in a game; zeros before the first round."""
        async with self._database.reading() as connection:
            return await reading.career(connection, player, game)

    async def add_report(self, row: ReportRow) -> None:
        """Keep what a player says of a finished round; it takes the place of what he said of it before.

        Errors: `bad_request` where there is no such round or player, and for a text that cannot be stored.
        """
        key = {"player_id": row.player, "table_id": row.table, "session": row.session, "number": row.number}
        values = checked(key | {"at": row.at, "remark": row.remark})
        refused = InvalidError("bad_request", "there is no such round, or no such player")
        async with self._database.changing(refused) as connection:
            await connection.execute(_FORMER, key)
            await connection.execute(_REPORT, values)

    async def reports(self, before: int | None, limit: int) -> list[ReportRow]:
        """At most `limit` reports, newest first; `before` is None at first, then the last one's `id`."""
        async with self._database.reading() as connection:
            return await reading.reports_before(connection, before, limit)

    @property
    def shown(self) -> str:
        """Where the database is, for people: no user, no password."""
        return self._address.shown

    async def space(self) -> Space:
        """How much room the database takes, and how much there is left."""
        if self._address.file is not None:
            return space.of_file(self._address.file)
        async with self._database.reading() as connection:
            return await space.of_server(connection)

    async def _migrate(self) -> None:
        try:
            async with self._database.writing() as connection:
                await connection.run_sync(migrate.upgrade)
        except FAILURES as error:
            raise address.bad(f"the database {self._address.shown} cannot be used: {told(error)}") from None

    async def _table_refusal(self, row: TableRow) -> StorageError:
        live = exists().where(tables.c.code == row.code, tables.c.closed_at.is_(None), tables.c.id != row.id)
        async with self._database.reading() as connection:
            if await connection.scalar(select(live)):
                return CodeTakenError("code_taken", f"another table has the code {row.code}")
        return ConflictError("conflict", f"there is a table {row.id} already, or no player {row.owner}")


def _table(row: TableRow) -> Values:
    if len(row.code) != 6 or not (row.code.isascii() and row.code.isdigit()):
        raise InvalidError("bad_request", "the code of a table has six digits")
    if len(row.seed) != SEED_BYTES:
        raise InvalidError("bad_request", f"the seed of a table has {SEED_BYTES} bytes")
    plain = {"id": row.id, "code": row.code, "owner_id": row.owner, "created_at": row.created_at}
    return checked(plain | {"settings": json_text(row.settings)}) | {"seed": row.seed}


def _unheard(_rows: int, _seconds: float) -> None:
    """Nobody counts the batches."""
