"""The end of a round of mahjong: every winner's hand and items with their rules, who pays whom, the running scores."""

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from paiju.cli import sums
from paiju.cli.columns import joined, padded
from paiju.cli.mahjong import advice, faces
from paiju.cli.mahjong.table import ORDINALS, meld
from paiju.cli.mahjong.told import WINS, WINS_DISCARD
from paiju.cli.scene import GOLD, GREY, RED, Scene, rule_line
from paiju.cli.speech import Language, Text, language
from paiju.cli.told import FROM
from paiju.core.ledger import RowState, moved_by
from paiju.core.seats import NOBODY
from paiju.core.tiles import read_names
from paiju.mahjong.kinds import BY_KONG, KONG_MONEY, NONE, WIN_MONEY, is_kong
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State, Win

DRAWN = Text("黄庄：牌摸完了，没有人胡", "the wall is empty and nobody has won")
ORDINAL = Text("{place}胡", "win {place}")
TIMES = Text("{total} 倍", "times {total}")
VOID = Text("无叫，作废：", "not ready, struck out:")
OWED = Text("{payer} 欠 {payee} {due} 分", "{payer} owed {payee} {due}")
NOT_READY = Text("无叫", "not ready")
WIN_POINTS = Text("牌钱", "wins")
KONGS = Text("杠", "kongs")


def settlement(scene: Scene[MahjongRules], view: State) -> list[RenderableType]:
    """All that is to be said of a finished round, as `view` knows it."""
    scores = scene.rules.lines.scores(view)
    wins = [score for score in scores if score.get("win")]
    parts: list[RenderableType] = [sums.title(scene)]
    if not wins:
        parts.append(Line(f" {DRAWN}", style="bold"))
    for place, (win, score) in enumerate(zip(view.wins, wins, strict=True)):
        parts += _winner(scene, view, place, win, score)
    parts += _others(scene, view)
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
    ordinal = ORDINAL.of(place=ORDINALS[place] if language() is Language.ZH else place + 1)
    shown = faces.tile(scene.rules.plan.tiles.names[tile]) if tile != NONE else None
    giver = FROM.of(who=scene.people.place(source)) if source != NOBODY and by != BY_KONG else None
    return joined(
        Line(f" {ordinal}", style=f"bold {RED}"), Line(scene.people.label(seat), style="bold"),
        str(WINS.get(by, WINS_DISCARD)), shown, giver, Line(TIMES.of(total=total), style="bold"),
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
        waiting = advice.waits(scene.rules, view, seat)
        yield sums.indented(joined(padded(scene.people.label(seat), 12), hand, *melds, _waits(scene, waiting)))


def _waits(scene: Scene[MahjongRules], waiting: list[advice.Wait]) -> Line:
    if not waiting:
        return Line(str(NOT_READY), style=GREY)
    tiles = faces.tiles(scene.rules.plan.tiles.names[wait.kind] for wait in waiting)
    return joined(Line(str(advice.WAITS), style="bold"), tiles)


def _payments(scene: Scene[MahjongRules], view: State) -> Iterator[RenderableType]:
    """What is paid apart from the wins, each kind with its rule; debts that were struck out."""
    for reason, payment in scene.rules.plan.payments.items():
        rows = [row for row in view.rows if row.reason == reason and row.due]
        if rows:
            yield from sums.payment(scene, payment.rule, payment.name, rows)
    yield from _kongs(scene, view)


def _kongs(scene: Scene[MahjongRules], view: State) -> Iterator[RenderableType]:
    made = [(seat, one) for seat in range(view.seats) for one in view.melds[seat] if is_kong(one[0])]
    if made:
        kongs = [joined(scene.people.place(seat), meld(view, one, short=True)) for seat, one in made]
        yield joined(Line(f" {KONGS}", style=f"bold {GOLD}"), Line("  ").join(kongs))
    place = scene.people.place
    struck = [row for row in view.rows if row.reason == KONG_MONEY and row.state == RowState.VOID]
    if struck:
        owed = [OWED.of(payer=place(row.payer), payee=place(row.payee), due=row.due) for row in struck]
        yield sums.indented(Line(joined(str(VOID), "   ".join(owed)).plain, style=GREY))


def _columns(scene: Scene[MahjongRules], view: State, scores: list[dict[str, Any]]) -> list[sums.Column]:
    """Points of the wins, and of every other payment."""
    wins = moved_by((row for row in view.rows if row.reason == WIN_MONEY), view.seats)
    return [(str(WIN_POINTS), wins), *sums.others_than_wins(scene, scores)]
