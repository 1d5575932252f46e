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
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import rlcard

import paiju
from paiju.core import seeds
from paiju.flow.game import Rules
from paiju.flow.match import Match
from paiju.flow.observation import Observation
from paiju.flow.options import completed
from paiju.flow.round import AnyRound
from paiju.games.yushu.tiles import RED, WILDS
from paiju.mahjong.facts import Declared, Drawn
from paiju.mahjong.kinds import PONG
from paiju.mahjong.marks import suit_marked
from paiju.mahjong.plan import Hand

PAIRS = 7
SECONDS = 2.0
LONGEST_LIST = 10
WILD_HANDS = 2000
Rate = float
"""Actions a second."""


class Speed(NamedTuple):
    """What was played in a second."""

    rounds: float
    actions: Rate


def play(name: str, seconds: float, *, observe: bool = False) -> Speed:
    """Random rounds of a game under its default options; with `observe` an observation is built for each answer."""
    game = paiju.game(name)
    rules: Rules[Any] = game.compile(completed(game.options, {}))
    match, chooser = Match(rules, seeds.sitting_seed("bench")), random.Random(1)
    rounds, actions, start = 0, 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        if match.over:
            match = Match(rules, seeds.sitting_seed(f"bench {rounds}"))
        actions += play_round(match.deal(), chooser, observe)
        match.close()
        rounds += 1
    return Speed(rounds / passed, actions / passed)


def play_round(played: AnyRound, chooser: random.Random, observe: bool) -> int:
    """One round, one answer at a time; how many answers it took."""
    actions = 0
    while not played.over:
        seat = played.asked()[0]
        menu = Observation(played, seat).menu if observe else played.menu(seat)
        played.answer(seat, picked(menu, chooser))
        actions += 1
    return actions


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
    print(f"{name:22} {mine:8,.0f} actions/s   rlcard mahjong {peer:7,.0f} actions/s", end="   ")
    print(f"ratio {statistics.median(ratios):.1f} ({ratios[0]:.1f} to {ratios[-1]:.1f})")


def every_game() -> None:
    """Random play of each registered game, plain and with an observation for each answer."""
    for game in paiju.all_games():
        plain = play(game.id, SECONDS)
        shown = play(game.id, SECONDS, observe=True)
        print(f"{game.id:12} {plain.rounds:6,.0f} rounds/s {plain.actions:8,.0f} actions/s", end="   ")
        print(f"with observations {shown.rounds:6,.0f} rounds/s {shown.actions:8,.0f} actions/s")


def hands_scored(seconds: float) -> Rate:
    """Complete hands scored a second through the public function, checks and reasons included."""
    request = {"game": "neijiang", "hand": "33345p12378999s", "win": {"by": "draw", "tile": "3p"}}
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        paiju.score(request)
        done += 1
    return done / (time.perf_counter() - start)


def four_wild() -> None:
    """How long 榆树麻将 takes to score a hand with four 会, when no other is remembered, and when it comes again."""
    game = paiju.game("yushu")
    scorer, chooser = game.compile(completed(game.options, {})).scorer, random.Random(1)
    cold: list[float] = []
    again: list[float] = []
    for number in range(WILD_HANDS):
        hand = wild_hand(chooser, number % 4)
        suit_marked.cache_clear()
        cold.append(timed(scorer.score, hand))
        again.append(timed(scorer.score, hand))
    print("\n榆树, a hand with four 会", end="   ")
    for name, times in (("cold", cold), ("again", again)):
        low, mean, worst = (1e6 * of(times) for of in (statistics.median, statistics.mean, max))
        print(f"{name}: median {low:,.0f} µs, mean {mean:,.0f} µs, worst {worst:,.0f} µs", end="   ")
    print()


def wild_hand(chooser: random.Random, declared: int) -> Hand:
    """Four 会 and tiles drawn at random, with so many pongs declared."""
    wild, *kinds = chooser.sample(WILDS, len(WILDS))
    melds = tuple(Declared(PONG, (kind,) * 3) for kind in kinds[:declared])
    natural = chooser.sample([kind for kind in (*kinds[declared:], RED) for _ in range(4)], 10 - 3 * declared)
    return Hand((*natural, *[wild] * 4), melds, Drawn(), natural[0], wild)


def timed(function: Callable[[Hand], Any], hand: Hand) -> float:
    """Seconds of processor time that one call takes."""
    start = time.process_time()
    function(hand)
    return time.process_time() - start


def profile(game: str) -> None:
    """Where the time goes: the share of each module, then the functions that cost most."""
    watcher = cProfile.Profile()
    watcher.runcall(play, game, SECONDS)
    stats = pstats.Stats(watcher, stream=sys.stdout).strip_dirs().sort_stats("tottime")
    print(f"\n{game}: own time by module, under the profiler")
    for module, share in shares(watcher)[:LONGEST_LIST]:
        print(f"  {share:4.0%}  {module}")
    stats.print_stats(LONGEST_LIST)


def shares(watcher: cProfile.Profile) -> list[tuple[str, float]]:
    """Module → its share of the time, its own functions' alone, largest first; what is written in C has no file."""
    spent: Counter[str] = Counter()
    for (path, _, _), (_, _, own, _, _) in pstats.Stats(watcher).stats.items():  # type: ignore[attr-defined]
        spent["/".join(Path(path).parts[-2:]) if path.startswith("/") else "built into Python"] += own
    return [(module, own / spent.total()) for module, own in spent.most_common()]


def main() -> None:
    """Print everything."""
    for game in paiju.all_games():
        play(game.id, 0.2)  # builds the tables
    print(f"Python {sys.version.split()[0]}, {PAIRS} pairs of {SECONDS:g} s each, medians\n")
    compare("内江 random play", lambda seconds: play("neijiang", seconds).actions, rlcard_mahjong)
    compare("内江 with observations", lambda seconds: play("neijiang", seconds, observe=True).actions, rlcard_mahjong)
    print()
    every_game()
    print(f"\npaiju.score of a hand of 内江: {hands_scored(SECONDS):,.0f} hands/s")
    four_wild()
    for game in paiju.all_games():
        profile(game.id)


if __name__ == "__main__":
    main()
