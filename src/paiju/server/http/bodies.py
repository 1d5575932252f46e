"""What is sent to the server: how much of it is read, and that it is text."""

from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paiju.core.errors import InvalidError
from paiju.server.http.replies import JSON

MOST_BYTES = 64 * 1024
"""The largest body that is read, where an address does not take more."""
LINES = "application/x-ndjson"
"""The media type of records: JSON, one object a line."""
HANG_UP = {"Connection": "close"}
"""Told with a refusal of a body whose rest nobody will read."""


async def text(request: Request, media_type: str = JSON) -> str:
    """The body of a request as text, meant to be JSON or what is named; a body of no declared type is taken for it.

    Errors (`InvalidError`): `bad_media_type`, `bad_request` for what is not UTF-8.
    """
    declared = request.headers.get("content-type", media_type).partition(";")[0]
    if declared.strip().lower() != media_type:
        raise InvalidError("bad_media_type", f"the body must be {media_type}")
    body = await request.body()
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InvalidError("bad_request", f"not UTF-8: byte {error.start + 1} of the body") from None


class BodyLimit:
    """Stops a body at its limit: unread where its length is told, else in the middle of reading it.

    `larger`: address → its own limit, where it takes more than `MOST_BYTES`.
    """

    def __init__(self, app: ASGIApp, refusal: Response, larger: Mapping[str, int]) -> None:
        self._app = app
        self._refusal = refusal
        self._larger = larger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = self._larger.get(scope["path"], MOST_BYTES)
        if _tells_too_much(scope, most):
            await self._refusal(scope, receive, send)
        else:
            await self._app(scope, _Counted(receive, most), send)


class _Counted:
    """The messages of one request, as long as they are not too many bytes."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = most

    async def __call__(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            # an HTTPException is the one error that FastAPI, reading a body itself, hands on as it is
            raise HTTPException(413, headers=HANG_UP)
        return message


def _tells_too_much(scope: Scope, most: int) -> bool:
    """Whether the length that the request tells of its body is too great."""
    told = Headers(scope=scope).get("content-length", "").lstrip("0")
    return told.isdecimal() and (len(told) > len(str(most)) or int(told) > most)
