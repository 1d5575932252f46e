"""`POST /score`, `POST /score/changes`, `POST /waits`: what a hand is worth, what changes would do, its waits."""

from collections.abc import Callable
from functools import partial
from typing import Any

from anyio import to_thread
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from paiju.advice import changes as advice
from paiju.core import codec
from paiju.core.codec import Json
from paiju.formats import score as scores
from paiju.server.http import bodies, change_models, models, schemas
from paiju.server.http.problems import REFUSALS
from paiju.server.http.replies import as_json


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes = APIRouter(tags=["scoring"], responses=REFUSALS)
    add = partial(routes.add_api_route, methods=["POST"])
    add("/score", score, response_model=models.Win | models.NoWin | models.Waits, openapi_extra=_takes(schemas.score()))
    add(
        "/score/changes",
        changes,
        response_model=change_models.WinChanges | change_models.NoWinChanges,
        openapi_extra=_takes(schemas.changes()),
    )
    add("/waits", waits, response_model=models.Waits, openapi_extra=_takes(schemas.waits()))
    return routes


async def score(request: Request) -> Response:
    """What a hand is worth and why; the tiles that it waits for where the request names no win."""
    return await _answer(request, scores.score)


async def changes(request: Request) -> Response:
    """What each change to a hand that names its win would do; of a hand that does not win, what would make it win."""
    return await _answer(request, advice.changes)


async def waits(request: Request) -> Response:
    """Which tiles would complete a hand; the request names no win."""
    return await _answer(request, scores.waits)


async def _answer(request: Request, answer: Callable[[Json], Json]) -> Response:
    text = await bodies.text(request)
    # in a thread: no other request waits while a hand is read
    return as_json(await to_thread.run_sync(lambda: answer(codec.load(text))))


def _takes(schema: dict[str, Any]) -> dict[str, Any]:
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}
