"""The rules value of a mahjong game: slots, each data or an object, compiled once from the options.

Shared code reads numbers and calls slots; it never asks which game or which option it serves.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

from paiju.core.seats import after
from paiju.core.tiles import TileSet
from paiju.flow.away import GONE
from paiju.flow.booking import Payment
from paiju.flow.game import Emit
from paiju.flow.patterns import Pattern
from paiju.flow.score import Score
from paiju.mahjong.facts import Came, Declared, Facts
from paiju.mahjong.kinds import KONG_MONEY, NONE
from paiju.mahjong.shapes import Shapes
from paiju.mahjong.state import State
from paiju.mahjong.steps import Step
from paiju.mahjong.words import USUAL, Words

if TYPE_CHECKING:
    from paiju.mahjong.menus import Menus


class Due(NamedTuple):
    """What one seat has to pay, and for a kong what for: the reason of the ledger row.

    `steps`: for a win, how it comes from the total.
    """

    payer: int
    due: int
    reason: int = KONG_MONEY
    steps: tuple[Step, ...] = ()


def owed(payer: int, total: int, steps: Iterable[Step]) -> Due:
    """What the steps make of the total of a win; those that change nothing are not told."""
    telling: list[Step] = []
    for step in steps:
        before, total = total, step.taken(total)
        if total != before:
            telling.append(step)
    return Due(payer, total, steps=tuple(telling))


class Contest(Protocol):
    """Who of several that win the same tile gets it: a bonus to the rank of a winner `away` places from the source."""

    def __call__(self, away: int, seats: int) -> int: ...


def everybody_wins(away: int, seats: int) -> int:
    """一炮多响: all who take the tile win it."""
    return 0


def nearest_wins(away: int, seats: int) -> int:
    """截胡: only the first counter-clockwise from the source wins."""
    return seats - away


def nothing_moves(money: "Money", state: State, winners: Sequence[int]) -> None:
    """Wins change no earlier debt."""


def round_ends(state: State, robbers: Sequence[int]) -> int | None:
    """Where the first win ends the round, nobody draws after it."""
    return None


def winner_keeps_deal(draw_passes: bool = False) -> Callable[[State], int]:
    """The dealer who wins deals again, otherwise the next seat does; `draw_passes`: after a drawn round too."""

    def next_dealer(state: State) -> int:
        stays = state.dealer in state.winners if state.winners else not draw_passes
        return state.dealer if stays else after(state.dealer, 1, state.seats)

    return next_dealer


def any_credit(state: State, seat: int) -> int | None:
    """Balances may become negative."""
    return None


class Passing(Protocol):
    """What declining a win costs."""

    def held_back(self, state: State, seat: int, worth: Callable[[], int]) -> bool:
        """Whether the seat may not win another's tile of this worth now."""
        ...

    def declined(self, state: State, seat: int, able: Callable[[], bool], worth: Callable[[], int], emit: Emit) -> None:
        """The seat answered something else than a win: note it, where it was able to win, with the worth."""
        ...


class Hand(NamedTuple):
    """A complete hand to score: concealed kinds with the winning tile, declared groups, how the tile came."""

    concealed: tuple[int, ...]
    melds: tuple[Declared, ...]
    came: Came
    tile: int
    wild: int = NONE
    """The kind that stands for any tile."""


@dataclass(frozen=True)
class Plan:
    """All slots of a mahjong game."""

    tiles: TileSet
    seats: int
    shapes: Shapes
    passes: tuple[int, ...]
    """Deal plan: tiles to each seat in each pass; the dealer gets one more."""
    dice: int
    """Dice thrown, for show."""
    replacement_tail: int
    """1 where a replacement tile comes from the tail of the wall, 0 from the front."""
    claims: tuple[int, ...]
    """Kinds of melds that a discard may be claimed for."""
    kong_turns: int
    """Bit mask of the turns in which an own kong may be declared."""
    ready_turns: int
    """Bit mask of the turns whose discard may declare 听."""
    opening_ready: int
    """1 where seats that wait may declare 听 before the first draw."""
    must_win_left: int
    """Who can win must, once fewer tiles than this are left; 0: never."""
    contest: Contest
    passing: Passing
    survivors: int
    """The round ends when so few players have not won."""
    score: Callable[[Hand], Score]
    """The best reading of a complete hand; deltas are not part of it."""
    worth: Callable[[Score], int]
    """The number by which wins are compared when one is declined."""
    win_dues: Callable[[State, int, int, int, Score], Sequence[Due]]
    """(state, winner, way, source, score) → what is paid for the win."""
    kong_dues: Callable[[State, int, int, int], Sequence[Due]]
    """(state, seat, kind of kong, source) → what the others owe for the kong."""
    on_wins: Callable[["Money", State, Sequence[int]], None]
    """After wins on a discard were paid: what becomes of earlier debts."""
    after_robbing: Callable[[State, Sequence[int]], int | None]
    """(state, robbers) → the seat that draws next in turn, or None where the robbed player takes his replacement."""
    settle: Callable[["Money", State, "Menus"], None]
    """At the end: all that is still to be paid."""
    next_dealer: Callable[[State], int]
    first_dealer: Callable[[bytes], int]
    pays: Callable[[State, int], int | None]
    """(state, seat) → what the seat has to pay with; None: any sum."""
    idle: Callable[[State, int, int], int]
    lapse: Callable[[State, int, int], int]
    reasons: Mapping[str, str]
    """What shared code calls a refusal → the rule id of this game."""
    patterns: Sequence[Pattern[Facts]]
    """The scoring rows, in the order of the rule page."""
    payments: Mapping[int, Payment]
    """Reason of ledger rows that are no win → how a record names their sum."""
    seconds: int
    """Time for a decision, in seconds."""
    lapse_limit: int
    """So many time-outs in a row put a seat into 托管; 0: never."""
    start_balance: int
    rounds: int
    ready_seconds: int = 0
    """How long the last seat that is not ready is waited for; 0: for ever."""
    cut_off: int = GONE
    """How a seat is present whose line is lost (`flow.away`)."""
    dead_wall: int = 0
    """So many tiles, in stacks of two, stay at the tail: none is drawn in turn, and a kong must leave them whole."""
    ready_wins: int = 1
    """1 where who declared 听 must win when he can."""
    ready_kongs: int = 0
    """1 where a kong is allowed after 听 that leaves the hand ready."""
    wilds: tuple[int, ...] = ()
    """Kinds of which one, drawn by lot, is the 会 of the round; empty: no tile is wild."""
    gated: bool = False
    """Whether a hand of a winning shape may still fail to win, so that the scorer has the last word."""
    words: Words = USUAL
    """What this game calls its kongs, their money, and a round that nobody wins."""


class Money(Protocol):
    """The writer of ledger rows, see `payments.Ledger`."""

    def owe(self, reason: int, payer: int, payee: int, due: int) -> int: ...
    def pay(self, reason: int, payer: int, payee: int, due: int) -> int: ...
    def settle(self, index: int) -> None: ...
    def change(self, index: int, state: int) -> None: ...
