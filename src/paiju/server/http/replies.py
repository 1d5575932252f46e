"""Answers as they leave the house: JSON as the public formats write it, and pages a client may keep."""

import hashlib
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from paiju.core import codec
from paiju.core.codec import Json
from paiju.server import packing

JSON = "application/json"
_KEEP = {"Cache-Control": "no-cache"}
"""Keep it, but ask each time whether it is still true: then rules and client are never of two versions."""


def as_json(value: Json, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """An answer that holds one JSON value."""
    return Response(codec.dump(value), status, headers, JSON)


def kept(request: Request, text: str, media_type: str) -> Response:
    """An answer that stays the same until the program changes; empty, with 304, for who has it already."""
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
    headers = _KEEP | {"ETag": f"W/{tag}", "Vary": "Accept-Encoding"}
    if _has(request.headers.get("if-none-match", ""), tag):
        return Response(status_code=304, headers=headers)
    return packing.answer(text.encode(), headers, media_type, request.headers.get("accept-encoding", ""))


def _has(known: str, tag: str) -> bool:
    """Whether the tags that a client names hold this one, as a weak one or not."""
    return tag in {name.strip().removeprefix("W/") for name in known.split(",")} or known.strip() == "*"
