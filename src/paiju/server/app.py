"""The application: all routes, and what lives as long as the server."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import Depends, FastAPI
from starlette.websockets import WebSocket

from paiju import __version__
from paiju.server import client, door
from paiju.server.bot_players import BotPlayers
from paiju.server.bots import BotPool
from paiju.server.clock import Clock
from paiju.server.hosting import Hosting
from paiju.server.http import (
    careers,
    devices,
    games,
    guests,
    host,
    house,
    lessons,
    notices,
    people,
    problems,
    records,
    replays,
    reports,
    rooms,
    scoring,
)
from paiju.server.http.access import (
    CODES_A_MINUTE,
    FILES_A_MINUTE,
    REPORTS_A_MINUTE,
    WRONG_TOKENS_A_MINUTE,
    Gate,
    let_in,
)
from paiju.server.lobby import Lobby
from paiju.server.metrics import Metrics
from paiju.server.players import Players
from paiju.server.services import Services
from paiju.server.settings import Settings
from paiju.storage.store import Store

DESCRIPTION = "家乡牌：房间、对局、牌谱、算分。Rooms, play, records and scores of Chinese tile games."


def create_app(settings: Settings, stop: Callable[[], None] = lambda: None) -> FastAPI:
    """A server with these settings. It opens its store, and brings back its tables, when it starts.

    `stop`: how the host ends it.
    """
    app = FastAPI(
        title="牌局 Paiju",
        version=__version__,
        description=DESCRIPTION,
        lifespan=lambda app: _life(app, settings),
        openapi_url="/api/openapi.json",
        docs_url=None,  # these pages load their scripts from elsewhere
        redoc_url=None,
    )
    app.state.stop = stop
    app.state.hosts = Gate(WRONG_TOKENS_A_MINUTE)
    app.state.gate = Gate(settings.guests_a_minute)
    app.state.codes = Gate(CODES_A_MINUTE)
    app.state.reports = Gate(REPORTS_A_MINUTE)
    app.state.files = Gate(FILES_A_MINUTE)
    app.state.replaying = replays.Replaying()
    for module in (
        games,
        lessons,
        scoring,
        guests,
        devices,
        careers,
        people,
        rooms,
        records,
        replays,
        reports,
        house,
        notices,
    ):
        app.include_router(module.router(), prefix="/api", dependencies=[Depends(let_in)])
    app.include_router(host.router(), prefix="/api")
    app.include_router(house.root_router())
    app.add_api_websocket_route("/ws", _socket)
    client.install(app)
    problems.install(app, {f"/api{replays.PATH}": replays.MOST_BYTES})
    return app


@asynccontextmanager
async def _life(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """From the opening of the store to its closing."""
    metrics, clock = Metrics(), Clock(settings.clock_rate)
    store = Store(settings.database, metrics.committed)
    await store.open()
    pool = BotPool(settings.bot_workers)
    bots = BotPlayers(pool, clock, metrics, settings)
    lobby = Lobby(store, clock, metrics, settings, bots)
    hosting = Hosting(settings, store, clock, lobby, app.state.stop)
    app.state.services = Services(settings, clock, metrics, store, Players(store, clock), lobby, hosting)
    try:
        await hosting.load()
        app.state.gate.a_minute = hosting.limits.guests_a_minute
        await lobby.restore()
        yield
    finally:
        await lobby.close()
        await bots.close()
        await store.close()


async def _socket(websocket: WebSocket) -> None:
    await door.serve(websocket, websocket.app.state.services)
