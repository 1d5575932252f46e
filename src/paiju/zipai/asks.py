"""Requests to score word cards: held against the rules, then turned into a hand. No game is named here."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from paiju.core.codec import is_integer, pointer
from paiju.core.errors import InvalidError
from paiju.core.seats import after
from paiju.flow.score import Ask, MeldAsk, WinAsk
from paiju.zipai.cards import CARDS, SEQUENCE_PLACE, is_red_sequence
from paiju.zipai.facts import CHI, LIU, PENG, WAYS, WEI, Hand, Laid

HELD = 19
"""Cards dealt; the dealer has one more, and so has, with three fewer for each group, a hand that owes a discard."""
BY_DISCARD = "discard"
"""A way to win that can be asked for and never wins."""
TAKING = frozenset({"turn", BY_DISCARD})
"""The ways that ask for a card of another seat."""
WITHOUT_TILE = frozenset({"wei", "deal"})


@dataclass(frozen=True)
class Terms:
    """What requests of one game must fit into."""

    seats: int
    red_runs: bool
    """An eaten group may be a 二七十."""
    told: bool
    """A 吃 must name the seat and the card it took, and a win on another's card that seat."""
    exact: bool
    """With `dealt` and `discarded` both given, they must account for every card of the hand."""


def bad(message: str, *at: object) -> InvalidError:
    """A contradiction in a request, at the place given by keys and indices."""
    return InvalidError("bad_request", message, pointer("", *at))


def check(terms: Terms, ask: Ask) -> None:
    """Refuse what cannot be in any of these games. Errors: `wrong_count`, `too_many_copies`, `bad_request`."""
    for place, meld in enumerate(ask.melds):
        _check_group(terms, meld, ("melds", place))
        _check_taken(terms, ask, meld, ("melds", place))
    if ask.win is not None:
        _check_win(terms, ask, ask.win)
    _check_counts(ask)
    _check_copies(ask)
    _check_dealt(terms, ask)
    pot(ask)


def _check_group(terms: Terms, meld: MeldAsk, at: tuple[object, ...]) -> None:
    size = 4 if meld.kind == LIU else 3
    if len(meld.tiles) != size:
        raise InvalidError(
            "wrong_count", f"this meld has {size} cards, not {len(meld.tiles)}", pointer("", *at, "tiles")
        )
    if meld.kind == CHI:
        place = SEQUENCE_PLACE.get(_in_order(meld.tiles))
        fits = place is not None and (terms.red_runs or not is_red_sequence(place))
    else:
        fits = len(set(meld.tiles)) == 1
    if not fits:
        raise bad("these cards are no such group", *at, "tiles")
    if meld.taken is not None and meld.taken not in meld.tiles:
        raise bad("the group does not hold the card taken", *at, "taken")


def _in_order(tiles: tuple[int, ...]) -> tuple[int, int, int]:
    low, middle, high = sorted(tiles)
    return low, middle, high


def _check_taken(terms: Terms, ask: Ask, meld: MeldAsk, at: tuple[object, ...]) -> None:
    """A 吃 is of an own card or one of the seat before, a 碰 of another's, a 偎 and a 溜 of an own one."""
    if terms.told and meld.kind == CHI and (meld.source is None or meld.taken is None):
        raise bad("an eaten group names the seat and the card taken", *at)
    if meld.source is not None and meld.source not in _givers(terms, ask.seat, meld.kind):
        raise bad("the card cannot have come from this seat", *at, "from")


def _givers(terms: Terms, seat: int, kind: int) -> set[int]:
    if kind == PENG:
        return set(range(terms.seats)) - {seat}
    return {seat, after(seat, -1, terms.seats)} if kind == CHI else {seat}


def _check_win(terms: Terms, ask: Ask, win: WinAsk) -> None:
    if (win.tile is None) != (win.by in WITHOUT_TILE):
        raise bad("a win names its card, but not by a dealt hand or by 偎", "win", "tile")
    _check_source(terms, ask.seat, win)
    if win.by == "wei" and (not ask.melds or ask.melds[-1].kind != WEI):
        raise bad("the last group made is the 偎 that wins", "melds")
    if win.by == "deal":
        _check_opening(ask)


def _check_source(terms: Terms, seat: int, win: WinAsk) -> None:
    if win.by not in TAKING:
        fits = win.source in (None, seat)
    elif win.source is None:
        fits = not terms.told
    else:
        fits = win.source != seat and 0 <= win.source < terms.seats
    if not fits:
        raise bad("a win names the other seat exactly when the card is another's", "win", "from")


