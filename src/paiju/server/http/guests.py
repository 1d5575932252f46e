"""`/guests`, `/me`: players without sign-up."""

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.requests import Request

from paiju.server import faces
from paiju.server.http.access import Asker, Gate, Served
from paiju.server.http.problems import REFUSALS
from paiju.server.services import Services
from paiju.storage.rows import PlayerRow

_LONGEST_WORD = 40
"""Of a face, before it is looked at."""


class Name(BaseModel):
    """What a player wants to be called, and what he wants to look like; without a face one is made for him."""

    name: str = Field(max_length=200, examples=["阿梅"])
    face: str | None = Field(default=None, max_length=_LONGEST_WORD, examples=["cat-3"])


class Change(BaseModel):
    """What a player wants to change of himself; the rest stays."""

    name: str | None = Field(default=None, max_length=200, examples=["阿梅"])
    face: str | None = Field(default=None, max_length=_LONGEST_WORD, examples=["cat-3"])


class Player(BaseModel):
    """A player as everybody may know him."""

    id: str
    name: str
    face: str


class Guest(Player):
    """A guest on this device, with the token that is told this one time."""

    token: str


class Me(Player):
    """Oneself, and the code of the table at which one has a seat."""

    table: str | None


class Faces(BaseModel):
    """A face is one of the pictures with the number of a colour, from 1: `cat-3`."""

    pictures: list[str]
    colours: int


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes = APIRouter(tags=["players"], responses=REFUSALS)
    routes.add_api_route("/faces", list_faces)
    routes.add_api_route("/guests", new_guest, methods=["POST"], status_code=201)
    routes.add_api_route("/me", show_me)
    routes.add_api_route("/me", change, methods=["PUT"])
    return routes


async def list_faces() -> Faces:
    """What a player may look like."""
    return Faces(pictures=list(faces.PICTURES), colours=faces.COLOURS)


async def new_guest(request: Request, services: Served, name: Name) -> Guest:
    """Become a guest. The token is the only key to what one plays from now on. Errors: `bad_name`, `bad_face`."""
    gate: Gate = request.app.state.gate
    gate.admit(request)
    return guest(*await services.players.new(name.name, name.face))


async def show_me(services: Served, player: Asker) -> Me:
    """Who one is."""
    return _me(services, player)


async def change(services: Served, player: Asker, wanted: Change) -> Me:
    """Take another name or face; a table shows it from the next connection on. Errors: `bad_name`, `bad_face`."""
    return _me(services, await services.players.change(player, wanted.name, wanted.face))


def guest(row: PlayerRow, token: str) -> Guest:
    """A guest with his token."""
    return Guest(id=row.id, name=row.name, face=row.face, token=token)


def plain(row: PlayerRow) -> Player:
    """A player, from a row with the face that is shown of him."""
    return Player(id=row.id, name=row.name, face=row.face)


def _me(services: Services, player: PlayerRow) -> Me:
    actor = services.lobby.table_of(player.id)
    table = actor.table.code if actor is not None else None
    return Me(id=player.id, name=player.name, face=player.face, table=table)
