"""Records for tests: rounds on chosen tiles, and sessions played at random in which seats leave and come back."""

import json
import random
from collections.abc import Mapping
from typing import Any

from paiju.core import seeds
from paiju.flow.away import AUTO, GONE, HERE
from paiju.flow.match import Match
from paiju.flow.options import completed
from paiju.flow.registry import find
from paiju.flow.round import AnyRound, Round
from paiju.flow.window import bits
from paiju.formats import record
from tests.kit import Table

NEIJIANG = find("neijiang")
NAMES = ("甲", "乙", "丙", "丁")

ALL_TILES = [
    # of the four seats, the last three wait for 5p alone
    "11223377899p18s5p", "46p222333444s99s", "46p555666777s99s", "12346789p11888s",
]  # fmt: skip
DRAWS = "123455567889p1234567s"


def three_win() -> Table:
    """听 is offered and answered in three ways; then three seats win the dealer's first discard."""
    table = Table(ALL_TILES, DRAWS).play("C pass; B ready")
    table.round.lapse(3)
    return table.play("A discard 5p; D win; C win")


def lines_of(table: Table, **options: Any) -> list[str]:
    return record.write(record.Origin(NEIJIANG, completed(NEIJIANG.options, options), NAMES), table.round)


def events_of(table: Table, **options: Any) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines_of(table, **options)[1:-1]]


def again(lines: list[str]) -> Round[Any]:
    """The round of the lines, decided anew."""
    (one,) = record.read(lines)
    return record.replay(one)


def returns(table: Table, **options: Any) -> None:
    """Assert that the record leads to the same log."""
    assert again(lines_of(table, **options)).log == table.round.log


def claims() -> Table:
    """A has thrown 5p: B may make a pong of it, C and D may win it."""
    return Table(["5p", "55p", "46p222333444s99s", "46p555666777s99s"]).play("C pass; D pass; A discard 5p")


def session(rounds: int, seed: int = 1, options: Mapping[str, Any] | None = None) -> list[str]:
    """The lines of a session of 内江麻将 with this many rounds; each seat gives a seed of its own."""
    game = find("neijiang")
    full = completed(game.options, options or {})
    match = Match(game.compile(full), seeds.sitting_seed(str(seed)))
    chooser = random.Random(seed)
    lines: list[str] = []
    for _ in range(rounds):
        given = [chooser.randbytes(min(seat * 8, 32)) for seat in range(match.rules.seats)]
        played = match.deal(given)
        origin = record.Origin.of(match, game, full)
        play_with_leavers(played, chooser)
        lines += record.write(origin, played)
        match.close()
    return lines


def play_with_leavers(played: AnyRound, chooser: random.Random) -> None:
    """Play to the end; who can win does, and everybody comes and goes a good deal."""
    win = played.rules.actions.number("win")
    while not played.over:
        seat = chooser.choice(played.asked())
        menu = played.menu(seat)
        if chooser.random() < 0.15:
            played.presence(chooser.randrange(played.rules.seats), chooser.choice((HERE, HERE, GONE, AUTO)))
        elif chooser.random() < 0.05:
            played.lapse(seat)
        else:
            played.answer(seat, win if menu >> win & 1 else chooser.choice(list(bits(menu))))
