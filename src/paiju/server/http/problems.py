"""How errors become HTTP: every refusal has one shape, and what nobody expected is told to the log alone."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paiju.core.codec import pointer
from paiju.core.errors import IllegalError, InvalidError, PaijuError
from paiju.server.faults import told
from paiju.server.http.bodies import HANG_UP, BodyLimit
from paiju.server.http.replies import as_json

_LOG = logging.getLogger("paiju.server.http")
_LONGEST_PLACE = 200
"""Of a JSON pointer that is made from what was sent."""


class Fault(BaseModel):
    """What is wrong: a code for programs, a message for people, and where (a JSON pointer, or a rule id)."""

    code: str
    message: str
    at: str


class Problem(BaseModel):
    """The one shape of every refusal."""

    error: Fault


REFUSALS: Final[dict[int | str, dict[str, Any]]] = {"4XX": {"model": Problem, "description": "A refusal"}}
"""`responses` of every route: what it answers where it refuses."""


class _Refusal(NamedTuple):
    """What HTTP says by a number alone: the code of the formats, and words."""

    code: str
    message: str


_REFUSALS: Final[Mapping[int, _Refusal]] = {
    400: _Refusal("bad_request", "this request cannot be read"),
    401: _Refusal("unauthorized", "this needs a token that is valid"),
    403: _Refusal("forbidden", "this is not allowed to you"),
    404: _Refusal("not_found", "there is nothing here"),
    405: _Refusal("bad_method", "this address does not take this method"),
    413: _Refusal("too_large", "this body is larger than what is read here"),
    415: _Refusal("bad_media_type", "a body of this media type is not read here"),
    429: _Refusal("too_many", "too many requests: wait a little"),
    500: _Refusal("internal", "something went wrong here, not with what was sent"),
}

STATUS: Final[Mapping[str, int]] = {refusal.code: status for status, refusal in _REFUSALS.items()} | {"banned": 403}
"""Code → HTTP status, where the code alone decides it."""

TOO_MANY = STATUS["too_many"]
LATER: Final = {"Retry-After": "60"}
"""Told with a refusal of what may be taken a minute later."""

_WRONG_VALUES: Final[Mapping[str, str]] = {
    "missing": "this is missing",
    "extra_forbidden": "there is no such key",
    "json_invalid": "not JSON",
}
"""What FastAPI finds wrong → our words, which repeat nothing of what was sent."""


def install(app: FastAPI, larger: Mapping[str, int] | None = None) -> None:
    """Give every error of `app` its shape, and its bodies their limit. To be called after other middleware is added.

    `larger`: as of `BodyLimit`.
    """
    app.add_exception_handler(PaijuError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_values)
    app.add_exception_handler(HTTPException, _refuse_by_status)
    app.add_exception_handler(ClientDisconnect, _nobody_listens)
    app.add_middleware(BodyLimit, refusal=_plain(413, HANG_UP), larger=larger or {})
    app.add_middleware(LastResort)


def status_of(error: PaijuError) -> int:
    """The HTTP status of an error: by its code, else 409 for what is not allowed now and 400 for what is malformed."""
    return STATUS.get(error.code, 409 if isinstance(error, IllegalError) else 400)


def refusal(error: PaijuError) -> Response:
    """The answer that an error is."""
    status = status_of(error)
    return _written(error, status, LATER if status == TOO_MANY else None)


def _written(error: PaijuError, status: int, headers: Mapping[str, str] | None = None) -> Response:
    return as_json(error.as_json(), status, {"Cache-Control": "no-store", **(headers or {})})


def _plain(status: int, headers: Mapping[str, str] | None = None) -> Response:
    """The answer that a bare status is; one without words of its own has those of its class."""
    words = _REFUSALS.get(status) or _REFUSALS[500 if status >= 500 else 400]
    return _written(InvalidError(words.code, words.message), status, headers)


async def _refuse(_: Request, error: Exception) -> Response:
    assert isinstance(error, PaijuError)
    return refusal(error)


async def _refuse_by_status(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return _plain(error.status_code, error.headers)


async def _refuse_values(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    message = _WRONG_VALUES.get(first["type"], "this is not a value that is taken here")
    return refusal(InvalidError("bad_request", message, _place(first["type"], first["loc"])))


async def _nobody_listens(_: Request, __: Exception) -> Response:
    return _plain(400)


def _place(kind: str, steps: Sequence[int | str]) -> str:
    """The pointer to a wrong value of the body, or the name of a wrong parameter as one."""
    # the first step says whether it is the body; of text that is not JSON the next is a character
    place = "" if kind == "json_invalid" else pointer("", *steps[1:])
    return place if len(place) <= _LONGEST_PLACE else ""


class LastResort:
    """Answers 500 for an error that nobody expected: the answer holds nothing of it, the log its type and its path."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self._app(scope, receive, sending)
        except Exception as error:  # noqa: BLE001 — handed on, the server would log its words, which may quote secrets
            _LOG.error("%s %s failed\n%s", scope["method"], _route(scope), "".join(told(error)))
            if not started:
                await _plain(500)(scope, receive, send)


def _route(scope: Scope) -> str:
    """The address as its own router declares it, for a real one may hold a token."""
    return getattr(scope.get("route"), "path", "an unknown address")
