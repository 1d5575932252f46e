"""What holds for every bot in every round: it answers legally, from what its seat may see."""

import random
from typing import Any

import pytest

from paiju import bots
from paiju.bots import mahjong_hand, mahjong_outlook
from paiju.core.events import Event
from paiju.flow.observation import Observation
from paiju.flow.registry import find, games
from paiju.flow.round import AnyRound
from paiju.mahjong import events, tables
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State
from tests.kit import compiled, play_out, random_rules

GAMES = [game.id for game in games()]


class Asker:
    """Asks a bot wherever a round has to be answered, and keeps what it said."""

    def __init__(self, name: str) -> None:
        self.bot = bots.find(name, "asker")
        self.asked = 0

    def __call__(self, played: AnyRound) -> None:
        for seat in played.asked():
            self.asked += 1
            assert played.menu(seat) >> self.bot.choose(Observation(played, seat)) & 1


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("game", GAMES)
def test_choices_are_legal_under_all_options(game: str, name: str) -> None:
    asker, chooser = Asker(name), random.Random(1)
    for seed in range(10):
        play_out(random_rules(find(game), chooser), seed, asker)
    assert asker.asked > 150


def scrambled(played: AnyRound, viewer: int, chooser: random.Random) -> AnyRound:
    """The same round with every tile that the viewer has not seen replaced by some other."""
    other = played.clone()
    other.log = [_without_secrets(event, viewer, chooser) for event in played.log]
    state: State = other.state
    state.wall = tuple(chooser.choices(range(state.kinds), k=len(state.wall)))
    for seat in range(state.seats):
        if seat != viewer:
            start = seat * state.kinds
            state.hand[start : start + state.kinds] = chooser.choices(range(4), k=state.kinds)
            state.keys[seat * state.suits : (seat + 1) * state.suits] = [0] * state.suits
            state.barred[seat] = chooser.randrange(5)
    return other


def _without_secrets(event: Event, viewer: int, chooser: random.Random) -> Event:
    def other(tiles: Any) -> tuple[int, ...]:
        return tuple(chooser.randrange(18) for _ in tiles)

    if event[0] == events.START:
        hands = tuple(hand if seat == viewer else other(hand) for seat, hand in enumerate(event[3]))
        return (*event[:2], other(event[2]), hands, *event[4:])
    if event[0] == events.DRAW and event[1] != viewer:
        return (*event[:2], chooser.randrange(18), *event[3:])
    return event


MAHJONG = [game for game in GAMES if isinstance(compiled(game), MahjongRules)]
"""Word cards have the same test in test_steady_cards.py."""


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("game", MAHJONG)
def test_choices_do_not_depend_on_hidden_tiles(game: str, name: str) -> None:
    chooser = random.Random(2)
    compared: list[bool] = []

    def visit(played: AnyRound) -> None:
        for seat in played.asked():
            twin = scrambled(played, seat, chooser)
            choices = [bots.find(name, "x").choose(Observation(one, seat)) for one in (played, twin)]
            compared.append(choices[0] == choices[1])

    for seed in range(4):
        play_out(compiled(game), seed, visit)
    assert len(compared) > 75
    assert all(compared)


@pytest.mark.parametrize("game", MAHJONG)
def test_steady_looks_at_a_bounded_number_of_hands(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hand that it imagines to be ready costs at most one scoring: 150 keep a decision far below 50 ms."""
    scored: list[int] = []

    class Counted(mahjong_outlook.Outlook):
        def next_ready(self, held: mahjong_hand.Holding, drawn: int) -> float:
            scored[-1] += 1
            return super().next_ready(held, drawn)

    monkeypatch.setattr("paiju.bots.steady_mahjong.Outlook", Counted)
    steady = bots.find("steady")

    def visit(played: AnyRound) -> None:
        for seat in played.asked():
            scored.append(0)
            steady.choose(Observation(played, seat))

    for seed in range(8):
        play_out(compiled(game), seed, visit)
    assert len(scored) > 150
    assert 10 < max(scored) <= 150


def test_the_first_decision_of_steady_builds_no_tables() -> None:
    """A third of a second of table building belongs to making the bot, not to its first answer."""
    tables.distance_tables.cache_clear()
    steady = bots.find("steady")
    built = tables.distance_tables.cache_info().misses

    def visit(played: AnyRound) -> None:
        for seat in played.asked():
            steady.choose(Observation(played, seat))

    play_out(compiled("neijiang"), 1, visit)
    assert tables.distance_tables.cache_info().misses == built == 1
