"""What is sent to the server: how much of it is read, and that it is text."""

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paiju.core.errors import InvalidError
from paiju.server.http.replies import JSON

MOST_BYTES = 64 * 1024
"""The largest body that is read."""
HANG_UP = {"Connection": "close"}
"""Told with a refusal of a body whose rest nobody will read."""


async def text(request: Request) -> str:
    """The body of a request as text, meant to be JSON; a body of no declared type is taken for it.

    Errors (`InvalidError`): `bad_media_type`, `bad_request` for what is not UTF-8.
    """
    declared = request.headers.get("content-type", JSON).partition(";")[0]
    if declared.strip().lower() != JSON:
        raise InvalidError("bad_media_type", f"the body must be {JSON}")
    body = await request.body()
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InvalidError("bad_request", f"not UTF-8: byte {error.start + 1} of the body") from None


class BodyLimit:
    """Stops a body at `MOST_BYTES`: unread where its length is told, else in the middle of reading it."""

    def __init__(self, app: ASGIApp, refusal: Response) -> None:
        self._app = app
        self._refusal = refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif _tells_too_much(scope):
            await self._refusal(scope, receive, send)
        else:
            await self._app(scope, _Counted(receive), send)


class _Counted:
    """The messages of one request, as long as they are not too many bytes."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._read = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._read += len(message.get("body", b""))
        if self._read > MOST_BYTES:
            # an HTTPException is the one error that FastAPI, reading a body itself, hands on as it is
            raise HTTPException(413, headers=HANG_UP)
        return message


def _tells_too_much(scope: Scope) -> bool:
    """Whether the length that the request tells of its body is too great."""
    told = Headers(scope=scope).get("content-length", "").lstrip("0")
    return told.isdecimal() and (len(told) > len(str(MOST_BYTES)) or int(told) > MOST_BYTES)
