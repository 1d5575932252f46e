"""What runs for PAIJU_SOAK_MINUTES: fresh random rounds against the laws, fresh hands against the slow readers."""

import os
import random
import time

import pytest

from paiju.flow.registry import games
from tests.conformance.test_laws import check_round
from tests.games.fulushou import test_fast_and_slow as fulushou
from tests.games.weimaque import test_fast_and_slow as weimaque
from tests.mahjong.test_fast_and_slow import check_readings, check_score, check_waits

CARD_GAMES = {"fulushou": fulushou.check, "weimaque": weimaque.check}
MINUTES = float(os.environ.get("PAIJU_SOAK_MINUTES", "0.1"))
HANDS = 200_000 if MINUTES >= 15 else int(13_000 * MINUTES)
"""A full soak compares at least 200,000 hands a game."""
LAWS_SHARE = 0.6
"""How much of the time goes to whole rounds; the hands take the rest."""


@pytest.mark.soak
def test_soak_hands() -> None:
    """Fast readers against slow ones, scores included."""
    start = random.SystemRandom().randrange(1 << 48)
    print(f"\nhands from seed {start}")
    won = sum(check_score(random.Random(start + number)) for number in range(HANDS))
    for game, check in CARD_GAMES.items():
        wins = sum(check(random.Random(start + number)) for number in range(HANDS))
        print(f"{game}: {HANDS} hands scored alike, {wins} of them winning")
        assert wins > HANDS * 0.2
    for number in range(HANDS // 20):
        check_waits(random.Random(start + number))
        check_readings(random.Random(start + number))
    print(f"{HANDS} hands scored alike, {won} of them winning")
    assert won > HANDS * 0.3


@pytest.mark.soak
def test_soak_laws() -> None:
    """All laws over random rounds of every game until the time is over; the seed of a failure is printed."""
    end = time.monotonic() + MINUTES * 60 * LAWS_SHARE
    seed = random.SystemRandom().randrange(1 << 48)
    rounds = 0
    while time.monotonic() < end:
        for game in games():
            try:
                check_round(game, seed + rounds)
            except AssertionError:
                print(f"\n{game.id}: the round of seed {seed + rounds} breaks a law")
                raise
        rounds += 1
    print(f"\n{rounds} rounds a game kept the laws, from seed {seed}")
    assert rounds > MINUTES * 10
