"""`/guests`, `/me`: players without sign-up."""

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.requests import Request

from paiju.core.errors import InvalidError
from paiju.flow import registry
from paiju.flow.career import Sums
from paiju.server.http.access import Asker, Gate, Served
from paiju.server.http.problems import REFUSALS
from paiju.storage.rows import PlayerRow


class Name(BaseModel):
    """What a player wants to be called."""

    name: str = Field(max_length=200, examples=["阿梅"])


class Player(BaseModel):
    """A player as everybody may know him."""

    id: str
    name: str


class Guest(Player):
    """A new guest, with the token that is told this one time."""

    token: str


class Me(Player):
    """Oneself, and the code of the table at which one has a seat."""

    table: str | None


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes = APIRouter(tags=["players"], responses=REFUSALS)
    routes.add_api_route("/guests", new_guest, methods=["POST"], status_code=201)
    routes.add_api_route("/me", show_me)
    routes.add_api_route("/me", rename, methods=["PUT"])
    routes.add_api_route("/me/careers/{game}", show_career)
    return routes


async def new_guest(request: Request, services: Served, name: Name) -> Guest:
    """Become a guest. The token is the only key to what one plays from now on."""
    gate: Gate = request.app.state.gate
    gate.enter(request.client.host if request.client is not None else "")
    row, token = await services.players.new(name.name)
    return Guest(id=row.id, name=row.name, token=token)


async def show_me(services: Served, player: Asker) -> Me:
    """Who one is."""
    return _me(services_table(services, player), player)


async def rename(services: Served, player: Asker, name: Name) -> Me:
    """Take another name; a table shows it from the next connection on."""
    return _me(services_table(services, player), await services.players.rename(player, name.name))


async def show_career(services: Served, player: Asker, game: str) -> dict[str, object]:
    """Rounds, score, and what the game makes of them: rank, tasks, escapes. `not_found` where it keeps nothing."""
    career = registry.find(game).career
    if career is None:
        raise InvalidError("not_found", "this game keeps nothing of its players")
    sums = await services.store.career(player.id, game)
    return career.standing(Sums(sums.rounds, sums.score, sums.escapes))


def services_table(services: Served, player: PlayerRow) -> str | None:
    """The code of the table at which the player has a seat."""
    actor = services.lobby.table_of(player.id)
    return actor.table.code if actor is not None else None


def _me(table: str | None, player: PlayerRow) -> Me:
    return Me(id=player.id, name=player.name, table=table)
