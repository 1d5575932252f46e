"""Every option: with each value that is not its default something comes out differently."""

from collections.abc import Callable
from typing import Any

import pytest

from paiju.core import seeds
from paiju.core.errors import InvalidError
from paiju.flow.match import Match
from paiju.flow.options import completed
from tests.games.weimaque.asking import answer, hand
from tests.kit import compiled
from tests.rules.weimaque.setups import GAME, run, until, weimaque

Options = dict[str, Any]
WAITS_7X = "1235699x111222555888d"


def stake(options: Options) -> object:
    return weimaque([], **{"edition": "quan", "dou_liu_zi": True, **options}).money


def pot(options: Options) -> object:
    return weimaque([], **{"edition": "quan", **options}).pot


def deng(options: Options) -> object:
    table = weimaque(["0d", "222777x111444888d3445x", "00d"], "5d4x", number=2, pot=999, edition="quan",
                     dou_liu_zi=True, **options)  # fmt: skip
    return run(table, "A discard 0d; B win").pot


def dealers(options: Options) -> object:
    rules = compiled("weimaque", options)
    return len({Match(rules, seeds.sitting_seed(str(number))).deal().setup.dealer for number in range(20)})


def must(options: Options) -> object:
    table = weimaque(["0d", WAITS_7X], "7x", **options).play("A discard 0d")
    return until(table, "B turn 7x").winner


def own(options: Options, edition: str) -> object:
    table = weimaque(["0d", WAITS_7X], "7x", edition=edition, **options).play("A discard 0d")
    return until(table, "B turn 7x").play("B win").pass_all().total()


SESSION: list[tuple[str, object, Callable[[Options], object], object, object]] = [
    ("dou_liu_zi", True, pot, 0, 40),
    ("liu_zi_stake", "30/20", stake, [-20, -10, -10], [-30, -20, -20]),
    ("liu_zi_stake", "40/30", stake, [-20, -10, -10], [-40, -30, -30]),
    ("liu_zi_stake", "50/50", stake, [-20, -10, -10], [-50, -50, -50]),
    ("deng_fen", 100, deng, 839, 799),
    ("deng_fen", 200, deng, 839, 599),
    ("discard_seconds", 3, lambda o: compiled("weimaque", o).seconds, 15, 3),
    ("first_dealer", "random", dealers, 1, 3),
    ("rounds", 16, lambda o: compiled("weimaque", o).rounds, 8, 16),
    ("force_win", True, must, "", "B"),
    ("edition", "xiaozhuo", lambda o: own({}, o.get("edition", "lao")), 13, 33),
    ("edition", "dazhuo", lambda o: own({}, o.get("edition", "lao")), 13, 53),
    ("edition", "quan", lambda o: own({}, o.get("edition", "lao")), 13, 53),
    ("edition", "zuanshi", lambda o: own({}, o.get("edition", "lao")), 13, 53),
]


@pytest.mark.parametrize(("key", "value", "look", "usual", "other"), SESSION, ids=[f"{c[0]}={c[1]}" for c in SESSION])
def test_wm_18_1_an_option_changes_what_it_says(
    key: str, value: object, look: Callable[[Options], object], usual: object, other: object
) -> None:
    assert look({}) == usual
    assert look({key: value}) == other


THREE = ("12x444555222999d66x", "draw 3x", "chi 678d")
NO_RUN = ("111444222777x00d99x", "turn 9x", "wei 888d")
HANDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "long_bai_wei": ("龙摆尾", ("111000555x44d12d", "turn 3d", "chi 123x, chi 890x")),
    "tian_hu": ("天胡", ("222345777000x45678999d", "deal")),
    "quan_qiu_ren": ("全求人", ("5d", "turn 5d", "wei 222x, wei 777x, wei 111x, chi 345x, chi 678d, chi 345x")),
    "ding_dui": ("顶对", NO_RUN),
    "piao_dui": ("飘对", ("11133355599x88811d", "turn 1d", "peng 222x")),
    "shang_xia_wu_qian_nian": ("上下五千年", ("11156d77x456x890d", "turn 4d", "peng 222x, peng 333d")),
    "huo_zhuo_xiao_san": ("活捉小三", THREE),
}
OTHERS: list[tuple[str, object, str, tuple[str, ...]]] = [
    ("zi_mo", False, "自摸", THREE),
    ("yin_stack", False, "印胡", ("22245x444555999d66x", "turn 3x", "chi 123x")),
    ("ka_stack", False, "卡胡", ("111222345x66d", "wei", "chi 345d, chi 789d, wei 999x")),
    ("dui_dao_stack", False, "对倒胡", ("1122777x456999d", "turn 1x", "chi 345d, chi 678d")),
    ("ding_ding_stack", True, "顶顶息", NO_RUN),
]
ON = {key: {"quan", "zuanshi"} for key in HANDS} | {"huo_zhuo_xiao_san": {"zuanshi"}}
EDITIONS = ("lao", "xiaozhuo", "dazhuo", "quan", "zuanshi")


