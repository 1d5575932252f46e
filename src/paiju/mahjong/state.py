"""The state of a round of mahjong as one viewer knows it: flat lists of small ints, folded from events.

The same fold serves the engine (`viewer` = `EVERYTHING`), every seat and the public: what a viewer may not see is
simply never there. It asks no rule.
"""

from collections.abc import Iterable

from paiju.core.events import EVERYTHING, HIDDEN, Event
from paiju.core.ledger import Row
from paiju.core.lists import frozen
from paiju.core.tiles import TileSet
from paiju.mahjong.fold import FOLD
from paiju.mahjong.kinds import BEFORE, KONG_EXPOSED, KONGED, NONE, ROBBING

Meld = tuple[int, int, int, int]
"""Kind, tile (the lowest of a chow), seat it was taken from (or `NOBODY`), taken tile (or `NONE`)."""

Win = tuple[int, int, int, int, bool]
"""Seat, way, tile, seat that gave it, and whether this win is the one that took the tile off the table."""


class State:
    """Facts of a round. Per-seat lists have one entry a seat; `hand` has `kinds` and `keys` `suits` entries a seat."""

    __slots__ = (
        "after_replacement", "away", "balances", "barred", "dealer", "dealer_discards", "dice", "drawn", "fled",
        "fours", "hand", "hands_dealt", "head", "held", "keys", "kinds", "knows", "kong_rows_from", "left", "lots",
        "melds", "next_dealer", "over", "phase", "place", "ready", "rivers", "rows", "scores", "seats", "size",
        "source", "splits", "suits", "tail", "tile", "tiles", "turn", "turn_kind", "turn_rows_from", "unit", "viewer",
        "wall", "wild", "winners", "wins",
    )  # fmt: skip

    def __init__(self, tiles: TileSet, seats: int, viewer: int, units: tuple[int, ...]) -> None:  # noqa: PLR0915
        """`units`: by kind, what one tile adds to the key of its suit."""
        self.tiles = tiles
        self.kinds = tiles.kinds
        self.suits = len(tiles.suits)
        self.seats = seats
        self.viewer = viewer
        self.place = tiles.suit_of
        self.unit = units
        self.knows = [viewer in (EVERYTHING, seat) for seat in range(seats)]
        self.hand = [0] * (seats * tiles.kinds)
        self.size = [0] * seats
        """Tiles in hand, known or not."""
        self.keys = [0] * (seats * self.suits)
        self.held = [0] * seats
        """By seat, a bit for each kind in the hand."""
        self.fours = [0] * seats
        """By seat, a bit for each kind of which all copies are in the hand."""
        self.melds: list[list[Meld]] = [[] for _ in range(seats)]
        self.rivers: list[list[int]] = [[] for _ in range(seats)]
        self.wall: tuple[int, ...] = ()
        self.head = 0
        self.tail = 0
        self.left = 0
        """Tiles left in the wall."""
        self.hands_dealt: tuple[tuple[int, ...] | int, ...] = ()
        self.dealer = 0
        self.dealer_discards = 0
        self.dice: tuple[int, ...] = ()
        self.phase = BEFORE
        self.turn = 0
        self.turn_kind = 0
        self.drawn = NONE
        """The tile drawn in this turn, `HIDDEN` where the viewer may not see it, `NONE` where there is none."""
        self.tile = NONE
        """The tile that may be claimed or robbed."""
        self.source = 0
        """The seat it comes from."""
        self.after_replacement = 0
        """1 where that discard followed a replacement tile."""
        self.ready = [0] * seats
        self.winners: list[int] = []
        """Seats that have won, in order."""
        self.wins: list[Win] = []
        self.scores: list[tuple[int, int, tuple[tuple[int, int], ...]]] = []
        """By win: seat, total, items."""
        self.splits: tuple[tuple[str, ...], ...] = ()
        """By win, the groups it was scored as; known at the end."""
        self.balances = [0] * seats
        self.rows: list[Row] = []
        self.turn_rows_from = 0
        """The first ledger row that can have been written in this turn."""
        self.kong_rows_from = 0
        """The first ledger row that can have been written for the last kong."""
        self.barred = [-1] * seats
        """The largest worth declined since the seat's last draw, −1 for none: private."""
        self.away = [0] * seats
        self.fled = [0] * seats
        """1 where the seat has left since the first line of this round, back again or not."""
        self.lots: tuple[int, ...] = ()
        """What was drawn by lot besides the wall and the dice."""
        self.wild = NONE
        """The kind that stands for any tile, once it is told."""
        self.next_dealer = HIDDEN
        self.over = False

    def evolve(self, event: Event) -> None:
        """Fold one event, masked or not."""
        FOLD[event[0]](self, event)

    def copy(self) -> "State":
        """An independent copy."""
        other: State = object.__new__(State)
        for name in _SHARED:
            setattr(other, name, getattr(self, name))
        for name in _FLAT:
            setattr(other, name, getattr(self, name).copy())
        other.melds = [melds.copy() for melds in self.melds]
        other.rivers = [river.copy() for river in self.rivers]
        return other

    def take(self, seat: int, kind: int, count: int) -> None:
        """Add `count` (may be negative) tiles of a kind to a hand; only the number where the viewer cannot know."""
        self.size[seat] += count
        if not self.knows[seat]:
            return
        at, bit = seat * self.kinds + kind, 1 << kind
        now = self.hand[at] + count
        self.hand[at] = now
        self.keys[seat * self.suits + self.place[kind]] += count * self.unit[kind]
        if now == count:
            self.held[seat] |= bit
        elif not now:
            self.held[seat] &= ~bit
        if now == self.tiles.copies:
            self.fours[seat] |= bit
        elif count < 0:
            self.fours[seat] &= ~bit

    def hold(self, seat: int, hand: Iterable[int]) -> None:
        """Put a whole hand into the seat's empty hands."""
        start, copies = seat * self.kinds, self.tiles.copies
        for kind in hand:
            self.hand[start + kind] += 1
            self.keys[seat * self.suits + self.place[kind]] += self.unit[kind]
            self.held[seat] |= 1 << kind
            if self.hand[start + kind] == copies:
                self.fours[seat] |= 1 << kind

    def finished(self, seat: int) -> bool:
        """Whether the seat has won and is out of the round."""
        return seat in self.winners

    def playing(self) -> list[int]:
        """The seats that have not won, by number."""
        return [seat for seat in range(self.seats) if seat not in self.winners]

    def kongs(self) -> int:
        """How many kongs were made in the round; a robbed one is none."""
        return sum(meld[0] >= KONG_EXPOSED for melds in self.melds for meld in melds)

    def replaced(self) -> int:
        """How many kongs took a tile from the wall; one that waits for it, or may be robbed, is none of them."""
        return self.kongs() - (self.phase in (ROBBING, KONGED))

    def concealed(self, seat: int) -> list[int]:
        """The kinds in a hand, sorted, as far as the viewer knows them."""
        start = seat * self.kinds
        return [kind for kind in range(self.kinds) for _ in range(self.hand[start + kind])]

    def as_tuple(self) -> tuple[object, ...]:
        """All facts, to compare states."""
        return tuple(frozen(getattr(self, name)) for name in self.__slots__ if name not in _CONSTANT)


_FLAT = (
    "hand", "size", "keys", "held", "fours", "ready", "winners", "wins", "scores", "balances", "rows", "barred", "away",
    "fled", "knows",
)  # fmt: skip
_CONSTANT = ("tiles", "kinds", "suits", "seats", "place", "unit")
_SHARED = tuple(name for name in State.__slots__ if name not in (*_FLAT, "melds", "rivers"))
