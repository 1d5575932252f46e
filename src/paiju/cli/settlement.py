"""The end of a round: every winner's hand and items with their rules, who pays whom and why, the running scores."""

from collections.abc import Iterable, Iterator
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from paiju.cli import advice, faces
from paiju.cli.speech import Language, Text, language
from paiju.cli.table_view import GOLD, GREY, ORDINALS, RED, TURN_MARK, Scene, meld, rule_line
from paiju.cli.told import FROM, WINS, WINS_DISCARD, item_name
from paiju.core.ledger import Row, RowState, moved_by
from paiju.core.seats import NOBODY
from paiju.core.tiles import read_names
from paiju.mahjong.kinds import BY_KONG, KONG_MONEY, NONE, WIN_MONEY, is_kong
from paiju.mahjong.state import State, Win

TITLE = Text("第 {number} 盘 结算", "round {number}: settlement")
DRAWN = Text("黄庄：牌摸完了，没有人胡", "the wall is empty and nobody has won")
ORDINAL = Text("{place}胡", "win {place}")
TIMES = Text("{total} 倍", "times {total}")
UNITS = {
    "fan": Text("番", "fan"), "times": Text("倍", "times"), "xi": Text("息", "xi"), "bonus": Text("息", "xi"),
    "points": Text("份底金", "stakes"),
}  # fmt: skip
PAYS = Text("{payer} 付给 {payee} {paid} 分", "{payer} pays {payee} {paid}")
SHORT = Text("（该付 {due}，余额不够）", "(due {due}: there was no more)")
VOID = Text("无叫，作废：", "not ready, struck out:")
OWED = Text("{payer} 欠 {payee} {due} 分", "{payer} owed {payee} {due}")
NOTHING_MOVES = Text("没有人付钱", "nobody pays")
NOT_WON = Text("没有胡的", "Hands that did not win")
NOT_READY = Text("无叫", "not ready")
WIN_POINTS = Text("牌钱", "wins")
KONGS = Text("杠", "kongs")
SEAT, SUM, BALANCE = Text("座位", "seat"), Text("这一盘", "this round"), Text("现在", "now")
NEXT_DEALER = Text("下一盘 {who} 坐庄", "next dealer: {who}")


def settlement(scene: Scene, view: State) -> list[RenderableType]:
    """All that is to be said of a finished round, as `view` knows it."""
    scores = scene.rules.lines.scores(view)
    wins = [score for score in scores if score.get("win")]
    parts: list[RenderableType] = [rule_line(scene, Line(TITLE.of(number=scene.number), style="bold"))]
    if not wins:
        parts.append(Line(f" {DRAWN}", style="bold"))
    for place, (win, score) in enumerate(zip(view.wins, wins, strict=True)):
        parts += _winner(scene, view, place, win, score)
    parts += _others(scene, view)
    parts += _payments(scene, view)
    parts += [rule_line(scene), _totals(scene, view, scores)]
    parts.append(Line(f" {NEXT_DEALER.of(who=scene.people.label(view.next_dealer))}", style=GREY))
    return parts


def _winner(scene: Scene, view: State, place: int, win: Win, score: dict[str, Any]) -> Iterator[RenderableType]:
    """How the hand was won, its groups, its items with their rules, who paid for it."""
    yield _won(scene, place, win, score["total"])
    yield _under(_groups(score["split"]))
    yield _under(_items(scene, score["items"]))
    rows = [row for row in view.rows if row.reason == WIN_MONEY and row.payee == score["seat"]]
    yield _under(_moves(scene, rows))


def _won(scene: Scene, place: int, win: Win, total: int) -> Line:
    seat, by, tile, source, _ = win
    ordinal = ORDINAL.of(place=ORDINALS[place] if language() is Language.ZH else place + 1)
    shown = faces.tile(scene.rules.plan.tiles.names[tile]) if tile != NONE else None
    giver = FROM.of(who=scene.people.place(source)) if source != NOBODY and by != BY_KONG else None
    return faces.joined(
        Line(f" {ordinal}", style=f"bold {RED}"), Line(scene.people.label(seat), style="bold"),
        str(WINS.get(by, WINS_DISCARD)), shown, giver, Line(TIMES.of(total=total), style="bold"),
    )  # fmt: skip


def _under(what: RenderableType) -> Padding:
    return Padding(what, (0, 0, 0, 3))


def _groups(split: Iterable[str]) -> Line:
    return Line(" ").join([faces.compact(read_names(group)) for group in split])


