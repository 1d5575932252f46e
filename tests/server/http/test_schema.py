"""The published schema, held against the routes: requests are made up from it, and every answer has to be in it."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from paiju.server.http.problems import Problem
from tests.server.http.house import house

APP = house()
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
SCHEMA = schemathesis.openapi.from_asgi("/openapi.json", APP)


@SCHEMA.parametrize()
@settings(max_examples=100, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_made_up_requests_are_answered_as_the_schema_says(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(checks=CHECKS)


def test_every_operation_tells_of_its_refusals_by_the_one_shape() -> None:
    document = APP.openapi()
    assert set(document["paths"]) >= {"/api/score", "/api/waits", "/api/games", "/api/games/{game}/rules/{rule}"}
    for operations in document["paths"].values():
        for operation in operations.values():
            refusal = operation["responses"]["4XX"]["content"]["application/json"]["schema"]
            assert refusal == {"$ref": f"#/components/schemas/{Problem.__name__}"}
            assert "422" not in operation["responses"], "FastAPI's own shape is never sent"


def test_the_page_is_documented_as_markdown() -> None:
    answers = APP.openapi()["paths"]["/api/games/{game}/rules"]["get"]["responses"]
    assert list(answers["200"]["content"]) == ["text/markdown"]
