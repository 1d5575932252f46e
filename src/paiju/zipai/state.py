"""The state of a round of word cards as one viewer knows it: flat lists of small ints, folded from events.

The same fold serves the engine (`viewer` = `EVERYTHING`), every seat and the public. It asks no rule.
"""

from collections.abc import Iterable

from paiju.core.events import EVERYTHING, HIDDEN, Event
from paiju.core.ledger import Row
from paiju.core.lists import copied, frozen
from paiju.zipai.cards import KINDS
from paiju.zipai.fold import FOLD
from paiju.zipai.kinds import AFTER_DEAL, BEFORE, MARKS, NONE

Meld = tuple[int, int, int, int]
"""Kind (`facts.CHI` …), kind of its cards or place of its sequence (`HIDDEN` where unknown), source, taken card.

The source is a seat or `NOBODY`; of a 溜 it is the own seat if any of its cards was drawn.
"""

Win = tuple[int, int, int, int]
"""Seat, way, card, seat that turned it."""


class State:
    """Facts of a round. Per-seat lists have one entry a seat; `hand` has `KINDS` entries a seat."""

    __slots__ = (
        "after_draw", "away", "balances", "dead", "dealer", "drawn", "draws", "face_down", "hand", "hands_dealt",
        "head", "held", "knows", "left", "marks", "melds", "next_dealer", "number", "opening_discard", "over", "owed",
        "phase", "pot", "rivers", "rows", "scores", "seats", "size", "source", "splits", "thrown", "tile", "turn",
        "viewer", "wall", "winners", "wins",
    )  # fmt: skip

    def __init__(self, seats: int, viewer: int) -> None:
        self.seats = seats
        self.viewer = viewer
        self.knows = [viewer in (EVERYTHING, seat) for seat in range(seats)]
        self.hand = [0] * (seats * KINDS)
        self.size = [0] * seats
        """Cards in hand, known or not."""
        self.held = [0] * seats
        """By seat, a bit for each kind in the hand."""
        self.melds: list[list[Meld]] = [[] for _ in range(seats)]
        self.face_down: list[list[int]] = [[] for _ in range(seats)]
        """By seat, the kinds of the 偎 that lie face down, as far as the viewer knows them."""
        self.rivers: list[list[int]] = [[] for _ in range(seats)]
        """By seat, the cards that nobody took, turned or discarded."""
        self.thrown: list[list[int]] = [[] for _ in range(seats)]
        """By seat, the cards discarded from the hand, claimed ones included."""
        self.opening_discard = 0
        """1 once the dealer has made the discard that he owes after the deal."""
        self.wall: tuple[int, ...] = ()
        self.head = 0
        self.left = 0
        """Cards that may still be drawn."""
        self.draws = 0
        """Cards drawn so far."""
        self.hands_dealt: tuple[tuple[int, ...] | int, ...] = ()
        self.dealer = 0
        self.number = 0
        self.after_draw = False
        self.phase = BEFORE
        self.turn = 0
        self.owed = AFTER_DEAL
        self.drawn = NONE
        """The card that is being looked at, `HIDDEN` for all but its seat."""
        self.tile = NONE
        """The card that lies open."""
        self.source = 0
        """The seat that turned or discarded it."""
        self.dead = [0] * seats
        self.marks = [[0] * seats for _ in range(MARKS)]
        """By set of marks and seat, a bit for each kind or half; private ones are 0 for everybody else."""
        self.winners: list[int] = []
        self.wins: list[Win] = []
        self.scores: list[tuple[int, int, tuple[tuple[int, int], ...]]] = []
        self.splits: tuple[tuple[str, ...], ...] = ()
        self.balances = [0] * seats
        self.pot = 0
        self.rows: list[Row] = []
        self.away = [0] * seats
        self.next_dealer = HIDDEN
        self.over = False

    def evolve(self, event: Event) -> None:
        """Fold one event, masked or not."""
        FOLD[event[0]](self, event)

    def copy(self) -> "State":
        """An independent copy."""
        other: State = object.__new__(State)
        for name in self.__slots__:
            setattr(other, name, copied(getattr(self, name)))
        return other

    def take(self, seat: int, kind: int, count: int) -> None:
        """Add `count` (may be negative) cards of a kind to a hand; only the number where the viewer cannot know."""
        self.size[seat] += count
        if not self.knows[seat]:
            return
        at = seat * KINDS + kind
        self.hand[at] += count
        if self.hand[at]:
            self.held[seat] |= 1 << kind
        else:
            self.held[seat] &= ~(1 << kind)

    def hold(self, seat: int, hand: Iterable[int]) -> None:
        """Put a whole hand into the seat's empty hands."""
        for kind in hand:
            self.hand[seat * KINDS + kind] += 1
            self.held[seat] |= 1 << kind

    def count(self, seat: int, kind: int) -> int:
        """How many of a kind the seat holds, as far as the viewer knows."""
        return self.hand[seat * KINDS + kind]

    def counts(self, seat: int) -> list[int]:
        """By kind, what the seat holds."""
        return self.hand[seat * KINDS : (seat + 1) * KINDS]

    def concealed(self, seat: int) -> list[int]:
        """The kinds in a hand, sorted, as far as the viewer knows them."""
        return [kind for kind, count in enumerate(self.counts(seat)) for _ in range(count)]

    def marked(self, marks: int, seat: int, place: int) -> bool:
        """Whether a kind or half is in one of the seat's sets of marks."""
        return self.marks[marks][seat] >> place & 1 == 1

    def as_tuple(self) -> tuple[object, ...]:
        """All facts, to compare states."""
        return tuple(frozen(getattr(self, name)) for name in self.__slots__)
