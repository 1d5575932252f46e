"""The end of a round of mahjong: every winner's hand and items with their rules, who pays whom, the running scores."""

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from paiju.advice import mahjong as counsel
from paiju.advice.wait import Wait
from paiju.cli import explain, sums
from paiju.cli.columns import joined, padded
from paiju.cli.mahjong import advice, faces
from paiju.cli.mahjong.debts import Debts, Owed, debts
from paiju.cli.mahjong.table import meld, ordinal
from paiju.cli.mahjong.told import MELDS, RAIN, WINS, WINS_DISCARD
from paiju.cli.scene import GREY, RED, Scene, rule_line
from paiju.cli.speech import Text
from paiju.cli.told import FROM
from paiju.core.events import Event
from paiju.core.ledger import RowState, moved_by
from paiju.core.seats import NOBODY
from paiju.core.tiles import read_names
from paiju.mahjong.kinds import BY_KONG, KONG_MONEY, NONE, WIN_MONEY
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State, Win

DRAWN = Text("黄庄：牌摸完了，没有人胡", "the wall is empty and nobody has won")
ORDINAL = Text("{place}胡", "{place} win")
TIMES = Text("{total} 倍", "×{total}")
VOID = Text("无叫，作废：", "not ready, struck out:")
OWED = Text("{payer} 欠 {payee} {due} 分", "{payer} owed {payee} {due}")
NOT_READY = Text("无叫", "not ready")
WIN_POINTS = Text("牌钱", "wins")
DEBT = Text("{payer} 欠 {due} 分", "{payer} owes {due}")
MOVED = Text("杠上炮：{before} 的雨钱转给 {payee}", "discard after a kong: the rain money of {before} moves to {payee}")
WRITTEN = Text("开杠时记下，盘末再付", "written down for each kong, paid at the end of the round")
NETTED = Text("盘末合在一起付，两家互相欠的先抵掉", "paid at the end of the round, mutual debts set off")


def settlement(scene: Scene[MahjongRules], view: State, seen: Iterable[Event]) -> list[RenderableType]:
    """All that is to be said of a finished round, as `view` knows it, and as its events tell."""
    scores = scene.rules.lines.scores(view)
    wins = [score for score in scores if score.get("win")]
    parts: list[RenderableType] = [sums.title(scene)]
    if not wins:
        parts.append(Line(f" {DRAWN}", style="bold"))
    for place, (win, score) in enumerate(zip(view.wins, wins, strict=True)):
        parts += _winner(scene, view, place, win, score)
    parts += _others(scene, view)
    parts += _owed(scene, view, debts(seen))
    parts += _payments(scene, view)
    parts += [rule_line(scene), sums.totals(scene, view, _columns(scene, view, scores)), sums.next_dealer(scene, view)]
    return parts


def _winner(
    scene: Scene[MahjongRules], view: State, place: int, win: Win, score: dict[str, Any]
) -> Iterator[RenderableType]:
    """How the hand was won, its groups, its items with their rules, who paid for it."""
    yield _won(scene, place, win, score["total"])
    yield sums.indented(_groups(score["split"]))
    yield sums.indented(sums.items(scene, score["items"]))
    rows = [row for row in view.rows if row.reason == WIN_MONEY and row.payee == score["seat"]]
    yield sums.indented(sums.moves(scene, rows))


def _won(scene: Scene[MahjongRules], place: int, win: Win, total: int) -> Line:
    seat, by, tile, source, _ = win
    own = seat == scene.people.seat
    shown = faces.tile(scene.rules.plan.tiles.names[tile]) if tile != NONE else None
    giver = FROM.of(who=scene.people.place(source)) if source != NOBODY and by != BY_KONG else None
    return joined(
        Line(f" {ORDINAL.of(place=ordinal(place))}", style=f"bold {RED}"), Line(scene.people.label(seat), style="bold"),
        str(WINS.get(by, WINS_DISCARD).by(own)), shown, giver, Line(TIMES.of(total=total), style="bold"),
    )  # fmt: skip


def _groups(split: Iterable[str]) -> Line:
    return Line(" ").join([faces.compact(read_names(group)) for group in split])


def _others(scene: Scene[MahjongRules], view: State) -> Iterator[RenderableType]:
    """The hands that did not win, and what they wait for."""
    playing = view.playing()
    if playing:
        yield Line(f" {sums.NOT_WON}", style="bold")
    for seat in playing:
        melds = [meld(view, one, short=True) for one in view.melds[seat]]
        hand = faces.compact(view.tiles.names[kind] for kind in view.concealed(seat))
        waiting = counsel.waits(scene.rules, view, seat)
        yield sums.indented(joined(padded(scene.people.label(seat), 12), hand, *melds, _waits(scene, waiting)))


def _waits(scene: Scene[MahjongRules], waiting: list[Wait]) -> Line:
    if not waiting:
        return Line(str(NOT_READY), style=GREY)
    tiles = faces.tiles(scene.rules.plan.tiles.names[wait.kind] for wait in waiting)
    return joined(Line(str(advice.WAITS), style="bold"), tiles)


def _payments(scene: Scene[MahjongRules], view: State) -> Iterator[RenderableType]:
    """What is paid apart from the wins, each kind with its rule."""
    for reason, payment in scene.rules.plan.payments.items():
        rows = [row for row in view.rows if row.reason == reason and row.due]
        if rows:
            sentence = str(NETTED) if payment.name == RAIN.zh else None
            yield from sums.payment(scene, payment.rule, payment.name, rows, sentence)


def _owed(scene: Scene[MahjongRules], view: State, found: Debts) -> Iterator[RenderableType]:
    """What was owed for which kong; what moved to a winner; what was struck out."""
    kongs = [kong for kong in found.kongs if kong.owed]
    if not kongs:
        return
    rule = explain.rule_of(scene.game, scene.rules.plan.kong_dues)
    yield from sums.heading(scene, str(RAIN), rule, str(WRITTEN))
    place, names = scene.people.place, scene.rules.plan.tiles.names
    for kong in kongs:
        group = faces.compact([names[kong.tile]] * 4)
        yield sums.indented(joined(place(kong.seat), str(MELDS[kong.kind]), group, "", _debts(scene, kong.owed)))
    for before, owed in found.moved:
        moved = MOVED.of(before=place(before), payee=place(owed.payee))
        rule = explain.rule_of(scene.game, scene.rules.plan.on_wins)
        yield sums.indented(joined(moved, rule, "", _debts(scene, [owed])))
    struck = [row for row in view.rows if row.reason == KONG_MONEY and row.state == RowState.VOID]
    if struck:
        owing = [OWED.of(payer=place(row.payer), payee=place(row.payee), due=row.due) for row in struck]
        yield sums.indented(Line(joined(str(VOID), "   ".join(owing)).plain, style=GREY))


def _debts(scene: Scene[MahjongRules], owed: Iterable[Owed]) -> Line:
    """`下家 欠 2 分   对家 欠 2 分`."""
    return Line("   ".join(DEBT.of(payer=scene.people.place(one.payer), due=one.due) for one in owed))


def _columns(scene: Scene[MahjongRules], view: State, scores: list[dict[str, Any]]) -> list[sums.Column]:
    """Points of the wins, and of every other payment."""
    wins = moved_by((row for row in view.rows if row.reason == WIN_MONEY), view.seats)
    return [(str(WIN_POINTS), wins), *sums.others_than_wins(scene, scores)]
