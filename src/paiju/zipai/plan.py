"""The rules value of a word-card game: its seats, its law, its scorer, its money; compiled once from the options."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from paiju.flow.away import GONE
from paiju.flow.booking import Payment
from paiju.flow.patterns import Pattern
from paiju.flow.score import Item, Score
from paiju.zipai.facts import Counting, Hand, Laid, Worth
from paiju.zipai.state import State
from paiju.zipai.wall import Dealing


class Mark(NamedTuple):
    """Kinds or halves (`bits`) that enter one of a seat's sets (`kinds.NO_CHI` …)."""

    seat: int
    marks: int
    bits: int


class Move(NamedTuple):
    """Money that moves: why (`kinds.WIN_MONEY` …), who pays whom (seats or `ledger.POT`), how much."""

    reason: int
    payer: int
    payee: int
    due: int


class Scorer(Protocol):
    """What hands are worth."""

    def score(self, hand: Hand) -> Score:
        """The best reading, or the rule that fails."""
        ...

    def wins(self, hand: Hand) -> bool:
        """Whether the hand wins."""
        ...

    def laid(self, melds: Sequence[Laid]) -> Sequence[Worth]:
        """What each group counts as, where only these groups on the table are known."""
        ...

    def parts(self, hand: Hand, split: Sequence[str]) -> Sequence[Worth]:
        """What each group of a won hand counts as, in the reading that the score's `split` writes; none without one."""
        ...

    def counting(self, items: Sequence[Item]) -> Counting:
        """How the items of a win are added up."""
        ...


class Law(Protocol):
    """What a game decides in a round. Refusals are words that the plan's `reasons` maps to rule ids; None: allowed."""

    has_liu: bool
    """Whether there is a 溜 in this game."""

    def stakes(self, state: State) -> Sequence[Move]:
        """What is paid into the pot before anything else."""
        ...

    def look(self, state: State, seat: int) -> int:
        """The menu of the seat that looks at its drawn card; 0: it is turned up."""
        ...

    def wins_first(self, state: State, seat: int) -> bool:
        """Whether a hand that the drawn card completes may win before the 偎 it would have to make."""
        ...

    def declined_look(self, state: State, seat: int) -> Iterable[Mark]:
        """The marks of letting the drawn card be turned up."""
        ...

    def hides_wei(self, state: State, seat: int, kind: int) -> bool:
        """Whether a 偎 of this kind is laid face down."""
        ...

    def win_refusal(self, state: State, seat: int) -> str | None:
        """What forbids the seat to win at all now, whatever its hand is."""
        ...

    def must_win(self, state: State, seat: int) -> bool:
        """Whether a seat that can win has no other answer."""
        ...

    def peng_refusal(self, state: State, seat: int) -> str | None:
        """What forbids the seat to take the open card by 碰."""
        ...

    def chi_refusal(self, state: State, seat: int, sequence: int) -> str | None:
        """What forbids the seat to eat the open card into the sequence at this place."""
        ...

    def discards(self, state: State, seat: int) -> int:
        """The kinds, as bits, that the seat may discard."""
        ...

    def ban(self, state: State, seat: int, kind: int) -> str:
        """What forbids a discard of a kind that is held."""
        ...

    def own_lius(self, state: State, seat: int) -> int:
        """The kinds, as bits, of which the seat may lay a 溜 in place of the discard it owes."""
        ...

    def wall_ends(self, state: State) -> bool:
        """Whether the round is over instead of a discard that is owed."""
        ...

    def thrown(self, state: State, seat: int, kind: int) -> Iterable[Mark]:
        """The marks of discarding a kind."""
        ...

    def fate(self, state: State, taker: int, action: int) -> Iterable[Mark]:
        """The marks once it is known what became of the open card: who took it how (`NOBODY`, `PASS`: nobody)."""
        ...

    def winnings(self, state: State, seat: int, score: Score) -> Sequence[Move]:
        """What moves when a seat wins."""
        ...

    def next_dealer(self, state: State) -> int:
        """Who deals the next round."""
        ...


@dataclass(frozen=True)
class Plan:
    """All slots of a word-card game."""

    seats: int
    dealing: Dealing
    buried: int
    """Cards at the end of the wall that are never drawn."""
    law: Law
    scorer: Scorer
    reasons: Mapping[str, str]
    """What shared code and the law call a refusal → the rule id of this game."""
    patterns: Sequence[Pattern[Any]]
    payments: Mapping[int, Payment]
    """Reason of ledger rows that are no win → how a record names their sum."""
    has_pot: bool
    """Whether records of this game tell the pot."""
    first_dealer: Callable[[bytes], int]
    divide: Callable[[int], Sequence[int]]
    """The pot at the end of a session → what each seat gets."""
    seconds: int
    lapse_limit: int
    """So many time-outs in a row put a seat into 托管."""
    start_balance: int
    rounds: int
    wei: str = "偎"
    """What this game calls three equal cards of which the third was drawn."""
    drawn: str = "黄庄"
    """What it calls a round that nobody wins."""
    parting: Payment | None = None
    """How the division of the pot is named."""
    ready_seconds: int = 0
    """How long the last seat that is not ready is waited for; 0: for ever."""
    cut_off: int = GONE
    """How a seat is present whose line is lost (`flow.away`)."""
