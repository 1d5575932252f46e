"""What a hand waits for, read off the seat's own view."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text as Line

from paiju.bots.mahjong_hand import holding, live_tiles
from paiju.cli.columns import joined
from paiju.cli.mahjong import faces
from paiju.cli.speech import Text
from paiju.mahjong.facts import Drawn, declared
from paiju.mahjong.kinds import NONE, TURN
from paiju.mahjong.plan import Hand
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State

WAITS = Text("听", "waits for")
LEFT = Text("剩{left} 值{total}", "{left} left, worth ×{total}")
THROWING = Text("打", "discard")


class Wait(NamedTuple):
    """A kind that would complete the hand: copies the seat has not seen, and the total of the hand when drawn."""

    kind: int
    left: int
    total: int


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
        Wait(kind, max(0, unseen[kind]), rules.plan.score(Hand((*hand, kind), melds, Drawn(), kind)).total)
        for kind in kinds
    ]


def to_discard(view: State, seat: int) -> bool:
    """Whether the seat has to throw a tile, so that only hands less one tile can wait."""
    return view.phase == TURN and view.turn == seat


def ready_discards(rules: MahjongRules, view: State, seat: int) -> dict[int, list[Wait]]:
    """Each kind whose discard makes the hand ready, with what it then waits for, the widest first."""
    found = {kind: waits(rules, view, seat, kind) for kind in sorted(set(view.concealed(seat)))}
    ready = [(kind, waiting) for kind, waiting in found.items() if waiting]
    return dict(sorted(ready, key=lambda entry: -sum(wait.left for wait in entry[1])))


def waits_line(rules: MahjongRules, waiting: Sequence[Wait]) -> Line:
    """`听 三筒 剩2 值1  六筒 …`."""
    names = rules.plan.tiles.names
    parts = [joined(faces.tile(names[wait.kind]), LEFT.of(left=wait.left, total=wait.total)) for wait in waiting]
    return joined(Line(str(WAITS), style="bold"), Line("  ").join(parts))
