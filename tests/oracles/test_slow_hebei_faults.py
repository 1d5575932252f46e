"""The slow check of 河北麻将 requests: one fault at a time, and the good neighbour of each."""

from typing import Any

import pytest

from tests.oracles.slow_hebei_faults import faults

PONG = {"kind": "pong", "tiles": "222z", "from": 1, "taken": "2z"}
KONG = {"kind": "kong_concealed", "tiles": "2222z"}
DRAW = {"by": "draw", "tile": "7s"}
DISCARD = {"by": "discard", "tile": "7s", "from": 1}
ROBBED = {"by": "kong", "tile": "8s", "from": 1}
DEALT = {"hand": "123m45699p23477s7s", "melds": [], "win": {"by": "deal"}}
CLOSED = {"hand": "123m45699p23477s", "melds": []}
GOOD = {"game": "hebei", "hand": "123m45699p77s", "melds": [PONG], "win": DRAW}


@pytest.mark.parametrize(
    "change",
    [
        {},
        {"dealer": 3, "seat": 2},
        {"melds": [{"kind": "pong", "tiles": "222z"}]},
        {"melds": [{"kind": "kong_added", "tiles": "2222z", "from": 3}]},
        {"melds": [KONG], "marks": ["kong_draw", "last_tile"]},
        {"win": DISCARD, "marks": ["kong_discard", "last_tile"]},
        {"win": ROBBED},
        DEALT,
        {**CLOSED, "win": {**DISCARD, "from": 3}, "seat": 1, "dealer": 3, "marks": ["first_discard"]},
        {"options": {"base": 1, "cap": 0, "rounds": 0, "ready_seconds": 1, "discard_seconds": 1}},
        {"options": {"thirteen_pair": "any", "fed_kong": "all", "honours": True}},
    ],
)
def test_good_requests_have_no_fault(change: dict[str, Any]) -> None:
    assert faults(GOOD | change) == set()


def test_a_request_may_ask_for_the_waits() -> None:
    assert faults({key: value for key, value in GOOD.items() if key != "win"}) == set()


BAD_REQUESTS: list[dict[str, Any]] = [
    {"game": "neijiang?"},
    {"colour": 1},
    {"dealer": 4},
    {"seat": -1},
    {"seat": True},
    {"hand": 13},
    {"melds": PONG},
    {"melds": ["222z"]},
    {"melds": [PONG | {"kind": "brace"}]},
    {"melds": [PONG | {"kind": ["pong"]}]},
    {"melds": [PONG | {"tiles": "223z"}]},
    {"melds": [PONG | {"from": 0}]},
    {"melds": [PONG | {"from": 4}]},
    {"melds": [PONG | {"taken": "3z"}]},
    {"melds": [PONG | {"turned": True}]},
    {"melds": [KONG | {"from": 1}]},
    {"melds": [KONG | {"taken": "2z"}]},
    {"win": None},
    {"win": {"tile": "7s"}},
    {"win": {"by": "draw"}},
    {"win": {"by": "luck", "tile": "7s"}},
    {"win": DRAW | {"from": 1}},
    {"win": DRAW | {"turns": 1}},
    {"win": {"by": "discard", "tile": "7s"}},
    {"win": {"by": "kong", "tile": "8s"}},
    {"win": DISCARD | {"from": 0}},
    {"win": DISCARD | {"from": "1"}},
    DEALT | {"win": {"by": "deal", "from": 1}},
    DEALT | {"win": {"by": "deal", "tile": "7s"}},
    DEALT | {"seat": 1},
    {"hand": "123m45699p777s", "win": {"by": "deal"}},
    {"marks": "last_tile"},
    {"marks": ["lucky"]},
    {"marks": ["kong_draw"]},
    {"melds": [KONG], "win": DISCARD, "marks": ["kong_draw"]},
    {"marks": ["kong_discard"]},
    {"win": ROBBED, "marks": ["last_tile"]},
    DEALT | {"marks": ["last_tile"]},
    {"win": DISCARD | {"from": 3}, "seat": 2, "dealer": 3, "marks": ["first_discard"]},
    CLOSED | {"win": DISCARD, "marks": ["first_discard"]},
    {"options": []},
    {"options": {"base": 0}},
    {"options": {"base": True}},
    {"options": {"cap": -1}},
    {"options": {"honours": 1}},
    {"options": {"thirteen_pair": "all"}},
    {"options": {"fed_kong": "any"}},
]


@pytest.mark.parametrize("change", BAD_REQUESTS)
def test_bad_requests(change: dict[str, Any]) -> None:
    assert faults(GOOD | change) == {"bad_request"}


def test_a_request_is_an_object_with_a_hand_and_marks_need_a_win() -> None:
    asks = {key: value for key, value in GOOD.items() if key != "win"}
    assert faults([GOOD]) == {"bad_request"}
    assert faults({key: value for key, value in GOOD.items() if key != "hand"}) == {"bad_request"}
    assert faults(asks | {"marks": ["last_tile"]}) == {"bad_request"}


OTHERS: list[tuple[str, dict[str, Any]]] = [
    ("not_in_game", {"wild": "1m"}),
    ("not_in_game", {"pot": 3}),
    ("not_in_game", {"hand": "123m45699p7s1x"}),
    ("not_in_game", {"hand": "123m45699p7s一"}),
    ("not_in_game", {"marks": ["first_turn"]}),
    ("not_in_game", {"win": {"by": "turn", "tile": "7s", "from": 1}}),
    ("not_in_game", {"melds": [{"kind": "chow", "tiles": "123m", "from": 3}]}),
    ("not_in_game", {"options": {"honours": False}}),
    ("bad_tile", {"hand": "123m45699p7s8z"}),
    ("bad_tile", {"win": DRAW | {"tile": "0s"}}),
    ("bad_tile", {"melds": [PONG | {"taken": "2"}]}),
    ("wrong_count", {"hand": "123m45699p7s"}),
    ("wrong_count", {"hand": ""}),
    ("wrong_count", {"win": DRAW | {"tile": "77s"}}),
    ("wrong_count", {"melds": [PONG | {"taken": "22z"}]}),
    ("wrong_count", {"melds": [PONG | {"tiles": "2222z"}]}),
    ("wrong_count", {"melds": [KONG | {"tiles": "222z"}]}),
    ("wrong_count", CLOSED | {"win": {"by": "deal"}}),
    ("too_many_copies", {"hand": "123m45699p7s2z", "melds": [KONG]}),
    ("too_many_copies", {"win": DRAW | {"tile": "2z"}, "melds": [KONG]}),
    ("too_many_copies", {"win": ROBBED | {"tile": "4p"}}),
    ("unknown_option", {"options": {"players": 4}}),
]


@pytest.mark.parametrize(("code", "change"), OTHERS)
def test_other_faults(code: str, change: dict[str, Any]) -> None:
    assert faults(GOOD | change) == {code}


def test_several_faults_are_all_named() -> None:
    assert faults(GOOD | {"hand": "123m45699p7s", "wild": "1m", "options": {"x": 1}}) == {
        "wrong_count",
        "not_in_game",
        "unknown_option",
    }
