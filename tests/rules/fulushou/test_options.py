"""Every option: with each value that is not its default something comes out differently; and what is refused."""

from collections.abc import Callable
from typing import Any

import pytest

import paiju
from paiju.core.errors import InvalidError
from tests.games.fulushou.asking import answer, ask, drawn, turned
from tests.kit import compiled
from tests.kit.cards import CardTable
from tests.rules.fulushou.setups import PAIR_5X, SPOILED_4X, WAIT_5X, discarded, discards, drawn_by_b, sit

Options = dict[str, Any]
FOUR_4X = "12344456789x11333666d"


def seats(options: Options) -> object:
    table = CardTable("fulushou", [], **options)
    return table.rules.seats, table.left


def buried(options: Options) -> object:
    chosen: Options = {"players": 2} | options
    return CardTable("fulushou", [], **chosen).left


def declined(options: Options) -> object:
    table = drawn_by_b("5x", b="55x", a="5x", **options)
    return table.menu("B") & {"pass", "wei"}


def before(options: Options) -> object:
    return sit(["9d", SPOILED_4X], "4x", "A discard 9d", **options).menu("B") & {"win"}


def fourth(options: Options) -> object:
    return drawn_by_b("9d", b="999d", **options).menu("B")


def small_xi(options: Options) -> object:
    return answer(ask(WAIT_5X, win=turned("5x"), options=options))["total"]


def seen(options: Options) -> object:
    return sit(["0x", PAIR_5X], "5x", "A discard 0x", **options).seen_by("C")[-1]["tile"]


def banned(options: Options) -> object:
    return "5x" in discards(discarded("5x", b="555x", **options).play("B peng").pass_all().menu("B"))


def first_turn(options: Options) -> object:
    asked = ask(WAIT_5X, win=drawn("5x"), marks=["first_turn"], seat=0, dealer=0, options=options)
    return answer(asked).get("items")


def hao(options: Options) -> object:
    return answer(ask(FOUR_4X, win=turned("4x"), marks=["last_tile"], options=options))["items"]


def mingtang(options: Options) -> object:
    return answer(ask(WAIT_5X, win=turned("5x"), marks=["no_discard"], options=options))["total"]


def seconds(options: Options) -> object:
    return dict(compiled("fulushou", options).options)["discard_seconds"]  # type: ignore[attr-defined]


CHANGES: list[tuple[str, object, Callable[[Options], object]]] = [
    ("players", 2, seats), ("buried", 10, buried), ("buried", 20, buried), ("forced_wei", False, declined),
    ("hu_before_wei", True, before), ("kan_draw", "wei", fourth), ("pair_xi", False, small_xi),
    ("hidden_wei", True, seen), ("discard_bans", False, banned), ("dealer_dihu", True, first_turn),
    ("hao_plus", True, hao), ("mingtang_plus", True, mingtang), ("discard_seconds", 3, seconds),
]  # fmt: skip


@pytest.mark.parametrize(("key", "value", "result"), CHANGES)
def test_each_value_changes_the_result(key: str, value: object, result: Callable[[Options], object]) -> None:
    assert result({key: value}) != result({})


def test_every_option_has_such_a_value() -> None:
    game = paiju.game("fulushou")
    assert {option.key for option in game.options} == {key for key, _, _ in CHANGES}
    for option in game.options:
        others = {choice for choice in option.choices or () if choice != option.default}
        assert others <= {value for key, value, _ in CHANGES if key == option.key}


def test_defaults_are_those_of_the_page() -> None:
    assert {option.key: option.default for option in paiju.game("fulushou").options} == {
        "players": 3, "buried": 0, "forced_wei": True, "hu_before_wei": False, "kan_draw": "turn", "pair_xi": True,
        "hidden_wei": False, "discard_bans": True, "dealer_dihu": False, "hao_plus": False, "discard_seconds": 15,
        "mingtang_plus": False,
    }  # fmt: skip


REFUSED: list[dict[str, object]] = [
    {"players": 4}, {"players": 1}, {"players": "3"}, {"players": True}, {"buried": 5, "players": 2}, {"buried": 10},
    {"buried": 20, "players": 3}, {"forced_wei": 1}, {"hu_before_wei": "yes"}, {"kan_draw": "peng"}, {"kan_draw": True},
    {"pair_xi": None}, {"discard_seconds": 0}, {"discard_seconds": 1.5}, {"discard_seconds": True},
]  # fmt: skip


@pytest.mark.parametrize("options", REFUSED)
def test_values_that_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(InvalidError) as refused:
        compiled("fulushou", options)
    assert refused.value.code == "bad_request"


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(InvalidError) as refused:
        compiled("fulushou", {"wei": True})
    assert refused.value.code == "unknown_option"
