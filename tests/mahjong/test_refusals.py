"""Why not, at moments that no live round rests at."""

from paiju.core.events import EVERYTHING
from paiju.formats import pages
from paiju.mahjong import actions
from paiju.mahjong.kinds import KONGED, WON
from tests.kit import Table, play_out


def test_nj_4_12_a_concealed_kong_cannot_be_robbed_and_says_why() -> None:
    table = Table(["3333s", "", "456678p99p24678s"], "9s", allow_ready=False).play("A kong 3s")
    assert _refusal_after(table, KONGED) == "NJ-4.12"


def test_folding_up_to_any_event_answers_why_not() -> None:
    """A record that is stepped through is asked between its windows too."""
    phases = set()
    for seed in range(25):
        table = Table([], allow_negative=True)
        played = play_out(table.rules, seed)
        state = table.rules.blank(EVERYTHING)
        for event in played.log:
            state.evolve(event)
            phases.add(state.phase)
            for seat in range(4):
                for action in (actions.WIN, actions.PASS, actions.PONG, actions.DISCARD, table.rules.actions.chow):
                    why = table.rules.why_not(state, seat, action)
                    assert (why is None) == bool(table.rules.menu(state, seat) >> action & 1)
                    assert why is None or why in pages.rules("neijiang")
    assert {KONGED, WON} <= phases


def _refusal_after(table: Table, phase: int) -> str | None:
    state = table.rules.blank(EVERYTHING)
    for event in table.round.log:
        state.evolve(event)
        if state.phase == phase:
            return table.rules.why_not(state, 2, actions.WIN)
    raise AssertionError("the phase did not come")
