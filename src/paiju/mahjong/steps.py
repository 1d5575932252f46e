"""How what a payer owes for a win comes about, step by step, so that it can be told as it is reckoned."""

from collections.abc import Sequence
from typing import NamedTuple


class Step(NamedTuple):
    """A number by a rule, with its words; `sign` is what is done with it: `+`, `×`, or `≤` for at most."""

    rule: str
    title: str
    english: str
    sign: str
    value: int

    def taken(self, amount: int) -> int:
        """The amount after this step."""
        if self.sign == "+":
            return amount + self.value
        return amount * self.value if self.sign == "×" else min(amount, self.value)


def bracketed(steps: Sequence[Step]) -> int:
    """How many of the steps, told one behind the other, need brackets around them and the total: 0 for none."""
    signs = [step.sign for step in steps]
    return max((at + 1 for at, sign in enumerate(signs) if sign == "+" and "×" in signs[at:]), default=0)


def reckoned(total: int, steps: Sequence[Step]) -> int:
    """What all the steps make of the total of a win."""
    for step in steps:
        total = step.taken(total)
    return total