def has(item: str, asked: tuple[str, ...], **options: Any) -> bool:
    """Whether the hand wins with the item."""
    told = answer(hand(*asked, **options))
    assert "error" not in told, told
    return item in told.get("items", {})


@pytest.mark.parametrize("key", HANDS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_wm_18_2_what_is_not_given_follows_the_edition(key: str, edition: str) -> None:
    item, asked = HANDS[key]
    assert has(item, asked, edition=edition) == (edition in ON[key])


@pytest.mark.parametrize("key", HANDS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_wm_18_2_what_is_given_decides(key: str, edition: str) -> None:
    item, asked = HANDS[key]
    given: Options = {key: True}
    assert has(item, asked, edition=edition, **given) == (edition != "lao"), "without the item it has no effect"
    assert not has(item, asked, edition=edition, **{key: False})


@pytest.mark.parametrize(("key", "value", "item", "asked"), OTHERS, ids=[case[0] for case in OTHERS])
def test_wm_18_2_switches_with_a_fixed_default(key: str, value: bool, item: str, asked: tuple[str, ...]) -> None:
    assert has(item, asked) != value
    assert has(item, asked, **{key: value}) == value
    assert not has(item, asked, edition="lao", **{key: True}) or item == "印胡"


def test_wm_15_14_the_switch() -> None:
    asked = ("112233557700x2277008d", "deal")
    totals = [answer(hand(*asked, dealer=1, edition="quan", tian_hu_stack=on))["total"] for on in (False, True)]
    assert totals == [150, 300]


def test_every_option_is_tested_here() -> None:
    told = {case[0] for case in SESSION} | set(HANDS) | {case[0] for case in OTHERS} | {"tian_hu_stack"}
    assert told == {option.key for option in GAME.options}


SWITCHES = [option.key for option in GAME.options if set(option.choices) == {True, False}]
NO_SWITCH: tuple[object, ...] = (0, 1, "true", None, [])
WRONG: list[tuple[str, object]] = [
    *((key, value) for key in SWITCHES for value in NO_SWITCH),
    *(("edition", value) for value in ("", "Lao", "da", None, 1)),
    *(("liu_zi_stake", value) for value in ("20", "10/20", "20/20", 20, None)),
    *(("deng_fen", value) for value in (0, 81, "80", 80.0, True, None)),
    *(("discard_seconds", value) for value in (0, -1, "15", 15.0, True, None)),
    *(("first_dealer", value) for value in ("", "lots", None, 0)),
    *(("rounds", value) for value in (0, 9, "8", 8.0, None)),
]


@pytest.mark.parametrize(("key", "value"), WRONG)
def test_wm_18_4_a_wrong_value_is_refused(key: str, value: object) -> None:
    with pytest.raises(InvalidError) as caught:
        completed(GAME.options, {key: value})
    assert (caught.value.code, caught.value.at) == ("bad_request", f"/options/{key}")
    options: Options = {key: value}
    assert answer(hand(*THREE, **options))["error"] == "bad_request"


@pytest.mark.parametrize("key", ["", "Edition", "players", "base", "wild"])
def test_wm_18_3_an_unknown_option_is_refused(key: str) -> None:
    with pytest.raises(InvalidError) as caught:
        completed(GAME.options, {key: 1})
    assert caught.value.code == "unknown_option"
