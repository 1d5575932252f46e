"""What a hand of word cards waits for, as rows."""

from collections.abc import Sequence

from rich.text import Text as Line

from paiju.advice.wait import Wait
from paiju.cli.columns import joined
from paiju.cli.speech import Text
from paiju.cli.zipai import faces
from paiju.zipai.cards import SEQUENCES
from paiju.zipai.facts import CHI as CHI_MELD
from paiju.zipai.facts import LIU as LIU_MELD

WAITS = Text("听", "waits for")
FEW = Text("共剩{left} 值{totals}", "{left} left, worth {totals} xi")
LEFT = Text("剩{left} 值{total}", "{left} left, worth {total} xi")
THROWING = Text("打", "discard")


def waits_line(waiting: Sequence[Wait]) -> Line:
    """`听 三 剩2 值11   六 …`."""
    parts = [joined(faces.card(wait.kind), LEFT.of(left=wait.left, total=wait.total)) for wait in waiting]
    return joined(Line(str(WAITS), style="bold"), Line("  ").join(parts))


def short_line(waiting: Sequence[Wait]) -> Line:
    """The same for many cards: `听 一二三四 共剩9 值8~10`."""
    totals = sorted({wait.total for wait in waiting})
    values = str(totals[0]) if len(totals) == 1 else f"{totals[0]}~{totals[-1]}"
    few = FEW.of(left=sum(wait.left for wait in waiting), totals=values)
    return joined(Line(str(WAITS), style="bold"), faces.group(wait.kind for wait in waiting), few)


def cards_of(kind: int, what: int) -> tuple[int, ...]:
    """The cards of a declared group."""
    return SEQUENCES[what] if kind == CHI_MELD else (what,) * (4 if kind == LIU_MELD else 3)
