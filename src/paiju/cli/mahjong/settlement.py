"""The end of a round of mahjong: every winner's hand and items with their rules, who pays whom, the running scores."""

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from paiju.advice import mahjong as counsel
from paiju.advice.wait import Wait
from paiju.cli import explain, sums
from paiju.cli.columns import joined, padded
from paiju.cli.mahjong import advice, faces
from paiju.cli.mahjong.debts import Debts, Kong, Owed, debts
from paiju.cli.mahjong.table import meld, ordinal, wild
from paiju.cli.mahjong.told import WINS, WINS_DISCARD, meld_word, word
from paiju.cli.scene import GREY, RED, Scene, rule_line
from paiju.cli.speech import Text
from paiju.cli.told import AND, FROM
from paiju.core.events import Event
from paiju.core.ledger import Row, RowState, moved_by
from paiju.core.seats import NOBODY
from paiju.core.tiles import read_names
from paiju.flow.booking import Payment
from paiju.mahjong.kinds import BY_KONG, NONE, WIN_MONEY
from paiju.mahjong.plan import Due
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State, Win
from paiju.mahjong.steps import Step, bracketed

DRAWN = Text("{drawn}：牌摸完了，没有人胡", "{drawn}: nobody has won")
ORDINAL = Text("{place}胡", "{place} win")
LIMIT = Text("，{word} {value}", ", {word} {value}")
VOID = Text("作废：", "struck out:")
OWED = Text("{payer} 欠 {payee} {due} 分", "{payer} owed {payee} {due}")
DEBT = Text("{payer} 欠 {due} 分", "{payer} owes {due}")
MOVED = Text("杠上炮：{before} 的{money}转给 {payee}", "discard after a kong: the {money} of {before} moves to {payee}")
WRITTEN = Text("开杠时记下，盘末再付", "written down for each kong, paid at the end of the round")
NETTED = Text("盘末合在一起付，两家互相欠的先抵掉", "paid at the end of the round, mutual debts set off")


def settlement(scene: Scene[MahjongRules], view: State, seen: Iterable[Event]) -> list[RenderableType]:
    """All that is to be said of a finished round, as `view` knows it, and as its events tell."""
    scores = scene.rules.lines.scores(view)
    wins = [score for score in scores if score.get("win")]
    parts: list[RenderableType] = [sums.title(scene)]
    if not wins:
        parts.append(Line(f" {DRAWN.of(drawn=word(scene.rules.plan.words.drawn))}", style="bold"))
    for place, (win, score) in enumerate(zip(view.wins, wins, strict=True)):
        parts += _winner(scene, view, place, win, score)
    parts += _others(scene, view)
    found = debts(seen)
    parts += _owed(scene, view, found)
    parts += _payments(scene, view, {row.reason for kong in found.kongs for row in _rows(view, kong)})
    parts += [rule_line(scene), sums.totals(scene, view, _columns(scene, view)), sums.next_dealer(scene, view)]
    return parts


def _winner(
    scene: Scene[MahjongRules], view: State, place: int, win: Win, score: dict[str, Any]
) -> Iterator[RenderableType]:
    """How the hand was won, its groups, its items with their rules, who paid for it."""
    yield _won(scene, view, place, win, score["total"])
    yield sums.indented(_groups(score["split"], wild(view)))
    yield sums.indented(sums.items(scene, score["items"]))
    yield from map(sums.indented, _reckoned(scene, view, place, score))
    rows = [row for row in view.rows if row.reason == WIN_MONEY and row.payee == score["seat"]]
    yield sums.indented(sums.moves(scene, rows, explain.rule_of(scene.game, scene.rules.plan.win_dues)))


def _reckoned(scene: Scene[MahjongRules], view: State, place: int, score: dict[str, Any]) -> Iterator[Line]:
    """How what is paid comes from the total: a row for those who pay by the same steps."""
    payers: dict[tuple[Step, ...], list[Due]] = {}
    for due in counsel.reckoned(scene.rules, view, place, score):
        payers.setdefault(due.steps, []).append(due)
    for steps, dues in payers.items():
        if steps:
            who = str(AND).join(scene.people.place(due.payer) for due in dues)
            told = [explain.total(scene.game, score["total"]), *map(_step, steps)]
            inner = bracketed(steps)
            if inner:
                told[: inner + 1] = [f"({''.join(told[: inner + 1])})"]
            yield Line(f"{who}{explain.COLON}{''.join(told)} = {dues[0].due}", style=GREY)


def _step(step: Step) -> str:
    word = Text(step.title, step.english)
    return LIMIT.of(word=str(word), value=step.value) if step.sign == "≤" else f" {step.sign} {step.value} {word}"


def _won(scene: Scene[MahjongRules], view: State, place: int, win: Win, total: int) -> Line:
    seat, by, tile, source, _ = win
    own, after = seat == scene.people.seat, ordinal(scene, place)
    shown = faces.tile(view.tiles.names[tile], wild(view)) if tile != NONE else None
    giver = FROM.of(who=scene.people.place(source)) if source != NOBODY and by != BY_KONG else None
    return joined(
        Line(f" {ORDINAL.of(place=after)}" if after else "", style=f"bold {RED}"),
        Line(scene.people.label(seat), style=f"bold {RED}"),
        str(WINS.get(by, WINS_DISCARD).by(own)), shown, giver, Line(explain.total(scene.game, total), style="bold"),
    )  # fmt: skip


