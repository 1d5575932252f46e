"""`/guests`, `/me`: players without sign-up, and what games keep of them."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field
from starlette.requests import Request

from paiju.core.errors import InvalidError
from paiju.flow import registry
from paiju.flow.career import Career, Sums
from paiju.flow.game import Game
from paiju.server.http.access import Asker, Gate, Served
from paiju.server.http.problems import REFUSALS
from paiju.server.services import Services
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


class Rank(BaseModel):
    """A rank, and the score that reaches it."""

    name: str
    english: str
    least: int


class Ladder(BaseModel):
    """The ranks of a game from the lowest up, and the place of the player's own among them, from 0."""

    rule: str
    place: int
    ladder: list[Rank]


class Reward(BaseModel):
    """So much of some play money."""

    name: str
    english: str
    amount: int


class Task(BaseModel):
    """A task that is done with so many rounds."""

    rule: str
    rounds: int
    rewards: list[Reward]
    done: bool


class Escapes(BaseModel):
    """How many rounds the player fled from."""

    rule: str
    count: int


class Standing(BaseModel):
    """What a game keeps of a player over all sessions; what it does not have is absent."""

    game: str
    rounds: int
    score: int
    rank: Ladder | None = None
    tasks: list[Task] | None = None
    escapes: Escapes | None = None


class Careers(BaseModel):
    """A player's standing in every game that keeps one, in the order in which games are shown."""

    careers: list[Standing]


class Ranks(BaseModel):
    """Player → his rank, where the game has ranks."""

    ranks: dict[str, Rank]


MOST_AT_ONCE = 8
"""Ranks that one request may ask for; a table has fewer seats."""

Players = Annotated[
    list[str], Query(alias="player", default_factory=list, max_length=MOST_AT_ONCE, description="玩家 players, by id")
]


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes = APIRouter(tags=["players"], responses=REFUSALS)
    routes.add_api_route("/guests", new_guest, methods=["POST"], status_code=201)
    routes.add_api_route("/me", show_me)
    routes.add_api_route("/me", rename, methods=["PUT"])
    routes.add_api_route("/me/careers", list_careers, response_model_exclude_none=True)
    routes.add_api_route("/me/careers/{game}", show_career, response_model_exclude_none=True)
    routes.add_api_route("/ranks/{game}", list_ranks)
    return routes


async def new_guest(request: Request, services: Served, name: Name) -> Guest:
    """Become a guest. The token is the only key to what one plays from now on."""
    gate: Gate = request.app.state.gate
    gate.admit(request)
    row, token = await services.players.new(name.name)
    return Guest(id=row.id, name=row.name, token=token)


async def show_me(services: Served, player: Asker) -> Me:
    """Who one is."""
    return _me(services_table(services, player), player)


async def rename(services: Served, player: Asker, name: Name) -> Me:
    """Take another name; a table shows it from the next connection on."""
    return _me(services_table(services, player), await services.players.rename(player, name.name))


async def list_careers(services: Served, player: Asker) -> Careers:
    """One's standing in every game that keeps anything of its players."""
    keeping = [(game.id, game.career) for game in registry.games() if game.career is not None]
    return Careers(careers=[await _standing(services, player.id, *known) for known in keeping])


async def show_career(services: Served, player: Asker, game: str) -> Standing:
    """Rounds, score, and what the game makes of them: rank, tasks, escapes. `not_found` where it keeps nothing."""
    return await _standing(services, player.id, game, _career(registry.find(game)))


async def list_ranks(services: Served, _: Asker, game: str, players: Players) -> Ranks:
    """The ranks of some players, as everybody may know them; empty where the game has none."""
    career = registry.find(game).career
    if career is None or not career.ranks:
        return Ranks(ranks={})
    places = {player: career.place(await _sums(services, player, game)) for player in players}
    return Ranks(ranks={player: Rank(**career.ranks[place]._asdict()) for player, place in places.items()})


def _career(game: Game[Any]) -> Career:
    """What the game keeps. Errors: `not_found`."""
    if game.career is None:
        raise InvalidError("not_found", "this game keeps nothing of its players")
    return game.career


async def _standing(services: Services, player: str, game: str, career: Career) -> Standing:
    return Standing(game=game, **career.standing(await _sums(services, player, game)))


async def _sums(services: Services, player: str, game: str) -> Sums:
    kept = await services.store.career(player, game)
    return Sums(kept.rounds, kept.score, kept.escapes)


def services_table(services: Served, player: PlayerRow) -> str | None:
    """The code of the table at which the player has a seat."""
    actor = services.lobby.table_of(player.id)
    return actor.table.code if actor is not None else None


def _me(table: str | None, player: PlayerRow) -> Me:
    return Me(id=player.id, name=player.name, table=table)
