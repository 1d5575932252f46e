"""`/notice`, `/presets`: what the host of the house tells everybody, and the rooms that he proposes."""

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel

from paiju.server.http.access import Served
from paiju.server.http.problems import REFUSALS
from paiju.storage.rows import PresetRow


class Notice(BaseModel):
    """What everybody is told, as on the socket: `text` is "" for nothing; `draining`: no round begins any more."""

    text: str
    at: int
    draining: bool


class Preset(BaseModel):
    """A room that the house proposes: options and customs are those that differ from the defaults."""

    id: int
    name: str
    game: str
    options: dict[str, Any]
    customs: dict[str, Any]


class Presets(BaseModel):
    """All of them, in the order in which they were made."""

    presets: list[Preset]


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes = APIRouter(tags=["house"], responses=REFUSALS)
    routes.add_api_route("/notice", show_notice)
    routes.add_api_route("/presets", list_presets)
    return routes


async def show_notice(services: Served) -> Notice:
    """What the host tells everybody now."""
    return notice_of(services)


async def list_presets(services: Served) -> Presets:
    """The rooms that the house proposes."""
    return Presets(presets=[preset(row) for row in await services.store.house.presets()])


def notice_of(services: Served) -> Notice:
    """What everybody is told."""
    told = services.hosting.notice()
    return Notice(text=told.text, at=told.at, draining=told.draining)


def preset(row: PresetRow) -> Preset:
    """A preset as it is told."""
    return Preset(id=row.id, name=row.name, game=row.game, options=row.body["options"], customs=row.body["customs"])
