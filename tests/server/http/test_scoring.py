"""`POST /api/score` and `/api/waits`: the same answers and the same refusals as the command line."""

import asyncio
import json
import threading
from typing import Any

import httpx
import jsonschema_rs
import pytest
from pydantic import TypeAdapter

from paiju.advice import changes as advice
from paiju.advice.changes import changes
from paiju.core.errors import PaijuError
from paiju.formats import request as requests
from paiju.formats import score as scores
from paiju.server.http import change_models, models, schemas
from paiju.server.http.scoring import MOST_WAITING
from tests.kit.examples import GAMES, examples, told
from tests.server.http.house import ask, ask_all, house

ANSWER = TypeAdapter[object](models.Win | models.NoWin | models.Waits)
CHANGES = TypeAdapter[object](change_models.WinChanges | change_models.NoWinChanges)
HAND = "12345699p23678s"
OWN_DRAW = {"by": "draw", "tile": "1s"}

FAULTS: list[tuple[str, str, dict[str, Any]]] = [
    ("bad_tile", "/hand", {"hand": "12345699p23678q"}),
    ("not_in_game", "/hand", {"hand": "12345699p2367z"}),
    ("not_in_game", "/wild", {"wild": "5p"}),
    ("not_in_game", "/marks/0", {"marks": ["first_turn"]}),
    ("too_many_copies", "/hand", {"hand": "1111199p236788s"}),
    ("wrong_count", "/hand", {"hand": "123p"}),
    ("unknown_option", "/options/nothing", {"options": {"nothing": 1}}),
    ("bad_request", "/options/players", {"options": {"players": 5}}),
    ("bad_request", "/seat", {"seat": True}),
    ("bad_request", "/game", {"game": "chess"}),
]

JUNK: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"{",
    "no object": b"[]",
    "two values": b"{} {}",
    "not a number": b'{"game": NaN}',
    "a doubled key": b'{"game": "neijiang", "game": "neijiang", "hand": "1p"}',
    "a lone surrogate": b'{"game": "\\ud800", "hand": "1p"}',
    "deep": b"[" * 30_000,
    "deep and closed": b"[" * 30_000 + b"]" * 30_000,
    "deep by objects": b'{"a":' * 12_000 + b"1" + b"}" * 300,
    "huge digits": b'{"game": "neijiang", "hand": "1p", "seat": ' + b"9" * 60_000 + b"}",
    "a huge power": b'{"game": "neijiang", "hand": "1p", "seat": 1e999999}',
    "not UTF-8": b'{"game": "\xff\xfe"}',
    "a byte order mark": b'\xef\xbb\xbf{"game": "neijiang"}',
}


def said(value: Any) -> dict[str, Any]:
    """What the Python functions, and so the command line, answer."""
    try:
        return scores.score(value)
    except PaijuError as error:
        return error.as_json()


