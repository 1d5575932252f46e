"""What changes to a scored hand would do, as a table for people."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text as Line

from paiju.cli import explain
from paiju.cli.families import family_of
from paiju.cli.output import out
from paiju.cli.people import NUMBERED
from paiju.cli.scene import GREY
from paiju.cli.speech import Language, Text, language
from paiju.cli.views import Family
from paiju.core.codec import Json
from paiju.flow.game import Game
from paiju.flow.options import completed
from paiju.flow.registry import find

CHANGE, WORTH, MORE = Text("换一样", "changed"), Text("值", "worth"), Text("多得", "gains more by")
SAME = Text("另有 {count} 样变了也一样", "{count} further changes make no difference")
NOTHING = Text("换一样也胡不了", "no single change makes it win")
LACKS = Text("牌型还差 {count} 张", "tiles lacking for a winning shape: {count}")
LOSES = Text("胡不了 {rule}", "no win {rule}")
TILE = Text("胡 {tile}", "won with {tile}")
SWAP = Text("{out} 换成 {tile}", "{tile} for {out}")
OF = Text("{way}（{who}）", "{way} ({who})")
WITH, WITHOUT = Text("有：{mark}", "with: {mark}"), Text("没有：{mark}", "without: {mark}")
DEALER = Text("庄家 {who}", "dealer {who}")
WAYS = {
    "draw": Text("自摸", "own draw"),
    "discard": Text("别人打的", "a discard"),
    "kong": Text("抢杠", "robbing a kong"),
    "turn": Text("别家揭的", "turned by another"),
    "wei": Text("偎好就胡", "by the wei just made"),
    "deal": Text("起手就胡", "the dealt hand"),
}
MARKS = {
    "last_tile": Text("最后一张", "last tile"),
    "kong_draw": Text("杠后补到的", "replacement tile after a kong"),
    "kong_discard": Text("别人杠后打的", "discard after a kong"),
    "first_discard": Text("庄家打的第一张", "dealer's first discard"),
    "first_turn": Text("牌墙的第一张", "first tile of the wall"),
    "no_discard": Text("自己还没打过牌", "no discard of one's own yet"),
}


def show_changes(asked: Mapping[str, Json], written: Mapping[str, Any]) -> None:
    """Print what `paiju.advice.changes` tells of a request."""
    game = find(asked["game"])
    family = family_of(game, game.compile(completed(game.options, asked.get("options", {}))))
    if written.get("lacks"):
        out.print(Line(LACKS.of(count=written["lacks"])))
    out.print(_table(game, family, written) if written["changes"] else Line(str(NOTHING), style=GREY))
    if written["same"]:
        out.print(Line(SAME.of(count=len(written["same"])), style=GREY))


def _table(game: Game[Any], family: Family[Any, Any], written: Mapping[str, Any]) -> Table:
    table = Table(str(CHANGE), str(WORTH), str(MORE))
    for change in written["changes"]:
        worth = explain.total(game, change["total"]) if change["win"] else LOSES.of(rule=change["why"]["rule"])
        table.add_row(_what(game, family, change["what"]), worth, f"{change['gain_by']:+d}")
    return table


def _what(game: Game[Any], family: Family[Any, Any], what: Mapping[str, Any]) -> Line:
    kind = what["kind"]
    if kind == "option":
        return Line(_option(game, what["option"], what["value"]))
    if kind == "mark":
        return Line((WITH if what["on"] else WITHOUT).of(mark=MARKS[what["mark"]]))
    if kind == "dealer":
        return Line(DEALER.of(who=NUMBERED.of(seat=what["dealer"])))
    if kind == "way":
        way = WAYS[what["by"]]
        return Line(OF.of(way=way, who=NUMBERED.of(seat=what["from"])) if "from" in what else str(way))
    faces = {key: family.faces(what[key]).plain for key in ("out", "tile") if key in what}
    return Line((SWAP if kind == "swap" else TILE).of(**faces))


def _option(game: Game[Any], key: str, value: object) -> str:
    option = next(one for one in game.options if one.key == key)
    return f"{option.title if language() is Language.ZH else option.english} = {str(value).lower()}"
