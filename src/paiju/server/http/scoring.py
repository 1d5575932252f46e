"""`POST /score`, `POST /score/changes`, `POST /waits`: what a hand is worth, what changes would do, its waits."""

from collections.abc import Callable
from functools import partial
from typing import Any

from anyio import CapacityLimiter, to_thread
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from paiju.advice import changes as advice
from paiju.core import codec
from paiju.core.codec import Json
from paiju.core.errors import InvalidError
from paiju.formats import score as scores
from paiju.server.http import bodies, change_models, models, schemas
from paiju.server.http.problems import REFUSALS
from paiju.server.http.replies import as_json

MOST_WAITING = 40
"""So many may wait at an address for the hand that is reckoned there; the next is told to come later."""


class _Turns:
    """Reckons one hand at a time, in a thread: the tables, which share the interpreter with it, wait for no crowd."""

    def __init__(self) -> None:
        self._turn = CapacityLimiter(1)
        self._there = 0  # the limiter itself counts only those who have begun to wait

    async def answer(self, request: Request, reckon: Callable[[Json], Json]) -> Response:
        """What `reckon` makes of the body. Errors: those of `reckon`; `too_many` where others wait already."""
        text = await bodies.text(request)
        if self._there > MOST_WAITING:
            raise InvalidError("too_many", "too many hands at once: try again in a moment")
        self._there += 1
        try:
            return as_json(await to_thread.run_sync(lambda: reckon(codec.load(text)), limiter=self._turn))
        finally:
            self._there -= 1


class Scoring:
    """The three questions. None waits for another: changes take longer than a score."""

    def __init__(self) -> None:
        self._scores, self._changes, self._waits = _Turns(), _Turns(), _Turns()

    async def score(self, request: Request) -> Response:
        """What a hand is worth and why; the tiles that it waits for where the request names no win."""
        return await self._scores.answer(request, scores.score)

    async def changes(self, request: Request) -> Response:
        """What each change to a hand that names its win would do; of one that does not win, what would make it win."""
        return await self._changes.answer(request, advice.changes)

    async def waits(self, request: Request) -> Response:
        """Which tiles would complete a hand; the request names no win."""
        return await self._waits.answer(request, scores.waits)


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes, scoring = APIRouter(tags=["scoring"], responses=REFUSALS), Scoring()
    add = partial(routes.add_api_route, methods=["POST"])
    add(
        "/score",
        scoring.score,
        response_model=models.Win | models.NoWin | models.Waits,
        openapi_extra=_takes(schemas.score()),
    )
    add(
        "/score/changes",
        scoring.changes,
        response_model=change_models.WinChanges | change_models.NoWinChanges,
        openapi_extra=_takes(schemas.changes()),
    )
    add("/waits", scoring.waits, response_model=models.Waits, openapi_extra=_takes(schemas.waits()))
    return routes


def _takes(schema: dict[str, Any]) -> dict[str, Any]:
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}