def code_of(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_answered_as_published(game: str) -> None:
    lines = examples(game)
    answers = ask_all(house(), (("POST", "/api/score", {"json": line["ask"]}) for line in lines))
    for line, answer in zip(lines, answers, strict=True):
        short = told(answer.json())
        assert {key: short[key] for key in line["expect"]} == line["expect"], line["id"]
        assert answer.json() == said(line["ask"]), "the whole answer is the one of the command line"
        assert answer.status_code == (400 if "error" in short else 200)
        if answer.status_code == 200:
            ANSWER.validate_json(answer.content)


@pytest.mark.parametrize("game", GAMES)
def test_waits_of_every_example_without_its_win(game: str) -> None:
    """The two addresses agree wherever a hand names no win."""
    hands = [{key: item for key, item in line["ask"].items() if key != "win"} for line in examples(game)]
    asked = [("POST", address, {"json": hand}) for hand in hands for address in ("/api/waits", "/api/score")]
    answers = ask_all(house(), asked)
    assert any(answer.status_code == 200 and answer.json()["waits"] for answer in answers)
    for hand, waits, score in zip(hands, answers[::2], answers[1::2], strict=True):
        assert (waits.status_code, waits.json()) == (score.status_code, said(hand))


def test_waits_refuses_a_win_near_miss_score_takes_it() -> None:
    hand = {"game": "neijiang", "hand": HAND, "win": OWN_DRAW}
    refused, taken = ask_all(house(), [("POST", f"/api/{where}", {"json": hand}) for where in ("waits", "score")])
    assert (refused.status_code, refused.json()["error"]["at"]) == (400, "/win")
    assert taken.json()["win"] is True


@pytest.mark.parametrize(("code", "at", "changes"), FAULTS)
def test_every_code_of_the_formats(code: str, at: str, changes: dict[str, Any]) -> None:
    hand = {"game": "neijiang", "hand": HAND, "win": OWN_DRAW} | changes
    answer = ask(house(), "POST", "/api/score", json=hand)
    assert (answer.status_code, code_of(answer), answer.json()["error"]["at"]) == (400, code, at)
    assert answer.json() == said(hand)


@pytest.mark.parametrize("junk", JUNK.values(), ids=JUNK)
@pytest.mark.parametrize("where", ["/api/score", "/api/score/changes", "/api/waits"])
def test_junk_is_a_bad_request(where: str, junk: bytes) -> None:
    answer = ask(house(), "POST", where, content=junk, headers={"Content-Type": "application/json"})
    assert (answer.status_code, code_of(answer)) == (400, "bad_request")
    assert set(answer.json()["error"]) == {"code", "message", "at"}


@pytest.mark.parametrize("declared", ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])
def test_another_media_type_is_refused(declared: str) -> None:
    body = json.dumps({"game": "neijiang", "hand": HAND})
    answer = ask(house(), "POST", "/api/score", content=body, headers={"Content-Type": declared})
    assert (answer.status_code, code_of(answer)) == (415, "bad_media_type")


@pytest.mark.parametrize("headers", [{}, {"Content-Type": "Application/JSON; charset=utf-8"}])
def test_json_by_any_spelling_or_no_name_is_read_near_miss(headers: dict[str, str]) -> None:
    body = json.dumps({"game": "neijiang", "hand": HAND}).encode()
    answer = ask(house(), "POST", "/api/score", content=body, headers=headers)
    assert [wait["tile"] for wait in answer.json()["waits"]] == ["1s", "4s"]


def test_chinese_is_written_as_it_is() -> None:
    answer = ask(house(), "POST", "/api/score", json=schemas.EXAMPLE)
    assert answer.headers["content-type"] == "application/json"
    assert "推倒胡" in answer.content.decode("utf-8")


def test_a_slow_hand_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """While one hand is being scored, another request is answered: else this stands still and fails."""
    begun, answered = threading.Event(), threading.Event()

    def slow(value: Any) -> dict[str, Any]:
        begun.set()
        assert answered.wait(10), "the other request was not answered meanwhile"
        return {"waits": []}

    monkeypatch.setattr(scores, "score", slow)

    async def both() -> tuple[httpx.Response, httpx.Response]:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app=house()), base_url="http://paiju.test"
        ) as client:
            first = asyncio.create_task(client.post("/api/score", json={}))
            assert await asyncio.to_thread(begun.wait, 10)
            second = await client.post("/api/waits", json=schemas.EXAMPLE)
            answered.set()
            return await first, second

    first, second = asyncio.run(both())
    assert (first.status_code, second.status_code) == (200, 400)


