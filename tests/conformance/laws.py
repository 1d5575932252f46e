"""The laws that hold for every game, viewer and event (docs/architecture.md), as checks of one round."""

import random
from collections.abc import Sequence
from typing import Any

from paiju.core.events import EVERYTHING, PUBLIC_VIEW, Event
from paiju.core.ledger import moved_by
from paiju.flow.game import Rules
from paiju.flow.round import AnyRound
from paiju.formats import pages
from paiju.mahjong.facts import declared
from paiju.mahjong.sight import seen_by

Watch = Any


def viewers(rules: Rules[Any]) -> list[int]:
    """Every seat and the public."""
    return [*range(rules.seats), PUBLIC_VIEW]


def check_folds(played: AnyRound) -> None:
    """Laws 1 and 4, at every event: folding the masked events is masking the fold; the log folds to the state."""
    rules = played.rules
    whole = rules.blank(EVERYTHING)
    views = {viewer: rules.blank(viewer) for viewer in viewers(rules)}
    for event in played.log:
        whole.evolve(event)
        for viewer, view in views.items():
            masked = rules.vocabulary.mask(event, viewer)
            if masked is not None:
                view.evolve(masked)
            assert view.as_tuple() == seen_by(whole, viewer).as_tuple(), (viewer, rules.vocabulary.read(event))
    assert whole.as_tuple() == played.state.as_tuple()


def check_now(played: AnyRound) -> None:
    """Law 2 and the facts that can be derived again, at this moment of a round."""
    rules, state = played.rules, played.state
    menus = rules.menus(state)
    for seat in range(rules.seats):
        view = played.view(seat)
        assert rules.menu(view, seat) == menus[seat], f"the menu of {seat} needs more than its view"
        assert view.as_tuple() == seen_by(state, seat).as_tuple()
    check_derived(state)


def check_derived(state: Any) -> None:
    """Law 3 and derived facts: tiles are conserved, keys and sizes follow from the hands, money sums to zero."""
    for seat in range(state.seats):
        hand = state.hand[seat * state.kinds : (seat + 1) * state.kinds]
        assert min(hand) >= 0
        assert sum(hand) == state.size[seat]
        assert state.held[seat] == sum(1 << kind for kind, count in enumerate(hand) if count)
        assert state.fours[seat] == sum(1 << kind for kind, count in enumerate(hand) if count == 4)
        keys = [0] * state.suits
        for kind, count in enumerate(hand):
            keys[state.place[kind]] += count * state.unit[kind]
        assert keys == state.keys[seat * state.suits : (seat + 1) * state.suits]
    assert sorted(_all_tiles(state)) == state.tiles.all_tiles()
    moved = moved_by(state.rows, state.seats)
    assert sum(moved) == 0
    assert len(state.wall[state.head : state.tail]) == state.left


def _all_tiles(state: Any) -> list[int]:
    tiles = list(state.wall[state.head : state.tail])
    for seat in range(state.seats):
        tiles += state.concealed(seat) + state.rivers[seat]
        tiles += [kind for meld, low, _, _ in state.melds[seat] for kind in declared(meld, low).tiles]
    return tiles + [tile for _, _, tile, _, took in state.wins if took and tile >= 0]


def check_refusals(played: AnyRound, game: str) -> None:
    """`why_not` answers exactly for the actions that are not in the menu, with an id of the rule page."""
    rules, state = played.rules, played.state
    menus = rules.menus(state)
    for seat in range(rules.seats):
        for action in range(rules.actions.count):
            why = rules.why_not(state, seat, action)
            if menus[seat] >> action & 1:
                assert why is None
            else:
                assert why in pages.rules(game), (seat, rules.actions.text(action), why)


def check_frames(played: AnyRound) -> None:
    """The frames of a viewer, put together, are the masked log; texts of actions read back."""
    for viewer in viewers(played.rules):
        joined = [event for number in range(len(played.frames)) for event in played.frame(number, viewer)]
        assert joined == played.rules.vocabulary.masked(played.log, viewer)


def check_end(played: AnyRound, start: Sequence[int]) -> None:
    """What a finished round hands back agrees with its rows."""
    outcome = played.rules.outcome(played.state)
    assert sum(outcome.deltas) + outcome.pot + outcome.house == 0
    assert [b - a for a, b in zip(start, outcome.balances, strict=True)] == list(outcome.deltas)


class Recorder:
    """Plays a round at random while noting every answer, so that it can be played again on other tiles."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, int]] = []

    def play(self, played: AnyRound, chooser: random.Random) -> None:
        """Play to the end."""
        while not played.over:
            seat = chooser.choice(played.asked())
            actions = [action for action in range(played.rules.actions.count) if played.menu(seat) >> action & 1]
            action = chooser.choice(actions)
            self.answers.append((seat, action))
            played.answer(seat, action)


def public(played: AnyRound) -> list[Event]:
    """What everybody sees."""
    return played.rules.vocabulary.masked(played.log, PUBLIC_VIEW)
