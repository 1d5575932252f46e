"""What a route needs of the server, and who asks."""

import time
from collections import OrderedDict
from typing import Annotated, cast

from fastapi import Depends
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection, Request

from paiju.core.errors import InvalidError
from paiju.server.services import Services
from paiju.storage.rows import PlayerRow

_bearer = HTTPBearer(auto_error=False, description="The token of a guest, from `POST /api/guests`")
_key = HTTPBearer(auto_error=False, scheme_name="Host", description="The token of the host")


def services_of(request: Request) -> Services:
    """The services of the server that got the request."""
    return cast(Services, request.app.state.services)


Served = Annotated[Services, Depends(services_of)]


async def asker(services: Served, given: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> PlayerRow:
    """The player whose token came with the request. Errors: `unauthorized`, `banned`."""
    if given is None:
        raise InvalidError("unauthorized", "this needs a token: Authorization: Bearer …")
    player = await services.players.of(given.credentials)
    services.hosting.bans.check(player.id)
    return player


Asker = Annotated[PlayerRow, Depends(asker)]


async def token_given(given: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> str:
    """The token that came with the request, whether or not it is known; empty where there is none."""
    return given.credentials if given is not None else ""


Token = Annotated[str, Depends(token_given)]


async def let_in(request: Request, services: Served) -> None:
    """To be asked by every route but the host's own. Errors: `banned` for an address that is kept out."""
    services.hosting.bans.check(address_of(request))


async def host(
    request: Request, services: Served, given: Annotated[HTTPAuthorizationCredentials | None, Depends(_key)]
) -> None:
    """To be asked by every route of the host.

    Errors: `unauthorized`, and `too_many` for an address that has tried too many tokens: then the right one waits too.
    """
    gate: Gate = request.app.state.hosts
    gate.look(address_of(request))
    if given is None or not services.hosting.opens(given.credentials):
        gate.admit(request)
        raise InvalidError("unauthorized", "this is for the host: Authorization: Bearer …, with the host's token")


def address_of(request: HTTPConnection) -> str:
    """Where a request or a socket comes from; "" where nobody knows.

    A server that listens on `::` is told of 192.0.2.7 as ::ffff:192.0.2.7; both are one address.
    """
    host = request.client.host if request.client is not None else ""
    return host[len(MAPPED) :] if host.lower().startswith(MAPPED) and "." in host else host


MAPPED = "::ffff:"
REPORTS_A_MINUTE = 30
FILES_A_MINUTE = 6
CODES_A_MINUTE = 10
WRONG_TOKENS_A_MINUTE = 10
"""Of each kind so many from one address: a report is a row, a file is seconds of work, the host knows his token."""


class Gate:
    """Lets so many through a minute from one address."""

    def __init__(self, a_minute: int) -> None:
        self.a_minute = a_minute
        self._seen: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def admit(self, request: Request) -> None:
        """Count one more from where the request comes from. Errors: `too_many`."""
        self.enter(address_of(request))

    def look(self, address: str) -> None:
        """Count nothing. Errors: `too_many` where one more would not be let through."""
        start, count = self._seen.get(address, (0.0, 0))
        if count >= self.a_minute and time.monotonic() - start <= 60:
            raise _too_many()

    def enter(self, address: str) -> None:
        """Count one more. Errors: `too_many`."""
        now = time.monotonic()
        start, count = self._seen.pop(address, (now, 0))
        if now - start > 60:
            start, count = now, 0
        self._seen[address] = (start, count + 1)
        while len(self._seen) > 10_000:
            self._seen.popitem(last=False)
        if count >= self.a_minute:
            raise _too_many()


def _too_many() -> InvalidError:
    return InvalidError("too_many", "too many at once from one address: wait a minute")
