"""Requests to score a mahjong hand: held against the rules, then turned into a complete hand."""

from collections import Counter
from collections.abc import Container, Sequence
from dataclasses import dataclass

from paiju.core.codec import pointer
from paiju.core.errors import InvalidError
from paiju.core.seats import after
from paiju.core.tiles import TileSet
from paiju.flow.score import Ask, MeldAsk, WinAsk
from paiju.mahjong.facts import Came, Declared, came
from paiju.mahjong.kinds import CHOW, KONG_ADDED, KONG_CONCEALED, KONG_EXPOSED, NONE, WAYS, is_kong
from paiju.mahjong.plan import Hand

KONGS = frozenset({KONG_EXPOSED, KONG_ADDED, KONG_CONCEALED})
TAKING = frozenset({"discard", "kong"})
"""The ways to win another seat's tile."""


@dataclass(frozen=True)
class Limits:
    """What a request of one game must fit into."""

    tiles: TileSet
    seats: int
    groups: int
    replacement_melds: frozenset[int]
    """Kinds of declared groups of which one must be there for a replacement tile to have been drawn."""
    wild: int = NONE
    """The wild kind, which is neither claimed nor declared."""
    early: bool = False
    """Whether other seats than the dealer may win the hand they were dealt, which has one tile less."""


def bad(message: str, *at: object) -> InvalidError:
    """A contradiction in a request, at the place given by keys and indices."""
    return InvalidError("bad_request", message, pointer("", *at))


def check(limits: Limits, ask: Ask) -> None:
    """Refuse what cannot be. Errors: `wrong_count`, `too_many_copies`, `bad_request`."""
    for place, meld in enumerate(ask.melds):
        _check_meld(limits, ask, meld, ("melds", place))
    if ask.win is not None:
        _check_win(limits, ask, ask.win)
        if ask.win.by in TAKING and ask.win.tile == limits.wild:
            raise bad("a wild tile is never taken from another seat", "win", "tile")
        _check_marks(limits, ask, ask.win)
    elif ask.marks:
        raise bad("marks without a win", "marks")
    _check_count(limits, ask)
    _check_copies(limits, ask)


def _check_meld(limits: Limits, ask: Ask, meld: MeldAsk, at: tuple[object, ...]) -> None:
    size = 4 if is_kong(meld.kind) else 3
    if len(meld.tiles) != size:
        raise InvalidError(
            "wrong_count", f"this meld has {size} tiles, not {len(meld.tiles)}", pointer("", *at, "tiles")
        )
    low = min(meld.tiles)
    wanted = [low, low + 1, low + 2] if meld.kind == CHOW else [low] * size
    if sorted(meld.tiles) != wanted or len({limits.tiles.suit_of[kind] for kind in meld.tiles}) != 1:
        raise bad("these tiles are no such meld", *at, "tiles")
    if meld.kind == KONG_CONCEALED and (meld.source, meld.taken) != (None, None):
        raise bad("a concealed kong takes no tile from anybody", *at)
    if meld.source is not None and (meld.source == ask.seat or not 0 <= meld.source < limits.seats):
        raise bad("a meld is taken from another seat", *at, "from")
    if meld.taken is not None and meld.taken not in meld.tiles:
        raise bad("the meld does not hold the tile taken", *at, "taken")
    if meld.kind == CHOW and meld.source not in (None, after(ask.seat, -1, limits.seats)):
        raise bad("a chow takes a tile of the seat before", *at, "from")
    if limits.wild in meld.tiles:
        raise bad("a wild tile is in no meld", *at, "tiles")


def _check_win(limits: Limits, ask: Ask, win: WinAsk) -> None:
    takes = win.by in TAKING
    if (win.tile is None) != (win.by == "deal"):
        raise bad("a win names its tile, but a dealt hand has none", "win", "tile")
    if (win.source is not None) != takes:
        raise bad("a win names the other seat exactly when the tile is another's", "win", "from")
    if takes and (win.source == ask.seat or not 0 <= (win.source or 0) < limits.seats):
        raise bad("the tile comes from another seat", "win", "from")
    if win.by == "deal" and ask.melds:
        raise bad("a dealt hand has no melds", "melds")


