"""`/me/rounds`, `/tables…`: what has been played. The id of a table is long and random: who has it may read."""

from collections.abc import Mapping
from typing import Annotated, Any

from anyio import to_thread
from fastapi import APIRouter, Query
from pydantic import BaseModel
from starlette.responses import Response

from paiju.advice import explained
from paiju.core.errors import InvalidError
from paiju.core.events import EVERYTHING
from paiju.flow.options import differing
from paiju.flow.round import AnyRound
from paiju.formats.record import RoundRecord, read, replay
from paiju.server.http.access import Asker, Served
from paiju.server.http.bodies import LINES
from paiju.server.http.problems import REFUSALS
from paiju.server.players import faced
from paiju.storage.rows import RoundRow

_RECORD: dict[int | str, dict[str, Any]] = {
    200: {"description": "The record", "content": {LINES: {"schema": {"type": "string"}}}}
}

Number = Annotated[int, Query(ge=1, le=2**31 - 1)]


class Round(BaseModel):
    """A finished round. Lists are by seat; `players` has null for a bot.

    `faces` are those that the players have by now, null for a bot; they are told with one's own rounds alone.
    """

    table: str
    session: int
    number: int
    game: str
    ended_at: int
    names: list[str]
    players: list[str | None]
    deltas: list[int]
    faces: list[str | None] | None = None


class Rounds(BaseModel):
    """Rounds; `before` asks for the next page, null where there is none."""

    rounds: list[Round]
    before: int | None = None


class Frames(BaseModel):
    """A finished round, frame by frame, nothing hidden; `balances` before it, `scores` as in its record.

    `kinds` are the names of its tiles by the number that events use; of the tiles left so many as `dead_wall` stay.
    `ended_at` is null where only a file tells of the round.
    """

    game: str
    options: dict[str, Any]
    kinds: list[str]
    dead_wall: int
    names: list[str]
    number: int
    dealer: int
    balances: list[int]
    frames: list[list[list[Any]]]
    deltas: list[int]
    scores: list[dict[str, Any]]
    next_dealer: int | None
    explained: dict[str, Any]
    ended_at: int | None = None


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes = APIRouter(tags=["records"], responses=REFUSALS)
    routes.add_api_route("/me/rounds", my_rounds)
    routes.add_api_route("/tables/{table}/rounds", table_rounds)
    routes.add_api_route("/tables/{table}/record", record, response_class=Response, responses=_RECORD)
    routes.add_api_route("/tables/{table}/frames", frames)
    return routes


async def my_rounds(
    services: Served, player: Asker, before: Number | None = None, limit: Annotated[int, Query(ge=1, le=100)] = 20
) -> Rounds:
    """One's own rounds, the newest first."""
    page = await services.store.history(player.id, before, limit)
    known = await services.store.people.players(who for row in page.rounds for who in row.players if who is not None)
    faces = {ident: faced(row).face for ident, row in known.items()}
    return Rounds(rounds=[_round(row, faces) for row in page.rounds], before=page.before)


async def table_rounds(services: Served, table: str) -> Rounds:
    """The rounds that have been played at a table. Errors: `not_found`."""
    if await services.store.table(table) is None:
        raise _none()
    return Rounds(rounds=[_round(row) for row in await services.store.rounds(table)])


async def record(services: Served, table: str, session: Number = 1, number: Number | None = None) -> Response:
    """The record of one round, or of all rounds of a session (docs/formats.md). Errors: `not_found`."""
    if number is None:
        played = [row.number for row in await services.store.rounds(table) if row.session == session]
    else:
        played = [number]
    rows = [await services.store.round(table, session, wanted) for wanted in played]
    texts = [row.record for row in rows if row is not None]
    if not texts:
        raise _none()
    return Response("".join(texts), media_type=LINES)


async def frames(services: Served, table: str, session: Number = 1, number: Number = 1) -> Frames:
    """A finished round as the frames it was, for a viewer who may see everything. Errors: `not_found`."""
    row = await services.store.round(table, session, number)
    if row is None:
        raise _none()
    return await to_thread.run_sync(_frames, row)


def _frames(row: RoundRow) -> Frames:
    kept = next(read(row.record.splitlines()))
    return framed(kept, replay(kept), row.ended_at)


def framed(kept: RoundRecord, played: AnyRound, ended_at: int | None = None) -> Frames:
    """A record and the round that it told, frame by frame."""
    end = kept.end.value
    return Frames(
        game=kept.game.id,
        options=differing(kept.game.options, kept.options),
        kinds=list(kept.game.vocabulary.tiles(kept.options).names),
        dead_wall=kept.rules.dead_wall,
        names=list(kept.names),
        number=kept.number,
        dealer=kept.dealer,
        balances=list(kept.balances),
        frames=[[list(event) for event in played.frame(number, EVERYTHING)] for number in range(len(played.frames))],
        deltas=end["deltas"],
        scores=end["scores"],
        next_dealer=end["next_dealer"],
        explained=explained(kept.game, kept.rules, played.state),
        ended_at=ended_at,
    )


def _round(row: RoundRow, faces: Mapping[str, str] | None = None) -> Round:
    return Round(
        table=row.table,
        session=row.session,
        number=row.number,
        game=row.game,
        ended_at=row.ended_at,
        names=row.names,
        players=row.players,
        deltas=row.deltas,
        faces=None if faces is None else [faces.get(player or "") for player in row.players],
    )


def _none() -> InvalidError:
    return InvalidError("not_found", "there is no such table or round")