def _items(scene: Scene, items: Iterable[dict[str, Any]]) -> Table:
    grid = Table.grid(padding=(0, 1))
    for _ in range(3):
        grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for item in items:
        name = Line(item_name(scene.game, item["name"]), style="bold")
        value = f"{item['value']} {UNITS[item['unit']]}"
        grid.add_row(item["rule"], name, value, Line(advice.meaning(scene.game, item["rule"]), style=GREY))
    return grid


def _moves(scene: Scene, rows: Iterable[Row]) -> Line:
    """Each payment, one behind the other; a row that moved nothing shows only what was due."""
    moves = [_move(scene, row) for row in rows if row.due]
    return Line("   ").join(moves) if moves else Line(str(NOTHING_MOVES), style=GREY)


def _move(scene: Scene, row: Row) -> Line:
    place = scene.people.place
    line = Line(PAYS.of(payer=place(row.payer), payee=place(row.payee), paid=row.paid))
    return line.append(SHORT.of(due=row.due), style=GREY) if row.paid < row.due else line


def _others(scene: Scene, view: State) -> Iterator[RenderableType]:
    """The hands that did not win, and what they wait for."""
    playing = view.playing()
    if playing:
        yield Line(f" {NOT_WON}", style="bold")
    for seat in playing:
        melds = [meld(view, one, short=True) for one in view.melds[seat]]
        hand = faces.compact(view.tiles.names[kind] for kind in view.concealed(seat))
        waiting = advice.waits(scene.rules, view, seat)
        yield _under(faces.joined(faces.padded(scene.people.label(seat), 12), hand, *melds, _waits(scene, waiting)))


def _waits(scene: Scene, waiting: list[advice.Wait]) -> Line:
    if not waiting:
        return Line(str(NOT_READY), style=GREY)
    tiles = faces.tiles(scene.rules.plan.tiles.names[wait.kind] for wait in waiting)
    return faces.joined(Line(str(advice.WAITS), style="bold"), tiles)


def _payments(scene: Scene, view: State) -> Iterator[RenderableType]:
    """What is paid apart from the wins, each kind with its rule; debts that were struck out."""
    for reason, payment in scene.rules.plan.payments.items():
        rows = [row for row in view.rows if row.reason == reason and row.due]
        if rows:
            name = Line(f" {item_name(scene.game, payment.name)}", style=f"bold {GOLD}")
            yield faces.joined(name, payment.rule, Line(advice.sentence(scene.game, payment.rule), style=GREY))
            yield _under(_moves(scene, rows))
    yield from _kongs(scene, view)


def _kongs(scene: Scene, view: State) -> Iterator[RenderableType]:
    made = [(seat, one) for seat in range(view.seats) for one in view.melds[seat] if is_kong(one[0])]
    if made:
        kongs = [faces.joined(scene.people.place(seat), meld(view, one, short=True)) for seat, one in made]
        yield faces.joined(Line(f" {KONGS}", style=f"bold {GOLD}"), Line("  ").join(kongs))
    place = scene.people.place
    struck = [row for row in view.rows if row.reason == KONG_MONEY and row.state == RowState.VOID]
    if struck:
        owed = [OWED.of(payer=place(row.payer), payee=place(row.payee), due=row.due) for row in struck]
        yield _under(Line(faces.joined(str(VOID), "   ".join(owed)).plain, style=GREY))


def _totals(scene: Scene, view: State, scores: list[dict[str, Any]]) -> Table:
    """By seat: points of the wins, every other payment, the sum, the balance."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    others = [score for score in scores if not score.get("win")]
    wins = moved_by((row for row in view.rows if row.reason == WIN_MONEY), view.seats)
    columns = [(str(WIN_POINTS), wins)]
    columns += [(item_name(scene.game, score["name"]), score["deltas"]) for score in others]
    columns.append((str(SUM), moved_by(view.rows, view.seats)))
    table.add_column(f" {SEAT}")
    for title in (*(title for title, _ in columns), str(BALANCE)):
        table.add_column(title, justify="right")
    for seat in range(view.seats):
        mark = TURN_MARK if seat == scene.people.seat else " "
        gains = [f"{deltas[seat]:+d}" if deltas[seat] else "0" for _, deltas in columns]
        style = "bold" if seat == scene.people.seat else ""
        table.add_row(f"{mark}{scene.people.label(seat)}", *gains, str(view.balances[seat]), style=style)
    return table