def _check_marks(limits: Limits, ask: Ask, win: WinAsk) -> None:
    kinds = {meld.kind for meld in ask.melds}
    replaced = win.by == "draw" and kinds & limits.replacement_melds
    first = win.by == "discard" and win.source == ask.dealer and not ask.melds
    possible = {
        "kong_draw": bool(replaced),
        "kong_discard": win.by == "discard",
        "first_discard": first,
        "last_tile": win.by in ("draw", "discard"),
    }
    for mark in sorted(ask.marks):
        if not possible[mark]:
            raise bad(f"{mark} cannot be here", "marks")


def _check_count(limits: Limits, ask: Ask) -> None:
    dealt = ask.win is not None and ask.win.by == "deal" and not (limits.early and ask.seat != ask.dealer)
    wanted = 3 * (limits.groups - len(ask.melds)) + 1 + dealt
    if len(ask.hand) != wanted:
        raise InvalidError("wrong_count", f"the hand has {len(ask.hand)} tiles, not {max(wanted, 0)}", "/hand")


def _check_copies(limits: Limits, ask: Ask) -> None:
    counts = Counter(ask.hand)
    for meld in ask.melds:
        counts.update(meld.tiles)
    if ask.win is not None and ask.win.tile is not None:
        counts[ask.win.tile] += limits.tiles.copies if ask.win.by == "kong" else 1  # the robbed pong holds three more
    for kind, count in sorted(counts.items()):
        if count > limits.tiles.copies:
            name = limits.tiles.names[kind]
            raise InvalidError("too_many_copies", f"there are {count} of {name}", "/hand")


def melds_of(ask: Ask) -> tuple[Declared, ...]:
    """The declared groups of a request."""
    return tuple(Declared(meld.kind, tuple(sorted(meld.tiles))) for meld in ask.melds)


def case_of(ask: Ask, win: WinAsk) -> Came:
    """How the winning tile came, from the way and the marks."""
    marks = ask.marks
    return came(
        WAYS[win.by],
        last="last_tile" in marks,
        after_kong=bool(marks & {"kong_draw", "kong_discard"}),
        first_discard="first_discard" in marks,
    )


def complete_hand(ask: Ask, win: WinAsk, wild: int = NONE) -> Hand:
    """The hand with its winning tile."""
    tile = NONE if win.tile is None else win.tile
    concealed = ask.hand if win.tile is None else (*ask.hand, win.tile)
    return Hand(concealed, melds_of(ask), case_of(ask, win), tile, wild)


def owned(tiles: TileSet, ask: Ask) -> list[int]:
    """By kind, the copies among the tiles given."""
    counts = [0] * tiles.kinds
    for kind in [*ask.hand, *(kind for meld in ask.melds for kind in meld.tiles)]:
        counts[kind] += 1
    return counts


def wild_given(ask: Ask, kinds: Container[int]) -> int:
    """The wild kind of a request, one of `kinds`. Errors: `bad_request`, `wrong_count`."""
    if "wild" not in ask.extras:
        raise bad("a hand is read with the wild tile of its round")
    given = ask.extras["wild"]
    if len(given) != 1:
        raise InvalidError("wrong_count", f"wild is one tile, not {len(given)}", "/wild")
    if given[0] not in kinds:
        raise bad("this tile is never wild", "wild")
    return int(given[0])


def seats_given(value: object, seats: int, at: str) -> Sequence[int]:
    """A list of different seat numbers. Errors: `bad_request`."""
    if not isinstance(value, list) or len(set(map(str, value))) != len(value):
        raise bad("this is a list of different seats", at)
    if any(not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats for seat in value):
        raise bad(f"seats are numbers from 0 to {seats - 1}", at)
    return value
