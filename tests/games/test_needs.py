"""What an option needs: where that does not hold, no value of the option changes a round or a score."""

from typing import Any

import pytest

from paiju.core.errors import PaijuError
from paiju.flow import registry
from paiju.flow.options import Option
from paiju.formats import score as scores
from tests.kit.examples import examples
from tests.kit.rounds import compiled, play_out

NEEDY = [(game.id, option) for game in registry.games() for option in game.options if option.needs is not None]
SEEDS = range(6)
REFUSED_INSTEAD = {"buried"}
"""Without what these need any value but the default is refused (FL-2.5)."""

EVERY_NEED = pytest.mark.parametrize(("game", "option"), NEEDY, ids=lambda value: getattr(value, "key", value))


def values_of(option: Option) -> list[Any]:
    """Several values of an option."""
    return list(option.choices) or ["", option.default, "19m"]


def without(game: str, option: Option) -> dict[str, Any]:
    """An option under which the need does not hold."""
    assert option.needs is not None
    needed = next(one for one in registry.find(game).options if one.key == option.needs.option)
    return {needed.key: next(value for value in needed.choices if value not in option.needs.among)}


def told(ask: dict[str, Any]) -> Any:
    """What the scorer says."""
    try:
        return scores.score(ask)
    except PaijuError as error:
        return error.as_json()


@EVERY_NEED
def test_no_round_differs(game: str, option: Option) -> None:
    if option.key in REFUSED_INSTEAD:
        with pytest.raises(PaijuError):
            compiled(game, without(game, option) | {option.key: values_of(option)[1]})
        return
    under = [compiled(game, without(game, option) | {option.key: value}) for value in values_of(option)]
    for seed in SEEDS:
        first, *others = [play_out(rules, seed).log for rules in under]
        assert all(log == first for log in others)


@EVERY_NEED
def test_no_example_is_scored_otherwise(game: str, option: Option) -> None:
    if option.key in REFUSED_INSTEAD:
        return
    for line in examples(game):
        given = line["ask"].get("options", {}) | without(game, option)
        first, *others = [told(line["ask"] | {"options": given | {option.key: value}}) for value in values_of(option)]
        assert all(score == first for score in others), line["id"]


@pytest.mark.parametrize(
    ("game", "key", "value"),
    [("hebei", "menqing_needs_zimo", True), ("hebei", "thirteen_pair", "any"), ("weimaque", "zi_mo", False)],
)
def test_near_miss_where_the_need_holds_examples_are_scored_otherwise(game: str, key: str, value: Any) -> None:
    option = next(one for one in registry.find(game).options if one.key == key)
    assert option.needs is not None
    holding = {option.needs.option: option.needs.among[-1]}
    asks = [line["ask"] | {"options": line["ask"].get("options", {}) | holding} for line in examples(game)]
    assert any(told(ask) != told(ask | {"options": ask["options"] | {key: value}}) for ask in asks)
