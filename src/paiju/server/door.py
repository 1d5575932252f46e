"""The door: a socket from its handshake to its end; the hello says who comes, and to which table."""

import asyncio
import contextlib

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from paiju.core.errors import PaijuError
from paiju.server import messages
from paiju.server.actor import Who
from paiju.server.faults import told
from paiju.server.http.access import address_of
from paiju.server.players import hashed
from paiju.server.services import Services
from paiju.server.socket import SENT_AWAY, VIOLATION, Connection, CutError, heard

log = structlog.get_logger("paiju.socket")

HELLO_SECONDS = 10
_FOR_NOW = frozenset({"no_spectators", "not_welcome"})
"""Refusals of who may come in another time."""
FAILED = 1011


async def serve(socket: WebSocket, services: Services) -> None:
    """A socket from the handshake to its end."""
    await socket.accept()
    services.metrics.sockets.inc()
    try:
        await _serve(socket, services)
    except CutError as cut:
        await _close(socket, cut.code)
    except Exception as error:  # noqa: BLE001 — handed on, the server would log its words, which may quote secrets
        log.error("a socket failed", trace="".join(told(error)))
        await _close(socket, FAILED)
    finally:
        services.metrics.sockets.dec()


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
        await socket.close(code)


async def _serve(socket: WebSocket, services: Services) -> None:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await heard(socket)
    except TimeoutError:
        raise CutError(VIOLATION) from None
    if text is None:
        return
    try:
        hello = messages.read_hello(text)
        player = await services.players.of(hello.token)
        services.hosting.bans.check(player.id, address_of(socket))
        actor = services.lobby.find(hello.table)
        who = Who(player.id, player.name, player.face)
        services.lobby.admit(actor, who)
    except PaijuError as error:
        await _refuse(socket, error)
        raise CutError(SENT_AWAY if error.code in _FOR_NOW else VIOLATION) from None
    await Connection(socket, services, actor, who, hashed(hello.token)).run(hello.last)


async def _refuse(socket: WebSocket, error: PaijuError) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
        await socket.send_text(messages.write(messages.refusal("", error)))
