"""Hands and steps that several rule tests share. Seats are letters, tiles the public notation."""

from typing import Any

from paiju.core import seeds
from paiju.flow.match import Match
from paiju.flow.round import AnyRound
from paiju.flow.window import bits
from tests.kit import Table
from tests.kit.driver import moment

PLAIN_5P = "46p789p234s456s88s"
"""Waits for 5p alone; a win without any 番."""
PONGS_5P = "111333777999s5p"
"""Waits for 5p alone; a win is 对子胡, F = 2."""
PAIRS_5P_8P = "123p5588p234s567s"
"""Waits for 5p and 8p, and could pong either; a win without any 番."""
PLAIN_3S = "456678p99p24678s"
"""Waits for 3s alone; a win without any 番."""
LONE_3S = "111555777999p3s"
"""Waits for 3s alone; a win is 对子胡, F = 2."""
NO_PAIR = "124578p1245789s"
"""Thirteen single tiles, far from ready: no claim is open to it."""
GUI_3P = "33345p789p123s88s"
"""Waits for 3p (with it a 归, F = 1), 6p and 8s (F = 0)."""


def menu_then(table: Table, text: str, seat: int) -> set[str]:
    """What a seat could answer right after that event."""
    return {table.rules.actions.text(action) for action in bits(table.rules.menu(moment(table, text), seat))}


def refused_then(table: Table, text: str, seat: int, action: str) -> str | None:
    """The rule id that forbade an action to a seat right after that event."""
    return table.rules.why_not(moment(table, text), seat, table.rules.actions.number(action))


def in_match(table: Table) -> Match:
    """A match whose round is the one at this table."""
    match = Match(table.rules, seeds.sitting_seed("rules"))
    match.round = table.round
    return match


def next_round(table: Table) -> AnyRound:
    """The round that follows the one at this table."""
    match = in_match(table)
    match.close()
    return match.deal()


ROB_B = "111222333p45s99s"
"""With `robbing`: waits for 3s and 6s without any 番."""
ROB_D = "456p122255588" + "8s"
"""With `robbing`: waits for 3s and 1s without any 番."""


def robbing(b: str = "", c: str = PLAIN_3S, d: str = "", draw: str = "7s", **options: Any) -> Table:
    """A has ponged 3s and adds the fourth; who can rob it is asked. A then waits for 7s; `draw` follows in the wall."""
    hands = ["33s123456789p79s6s", b, c, d]
    table = Table(hands, f"7p8p3s7p8p9p3s{draw}", **({"allow_ready": False} | options))
    table.drain(left=16).play("D discard 3s")
    for seat in table.asked:
        table.answer(seat, "pong" if seat == "A" else "pass")
    return table.play("A discard 9s").drain(left=12).play("A kong 3s")
