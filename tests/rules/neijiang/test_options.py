"""Every option: with each value that is not its default something comes out differently."""

from collections.abc import Callable
from typing import Any

import pytest

import paiju
from paiju.core.errors import InvalidError
from paiju.flow.match import Match
from paiju.flow.options import completed
from tests.kit import Table, compiled
from tests.rules.neijiang.asking import score, waits

GAME = paiju.game("neijiang")
LONE = "234567p123456s9s"
C, D = "334455p123456s8s", "667788p123456s8s"
Options = dict[str, Any]


def quiet(hands: list[str], draws: str = "", tail: str = "", **options: Any) -> Table:
    return Table(hands, draws, tail, **{"allow_ready": False, **options})


def zimo(options: Options) -> object:
    return score(LONE, "draw 9s", options=options)["deltas"]


def several(options: Options) -> object:
    table = quiet(["8s", "", C, D], **options).play("A discard 8s; D win; C win").finish()
    return table.winners, table.next_dealer


def passed(options: Options) -> object:
    table = quiet(["8s", "", C], draws="8s1p", **options).play("A discard 8s; C pass").drain(18)
    return "win" in table.play("B discard 8s").menu("C")


def last_four(options: Options) -> object:
    table = quiet(["8p", "", LONE], tail="9s1p1p1p", **options).play("A discard 8p").drain(3)
    return table.play("A discard 9s").winners


def ready(options: Options) -> object:
    return Table(["8p", LONE], **options).asked


def pong_then_kong(options: Options) -> object:
    table = quiet(["1p", "11p8888s"], **options).play("A discard 1p; B pong")
    return "kong 8s" in table.menu("B"), table.refused("B", "kong 8s")


def robbed(options: Options) -> object:
    hands = ["3s", "33s234567p678s9p1p", "12s12345678988p"]
    table = quiet(hands, draws="7s7s7s3s", **options).play("A discard 3s; C pass; B pong; B discard 1p").drain(15)
    return table.play("B kong 3s; C win").turn


def chained(options: Options) -> object:
    table = quiet(["1111p222p", "", "", C], draws="2p8s", **options)
    return table.play("A kong 1p; A kong 2p; A discard 8s; D win").finish().payments("NJ-9.2")


def last_loose(options: Options) -> object:
    hands = ["1111p6888999p88s1s", "234567p123456s9s", "345678p345678s9s", "234567p234567s9s"]
    table = quiet(hands, draws="2s5p7s2s9s", **options).play("A kong 1p; A discard 2s").drain(14)
    return table.play("A discard 9s; B win; C win; D win").payments("NJ-9.2")


def broke(options: Options) -> object:
    return quiet([LONE + "9s"], balances=[9, 3, 8, 20], **options).play("A win").balances


def started(options: Options) -> object:
    return Match(compiled("neijiang", options), bytes(32)).balances


def length(options: Options) -> object:
    return Match(compiled("neijiang", options), bytes(32)).rules.rounds


def seconds(options: Options) -> object:
    return completed(GAME.options, options)["discard_seconds"]


CASES: list[tuple[str, object, Callable[[Options], object], object, object]] = [
    ("players", 6, started, (1000,) * 4, (1000,) * 6),
    ("base", 5, zimo, [3, -1, -1, -1], [15, -5, -5, -5]),
    ("fan_cap", 1, lambda o: score("1144778p225599s", "draw 8p", options=o)["total"], 4, 2),
    ("zimo_bonus", "stake", zimo, [3, -1, -1, -1], [6, -2, -2, -2]),
    ("zimo_bonus", "fan", lambda o: waits(LONE, options=o), {"9s": 1}, {"9s": 2}),
    ("multi_win", False, several, ("CD", "C"), ("C", "C")),
    ("pass_lock", True, passed, True, False),
    ("must_win_last_four", False, last_four, "C", ""),
    ("allow_ready", False, ready, "B", "A"),
    ("kong_after_pong", True, pong_then_kong, (False, "NJ-4.7"), (True, None)),
    ("robbed_konger_draws", False, robbed, "B", "D"),
    ("rain_transfer", "chain", chained, [0, -2, -2, 4], [0, -4, -4, 8]),
    ("void_rain_last_not_ready", True, last_loose, [6, -2, -2, -2], [0, 0, 0, 0]),
    ("dealer_on_multi_win", "discarder", several, ("CD", "C"), ("CD", "A")),
    ("discard_seconds", 10, seconds, 20, 10),
    ("start_balance", 50, started, (1000,) * 4, (50,) * 4),
    ("allow_negative", True, broke, [28, 0, 0, 12], [33, -5, 0, 12]),
    ("rounds", 8, length, 0, 8),
]


