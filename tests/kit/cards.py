"""A round of word cards whose cards are chosen, driven and read by short texts: seats are the letters A, B, C."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from paiju.core.seats import around
from paiju.flow.game import Deal, Setup
from paiju.flow.options import completed
from paiju.flow.registry import find
from paiju.flow.round import Round
from paiju.flow.window import bits
from paiju.zipai.actions import DISCARD, LIU_OWN, PASS
from paiju.zipai.cards import CARDS, SEQUENCES
from paiju.zipai.facts import CHI, MELD_NAMES
from paiju.zipai.halves import HALVES
from paiju.zipai.kinds import DEAD_HALF, NO_CHI, NO_PENG
from paiju.zipai.play import ZipaiRules
from paiju.zipai.state import State
from tests.kit.driver import LETTERS, Driver

_SETS = {"no_chi": NO_CHI, "no_peng": NO_PENG}
HAND = 19


class CardTable(Driver):
    """`hands`: by seat from A, the dealer's with one card more. A hand shorter than it must be is filled up at random.

    `draws` are the first cards drawn after the deal, `tail` the last ones of the wall (before buried ones). Options as
    keywords.
    """

    def __init__(
        self,
        game: str,
        hands: Sequence[str],
        draws: str = "",
        tail: str = "",
        *,
        dealer: str = "A",
        number: int = 1,
        after_draw: bool = False,
        pot: int = 0,
        fill: int = 0,
        **options: Any,
    ) -> None:
        value = find(game)
        self.rules: ZipaiRules = value.compile(completed(value.options, options))
        self._fill = fill
        seats = self.rules.seats
        wall = self._wall([*hands, *[""] * (seats - len(hands))], draws, tail, LETTERS.index(dealer))
        setup = Setup(LETTERS.index(dealer), (0,) * seats, number, pot, after_draw)
        self.round: Round[State] = Round(self.rules, setup, Deal(tuple(wall)))

    def _wall(self, hands: Sequence[str], draws: str, tail: str, dealer: int) -> list[int]:
        given = [CARDS.read(hand) for hand in hands]
        first, last = CARDS.read(draws), CARDS.read(tail)
        rest = Counter(CARDS.all_tiles())
        rest.subtract([kind for part in [*given, first, last] for kind in part])
        assert min(rest.values()) >= 0, f"too many of {[CARDS.names[k] for k, n in rest.items() if n < 0]}"
        spare = list(rest.elements())
        random.Random(self._fill).shuffle(spare)
        for seat, hand in enumerate(given):
            missing = HAND + (seat == dealer) - len(hand)
            assert missing >= 0, f"too many cards in hand {LETTERS[seat]}"
            hand[:0] = [spare.pop() for _ in range(missing)]
        buried = [spare.pop() for _ in range(self.rules.plan.buried)]
        return self._undealt(given, dealer) + first + spare + last + buried

    def _undealt(self, hands: Sequence[Sequence[int]], dealer: int) -> list[int]:
        """The front of a wall from which the game deals these hands."""
        total = HAND * len(hands) + 1
        places = self.rules.plan.dealing(range(total), dealer, len(hands))
        front = [0] * total
        for seat in around(dealer, len(hands)):
            for place, kind in zip(places[seat], hands[seat], strict=True):
                front[place] = kind
        return front

    @property
    def state(self) -> State:
        """The whole state."""
        return self.round.state

    @property
    def pot(self) -> int:
        """What lies in the pot."""
        return self.state.pot

    @property
    def winner(self) -> str:
        """The letter of the winner, or nothing."""
        return "".join(LETTERS[seat] for seat in self.state.winners)

    def seen_by(self, letter: str) -> list[dict[str, object]]:
        """The events as one seat learns of them, with names; -1 is what it may not see."""
        seat = LETTERS.index(letter)
        return [self.rules.vocabulary.read(event) for event in self.round.seen(seat)]

    def play(self, script: str) -> "CardTable":
        """Give answers, parted by `;` or new lines: `A discard 5x; C peng; B pass`."""
        self.steps(script)
        return self

    def items(self) -> dict[str, int]:
        """Name → value of the items of the win."""
        (_, _, items), *_ = self.state.scores
        return {self.rules.plan.patterns[row].name: value for row, value in items}

    def total(self) -> int:
        """`total` of the win."""
        return self.state.scores[0][1]

    def hand(self, letter: str) -> str:
        """The cards in a hand."""
        return CARDS.write(self.state.concealed(LETTERS.index(letter)))

    def melds(self, letter: str) -> list[tuple[str, str]]:
        """The declared groups of a seat: kind and cards."""
        return [
            (MELD_NAMES[kind], CARDS.write(SEQUENCES[what]) if kind == CHI else CARDS.names[what])
            for kind, what, _, _ in self.state.melds[LETTERS.index(letter)]
        ]

    def marked(self, which: str, letter: str) -> set[str]:
        """The cards in a seat's set `no_chi` or `no_peng`, or its dead halves as texts (`dead_half`)."""
        seat = LETTERS.index(letter)
        if which == "dead_half":
            return {CARDS.write(HALVES[place]) for place in bits(self.state.marks[DEAD_HALF][seat])}
        return {CARDS.names[kind] for kind in bits(self.state.marks[_SETS[which]][seat])}

    def pass_all(self) -> "CardTable":
        """Everybody who is asked now and may pass does."""
        self.passes()
        return self

    def drain(self, left: int = 0) -> "CardTable":
        """Everybody declines everything and discards the last card he may, until `left` cards are left to draw."""
        while not self.over and self.left > left:
            self._decline()
        return self

    def finish(self) -> "CardTable":
        """The same until the round is over."""
        while not self.over:
            self._decline()
        return self

    def _decline(self) -> None:
        seat = self.round.asked()[0]
        menu = self.round.menu(seat)
        discards = [action for action in bits(menu) if DISCARD <= action < LIU_OWN]
        self.round.answer(seat, PASS if menu >> PASS & 1 else max(discards, default=menu.bit_length() - 1))
