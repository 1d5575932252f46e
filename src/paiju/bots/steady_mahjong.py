"""How `steady` plays mahjong.

- It wins whenever it can.
- Discards: as near to ready as can be; among those the one that promises most (live tiles that improve the hand, what
  the waits would score) less what it may cost. A hand that cannot become ready in the turns left throws the safest
  tile, for all it can still do is not to feed anybody.
- Kongs: whenever they leave the hand no farther from ready, for they earn money and a draw.
- Pongs: only where the hand with the pong and its best discard is better than the hand as it is.
- 听 freezes the hand and adds nothing to its worth, so it is declared only where there is nothing left to improve: with
  a good wait, before the last draw.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple, cast

from paiju.bots.mahjong_danger import Danger
from paiju.bots.mahjong_hand import FAR, Holding, Outlook
from paiju.flow.observation import Observation
from paiju.mahjong.actions import KONG, PASS, PONG, READY, WIN
from paiju.mahjong.facts import declared
from paiju.mahjong.kinds import KONG_ADDED, KONG_CONCEALED, KONG_EXPOSED, TURN
from paiju.mahjong.kinds import PONG as PONG_MELD
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State

MOST_WEIGHED = 4
"""So many discards at most are looked at closely."""
GOOD_WAIT = 3
"""Live tiles of a wait that is worth declaring 听 for."""
LAST_TURNS = 1


class Standing(NamedTuple):
    """How a hand stands; the greater is the better."""

    nearness: int
    """The distance to ready, negative."""
    points: float
    """What it promises less what the discard may cost, in stakes."""


def choose(observation: Observation[Any]) -> int:
    """The action of `steady` in a game of mahjong."""
    if observation.menu >> WIN & 1:
        return WIN
    table = Table(observation)
    if observation.view.phase == TURN:
        return table.in_turn()
    return table.claim()


class Table:
    """One decision: the observation, and what follows from it once for all answers."""

    def __init__(self, observation: Observation[Any]) -> None:
        rules = cast(MahjongRules, observation.rules)
        view: State = observation.view
        self.actions = rules.actions
        self.menu = observation.menu
        self.tile = view.tile
        self.outlook = Outlook(rules.plan, view, observation.seat)
        self.held = self.outlook.held
        self.danger = Danger(view, observation.seat, observation.events, self.outlook.live)

    def in_turn(self) -> int:
        """A kong or a discard, perhaps with 听."""
        first = self.actions.discard
        kind, standing = self.best_discard(self.held, (k for k in self.held.kinds() if self.menu >> first + k & 1))
        kong = self.best_kong(-standing.nearness)
        if kong is not None:
            return self.actions.own_kong + kong
        ready = self.actions.ready_discard + kind
        if self.menu >> ready & 1 and self.worth_declaring(self.held.plus(kind, -1)):
            return ready
        return first + kind

    def claim(self) -> int:
        """The answer to a discard, or to the question whether to declare 听 before the first draw."""
        if self.menu >> READY & 1:
            return READY if self.worth_declaring(self.held) else PASS
        if self.menu >> KONG & 1 and self.distance_with(KONG_EXPOSED, 3) <= self.outlook.distance(self.held):
            return KONG
        if self.menu >> PONG & 1 and self.pong_helps():
            return PONG
        return PASS

    def best_discard(self, held: Holding, kinds: Iterable[int]) -> tuple[int, Standing]:
        """The kind to throw, and how the hand stands without it."""
        distances = {kind: self.outlook.distance(held.plus(kind, -1)) for kind in kinds}
        least = min(distances.values())
        if least > self.outlook.turns:
            kind = min(distances, key=lambda kind: (self.danger.cost(kind), distances[kind]))
            return kind, Standing(-distances[kind], -self.danger.cost(kind))
        nearest = [kind for kind, distance in distances.items() if distance == least]
        standings = {kind: self.standing(held, kind, least) for kind in self.shortlist(held, nearest, least)}
        return max(standings.items(), key=lambda entry: entry[1])

    def standing(self, held: Holding, kind: int, distance: int) -> Standing:
        """How the hand stands once this kind is thrown."""
        return Standing(-distance, self.outlook.points(held.plus(kind, -1), distance) - self.danger.cost(kind))

    def shortlist(self, held: Holding, kinds: list[int], distance: int) -> list[int]:
        """Of many discards that are one tile from ready, those that leave most improving tiles."""
        if distance in (0, FAR) or len(kinds) <= MOST_WEIGHED:
            return kinds
        return sorted(kinds, key=lambda kind: -self.room(held.plus(kind, -1), distance))[:MOST_WEIGHED]

    def room(self, held: Holding, distance: int) -> float:
        """The live tiles that improve a hand, weighed by how dear it looks."""
        live = sum(self.outlook.live[kind] for kind in self.outlook.improving(held, distance))
        return live * self.outlook.prospect(held)

    def best_kong(self, distance: int) -> int | None:
        """The kind of an own kong that leaves the hand no farther from ready than `distance`."""
        first = self.actions.own_kong
        kinds = [kind for kind in self.held.kinds() if self.menu >> first + kind & 1]
        after = {kind: self.outlook.distance(self.with_kong(kind)) for kind in kinds}
        return min((kind for kind in kinds if after[kind] <= distance), key=lambda kind: after[kind], default=None)

    def with_kong(self, kind: int) -> Holding:
        """The hand with an own kong of this kind."""
        count = self.held.counts[kind]
        meld = KONG_CONCEALED if count == self.outlook.plan.tiles.copies else KONG_ADDED
        return self.held.declaring(declared(meld, kind), count)

    def distance_with(self, meld: int, from_hand: int) -> int:
        """The distance once the open discard is claimed for a group."""
        return self.outlook.distance(self.held.declaring(declared(meld, self.tile), from_hand))

    def pong_helps(self) -> bool:
        """Whether the pong with its best discard is better than the hand as it is, and leads anywhere at all."""
        distance = self.outlook.distance(self.held)
        claimed = self.held.declaring(declared(PONG_MELD, self.tile), 2)
        _, standing = self.best_discard(claimed, claimed.kinds())
        if -standing.nearness > self.outlook.turns:
            return False
        return standing > Standing(-distance, self.outlook.points(self.held, distance))

    def worth_declaring(self, held: Holding) -> bool:
        """Whether to declare 听: the wait is good, and no turn is left in which another hand could be made."""
        waits = sum(live for _, live in self.outlook.waits(held))
        return self.outlook.turns <= LAST_TURNS and waits >= GOOD_WAIT
