"""What a hand of mahjong waits for, read off the seat's own view."""

from paiju.advice.wait import Discards, Wait, widest_first
from paiju.bots.mahjong_hand import holding, live_tiles
from paiju.mahjong.facts import Drawn, declared
from paiju.mahjong.kinds import NONE, TURN
from paiju.mahjong.plan import Hand
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State


def waits(rules: MahjongRules, view: State, seat: int, without: int = NONE) -> list[Wait]:
    """What the hand of the seat (less one tile of `without`) waits for; none where it is not ready."""
    kinds = rules.table.waits(view, seat, without)
    if not kinds:
        return []
    hand = view.concealed(seat)
    if without != NONE:
        hand.remove(without)
    melds = tuple(declared(kind, low) for kind, low, _, _ in view.melds[seat])
    unseen = live_tiles(view, holding(view, seat))
    return [
        Wait(kind, max(0, unseen[kind]), rules.plan.score(Hand((*hand, kind), melds, Drawn(), kind, view.wild)).total)
        for kind in kinds
    ]


def to_discard(view: State, seat: int) -> bool:
    """Whether the seat has to throw a tile, so that only hands less one tile can wait."""
    return view.phase == TURN and view.turn == seat


def ready_discards(rules: MahjongRules, view: State, seat: int) -> Discards:
    """Each kind whose discard makes the hand ready."""
    return widest_first({kind: waits(rules, view, seat, kind) for kind in sorted(set(view.concealed(seat)))})
