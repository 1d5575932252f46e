"""The laws that hold for every game, viewer and event (docs/architecture.md), as checks of one round."""

import random
from collections.abc import Sequence
from typing import Any

from paiju.core.events import EVERYTHING, PUBLIC_VIEW, Event
from paiju.core.ledger import HOUSE, POT, moved_by
from paiju.flow.game import Rules
from paiju.flow.round import AnyRound
from paiju.formats import pages
from tests.conformance import family


def viewers(rules: Rules[Any]) -> list[int]:
    """Every seat and the public."""
    return [*range(rules.seats), PUBLIC_VIEW]


def differing(one: Any, other: Any) -> list[str]:
    """The facts in which two states differ, by name."""
    return [name for name in type(one).__slots__ if getattr(one, name) != getattr(other, name)]


def check_folds(played: AnyRound, chooser: random.Random | None = None) -> None:
    """Laws 1 and 4, at every event: folding the masked events is masking the fold; the log folds to the state.

    With a `chooser` one viewer is looked at after each event, without it all of them, and after the last one anyway.
    """
    rules = played.rules
    whole = rules.blank(EVERYTHING)
    views = {viewer: rules.blank(viewer) for viewer in viewers(rules)}
    for at, event in enumerate(played.log, start=1):
        whole.evolve(event)
        for viewer, view in views.items():
            masked = rules.vocabulary.mask(event, viewer)
            if masked is not None:
                view.evolve(masked)
        chosen = [*views] if chooser is None or at == len(played.log) else [chooser.choice([*views])]
        for viewer in chosen:
            assert differing(views[viewer], rules.seen_by(whole, viewer)) == [], (viewer, rules.vocabulary.read(event))
    assert differing(whole, played.state) == []


def check_now(played: AnyRound) -> None:
    """Law 2 and the facts that can be derived again, at this moment of a round."""
    rules, state = played.rules, played.state
    menus = rules.menus(state)
    for seat in range(rules.seats):
        assert rules.menu(played.view(seat), seat) == menus[seat], f"the menu of {seat} needs more than its view"
    check_derived(state)


def check_views(played: AnyRound) -> None:
    """Law 1 for the views that the round keeps of itself, at this moment."""
    for seat in range(played.rules.seats):
        assert differing(played.view(seat), played.rules.seen_by(played.state, seat)) == []


def check_derived(state: Any) -> None:
    """Law 3 and derived facts: cards are conserved, what is kept beside the hands follows from them, money sums up."""
    for seat in range(state.seats):
        hand = state.hand[seat * family.kinds(state) : (seat + 1) * family.kinds(state)]
        assert min(hand) >= 0
        assert sum(hand) == state.size[seat]
        assert state.held[seat] == sum(1 << kind for kind, count in enumerate(hand) if count)
    family.check(state)
    moved = moved_by(state.rows, state.seats)
    outside = (POT, HOUSE)
    assert sum(moved) == sum(row.paid * ((row.payer in outside) - (row.payee in outside)) for row in state.rows)


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
    """What a finished round hands back agrees with its rows; seats, pot and house sum to zero."""
    outcome = played.rules.outcome(played.state)
    assert sum(outcome.deltas) + outcome.pot - played.setup.pot + outcome.house == 0
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
