"""A round of mahjong whose tiles are chosen, driven and read by short texts: seats are the letters A, B, C …"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from paiju.core.seats import around
from paiju.flow.game import Deal, Setup
from paiju.flow.options import completed
from paiju.flow.registry import find
from paiju.flow.round import Round
from paiju.mahjong.idle import decline_and_throw
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State
from tests.kit.driver import LETTERS, Driver


class Table(Driver):
    """`hands`: by seat from A, the dealer's with one tile more, its last tile being the last one dealt.

    A hand shorter than it must be is filled up, in front, with tiles that nothing else names and that keep it
    unready. `draws` are the first tiles of the wall after the deal, `tail` the last ones. `wild` is the wild tile of a
    game that has one. Options as keywords.
    """

    def __init__(
        self,
        hands: Sequence[str],
        draws: str = "",
        tail: str = "",
        *,
        game: str = "neijiang",
        dealer: str = "A",
        balances: Sequence[int] | None = None,
        wild: str = "",
        **options: Any,
    ) -> None:
        value = find(game)
        self.rules: MahjongRules = value.compile(completed(value.options, options))
        self.start = tuple(balances or (self.rules.start_balance,) * self.rules.seats)
        lots = self.rules.plan.tiles.read(wild)
        wall = self._wall([*hands, *[""] * (self.rules.seats - len(hands))], draws, tail, LETTERS.index(dealer), lots)
        deal = Deal(tuple(wall), (1, 2, 3, 4)[: self.rules.plan.dice], tuple(lots))
        self.round: Round[State] = Round(self.rules, Setup(LETTERS.index(dealer), self.start), deal)

    def _wall(self, hands: Sequence[str], draws: str, tail: str, dealer: int, wild: list[int]) -> list[int]:
        plan = self.rules.plan
        read = plan.tiles.read
        given = [read(hand) for hand in hands]
        first, last = read(draws), read(tail)
        rest = Counter(plan.tiles.all_tiles())
        rest.subtract([kind for part in [*given, first, last] for kind in part])
        assert min(rest.values()) >= 0, f"too many of {[plan.tiles.names[k] for k, n in rest.items() if n < 0]}"
        sizes = [sum(plan.passes) + (seat == dealer) for seat in range(plan.seats)]
        for attempt in range(2000):
            spare = [kind for kind in rest.elements() if kind not in wild]
            random.Random(attempt).shuffle(spare)
            filled = [[spare.pop() for _ in range(size - len(h))] + h for size, h in zip(sizes, given, strict=True)]
            if wild:
                spare += wild * rest[wild[0]]
                random.Random(attempt).shuffle(spare)
            if all(self._dull(hand) for hand, told in zip(filled, given, strict=True) if len(told) < len(hand)):
                return _undealt(filled, dealer, plan.passes) + first + spare + last
        raise AssertionError("no way to fill up the hands without making one ready")

    def _dull(self, hand: Sequence[int]) -> bool:
        """Whether a filled-up hand is far from ready, so that it is asked as little as possible."""
        shapes = self.rules.plan.shapes
        return shapes.distance(shapes.keys(hand), 0) >= (2 if shapes.groups > 2 else 1)

    @property
    def state(self) -> State:
        """The whole state."""
        return self.round.state

    @property
    def balances(self) -> list[int]:
        """What each seat has."""
        return list(self.state.balances)

    @property
    def winners(self) -> str:
        """The letters of the winners, in order."""
        return "".join(LETTERS[seat] for seat in self.state.winners)

    def payments(self, rule: str) -> list[int]:
        """What each seat gained or lost under the payment of this rule id, at the end."""
        scores = self.rules.lines.scores(self.state)
        found = [score["deltas"] for score in scores if score.get("rule") == rule]
        return list(found[0]) if found else [0] * self.rules.seats

    def play(self, script: str) -> "Table":
        """Give answers, parted by `;` or new lines: `A discard 5p; C win; B pass`."""
        self.steps(script)
        return self

    def items(self, letter: str) -> dict[str, int]:
        """Name → value of the items of a seat's win."""
        seat = LETTERS.index(letter)
        found = next(items for winner, _, items in self.state.scores if winner == seat)
        return {self.rules.plan.patterns[row].name: value for row, value in found}

    def total(self, letter: str) -> int:
        """`total` of a seat's win."""
        return next(total for winner, total, _ in self.state.scores if winner == LETTERS.index(letter))

    def hand(self, letter: str) -> str:
        """The concealed tiles of a seat."""
        return self.rules.plan.tiles.write(self.state.concealed(LETTERS.index(letter)))

    def melds(self, letter: str) -> list[tuple[str, str]]:
        """The declared groups of a seat: kind and tile."""
        names = ("chow", "pong", "kong_exposed", "kong_added", "kong_concealed")
        tiles = self.rules.plan.tiles.names
        return [(names[kind], tiles[tile]) for kind, tile, _, _ in self.state.melds[LETTERS.index(letter)]]

    def drain(self, left: int = 0) -> "Table":
        """Everybody declines everything and throws what he drew, until `left` tiles are left and a seat has drawn."""
        while not self.over and not (self.left <= left and self.state.phase == 2):
            self.drain_one()
        return self

    def finish(self) -> "Table":
        """The same until the round is over."""
        while not self.over:
            self.drain_one()
        return self

    def pass_all(self) -> "Table":
        """Everybody who is asked and may pass does."""
        self.passes()
        return self

    def drain_one(self) -> None:
        """The first seat that is asked declines, or throws what it drew."""
        seat = self.round.asked()[0]
        self.round.answer(seat, decline_and_throw(self.state, seat, self.round.menu(seat)))


def _undealt(hands: Sequence[Sequence[int]], dealer: int, passes: Sequence[int]) -> list[int]:
    """The front of a wall from which `hands` are dealt."""
    rest = [list(hand) for hand in hands]
    front: list[int] = []
    for count in passes:
        for seat in around(dealer, len(hands)):
            front += rest[seat][:count]
            del rest[seat][:count]
    return front + rest[dealer]
