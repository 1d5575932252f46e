"""What the host sees: how the house stands, its tables, what was played, what was reported. No tile of a round."""

from typing import Annotated, Any

from anyio import to_thread
from fastapi import APIRouter, Path, Query
from pydantic import BaseModel

from paiju import __version__
from paiju.core.errors import InvalidError
from paiju.server.actor import HOUSE, Actor
from paiju.server.hosting import idle_since
from paiju.server.http.access import Served
from paiju.server.http.notices import Notice, notice_of
from paiju.server.services import Services
from paiju.storage.rows import ReportRow
from paiju.table.commands import Shut

Number = Annotated[int, Path(ge=1, le=2**31 - 1)]
Limit = Annotated[int, Query(ge=1, le=100)]
Skip = Annotated[int, Query(ge=0, le=2**31 - 1)]
DONE = "report {}"
"""The setting that says a report was dealt with."""


class Storage(BaseModel):
    """Where the database is, bytes that it takes, bytes left on its disk, when it was backed up last (ms)."""

    database: str
    used: int
    free: int | None
    backed_up: int | None


class Overview(BaseModel):
    """How the house stands. `figures` are counts since the start, and times in milliseconds (95 of 100 at most)."""

    version: str
    since: int
    now: int
    tables: int
    playing: int
    people: int
    sockets: int
    closing: bool
    notice: Notice
    storage: Storage
    figures: dict[str, float]


class Chair(BaseModel):
    """A seat: a player by id and name, or a bot by its kind; `here`: he has a line, from this address."""

    player: str
    bot: str
    name: str
    here: bool
    address: str


class OpenTable(BaseModel):
    """A table that is open; `idle`: when a player did something there for the last time."""

    id: str
    code: str
    game: str
    owner: str
    phase: str
    session: int
    round: int
    rounds: int
    watching: int
    idle: int
    closing: bool
    seats: list[Chair]


class OpenTables(BaseModel):
    """All of them, the newest first."""

    now: int
    tables: list[OpenTable]


class PlayedRound(BaseModel):
    """A finished round; its record is at `/record/{table}/{session}/{number}`."""

    table: str
    session: int
    number: int
    game: str
    ended_at: int
    names: list[str]
    deltas: list[int]


class PlayedRounds(BaseModel):
    """Rounds, the newest first; `more`: there are older ones."""

    rounds: list[PlayedRound]
    more: bool


class Reported(BaseModel):
    """What a player said of a finished round."""

    id: int
    at: int
    player: str
    name: str
    table: str
    session: int
    number: int
    game: str
    remark: str
    done: bool


class ReportedRounds(BaseModel):
    """Reports, the newest first; `before` asks for the next page."""

    reports: list[Reported]
    before: int | None


class Mark(BaseModel):
    """Whether it is dealt with."""

    done: bool


class Closed(BaseModel):
    """Whether the room is closed already; else it is when its round is settled."""

    closed: bool


def add_to(routes: APIRouter) -> None:
    """Add these routes."""
    routes.add_api_route("", show_overview)
    routes.add_api_route("/tables", list_tables)
    routes.add_api_route("/tables/{table}/close", close_table, methods=["POST"])
    routes.add_api_route("/rounds", list_rounds)
    routes.add_api_route("/reports", list_reports)
    routes.add_api_route("/reports/{report}", mark_report, methods=["PUT"])


async def show_overview(services: Served) -> Overview:
    """How the house stands."""
    lobby, hosting = services.lobby, services.hosting
    figures = await to_thread.run_sync(services.metrics.figures)
    return Overview(
        version=__version__,
        since=hosting.since,
        now=services.clock.now(),
        tables=len(lobby.all()),
        playing=lobby.playing(),
        people=lobby.lines.people(),
        sockets=int(figures["sockets"]),
        closing=hosting.closing,
        notice=notice_of(services),
        storage=await _storage(services),
        figures=figures,
    )


async def _storage(services: Services) -> Storage:
    kept = await services.store.house.settings()
    space = await services.store.space()
    return Storage(database=services.store.shown, used=space.used, free=space.free, backed_up=kept.get("backed_up"))


async def list_tables(services: Served) -> OpenTables:
    """The tables that are open."""
    return OpenTables(now=services.clock.now(), tables=[_table(services, actor) for actor in services.lobby.all()])


async def close_table(services: Served, table: str) -> Closed:
    """Close a room; a round that is played is played out, and the session ends with it. Errors: `not_found`."""
    actor = services.lobby.find(table)
    await actor.submit(HOUSE, Shut())
    return Closed(closed=actor.table.closed)


async def list_rounds(services: Served, skip: Skip = 0, limit: Limit = 20) -> PlayedRounds:
    """Rounds of all tables."""
    rows = await services.store.house.rounds(skip, limit + 1)
    told = [
        PlayedRound(
            table=row.table, session=row.session, number=row.number, game=row.game,
            ended_at=row.ended_at, names=row.names, deltas=row.deltas,
        )
        for row in rows[:limit]
    ]  # fmt: skip
    return PlayedRounds(rounds=told, more=len(rows) > limit)


async def list_reports(
    services: Served, before: Annotated[int | None, Query(ge=1, le=2**31 - 1)] = None, limit: Limit = 20
) -> ReportedRounds:
    """What players have reported."""
    rows = await services.store.reports(before, limit + 1)
    kept = await services.store.house.settings()
    told = [await _report(services, row, kept) for row in rows[:limit]]
    return ReportedRounds(reports=told, before=told[-1].id if len(rows) > limit else None)


async def mark_report(services: Served, report: Number, mark: Mark) -> Mark:
    """Note that a report was dealt with, or that it was not. Errors: `not_found`."""
    found = await services.store.reports(report + 1, 1)
    if not found or found[0].id != report:
        raise InvalidError("not_found", "there is no such report")
    await services.store.house.set(DONE.format(report), True if mark.done else None)
    return mark


async def _report(services: Services, row: ReportRow, kept: dict[str, Any]) -> Reported:
    player = await services.store.player(row.player)
    played = await services.store.round(row.table, row.session, row.number)
    return Reported(
        id=row.id,
        at=row.at,
        player=row.player,
        name=player.name if player is not None else "",
        table=row.table,
        session=row.session,
        number=row.number,
        game=played.game if played is not None else "",
        remark=row.remark,
        done=kept.get(DONE.format(row.id), False),
    )


def _table(services: Services, actor: Actor) -> OpenTable:
    table = actor.table
    here = services.lobby.lines.here(table)
    return OpenTable(
        id=table.id,
        code=table.code,
        game=table.room.game.id,
        owner=table.people.get(table.owner, ""),
        phase=table.phase,
        session=table.session,
        round=table.match.number,
        rounds=table.match.rounds,
        watching=services.lobby.lines.watching(table),
        idle=idle_since(table),
        closing=table.shutting,
        seats=[
            Chair(
                player=chair.player,
                bot=chair.bot,
                name=table.name(seat),
                here=chair.player in here,
                address=here.get(chair.player, ""),
            )
            for seat, chair in enumerate(table.chairs)
        ],
    )
