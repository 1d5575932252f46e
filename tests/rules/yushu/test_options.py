"""Every option: with each value that is not its default something comes out differently."""

from collections.abc import Callable
from typing import Any

import pytest

from paiju.flow.away import GONE
from paiju.flow.match import Match
from paiju.flow.registry import find
from tests.kit import compiled
from tests.rules.yushu.setups import ask, sit, told

PONG = "pong 777s"
Options = dict[str, Any]
Look = Callable[[Options], object]


def _hand(*asked: Any) -> Look:
    """The items of an own draw, or the rule by which the hand fails."""

    def look(options: Options) -> object:
        answer = ask(*asked, options=options)
        return {item["name"] for item in answer["items"]} if answer["win"] else answer["why"]["rule"]

    return look


def money(options: Options) -> object:
    return ask("34m123p56799s", "5m", PONG, options=options)["deltas"]


def _kong(options: Options) -> object:
    return [entry["name"] for entry in told(sit(["1111p"], **options).play("A kong 1p").finish())]


def _exposed(options: Options) -> object:
    return told(sit(["2p", "222p"], **options).play("A discard 2p; B kong").finish())[0]["deltas"]


def _left(options: Options) -> object:
    table = sit([], **options)
    table.round.presence(0, GONE)
    return table.finish().money


def length(options: Options) -> object:
    match = Match(compiled("yushu", options), bytes(32))
    match.number = 4
    return match.last


CASES: list[tuple[str, object, Look, object, object]] = [
    ("base", 2, money, [24, -8, -8, -8], [48, -16, -16, -16]),
    ("limen", False, _hand("34m12399p567777s", "5m"), {"平胡", "立门胡", "干巴"}, {"平胡", "干巴"}),
    ("ganba", False, _hand("34m123p56799s", "5m", PONG), {"平胡", "干巴"}, {"平胡"}),
    ("haohua", False, _hand("11144m2277p3388s", "1m", "", "9p"), {"七小对", "干巴", "豪华"}, {"七小对", "干巴"}),
    ("jia_37", False, _hand("123m89p56799s", "7p", PONG, "8m"), {"夹胡", "干巴"}, {"平胡", "干巴"}),
    ("jia_yao", False, _hand("23m234p55567s", "1m", PONG, "8m"), {"夹胡", "干巴"}, {"平胡", "干巴"}),
    ("piao_qidui_free", True, _hand("2244m2277p3388s7z", "7z", "", "9p"), "YS-6.3", {"七小对", "干巴"}),
    ("pay_cap", 5, money, [24, -8, -8, -8], [15, -5, -5, -5]),
    ("big_kong_tiles", "2p", _kong, ["暗大杠"], ["暗小杠"]),
    ("kong_size", "making", _exposed, [-2, 4, -1, -1], [-4, 8, -2, -2]),
    ("draw_passes_deal", True, lambda options: sit([], **options).finish().next_dealer, "A", "B"),
    ("discard_seconds", 7, lambda options: compiled("yushu", options).seconds, 15, 7),
    ("escape_fine", 3, _left, [-88, 0, 0, 0], [-3, 0, 0, 0]),
    ("rounds", 4, length, False, True),
]


@pytest.mark.parametrize(("key", "value", "look", "usual", "other"), CASES, ids=[f"{c[0]}={c[1]}" for c in CASES])
def test_an_option_changes_what_it_says(key: str, value: object, look: Look, usual: object, other: object) -> None:
    assert look({}) == usual
    assert look({key: value}) == other


def test_every_option_and_every_value_is_in_the_table() -> None:
    told = {case[0] for case in CASES}
    assert told == {option.key for option in find("yushu").options}
    for option in find("yushu").options:
        for value in option.choices:
            assert value == option.default or any(case[:2] == (option.key, value) for case in CASES)


@pytest.mark.parametrize("value", ["9z", "5z", 7, None, "1"])
def test_big_kong_tiles_is_a_text_of_tiles_of_the_game(value: object) -> None:
    answer = ask("34m123p56799s", "5m", PONG, options={"big_kong_tiles": value})
    assert answer["error"]["code"] == "bad_request"
    assert ask("34m123p56799s", "5m", PONG, options={"big_kong_tiles": ""})["win"]


def test_piao_qidui_free_frees_only_those_two() -> None:
    free = {"piao_qidui_free": True}
    assert ask("22m44m777p", "2m", "pong 333p, pong 555p", options=free)["win"]
    assert ask("123456789m1155p", "1p", options=free)["why"]["rule"] == "YS-6.2"
