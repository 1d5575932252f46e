"""Speed of random play, side by side with a peer in the same run: `make bench`.

Both engines are stepped from Python by a player that picks uniformly among the legal actions. The runs alternate, so
that a machine whose speed drifts treats both alike; the figure to trust is the ratio, the median over the pairs.
"""

import cProfile
import pstats
import random
import statistics
import sys
import time
from collections.abc import Callable

import rlcard

import paiju
from paiju.core import seeds
from paiju.flow.match import Match
from paiju.flow.observation import Observation
from paiju.flow.options import completed

PAIRS = 7
SECONDS = 2.0
Rate = float
"""Actions a second."""


def neijiang(seconds: float, *, observe: bool = False) -> Rate:
    """Random 内江 rounds, one answer at a time; with `observe` an observation is built for each."""
    game = paiju.game("neijiang")
    match = Match(game.compile(completed(game.options, {})), seeds.sitting_seed("bench"))
    chooser = random.Random(1)
    actions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        played = match.deal()
        while not played.over:
            seat = played.asked()[0]
            menu = Observation(played, seat).menu if observe else played.menu(seat)
            played.answer(seat, picked(menu, chooser))
            actions += 1
        match.close()
    return actions / (time.perf_counter() - start)


def picked(menu: int, chooser: random.Random) -> int:
    """One of the set bits, all equally likely."""
    for _ in range(chooser.randrange(menu.bit_count())):
        menu &= menu - 1
    return (menu & -menu).bit_length() - 1


def rlcard_mahjong(seconds: float) -> Rate:
    """Random rounds of rlcard's mahjong, one step at a time."""
    env = rlcard.make("mahjong", config={"seed": 1})
    chooser = random.Random(1)
    actions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chooser.choice(list(state["legal_actions"])))
            actions += 1
    return actions / (time.perf_counter() - start)


def compare(name: str, ours: Callable[[float], Rate], theirs: Callable[[float], Rate]) -> None:
    """Alternate both and print medians and the median of the ratios."""
    pairs = [(ours(SECONDS), theirs(SECONDS)) for _ in range(PAIRS)]
    mine, peer = (statistics.median(rates) for rates in zip(*pairs, strict=True))
    ratios = sorted(a / b for a, b in pairs)
    print(f"{name:32} {mine:10,.0f} actions/s   rlcard mahjong {peer:8,.0f} actions/s", end="   ")
    print(f"ratio {statistics.median(ratios):.1f} ({ratios[0]:.1f} to {ratios[-1]:.1f})")


def hands_scored(seconds: float) -> Rate:
    """Complete hands scored a second through the public function, checks and reasons included."""
    request = {"game": "neijiang", "hand": "33345p12378999s", "win": {"by": "draw", "tile": "3p"}}
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        paiju.score(request)
        done += 1
    return done / (time.perf_counter() - start)


def profile() -> None:
    """Where the time goes."""
    watcher = cProfile.Profile()
    watcher.runcall(neijiang, SECONDS)
    pstats.Stats(watcher, stream=sys.stdout).sort_stats("tottime").print_stats(12)


def main() -> None:
    """Print everything."""
    neijiang(0.2)  # builds the tables
    print(f"Python {sys.version.split()[0]}, {PAIRS} pairs of {SECONDS:g} s each, medians\n")
    compare("内江 random play", neijiang, rlcard_mahjong)
    compare("内江 with observations", lambda seconds: neijiang(seconds, observe=True), rlcard_mahjong)
    print(f"paiju.score: {hands_scored(SECONDS):,.0f} hands/s\n")
    profile()


if __name__ == "__main__":
    main()