def _check_opening(ask: Ask) -> None:
    """Nothing has happened to a dealt hand."""
    if ask.melds:
        raise bad("a dealt hand has no groups on the table", "melds")
    if "last_tile" in ask.marks:
        raise bad("a dealt hand has no winning card", "marks")
    if ask.extras.get("discarded"):
        raise bad("nothing is discarded before a dealt hand", "discarded")


def dealt_count(ask: Ask) -> int:
    """How many cards the seat was dealt."""
    return HELD + (ask.seat == ask.dealer)


def _check_counts(ask: Ask) -> None:
    by = "" if ask.win is None else ask.win.by
    wanted = dealt_count(ask) if by == "deal" else HELD + (by == "wei") - 3 * len(ask.melds)
    if len(ask.hand) != wanted:
        raise InvalidError("wrong_count", f"the hand has {len(ask.hand)} cards, not {max(wanted, 0)}", "/hand")
    if "dealt" in ask.extras and len(ask.extras["dealt"]) != dealt_count(ask):
        raise InvalidError("wrong_count", f"{dealt_count(ask)} cards are dealt to this seat", "/dealt")


def _check_copies(ask: Ask) -> None:
    seen = owned(ask)
    if ask.win is not None and ask.win.tile is not None:
        seen[ask.win.tile] += 1
    for counts, at in ((seen, "/hand"), (Counter[int](ask.extras.get("dealt", ())), "/dealt")):
        for kind, count in sorted(counts.items()):
            if count > CARDS.copies:
                raise InvalidError("too_many_copies", f"there are {count} of {CARDS.names[kind]}", at)


def owned(ask: Ask) -> Counter[int]:
    """By kind, the copies in hand, in groups on the table and among the discards given."""
    counts = Counter(ask.hand)
    for meld in ask.melds:
        counts.update(meld.tiles)
    counts.update(ask.extras.get("discarded", ()))
    return counts


def _check_dealt(terms: Terms, ask: Ask) -> None:
    """What was dealt holds the hand, what the groups took from it, and the discards."""
    if "dealt" not in ask.extras:
        return
    rest = Counter[int](ask.extras["dealt"])
    rest.subtract([*ask.hand, *_from_hand(ask), *ask.extras.get("discarded", ())])
    if min(rest.values()) < 0:
        raise bad("the cards dealt do not hold all that was in the hand", "dealt")
    open_fours = {meld.tiles[0] for meld in ask.melds if _is_drawn_four(meld)}
    if any(rest[kind] > 1 for kind in open_fours):
        raise bad("a 溜 of a drawn card had two or three of its cards dealt", "dealt")
    if terms.exact and "discarded" in ask.extras and any(rest[kind] for kind in rest if kind not in open_fours):
        raise bad("the cards dealt and discarded do not agree with the hand", "discarded")


def _is_drawn_four(meld: MeldAsk) -> bool:
    """A 溜 with a card from the wall: two or three of its cards were dealt."""
    return meld.kind == LIU and meld.source is not None


def _from_hand(ask: Ask) -> Iterator[int]:
    """The cards that the groups certainly took from the hand."""
    for meld in ask.melds:
        if meld.kind == LIU and meld.source is None:
            yield from meld.tiles
        elif meld.kind != CHI:
            yield from meld.tiles[:2]
        elif meld.taken is not None:
            yield from (card for card in meld.tiles if card != meld.taken)


def pot(ask: Ask) -> int:
    """The pot given, 0 without one. Errors: `bad_request`."""
    given = ask.extras.get("pot", 0)
    if not is_integer(given) or given < 0:
        raise bad("the pot is an integer of at least 0", "pot")
    return int(given)


def laid(ask: Ask) -> tuple[Laid, ...]:
    """The groups on the table of a request."""
    return tuple(Laid(meld.kind, tuple(sorted(meld.tiles)), meld.source, meld.taken) for meld in ask.melds)


def hand_of(ask: Ask, win: WinAsk) -> Hand:
    """The hand of a request that has been checked, with a win other than `discard`."""
    dealt = ask.extras.get("dealt")
    return Hand(
        concealed=ask.hand,
        melds=laid(ask),
        by=WAYS[win.by],
        tile=win.tile,
        seat=ask.seat,
        dealer=ask.dealer,
        dealt=None if dealt is None else tuple(sorted(dealt)),
        last="last_tile" in ask.marks,
        first="first_turn" in ask.marks,
        no_discard="no_discard" in ask.marks,
        pot=pot(ask),
    )
