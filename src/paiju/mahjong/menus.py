"""What each seat may do now, as bit masks, from what that seat knows alone."""

from collections.abc import Sequence

from paiju.core.seats import after
from paiju.flow.window import bits
from paiju.mahjong.actions import KONG, PASS, PONG, READY, WIN, Actions
from paiju.mahjong.facts import Discarded, came, declared
from paiju.mahjong.kinds import (
    BY_DEAL,
    BY_DISCARD,
    BY_DRAW,
    BY_KONG,
    CHOW,
    CLAIMS,
    KONG_EXPOSED,
    NONE,
    OPENING,
    ROBBING,
    TURN,
    TURN_CLAIM,
    TURN_DEAL,
    TURN_REPLACEMENT,
)
from paiju.mahjong.kinds import PONG as PONG_MELD
from paiju.mahjong.plan import Hand, Plan
from paiju.mahjong.state import State
from paiju.mahjong.wall import drawable
from paiju.mahjong.wilds import waits

_PASS, _WIN, _READY, _PONG, _KONG = (1 << action for action in (PASS, WIN, READY, PONG, KONG))


def natural(state: State, kinds: int) -> int:
    """Of these kinds, as bits, those that are not wild."""
    return kinds if state.wild == NONE else kinds & ~(1 << state.wild)


