"""The command line driven from outside, and the answers that a person would type."""

import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from paiju import bots
from paiju.cli.play import seated
from paiju.flow.observation import Observation
from paiju.flow.options import parsed
from paiju.flow.registry import find
from paiju.flow.round import AnyRound

PAIJU = Path(sys.executable).with_name("paiju")


def run(*arguments: str, typed: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """`paiju` as its own process, with `typed` on its standard input."""
    given = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run([PAIJU, *arguments], input=given, capture_output=True, timeout=120, check=False)
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    )


def first_legal(played: AnyRound, seat: int) -> int:
    """The first action of the menu."""
    return Observation(played, seat).actions()[0]


def steady(played: AnyRound, seat: int) -> int:
    """What the bot `steady` would do."""
    return bots.find("steady").choose(Observation(played, seat))


def answers(
    seed: str,
    rounds: int,
    options: Iterable[str] = (),
    choose: Callable[[AnyRound, int], int] = first_legal,
    name: str = "neijiang",
) -> list[str]:
    """What somebody in seat 0 types who plays so many rounds by `choose`; Enter after each round."""
    game = find(name)
    table = seated(game, parsed(game.options, options), seed, "steady", 0, None, rounds)
    typed: list[str] = []
    for _ in range(rounds):
        played = table.match.deal()
        while not played.over:
            seat = 0 if played.menu(0) else played.asked()[0]
            action = choose(played, 0) if seat == 0 else table.bots[seat].choose(Observation(played, seat))
            if seat == 0:
                typed.append(played.rules.actions.text(action))
            played.answer(seat, action)
        table.match.close()
        typed.append("")
    return typed


def lines(typed: Iterable[str]) -> str:
    """One answer a line."""
    return "".join(f"{text}\n" for text in typed)
