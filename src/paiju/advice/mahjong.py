"""What a hand of mahjong waits for, read off the seat's own view; how what its win pays comes about."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from paiju.advice.wait import Discards, Wait, widest_first
from paiju.bots.mahjong_hand import holding, live_tiles
from paiju.flow.score import Item, Score
from paiju.flow.window import bits
from paiju.mahjong.facts import Drawn, declared
from paiju.mahjong.kinds import NONE, TURN
from paiju.mahjong.plan import Due, Hand
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State


def waits(rules: MahjongRules, view: State, seat: int, without: int = NONE) -> list[Wait]:
    """What the hand of the seat (less one tile of `without`) waits for; none where it is not ready."""
    hand = view.concealed(seat)
    if without != NONE:
        hand.remove(without)
    melds = tuple(declared(kind, low) for kind, low, _, _ in view.melds[seat])
    unseen = live_tiles(view, holding(view, seat))
    scores = {
        kind: _drawn(rules, Hand((*hand, kind), melds, Drawn(), kind, view.wild))
        for kind in _to_come(rules, view, seat)
    }
    return [Wait(kind, max(0, unseen[kind]), score.total) for kind, score in scores.items() if score is not None]


def _to_come(rules: MahjongRules, view: State, seat: int) -> Iterable[int]:
    """The kinds of which the seat has not all copies itself."""
    return (kind for kind, own in enumerate(rules.table.owned(view, seat)) if own < view.tiles.copies)


def _drawn(rules: MahjongRules, hand: Hand) -> Score | None:
    """The score of an own draw; None where the hand does not win. Most hands have no shape, and need no scorer."""
    shapes, wilds = rules.plan.shapes, hand.concealed.count(hand.wild)
    keys = shapes.keys([kind for kind in hand.concealed if kind != hand.wild])
    score = rules.plan.score(hand) if shapes.shaped(keys, wilds, bool(hand.melds)) else None
    return score if score is not None and score.win else None


def to_discard(view: State, seat: int) -> bool:
    """Whether the seat has to throw a tile, so that only hands less one tile can wait."""
    return view.phase == TURN and view.turn == seat


def ready_discards(rules: MahjongRules, view: State, seat: int) -> Discards:
    """Each kind that may be thrown and whose discard makes the hand ready."""
    return widest_first({kind: waits(rules, view, seat, kind) for kind in bits(rules.table.throwable(view, seat))})


def reckoned(rules: MahjongRules, state: State, place: int, score: Mapping[str, Any]) -> Sequence[Due]:
    """What was owed for a win of a round that is over, with the steps to it: `place` of the win, `score` as written.

    When it was paid, those before it had won and those after it had not.
    """
    then = state.copy()
    then.winners = state.winners[: place + 1]
    winner, by, _, source, *_ = state.wins[place]
    won = Score(True, tuple(Item(**item) for item in score["items"]), score["total"])
    return rules.plan.win_dues(then, winner, by, source, won)
