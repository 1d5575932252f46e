"""A house inside the test whose host's token is known, and what he asks of it."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

from tests.server.inside import Inside
from tests.server.sessions import run

TOKEN = "the-host-of-this-house"
HOST = {"Authorization": f"Bearer {TOKEN}"}


class Host:
    """The host of a house inside the test."""

    def __init__(self, built: Inside) -> None:
        self.built = built

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request with the token."""
        return await self.built.http.request(method, f"/api/host{path}", json=body, headers=HOST)

    async def get(self, path: str = "") -> Any:
        """What is answered; fails where it is refused."""
        return await self._well("GET", path, None)

    async def put(self, path: str, **body: Any) -> Any:
        """What is answered; fails where it is refused."""
        return await self._well("PUT", path, body)

    async def post(self, path: str, **body: Any) -> Any:
        """What is answered; fails where it is refused."""
        return await self._well("POST", path, body)

    async def delete(self, path: str) -> Any:
        """What is answered; fails where it is refused."""
        return await self._well("DELETE", path, None)

    async def refused(self, method: str, path: str, **body: Any) -> tuple[str, str]:
        """Code and place of a refusal."""
        answer = await self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        error = answer.json()["error"]
        return error["code"], error["at"]

    async def _well(self, method: str, path: str, body: Any) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.status_code < 300, answer.text
        return answer.json()


def hosted(folder: Path, test: Callable[[Inside, Host], Awaitable[None]], **settings: Any) -> None:
    """A test inside a house with a host."""

    async def whole(built: Inside) -> None:
        await test(built, Host(built))

    run(folder, whole, **({"host_token": TOKEN} | settings))
