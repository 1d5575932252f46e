"""Packed answers: what stays the same is packed once, for every client that takes gzip. Phone lines are slow."""

import gzip
from collections.abc import Mapping
from functools import lru_cache

from starlette.responses import Response

LEAST = 600
"""Bytes; what is smaller fits into one packet anyway."""


def answer(body: bytes, headers: Mapping[str, str], media_type: str | None, takes: str) -> Response:
    """An answer that everybody is given alike; `takes`: the `Accept-Encoding` of who asks.

    A tag among the headers has to be a weak one: it stands for the packed bytes and for the plain ones. Nothing that
    holds a secret may come through here: its length would tell of it.
    """
    told = {**headers, "Vary": "Accept-Encoding"}
    if len(body) < LEAST or not _takes_gzip(takes):
        return Response(body, headers=told, media_type=media_type)
    told["Content-Encoding"] = "gzip"
    return Response(_packed(body), headers=told, media_type=media_type)


@lru_cache(maxsize=512)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def _takes_gzip(takes: str) -> bool:
    """Whether gzip is among what is taken, and not with the quality 0."""
    for part in takes.lower().split(","):
        name, _, quality = part.replace(" ", "").partition(";q=")
        if name == "gzip":
            return quality.rstrip("0.") != "" or not quality
    return False
