"""歪胡子: what happens in a round — 歪 and 溜, banned discards, 忍碰 and 臭牌 (FL-4 … FL-12)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from paiju.core.seats import after, others
from paiju.flow.score import Score
from paiju.games.fulushou.scorer import Scorer
from paiju.games.fulushou.wei import forced_wei, may_wei, no_win_on
from paiju.zipai.actions import LIU, PASS, PENG, WEI, WIN
from paiju.zipai.cards import KINDS, sequences_with
from paiju.zipai.facts import BY_DRAW, Hand
from paiju.zipai.facts import CHI as CHI_MELD
from paiju.zipai.facts import PENG as PENG_MELD
from paiju.zipai.facts import WEI as WEI_MELD
from paiju.zipai.halves import COMPLETES, HALF_BITS, HALF_OF, HALVES, half_of, halves_in
from paiju.zipai.kinds import AFTER_WEI, DEAD_HALF, NO_PENG, PASSED_PENG, TURNED, WIN_MONEY
from paiju.zipai.menus import laid
from paiju.zipai.plan import Mark, Move
from paiju.zipai.state import Meld, State

FOUR = 4


class FulushouLaw:
    """`zipai.Law` of 歪胡子 under the full options."""

    has_liu = True

    def __init__(self, options: Mapping[str, Any], scorer: Scorer) -> None:
        self._options = options
        self._scorer = scorer
        self._bans = bool(options["discard_bans"])

    def stakes(self, state: State) -> Sequence[Move]:
        """There is no pot."""
        return ()

    def look(self, state: State, seat: int) -> int:
        """歪, 溜 and what else a drawn card allows before it is turned up (FL-4.2, FL-5, FL-6.1 a and b)."""
        tile = state.drawn
        held = state.count(seat, tile)
        menu = 1 << LIU if held == FOUR - 1 or _has_wei(state, seat, tile) else 0
        if may_wei(self._options, held):
            menu |= 1 << WEI
            if self.wins_first(state, seat) and self._drawn_wins(state, seat):
                menu |= 1 << WIN
        if menu and not forced_wei(self._options, held):
            menu |= 1 << PASS
        return menu

    def wins_first(self, state: State, seat: int) -> bool:
        """`hu_before_wei`: a drawer who would have to make a 歪 may win on the card instead (FL-11.4)."""
        held = state.count(seat, state.drawn)
        return forced_wei(self._options, held) and not no_win_on(self._options, held)

    def _drawn_wins(self, state: State, seat: int) -> bool:
        melds = tuple(laid(meld) for meld in state.melds[seat])
        last, first = state.left == 0, state.draws == 1
        concealed = tuple(state.concealed(seat))
        return self._scorer.wins(
            Hand(concealed, melds, BY_DRAW, state.drawn, seat, state.dealer, last=last, first=first)
        )

    def declined_look(self, state: State, seat: int) -> Iterable[Mark]:
        """A 歪 that was declined counts as 忍碰 (FL-5.8); a declined 溜 leaves no mark (FL-6.6)."""
        if not may_wei(self._options, state.count(seat, state.drawn)):
            return ()
        bit = 1 << state.drawn
        return (Mark(seat, NO_PENG, bit), Mark(seat, PASSED_PENG, bit))

    def hides_wei(self, state: State, seat: int, kind: int) -> bool:
        """Option `hidden_wei`: face down, unless a 碰 of that value was passed (FL-5.4, FL-10.3)."""
        return bool(self._options["hidden_wei"]) and not state.marked(PASSED_PENG, seat, kind)

    def win_refusal(self, state: State, seat: int) -> str | None:
        """Nothing but the hand forbids a win on a turned card; a discard is never won (FL-12.2, FL-12.3)."""
        return None

    def must_win(self, state: State, seat: int) -> bool:
        """A win may be declined (FL-12.5)."""
        return False

    def peng_refusal(self, state: State, seat: int) -> str | None:
        """碰 (FL-7.1, FL-7.4, FL-9.3, FL-10.6)."""
        kind = state.tile
        if state.count(seat, kind) < 2:
            return "peng_cards"
        if seat == state.source:
            return "own_card"
        if state.marked(NO_PENG, seat, kind):
            return "peng_marked"
        return (
            None if self._can_go_on(state, seat, [kind, kind], (PENG_MELD, kind, state.source, kind)) else _NO_DISCARD
        )

    def chi_refusal(self, state: State, seat: int, sequence: int) -> str | None:
        """吃 with the half that the sequence names (FL-8.1, FL-9.3, FL-10.6)."""
        kind = state.tile
        half = HALF_OF[sequence].get(kind)
        if half is None or state.held[seat] & HALF_BITS[half] != HALF_BITS[half]:
            return "chi_cards"
        below = after(state.source, 1, state.seats)
        if seat != below and not (seat == state.source and state.phase == TURNED):
            return "chi_seat"
        if state.marked(DEAD_HALF, seat, half):
            return "chi_marked"
        return (
            None
            if self._can_go_on(state, seat, HALVES[half], (CHI_MELD, sequence, state.source, kind))
            else _NO_DISCARD
        )

    def _can_go_on(self, state: State, seat: int, used: Sequence[int], meld: Meld) -> bool:
        """Whether after a claim an allowed discard, or a 溜 in its place, would exist (FL-9.3)."""
        counts = state.counts(seat)
        for card in used:
            counts[card] -= 1
        melds = [*state.melds[seat], meld]
        return bool(_held(counts) & ~self._banned(melds) or _lius(counts, melds))

    def _banned(self, melds: Iterable[Meld]) -> int:
        """Values of own 碰 and 歪, and what completes the half of an own 吃 (FL-9.1, FL-9.2, FL-9.4)."""
        if not self._bans:
            return 0
        banned = 0
        for kind, what, _, taken in melds:
            if kind in (PENG_MELD, WEI_MELD):
                banned |= 1 << what
            elif kind == CHI_MELD:
                banned |= sum(1 << third for third in COMPLETES[half_of(what, taken)])
        return banned

    def discards(self, state: State, seat: int) -> int:
        """Allowed discards; after a 歪 without one the bans do not hold (FL-9.1 … FL-9.3)."""
        allowed = state.held[seat] & ~self._banned(state.melds[seat])
        return state.held[seat] if not allowed and state.owed == AFTER_WEI else allowed

    def ban(self, state: State, seat: int, kind: int) -> str:
        """A 碰 or 歪 of that value, or a half that it would complete (FL-9.1, FL-9.2)."""
        own = {what for meld, what, _, _ in state.melds[seat] if meld in (PENG_MELD, WEI_MELD)}
        return "banned" if kind in own else "banned_claim"

    def own_lius(self, state: State, seat: int) -> int:
        """溜 in place of an owed discard (FL-6.1 c and d)."""
        return _lius(state.counts(seat), state.melds[seat])

    def wall_ends(self, state: State) -> bool:
        """A discard is owed also after the last card of the wall (FL-4.8)."""
        return False

    def thrown(self, state: State, seat: int, kind: int) -> Iterable[Mark]:
        """One's own discard (FL-10.5)."""
        return (Mark(seat, NO_PENG, 1 << kind), Mark(seat, DEAD_HALF, halves_in(state.held[seat], kind)))

    def fate(self, state: State, taker: int, action: int) -> Iterator[Mark]:
        """Chances that were not taken: 忍碰 and 臭牌 (FL-10.2 … FL-10.4, FL-10.9)."""
        bit = 1 << state.tile
        for seat in range(state.seats):
            if self.peng_refusal(state, seat) is None and not (seat == taker and action == PENG):
                yield Mark(seat, NO_PENG, bit)
                yield Mark(seat, PASSED_PENG, bit)
        if action == PENG:
            return
        for seat in self._passed_chi(state, taker):
            yield Mark(seat, NO_PENG, bit)
            yield Mark(seat, DEAD_HALF, halves_in(state.held[seat], state.tile))

    def _passed_chi(self, state: State, taker: int) -> Iterator[int]:
        """Seats that could have eaten the card, before anybody else took it, and did not."""
        below = after(state.source, 1, state.seats)
        order = [state.source, below] if state.phase == TURNED else [below]
        for seat in order:
            if seat == taker:
                return
            if any(self.chi_refusal(state, seat, place) is None for place in sequences_with(state.tile)):
                yield seat

    def winnings(self, state: State, seat: int, score: Score) -> Sequence[Move]:
        """Every other seat pays the total (FL-18.1)."""
        return [Move(WIN_MONEY, other, seat, score.total) for other in others(seat, state.seats)]

    def next_dealer(self, state: State) -> int:
        """The winner deals; after 荒庄 the next seat (FL-2.3, FL-2.4)."""
        return state.winners[0] if state.winners else after(state.dealer, 1, state.seats)


_NO_DISCARD = "no_discard_after"


def _held(counts: Sequence[int]) -> int:
    return sum(1 << kind for kind, count in enumerate(counts) if count)


def _has_wei(state: State, seat: int, kind: int) -> bool:
    return any(meld[:2] == (WEI_MELD, kind) for meld in state.melds[seat])


def _lius(counts: Sequence[int], melds: Iterable[Meld]) -> int:
    """Values of which four are in hand, or three lie as 歪 and the fourth is in hand (FL-6.1 c and d)."""
    weis = {what for kind, what, _, _ in melds if kind == WEI_MELD}
    return sum(1 << kind for kind in range(KINDS) if counts[kind] == FOUR or (counts[kind] and kind in weis))


def owner_deals(seed: bytes) -> int:
    """Seat 0 deals first, unless the room draws lots (FL-19.1)."""
    return 0
