"""What a hand of word cards waits for, and what a claim would lead to: read off the seat's own view."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text as Line

from paiju.cli.columns import joined
from paiju.cli.scene import Scene
from paiju.cli.speech import Text
from paiju.cli.zipai import faces
from paiju.core.events import HIDDEN
from paiju.flow.score import Ask, MeldAsk
from paiju.flow.window import bits
from paiju.zipai import events
from paiju.zipai.actions import CHI, DISCARD, PENG
from paiju.zipai.asks import HELD
from paiju.zipai.cards import CARDS, KINDS, SEQUENCES
from paiju.zipai.facts import CHI as CHI_MELD
from paiju.zipai.facts import LIU as LIU_MELD
from paiju.zipai.facts import PENG as PENG_MELD
from paiju.zipai.kinds import NONE, OWED
from paiju.zipai.menus import laid
from paiju.zipai.play import ZipaiRules
from paiju.zipai.state import State

WAITS = Text("听", "waits for")
FEW = Text("共剩{left} 值{totals}", "{left} left, worth {totals} xi")
LEFT = Text("剩{left} 值{total}", "{left} left, worth {total} xi")
THROWING = Text("打", "discard")


class Wait(NamedTuple):
    """A kind that would complete the hand: copies the viewer has not seen, and the total, best when drawn."""

    kind: int
    left: int
    total: int


def waits(scene: Scene[ZipaiRules], view: State, seat: int, without: int = NONE) -> list[Wait]:
    """What the hand of the seat (less one card of `without`) waits for; none where it is not ready or may not win."""
    hand = view.concealed(seat)
    if without != NONE:
        hand.remove(without)
    if len(hand) != HELD - 3 * len(view.melds[seat]) or view.dead[seat]:
        return []
    found = scene.game.waits(scene.rules, _ask(scene.rules, view, seat, hand, without))
    unseen = unseen_cards(view, seat)
    return [Wait(CARDS.index[wait.tile], unseen[CARDS.index[wait.tile]], wait.total) for wait in found]


def _ask(rules: ZipaiRules, view: State, seat: int, hand: Sequence[int], without: int) -> Ask:
    dealt = view.hands_dealt[seat]
    extras: dict[str, object] = {"pot": view.pot}
    if isinstance(dealt, tuple):
        extras["dealt"] = list(dealt)
    opening = without != NONE and seat == view.dealer and not view.opening_discard
    untouched = not rules.table.discarded(view, seat) and (without == NONE or opening)
    marks = {"no_discard"} if untouched else set()
    if view.left == 1:
        marks.add("last_tile")
    melds = tuple(MeldAsk(one.kind, one.cards, one.source, one.taken) for one in map(laid, view.melds[seat]))
    return Ask({}, view.dealer, seat, tuple(hand), melds, marks=frozenset(marks), extras=extras)


def unseen_cards(view: State, seat: int) -> list[int]:
    """By kind, the copies that lie neither open nor in the hand of the seat."""
    seen = view.concealed(seat) + [tile for _, _, tile, _ in view.wins if tile >= 0]
    for other in range(view.seats):
        seen += view.rivers[other]
        seen += [card for meld in view.melds[other] if meld[1] != HIDDEN for card in laid(meld).cards]
    return [max(0, CARDS.copies - seen.count(kind)) for kind in range(KINDS)]


def owes(view: State, seat: int) -> bool:
    """Whether the seat has to throw a card, so that only hands less one card can wait."""
    return view.phase == OWED and view.turn == seat


def ready_discards(scene: Scene[ZipaiRules], view: State, seat: int) -> dict[int, list[Wait]]:
    """Each kind whose discard makes the hand ready, with what it then waits for, the widest first."""
    allowed = scene.rules.law.discards(view, seat)
    found = {kind: waits(scene, view, seat, kind) for kind in bits(allowed)}
    ready = [(kind, waiting) for kind, waiting in found.items() if waiting]
    return dict(sorted(ready, key=lambda entry: -sum(wait.left for wait in entry[1])))


def waits_line(waiting: Sequence[Wait]) -> Line:
    """`听 三 剩2 值11   六 …`."""
    parts = [joined(faces.card(wait.kind), LEFT.of(left=wait.left, total=wait.total)) for wait in waiting]
    return joined(Line(str(WAITS), style="bold"), Line("  ").join(parts))


def short_line(waiting: Sequence[Wait]) -> Line:
    """The same for many cards: `听 一二三四 共剩9 值8~10`."""
    totals = sorted({wait.total for wait in waiting})
    values = str(totals[0]) if len(totals) == 1 else f"{totals[0]}~{totals[-1]}"
    few = FEW.of(left=sum(wait.left for wait in waiting), totals=values)
    return joined(Line(str(WAITS), style="bold"), faces.group(wait.kind for wait in waiting), few)


def banned(rules: ZipaiRules, view: State, seat: int) -> int:
    """The kinds of the hand, as bits, that may not be discarded."""
    return view.held[seat] & ~rules.law.discards(view, seat)


def killing(rules: ZipaiRules, view: State, seat: int, menu: int) -> list[int]:
    """The claims in the menu after which nothing could be discarded: they make a dead hand."""
    return [action for action in bits(menu) if PENG <= action < DISCARD and _kills(rules, view, seat, action)]


def _kills(rules: ZipaiRules, view: State, seat: int, action: int) -> bool:
    kind, what = (PENG_MELD, view.tile) if action == PENG else (CHI_MELD, action - CHI)
    after = view.copy()
    after.evolve((events.MELD, seat, kind, what, view.source, view.tile))
    return not rules.law.discards(after, seat) and not rules.law.own_lius(after, seat)


def cards_of(kind: int, what: int) -> tuple[int, ...]:
    """The cards of a declared group."""
    return SEQUENCES[what] if kind == CHI_MELD else (what,) * (4 if kind == LIU_MELD else 3)
