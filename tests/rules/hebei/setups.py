"""Hands and steps that several rule tests share. Seats are letters, tiles the public notation."""

from functools import partial
from typing import Any

from tests.kit import Table

quiet = partial(Table, game="hebei", menqing=False)
"""A table where closed hands have no 门清, so that a plain win has no item at all."""
Hebei = partial(Table, game="hebei")

WAIT_6S = "123m678m234p11z45s"
"""Waits for 3s and 6s; closed, and no other item."""
OPENING_6S = "22z345m567p99s45s3z"
"""Pongs 2z, discards 3z, and then waits for 3s and 6s without any item."""
DULL_A = "66s159m159p9s1347z2z"
"""The dealer's: a pair of 6s, nothing else that goes together, and 2z to throw."""
DEAD = "5555z6666z7777z"
"""Twelve tiles for the six stacks that stay."""


def robbing(c: str = WAIT_6S, **options: Any) -> Table:
    """A, who has ponged 6s, has just added the fourth to it; C may wait for it."""
    table = quiet([DULL_A, "", c], "6s4z4z4z6s", **options).play("A discard 2z").pass_all()
    table.play("B discard 6s")
    for seat in table.asked:
        table.answer(seat, "pong" if seat == "A" else "pass")
    return table.play("A discard 1z").drain(left=78).play("A kong 6s")


def three_kongs(**options: Any) -> Table:
    """暗杠 of B, 放杠 of D from B, 明杠 of A; then C, who waits for 6s, has drawn it."""
    hands = ["33z159m159p19s124z5z", "8888s", WAIT_6S, "777p"]
    table = quiet(hands, "7p4z4z4z3z9m6s", "1m3z1p", **options).play("A discard 5z").pass_all()
    table.play("B kong 8s; B discard 7p; D kong; D discard 3z; A pong; A discard 4z").drain(left=76)
    return table.play("A kong 3z; A discard 1m").drain(left=73)
