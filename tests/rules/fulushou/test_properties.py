"""What holds in every round: hands only shrink, and have the sizes of FL-2.6."""

import random
from itertools import pairwise

import pytest

from paiju.core.events import EVERYTHING
from paiju.flow.registry import find
from paiju.flow.round import AnyRound
from paiju.zipai.facts import LIU
from paiju.zipai.kinds import LOOK, OWED, TURNED
from paiju.zipai.state import State
from tests.kit import compiled, play_out, random_rules

SEEDS = range(60)


def _states(played: AnyRound) -> list[State]:
    """The whole state after each event."""
    state: State = played.rules.blank(EVERYTHING)
    found = []
    for event in played.log:
        state.evolve(event)
        found.append(state.copy())
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_fl_2_6_hands_have_their_sizes(seed: int) -> None:
    rules = random_rules(find("fulushou"), random.Random(seed))
    sizes: set[int] = set()

    def look(played: AnyRound) -> None:
        state = played.state
        if state.over:
            return
        for seat in range(state.seats):
            dealt = state.phase == 1 and seat == state.dealer
            owes = dealt or (state.phase == OWED and seat == state.turn)
            assert state.size[seat] == 19 + owes - 3 * len(state.melds[seat])
            sizes.add(state.size[seat])

    play_out(rules, seed, look)
    assert sizes


@pytest.mark.parametrize("seed", SEEDS)
def test_fl_2_6_near_miss_a_hand_never_grows_and_a_drawn_card_never_enters_it(seed: int) -> None:
    played = play_out(random_rules(find("fulushou"), random.Random(seed)), seed)
    begun = [state for state in _states(played) if sum(state.size)]
    for before, after in pairwise(begun):
        for place, count in enumerate(after.hand):
            assert count <= before.hand[place]
        if after.phase in (LOOK, TURNED):
            assert sum(after.size) == sum(before.size)


@pytest.mark.parametrize("seed", SEEDS)
def test_fl_2_6_a_winning_hand_has_twenty_cards_and_one_for_each_liu(seed: int) -> None:
    played = play_out(compiled("fulushou"), seed, wins=1.0)
    state = played.state
    for seat, _, card, _ in state.wins:
        melds = state.melds[seat]
        tiles = state.size[seat] + sum(4 if meld[0] == LIU else 3 for meld in melds) + (card >= 0)
        special = state.draws == 0 and seat != state.dealer
        assert tiles == 20 - special + sum(meld[0] == LIU for meld in melds)
