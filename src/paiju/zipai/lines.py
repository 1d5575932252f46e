"""Word cards in a record: events, answers and scores as the JSON objects of the public formats."""

from collections.abc import Mapping
from typing import Any

from paiju.core.errors import InvalidError
from paiju.core.events import Event
from paiju.core.seats import NOBODY
from paiju.flow.booking import written_payments, written_presence, written_wins
from paiju.flow.game import Deal
from paiju.zipai import events
from paiju.zipai.actions import CHI, DISCARD, LIU, LIU_OWN, PASS, Actions
from paiju.zipai.cards import CARDS, SEQUENCES
from paiju.zipai.facts import CHI as CHI_MELD
from paiju.zipai.facts import MELD_NAMES
from paiju.zipai.plan import Plan
from paiju.zipai.state import State


class Lines:
    """`flow.Lines` for every word-card game."""

    def __init__(self, plan: Plan, actions: Actions) -> None:
        self._plan = plan
        self._actions = actions
        self._writers = {
            events.STAKE: lambda event: {"seat": event[1], "do": "stake", "pays": event[2]},
            events.DRAW: lambda event: _with_tile(event, "draw"),
            events.TURN: lambda event: _with_tile(event, "turn"),
            events.DISCARD: lambda event: _with_tile(event, "discard"),
            events.MELD: _meld,
            events.WEI: lambda event: {"seat": event[1], "do": "wei", "tiles": CARDS.write([event[2]] * 3)},
            events.HIDDEN_WEI: lambda event: {"seat": event[1], "do": "wei", "tiles": CARDS.write([event[2]] * 3)},
            events.LIU: _liu,
            events.DEAD: lambda event: {"seat": event[1], "do": "dead"},
            events.WIN: _win,
            events.LAPSE: lambda event: {"seat": event[1], "do": "lapse"},
            events.PRESENCE: _presence,
        }

    def header(self, deal: Deal, start: Event) -> dict[str, Any]:
        """The wall in its order, the hands sorted, and the pot where the game has one."""
        known: dict[str, Any] = {"wall": CARDS.write_in_order(deal.wall), "hands": [CARDS.write(h) for h in start[3]]}
        return known | {"pot": start[7]} if self._plan.has_pot else known

    def wall(self, header: Mapping[str, Any]) -> Deal:
        """The deal that a header tells. Errors: `InvalidError` with the key in `at`."""
        text = header.get("wall")
        if not isinstance(text, str):
            raise InvalidError("bad_request", "the wall is a text of tiles", "/wall")
        wall = CARDS.read(text, "/wall")
        if sorted(wall) != CARDS.all_tiles():
            raise InvalidError("bad_request", "the wall does not hold every tile once", "/wall")
        return Deal(tuple(wall))

    def line(self, event: Event) -> dict[str, Any] | None:
        """The line of an event; None for the deal, marks and money, which a record does not show."""
        writer = self._writers.get(event[0])
        return writer(event) if writer is not None else None

    def answer(self, action: int) -> dict[str, Any]:
        """`{"do", "tile"?, "tiles"?}`."""
        if action < CHI:
            return {"do": self._actions.text(action)}
        if action < DISCARD:
            return {"do": "chi", "tiles": CARDS.write(SEQUENCES[action - CHI])}
        verb, tile = self._actions.text(action).split(" ")
        return (
            {"do": verb, "tile": tile} if action < LIU_OWN else {"do": verb, "tiles": CARDS.write(CARDS.read(tile) * 4)}
        )

    def read_answer(self, answer: Mapping[str, Any], menu: int) -> int:
        """The action of an answer, or of the line that answered a window of one seat with this menu.

        A card that is turned up, and a hand that is dead, say that the seat passed.
        """
        do, cards = answer.get("do"), answer.get("tiles", answer.get("tile"))
        if not isinstance(do, str):
            raise InvalidError("bad_request", "an answer says what to do", "/do")
        if do in ("chi", "discard") and isinstance(cards, str):
            return self._actions.number(f"{do} {cards}")
        if do in ("turn", "dead"):
            return PASS
        if do == "liu" and isinstance(cards, str) and not menu >> LIU & 1:
            kinds = CARDS.read(cards, "/tiles")
            return self._actions.number(f"liu {CARDS.write(kinds[:1])}")
        return self._actions.number(do)

    def scores(self, state: State) -> list[dict[str, Any]]:
        """The win, then the other payments that moved something."""
        wins = written_wins(state.scores, state.splits, self._plan.patterns, state.rows, state.seats)
        return [*wins, *written_payments(self._plan.payments, state.rows, state.seats)]


def _with_tile(event: Event, do: str) -> dict[str, Any]:
    return {"seat": event[1], "do": do, "tile": CARDS.names[event[2]]}


def _meld(event: Event) -> dict[str, Any]:
    _, seat, kind, what, source, _ = event
    cards = SEQUENCES[what] if kind == CHI_MELD else (what,) * 3
    return {"seat": seat, "do": MELD_NAMES[kind], "tiles": CARDS.write(cards), "from": source}


def _liu(event: Event) -> dict[str, Any]:
    _, seat, tile, place, _, drawn = event
    line = {"seat": seat, "do": "liu", "tiles": CARDS.write([tile] * 4)}
    return line | {"from": seat} if drawn or place != NOBODY else line


def _win(event: Event) -> dict[str, Any]:
    _, seat, _, tile, source = event
    line: dict[str, Any] = {"seat": seat, "do": "win"}
    if tile >= 0:
        line["tile"] = CARDS.names[tile]
    if source not in (NOBODY, seat):
        line["from"] = source
    return line


def _presence(event: Event) -> dict[str, Any]:
    return written_presence(event[1], event[2], event[3])
