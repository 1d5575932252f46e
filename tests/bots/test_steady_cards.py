"""`steady` at word cards: legal and fair in every round, sound where the right move is plain, better than chance."""

import random
from functools import lru_cache
from math import sqrt
from typing import Any

import pytest

from paiju import bots
from paiju.bots import steady_cards
from paiju.bots.cards_danger import Danger
from paiju.bots.cards_distance import NEVER, distance
from paiju.bots.cards_outlook import live_cards
from paiju.core.events import HIDDEN, Event
from paiju.flow.observation import Observation
from paiju.flow.round import AnyRound
from paiju.lab.simulate import Summary, simulate
from paiju.zipai import events
from paiju.zipai.cards import CARDS, KINDS, RANKS_A_SIZE, SEQUENCES, is_red_sequence
from paiju.zipai.facts import counts_of
from paiju.zipai.kinds import DEAD_HALF, NO_PENG, PASSED_PENG
from paiju.zipai.readings import Forms, can_be_laid
from paiju.zipai.state import State
from tests.kit import compiled, play_out
from tests.kit.cards import CardTable
from tests.kit.driver import LETTERS

GAMES = ("fulushou", "weimaque")
WIDE = Forms(red_runs=True, loose_twos=True)
NARROW = Forms(red_runs=False, loose_twos=False)


def choice(table: CardTable, letter: str = "A") -> str:
    """What `steady` plays at this seat, as text."""
    return table.rules.actions.text(bots.find("steady").choose(Observation(table.round, LETTERS.index(letter))))


def scrambled(played: AnyRound, viewer: int, chooser: random.Random) -> AnyRound:
    """The same round with every card and mark that the viewer has not seen replaced by some other."""
    other = played.clone()
    other.log = [_without_secrets(event, viewer, chooser) for event in played.log]
    state: State = other.state
    state.wall = tuple(chooser.choices(range(KINDS), k=len(state.wall)))
    for seat in range(state.seats):
        if seat != viewer:
            state.hand[seat * KINDS : (seat + 1) * KINDS] = chooser.choices(range(4), k=KINDS)
            state.held[seat] = chooser.randrange(1 << KINDS)
            for which in (NO_PENG, DEAD_HALF, PASSED_PENG):
                state.marks[which][seat] = chooser.randrange(1 << KINDS)
    return other


def _without_secrets(event: Event, viewer: int, chooser: random.Random) -> Event:
    def other(cards: Any) -> tuple[int, ...]:
        return tuple(chooser.randrange(KINDS) for _ in cards)

    if event[0] == events.START:
        hands = tuple(hand if seat == viewer else other(hand) for seat, hand in enumerate(event[3]))
        return (*event[:2], other(event[2]), hands, *event[4:])
    if event[0] in (events.DRAW, events.HIDDEN_WEI) and event[1] != viewer:
        return (*event[:2], chooser.randrange(KINDS))
    return event


@pytest.mark.parametrize("game", GAMES)
def test_choices_do_not_depend_on_hidden_cards(game: str) -> None:
    chooser, compared = random.Random(2), 0

    def visit(played: AnyRound) -> None:
        nonlocal compared
        for seat in played.asked():
            compared += 1
            twin = scrambled(played, seat, chooser)
            first, second = (bots.find("steady").choose(Observation(one, seat)) for one in (played, twin))
            assert first == second

    for seed in range(6):
        play_out(compiled(game), seed, visit)
    assert compared > 80


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_beats_random_by_more_than_noise(game: str) -> None:
    points, wins = [], [0, 0]
    for seed in range(10):
        names = ("steady", "random", "random")
        summary: Summary = simulate(
            game, {}, names, 6, f"beats {seed}", lambda result: points.append(result.outcome.deltas[0])
        )
        wins[0] += summary.wins[0]
        wins[1] += sum(summary.wins[1:])
    mean = sum(points) / len(points)
    error = sqrt(sum((point - mean) ** 2 for point in points) / (len(points) - 1) / len(points))
    assert len(points) == 60
    assert mean > 2 * error
    assert wins[0] > 4 * wins[1]


