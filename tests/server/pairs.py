"""Pairs of rounds that differ in two tiles which a viewer has not seen, found in the engine alone.

A round is told by its beats: for each moment at which it waits, the answers that it gets there. A moment of which
nobody may learn who was asked has a beat too where nobody is: there only the pause ends.
"""

import random
from typing import Any, NamedTuple

from paiju.core import seeds
from paiju.core.events import PUBLIC_VIEW, Event
from paiju.flow.game import Deal, Rules, Setup
from paiju.flow.round import AnyRound, Round
from paiju.flow.window import bits
from tests.conformance import family
from tests.conformance.test_laws import seen_places, swapped
from tests.kit import compiled
from tests.kit.driver import PASS

Step = tuple[int, int]
"""(seat, action)"""
Beat = tuple[Step, ...]
LEAST = 16
"""Beats of a round that is long enough to be looked at."""
TRIES, ROUNDS = 12, 60
"""Swaps that are tried in a round, and rounds that are searched."""


class Pair(NamedTuple):
    """A round and its twin, up to the beat that ends them, for then all is published.

    `lone`: the numbers of the beats at which somebody is asked in one of them alone.
    """

    viewer: int
    deal: Deal
    beats: list[Beat]
    twin: Deal
    twin_beats: list[Beat]
    lone: list[int]

    def until(self, beat: int) -> "Pair":
        """The pair without what comes after this beat."""
        return self._replace(beats=self.beats[: beat + 1], twin_beats=self.twin_beats[: beat + 1])


def fresh(rules: Rules[Any], deal: Deal) -> AnyRound:
    """The first round of a session at a table with pauses, as the server begins it under this deal."""
    return Round(rules, Setup(0, (rules.start_balance,) * rules.seats, away=(), number=1), deal, paced=True)


def play(played: AnyRound, beat: Beat) -> None:
    """Let a beat happen."""
    pausing = played.pausing
    for step in beat:
        played.answer(*step)
    if pausing:
        played.go_on()


def at_random(played: AnyRound, chooser: random.Random) -> Beat:
    """Answers of all who are asked now, in any order; nobody wins who need not, so that rounds are long."""
    seats = played.asked()
    chooser.shuffle(seats)
    win = played.rules.actions.number("win")
    beat = []
    for seat in seats:
        actions = list(bits(played.menu(seat)))
        beat.append((seat, chooser.choice([action for action in actions if action != win] or actions)))
    return tuple(beat)


def pair(game: str, viewer: int, number: int) -> Pair:
    """The first that a search from this number finds: of a whole round, with claims that one of the twins has alone."""
    rules = compiled(game)
    for more in range(ROUNDS):
        chooser = random.Random(f"{number} {more}")
        deal = rules.shuffle(seeds.sitting_seed(f"{number} {more}"))
        beats, played = _recorded(rules, deal, chooser)
        if len(beats) < LEAST:
            continue
        for one, other in _swaps(played, viewer, chooser):
            found = _twins(rules, viewer, deal, swapped(deal, one, other), beats)
            if found.lone and len(found.beats) == len(beats) - 1:
                return found
    raise AssertionError("no such pair")


def _recorded(rules: Rules[Any], deal: Deal, chooser: random.Random) -> tuple[list[Beat], AnyRound]:
    """A round at random, and how it ended."""
    played, beats = fresh(rules, deal), []
    while not played.over:
        beats.append(at_random(played, chooser))
        play(played, beats[-1])
    return beats, played


def _swaps(played: AnyRound, viewer: int, chooser: random.Random) -> list[Step]:
    """Pairs of places in the wall whose tiles differ, and are hidden from the viewer to the end of the round."""
    wall = played.deal.wall
    held, left = _held(played, viewer), _left(played)
    tried = (chooser.sample([chooser.choice(held), *chooser.sample(held + left, 3)], 2) for _ in range(TRIES))
    return [(one, other) for one, other in tried if wall[one] != wall[other]] if held else []


def _held(played: AnyRound, viewer: int) -> list[int]:
    """The places of tiles that others were dealt, or drew, and seem to hold still."""
    state, wall = played.state, played.deal.wall
    kinds = family.kinds(state)
    seats = (seat for seat in range(state.seats) if seat != viewer)
    return [place for seat in seats for place in seen_places(played, seat) if state.hand[seat * kinds + wall[place]]]


def _left(played: AnyRound) -> list[int]:
    """The places of tiles that nobody has drawn."""
    names = [played.rules.vocabulary.types[event[0]].name for event in played.log]
    dealt = sum(map(len, played.rules.start(played.setup, played.deal)[3]))
    return list(range(dealt + names.count("draw"), len(played.deal.wall)))


def _twins(rules: Rules[Any], viewer: int, deal: Deal, other: Deal, beats: list[Beat]) -> Pair:
    """As much of a round as goes on other tiles with the same public events."""
    played, twin = fresh(rules, deal), fresh(rules, other)
    found = Pair(viewer, deal, [], other, [], [])
    if _public(played, 0) != _public(twin, 0):
        return found
    for beat in beats:
        theirs, lone = _adapted(twin, beat), twin.asked() != played.asked()
        if theirs is None:
            break
        start = (len(played.log), len(twin.log))
        play(played, beat)
        play(twin, theirs)
        if played.over or twin.over or _public(played, start[0]) != _public(twin, start[1]):
            break
        found.lone.extend([len(found.beats)] if lone else [])
        found.beats.append(beat)
        found.twin_beats.append(theirs)
    return found


def _adapted(twin: AnyRound, beat: Beat) -> Beat | None:
    """The same answers where they are asked for and legal, else passes, in the other order; None where none goes."""
    given, theirs = dict(beat), []
    for seat in reversed([*given, *(seat for seat in twin.asked() if seat not in given)]):
        menu, action = twin.menu(seat), given.get(seat, PASS)
        if menu:
            theirs.append((seat, action if menu >> action & 1 else PASS))
    return tuple(theirs) if all(twin.menu(seat) >> action & 1 for seat, action in theirs) else None


def _public(played: AnyRound, start: int) -> list[Event]:
    """What everybody has seen of the log from there on."""
    return played.rules.vocabulary.masked(played.log[start:], PUBLIC_VIEW)
