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
from paiju.server.http.turns import Turns

MOST_WAITING = 40
"""So many may wait at an address for the hand that is reckoned there; the next is told to come later."""
REFUSAL = "too many hands at once: try again in a moment"


class Scoring:
    """The three questions. None waits for another: changes take longer than a score."""

    def __init__(self) -> None:
        self._scores, self._changes, self._waits = (Turns(MOST_WAITING, REFUSAL) for _ in range(3))

    async def score(self, request: Request) -> Response:
        """What a hand is worth and why; the tiles that it waits for where the request names no win."""
        return await _answer(request, scores.score, self._scores)

    async def changes(self, request: Request) -> Response:
        """What each change to a hand that names its win would do; of one that does not win, what would make it win."""
        return await _answer(request, advice.changes, self._changes)

    async def waits(self, request: Request) -> Response:
        """Which tiles would complete a hand; the request names no win."""
        return await _answer(request, scores.waits, self._waits)


async def _answer(request: Request, reckon: Callable[[Json], Json], turns: Turns) -> Response:
    """What `reckon` makes of the body, in a thread. Errors: those of `reckon`, `too_many`."""
    text = await bodies.text(request)
    async with turns.taken():
        return as_json(await to_thread.run_sync(lambda: reckon(codec.load(text))))


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
