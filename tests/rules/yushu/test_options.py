"""Every value of every option that is not the default changes a result."""

from collections.abc import Callable
from typing import Any

import pytest

from paiju.flow.registry import find
from tests.kit import compiled
from tests.rules.yushu.setups import ask, sit, told

PONG = "pong 777s"


def _hand(*asked: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda options: ask(*asked, options=options)


def _kong(options: dict[str, Any]) -> Any:
    return told(sit(["1111p"], **options).play("A kong 1p").finish())


def _exposed(options: dict[str, Any]) -> Any:
    return told(sit(["2p", "222p"], **options).play("A discard 2p; B kong").finish())


def _left(options: dict[str, Any]) -> Any:
    table = sit([], **options)
    table.round.presence(0, 1)
    return table.finish().money


CASES: list[tuple[str, Any, Callable[[dict[str, Any]], Any]]] = [
    ("base", 2, _hand("34m123p56799s", "5m", PONG)),
    ("limen", False, _hand("34m12399p567777s", "5m")),
    ("ganba", False, _hand("34m123p56799s", "5m", PONG)),
    ("haohua", False, _hand("11144m2277p3388s", "1m", "", "9p")),
    ("jia_37", False, _hand("123m89p56799s", "7p", PONG, "8m")),
    ("jia_yao", False, _hand("23m234p55567s", "1m", PONG, "8m")),
    ("piao_qidui_free", True, _hand("2244m2277p3388s7z", "7z", "", "9p")),
    ("pay_cap", 5, _hand("34m123p56799s", "5m", PONG)),
    ("big_kong_tiles", "2p", _kong),
    ("kong_size", "making", _exposed),
    ("draw_passes_deal", True, lambda options: sit([], **options).finish().next_dealer),
    ("discard_seconds", 7, lambda options: compiled("yushu", options).seconds),
    ("escape_fine", 3, _left),
    ("rounds", 4, lambda options: compiled("yushu", options).rounds),
]


@pytest.mark.parametrize(("key", "value", "result"), CASES, ids=[case[0] for case in CASES])
def test_a_value_that_is_not_the_default_changes_the_result(
    key: str, value: Any, result: Callable[[dict[str, Any]], Any]
) -> None:
    assert result({key: value}) != result({})


def test_every_option_has_a_case() -> None:
    assert [case[0] for case in CASES] == [option.key for option in find("yushu").options]


@pytest.mark.parametrize("value", ["9z", "5z", 7, None, "1"])
def test_big_kong_tiles_is_a_text_of_tiles_of_the_game(value: object) -> None:
    answer = ask("34m123p56799s", "5m", PONG, options={"big_kong_tiles": value})
    assert answer["error"]["code"] == "bad_request"
    assert ask("34m123p56799s", "5m", PONG, options={"big_kong_tiles": ""})["win"]


def test_piao_qidui_free_frees_only_those_two() -> None:
    free = {"piao_qidui_free": True}
    assert ask("22m44m777p", "2m", "pong 333p, pong 555p", options=free)["win"]
    assert ask("123456789m1155p", "1p", options=free)["why"]["rule"] == "YS-6.2"
