"""What a hand waits for, as a row."""

from collections.abc import Sequence

from rich.text import Text as Line

from paiju.advice.wait import Wait
from paiju.cli.columns import joined
from paiju.cli.mahjong import faces
from paiju.cli.speech import Text
from paiju.mahjong.play import MahjongRules

WAITS = Text("听", "waits for")
LEFT = Text("剩{left} 值{total}", "{left} left, worth ×{total}")
THROWING = Text("打", "discard")


def waits_line(rules: MahjongRules, waiting: Sequence[Wait]) -> Line:
    """`听 三筒 剩2 值1  六筒 …`."""
    names = rules.plan.tiles.names
    parts = [joined(faces.tile(names[wait.kind]), LEFT.of(left=wait.left, total=wait.total)) for wait in waiting]
    return joined(Line(str(WAITS), style="bold"), Line("  ").join(parts))
