"""The published schema, held against the whole server: requests are made up from it, every answer has to be in it."""

import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.python.asgi import shutdown_lifespans
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from paiju.server.app import create_app
from paiju.server.settings import Settings
from tests.server.inside import Inside
from tests.server.sessions import run, session, with_bots

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
FOLDER = TemporaryDirectory()
"""Of the database; nothing is in it before the first test."""
APP = create_app(Settings(f"{FOLDER.name}/paiju.db", guests_a_minute=10**6))
SCHEMA = schemathesis.openapi.from_dict(APP.openapi())
SCHEMA.app = APP


@schemathesis.serializer("application/x-ndjson")
def lines(_: Any, value: object) -> bytes:
    """Made-up text is sent as it is, anything else as the one line that it is in JSON."""
    text = value if isinstance(value, str) else json.dumps(value)
    return text.encode("utf-8", "surrogatepass")


class Known(NamedTuple):
    """A player who has played a round, the table and its code."""

    token: str
    table: str
    code: str
    player: str

    @property
    def headers(self) -> dict[str, str]:
        """Those of a request that he makes."""
        return {"Authorization": f"Bearer {self.token}"}


@pytest.fixture(scope="module")
def known() -> Iterator[Known]:
    """What was played before the server of these tests starts, with the first request."""
    found: list[Known] = []

    async def played(built: Inside) -> None:
        lines = await with_bots(built, rounds=1)
        await session(lines)
        table = lines[0].table
        found.append(Known(lines[0].token, table["id"], lines[0].code, table["seats"][0]["player"]))

    run(Path(FOLDER.name), played)
    yield found[0]
    shutdown_lifespans()
    FOLDER.cleanup()


@SCHEMA.parametrize()
@settings(max_examples=20, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_made_up_requests_are_answered_as_the_schema_says(case: schemathesis.Case[Any], known: Known) -> None:
    """Of everybody, and of a guest where a route wants one."""
    case.call_and_validate(checks=CHECKS)
    if case.operation.definition.raw.get("security"):
        case.call_and_validate(checks=CHECKS, headers=known.headers)


def test_every_page_of_what_there_is_is_as_the_schema_says(known: Known) -> None:
    """Made-up ids find nothing; these do."""
    there = {"table": known.table, "code": known.code, "player": known.player, "game": "neijiang", "rule": "NJ-4.3"}
    seen = {}
    for path in (path for path, operations in APP.openapi()["paths"].items() if "get" in operations):
        operation = SCHEMA[path]["GET"]
        names = [parameter.name for parameter in operation.path_parameters]
        case = operation.Case(path_parameters={name: there[name] for name in names})
        seen[path] = case.call_and_validate(checks=CHECKS, headers=known.headers).status_code
    refused = [path for path, status in seen.items() if status != 200]
    assert all(path.startswith("/api/host") for path in refused), "a player is no host"
    assert len(seen) > 12


def test_every_operation_that_can_refuse_tells_so_by_the_one_shape() -> None:
    """What may be sent wrong has a body, a parameter or a token."""
    document = APP.openapi()
    assert set(document["paths"]) >= {"/healthz", "/api/rooms/{code}", "/api/tables/{table}/frames", "/api/me/rounds"}
    for path, operations in document["paths"].items():
        for operation in operations.values():
            assert "422" not in operation["responses"], "FastAPI's own shape is never sent"
            if operation.keys() & {"parameters", "requestBody", "security"}:
                refusal = operation["responses"]["4XX"]["content"]["application/json"]["schema"]
                assert refusal == {"$ref": "#/components/schemas/Problem"}, path
