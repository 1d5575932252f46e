"""Requests to score a hand that are refused, each with its code and place, and good twins that are not."""

import copy
from collections.abc import Mapping
from typing import Any

import pytest

import paiju
from paiju.core.codec import load
from paiju.core.errors import InvalidError

GOOD: dict[str, Any] = {
    "game": "neijiang",
    "hand": "234567p1267899s",
    "win": {"by": "discard", "tile": "3s", "from": 2},
}
"""Waits for 3s alone."""
MELDED: dict[str, Any] = {
    "game": "neijiang",
    "hand": "234567p1299s",
    "melds": [{"kind": "pong", "tiles": "888p", "from": 1, "taken": "8p"}],
    "win": {"by": "draw", "tile": "3s"},
}
DEALT: dict[str, Any] = {"game": "neijiang", "hand": "234567p12367899s", "win": {"by": "deal"}}
GONE = object()


def changed(request: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The request with other values at some places: `win.tile`, `melds.0.kind`; `GONE` takes the key away."""
    request = copy.deepcopy(request)
    for place, value in changes.items():
        *path, last = [int(step) if step.isdecimal() else step for step in place.split(".")]
        holder: Any = request
        for step in path:
            holder = holder[step]
        if value is GONE:
            del holder[last]
        else:
            holder[last] = value
    return request


def refusal(request: object) -> tuple[str, str]:
    """Code and place of the refusal."""
    with pytest.raises(InvalidError) as caught:
        paiju.score(request)
    assert caught.value.message
    return caught.value.code, caught.value.at


Row = tuple[dict[str, Any], Mapping[str, Any], tuple[str, ...]]
"""The request, what is changed in it, and the places that may be named."""


def named(rows: list[Row]) -> list[str]:
    return [
        " ".join(f"{key}={value if value is not GONE else 'gone'}" for key, value in row[1].items()) for row in rows
    ]


ACCEPTED: list[Row] = [
    (GOOD, {}, ()),
    (MELDED, {}, ()),
    (DEALT, {}, ()),
    (GOOD, {"win": GONE}, ()),
    (GOOD, {"hand": " 234567p 12 67899s "}, ()),
    (GOOD, {"seat": 1, "dealer": 3}, ()),
    (GOOD, {"options": {}}, ()),
    (GOOD, {"melds": [], "marks": []}, ()),
    (GOOD, {"win.by": "kong"}, ()),
    (MELDED, {"melds.0.from": GONE, "melds.0.taken": GONE}, ()),
    (MELDED, {"melds.0.kind": "kong_exposed", "melds.0.tiles": "8888p"}, ()),
    (MELDED, {"melds.0.kind": "kong_added", "melds.0.tiles": "8888p"}, ()),
    (MELDED, {"melds.0": {"kind": "kong_concealed", "tiles": "8888p"}}, ()),
    (MELDED, {"melds.0": {"kind": "kong_concealed", "tiles": "8888p"}, "marks": ["kong_draw"]}, ()),
    (MELDED, {"marks": ["kong_draw", "last_tile"]}, ()),
    (GOOD, {"dealer": 2, "marks": ["first_discard", "kong_discard"]}, ()),
    (GOOD, {"marks": ["last_tile", "kong_discard"]}, ()),
    (GOOD, {"finished": [1, 3]}, ()),
    (GOOD, {"finished": []}, ()),
    (GOOD, {"balances": [0, None, 5, 1000]}, ()),
    (GOOD, {"balances": [0, -3, 5, -1], "options": {"allow_negative": True}}, ()),
    (DEALT, {"seat": 2, "dealer": 2}, ()),
    (GOOD, {"options": {"players": 6}, "hand": "234p1299s", "seat": 4, "dealer": 5, "win.from": 5}, ()),
]


@pytest.mark.parametrize(("request_", "changes", "places"), ACCEPTED, ids=named(ACCEPTED))
def test_good_requests_are_accepted(
    request_: dict[str, Any], changes: Mapping[str, Any], places: tuple[str, ...]
) -> None:
    assert not places
    answer = paiju.score(changed(request_, changes))
    assert answer.get("win", True)


BAD_TILE: list[Row] = [
    (GOOD, {"hand": "234567p126789s8z"}, ("/hand",)),
    (GOOD, {"hand": "034567p1267899s"}, ("/hand",)),
    (GOOD, {"hand": "234567p1267899"}, ("/hand",)),
    (GOOD, {"hand": "234567p1267899q"}, ("/hand",)),
    (GOOD, {"hand": "234567p1267899s!"}, ("/hand",)),
    (GOOD, {"hand": "p234567p1267899s"}, ("/hand",)),
    (GOOD, {"win.tile": "0p"}, ("/win/tile",)),
    (GOOD, {"win.tile": "3"}, ("/win/tile",)),
    (GOOD, {"win.tile": "?"}, ("/win/tile",)),
    (MELDED, {"melds.0.tiles": "88p8"}, ("/melds/0/tiles",)),
    (MELDED, {"melds.0.taken": "8"}, ("/melds/0/taken",)),
]
NOT_IN_GAME: list[Row] = [
    (GOOD, {"hand": "234567p126789s1m"}, ("/hand",)),
    (GOOD, {"hand": "234567p126789s1z"}, ("/hand",)),
    (GOOD, {"hand": "234567p126789s1x"}, ("/hand",)),
    (GOOD, {"hand": "234567p126789s0d"}, ("/hand",)),
    (GOOD, {"win.tile": "5z"}, ("/win/tile",)),
    (MELDED, {"melds.0.tiles": "888m"}, ("/melds/0/tiles",)),
    (MELDED, {"melds.0.taken": "8m"}, ("/melds/0/taken",)),
    *((GOOD, {key: value}, (f"/{key}",)) for key, value in
      [("wild", "5p"), ("dealt", "123p"), ("discarded", "1p"), ("pot", 0)]),
    *((MELDED, {"melds.0.kind": kind}, ("/melds/0/kind",)) for kind in ("chow", "chi", "peng", "wei", "liu")),
    *((GOOD, {"win.by": way}, ("/win/by",)) for way in ("turn", "wei")),
    *((GOOD, {"marks": [mark]}, ("/marks/0", "/marks")) for mark in ("first_turn", "no_discard")),
]  # fmt: skip
WRONG_COUNT: list[Row] = [
    (GOOD, {"hand": "234567p126789s"}, ("/hand",)),
    (GOOD, {"hand": "234567p12678999s"}, ("/hand",)),
    (GOOD, {"hand": ""}, ("/hand",)),
    (GOOD, {"hand": "234567p126789s", "win": GONE}, ("/hand",)),
    (MELDED, {"hand": "234567p1267899s"}, ("/hand",)),
    (MELDED, {"melds": GONE}, ("/hand",)),
    (DEALT, {"hand": "234567p1267899s"}, ("/hand",)),
    (GOOD, {"options": {"players": 6}}, ("/hand",)),
    (GOOD, {"options": {"players": 6}, "hand": "234p12399s"}, ("/hand",)),
    (DEALT, {"options": {"players": 6}, "hand": "234p1239s"}, ("/hand",)),
    (MELDED, {"melds.0.tiles": "88p"}, ("/melds/0/tiles",)),
    (MELDED, {"melds.0.tiles": "8888p"}, ("/melds/0/tiles",)),
    (MELDED, {"melds.0.tiles": ""}, ("/melds/0/tiles",)),
    (MELDED, {"melds.0.kind": "kong_exposed"}, ("/melds/0/tiles",)),
    (MELDED, {"melds.0.kind": "kong_added"}, ("/melds/0/tiles",)),
    (MELDED, {"melds.0": {"kind": "kong_concealed", "tiles": "888p"}}, ("/melds/0/tiles",)),
    (MELDED, {"melds.0.taken": "88p"}, ("/melds/0/taken",)),
    (MELDED, {"melds.0.taken": ""}, ("/melds/0/taken",)),
    (GOOD, {"win.tile": "33s"}, ("/win/tile",)),
    (GOOD, {"win.tile": ""}, ("/win/tile",)),
]
FIVE = ("/hand", "/melds", "/melds/0/tiles", "/melds/0", "/win/tile", "")
TOO_MANY: list[Row] = [
    (GOOD, {"hand": "222227p1267899s"}, FIVE),
    (GOOD, {"hand": "234567p3333s899s", "win.tile": "3s"}, FIVE),
    (MELDED, {"hand": "288567p1299s"}, FIVE),
    (MELDED, {"melds.0.kind": "kong_exposed", "melds.0.tiles": "8888p", "hand": "238567p1299s"}, FIVE),
    (MELDED, {"hand": "234567p8p299s", "win.tile": "8p"}, FIVE),
    (GOOD, {"hand": "234567p1236789s", "win.by": "kong", "win.tile": "3s"}, FIVE),
    (DEALT, {"hand": "22222p12345678s1p"}, FIVE),
]
CASES = [
    *(("bad_tile", *row) for row in BAD_TILE),
    *(("not_in_game", *row) for row in NOT_IN_GAME),
    *(("wrong_count", *row) for row in WRONG_COUNT),
    *(("too_many_copies", *row) for row in TOO_MANY),
]


@pytest.mark.parametrize(
    ("code", "request_", "changes", "places"),
    CASES,
    ids=named(BAD_TILE + NOT_IN_GAME + WRONG_COUNT + TOO_MANY),
)
def test_faults_of_the_tiles_and_words(
    code: str, request_: dict[str, Any], changes: Mapping[str, Any], places: tuple[str, ...]
) -> None:
    found, at = refusal(changed(request_, changes))
    assert found == code
    assert at in places


def test_too_many_copies_counts_the_robbed_pong_only_when_robbed() -> None:
    hand = {"hand": "234567p1236789s"}
    assert paiju.score(changed(GOOD, hand))["win"] is False
    assert refusal(changed(GOOD, hand | {"win.by": "kong"}))[0] == "too_many_copies"


@pytest.mark.parametrize(
    "text",
    [
        '{"game": "neijiang", "game": "neijiang", "hand": "234567p1267899s"}',
        '{"game": "neijiang", "hand": "234567p1267899s", "win": {"by": "draw", "tile": "3s", "tile": "3s"}}',
        '{"game": "neijiang", "hand": "234567p1267899s", "options": {"base": 1, "base": 2}}',
        '{"game": "neijiang", "hand": "234567p1267899s"',
        '{"game": "neijiang", "hand": "234567p1267899s"} {}',
        '{"seat": NaN}',
        '{"seat": Infinity}',
        "",
        "{'game': 'neijiang'}",
        "[" * 100_000,
    ],
)
def test_text_that_is_not_one_json_value_is_refused(text: str) -> None:
    with pytest.raises(InvalidError) as caught:
        load(text)
    assert caught.value.code == "bad_request"


def test_the_good_twin_is_read() -> None:
    text = '{"game": "neijiang", "hand": "234567p1267899s", "win": {"by": "draw", "tile": "3s"}}'
    assert paiju.score(load(text))["total"] == 1