@lru_cache(maxsize=1 << 18)
def slow_distance(counts: tuple[int, ...], groups: int, forms: Forms) -> int:
    """The same by trying every card that may come, every claim of it, and every discard."""
    for kind in range(KINDS):
        more = (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
        if counts[kind] < 4 and can_be_laid(more[:RANKS_A_SIZE], more[RANKS_A_SIZE:], forms):
            return 1
    if not groups:
        return NEVER
    found = NEVER
    for half in _claims(counts, forms):
        rest = list(counts)
        for card in half:
            rest[card] -= 1
        for kind in range(KINDS):
            if rest[kind]:
                left = (*rest[:kind], rest[kind] - 1, *rest[kind + 1 :])
                found = min(found, 1 + slow_distance(left, groups - 1, forms))
    return min(found, NEVER)


def _claims(counts: tuple[int, ...], forms: Forms) -> set[tuple[int, int]]:
    found = {(kind, kind) for kind in range(KINDS) if counts[kind] in (2, 3)}
    for place, cards in enumerate(SEQUENCES):
        if forms.red_runs or not is_red_sequence(place):
            for third in cards:
                one, other = (card for card in cards if card != third)
                if counts[one] and counts[other] and counts[third] < 4:
                    found.add((one, other))
    return found


@pytest.mark.parametrize("forms", [WIDE, NARROW])
@pytest.mark.parametrize(("groups", "hands"), [(0, 20), (1, 80), (2, 60), (3, 8)])
def test_distance_is_the_least_number_of_cards_that_must_come(forms: Forms, groups: int, hands: int) -> None:
    chooser = random.Random(groups)
    for _ in range(hands):
        few = chooser.sample(range(KINDS), 3 + 2 * groups)
        counts = tuple(counts_of(chooser.sample([kind for kind in few for _ in range(4)], 3 * groups + 1)))
        gone = sum(1 << kind for kind in range(KINDS) if counts[kind] == 4)
        assert distance(counts, groups, forms, gone) == slow_distance(counts, groups, forms)


@pytest.mark.parametrize(
    ("cards", "groups", "forms", "gone", "lacking"),
    [
        ("123456789x 123456789d 1d", 6, NARROW, "", 1),
        ("123456789x 123456789d 11d", 6, NARROW, "", 0),
        ("5x", 0, NARROW, "", 1),
        ("5x", 0, NARROW, "5x", NEVER),
        ("5x", 0, WIDE, "5x", 1),
        ("5x", 0, WIDE, "34567x", NEVER),
        ("27x 5d 9d", 1, WIDE, "", 2),
        ("27x 5d 9d", 1, NARROW, "", NEVER),
        ("27x 5d 9d", 1, WIDE, "0x", NEVER),
        ("34x 11d", 1, NARROW, "", 1),
        ("34x 11d", 1, NARROW, "25x", 2),
        ("34x 18d", 1, NARROW, "25x", NEVER),
    ],
)
def test_distances_that_are_plain(cards: str, groups: int, forms: Forms, gone: str, lacking: int) -> None:
    none_left = sum(1 << kind for kind in CARDS.read(gone))
    assert distance(counts_of(CARDS.read(cards)), groups, forms, none_left) == lacking


READY = "111333555777x 444d 88d 22d"
"""Five times three equal cards; either pair waits to become the sixth."""


def test_takes_the_win_of_a_turned_card() -> None:
    table = CardTable("fulushou", ["5d", "111222333x 444d 678d 99d 27x", ""], draws="0x", fill=3)
    while "win" not in table.menu("B"):
        table._decline()
    assert choice(table, "B") == "win"


@pytest.mark.parametrize("game", GAMES)
def test_throws_the_card_that_fits_nothing(game: str) -> None:
    assert choice(CardTable(game, [f"{READY} 5d"])) == "discard 5d"


@pytest.mark.parametrize("game", GAMES)
def test_takes_the_peng_that_makes_it_ready(game: str) -> None:
    table = CardTable(game, ["5d", "111333555x 444d 55d 67d 99d 1d", ""], fill=1).play("A discard 5d")
    assert choice(table, "B") == "peng"


def test_passes_a_peng_that_narrows_the_wait_of_a_ready_hand() -> None:
    table = CardTable("weimaque", ["8d", READY, ""]).play("A discard 8d")
    assert "peng" in table.menu("B")
    assert choice(table, "B") == "pass"


def test_leaves_a_claim_that_kills_the_hand() -> None:
    """After 吃 456x nothing may be thrown: of every kind left three were dealt, or the card eaten was of it."""
    table = CardTable("weimaque", ["6x", "4444566x 111x 999x 222d 777d", ""]).play("A discard 6x")
    assert "chi 456x" in table.menu("B")
    decision = steady_cards.Table(Observation(table.round, 1))
    assert decision.worth(decision.view, table.rules.actions.number("chi 456x")) == 0
    assert choice(table, "B") != "chi 456x"
    assert table.play("B chi 456x").state.dead[1]


def test_a_hand_that_can_never_win_throws_what_the_next_seat_can_least_eat() -> None:
    """Five times three equal cards leave five lone ones: no card can come that makes a sixth group."""
    table = CardTable("weimaque", ["1111x 4444x 7777x 1111d 4444d"])
    gone = sum(1 << kind for kind in CARDS.read("147x 14d"))
    assert distance(counts_of(CARDS.read("111x 4444x 7777x 1111d 4444d")), 6, NARROW, gone) == NEVER
    assert choice(table) in {"discard 1x", "discard 1d"}


@pytest.mark.parametrize("game", GAMES)
def test_live_cards_are_those_in_the_wall_and_in_other_hands(game: str) -> None:
    table = CardTable(game, [""], fill=5)
    while not table.over:
        view = table.round.view(0)
        face_down = sum(meld[1] == HIDDEN for melds in view.melds for meld in melds) * 3
        looked = view.drawn == HIDDEN
        assert sum(live_cards(view, 0)) == view.left + sum(view.size[1:]) + face_down + looked
        table._decline()


def test_what_the_next_seat_let_go_is_safe() -> None:
    table = CardTable("weimaque", ["5d", "1d", ""], fill=2)
    view = table.round.view(0)
    live = live_cards(view, 0)
    danger = Danger(view, 0, live, NARROW)
    five, seven = CARDS.read("57d")
    assert danger.eaten(five) > 0
    assert danger.kept(five) == 1  # nothing is drawn yet
    view.thrown[1].append(five)
    assert danger.eaten(five) == 0
    assert danger.eaten(seven) > 0
    view.draws, view.left = 20, 2
    assert Danger(view, 0, live, NARROW).kept(seven) < 1
