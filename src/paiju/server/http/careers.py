"""`/me/careers`, `/ranks`: what a player's rounds come to in every game, and what games keep of their players."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel

from paiju.flow import registry
from paiju.flow.career import Career, Sums
from paiju.flow.game import Game
from paiju.server.http.access import Asker, Served
from paiju.server.http.problems import REFUSALS
from paiju.server.results import Result, results
from paiju.server.services import Services


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


class Best(BaseModel):
    """The round that brought the most, and what it brought."""

    gain: int
    table: str
    session: int
    number: int


class Standing(BaseModel):
    """What a player's rounds of a game come to over all sessions; what the game does not have is absent.

    `won` counts the rounds that brought something; `best` and `last` (when the last one ended) are absent before the
    first.
    """

    game: str
    rounds: int
    score: int
    won: int
    best: Best | None = None
    last: int | None = None
    rank: Ladder | None = None
    tasks: list[Task] | None = None
    escapes: Escapes | None = None


class Careers(BaseModel):
    """A player's standing in every game, in the order in which games are shown."""

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
    routes.add_api_route("/me/careers", list_careers, response_model_exclude_none=True)
    routes.add_api_route("/me/careers/{game}", show_career, response_model_exclude_none=True)
    routes.add_api_route("/ranks/{game}", list_ranks)
    return routes


async def list_careers(services: Served, player: Asker) -> Careers:
    """One's standing in every game."""
    found = await results(services.store, player.id)
    games = registry.games()
    return Careers(careers=[await _standing(services, player.id, game, found.get(game.id)) for game in games])


async def show_career(services: Served, player: Asker, game: str) -> Standing:
    """Rounds, score, and what the game makes of them: rank, tasks, escapes."""
    known = registry.find(game)
    return await _standing(services, player.id, known, (await results(services.store, player.id)).get(game))


async def list_ranks(services: Served, _: Asker, game: str, players: Players) -> Ranks:
    """The ranks of some players, as everybody may know them; empty where the game has none."""
    found = {player: await rank_of(services, player, registry.find(game)) for player in players}
    return Ranks(ranks={player: rank for player, rank in found.items() if rank is not None})


async def rank_of(services: Services, player: str, game: Game[Any]) -> Rank | None:
    """The player's rank; None where the game has no ranks."""
    career = game.career
    if career is None or not career.ranks:
        return None
    return Rank(**career.ranks[career.place(await _sums(services, player, game.id))]._asdict())


async def _standing(services: Services, player: str, game: Game[Any], result: Result | None) -> Standing:
    """What the game keeps, else what the rounds add up to."""
    result = result or Result()
    told: dict[str, Any] = {"rounds": result.rounds, "score": result.score}
    if game.career is not None:
        told = await _kept(services, player, game.id, game.career)
    return Standing(game=game.id, won=result.won, best=_best(result), last=result.last or None, **told)


async def _kept(services: Services, player: str, game: str, career: Career) -> dict[str, Any]:
    return career.standing(await _sums(services, player, game))


def _best(result: Result) -> Best | None:
    row = result.best
    return None if row is None else Best(gain=result.most, table=row.table, session=row.session, number=row.number)


async def _sums(services: Services, player: str, game: str) -> Sums:
    kept = await services.store.career(player, game)
    return Sums(kept.rounds, kept.score, kept.escapes)
