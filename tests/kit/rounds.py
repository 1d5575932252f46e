"""Random rounds of any game, from a seed."""

import random
from collections.abc import Callable, Mapping
from typing import Any

from paiju.core import seeds
from paiju.core.errors import InvalidError
from paiju.flow.game import Game, Rules, Setup
from paiju.flow.options import Option, completed
from paiju.flow.registry import find
from paiju.flow.round import AnyRound, Round
from paiju.flow.window import bits

Visit = Callable[[AnyRound], None]


def compiled(game: str, options: Mapping[str, Any] | None = None) -> Rules[Any]:
    """The rules of a game under options that differ from its defaults."""
    value = find(game)
    rules: Rules[Any] = value.compile(completed(value.options, options or {}))
    return rules


def random_options(game: Game[Any], chooser: random.Random) -> dict[str, Any]:
    """Full options drawn at random; integers from a small range."""
    return {option.key: chooser.choice(option.choices or _values(option)) for option in game.options}


def _values(option: Option) -> tuple[Any, ...]:
    """A few values of an option that has no list of them."""
    if isinstance(option.default, str):
        return ("", option.default)
    return (option.least, option.default, option.least + 3)


def random_rules(game: Game[Any], chooser: random.Random) -> Rules[Any]:
    """The rules of a game under random options that go together."""
    while True:
        try:
            rules: Rules[Any] = game.compile(random_options(game, chooser))
        except InvalidError:
            continue
        return rules


def play_out(
    rules: Rules[Any], seed: int, visit: Visit | None = None, *, wins: float = 0.9, balances: tuple[int, ...] = ()
) -> AnyRound:
    """A round played at random to its end; `visit` sees it before the first and after every answer.

    `wins`: how likely a seat that can win does, so that rounds are not all drawn games. Time-outs, leaving and coming
    back happen too.
    """
    chooser = random.Random(seed)
    deal = rules.shuffle(seeds.sitting_seed(str(seed)))
    number = chooser.choice((1, 2))
    setup = Setup(
        chooser.randrange(rules.seats),
        balances or (rules.start_balance,) * rules.seats,
        number=number,
        pot=chooser.choice((0, 40)) if getattr(rules.plan, "has_pot", False) else 0,  # type: ignore[attr-defined]
        after_draw=number > 1 and chooser.choice((False, True)),
    )
    played: AnyRound = Round(rules, setup, deal)
    if visit is not None:
        visit(played)
    while not played.over:
        _step(played, chooser, wins)
        if visit is not None:
            visit(played)
    return played


def _step(played: AnyRound, chooser: random.Random, wins: float) -> None:
    seat = chooser.choice(played.asked())
    dice = chooser.random()
    if dice < 0.01:
        played.presence(chooser.randrange(played.rules.seats), chooser.choice((0, 0, 1, 2)))
    elif dice < 0.02:
        played.lapse(seat)
    else:
        menu = played.menu(seat)
        win = played.rules.actions.number("win")
        take = menu >> win & 1 and chooser.random() < wins
        played.answer(seat, win if take else chooser.choice(list(bits(menu))))
