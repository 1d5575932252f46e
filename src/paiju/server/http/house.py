"""What is asked of the house itself: whether it is well, what it counts, what may be said at its tables."""

from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel
from starlette.responses import Response

from paiju import __version__
from paiju.server.http.access import Served
from paiju.server.messages import PROTOCOL
from paiju.server.phrases import PHRASES


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


async def metrics(services: Served) -> Response:
    """All counters, for Prometheus."""
    return Response(services.metrics.text(), media_type=CONTENT_TYPE_LATEST)
