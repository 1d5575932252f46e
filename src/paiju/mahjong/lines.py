"""Mahjong in a record: events, answers and scores as the JSON objects of the public formats."""

from collections.abc import Mapping
from typing import Any

from paiju.core.codec import is_integer
from paiju.core.errors import InvalidError
from paiju.core.events import Event
from paiju.core.seats import NOBODY
from paiju.flow.booking import written_presence, written_wins
from paiju.flow.game import Deal
from paiju.mahjong import events
from paiju.mahjong.actions import DISCARD, Actions
from paiju.mahjong.facts import declared
from paiju.mahjong.kinds import CHOW, MELD_NAMES, NONE, PONG, is_kong
from paiju.mahjong.payments import told_payments
from paiju.mahjong.plan import Plan
from paiju.mahjong.state import State

_MELD_WORDS = {CHOW: "chow", PONG: "pong"}


class Lines:
    """`flow.Lines` for every mahjong game."""

    def __init__(self, plan: Plan, actions: Actions) -> None:
        self._plan = plan
        self._tiles = plan.tiles
        self._actions = actions
        self._writers = {
            events.DRAW: self._draw,
            events.DISCARD: self._discard,
            events.READY: lambda event: {"seat": event[1], "do": "ready"},
            events.MELD: self._meld,
            events.WIN: self._win,
            events.LAPSE: lambda event: {"seat": event[1], "do": "lapse"},
            events.PRESENCE: _presence,
            events.WILD: self._wild,
        }

    def header(self, deal: Deal, start: Event) -> dict[str, Any]:
        """The wall in its order, the hands sorted, the dice with the dealer's throw first."""
        return {
            "wall": self._tiles.write_in_order(deal.wall),
            "hands": [self._tiles.write(hand) for hand in start[3]],
            "dice": list(deal.dice),
        }

    def wall(self, header: Mapping[str, Any]) -> Deal:
        """The deal that a header tells, with the `wild` of its line where there is one.

        Errors: `InvalidError` with the key in `at`.
        """
        text, dice = header.get("wall"), header.get("dice")
        if not isinstance(text, str):
            raise InvalidError("bad_request", "the wall is a text of tiles", "/wall")
        wall = self._tiles.read(text, "/wall")
        if sorted(wall) != self._tiles.all_tiles():
            raise InvalidError("bad_request", "the wall does not hold every tile once", "/wall")
        if not isinstance(dice, list) or len(dice) != self._plan.dice or not all(_is_die(pips) for pips in dice):
            raise InvalidError("bad_request", f"dice are {self._plan.dice} numbers from 1 to 6", "/dice")
        return Deal(tuple(wall), tuple(dice), self._lots(header.get("wild")))

    def _lots(self, wild: object) -> tuple[int, ...]:
        if not self._plan.wilds:
            return ()
        kind = self._tiles.index.get(wild, NONE) if isinstance(wild, str) else NONE
        if kind not in self._plan.wilds:
            raise InvalidError("bad_request", "a line wild tells which tile is wild, one that can be", "/wild")
        return (kind,)

    def line(self, event: Event) -> dict[str, Any] | None:
        """The line of an event; None for the deal and for money, which stand in the first and last lines."""
        writer = self._writers.get(event[0])
        return writer(event) if writer is not None else None

    def answer(self, action: int) -> dict[str, Any]:
        """`{"do", "tile"?, "tiles"?, "ready"?}`."""
        if action < DISCARD:
            return {"do": self._actions.text(action)}
        verb, tile = self._actions.text(action).split(" ")
        if verb == "ready":
            return {"do": "discard", "tile": tile, "ready": True}
        if verb == "chow":
            return {"do": "chow", "tiles": tile}
        return {"do": verb, "tile": tile}

    def read_answer(self, answer: Mapping[str, Any], menu: int) -> int:
        """The action of an answer, or of the line that answered a window of one seat."""
        do, tile = answer.get("do"), answer.get("tile")
        if not isinstance(do, str):
            raise InvalidError("bad_request", "an answer says what to do", "/do")
        if do == "chow":
            tile = str(answer.get("tiles"))
        if do == "kong" and "kind" in answer:
            tile = str(answer.get("tiles"))[:1] + str(answer.get("tiles"))[-1:]
        if tile is None or do == "win":
            return self._actions.number(do)
        return self._actions.number(f"{'ready' if answer.get('ready') is True else do} {tile}")

    def scores(self, state: State) -> list[dict[str, Any]]:
        """The wins in order with what each moved, then the other payments that moved something."""
        plan = self._plan
        wins = written_wins(state.scores, state.splits, plan.patterns, state.rows, state.seats)
        return [*wins, *told_payments(plan.payments, state.rows, state.seats)]

    def _draw(self, event: Event) -> dict[str, Any]:
        return {"seat": event[1], "do": "draw", "tile": self._tiles.names[event[2]]}

    def _wild(self, event: Event) -> dict[str, Any]:
        return {"do": "wild", "tile": self._tiles.names[event[2]]}

    def _discard(self, event: Event) -> dict[str, Any]:
        line = {"seat": event[1], "do": "discard", "tile": self._tiles.names[event[2]]}
        return line | {"ready": True} if event[3] else line

    def _meld(self, event: Event) -> dict[str, Any]:
        _, seat, kind, tile, source, _ = event
        line = {
            "seat": seat,
            "do": _MELD_WORDS.get(kind, "kong"),
            "tiles": self._tiles.write(declared(kind, tile).tiles),
        }
        if source != NOBODY:
            line["from"] = source
        if is_kong(kind):
            line["kind"] = MELD_NAMES[kind]
        return line

    def _win(self, event: Event) -> dict[str, Any]:
        _, seat, _, tile, source = event
        line: dict[str, Any] = {"seat": seat, "do": "win"}
        if tile >= 0:
            line["tile"] = self._tiles.names[tile]
        if source != NOBODY:
            line["from"] = source
        return line


def _is_die(pips: object) -> bool:
    return is_integer(pips) and pips in range(1, 7)


def _presence(event: Event) -> dict[str, Any]:
    return written_presence(event[1], event[2], event[3])
