"""An observation folded from what a seat has learned is the one that the round itself would show."""

import random
from typing import Any

import pytest

from paiju import bots
from paiju.core.events import Event
from paiju.flow.game import Game
from paiju.flow.observation import Observation
from paiju.flow.registry import games
from paiju.flow.round import AnyRound
from tests.conformance.laws import differing
from tests.kit import compiled, play_out, random_rules


def refolded(shown: Observation[Any], events: list[Event] | None = None) -> Observation[Any]:
    kept = shown.events if events is None else events
    return Observation.folded(shown.rules, shown.seat, shown.menu, shown.window, kept)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_folded_from_masked_events_it_equals_the_one_of_the_round(game: Game[Any]) -> None:
    """At every moment, for every seat, asked or not: a bot in another process is shown what one beside the round is."""
    steady, chooser = bots.find("steady"), random.Random(3)
    compared: list[bool] = []

    def visit(played: AnyRound) -> None:
        for seat in range(played.rules.seats):
            shown = Observation(played, seat)
            again = refolded(shown)
            assert differing(again.view, shown.view) == []
            assert differing(again.view, played.rules.seen_by(played.state, seat)) == []
            assert (again.events, again.menu, again.window) == (shown.events, shown.menu, shown.window)
            assert (again.rules, again.seat, again.actions()) == (shown.rules, shown.seat, shown.actions())
            if shown.menu and chooser.random() < 0.2:
                compared.append(steady.choose(again) == steady.choose(shown))

    for seed in range(12):
        play_out(random_rules(game, chooser), seed, visit)
    assert len(compared) > 50
    assert all(compared)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_lost_event_shows_in_the_view_near_miss(game: Game[Any]) -> None:
    """The view comes from the events alone: without the last of them it is that of an earlier moment."""
    played = play_out(compiled(game.id), 1)
    shown = Observation(played, 0)
    assert differing(refolded(shown, shown.events[:-1]).view, shown.view) != []


def test_what_was_folded_is_its_own() -> None:
    """Neither the list that was given nor the round changes with it."""
    shown = Observation(play_out(compiled("neijiang"), 1), 0)
    again = refolded(shown)
    again.events.clear()
    again.view.over = False
    assert shown.events != []
    assert shown.view.over
