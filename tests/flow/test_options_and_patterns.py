"""Options as declared, and the evaluator of patterns."""

from typing import Any

import pytest

from paiju.core.errors import InvalidError
from paiju.flow.options import Option, completed, differing, parsed, switch
from paiju.flow.patterns import Pattern, best, items, summed

OPTIONS = (
    Option("players", 4, "R-1", "人数", "seats", (4, 6)),
    Option("base", 1, "R-2", "底", "stake", least=1),
    Option("follows", None, "R-4", "随", "follows another", (True, False)),
    switch("lock", False, "R-3", "锁", "lock"),
)


def test_completing_and_what_differs() -> None:
    full = completed(OPTIONS, {"base": 3})
    assert full == {"players": 4, "base": 3, "follows": None, "lock": False}
    assert differing(OPTIONS, full) == {"base": 3}
    assert differing(OPTIONS, full | {"follows": False}) == {"base": 3, "follows": False}


@pytest.mark.parametrize(
    ("given", "code", "at"),
    [
        ({"nothing": 1}, "unknown_option", "/options/nothing"),
        ({"players": 5}, "bad_request", "/options/players"),
        ({"players": "4"}, "bad_request", "/options/players"),
        ({"base": 0}, "bad_request", "/options/base"),
        ({"base": True}, "bad_request", "/options/base"),
        ({"lock": 1}, "bad_request", "/options/lock"),
        ({"lock": 0}, "bad_request", "/options/lock"),
        ({"follows": None}, "bad_request", "/options/follows"),
    ],
)
def test_what_is_refused(given: dict[str, Any], code: str, at: str) -> None:
    with pytest.raises(InvalidError) as caught:
        completed(OPTIONS, given)
    assert (caught.value.code, caught.value.at) == (code, at)


def test_options_typed_on_a_command_line() -> None:
    assert parsed(OPTIONS, ["players=6", "lock=True", "base=12"]) == completed(
        OPTIONS, {"players": 6, "lock": True, "base": 12}
    )
    with pytest.raises(InvalidError):
        parsed(OPTIONS, ["base=many"])


ROWS = [
    Pattern[int]("R-7.1", "小", "small", "fan", 1, lambda fact: fact < 5),
    Pattern[int]("R-7.2", "零", "none", "fan", 0, lambda fact: fact == 0, shown_at_zero=True),
    Pattern[int]("R-7.3", "倍", "times", "fan", 2, lambda fact: fact // 2, excludes=("小",)),
    Pattern[int]("R-7.4", "点", "points", "points", 3, lambda fact: fact == 4),
]


@pytest.mark.parametrize(
    ("fact", "found"), [(0, {"小": 1, "零": 0}), (1, {"小": 1}), (4, {"倍": 4, "点": 3}), (7, {"倍": 6})]
)
def test_rows_that_hold_and_exclude(fact: int, found: dict[str, int]) -> None:
    assert {item.name: item.value for item in items(ROWS, fact)} == found


def test_the_best_reading_and_the_first_of_equal_ones() -> None:
    found = best(ROWS, [1, 4, 5], lambda rows: summed(rows, "fan"))
    assert found is not None
    assert found[0] == 4
    assert best(ROWS, [], lambda rows: 0) is None
