"""Why not: the slow twin of the menus, which names the rule that forbids an action.

Reasons are words; a game's plan maps each to its rule id. Why a hand does not win is the scorer's to say.
"""

from paiju.core.seats import after
from paiju.zipai.actions import CHI, DISCARD, LIU, LIU_OWN, PASS, PENG, WEI, WIN
from paiju.zipai.facts import BY_DEAL
from paiju.zipai.facts import PENG as PENG_MELD
from paiju.zipai.kinds import AFTER_CLAIM, AFTER_DEAL, BEFORE, CLAIMS, DONE, LOOK, OPENING, OVER, TURNED, WON
from paiju.zipai.menus import Menus
from paiju.zipai.state import State

REASONS = (
    "not_dealt", "round_over", "not_in_turn", "not_asked", "discard_win", "must_win", "opening", "forced_wei",
    "wei_cards", "liu_cards", "own_card", "peng_cards", "peng_marked", "no_discard_after", "chi_seat", "chi_cards",
    "chi_marked", "not_held", "banned", "dead", "last_card", "owes", "no_look", "look_win",
    "opening_over", "claim_win", "forced_wei_win", "liu_peng", "banned_claim", "banned_four",
)  # fmt: skip
"""Everything that can stand against an action, apart from a hand that does not win."""


class Refusals:
    """Answers "why not" by asking one rule after another."""

    def __init__(self, menus: Menus) -> None:
        self._menus = menus
        self._law = menus.law
        self._plan = menus.plan

    def why_not(self, state: State, seat: int, action: int) -> str | None:
        """The rule id that forbids `action` to `seat` now, None where nothing does."""
        menu = self._menus.of(state, seat)
        if menu >> action & 1:
            return None
        reason = self._reason(state, seat, action, menu)
        return self._plan.reasons.get(reason, reason)

    def _reason(self, state: State, seat: int, action: int, menu: int) -> str:
        if (action >= LIU_OWN or action == LIU) and not self._law.has_liu:
            return "liu_cards"
        if state.phase in (BEFORE, OVER, WON):
            return "not_dealt" if state.phase == BEFORE else "round_over"
        if menu == 1 << WIN:
            return "must_win"
        if state.phase == OPENING:
            return self._no_win(state, seat) if action == WIN else "opening"
        if state.phase in (TURNED, CLAIMS):
            return self._on_open_card(state, seat, action)
        if seat != state.turn or state.phase == DONE:
            return "not_in_turn"
        return self._on_look(state, seat, action, menu) if state.phase == LOOK else self._owing(state, seat, action)

    def _no_win(self, state: State, seat: int) -> str:
        """Why the seat does not win: what forbids it, or what its hand lacks (a rule id)."""
        return self._law.win_refusal(state, seat) or self._plan.scorer.score(self._menus.hand(state, seat)).why

    def _on_open_card(self, state: State, seat: int, action: int) -> str:
        if action == WIN:
            return self._no_win(state, seat) if state.phase == TURNED else "discard_win"
        if action == PENG:
            return self._law.peng_refusal(state, seat) or "own_card"
        if CHI <= action < DISCARD:
            if seat not in self._eaters(state):
                return "chi_seat"
            return self._law.chi_refusal(state, seat, action - CHI) or "chi_cards"
        return "not_asked" if action == PASS else "not_in_turn"

    def _eaters(self, state: State) -> tuple[int, ...]:
        below = after(state.source, 1, state.seats)
        return (state.source, below) if state.phase == TURNED else (below,)

    def _on_look(self, state: State, seat: int, action: int, menu: int) -> str:
        if action in (PASS, WIN) and menu:
            if menu >> PASS & 1 or not menu >> WEI & 1:
                return "look_win"
            if action == PASS:
                return "forced_wei"
            return self._no_win(state, seat) if self._law.wins_first(state, seat) else "forced_wei_win"
        named = {WEI: "wei_cards", LIU: self._no_liu(state, seat, state.drawn)}
        return named.get(action, "no_look")

    def _no_liu(self, state: State, seat: int, kind: int) -> str:
        has_peng = any(meld[:2] == (PENG_MELD, kind) for meld in state.melds[seat])
        return "liu_peng" if has_peng else "liu_cards"

    def _owing(self, state: State, seat: int, action: int) -> str:
        if action == WIN:
            if state.owed == AFTER_CLAIM:
                return "claim_win"
            return (self._no_dealt_win if state.owed == AFTER_DEAL else self._no_win)(state, seat)
        if action >= LIU_OWN:
            return self._no_liu(state, seat, action - LIU_OWN)
        if action >= DISCARD:
            return self._discard(state, seat, action - DISCARD)
        return "owes"

    def _no_dealt_win(self, state: State, seat: int) -> str:
        """Why the dealt hand does not win, or that the time for it is over."""
        hand = self._menus.hand(state, seat)._replace(by=BY_DEAL, tile=None)
        return self._plan.scorer.score(hand).why or "opening_over"

    def _discard(self, state: State, seat: int, kind: int) -> str:
        if not state.held[seat] >> kind & 1:
            return "not_held"
        return "last_card" if self._law.wall_ends(state) else self._law.ban(state, seat, kind)
