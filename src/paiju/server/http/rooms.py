"""`/rooms`: the lobby. What happens at a table happens on its socket."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field
from starlette.requests import Request

from paiju.flow.options import Option
from paiju.server.actor import Actor
from paiju.server.http.access import Asker, Served
from paiju.server.http.problems import REFUSALS
from paiju.server.services import Services
from paiju.table.room import CUSTOMS
from paiju.table.table import Table

Codes = Annotated[str | None, Query(max_length=400, examples=["123456,654321"])]


class NewRoom(BaseModel):
    """A room to open: the game, its options and the customs that differ from the defaults."""

    game: str = Field(examples=["neijiang"])
    options: dict[str, Any] = {}
    customs: dict[str, Any] = {}


class Sitter(BaseModel):
    """Who has a seat: a player with his face, or a bot, which has none."""

    name: str
    face: str | None
    bot: str | None


class Room(BaseModel):
    """A room in the lobby. `link` opens it in a browser; `sitting` are those who have its seats, in their order."""

    code: str
    link: str
    game: str
    phase: str
    owner: str
    owner_face: str | None
    seats: int
    taken: int
    sitting: list[Sitter]
    round: int


class Rooms(BaseModel):
    """The rooms that are listed, the newest first."""

    rooms: list[Room]


class Custom(BaseModel):
    """A custom of rooms, declared as a game declares its options."""

    key: str
    default: int | bool
    values: list[int | bool]
    least: int
    title: str
    english: str


class Customs(BaseModel):
    """All customs."""

    customs: list[Custom]


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes = APIRouter(tags=["rooms"], responses=REFUSALS)
    routes.add_api_route("/rooms", list_rooms)
    routes.add_api_route("/rooms", open_room, methods=["POST"], status_code=201)
    routes.add_api_route("/rooms/{code}", show_room)
    routes.add_api_route("/customs", list_customs)
    return routes


async def list_rooms(request: Request, services: Served, codes: Codes = None) -> Rooms:
    """The lobby; with `codes` (parted by commas) those of these rooms that are open, listed or not."""
    lobby = services.lobby
    found = lobby.open_rooms() if codes is None else lobby.known(codes.split(","))
    return Rooms(rooms=[shown(request, services, actor) for actor in found])


async def open_room(request: Request, services: Served, player: Asker, room: NewRoom) -> Room:
    """Open a room; one is its owner. Errors: `unknown_option`, `bad_request`, `too_many`."""
    return shown(request, services, await services.lobby.create(player, room.model_dump()))


async def show_room(request: Request, services: Served, code: str) -> Room:
    """One room, by its six-digit code or its id. Errors: `not_found`."""
    return shown(request, services, services.lobby.find(code))


async def list_customs() -> Customs:
    """Which customs a room may have."""
    return Customs(customs=[_custom(option) for option in CUSTOMS])


def _custom(option: Option) -> Custom:
    return Custom(
        key=option.key,
        default=option.default,
        values=list(option.choices),
        least=option.least,
        title=option.title,
        english=option.english,
    )


def _sitter(table: Table, seat: int) -> Sitter:
    return Sitter(name=table.name(seat), face=table.face(seat) or None, bot=table.chairs[seat].bot or None)


def shown(request: Request, services: Services, actor: Actor) -> Room:
    """A room as everybody may know it."""
    table = actor.table
    taken = [seat for seat, chair in enumerate(table.chairs) if not chair.free]
    base = services.settings.public_url or str(request.base_url)
    return Room(
        code=table.code,
        link=f"{base.rstrip('/')}/r/{table.code}",
        game=table.room.game.id,
        phase=table.phase,
        owner=table.people.get(table.owner, ""),
        owner_face=table.faces.get(table.owner),
        seats=len(table.chairs),
        taken=len(taken),
        sitting=[_sitter(table, seat) for seat in taken],
        round=table.match.number,
    )
