"""What runs for PAIJU_SOAK_MINUTES: fresh random rounds against the laws, fresh hands against the slow readers.

On two cores everything together takes about so many minutes. The seeds are new each time; a failure tells its own.
"""

import os
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from paiju.flow.game import Game
from paiju.flow.registry import games
from tests.conformance.test_laws import check_round
from tests.games.fulushou import test_fast_and_slow as fulushou
from tests.games.weimaque import test_fast_and_slow as weimaque
from tests.games.yushu import test_fast_and_slow as yushu
from tests.mahjong import test_fast_and_slow as mahjong
from tests.mahjong import test_hebei_fast_and_slow as hebei
from tests.mahjong import test_peer as peer

MINUTES = float(os.environ.get("PAIJU_SOAK_MINUTES", "0.1"))
HANDS = 200_000 if MINUTES >= 15 else int(12_000 * MINUTES)
"""A full soak compares at least 200,000 hands a game."""
HAND_SECONDS = 0.009
"""What one hand of every game takes, the slow readers included."""
LAWS_SECONDS = max(MINUTES * 5, (MINUTES * 120 - HANDS * HAND_SECONDS) / len(games()))
"""How long each game plays whole rounds: what the hands leave of two cores, and some anyway."""

Check = Callable[[random.Random], Any]
SCORES: dict[str, Check] = {
    "neijiang": mahjong.check_score,
    "yushu": yushu.check,
    "hebei": hebei.check_random,
    "fulushou": fulushou.check,
    "weimaque": weimaque.check,
}
OTHERS: dict[str, tuple[Check, int]] = {
    "waits": (mahjong.check_waits, 20),
    "wild readings": (mahjong.check_readings, 20),
    "wild waits": (yushu.check_waits, 200),
    "wild marks": (yushu.check_marks, 20),
    "shapes": (peer.check_random, 1),
}
"""With the part of the hands that each of them takes: one in so many."""


def run(check: Check, seed: int, name: str) -> Any:
    """One check; a failure tells the seed that shows it again."""
    try:
        return check(random.Random(seed))
    except AssertionError:
        print(f"\n{name}: random.Random({seed}) shows it")
        raise


@pytest.mark.soak
@pytest.mark.parametrize("game", SCORES)
def test_soak_scores(game: str) -> None:
    """Fast and slow scores of a game are alike; at least a fifth of the hands win."""
    start = random.SystemRandom().randrange(1 << 48)
    won = sum(bool(run(SCORES[game], start + number, game)) for number in range(HANDS))
    assert won > HANDS * 0.2


@pytest.mark.soak
@pytest.mark.parametrize("what", OTHERS)
def test_soak_readers(what: str) -> None:
    """Waits, readings with wild tiles, shapes as another library sees them."""
    check, part = OTHERS[what]
    start = random.SystemRandom().randrange(1 << 48)
    for number in range(HANDS // part):
        run(check, start + number, what)


def test_every_game_is_soaked() -> None:
    assert set(SCORES) == {game.id for game in games()}


def _one_round(game: Game[Any], seed: int, chooser: random.Random) -> None:
    check_round(game, seed, thorough=True)


@pytest.mark.soak
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_soak_laws(game: Game[Any]) -> None:
    """All laws over random rounds of a game until its time is over."""
    end = time.monotonic() + LAWS_SECONDS
    seed, rounds = random.SystemRandom().randrange(1 << 48), 0
    while time.monotonic() < end:
        run(partial(_one_round, game, seed + rounds), seed + rounds, f"{game.id}, check_round")
        rounds += 1
    assert rounds > LAWS_SECONDS / 3
