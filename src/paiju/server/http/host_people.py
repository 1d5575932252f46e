"""Whom the host keeps out, and what he tells everybody."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field
from starlette.requests import Request

from paiju.core.errors import InvalidError
from paiju.server.banning import LONGEST, plain_address
from paiju.server.http.access import Served, address_of
from paiju.server.http.notices import Notice, notice_of
from paiju.storage.rows import BanRow

Number = Annotated[int, Path(ge=1, le=2**31 - 1)]


class NewBan(BaseModel):
    """Whom to keep out: a player by id, or an address; for so many hours, or for ever. The reason is for the host."""

    player: str | None = Field(default=None, max_length=64)
    address: str | None = Field(default=None, max_length=64)
    hours: int | None = Field(default=None, ge=1, le=LONGEST, strict=True)
    reason: str = Field(default="", max_length=200)


class Ban(BaseModel):
    """Who is kept out; `until` is null for ever."""

    id: int
    player: str | None
    name: str
    address: str | None
    reason: str
    at: int
    until: int | None


class Bans(BaseModel):
    """All bans that hold, the newest first."""

    bans: list[Ban]


class Words(BaseModel):
    """A message to everybody in at most 200 characters; "" takes it back."""

    text: str = Field(max_length=1000)


def add_to(routes: APIRouter) -> None:
    """Add these routes."""
    routes.add_api_route("/bans", list_bans)
    routes.add_api_route("/bans", ban, methods=["POST"], status_code=201)
    routes.add_api_route("/bans/{ban}", lift, methods=["DELETE"])
    routes.add_api_route("/notice", say, methods=["PUT"])


async def list_bans(services: Served) -> Bans:
    """Who is kept out."""
    return Bans(bans=[_ban(row) for row in services.hosting.bans.rows()])


async def ban(request: Request, services: Served, wanted: NewBan) -> Ban:
    """Keep somebody out: his token is refused, his lines are cut, his seat is that of a lost line.

    Errors: `not_found` where there is no such player, `bad_request` for no address, or for one's own.
    """
    reason = wanted.reason.strip()
    if (wanted.player is None) == (wanted.address is None):
        raise InvalidError("bad_request", "name either a player or an address", "/player")
    if wanted.player is not None:
        return _ban(await services.hosting.ban_player(wanted.player, wanted.hours, reason))
    assert wanted.address is not None
    if plain_address(wanted.address) == address_of(request):
        raise InvalidError("bad_request", "this is the address from which you ask", "/address")
    return _ban(await services.hosting.ban_address(wanted.address, wanted.hours, reason))


async def lift(services: Served, ban: Number) -> Bans:
    """Let somebody in again; who is still kept out. Errors: `not_found`."""
    await services.hosting.bans.lift(ban)
    return await list_bans(services)


async def say(services: Served, words: Words) -> Notice:
    """Tell everybody something, until it is taken back. Errors: `bad_request`."""
    await services.hosting.say(words.text)
    return notice_of(services)


def _ban(row: BanRow) -> Ban:
    return Ban(
        id=row.id,
        player=row.player,
        name=row.name,
        address=row.address,
        reason=row.reason,
        at=row.at,
        until=row.until,
    )
