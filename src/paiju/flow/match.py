"""A match: rounds in a row, with the dealer, the balances and the chance carried from one to the next."""

from collections.abc import Sequence
from copy import copy
from typing import Any, NamedTuple

from paiju.core import seeds
from paiju.core.errors import InvalidError
from paiju.core.events import Event
from paiju.flow.away import AUTO, GONE, HERE
from paiju.flow.game import Outcome, Rules, Setup
from paiju.flow.round import AnyRound, Round


class Fair(NamedTuple):
    """What proves that a wall was not chosen: the commitment made before, the secret, what each seat gave."""

    commit: bytes
    secret: bytes
    seeds: tuple[bytes, ...]

    def __repr__(self) -> str:
        return f"<Fair {self.commit.hex()}>"


class Chance(NamedTuple):
    """Where the chance of a round came from."""

    seed: bytes
    fair: Fair

    def __repr__(self) -> str:
        return f"<Chance {self.fair.commit.hex()}>"


def lapses_now(lapses: Sequence[int], then: Sequence[int], away: Sequence[int]) -> tuple[int, ...]:
    """The time-outs in a row by seat, when seats that were away `then`, at the settlement, may have come back."""
    back = {seat for seat, before in enumerate(then) if before != HERE and away[seat] == HERE}
    return tuple(0 if seat in back else count for seat, count in enumerate(lapses))


class Match:
    """Rounds in a row under one set of rules; `names` by seat.

    The chance of round n is derived from `seed` (32 bytes) as formats.md tells, with what the seats gave.
    """

    def __init__(
        self, rules: Rules[Any], seed: bytes, names: Sequence[str] = (), rounds: int = 0, paced: bool = False
    ) -> None:
        """`rounds`: the match ends after so many at the latest; 0: when the rules say, which may be never.

        `paced`: its rounds stop at quiet moments until `Round.go_on`.
        """
        self.paced = paced
        self.rules = rules
        self.seed = seed
        self.rounds = min((agreed for agreed in (rounds, rules.rounds) if agreed), default=0)
        self.names = tuple(names) or tuple(f"seat {seat}" for seat in range(rules.seats))
        self.balances: tuple[int, ...] = (rules.start_balance,) * rules.seats
        self.away: tuple[int, ...] = ()
        self.lapses: tuple[int, ...] = ()
        self.number = 0
        self.pot = 0
        self.after_draw = False
        self.dealer: int | None = None
        self._coming: dict[int, int] = {}
        self._away_then: Sequence[int] = ()
        """By seat, how it was present when the last round was settled, and its time-outs in a row then."""
        self._lapses_then: Sequence[int] = ()
        self.finished = False
        """Whether the session was ended and its pot divided."""
        self.round: AnyRound | None = None
        self.chance: Chance | None = None

    def commitment(self) -> bytes:
        """What is published before the seats give their seeds for the next round."""
        return seeds.commitment(seeds.round_secret(self.seed, self.number + 1))

    def deal(self, given: Sequence[bytes] = ()) -> AnyRound:
        """Begin the next round; `given` is what each seat adds to the chance (nothing if it gives none)."""
        if self.round is not None or self.over:
            raise ValueError("the round before is not closed, or the match is over")
        parts = tuple(given) or (b"",) * self.rules.seats
        if len(parts) != self.rules.seats:
            raise ValueError(f"{self.rules.seats} seats give a seed each, not {len(parts)}")
        secret = seeds.round_secret(self.seed, self.number + 1)
        seed = seeds.round_seed(secret, self.number + 1, parts)
        self.number += 1
        self.chance = Chance(seed, Fair(seeds.commitment(secret), secret, parts))
        if self.dealer is None:
            self.dealer = self.rules.first_dealer(seed)
        setup = Setup(self.dealer, self.balances, self.number, self.pot, self.after_draw, self.away, self.lapses)
        self.round = Round(self.rules, setup, self.rules.shuffle(seed), self.paced)
        return self.round

    def close(self) -> Outcome:
        """Take the settled round into the books: balances, pot, and who deals next."""
        played = self.round
        if played is None or not played.over:
            raise ValueError("there is no settled round to close")
        outcome: Outcome = self.rules.outcome(played.state)
        self.balances = outcome.balances
        self.pot = outcome.pot
        self.after_draw = outcome.drawn
        self.dealer = outcome.next_dealer
        self._lapses_then = tuple(played.lapses)
        self._away_then = tuple(played.state.away)
        self._note_comings(self._away_then)
        self.round = None
        return outcome

    def presence(self, seat: int, away: int) -> Sequence[Event]:
        """A seat leaves, comes back or switches 托管, in a round or between rounds. Errors: `InvalidError`."""
        if self.round is not None and not self.round.over:
            return self.round.presence(seat, away)
        if not 0 <= seat < self.rules.seats or away not in (HERE, GONE, AUTO):
            raise InvalidError("bad_request", "there is no such seat, or nobody can be away like that")
        self._coming[seat] = away
        if self.round is None:
            self._note_comings(self.away or (HERE,) * self.rules.seats)
        return ()

    def _note_comings(self, away: Sequence[int]) -> None:
        """Who came or went since the round was settled. The time-outs of who was away then and is back count anew."""
        self.away = tuple(self._coming.get(seat, before) for seat, before in enumerate(away))
        self._coming = {}
        self.lapses = lapses_now(self._lapses_then, self._away_then, self.away)

    def finish(self) -> Sequence[int]:
        """End the session, early or not: divide what is left in the pot; return what each seat gets of it."""
        if not self.may_dissolve() or self.finished:
            raise ValueError("a round is still being played, or the session is over")
        if self.round is not None:
            self.close()
        self.finished = True
        shares: Sequence[int] = self.rules.divide(self.pot)
        self.balances = tuple(balance + share for balance, share in zip(self.balances, shares, strict=True))
        self.pot -= sum(shares)
        return shares

    @property
    def over(self) -> bool:
        """Whether the session was ended, or the agreed number of rounds has been played; 0 rounds agreed: never."""
        return self.finished or (self.last and self.round is None)

    @property
    def last(self) -> bool:
        """Whether the round with this number is the last one agreed."""
        return 0 < self.rounds <= self.number

    def clone(self) -> "Match":
        """An independent match at the same point."""
        other = copy(self)
        other._coming = dict(self._coming)
        other.round = self.round.clone() if self.round is not None else None
        return other

    def bound(self, seat: int) -> bool:
        """Whether the seat must wait: until the round is settled nobody in it plays elsewhere, winners included."""
        return self.round is not None and not self.round.over and 0 <= seat < self.rules.seats

    def may_dissolve(self) -> bool:
        """Whether the table may be dissolved: at the earliest when the round is settled."""
        return self.round is None or self.round.over
