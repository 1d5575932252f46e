"""What each seat may do now, as bit masks, from what that seat knows alone."""

from paiju.core.seats import NOBODY, after
from paiju.zipai.actions import CHI, DISCARD, LIU_OWN, PASS, PENG, WIN
from paiju.zipai.cards import SEQUENCES, sequences_with
from paiju.zipai.facts import BY_DEAL, BY_DRAW, BY_TURN, BY_WEI, Hand, Laid
from paiju.zipai.facts import CHI as CHI_MELD
from paiju.zipai.facts import LIU as LIU_MELD
from paiju.zipai.kinds import AFTER_WEI, CLAIMS, LOOK, OPENING, OWED, TURNED
from paiju.zipai.plan import Plan
from paiju.zipai.state import Meld, State

_PASS, _WIN, _PENG = 1 << PASS, 1 << WIN, 1 << PENG


class Menus:
    """Answers of one plan to "who may do what"."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.law = plan.law

    def all(self, state: State) -> list[int]:
        """The menus of all seats."""
        return [self.of(state, seat) for seat in range(state.seats)]

    def of(self, state: State, seat: int) -> int:
        """The menu of one seat."""
        phase = state.phase
        if phase == TURNED:
            return self.on_turned(state, seat)
        if phase == CLAIMS:
            return self.claims(state, seat) if seat != state.source else 0
        if phase == OPENING:
            return self.in_opening(state, seat)
        if seat != state.turn:
            return 0
        if phase == LOOK:
            return self.law.look(state, seat)
        return self.owed(state, seat) if phase == OWED else 0

    def in_opening(self, state: State, seat: int) -> int:
        """Winning with the dealt hand, once every stake is paid."""
        staked = len(state.rows) == len(self.law.stakes(state))
        if not staked or not self.plan.scorer.wins(self.hand(state, seat)):
            return 0
        return _WIN if self.law.must_win(state, seat) else _WIN | _PASS

    def on_turned(self, state: State, seat: int) -> int:
        """The claims on a card that was turned up; every seat may win it."""
        if not self.can_win(state, seat):
            return self.claims(state, seat)
        if self.law.must_win(state, seat):
            return _WIN
        return _WIN | _PASS | self.claims(state, seat)

    def claims(self, state: State, seat: int) -> int:
        """碰 and 吃 of the open card."""
        menu = _PENG if self.law.peng_refusal(state, seat) is None else 0
        if seat in (state.source, after(state.source, 1, state.seats)):
            for sequence in sequences_with(state.tile):
                if self.law.chi_refusal(state, seat, sequence) is None:
                    menu |= 1 << CHI + sequence
        return menu | _PASS if menu else 0

    def owed(self, state: State, seat: int) -> int:
        """The discards, the 溜 in their place, and the win that a 偎 has completed."""
        menu = self.law.discards(state, seat) << DISCARD | self.law.own_lius(state, seat) << LIU_OWN
        if state.owed != AFTER_WEI or not self.can_win(state, seat):
            return menu
        if self.law.must_win(state, seat):
            return _WIN
        return menu | _WIN if menu else _WIN | _PASS

    def can_win(self, state: State, seat: int) -> bool:
        """Whether the seat wins with what lies open, or with the 偎 it has just made."""
        return self.law.win_refusal(state, seat) is None and self.plan.scorer.wins(self.hand(state, seat))

    def way(self, state: State, seat: int) -> int:
        """How a win of the seat would come about now."""
        if state.phase == OPENING:
            return BY_DEAL
        if state.phase == OWED:
            return BY_WEI
        return BY_DRAW if state.phase == LOOK or seat == state.source else BY_TURN

    def hand(self, state: State, seat: int) -> Hand:
        """The hand of a seat as it would win now, with all circumstances."""
        way = self.way(state, seat)
        tile = {BY_DEAL: None, BY_WEI: None}.get(way, state.drawn if state.phase == LOOK else state.tile)
        dealt = state.hands_dealt[seat] if state.hands_dealt else None
        return Hand(
            concealed=tuple(state.concealed(seat)),
            melds=tuple(laid(meld) for meld in state.melds[seat]),
            by=way,
            tile=tile,
            seat=seat,
            dealer=state.dealer,
            dealt=dealt if isinstance(dealt, tuple) else None,
            last=way != BY_DEAL and state.left == 0,
            first=way != BY_DEAL and state.draws == 1,
            no_discard=not self.discarded(state, seat),
            pot=state.pot,
        )

    def discarded(self, state: State, seat: int) -> bool:
        """Whether the seat has discarded, the dealer's opening discard left out."""
        opening = state.opening_discard if seat == state.dealer else 0
        return len(state.thrown[seat]) > opening


def laid(meld: Meld) -> Laid:
    """A declared group with its cards."""
    kind, what, source, taken = meld
    if kind == CHI_MELD:
        return Laid(kind, SEQUENCES[what], source, taken)
    return Laid(kind, (what,) * (4 if kind == LIU_MELD else 3), None if source == NOBODY else source, taken)
