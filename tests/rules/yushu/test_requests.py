"""Requests that are refused: the examples changed at random, held against the slow reading of the page."""

import copy
import random
from typing import Any

import pytest

import paiju
from paiju.core.errors import PaijuError
from tests.kit.examples import examples
from tests.oracles.slow_yushu_ask import faults
from tests.rules.yushu.setups import ask

ASKS = [example["ask"] for example in examples("yushu")]
VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 4, 7, "", "1m", "8p", "7z", "5z", "8z", "0p", "1", "11m", "123m", "draw", "deal", "kong", "turn",
    "chow", "wei", "kong_draw", "first_turn", "x", [], {}, ["kong_draw"], ["kong_discard"], ["last_tile"],
)  # fmt: skip


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, part in inner for place in _places(part, (*path, key)))]


def changed(chooser: random.Random) -> Any:
    """An example with one part replaced, left out or added."""
    asked = copy.deepcopy(chooser.choice(ASKS))
    *path, key = chooser.choice(_places(asked)[1:])
    holder = asked
    for step in path:
        holder = holder[step]
    way = chooser.random()
    if way < 0.2:
        del holder[key]
    elif way < 0.3 and isinstance(holder, dict):
        holder[chooser.choice(("from", "taken", "marks", "dealer", "seat", "pot", "dealt", "strange"))] = 1
    else:
        holder[key] = copy.deepcopy(chooser.choice(VALUES))
    return asked


def _code(asked: Any) -> str:
    """The code by which a request is refused; empty where it is answered."""
    try:
        paiju.score(asked)
    except PaijuError as error:
        return error.code
    return ""


def check(chooser: random.Random) -> bool:
    """One changed request: refused by one of the codes that the page names for it, or answered; which of them."""
    asked = changed(chooser)
    codes = {code for code, _ in faults(asked)}
    if isinstance(asked, dict) and asked.get("game") != "yushu":
        return False
    code = _code(asked)
    assert code in (codes or {""}), (asked, code, codes)
    return code != ""


def test_changed_requests_are_refused_as_the_page_says() -> None:
    refused = sum(check(random.Random(seed)) for seed in range(1500))
    assert 400 < refused < 1450


def test_ys_4_5_a_wild_tile_in_a_meld_or_taken_is_refused() -> None:
    assert ask("34m123p56799s", "5m", "chow 678p")["error"]["code"] == "bad_request"
    taken = ask("34m123p56799s", melds="pong 777s", win={"by": "discard", "tile": "8p", "from": 2})
    assert taken["error"]["code"] == "bad_request"


def test_ys_4_1_a_chow_is_of_the_seat_before() -> None:
    meld = {"kind": "chow", "tiles": "234s", "taken": "2s"}
    hand = {"game": "yushu", "wild": "8p", "hand": "34m234p567s77z", "win": {"by": "draw", "tile": "5m"}}
    assert paiju.score(hand | {"melds": [meld | {"from": 3}]})["win"]
    for source in (1, 2):
        with pytest.raises(PaijuError, match="seat before"):
            paiju.score(hand | {"melds": [meld | {"from": source}]})
