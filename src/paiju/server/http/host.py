"""`/host…`: what the host of a house sees of it, and how he steers it. All of it wants his token."""

from fastapi import APIRouter, Depends

from paiju.server.http import host_order, host_people, host_sight
from paiju.server.http.access import host
from paiju.server.http.problems import REFUSALS


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes = APIRouter(prefix="/host", tags=["host"], responses=REFUSALS, dependencies=[Depends(host)])
    for module in (host_sight, host_people, host_order):
        module.add_to(routes)
    return routes
