"""Records of every game: random sessions with absences and time-outs return from their own lines."""

import json
import random
from typing import Any

import pytest

from paiju.core import seeds
from paiju.core.errors import InvalidError
from paiju.flow.away import AUTO, GONE, HERE
from paiju.flow.game import Game
from paiju.flow.match import Match
from paiju.flow.registry import games
from paiju.flow.round import AnyRound
from paiju.flow.window import bits
from paiju.formats import record
from tests.kit.rounds import random_options, random_rules

FREE = {"lapse", "leave", "back", "auto"}
EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def play(played: AnyRound, chooser: random.Random) -> None:
    """To the end: wins taken mostly, somebody leaves or is slow now and then, or all the time."""
    leaving, slow = chooser.choice((0.02, 0.02, 0.2, 0.4)), chooser.choice((0.05, 0.05, 0.3))
    while not played.over:
        seat = chooser.choice(played.asked())
        dice, menu = chooser.random(), played.menu(seat)
        if dice < leaving:
            played.presence(chooser.randrange(played.rules.seats), chooser.choice((HERE, HERE, GONE, AUTO)))
        elif dice < leaving + slow:
            played.lapse(seat)
        else:
            win = menu >> 1 & 1 and chooser.random() < 0.7
            played.answer(seat, 1 if win else chooser.choice(list(bits(menu))))


def session(game: Game[Any], seed: int, rounds: int) -> list[str]:
    """The lines of a session of some rounds under random options."""
    chooser = random.Random(seed)
    while True:
        options = random_options(game, chooser) | ({"rounds": 8} if game.id == "weimaque" else {})
        if not (options.get("buried") and options["players"] == 3):
            break
    match = Match(game.compile(options), seeds.sitting_seed(f"{game.id} {seed}"))
    lines: list[str] = []
    for _ in range(rounds):
        if match.over:
            break
        played = match.deal()
        origin = record.Origin.of(match, game, options)
        play(played, chooser)
        lines += record.write(origin, played)
        match.close()
    return lines


@EVERY_GAME
def test_sessions_return_from_their_records(game: Game[Any]) -> None:
    ended = set()
    for seed in range(60):
        lines = session(game, seed, 4)
        for replay in record.replay_all(record.read(lines), prove=True):
            ended.add(bool(replay.finish().state.winners))
    assert ended == {True, False}


@EVERY_GAME
def test_a_changed_line_is_named(game: Game[Any]) -> None:
    """Take out, double or swap a line: the replay names one. (Who was slow or away is free: that is another record.)"""
    lines = session(game, 5, 1)
    firm = [at for at in range(1, len(lines) - 2) if not FREE & {json.loads(line)["do"] for line in lines[at : at + 2]}]
    for at in random.Random(5).sample(firm, min(len(firm), 25)):
        without = [*lines[:at], *lines[at + 1 :]]
        doubled = [*lines[:at], lines[at], *lines[at:]]
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        for changed in (without, doubled, swapped):
            with pytest.raises(InvalidError, match=r"line \d+"):
                list(record.replay_all(record.read(changed), prove=True))


def test_random_rules_go_together() -> None:
    for game in games():
        assert all(random_rules(game, random.Random(seed)).seats >= 2 for seed in range(30))
