"""Why not: the slow twin of the menus, which names the reason that forbids an action.

Reasons are words of this module; a game's plan maps each to its rule id.
"""

from collections.abc import Callable

from paiju.core.seats import after
from paiju.mahjong.actions import DISCARD, KONG, PASS, PONG, READY, WIN
from paiju.mahjong.kinds import BEFORE, CHOW, CLAIMS, KONGED, OPENING, OVER, ROBBING, TURN, TURN_CLAIM
from paiju.mahjong.kinds import PONG as PONG_MELD
from paiju.mahjong.menus import Menus
from paiju.mahjong.state import State

REASONS = (
    "not_dealt", "round_over", "finished", "not_in_turn", "no_chow", "no_such_claim", "incomplete", "after_claim",
    "held_back", "must_win", "frozen", "frozen_claim", "not_held", "no_ready", "not_waiting", "kong_after_claim",
    "kong_empty_wall", "claim_empty_wall", "kong_tiles", "kong_fourth_tile", "pong_tiles", "exposed_tiles",
    "own_tile", "own_win", "own_kong", "not_asked", "only_robbing", "dealer_first", "ready_dealer",
)  # fmt: skip
"""Everything that can stand against an action."""


class Refusals:
    """Answers "why not" by asking one rule after another, in the order in which a player would."""

    def __init__(self, menus: Menus) -> None:
        self._menus = menus
        self._plan = menus.plan
        self._actions = menus.actions

    def why_not(self, state: State, seat: int, action: int) -> str | None:
        """The rule id that forbids `action` to `seat` now, None where nothing does."""
        if self._menus.of(state, seat) >> action & 1:
            return None
        reason = self._reason(state, seat, action)
        if reason == "incomplete" and self._plan.gated:
            return self._plan.score(self._menus.hand(state, seat, self._way(state))).why
        return self._plan.reasons[reason]

    def _way(self, state: State) -> int:
        """How the hand would win that does not."""
        return self._menus.way_in_turn(state) if state.phase == TURN else self._menus.way_of_tile(state)

    def _reason(self, state: State, seat: int, action: int) -> str:
        if state.phase in (BEFORE, OVER):
            return "round_over" if state.over else "not_dealt"
        if seat in state.winners:
            return "finished"
        if action >= self._actions.chow and CHOW not in self._plan.claims:
            return "no_chow"
        by_phase: dict[int, Callable[[State, int, int], str]] = {
            OPENING: self._in_opening, TURN: self._in_turn, CLAIMS: self._on_discard, ROBBING: self._on_kong,
        }  # fmt: skip
        return by_phase.get(state.phase, self._between)(state, seat, action)

    def _between(self, state: State, seat: int, action: int) -> str:
        """While the log is at a step that asks nobody: a kong that cannot be robbed, a win just told."""
        return "only_robbing" if state.phase == KONGED and action == WIN else "not_in_turn"

    def _in_opening(self, state: State, seat: int, action: int) -> str:
        if action not in (READY, PASS):
            return "dealer_first"
        if not self._plan.opening_ready:
            return "no_ready" if action == READY or not self._plan.wilds else "dealer_first"
        return "ready_dealer" if seat == state.dealer else "not_waiting"

    def _in_turn(self, state: State, seat: int, action: int) -> str:
        if seat != state.turn or action == PASS:
            return "not_in_turn"
        if action in (PONG, KONG) or action >= self._actions.chow:
            return "no_such_claim"
        if action == READY:
            return "ready_dealer"
        if action == WIN:
            return "after_claim" if state.turn_kind == TURN_CLAIM else "incomplete"
        return self._own_tile(state, seat, action)

    def _own_tile(self, state: State, seat: int, action: int) -> str:
        """A discard, a discard with 听, a kong of one's own."""
        verb, kind = divmod(action - DISCARD, self._actions.kinds)
        if self._menus.of(state, seat) == 1 << WIN:
            return self._obliged(state, seat)
        if verb < 2 and state.ready[seat]:
            return "frozen"
        if verb < 2 and not state.hand[seat * state.kinds + kind]:
            return "not_held"
        if verb == 0 or kind == state.wild:
            return "frozen"
        if verb < 2:
            return "not_waiting" if self._plan.ready_turns >> state.turn_kind & 1 else "no_ready"
        return self._own_kong(state, seat, kind)

    def _own_kong(self, state: State, seat: int, kind: int) -> str:
        if state.ready[seat] and not self._plan.ready_kongs:
            return "frozen_claim"
        if not self._plan.kong_turns >> state.turn_kind & 1:
            return "kong_after_claim"
        if not self._menus.kong_fits(state):
            return "kong_empty_wall"
        if self._menus.own_kongs(state, seat) >> kind & 1:
            return "frozen_claim"
        added = any(meld[:2] == (PONG_MELD, kind) for meld in state.melds[seat])
        return "kong_fourth_tile" if added else "kong_tiles"

    def _obliged(self, state: State, seat: int) -> str:
        return "frozen" if state.ready[seat] else "must_win"

    def _on_discard(self, state: State, seat: int, action: int) -> str:
        if DISCARD <= action < self._actions.chow or action == READY:
            return "not_in_turn"
        if seat == state.source:
            return self._to_own_discard(action)
        if state.tile == state.wild:
            return "frozen_claim"
        if action == WIN:
            return "held_back" if self._menus.completes(state, seat) else "incomplete"
        menu = self._menus.of(state, seat)
        if menu == 1 << WIN:
            return self._obliged(state, seat)
        return "not_asked" if action == PASS else self._claim(state, seat, action)

    def _to_own_discard(self, action: int) -> str:
        return {PASS: "not_asked", WIN: "own_win", KONG: "own_kong"}.get(action, "own_tile")

    def _locked(self, state: State, seat: int, action: int) -> bool:
        """Whether the seat is the one that may eat and holds what the chow needs: then a wild tile is among it."""
        tiles = self._actions.chow_tiles(action)
        held = all(state.held[seat] >> kind & 1 for kind in tiles if kind != state.tile)
        return seat == after(state.source, 1, state.seats) and state.tile in tiles and held

    def _claim(self, state: State, seat: int, action: int) -> str:
        if not state.left:
            return "claim_empty_wall"
        if action == KONG:
            return self._exposed(state, seat)
        if state.ready[seat]:
            return "frozen_claim"
        if action >= self._actions.chow:
            return "frozen" if self._locked(state, seat, action) else "no_chow"
        return "pong_tiles"

    def _exposed(self, state: State, seat: int) -> str:
        if state.hand[seat * state.kinds + state.tile] < 3:
            return "exposed_tiles"
        return "frozen_claim" if self._menus.kong_fits(state) else "kong_empty_wall"

    def _on_kong(self, state: State, seat: int, action: int) -> str:
        if action == WIN:
            if seat == state.source:
                return "own_win"
            return "held_back" if self._menus.completes(state, seat) else "incomplete"
        if action == PASS and self._menus.of(state, seat) == 1 << WIN:
            return self._obliged(state, seat)
        return "not_asked" if action == PASS else "only_robbing"