@pytest.mark.parametrize("where", ["score", "score/changes", "waits"])
def test_many_hands_are_scored_one_after_the_other_and_more_are_told_to_come_later(
    monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Two threads that reckon would take turns with the tables, and forty hold them up for a second."""
    answered, busy, most = threading.Event(), [0], [0]

    def slow(value: Any) -> dict[str, Any]:
        busy[0] += 1
        most[0] = max(most[0], busy[0])
        assert answered.wait(10), "nobody was told to come later"
        busy[0] -= 1
        return {"waits": []}

    for module, name in ((scores, "score"), (scores, "waits"), (advice, "changes")):
        monkeypatch.setattr(module, name, slow)

    async def crowd() -> list[httpx.Response]:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app=house()), base_url="http://paiju.test"
        ) as client:
            asked = [asyncio.create_task(client.post(f"/api/{where}", json={})) for _ in range(MOST_WAITING + 3)]
            await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
            answered.set()
            return list(await asyncio.gather(*asked))

    codes = [answer.status_code for answer in asyncio.run(crowd())]
    assert (codes.count(200), codes.count(429)) == (MOST_WAITING + 1, 2)
    assert most == [1]


@pytest.mark.parametrize("game", GAMES)
def test_changes_of_examples_are_told_as_the_schema_says(game: str) -> None:
    """Of some of each game, those that cannot be asked among them."""
    lines = [line for line in examples(game) if "waits" not in line["expect"]]
    lines = [*lines[::25], *[line for line in lines if "error" in line["expect"]]]
    answers = ask_all(house(), (("POST", "/api/score/changes", {"json": line["ask"]}) for line in lines))
    assert {answer.status_code for answer in answers} == {200, 400}
    for line, answer in zip(lines, answers, strict=True):
        if "error" in line["expect"]:
            assert code_of(answer) == line["expect"]["error"]
        else:
            CHANGES.validate_json(answer.content)
            assert answer.json() == changes(line["ask"])


def test_changes_want_a_win_near_miss_score_does_not() -> None:
    hand = {"game": "neijiang", "hand": HAND}
    refused, taken = ask_all(
        house(), [("POST", f"/api/{where}", {"json": hand}) for where in ("score/changes", "score")]
    )
    assert (refused.status_code, refused.json()["error"]["at"]) == (400, "/win")
    assert taken.status_code == 200
    fits = jsonschema_rs.validator_for(schemas.changes())
    assert not fits.is_valid(hand)
    assert fits.is_valid(hand | {"win": OWN_DRAW})


# --- the schema


def test_the_schema_has_the_keys_of_the_formats() -> None:
    assert set(schemas.score()["properties"]) == requests.COMMON_KEYS | requests.EXTRA_KEYS
    assert set(schemas.waits()["properties"]) == (requests.COMMON_KEYS | requests.EXTRA_KEYS) - {"win"}


def test_the_schema_takes_every_hand_that_is_answered() -> None:
    fits = jsonschema_rs.validator_for(schemas.score())
    for game in GAMES:
        for line in examples(game):
            assert "error" in line["expect"] or fits.is_valid(line["ask"]), line["id"]


@pytest.mark.parametrize(
    "changes",
    [
        {"further": 1}, {"seat": True}, {"seat": -1}, {"melds": [{"kind": "pong"}]},
        {"melds": [{"kind": 1, "tiles": ""}]}, {"win": {"tile": "1s"}}, {"win": {"by": "magic"}}, {"game": "chess"},
        {"marks": ["last_tile", "last_tile"]},
        {"hand": 5}, {"options": {"players": None}}, {"options": []},
    ],
)  # fmt: skip
def test_what_the_schema_refuses_is_refused_near_miss(changes: dict[str, Any]) -> None:
    hand = schemas.EXAMPLE | changes
    assert not jsonschema_rs.validator_for(schemas.score()).is_valid(hand)
    assert ask(house(), "POST", "/api/score", json=hand).status_code == 400


def test_the_examples_of_the_schema_are_answered() -> None:
    for where, schema in (
        ("score", schemas.score()),
        ("score/changes", schemas.changes()),
        ("waits", schemas.waits()),
    ):
        (example,) = schema["examples"]
        assert jsonschema_rs.validator_for(schema).is_valid(example)
        assert ask(house(), "POST", f"/api/{where}", json=example).status_code == 200
