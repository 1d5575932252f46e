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
Look = Callable[[Options], object]


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
    return len(waits(THIRTEEN, options=options))


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


CASES: list[tuple[str, object, Look, object, object]] = [
    ("base", 3, zimo, [12, -4, -4, -4], [36, -12, -12, -12]),
    ("honours", False, tiles, 136, 108),
    ("dealer_bonus", False, zimo, [12, -4, -4, -4], [6, -2, -2, -2]),
    ("multi_win", False, several, "BD", "B"),
    ("menqing", False, fed, 2, 0),
    ("menqing_needs_zimo", True, fed, 2, 0),
    ("dadiaoche", False, crane, 5, 3),
    ("haidi", False, last, 2, 0),
    ("haidi_on_discard", True, last_fed, 0, 2),
    ("hualong", False, straight, 7, 2),
    ("zhuowu", False, five, 7, 2),
    ("zhuowu_single_wait", True, five, 7, 2),
    ("thirteen_pair", "any", thirteen, 3, 13),
    ("fed_kong", "all", kongs, [-3, 0, 5, -2], [-4, 2, 4, -2]),
    ("cap", 0, limit, [1000, -334, -333, -333], [2700, -900, -900, -900]),
    ("cap", 500, limit, [1000, -334, -333, -333], [500, -167, -167, -166]),
    ("ready_seconds", 40, times, (15, 15), (15, 40)),
    ("discard_seconds", 5, times, (15, 15), (5, 15)),
    ("rounds", 3, length, False, True),
]


@pytest.mark.parametrize(("key", "value", "look", "usual", "other"), CASES, ids=[f"{c[0]}={c[1]}" for c in CASES])
def test_an_option_changes_what_it_says(key: str, value: object, look: Look, usual: object, other: object) -> None:
    assert look({}) == usual
    assert look({key: value}) == other


def test_every_option_and_every_value_is_in_the_table() -> None:
    told = {case[0] for case in CASES}
    assert told == {option.key for option in GAME.options}
    for option in GAME.options:
        for value in option.choices:
            assert value == option.default or any(case[:2] == (option.key, value) for case in CASES)


@pytest.mark.parametrize(
    ("key", "value"),
    [("base", 0), ("cap", -1), ("rounds", -1), ("honours", 1), ("thirteen_pair", "wind"), ("discard_seconds", 0)],
)
def test_near_miss_no_such_value(key: str, value: object) -> None:
    with pytest.raises(InvalidError) as refused:
        completed(GAME.options, {key: value})
    assert refused.value.code == "bad_request"
