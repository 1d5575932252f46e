"""Somebody between the page and the server, who changes what is said."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

Change = Callable[[dict[str, Any]], bool]
"""Changes a message in place; whether it goes on."""


def passes(message: dict[str, Any]) -> bool:
    """A change that changes nothing."""
    del message
    return True


def between(heard: Change = passes, said: Change = passes) -> Callable[[WebSocketRoute], None]:
    """A line on which `heard` changes what comes from the server, and `said` what goes there."""

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hand_on(text: str | bytes, change: Change, send: Callable[[str], None]) -> None:
            message = json.loads(text)
            if change(message):
                send(json.dumps(message))

        server.on_message(lambda text: hand_on(text, heard, line.send))
        line.on_message(lambda text: hand_on(text, said, server.send))

    return route
