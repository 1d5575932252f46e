"""The end of a round of word cards: the groups with their 息, the sum, who pays whom, the pot, the running scores."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from paiju.advice import zipai as counsel
from paiju.cli import explain, sums
from paiju.cli.columns import joined, padded
from paiju.cli.explain import item_name
from paiju.cli.scene import GREY, RED, Scene, rule_line
from paiju.cli.speech import Language, Text, language
from paiju.cli.zipai import advice, faces
from paiju.cli.zipai.table import meld
from paiju.cli.zipai.told import ZipaiTeller
from paiju.core.ledger import moved_by
from paiju.flow.score import Item
from paiju.zipai.cards import CARDS
from paiju.zipai.facts import Worth
from paiju.zipai.kinds import WIN_MONEY
from paiju.zipai.play import ZipaiRules
from paiju.zipai.state import State, Win

NOBODY_WON = Text("{drawn}：牌揭完了，没有人胡", "the cards are used up and nobody has won")
NOT_READY = Text("没有听", "not ready")
WIN_POINTS = Text("胡牌", "wins")
POT_NOW = Text("锅里还有 {pot} 分", "left in the pot: {pot}")
PARTED = Text("{who} {share:+d}，一共 {balance}", "{who} {share:+d}: {balance} in all")


def settlement(scene: Scene[ZipaiRules], view: State) -> list[RenderableType]:
    """All that is to be said of a finished round, as `view` knows it."""
    scores = scene.rules.lines.scores(view)
    wins = [score for score in scores if score.get("win")]
    parts: list[RenderableType] = [sums.title(scene)]
    if not wins:
        parts.append(Line(f" {NOBODY_WON.of(drawn=scene.rules.plan.drawn)}", style="bold"))
    for win, score in zip(view.wins, wins, strict=True):
        parts += _winner(scene, view, win, score)
    parts += _others(scene, view)
    parts += _payments(scene, view)
    parts += [rule_line(scene), sums.totals(scene, view, _columns(scene, view, scores))]
    if view.pot:
        parts.append(Line(f" {POT_NOW.of(pot=view.pot)}", style="bold"))
    parts.append(sums.next_dealer(scene, view))
    return parts


def _winner(scene: Scene[ZipaiRules], view: State, win: Win, score: dict[str, Any]) -> Iterator[RenderableType]:
    """How the hand was won, its groups and what they count as, the items with their rules, the sum, who paid."""
    seat, by, tile, source = win
    won = ZipaiTeller(scene).how_won(seat, by, tile, source)
    total = Line(explain.total(scene.game, score["total"]), style=f"bold {RED}")
    yield joined("", Line(scene.people.label(seat), style=f"bold {RED}"), *won, "", total)
    items = [Item(**item) for item in score["items"]]
    yield sums.indented(_groups(scene, view, win, score["split"], items))
    yield sums.indented(sums.items(scene, score["items"]))
    for row in _sum(scene, items, score["total"]):
        yield sums.indented(row)
    rows = [row for row in view.rows if row.reason == WIN_MONEY and row.payee == seat]
    yield sums.indented(sums.moves(scene, rows))


def _groups(
    scene: Scene[ZipaiRules], view: State, win: Win, split: Sequence[str], items: Sequence[Item]
) -> RenderableType:
    """The groups side by side, below each what it counts as; a hand that wins without groups as it was dealt."""
    hand = counsel.won_hand(view, win)
    if not split:
        return faces.group(sorted(hand.cards))
    counted = {item.name for item in items}
    grid = Table.grid(padding=(0, 1))
    for _ in split:
        grid.add_column(justify="center", no_wrap=True)
    grid.add_row(*(faces.group(CARDS.read(group)) for group in split))
    grid.add_row(*(_worth(worth, counted) for worth in scene.rules.plan.scorer.parts(hand, split)))
    return grid


def _worth(worth: Worth, counted: set[str]) -> Line:
    """`碰 1`; 0 for what counts as nothing in this win. In English the number alone: the items tell the names."""
    xi = worth.xi if worth.name in counted else 0
    name = worth.name if language() is Language.ZH else ""
    return Line(f"{name} {xi}".strip(), style="bold" if xi else GREY)


def _sum(scene: Scene[ZipaiRules], items: Sequence[Item], total: int) -> Iterator[Line]:
    """The sum that one can follow: the 息 of the groups; then multiplied, and what is added."""
    counting = scene.rules.plan.scorer.counting(items)
    xi, times, bonus = ([item for item in items if item.unit == unit] for unit in ("xi", "times", "bonus"))
    base = sum(item.value for item in xi)
    name = counting.name if language() is Language.ZH else counting.english
    rule = joined(counting.rule, explain.sentence(scene.game, counting.rule))
    yield joined(Line(name, style="bold"), Line(rule.plain, style=GREY))
    if xi:
        yield _adding(scene, "", xi, base)
    if times or bonus:
        first = " ".join([str(base), *(f"× {item.value}（{item_name(scene.game, item.name)}）" for item in times)])
        yield _adding(scene, first if xi else "", bonus, total)


def _adding(scene: Scene[ZipaiRules], first: str, items: Sequence[Item], total: int) -> Line:
    """`歪 4 + 坎 3 = 7`."""
    parts = [*([first] if first else []), *(f"{item_name(scene.game, item.name)} {item.value}" for item in items)]
    return Line(" + ".join(parts)).append(f" = {total}", style="bold")


def _others(scene: Scene[ZipaiRules], view: State) -> Iterator[RenderableType]:
    """The hands that did not win, and what they wait for."""
    yield Line(f" {sums.NOT_WON}", style="bold")
    for seat in range(view.seats):
        if seat in view.winners:
            continue
        melds = [meld(scene.rules, view, seat, one) for one in view.melds[seat]]
        hand = faces.group(view.concealed(seat))
        label = padded(scene.people.label(seat), 12)
        yield sums.indented(joined(label, hand))
        yield sums.indented(joined(padded("", 12), *melds, _waits(scene, view, seat)))


def _waits(scene: Scene[ZipaiRules], view: State, seat: int) -> Line:
    waiting = counsel.waits(scene.game, scene.rules, view, seat)
    if not waiting:
        return Line(str(NOT_READY), style=GREY)
    return joined(Line(str(advice.WAITS), style="bold"), faces.group(wait.kind for wait in waiting))


def _payments(scene: Scene[ZipaiRules], view: State) -> Iterator[RenderableType]:
    """What is paid into the pot and out of it, each with its rule."""
    for reason, payment in scene.rules.plan.payments.items():
        rows = [row for row in view.rows if row.reason == reason and row.due]
        if rows:
            yield from sums.payment(scene, payment.rule, payment.name, rows)


def _columns(scene: Scene[ZipaiRules], view: State, scores: list[dict[str, Any]]) -> list[sums.Column]:
    """Points of the win, and of every other payment."""
    wins = moved_by((row for row in view.rows if row.reason == WIN_MONEY), view.seats)
    others = sums.others_than_wins(scene, scores)
    return [(str(WIN_POINTS), wins), *others] if others else []


def parting(scene: Scene[ZipaiRules], shares: Sequence[int], balances: Sequence[int]) -> list[Line]:
    """The division of what the session leaves in the pot, its rule, and what each seat ends with."""
    named = scene.rules.plan.parting
    if named is None or not any(shares):
        return []
    name = named.name if language() is Language.ZH else named.english
    rows = [joined("", Line(name, style="bold"), named.rule, explain.sentence(scene.game, named.rule))]
    for seat, (share, balance) in enumerate(zip(shares, balances, strict=True)):
        rows.append(Line(f"   {PARTED.of(who=scene.people.label(seat), share=share, balance=balance)}"))
    return rows
