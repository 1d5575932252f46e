"""What a hand is worth and what it waits for, as tables for people."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text as Line

from paiju.cli import explain
from paiju.cli.columns import joined
from paiju.cli.families import family_of
from paiju.cli.output import out
from paiju.cli.people import NUMBERED
from paiju.cli.scene import GREY
from paiju.cli.speech import Text
from paiju.cli.views import Family
from paiju.core.codec import Json
from paiju.flow.game import Game
from paiju.flow.options import completed
from paiju.flow.registry import find

NO_WIN = Text("不能胡", "No win")
NOT_READY = Text("没有叫", "Not ready")
TILE = Text("牌", "tile")
LEFT = Text("剩", "left")
TOTAL = Text("值", "worth")
RULE = Text("规则", "rule")
ITEM = Text("名目", "item")
VALUE = Text("数", "value")
MOVES = Text("输赢", "gains")
GROUPS = Text("牌组", "groups")


def show(asked: Mapping[str, Json], written: Mapping[str, Json]) -> None:
    """Print the answer to a request that was answered."""
    game = find(asked["game"])
    family = family_of(game, game.compile(completed(game.options, asked.get("options", {}))))
    if "waits" in written:
        out.print(waits(game, family, written["waits"]))
    elif written["win"]:
        _score(game, family, written, str(asked.get("wild", "")))
    else:
        why = written["why"]["rule"]
        out.print(Line.assemble((str(NO_WIN), "bold"), f" {explain.rule_text(game, why)}"))


def waits(game: Game[Any], family: Family[Any, Any], found: Sequence[Mapping[str, Any]]) -> Table | Line:
    """Each tile with the copies left and what the hand is then worth."""
    if not found:
        return Line(str(NOT_READY), style="bold")
    table = Table(str(TILE), str(LEFT), str(TOTAL))
    for wait in found:
        table.add_row(family.faces(wait["tile"]), str(wait["left"]), explain.total(game, wait["total"]))
    return table


def _score(game: Game[Any], family: Family[Any, Any], written: Mapping[str, Any], wild: str) -> None:
    out.print(items(game, written["items"]))
    groups = Line(" ").join([family.faces(group, wild) for group in written["split"]])
    out.print(joined(str(GROUPS), groups))
    out.print(joined(str(TOTAL), Line(explain.total(game, written["total"]), style="bold")))
    gains = "   ".join(f"{NUMBERED.of(seat=seat)} {delta:+d}" for seat, delta in enumerate(written["deltas"]))
    out.print(Line(f"{MOVES} {gains}"))


def items(game: Game[Any], scored: Sequence[Mapping[str, Any]]) -> Table:
    """Each item with the rule that pays it; long texts are folded."""
    table = Table()
    for title in (RULE, ITEM, VALUE):
        table.add_column(str(title), no_wrap=True)
    table.add_column("", overflow="fold")
    for item in scored:
        value = f"{item['value']} {explain.unit(game, item['unit'])}"
        meaning = Line(explain.meaning(game, item["rule"]), style=GREY)
        table.add_row(item["rule"], explain.item_name(game, item["name"]), value, meaning)
    return table