class Menus:
    """Answers of one plan to "who may do what"."""

    def __init__(self, plan: Plan, actions: Actions) -> None:
        self.plan = plan
        self.actions = actions
        self.shapes = plan.shapes
        self._claims_pong = PONG_MELD in plan.claims
        self._claims_kong = KONG_EXPOSED in plan.claims
        self._claims_chow = CHOW in plan.claims
        self._opens = bool(plan.opening_ready or plan.wilds)

    def all(self, state: State) -> list[int]:
        """The menus of all seats."""
        menus = [0] * state.seats
        if state.phase == TURN:
            menus[state.turn] = self.in_turn(state, state.turn)
        elif state.phase in (CLAIMS, ROBBING) or (state.phase == OPENING and self._opens):
            menus = [self.of(state, seat) for seat in range(state.seats)]
        return menus

    def of(self, state: State, seat: int) -> int:
        """The menu of one seat."""
        phase = state.phase
        if seat in state.winners:
            return 0
        if phase == TURN:
            return self.in_turn(state, seat) if seat == state.turn else 0
        if phase == CLAIMS:
            return self.on_discard(state, seat) if seat != state.source else 0
        if phase == ROBBING:
            return self.on_added_kong(state, seat) if seat != state.source else 0
        if phase == OPENING and self._opens and seat != state.dealer:
            return self._in_opening(state, seat)
        return 0

    def _in_opening(self, state: State, seat: int) -> int:
        """Before the dealer's first turn: 听, or the win of who was dealt every wild tile."""
        menu = 0
        if self.plan.opening_ready and self.is_ready(state, seat, self.keys(state, seat)):
            menu = _READY
        if self._wilds(state, seat) == state.tiles.copies and self._wins(state, seat, BY_DEAL):
            menu |= _WIN
        return menu | _PASS if menu else 0

    def untold(self, state: State) -> bool:
        """Whether the wild tile of the round is still to be told."""
        return state.wild == NONE and bool(self.plan.wilds)

    def _wilds(self, state: State, seat: int) -> int:
        """How many wild tiles the seat holds."""
        return state.hand[seat * state.kinds + state.wild] if state.wild != NONE else 0

    def must_win(self, state: State, seat: int) -> bool:
        """Whether the seat has to win where it can: 必胡, or its hand is frozen by 听."""
        return state.left < self.plan.must_win_left or (self.plan.ready_wins and state.ready[seat]) != 0

    def in_turn(self, state: State, seat: int) -> int:
        """The seat's own turn: win, kongs, discards, discards that declare 听."""
        keys = self.keys(state, seat)
        wins = self.wins_in_turn(state, seat, keys)
        if wins and self.must_win(state, seat):
            return _WIN
        if state.ready[seat]:
            return 1 << self.actions.discard + state.drawn | self._frozen_kongs(state, seat) | (_WIN if wins else 0)
        menu = self.throwable(state, seat) << self.actions.discard
        menu |= self.own_kongs(state, seat) << self.actions.own_kong
        return menu | self._ready_discards(state, seat, keys) | (_WIN if wins else 0)

    def wins_in_turn(self, state: State, seat: int, keys: Sequence[int]) -> bool:
        """Whether the hand is complete with a tile that was drawn or dealt."""
        if state.turn_kind == TURN_CLAIM or not self._shaped(state, seat, keys):
            return False
        return not self.plan.gated or self._wins(state, seat, self.way_in_turn(state))

    def _shaped(self, state: State, seat: int, keys: Sequence[int]) -> bool:
        """Whether the hand of these keys has a winning shape; with every wild tile in it only the scorer can tell."""
        declared = bool(state.melds[seat])
        if state.wild == NONE:
            return self.shapes.complete(keys, declared)
        wilds, place = self._wilds(state, seat), state.place[state.wild]
        natural = [*keys]
        natural[place] -= wilds * state.unit[state.wild]
        return self.shapes.shaped(natural, wilds, declared)

    def _wins(self, state: State, seat: int, by: int) -> bool:
        """Whether the scorer lets the hand win."""
        return self.plan.score(self.hand(state, seat, by)).win

    def throwable(self, state: State, seat: int) -> int:
        """The kinds that may be thrown, as bits: wild tiles stay as long as there is another one."""
        held = state.held[seat]
        return natural(state, held) or held

    def drawable(self, state: State) -> int:
        """How many tiles may still be drawn in turn; they are fewer than are left where there is a dead wall."""
        dead = self.plan.dead_wall
        return drawable(state.left, state.replaced(), dead) if dead else state.left

    def kong_fits(self, state: State) -> bool:
        """Whether a kong has a replacement to draw that leaves the dead wall whole."""
        dead = self.plan.dead_wall
        return drawable(state.left - 1, state.kongs() + 1, dead) >= 0 if dead else state.left > 0

    def own_kongs(self, state: State, seat: int) -> int:
        """A bit for each kind that the seat may make a kong of in its turn, 听 left out of account."""
        if not (self.plan.kong_turns >> state.turn_kind & 1 and self.kong_fits(state)):
            return 0
        kongs = natural(state, state.fours[seat])
        for meld, tile, _, _ in state.melds[seat]:
            if meld == PONG_MELD:
                kongs |= state.held[seat] & 1 << tile
        return kongs

    def _frozen_kongs(self, state: State, seat: int) -> int:
        if not self.plan.ready_kongs:
            return 0
        kinds = (kind for kind in bits(self.own_kongs(state, seat)) if self.ready_after_kong(state, seat, kind))
        return sum(1 << self.actions.own_kong + kind for kind in kinds)

    def ready_after_kong(self, state: State, seat: int, kind: int) -> bool:
        """Whether the hand is ready once all its tiles of `kind` lie in a kong."""
        hand = [held for held in state.concealed(seat) if held != kind]
        owned = self.owned(state, seat)
        owned[kind] = state.tiles.copies
        return bool(self.shapes.waits(hand, owned, True))

    def _ready_discards(self, state: State, seat: int, keys: list[int]) -> int:
        if not self.plan.ready_turns >> state.turn_kind & 1:
            return 0
        if not self.shapes.short_after_discard(keys, bool(state.melds[seat])):
            return 0
        kinds = (kind for kind in bits(state.held[seat]) if self.ready_without(state, seat, kind, keys))
        return sum(1 << self.actions.ready_discard + kind for kind in kinds)

    def ready_without(self, state: State, seat: int, kind: int, keys: list[int]) -> bool:
        """Whether the hand without one tile of `kind` is ready (有叫)."""
        place, unit = state.place[kind], state.unit[kind]
        keys[place] -= unit
        ready = self.is_ready(state, seat, keys, kind)
        keys[place] += unit
        return ready

    def is_ready(self, state: State, seat: int, keys: Sequence[int], without: int = NONE) -> bool:
        """Whether one tile of which the seat has not all copies completes the hand of these keys."""
        melds = state.melds[seat]
        if not self.shapes.short_of_one(keys, bool(melds)):
            return False
        return not melds or bool(self.waits(state, seat, without))

    def waits(self, state: State, seat: int, without: int = NONE) -> list[int]:
        """The kinds that complete the seat's hand (less one tile of `without`), those it has all copies of left out."""
        hand = state.concealed(seat)
        owned = self.owned(state, seat)
        if without != NONE:
            hand.remove(without)
            owned[without] -= 1
        if self.plan.gated:
            waiting = self.waiting_hand(state, seat)._replace(concealed=tuple(hand))
            return [kind for kind, _ in waits(self.shapes, self.plan.score, waiting, owned)]
        return self.shapes.waits(hand, owned, bool(state.melds[seat]))

    def owned(self, state: State, seat: int) -> list[int]:
        """By kind, the copies in the seat's hand and declared groups."""
        start = seat * state.kinds
        owned = state.hand[start : start + state.kinds]
        for kind, tile, _, _ in state.melds[seat]:
            for one in declared(kind, tile).tiles:
                owned[one] += 1
        return owned

    def on_discard(self, state: State, seat: int) -> int:
        """The claims of a seat on the open discard."""
        if state.tile == state.wild:
            return 0
        wins = self._wins_tile(state, seat, BY_DISCARD)
        if wins and self.must_win(state, seat):
            return _WIN
        menu = _WIN if wins else 0
        if state.left:
            menu |= self._claims(state, seat)
        return menu | _PASS if menu else 0

    def _claims(self, state: State, seat: int) -> int:
        """The groups that the seat can make of the open tile."""
        menu, held = 0, state.hand[seat * state.kinds + state.tile]
        if held >= 3 and self._claims_kong and self._exposes(state, seat):
            menu = _KONG
        if state.ready[seat]:
            return menu
        if held >= 2 and self._claims_pong:
            menu |= _PONG
        if self._claims_chow and seat == after(state.source, 1, state.seats):
            menu |= self.chows(state, seat)
        return menu

    def _exposes(self, state: State, seat: int) -> bool:
        if not self.kong_fits(state):
            return False
        return not state.ready[seat] or (self.plan.ready_kongs > 0 and self.ready_after_kong(state, seat, state.tile))

    def chows(self, state: State, seat: int) -> int:
        """The chows that the seat can make of the open tile; wild tiles are in none."""
        tile, menu = state.tile, 0
        held = natural(state, state.held[seat])
        for action, low in enumerate(self.actions.lows, self.actions.chow):
            needed = 0b111 << low & ~(1 << tile)
            if low <= tile <= low + 2 and held & needed == needed:
                menu |= 1 << action
        return menu

    def on_added_kong(self, state: State, seat: int) -> int:
        """Whether a seat may rob the added kong."""
        if not self._wins_tile(state, seat, BY_KONG):
            return 0
        return _WIN if self.must_win(state, seat) else _WIN | _PASS

    def _wins_tile(self, state: State, seat: int, by: int) -> bool:
        if not self.completes(state, seat):
            return False
        return not self.plan.passing.held_back(state, seat, lambda: self.worth(state, seat, by))

    def completes(self, state: State, seat: int) -> bool:
        """Whether the open tile completes the seat's hand, whatever else forbids the win."""
        tile, start = state.tile, seat * state.suits
        if state.wild != NONE:
            keys = self.keys(state, seat)
            keys[state.place[tile]] += state.unit[tile]
            found = self._shaped(state, seat, keys)
        else:
            found = self.shapes.completes(
                state.keys, start, start + state.place[tile], state.unit[tile], bool(state.melds[seat])
            )
        return found and (not self.plan.gated or self._wins(state, seat, self.way_of_tile(state)))

    def way_of_tile(self, state: State) -> int:
        """How a win of the open tile counts: a discard, or a robbed kong."""
        return BY_KONG if state.phase == ROBBING else BY_DISCARD

    def worth(self, state: State, seat: int, by: int) -> int:
        """The number by which a win of the open tile is compared."""
        return self.plan.worth(self.plan.score(self.hand(state, seat, by)))

    def hand(self, state: State, seat: int, by: int) -> Hand:
        """The complete hand of a seat that wins now."""
        concealed = state.concealed(seat)
        tile = {BY_DEAL: NONE, BY_DRAW: state.drawn}.get(by, state.tile)
        if by in (BY_DISCARD, BY_KONG):
            concealed.append(tile)
        case = came(
            by,
            last=self.drawable(state) <= 0,
            after_kong=state.turn_kind == TURN_REPLACEMENT if by == BY_DRAW else bool(state.after_replacement),
            first_discard=state.source == state.dealer and state.dealer_discards == 1,
        )
        melds = tuple(declared(kind, low) for kind, low, _, _ in state.melds[seat])
        return Hand(tuple(concealed), melds, case, tile, state.wild)

    def way_in_turn(self, state: State) -> int:
        """How a win in the seat's own turn counts: a dealt hand or an own draw."""
        return BY_DEAL if state.turn_kind == TURN_DEAL else BY_DRAW

    def keys(self, state: State, seat: int) -> list[int]:
        """The per-suit keys of a hand, a fresh list."""
        start = seat * state.suits
        return state.keys[start : start + state.suits]

    def waiting_hand(self, state: State, seat: int) -> Hand:
        """The hand of a seat that waits, without a winning tile."""
        melds = tuple(declared(kind, low) for kind, low, _, _ in state.melds[seat])
        return Hand(tuple(state.concealed(seat)), melds, Discarded(), NONE, state.wild)
