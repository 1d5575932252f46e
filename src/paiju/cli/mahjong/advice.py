"""What a hand waits for, in rows."""

from collections.abc import Sequence

from rich.text import Text as Line

from paiju.advice.wait import Wait
from paiju.cli import explain
from paiju.cli.columns import flowed, joined
from paiju.cli.mahjong import faces
from paiju.cli.scene import Scene
from paiju.cli.speech import Language, Text, language
from paiju.mahjong.play import MahjongRules

WAITS = Text("听", "waits for")
LEFT = Text("剩{left} 值{total}", "{left} left, worth {total}")
LEFT_SUM = Text("共剩{left} 值{least}到{most}", "{left} left in all, worth {least} to {most}")
THROWING = Text("打", "discard")


def waits_line(scene: Scene[MahjongRules], waiting: Sequence[Wait], width: int) -> Line:
    """`听 三筒 剩2 值1  六筒 …`; where that is too long, all tiles together and what they come to."""
    row = joined(Line(str(WAITS), style="bold"), Line("  ").join(_each(scene, waiting)))
    return row if row.cell_len <= width else _together(scene, waiting)


def waits_rows(scene: Scene[MahjongRules], waiting: Sequence[Wait]) -> list[Line]:
    """The same told in full, in as many rows as that needs."""
    return flowed([Line(str(WAITS), style="bold"), *_each(scene, waiting)], scene.width - 4)


def _each(scene: Scene[MahjongRules], waiting: Sequence[Wait]) -> list[Line]:
    names = scene.rules.plan.tiles.names
    told = [LEFT.of(left=wait.left, total=_worth(scene, wait.total)) for wait in waiting]
    return [joined(faces.tile(names[wait.kind]), text) for wait, text in zip(waiting, told, strict=True)]


def _together(scene: Scene[MahjongRules], waiting: Sequence[Wait]) -> Line:
    """`听 二三四五万 七筒 共剩14 值1到4`."""
    tiles = faces.compact(scene.rules.plan.tiles.names[wait.kind] for wait in waiting)
    totals = [wait.total for wait in waiting]
    least, most = _worth(scene, min(totals)), _worth(scene, max(totals))
    told = LEFT_SUM.of(left=sum(wait.left for wait in waiting), least=least, most=most)
    return joined(Line(str(WAITS), style="bold"), tiles, told)


def _worth(scene: Scene[MahjongRules], total: int) -> str:
    """A total in little room: the usual multiple is a number alone in Chinese."""
    bare = language() is Language.ZH and scene.game.total == "times"
    return str(total) if bare else explain.total(scene.game, total)
