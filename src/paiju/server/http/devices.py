"""`/me/codes`, `/guests/known`, `/me/devices`: how a player comes to another device, and is signed out of it."""

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.requests import Request

from paiju.server.http.access import Asker, Gate, Served, Token
from paiju.server.http.guests import Guest, guest
from paiju.server.http.problems import REFUSALS
from paiju.server.players import hashed


class Code(BaseModel):
    """A code that brings a player to another device, once, and when it ends."""

    code: str = Field(examples=["K7QP3WXA"])
    until: int


class Typed(BaseModel):
    """A code as it was typed; groups, spaces and small letters make no difference."""

    code: str = Field(max_length=40, examples=["K7QP 3WXA"])


class Devices(BaseModel):
    """On how many devices one is known, this one included."""

    devices: int


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes = APIRouter(tags=["players"], responses=REFUSALS)
    routes.add_api_route("/me/codes", new_code, methods=["POST"], status_code=201)
    routes.add_api_route("/guests/known", come_by_code, methods=["POST"], status_code=201)
    routes.add_api_route("/me/devices", count_devices)
    routes.add_api_route("/me/devices", sign_out_others, methods=["DELETE"])
    return routes


async def new_code(services: Served, player: Asker) -> Code:
    """A code for another device: it is valid for ten minutes and once, and makes an older one void."""
    return Code(**services.players.code_for(player)._asdict())


async def come_by_code(request: Request, services: Served, typed: Typed) -> Guest:
    """Become the player whose code this is, with a token of this device's own. Errors: `bad_code`, `too_many`."""
    gate: Gate = request.app.state.codes
    gate.admit(request)
    return guest(*await services.players.come_by(typed.code))


async def count_devices(services: Served, player: Asker) -> Devices:
    """On how many devices one is known."""
    return Devices(devices=await services.store.people.devices(player.id))


async def sign_out_others(services: Served, _: Asker, token: Token) -> Devices:
    """Be known on this device alone: the tokens of all others stop working, and their sockets are closed."""
    player = await services.players.stay_alone(token)
    services.lobby.lines.sign_out(player.id, hashed(token))
    return await count_devices(services, player)
