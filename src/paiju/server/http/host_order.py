"""How the host orders the house: limits, the rooms that he proposes, emptying and closing it."""

from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request

from paiju.core.errors import InvalidError
from paiju.server.http.access import Gate, Served
from paiju.server.http.notices import Notice, Preset, Presets, list_presets, notice_of, preset
from paiju.server.players import checked_name
from paiju.server.services import Services
from paiju.storage.rows import PresetRow
from paiju.table import room

MOST_PRESETS = 50
"""So many rooms a house proposes."""

Number = Annotated[int, Path(ge=1, le=2**31 - 1)]
Value = Annotated[int | None, Field(strict=True)]


class Limit(BaseModel):
    """A limit as it holds, and as the server started with it."""

    value: int
    start: int


class Limits(BaseModel):
    """Open rooms, open rooms of one owner, new guests a minute from one address."""

    max_tables: Limit
    tables_a_player: Limit
    guests_a_minute: Limit


class NewLimits(BaseModel):
    """Those that change; null gives one the value back with which the server started."""

    model_config = ConfigDict(extra="forbid")

    max_tables: Value = None
    tables_a_player: Value = None
    guests_a_minute: Value = None


class NewPreset(BaseModel):
    """A room to propose, as `POST /rooms` takes it, and what it is called."""

    name: str = Field(max_length=200)
    game: str = Field(examples=["neijiang"])
    options: dict[str, Any] = {}
    customs: dict[str, Any] = {}


class Switch(BaseModel):
    """On or off."""

    on: bool


class Ending(BaseModel):
    """`now`: at once; else when the rounds that are played are settled."""

    now: bool = False


def add_to(routes: APIRouter) -> None:
    """Add these routes."""
    routes.add_api_route("/limits", show_limits)
    routes.add_api_route("/limits", change_limits, methods=["PUT"])
    routes.add_api_route("/presets", propose, methods=["POST"], status_code=201)
    routes.add_api_route("/presets/{preset}", change_preset, methods=["PUT"])
    routes.add_api_route("/presets/{preset}", withdraw, methods=["DELETE"])
    routes.add_api_route("/drain", drain, methods=["PUT"])
    routes.add_api_route("/shutdown", shut_down, methods=["POST"])


async def show_limits(services: Served) -> Limits:
    """How much of everything the house allows."""
    now, start = services.hosting.limits.as_json(), services.hosting.first_limits.as_json()
    return Limits(**{name: Limit(value=value, start=start[name]) for name, value in now.items()})


async def change_limits(request: Request, services: Served, changed: NewLimits) -> Limits:
    """Change some limits; they hold from now on, and after a restart too. Errors: `bad_request` with the place."""
    await services.hosting.limit(changed.model_dump(exclude_unset=True))
    gate: Gate = request.app.state.gate
    gate.a_minute = services.hosting.limits.guests_a_minute
    return await show_limits(services)


async def propose(services: Served, wanted: NewPreset) -> Preset:
    """Propose a room to everybody. Errors: `bad_name`, `too_many`, and those of a room."""
    row = await _row(services, wanted, 0)
    if len(await services.store.house.presets()) >= MOST_PRESETS:
        raise InvalidError("too_many", f"a house proposes {MOST_PRESETS} rooms at most: take one back first")
    id = await services.store.house.add_preset(row)
    return preset(PresetRow(row.name, row.game, row.body, row.at, id))


async def change_preset(services: Served, preset: Number, wanted: NewPreset) -> Presets:
    """Let it be another one. Errors: `not_found`, and as for a new one."""
    if not await services.store.house.change_preset(await _row(services, wanted, preset)):
        raise _none()
    return await list_presets(services)


async def withdraw(services: Served, preset: Number) -> Presets:
    """Propose it no longer; what is proposed still. Errors: `not_found`."""
    if not await services.store.house.remove_preset(preset):
        raise _none()
    return await list_presets(services)


async def drain(services: Served, switch: Switch) -> Notice:
    """Empty the house, or open it again: no new room and no round begins, those that run are played out."""
    await services.hosting.drain(switch.on)
    return notice_of(services)


async def shut_down(services: Served, ending: Ending) -> Notice:
    """Stop the server. What is played survives that; `PUT /host/drain` takes back what waits for rounds to end."""
    await services.hosting.close(now=ending.now)
    return notice_of(services)


async def _row(services: Services, wanted: NewPreset, id: int) -> PresetRow:
    """The row of a preset that is well. Errors: `bad_name` where another of the game has its name, those of a room."""
    name = checked_name(wanted.name)
    plain = room.read(wanted.model_dump(exclude={"name"})).as_json()
    for other in await services.store.house.presets():
        if other.id != id and (other.game, other.name) == (wanted.game, name):
            raise InvalidError("bad_name", "another room of this game has this name", "/name")
    body = {"options": plain["options"], "customs": plain["customs"]}
    return PresetRow(name, wanted.game, body, services.clock.now(), id)


def _none() -> InvalidError:
    return InvalidError("not_found", "there is no such preset")
