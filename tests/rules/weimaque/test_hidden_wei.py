"""WM-6.3 over random rounds: to the others a hidden 偎 is nothing but one more group."""

from typing import Any

import pytest

from paiju.core.events import HIDDEN, PUBLIC_VIEW
from paiju.flow.round import AnyRound
from paiju.zipai import events
from paiju.zipai.cards import KINDS
from paiju.zipai.facts import WEI
from tests.kit import compiled, play_out

RULES = compiled("weimaque", {"edition": "quan"})


def test_wm_6_3_nothing_but_its_count() -> None:
    found: list[int] = []

    def unseen(played: AnyRound) -> None:
        for seat in range(3):
            kinds = {event[2] for event in played.log if event[0] == events.HIDDEN_WEI and event[1] == seat}
            found.extend(kinds)
            for viewer in {0, 1, 2, PUBLIC_VIEW} - {seat}:
                if not played.over:
                    _knows_nothing(played.view(viewer), seat, played)

    for seed in range(15):
        play_out(RULES, seed, unseen)
    assert len(set(found)) > 3


def _knows_nothing(view: Any, seat: int, played: AnyRound) -> None:
    hidden = [event for event in played.log if event[0] == events.HIDDEN_WEI and event[1] == seat]
    unknown = [meld for meld in view.melds[seat] if meld[0] == WEI and meld[1] == HIDDEN]
    assert len(unknown) == len(hidden)
    assert view.face_down[seat] in ([], [HIDDEN] * len(hidden))
    assert view.hand[seat * KINDS : (seat + 1) * KINDS] == [0] * KINDS
    assert view.size[seat] == played.state.size[seat]


@pytest.mark.parametrize("seed", range(6))
def test_wm_6_3_near_miss_at_the_end_all_is_open(seed: int) -> None:
    played = play_out(RULES, seed)
    assert all(meld[1] != HIDDEN for melds in played.view(PUBLIC_VIEW).melds for meld in melds)
