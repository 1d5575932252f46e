"""What a route needs of the server, and who asks."""

import time
from collections import OrderedDict
from typing import Annotated, cast

from fastapi import Depends
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import Request

from paiju.core.errors import InvalidError
from paiju.server.services import Services
from paiju.storage.rows import PlayerRow

_bearer = HTTPBearer(auto_error=False, description="The token of a guest, from `POST /api/guests`")


def services_of(request: Request) -> Services:
    """The services of the server that got the request."""
    return cast(Services, request.app.state.services)


Served = Annotated[Services, Depends(services_of)]


async def asker(services: Served, given: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> PlayerRow:
    """The player whose token came with the request. Errors: `unauthorized`."""
    if given is None:
        raise InvalidError("unauthorized", "this needs a token: Authorization: Bearer …")
    return await services.players.of(given.credentials)


Asker = Annotated[PlayerRow, Depends(asker)]


REPORTS_A_MINUTE = 30
FILES_A_MINUTE = 6
"""Of each kind so many from one address: a report is a row, a file is seconds of work."""


class Gate:
    """Lets so many through a minute from one address."""

    def __init__(self, a_minute: int) -> None:
        self._a_minute = a_minute
        self._seen: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def admit(self, request: Request) -> None:
        """Count one more from where the request comes from. Errors: `too_many`."""
        self.enter(request.client.host if request.client is not None else "")

    def enter(self, address: str) -> None:
        """Count one more. Errors: `too_many`."""
        now = time.monotonic()
        start, count = self._seen.pop(address, (now, 0))
        if now - start > 60:
            start, count = now, 0
        self._seen[address] = (start, count + 1)
        while len(self._seen) > 10_000:
            self._seen.popitem(last=False)
        if count >= self._a_minute:
            raise InvalidError("too_many", "too many at once from one address: wait a minute")
