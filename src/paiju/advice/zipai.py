"""What a hand of word cards waits for, and what a claim would lead to: read off the seat's own view."""

from collections.abc import Sequence
from typing import Any

from paiju.advice.wait import Discards, Wait, widest_first
from paiju.core.events import HIDDEN
from paiju.flow.game import Game
from paiju.flow.score import Ask, MeldAsk
from paiju.flow.window import bits
from paiju.zipai import events
from paiju.zipai.actions import CHI, DISCARD, PENG
from paiju.zipai.asks import HELD
from paiju.zipai.cards import CARDS, KINDS
from paiju.zipai.facts import CHI as CHI_MELD
from paiju.zipai.facts import PENG as PENG_MELD
from paiju.zipai.facts import Hand
from paiju.zipai.kinds import NONE, OWED
from paiju.zipai.menus import laid
from paiju.zipai.play import ZipaiRules
from paiju.zipai.state import State, Win


def waits(game: Game[Any], rules: ZipaiRules, view: State, seat: int, without: int = NONE) -> list[Wait]:
    """What the hand of the seat (less one card of `without`) waits for; none where it is not ready or may not win."""
    hand = view.concealed(seat)
    if without != NONE:
        hand.remove(without)
    if len(hand) != HELD - 3 * len(view.melds[seat]) or view.dead[seat]:
        return []
    found = game.waits(rules, _ask(rules, view, seat, hand, without))
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


def to_discard(view: State, seat: int) -> bool:
    """Whether the seat has to throw a card, so that only hands less one card can wait."""
    return view.phase == OWED and view.turn == seat


def ready_discards(game: Game[Any], rules: ZipaiRules, view: State, seat: int) -> Discards:
    """Each kind whose discard is allowed and makes the hand ready."""
    allowed = rules.law.discards(view, seat)
    return widest_first({kind: waits(game, rules, view, seat, kind) for kind in bits(allowed)})


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


def table_xi(rules: ZipaiRules, view: State, seat: int) -> int:
    """What the groups of the seat on the table are worth, those left out that the viewer cannot see."""
    known = [laid(meld) for meld in view.melds[seat] if meld[1] != HIDDEN]
    return sum(worth.xi for worth in rules.plan.scorer.laid(known))


def won_hand(view: State, win: Win) -> Hand:
    """The hand that was won, as far as its groups need it."""
    seat, by, tile, _ = win
    melds = tuple(laid(meld) for meld in view.melds[seat])
    return Hand(tuple(view.concealed(seat)), melds, by, None if tile == NONE else tile, seat, view.dealer)
