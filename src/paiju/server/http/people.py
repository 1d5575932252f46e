"""`/people`, `/me/friends`, `/me/rooms`, `/me/blocks`: whom one plays with, where, and with whom not."""

from fastapi import APIRouter
from pydantic import BaseModel
from starlette.requests import Request

from paiju.core.errors import InvalidError
from paiju.flow import registry
from paiju.server.http.access import Asker, Served
from paiju.server.http.careers import Rank, rank_of
from paiju.server.http.guests import Player, plain
from paiju.server.http.problems import REFUSALS
from paiju.server.http.rooms import Room, Rooms, shown
from paiju.server.players import faced
from paiju.server.results import company
from paiju.server.services import Services

MOST_FRIENDS = 20
MOST_BLOCKED = 200


class Played(BaseModel):
    """How many rounds somebody has played of a game, and his rank where it has any."""

    game: str
    rounds: int
    rank: Rank | None = None


class Person(Player):
    """What everybody may know of a player. `blocked`: whether the one who asks does not want him at his tables."""

    rounds: int
    games: list[Played]
    blocked: bool


class Friend(Player):
    """Somebody one has lately played with: how many rounds, when the last of them ended, and where he can be met.

    `rooms`: rooms of his that are listed, or that one has been in.
    """

    rounds: int
    last: int
    rooms: list[Room]


class Friends(BaseModel):
    """Whom one has played with, the last first."""

    friends: list[Friend]


class Blocked(BaseModel):
    """Whom one does not want at one's tables, by name."""

    blocked: list[Player]


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes = APIRouter(tags=["players"], responses=REFUSALS)
    routes.add_api_route("/people/{player}", show_person)
    routes.add_api_route("/me/friends", list_friends)
    routes.add_api_route("/me/rooms", list_own_rooms)
    routes.add_api_route("/me/blocks", list_blocked)
    routes.add_api_route("/me/blocks/{player}", block, methods=["PUT"])
    routes.add_api_route("/me/blocks/{player}", unblock, methods=["DELETE"])
    return routes


async def show_person(services: Served, asking: Asker, player: str) -> Person:
    """A player as everybody may know him. Errors: `not_found`."""
    row = await services.players.find(player)
    found = await services.store.people.rounds(row.id)
    games = [
        Played(game=game.id, rounds=found[game.id], rank=await rank_of(services, row.id, game))
        for game in registry.games()
        if game.id in found
    ]
    return Person(
        **plain(row).model_dump(),
        rounds=sum(game.rounds for game in games),
        games=games,
        blocked=services.lobby.blocks.has(asking.id, row.id),
    )


async def list_friends(request: Request, services: Served, player: Asker) -> Friends:
    """Whom one has lately played with, and where they can be met; not those one has blocked."""
    played = await company(services.store, player.id)
    wanted = [other for other in played if not services.lobby.blocks.has(player.id, other)][:MOST_FRIENDS]
    rows = await services.store.people.players(wanted)
    return Friends(
        friends=[
            Friend(
                **plain(faced(rows[other])).model_dump(),
                rounds=played[other].rounds,
                last=played[other].last,
                rooms=_rooms(request, services, player.id, other),
            )
            for other in wanted
            if other in rows
        ]
    )


def _rooms(request: Request, services: Services, player: str, owner: str) -> list[Room]:
    """The rooms of `owner` that `player` may know of and come to."""
    lobby = services.lobby
    return [
        shown(request, services, actor)
        for actor in lobby.owned(owner)
        if (player in actor.table.people or actor.table.room.custom("listed")) and lobby.welcomes(actor, player)
    ]


async def list_own_rooms(request: Request, services: Served, player: Asker) -> Rooms:
    """The open rooms that one owns or has been in, the newest first."""
    return Rooms(rooms=[shown(request, services, actor) for actor in services.lobby.visited(player.id)])


async def list_blocked(services: Served, player: Asker) -> Blocked:
    """Whom one does not want at one's tables."""
    rows = await services.store.people.players(services.lobby.blocks.of(player.id))
    return Blocked(blocked=sorted((plain(faced(row)) for row in rows.values()), key=lambda one: (one.name, one.id)))


async def block(services: Served, asking: Asker, player: str) -> Blocked:
    """Do not want a player any more: he can neither sit nor watch at one's tables, and is not heard by one.

    Who sits there loses his seat, in a session when it has ended. He is not told by whom he is blocked. Errors:
    `not_found`, `bad_request` for oneself, `too_many`.
    """
    row = await services.players.find(player)
    if row.id == asking.id:
        raise InvalidError("bad_request", "nobody blocks himself", "/player")
    if len(services.lobby.blocks.of(asking.id)) >= MOST_BLOCKED:
        raise InvalidError("too_many", f"nobody blocks more than {MOST_BLOCKED} people")
    await services.lobby.block(asking.id, row.id)
    return await list_blocked(services, asking)


async def unblock(services: Served, asking: Asker, player: str) -> Blocked:
    """Let a player come again."""
    await services.lobby.blocks.remove(asking.id, player)
    return await list_blocked(services, asking)