@pytest.mark.parametrize(("key", "value", "look", "usual", "other"), CASES, ids=[f"{c[0]}={c[1]}" for c in CASES])
def test_an_option_changes_what_it_says(
    key: str, value: object, look: Callable[[Options], object], usual: object, other: object
) -> None:
    assert look({}) == usual
    assert look({key: value}) == other


def test_every_option_and_every_value_is_in_the_table() -> None:
    told = {case[0] for case in CASES}
    assert told == {option.key for option in GAME.options}
    for option in GAME.options:
        for value in option.choices:
            assert value == option.default or any(case[:2] == (option.key, value) for case in CASES)


DEFAULTS = {
    "players": 4, "base": 1, "fan_cap": 0, "zimo_bonus": "none", "multi_win": True, "pass_lock": False,
    "must_win_last_four": True, "allow_ready": True, "kong_after_pong": False, "robbed_konger_draws": True,
    "rain_transfer": "last", "void_rain_last_not_ready": False, "dealer_on_multi_win": "nearest",
    "discard_seconds": 20, "start_balance": 1000, "allow_negative": False, "rounds": 0,
}  # fmt: skip


def test_the_defaults() -> None:
    assert completed(GAME.options, {}) == DEFAULTS


@pytest.mark.parametrize("key", DEFAULTS)
def test_a_default_may_be_given(key: str) -> None:
    asked = score(LONE, "draw 9s", options={key: DEFAULTS[key]})
    assert asked == score(LONE, "draw 9s")


SWITCHES = [key for key, value in DEFAULTS.items() if isinstance(value, bool)]
NO_SWITCH: tuple[object, ...] = (0, 1, "true", None, [], {})
WRONG: list[tuple[str, object]] = [
    *((key, value) for key in SWITCHES for value in NO_SWITCH),
    *(("players", value) for value in (3, 5, 0, -4, "4", 4.0, True, None)),
    *(("base", value) for value in (0, -1, 1.0, "1", True, None, [1])),
    *(("fan_cap", value) for value in (-1, 0.0, "0", False, None)),
    *(("zimo_bonus", value) for value in ("", "None", "both", None, True, 0)),
    *(("rain_transfer", value) for value in ("", "all", None, False, 1)),
    *(("dealer_on_multi_win", value) for value in ("", "first", None, True)),
    *(("discard_seconds", value) for value in (0, 15, 30, "20", 20.0, None, True)),
    *(("start_balance", value) for value in (0, -1, 1000.0, "1000", True, None)),
    *(("rounds", value) for value in (-1, 8.0, "8", False, None)),
]


@pytest.mark.parametrize(("key", "value"), WRONG)
def test_a_wrong_value_is_refused(key: str, value: object) -> None:
    with pytest.raises(InvalidError) as caught:
        score(LONE, "draw 9s", options={key: value})
    assert (caught.value.code, caught.value.at) == ("bad_request", f"/options/{key}")


@pytest.mark.parametrize("key", ["", "Base", "bases", "wild", "fan cap", "players "])
def test_an_unknown_option_is_refused(key: str) -> None:
    with pytest.raises(InvalidError) as caught:
        score(LONE, "draw 9s", options={key: 1})
    assert (caught.value.code, caught.value.at) == ("unknown_option", f"/options/{key}")


@pytest.mark.parametrize("options", [[], "base", 1, None, True])
def test_options_that_are_no_object_are_refused(options: object) -> None:
    with pytest.raises(InvalidError) as caught:
        score(LONE, "draw 9s", options=options)
    assert (caught.value.code, caught.value.at) == ("bad_request", "/options")