def _groups(split: Iterable[str], wild: str) -> Line:
    return Line(" ").join([faces.compact(read_names(group), wild) for group in split])


def _others(scene: Scene[MahjongRules], view: State) -> Iterator[RenderableType]:
    """The hands that did not win, and what they wait for."""
    playing = view.playing()
    if playing:
        yield Line(f" {sums.NOT_WON}", style="bold")
    for seat in playing:
        melds = [meld(scene, view, one, short=True) for one in view.melds[seat]]
        hand = faces.compact((view.tiles.names[kind] for kind in view.concealed(seat)), wild(view))
        waiting = counsel.waits(scene.rules, view, seat)
        yield sums.indented(joined(padded(scene.people.label(seat), 12), hand, *melds, _waits(scene, waiting)))


def _waits(scene: Scene[MahjongRules], waiting: list[Wait]) -> Line:
    if not waiting:
        return Line(word(scene.rules.plan.words.not_ready), style=GREY)
    tiles = faces.compact(scene.rules.plan.tiles.names[wait.kind] for wait in waiting)
    return joined(Line(str(advice.WAITS), style="bold"), tiles)


def _payments(scene: Scene[MahjongRules], view: State, told: Container[int]) -> Iterator[RenderableType]:
    """What is paid apart from the wins, each kind with its rule; but `told` reasons, which are those of the kongs."""
    for reason, payment in scene.rules.plan.payments.items():
        rows = [row for row in view.rows if row.reason == reason and row.due and reason not in told]
        if rows:
            sentence = str(NETTED) if payment.name == scene.rules.plan.words.kong_money.title else None
            yield from sums.payment(scene, payment.rule, payment.name, rows, sentence)


def _owed(scene: Scene[MahjongRules], view: State, found: Debts) -> Iterator[RenderableType]:
    """What was owed or paid for which kong; what moved to a winner; what was struck out."""
    kongs = [kong for kong in found.kongs if kong.rows]
    if not kongs:
        return
    rule, money = explain.rule_of(scene.game, scene.rules.plan.kong_dues), _kong_money(scene)
    yield from sums.heading(scene, money, rule, str(WRITTEN))
    place, names = scene.people.place, scene.rules.plan.tiles.names
    for kong in kongs:
        group = faces.compact([names[kong.tile]] * 4)
        yield sums.indented(_brought(scene, view, kong, joined(place(kong.seat), _kong_word(scene, view, kong), group)))
    for before, owed in found.moved:
        moved = MOVED.of(before=place(before), payee=place(owed.payee), money=money)
        rule = explain.rule_of(scene.game, scene.rules.plan.on_wins)
        yield sums.indented(sums.in_a_row(scene, [joined(moved, rule), *_debts(scene, [owed])]))
    struck = [row for row in view.rows if row.state == RowState.VOID]
    if struck:
        owing = [OWED.of(payer=place(row.payer), payee=place(row.payee), due=row.due) for row in struck]
        yield sums.indented(Line(joined(str(VOID), "   ".join(owing)).plain, style=GREY))


def _rows(view: State, kong: Kong) -> list[Row]:
    return [view.rows[index] for index in kong.rows]


def _kong_word(scene: Scene[MahjongRules], view: State, kong: Kong) -> str:
    """What the kong is called where money is told: as its payment is, where that has a name of its own."""
    payment = scene.rules.plan.payments.get(_rows(view, kong)[0].reason)
    return meld_word(scene.rules, kong.kind) if payment is None else explain.item_name(scene.game, payment.name)


def _brought(scene: Scene[MahjongRules], view: State, kong: Kong, made: Line) -> Line:
    """Behind the kong what was paid for it, or what was owed where something else became of it."""
    rows = _rows(view, kong)
    if all(row.state == RowState.PAID for row in rows):
        return sums.moves(scene, rows, ahead=[made])
    return sums.in_a_row(scene, [made, *_debts(scene, [Owed(row.payer, row.payee, row.due) for row in rows])])


def _debts(scene: Scene[MahjongRules], owed: Iterable[Owed]) -> list[Line]:
    """`下家 欠 2 分`, `对家 欠 2 分`."""
    return [Line(DEBT.of(payer=scene.people.place(one.payer), due=one.due)) for one in owed]


def _columns(scene: Scene[MahjongRules], view: State) -> list[sums.Column]:
    """Points of the wins, and of every other payment; those for kongs together, whatever each is called."""
    columns = {
        word(scene.rules.plan.words.win_money): moved_by(
            (row for row in view.rows if row.reason == WIN_MONEY), view.seats
        )
    }
    for rule, names in _named(scene.rules.plan.payments).items():
        reasons = [reason for reason, payment in scene.rules.plan.payments.items() if payment.rule == rule]
        rows = [row for row in view.rows if row.reason in reasons and row.paid]
        if rows:
            title = explain.item_name(scene.game, names.pop()) if len(names) == 1 else _kong_money(scene)
            columns[title] = moved_by(rows, view.seats)
    return list(columns.items())


def _named(payments: Mapping[int, Payment]) -> dict[str, set[str]]:
    """Rule → what is paid by it."""
    named: dict[str, set[str]] = {}
    for payment in payments.values():
        named.setdefault(payment.rule, set()).add(payment.name)
    return named


def _kong_money(scene: Scene[MahjongRules]) -> str:
    return word(scene.rules.plan.words.kong_money)
