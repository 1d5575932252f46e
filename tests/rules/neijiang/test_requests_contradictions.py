"""Requests refused with `bad_request`: wrong types, unknown words and everything that cannot be."""

from collections.abc import Mapping
from typing import Any

import pytest

import paiju
from paiju.core.errors import InvalidError
from tests.rules.neijiang.test_requests import DEALT, GONE, GOOD, MELDED, Row, changed, named, refusal

CONCEALED = {"kind": "kong_concealed", "tiles": "8888p"}
BOTH = ("/marks", "/marks/0", "/marks/1")
MELD = ("/melds/0", "/melds/0/tiles", "/melds/0/from", "/melds/0/taken", "/melds/0/kind")
WIN = ("/win", "/win/tile", "/win/from", "/win/by")

UNKNOWN: list[Row] = [
    (GOOD, {"colour": 1}, ("/colour",)),
    (GOOD, {"Hand": "1p"}, ("/Hand",)),
    (GOOD, {"win.who": 1}, ("/win/who", "/win")),
    (MELDED, {"melds.0.who": 1}, ("/melds/0/who", "/melds/0")),
    (GOOD, {"game": "riichi"}, ("/game",)),
    (GOOD, {"game": "Neijiang"}, ("/game",)),
    (GOOD, {"game": ""}, ("/game",)),
    (GOOD, {"game": GONE}, ("/game", "")),
    (GOOD, {"hand": GONE}, ("/hand", "")),
    (GOOD, {"win.by": "luck"}, ("/win/by",)),
    (GOOD, {"win.by": "Draw", "win.from": GONE}, ("/win/by",)),
    (GOOD, {"win.by": GONE}, ("/win/by", "/win")),
    (MELDED, {"melds.0.kind": "triplet"}, ("/melds/0/kind",)),
    (MELDED, {"melds.0.kind": GONE}, ("/melds/0/kind", "/melds/0")),
    (MELDED, {"melds.0.tiles": GONE}, ("/melds/0/tiles", "/melds/0")),
    (GOOD, {"marks": ["late"]}, BOTH),
    (GOOD, {"marks": ["last_tile", "last_tile"]}, BOTH),
]

NO_TEXT: tuple[object, ...] = (1, 1.5, True, None, ["1p"], {"1p": 1})
NO_LIST: tuple[object, ...] = (1, "", "last_tile", True, None, {})
NO_OBJECT: tuple[object, ...] = (1, "draw", True, None, [])
NO_SUM: tuple[object, ...] = ("1", 1.0, True, [], {})
NO_SEAT: tuple[object, ...] = (-1, 4, 1.0, "1", True, None, [0])
TYPES: list[Row] = [
    *((GOOD, {"game": value}, ("/game", "")) for value in NO_TEXT),
    *((GOOD, {"hand": value}, ("/hand",)) for value in NO_TEXT),
    *((GOOD, {"win.tile": value}, ("/win/tile",)) for value in NO_TEXT),
    *((GOOD, {"win.by": value}, ("/win/by",)) for value in NO_TEXT),
    *((MELDED, {"melds.0.kind": value}, ("/melds/0/kind",)) for value in NO_TEXT),
    *((MELDED, {"melds.0.tiles": value}, ("/melds/0/tiles",)) for value in NO_TEXT),
    *((MELDED, {"melds.0.taken": value}, ("/melds/0/taken",)) for value in NO_TEXT),
    *((GOOD, {"marks": [value]}, BOTH) for value in NO_TEXT),
    *((GOOD, {key: value}, (f"/{key}",)) for key in ("melds", "marks", "finished", "balances") for value in NO_LIST),
    *((GOOD, {"win": value}, ("/win",)) for value in NO_OBJECT),
    *((MELDED, {"melds.0": value}, ("/melds/0",)) for value in NO_OBJECT),
    *((GOOD, {key: value}, (f"/{key}",)) for key in ("dealer", "seat") for value in NO_SEAT),
    *((GOOD, {"win.from": value}, ("/win/from",)) for value in NO_SEAT),
    *((MELDED, {"melds.0.from": value}, ("/melds/0/from",)) for value in NO_SEAT),
    *((GOOD, {"finished": [value]}, ("/finished/0", "/finished")) for value in NO_SEAT),
    *((GOOD, {"balances": [value, 1, 1, 1]}, ("/balances/0", "/balances")) for value in NO_SUM),
    (GOOD, {"options": {"players": 6}, "hand": "234p1299s", "seat": 6}, ("/seat",)),
    (GOOD, {"options": {"players": 6}, "hand": "234p1299s", "win.from": 6}, ("/win/from",)),
]

