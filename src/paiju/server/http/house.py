"""What is asked of the house itself: whether it is well, what it counts, what may be said at its tables."""

from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response

from paiju import __version__
from paiju.core.errors import InvalidError
from paiju.server.http.access import Served
from paiju.server.messages import PROTOCOL
from paiju.server.phrases import PHRASES

OWN = frozenset({"127.0.0.1", "::1"})
"""The addresses by which a machine calls itself."""


class Health(BaseModel):
    """The server is up, its store answers."""

    status: str
    version: str
    protocol: int


class Phrase(BaseModel):
    """A quick phrase; its place in the list is its number."""

    zh: str
    en: str


class Phrases(BaseModel):
    """All quick phrases."""

    phrases: list[Phrase]


def router() -> APIRouter:
    """`/phrases`; the one who includes it says below which address."""
    routes = APIRouter(tags=["house"])
    routes.add_api_route("/phrases", list_phrases)
    return routes


def root_router() -> APIRouter:
    """`/healthz` and `/metrics`."""
    routes = APIRouter(tags=["house"])
    routes.add_api_route("/healthz", health)
    routes.add_api_route("/metrics", metrics, response_class=Response, include_in_schema=False)
    return routes


async def list_phrases() -> Phrases:
    """What players may say."""
    return Phrases(phrases=[Phrase(zh=chinese, en=english) for chinese, english in PHRASES])


async def health(services: Served) -> Health:
    """Asks the store for something small; fails with it."""
    await services.store.player("")
    return Health(status="ok", version=__version__, protocol=PROTOCOL)


async def metrics(request: Request, services: Served) -> Response:
    """All counters, for Prometheus. Errors: `not_found` for who asks from elsewhere, unless that is allowed."""
    host = request.client.host if request.client is not None else ""
    if not services.settings.open_metrics and host not in OWN:
        raise InvalidError("not_found", "there is nothing here")
    return Response(services.metrics.text(), media_type=CONTENT_TYPE_LATEST)
