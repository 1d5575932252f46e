"""Every option: with each value that is not its default something comes out differently."""

from collections.abc import Callable
from typing import Any

import pytest

import paiju
from paiju.core.errors import InvalidError
from paiju.flow.match import Match
from paiju.flow.options import completed
from tests.kit import compiled
from tests.rules.hebei.asking import OPEN, score, waits
from tests.rules.hebei.setups import WAIT_6S, quiet, three_kongs

GAME = paiju.game("hebei")
PLAIN = "678m234p45s11z"
CLOSED = "123m678m234p45s11z"
CRANE = "pong 111m, pong 999p, pong 222z, pong 777z"
THIRTEEN = "19m19p19s1234567z"
Options = dict[str, Any]


def zimo(options: Options) -> object:
    return score(PLAIN, "draw 6s", OPEN, options=options)["deltas"]


def fed(options: Options) -> object:
    return score(CLOSED, "discard 6s 1", options=options)["total"]


def tiles(options: Options) -> object:
    return len(compiled("hebei", options).plan.tiles.all_tiles())  # type: ignore[attr-defined]


def several(options: Options) -> object:
    hands = ["6s", WAIT_6S, "", WAIT_6S.replace("11z", "33z")]
    table = quiet(hands, **options).play("A discard 6s")
    for seat in "DB":
        table.answer(seat, "win")
    return table.winners


def crane(options: Options) -> object:
    return score("5s", "draw 5s", CRANE, options=options)["total"]


def last(options: Options) -> object:
    return score(PLAIN, "draw 6s", OPEN, ["last_tile"], options=options)["total"]


def last_fed(options: Options) -> object:
    return score(PLAIN, "discard 6s 1", OPEN, ["last_tile"], options=options)["total"]


def straight(options: Options) -> object:
    return score("123m456p78s11155z", "draw 9s", options=options)["total"]


def five(options: Options) -> object:
    return score("4666m123789p222s", "draw 5m", options=options)["total"]


def thirteen(options: Options) -> object:
    return waits(THIRTEEN, options=options)


def kongs(options: Options) -> object:
    return three_kongs(**options).play("C win").money


def limit(options: Options) -> object:
    return quiet(["456m123789p22299s"], base=100, **options).play("A win").money


def times(options: Options) -> object:
    rules = compiled("hebei", options)
    return rules.seconds, rules.ready_seconds


def length(options: Options) -> object:
    match = Match(compiled("hebei", options), bytes(32))
    match.number = 3
    return match.last


CASES: list[tuple[str, Any, Callable[[Options], object]]] = [
    ("base", 3, zimo),
    ("honours", False, tiles),
    ("dealer_bonus", False, zimo),
    ("multi_win", False, several),
    ("menqing", False, fed),
    ("menqing_needs_zimo", True, fed),
    ("dadiaoche", False, crane),
    ("haidi", False, last),
    ("haidi_on_discard", True, last_fed),
    ("hualong", False, straight),
    ("zhuowu", False, five),
    ("zhuowu_single_wait", True, five),
    ("thirteen_pair", "any", thirteen),
    ("fed_kong", "all", kongs),
    ("cap", 0, limit),
    ("cap", 500, limit),
    ("ready_seconds", 40, times),
    ("discard_seconds", 5, times),
    ("rounds", 3, length),
]


@pytest.mark.parametrize(("key", "value", "result"), CASES, ids=lambda case: str(getattr(case, "__name__", case)))
def test_another_value_changes_the_result(key: str, value: Any, result: Callable[[Options], object]) -> None:
    assert result({key: value}) != result({})


def test_every_value_is_tried() -> None:
    tried = {(key, value) for key, value, _ in CASES}
    for option in GAME.options:
        others = {(option.key, choice) for choice in option.choices if choice != option.default}
        assert others <= tried if others else option.key in {key for key, _ in tried}, option.key


@pytest.mark.parametrize(
    ("key", "value"),
    [("base", 0), ("cap", -1), ("rounds", -1), ("honours", 1), ("thirteen_pair", "wind"), ("discard_seconds", 0)],
)
def test_near_miss_no_such_value(key: str, value: object) -> None:
    with pytest.raises(InvalidError) as refused:
        completed(GAME.options, {key: value})
    assert refused.value.code == "bad_request"
