"""What every settlement shows alike: items with their rules, who pays whom, the table of the sitting."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from paiju.cli import explain
from paiju.cli.columns import flowed, folded, joined
from paiju.cli.scene import GOLD, GREY, TURN_MARK, Scene, rule_line
from paiju.cli.speech import Text, Verb
from paiju.core.ledger import HOUSE, POT, Row, moved_by

TITLE = Text("第 {number} 盘 结算", "round {number}: settlement")
PAYS = Verb("{payer} 付给 {payee} {paid} 分", "{payer} pays {payee} {paid}", "{payer} pay {payee} {paid}")
STAKES = Verb("{payer} 出 {paid} 分", "{payer} puts in {paid}", "{payer} put in {paid}")
TAKES = Verb("{payee} 拿 {paid} 分", "{payee} takes {paid}", "{payee} take {paid}")
FINED = Verb("{payer} 付给平台 {paid} 分", "{payer} pays the house {paid}", "{payer} pay the house {paid}")
SHORT = Text("（该付 {due}，余额不够）", "(due {due}: there was no more)")
NOTHING_MOVES = Text("没有人付钱", "nobody pays")
NOT_WON = Text("没有胡的", "Hands that did not win")
SEAT, SUM, BALANCE = Text("座位", "seat"), Text("这一盘", "this round"), Text("现在", "now")
NEXT_DEALER = Text("下一盘 {who} 坐庄", "next dealer: {who}")
_TO = {POT: STAKES, HOUSE: FINED}
INDENTED = 3
"""Columns."""
Column = tuple[str, Sequence[int]]
"""Its title, and a number by seat."""


def title(scene: Scene[Any]) -> Line:
    """The line above a settlement."""
    return rule_line(scene, Line(TITLE.of(number=scene.number), style="bold"))


def indented(what: RenderableType) -> Padding:
    """What belongs to the line above it."""
    return Padding(what, (0, 0, 0, INDENTED))


def items(scene: Scene[Any], scored: Iterable[dict[str, Any]]) -> Table:
    """Rule, name, value and sentence of each item."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(3):
        grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for item in scored:
        name = Line(explain.item_name(scene.game, item["name"]), style="bold")
        value = f"{item['value']} {explain.unit(scene.game, item['unit'])}"
        grid.add_row(item["rule"], name, value, Line(explain.meaning(scene.game, item["rule"]), style=GREY))
    return grid


def moves(scene: Scene[Any], rows: Iterable[Row], rule: str | None = None, ahead: Iterable[Line] = ()) -> Line:
    """Each payment, one behind the other in as many rows as they need; one that moved nothing shows what was due.

    `rule`: by which it is paid; `ahead`: what stands in front of them.
    """
    paid = [_move(scene, row) for row in rows if row.due] or [Line(str(NOTHING_MOVES), style=GREY)]
    told = [Line(rule, style=GREY)] if rule is not None else []
    return in_a_row(scene, [*ahead, *paid, *told])


def in_a_row(scene: Scene[Any], parts: Iterable[Line]) -> Line:
    """The parts one behind the other, below each other where there is no more room; none is broken."""
    return Line("\n").join(flowed(parts, scene.width - INDENTED, "   "))


def _move(scene: Scene[Any], row: Row) -> Line:
    text = TAKES if row.payer == POT else _TO.get(row.payee, PAYS)
    payer, payee = (scene.people.place(seat) if seat >= 0 else "" for seat in (row.payer, row.payee))
    own = scene.people.seat in ((row.payee,) if text is TAKES else (row.payer,))
    line = Line(text.by(own).of(payer=payer, payee=payee, paid=row.paid))
    return line.append(SHORT.of(due=row.due), style=GREY) if row.paid < row.due else line


def payment(
    scene: Scene[Any], rule: str, name: str, rows: Iterable[Row], sentence: str | None = None
) -> list[RenderableType]:
    """A payment that is no win: its name, its rule with its meaning or another sentence, who pays."""
    said = explain.meaning(scene.game, rule) if sentence is None else sentence
    return [*heading(scene, explain.item_name(scene.game, name), rule, said), indented(moves(scene, rows))]


def heading(scene: Scene[Any], name: str, rule: str | None, sentence: str) -> list[RenderableType]:
    """The name of a block with its rule, and what it means below it."""
    return [
        joined(Line(f" {name}", style=f"bold {GOLD}"), rule),
        *map(indented, folded(Line(sentence, style=GREY), scene.width - 4)),
    ]


def totals(scene: Scene[Any], view: Any, columns: Iterable[Column]) -> Table:
    """By seat: the columns given, the sum of the round, the balance."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    shown = [*columns, (str(SUM), moved_by(view.rows, view.seats))]
    table.add_column(f" {SEAT}")
    for name in (*(name for name, _ in shown), str(BALANCE)):
        table.add_column(name, justify="right")
    for seat in range(view.seats):
        mark = TURN_MARK if seat == scene.people.seat else " "
        gains = [f"{deltas[seat]:+d}" if deltas[seat] else "0" for _, deltas in shown]
        style = "bold" if seat == scene.people.seat else ""
        table.add_row(Line(f"{mark}{scene.people.label(seat)}"), *gains, str(view.balances[seat]), style=style)
    return table


def others_than_wins(scene: Scene[Any], scores: Iterable[dict[str, Any]]) -> list[Column]:
    """A column for each payment that is no win."""
    return [(explain.item_name(scene.game, score["name"]), score["deltas"]) for score in scores if not score.get("win")]


def next_dealer(scene: Scene[Any], view: Any) -> Line:
    """Who deals next."""
    return Line(f" {NEXT_DEALER.of(who=scene.people.label(view.next_dealer))}", style=GREY)
