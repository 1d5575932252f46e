"""Running the server until it is told to stop."""

import socket
from collections.abc import Callable

import uvicorn

from paiju.core.errors import InvalidError
from paiju.server import keys
from paiju.server.app import create_app
from paiju.server.settings import Settings
from paiju.storage.store import Store

LONGEST_MESSAGE = 16 * 1024
"""Bytes of one message of a socket; a longer one closes it with 1009."""
HEARTBEAT = 15
"""Seconds between pings of the server, and how long it waits for the answer."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0: any that is free. Errors: `bad_setting`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # named, or asyncio does not know it for TCP and lets small messages wait for one another
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise InvalidError("bad_setting", f"cannot listen on {host}, port {port}: {error.strerror}", "/port") from None
    listener.listen(512)
    return listener


async def prepare(settings: Settings, *, new_host_token: bool = False) -> keys.Key | None:
    """Open the store once and close it, so that what is wrong with it is said before anything starts.

    The key of the host; None where the settings name it. Errors: `bad_setting`.
    """
    if settings.host_token:
        keys.check(settings.host_token)
    if settings.host_token and new_host_token:
        raise InvalidError("bad_setting", "PAIJU_HOST_TOKEN names the token: change it there", "/new_host_token")
    store = Store(settings.database)
    await store.open()
    try:
        if settings.host_token:
            return None
        return await keys.held(store.house, keys.beside(settings.database), anew=new_host_token)
    finally:
        await store.close()


class _Server(uvicorn.Server):
    """Says when it answers, and can be told to stop."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    def stop(self) -> None:
        """Stop as by SIGTERM, but with an end that is none of the operating system's."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until SIGINT or SIGTERM, or until the host stops it; `ready` is called once requests are answered.

    Errors: `SystemExit` where the start fails, told in the log.
    """

    def stop() -> None:
        server.stop()

    config = uvicorn.Config(
        create_app(settings, stop),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    server = _Server(config, ready)
    server.run(sockets=[listener])