MELDS: list[Row] = [
    (MELDED, {"melds.0.tiles": "789p"}, MELD),
    (MELDED, {"melds.0.tiles": "889p"}, MELD),
    (MELDED, {"melds.0.tiles": "88p8s"}, MELD),
    (MELDED, {"melds.0.kind": "kong_exposed", "melds.0.tiles": "8889p"}, MELD),
    (MELDED, {"melds.0.kind": "kong_added", "melds.0.tiles": "8p888s"}, MELD),
    (MELDED, {"melds.0": {"kind": "kong_concealed", "tiles": "8899p"}}, MELD),
    (MELDED, {"melds.0.from": 0}, MELD),
    (MELDED, {"seat": 1}, MELD),
    (MELDED, {"melds.0.taken": "7p"}, MELD),
    (MELDED, {"melds.0.taken": "8s"}, MELD),
    (MELDED, {"melds.0": CONCEALED | {"from": 1}}, MELD),
    (MELDED, {"melds.0": CONCEALED | {"taken": "8p"}}, MELD),
    (MELDED, {"melds.0": CONCEALED | {"from": 0}}, MELD),
]
WINS: list[Row] = [
    (MELDED, {"win.tile": GONE}, WIN),
    (GOOD, {"win.tile": GONE}, WIN),
    (GOOD, {"win.by": "kong", "win.tile": GONE}, WIN),
    (GOOD, {"win.from": GONE}, WIN),
    (GOOD, {"win.by": "kong", "win.from": GONE}, WIN),
    (GOOD, {"win.from": 0}, WIN),
    (GOOD, {"win.by": "kong", "win.from": 0}, WIN),
    (MELDED, {"win.from": 1}, WIN),
    (DEALT, {"win.from": 1}, WIN),
    (DEALT, {"win.tile": "9s"}, WIN),
    (DEALT, {"hand": "234567p12399s", "melds": [CONCEALED]}, ("/melds", "/melds/0", "/win", "/win/by")),
    (DEALT, {"seat": 1}, ("/win", "/win/by", "/seat", "/dealer")),
    (DEALT, {"dealer": 1}, ("/win", "/win/by", "/seat", "/dealer")),
    (GOOD, {"win": {}}, WIN),
]
PLACES = ("/finished", "/finished/0", "/finished/1", "/finished/2", "/win/from")
MONEY: list[Row] = [
    (GOOD, {"finished": [0]}, PLACES),
    (GOOD, {"finished": [2]}, PLACES),
    (GOOD, {"finished": [1, 0]}, PLACES),
    (GOOD, {"finished": [1, 2, 3]}, PLACES),
    (MELDED, {"finished": [1, 2, 3]}, PLACES),
    (GOOD, {"finished": [1, 1]}, PLACES),
    (GOOD, {"balances": []}, ("/balances",)),
    (GOOD, {"balances": [1, 1, 1]}, ("/balances",)),
    (GOOD, {"balances": [1, 1, 1, 1, 1]}, ("/balances",)),
    (GOOD, {"balances": [1, 1, -1, 1]}, ("/balances", "/balances/2")),
    (GOOD, {"balances": [1, 1, -1, 1], "options": {"allow_negative": False}}, ("/balances", "/balances/2")),
]
MARKS: list[Row] = [
    (GOOD, {"win": GONE, "marks": ["last_tile"]}, BOTH),
    (GOOD, {"win": GONE, "marks": ["kong_draw"]}, BOTH),
    (GOOD, {"marks": ["kong_draw"]}, BOTH),
    (GOOD, {"win.by": "kong", "marks": ["kong_draw"]}, BOTH),
    (MELDED, {"melds": GONE, "hand": "234567p1267899s", "marks": ["kong_draw"]}, BOTH),
    (MELDED, {"marks": ["kong_discard"]}, BOTH),
    (DEALT, {"marks": ["kong_discard"]}, BOTH),
    (DEALT, {"marks": ["kong_draw"]}, BOTH),
    (GOOD, {"win.by": "kong", "marks": ["kong_discard"]}, BOTH),
    (GOOD, {"marks": ["first_discard"]}, BOTH),
    (GOOD, {"dealer": 1, "marks": ["first_discard"]}, BOTH),
    (GOOD, {"dealer": 2, "win.by": "kong", "marks": ["first_discard"]}, BOTH),
    (MELDED, {"dealer": 2, "marks": ["first_discard"]}, BOTH),
    (MELDED, {"dealer": 2, "win": {"by": "discard", "tile": "3s", "from": 2}, "marks": ["first_discard"]}, BOTH),
    (GOOD, {"win.by": "kong", "marks": ["last_tile"]}, BOTH),
    (DEALT, {"marks": ["last_tile"]}, BOTH),
    (DEALT, {"marks": ["first_discard"]}, BOTH),
]
ALL = UNKNOWN + TYPES + MELDS + WINS + MONEY + MARKS


@pytest.mark.parametrize(("request_", "changes", "places"), ALL, ids=named(ALL))
def test_bad_request(request_: dict[str, Any], changes: Mapping[str, Any], places: tuple[str, ...]) -> None:
    code, at = refusal(changed(request_, changes))
    assert code == "bad_request"
    assert at in places


@pytest.mark.parametrize("value", [None, True, 1, 1.5, "neijiang", [], [GOOD]])
def test_a_request_is_one_object(value: object) -> None:
    assert refusal(value) == ("bad_request", "")


@pytest.mark.parametrize("request_", [GOOD, MELDED, DEALT])
def test_the_good_twins_win(request_: dict[str, Any]) -> None:
    assert paiju.score(request_)["win"] is True


def test_a_win_in_a_question_for_waits_is_refused() -> None:
    assert paiju.waits(changed(GOOD, {"win": GONE})) == {"waits": [{"tile": "3s", "left": 4, "total": 1}]}
    with pytest.raises(InvalidError) as caught:
        paiju.waits(GOOD)
    assert (caught.value.code, caught.value.at) == ("bad_request", "/win")
