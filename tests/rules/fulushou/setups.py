"""Hands and steps that several rule tests share. Seats are letters, cards the public notation."""

from collections.abc import Sequence
from typing import Any

from paiju.core import seeds
from paiju.core.errors import PaijuError
from paiju.flow.match import Match
from paiju.flow.window import bits
from paiju.zipai.cards import CARDS
from tests.kit.cards import CardTable
from tests.kit.driver import moment

WAIT_5X = "12346789x11333666999d"
"""Waits for 5x with 三坎: 9 + 对子 1 + 胡牌 1 = 11; also for 1d."""
OTHER_5X = "12346789x22244455888d"
"""Waits for 5x too (11) and for 5d; shares no pair with `WAIT_5X`."""
WEI_4X = "1234467890x123555678d"
"""A drawn 4x makes a 歪 after which the hand is complete: 4 + 3 + 1 = 8."""
SPOILED_4X = "3344556x111444777000d"
"""Wins a 4x that another seat turns; drawn by oneself it must be a 歪, which spoils the hand."""
DULL = "2223555889d111444777x"
"""Nineteen cards; of 9d, 9x and 0x none can be claimed with them, and nothing wins."""
BIG = "11144477700088356d"
"""Seventeen big cards to go with two small ones."""
PAIR_5X = "559x1114446667700338d"
"""Two 5x, a 9x to discard, and big cards with which little can be claimed; goes with `DULL`."""
ONE_PAIR = "11234567890x12345678d"
"""一对."""


def with_big(small: str) -> str:
    """A hand of these small cards, for example `55x67x`, and big ones."""
    return small + BIG[: 19 - len(CARDS.read(small))] + "d"


def sit(hands: Sequence[str], draws: str = "", script: str = "", passing: str = "", **rest: Any) -> CardTable:
    """A table at which the script can be played and all of `draws` has been drawn.

    What the hands leave open is filled up so that nobody else claims anything on the way: the first filling that will.
    The seats in `passing` pass whatever comes in between.
    """
    count = len(CARDS.read(draws))
    for fill in range(3000):
        table = CardTable("fulushou", hands, draws, fill=fill, **rest)
        if _plays(table, script, passing, count):
            return table
    raise AssertionError("no filling lets the script be played")


def _plays(table: CardTable, script: str, passing: str, count: int) -> bool:
    try:
        for step in script.split(";"):
            table.play(step)
            while table.state.draws < count and _passes(table, passing):
                pass
    except PaijuError:
        return False
    return table.state.draws >= count


def _passes(table: CardTable, passing: str) -> bool:
    ready = [seat for seat in passing if "pass" in table.menu(seat)]
    if ready:
        table.play(f"{ready[0]} pass")
    return bool(ready)


def discarded(tile: str, b: str = "", c: str = "", a: str = "", **rest: Any) -> CardTable:
    """A has just discarded `tile`, the first discard of the round."""
    return sit([a + tile, b, c], "", f"A discard {tile}", **rest)


def drawn_by_b(tile: str, b: str = "", c: str = "", a: str = "", first: str = "0x", **rest: Any) -> CardTable:
    """A has discarded `first`, which nobody claimed, and B has drawn `tile`."""
    return sit([a + first, b, c], tile, f"A discard {first}", **rest)


def menu_then(table: CardTable, text: str, letter: str) -> set[str]:
    """What a seat could answer right after that event."""
    menu = table.rules.menus(moment(table, text))["ABC".index(letter)]
    return {table.rules.actions.text(action) for action in bits(menu)}


def refused_then(table: CardTable, text: str, letter: str, action: str) -> str | None:
    """The rule id that forbade an action to a seat right after that event."""
    number = table.rules.actions.number(action)
    return table.rules.why_not(moment(table, text), "ABC".index(letter), number)


def by(table: CardTable, letter: str) -> list[str]:
    """What a seat did, in order."""
    return [event[2:] for event in table.events if event.startswith(letter + " ")]


def discards(menu: set[str]) -> set[str]:
    """The cards that a menu lets one discard."""
    return {text[8:] for text in menu if text.startswith("discard")}


def in_match(table: CardTable) -> Match:
    """A match whose round is the one at this table."""
    match = Match(table.rules, seeds.sitting_seed("rules"))
    match.round = table.round
    return match
