"""What tables of both families share: driving and reading a round by short texts. Seats are the letters A, B, C …"""

from typing import Any

from paiju.core.events import EVERYTHING
from paiju.core.ledger import moved_by
from paiju.flow.round import AnyRound
from paiju.flow.window import bits

LETTERS = "ABCDEF"
PASS = 0
"""In every family."""


class Driver:
    """A round under `rules`, driven by texts."""

    rules: Any
    round: AnyRound

    @property
    def asked(self) -> str:
        """The letters of the seats that the round waits for."""
        return "".join(LETTERS[seat] for seat in self.round.asked())

    @property
    def turn(self) -> str:
        """The letter of the seat whose turn it is."""
        return LETTERS[self.round.state.turn]

    @property
    def left(self) -> int:
        """Tiles that may still be drawn."""
        left: int = self.round.state.left
        return left

    @property
    def over(self) -> bool:
        """Whether the round is settled."""
        return self.round.over

    @property
    def money(self) -> list[int]:
        """What each seat has gained or lost so far, a pot left out."""
        return moved_by(self.round.state.rows, self.rules.seats)

    @property
    def next_dealer(self) -> str:
        """The letter of the next round's dealer, once the round is over."""
        assert self.over
        return LETTERS[self.round.state.next_dealer]

    @property
    def events(self) -> list[str]:
        """What happened, as texts like `A discard 5p`, `B pong 555p`, `C win 5p`."""
        written = (self.rules.lines.line(event) for event in self.round.log)
        return [_text(line) for line in written if line is not None]

    def answer(self, letter: str, text: str) -> None:
        """Give one answer; an illegal one raises."""
        seat = LETTERS.index(letter)
        self.round.answer(seat, self.rules.actions.read(text, self.round.menu(seat)))

    def menu(self, letter: str) -> set[str]:
        """The texts of what a seat may answer now; empty where it is not asked."""
        return {self.rules.actions.text(action) for action in bits(self.round.menu(LETTERS.index(letter)))}

    def refused(self, letter: str, text: str) -> str | None:
        """The rule id that forbids an action to a seat now; None where it is allowed."""
        return self.round.why_not(LETTERS.index(letter), self.rules.actions.number(text))

    def steps(self, script: str) -> None:
        """Give answers, parted by `;` or new lines: `A discard 5p; C win; B pass`."""
        for step in script.replace("\n", ";").split(";"):
            if step.strip():
                letter, _, text = step.strip().partition(" ")
                self.answer(letter, text)

    def passes(self) -> None:
        """Everybody who is asked now and may pass does."""
        for seat in self.round.asked():
            if self.round.menu(seat) >> PASS & 1:
                self.round.answer(seat, PASS)


def moment(table: Driver, text: str) -> Any:
    """The whole state as it was right after the last event with this text."""
    state = table.rules.blank(EVERYTHING)
    ahead = len(table.events) - 1 - table.events[::-1].index(text)
    for event in table.round.log:
        state.evolve(event)
        if table.rules.lines.line(event) is not None:
            if ahead == 0:
                break
            ahead -= 1
    return state


def _text(line: dict[str, Any]) -> str:
    seat = LETTERS[line["seat"]] if "seat" in line else "-"
    parts = [seat, line["do"], line.get("tiles") or line.get("tile") or "", "ready" if line.get("ready") else ""]
    return " ".join(part for part in parts if part)
