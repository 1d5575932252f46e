"""Refusals: one shape for every error, a limit for bodies, and nothing of an unexpected error in the answer."""

import logging
from typing import Any

import httpx
import pytest

from paiju.core.errors import AmbiguousError, IllegalError, InvalidError, PaijuError
from paiju.server.http.bodies import MOST_BYTES
from paiju.server.http.problems import Problem, status_of
from tests.server.http.house import Chunks, ask, house, odd_routes, sent_by

SECRET = "5p-held-by-somebody"
JSON = {"Content-Type": "application/json"}


def asked(method: str, path: str, **given: Any) -> httpx.Response:
    return ask(house(odd_routes()), method, path, **given)


def error_of(answer: httpx.Response, status: int) -> dict[str, str]:
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    return Problem.model_validate_json(answer.content, strict=True).error.model_dump()


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (InvalidError("bad_tile", ""), 400),
        (InvalidError("not_found", ""), 404),
        (InvalidError("unauthorized", ""), 401),
        (InvalidError("too_many", ""), 429),
        (IllegalError("not_legal", ""), 409),
        (IllegalError("forbidden", ""), 403),
        (IllegalError("not_found", ""), 404),
        (AmbiguousError("ambiguous", ""), 400),
    ],
)
def test_the_code_decides_and_else_the_kind(error: PaijuError, status: int) -> None:
    assert status_of(error) == status


@pytest.mark.parametrize(
    ("path", "status"),
    [("invalid/odd", 400), ("invalid/not_found", 404), ("illegal/not_legal", 409), ("ambiguous/many", 400)],
)
def test_an_error_of_a_route_is_told_as_it_is(path: str, status: int) -> None:
    error = error_of(asked("GET", f"/api/odd/raise/{path}"), status)
    assert error == {"code": path.partition("/")[2], "message": "said so", "at": "/here"}


def test_no_such_address_and_no_such_method() -> None:
    assert error_of(asked("GET", f"/api/{SECRET}"), 404)["code"] == "not_found"
    answer = asked("DELETE", "/api/score")
    assert error_of(answer, 405)["code"] == "bad_method"
    assert answer.headers["allow"] == "POST"


# --- what FastAPI itself finds wrong


@pytest.mark.parametrize(
    ("body", "at", "message"),
    [
        ("{}", "/name", "this is missing"),
        ('{"name": 5}', "/name", "this is not a value that is taken here"),
        ('{"name": "a", "seats": [1, "x/y"]}', "/seats/1", "this is not a value that is taken here"),
        ('{"name": "a", "b/c~d": 1}', "/b~1c~0d", "there is no such key"),
        ('{"name": "a", "%s": 1}' % ("k" * 5000), "", "there is no such key"),
        ('{"name": ', "", "not JSON"),
    ],
)
def test_a_wrong_value_is_named_by_its_place(body: str, at: str, message: str) -> None:
    error = error_of(asked("POST", "/api/odd/typed", content=body, headers=JSON), 400)
    assert error == {"code": "bad_request", "message": message, "at": at}


def test_a_wrong_value_is_not_repeated() -> None:
    answer = asked("POST", "/api/odd/typed?most=" + SECRET, json={"name": [SECRET]})
    assert error_of(answer, 400)["at"] == "/most"
    assert SECRET not in answer.text


def test_a_right_value_passes_near_miss() -> None:
    assert asked("POST", "/api/odd/typed?most=1", json={"name": "a", "seats": [1]}).json() == "a"


# --- the limit of bodies


@pytest.mark.parametrize("path", ["/api/score", "/api/waits", "/api/odd/typed"])
def test_a_body_in_pieces_is_cut_off_while_it_comes(path: str) -> None:
    body = Chunks(b" " * 1024, most=10_000)
    answer = asked("POST", path, content=body, headers=JSON)
    assert error_of(answer, 413)["code"] == "too_large"
    assert answer.headers["connection"] == "close"
    assert body.taken == MOST_BYTES // 1024 + 1, "reading stops at the first piece that is too much"


@pytest.mark.parametrize("length", [str(MOST_BYTES + 1), "9" * 40, "00" + str(MOST_BYTES + 1)])
def test_a_body_that_tells_too_great_a_length_is_not_read(length: str) -> None:
    body = Chunks(b" ", most=10)
    answer = asked("POST", "/api/score", content=body, headers=JSON | {"Content-Length": length})
    assert error_of(answer, 413)["code"] == "too_large"
    assert answer.headers["connection"] == "close"
    assert body.taken == 0


def test_zeros_before_a_small_length_make_it_no_greater_near_miss() -> None:
    headers = JSON | {"Content-Length": "0" * 30 + "13"}
    assert asked("POST", "/api/odd/typed", content=Chunks(b'{"name": "a"}', most=1), headers=headers).json() == "a"


def test_a_length_that_lies_does_not_help() -> None:
    body = Chunks(b" " * 1024, most=10_000)
    answer = asked("POST", "/api/score", content=body, headers=JSON | {"Content-Length": "10"})
    assert error_of(answer, 413)["code"] == "too_large"


@pytest.mark.parametrize("told", [True, False])
def test_the_largest_body_is_read_near_miss(told: bool) -> None:
    text = b'{"name": "a"}'.ljust(MOST_BYTES)
    content = text if told else Chunks(text, most=1)
    assert asked("POST", "/api/odd/typed", content=content, headers=JSON).status_code == 200


# --- what nobody expected


def test_an_unexpected_error_tells_nothing_of_itself() -> None:
    answer = asked("POST", f"/api/odd/break/token-{SECRET}", content=SECRET)
    error = error_of(answer, 500)
    assert (error["code"], error["at"]) == ("internal", "")
    for word in (SECRET, "RuntimeError", "KeyError", "house.py"):
        assert word not in answer.text


def test_the_log_has_the_way_to_an_unexpected_error_but_nothing_that_was_sent(caplog: pytest.LogCaptureFixture) -> None:
    asked("POST", f"/api/odd/break/token-{SECRET}", content=SECRET)
    (line,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    logged = logging.Formatter().format(line)
    assert logged.startswith("POST /odd/break/{token} failed\nbuiltins.RuntimeError\n")
    assert "builtins.KeyError" in logged, "what caused it is told too"
    assert "in fall_over" in logged
    assert SECRET not in logged


def test_a_refusal_is_not_logged_as_an_error_near_miss(caplog: pytest.LogCaptureFixture) -> None:
    asked("POST", "/api/score", content="{")
    assert not [record for record in caplog.records if record.name.startswith("paiju")]


def test_a_client_that_leaves_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    """The body breaks off in the middle: nothing is scored, and nothing is logged as broken."""
    sent = sent_by(house(), "POST", "/api/score", [{"type": "http.request", "body": b"{", "more_body": True}])
    assert sent[0]["status"] == 400
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_an_answer_that_breaks_off_has_no_second_beginning(caplog: pytest.LogCaptureFixture) -> None:
    """Its status is sent already: the server sees that the answer has no end, and hangs up."""
    sent = sent_by(house(odd_routes()), "GET", "/api/odd/half", [{"type": "http.request"}])
    assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]
    assert sent[1]["more_body"] is True
    assert "GET /odd/half failed" in caplog.text
