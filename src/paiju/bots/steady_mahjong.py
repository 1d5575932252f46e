"""How `steady` plays mahjong.

- It wins whenever it can.
- Every other answer is judged by what the hand promises after it, with the best discard where one is owed: the sorts of
  hand that win with what is declared and what they pay (`mahjong_goals`), how many tiles the hand lacks for each, wild
  ones standing for any (`mahjong_needs`), how many tiles that it needs are still unseen, and the turns that are left.
  A hand that is nearly ready is judged by its waits and by what they would score (`mahjong_outlook`).
- Gates need no rule of their own: a sort that may not win is no goal. So it keeps the end, the suit or the triplet that
  the law asks for, and makes no group that would leave nothing to win with.
- A discard costs what it may feed: who may be ready, and what kinds he can wait for (`mahjong_danger`).
- Kongs: where what they earn and the hand after them is worth more than the best discard.
- 听 freezes the hand and adds nothing to its worth, so it is declared only where there is nothing left to improve: with
  a good wait, before the last draw.
"""

from collections.abc import Iterable
from typing import Any, cast

from paiju.bots.mahjong_danger import Danger
from paiju.bots.mahjong_hand import Holding
from paiju.bots.mahjong_outlook import Outlook
from paiju.flow.observation import Observation
from paiju.flow.window import bits
from paiju.mahjong import events
from paiju.mahjong.actions import KONG, PASS, PONG, READY, WIN
from paiju.mahjong.facts import declared
from paiju.mahjong.kinds import CHOW, KONG_ADDED, KONG_CONCEALED, KONG_EXPOSED, NONE, TURN
from paiju.mahjong.kinds import PONG as PONG_MELD
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State

MOST_ROUGH = 5
"""So many discards at most are compared by the tiles that bring the hand nearer."""
MOST_WEIGHED = 3
"""… and so many are looked at closely."""
KEPT = 0.7
"""Of what a kong earns, the part that is neither struck out nor moved to others later."""
GOOD_WAIT = 3
"""Live tiles of a wait that is worth declaring 听 for."""
LAST_TURNS = 1


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
        self.view: State = observation.view
        self.seat = observation.seat
        self.actions = rules.actions
        self.menu = observation.menu
        self.tile = self.view.tile
        self.outlook = Outlook(rules.plan, self.view, self.seat)
        self.held = self.outlook.held
        self.danger = Danger(rules.plan, self.view, self.seat, observation.events, self.outlook.live)

    def in_turn(self) -> int:
        """A kong or a discard, perhaps with 听."""
        first = self.actions.discard
        thrown = [kind for kind in self.held.kinds() if self.menu >> first + kind & 1]
        kind, worth = self.best_discard(self.held, thrown)
        own = [kind for kind in self.held.kinds() if self.menu >> self.actions.own_kong + kind & 1]
        kongs = {kind: self.kong_worth(kind) for kind in own}
        best = max(kongs, key=lambda kong: kongs[kong], default=NONE)
        if best != NONE and kongs[best] >= worth:
            return self.actions.own_kong + best
        ready = self.actions.ready_discard + kind
        if self.menu >> ready & 1 and self.worth_declaring(self.held.plus(kind, -1)):
            return ready
        return first + kind

    def claim(self) -> int:
        """The answer to a discard, or to the question whether to declare 听 before the first draw."""
        if self.menu >> READY & 1:
            return READY if self.worth_declaring(self.held) else PASS
        worths = {action: self.claim_worth(action) for action in bits(self.menu) if action != PASS}
        best = max(worths, key=lambda action: worths[action], default=PASS)
        return best if best != PASS and worths[best] > self.outlook.promise(self.held) else PASS

    def claim_worth(self, action: int) -> float:
        """What the hand promises with the open discard in a group, and its best discard thrown."""
        if action == KONG:
            return self.with_kong(KONG_EXPOSED, self.tile, (self.tile,))
        pong = action == PONG
        meld = declared(PONG_MELD, self.tile) if pong else declared(CHOW, self.actions.chow_tiles(action)[0])
        after = self.held.declaring(meld, (self.tile,))
        return self.best_discard(after, (kind for kind in after.kinds() if kind != self.outlook.wild))[1]

    def best_discard(self, held: Holding, kinds: Iterable[int]) -> tuple[int, float]:
        """The kind to throw, and what the hand promises without it, less what it may cost."""
        rough = {kind: self.outlook.rough(held.plus(kind, -1)) - self.danger.cost(kind) for kind in kinds}
        if not rough:
            return NONE, 0.0
        listed = sorted(rough, key=lambda kind: -rough[kind])
        if len(listed) > MOST_WEIGHED:
            room = {kind: self.outlook.open(held.plus(kind, -1)) for kind in listed[:MOST_ROUGH]}
            listed = sorted(room, key=lambda kind: self.danger.cost(kind) - room[kind])[:MOST_WEIGHED]
        worths = {kind: self.outlook.promise(held.plus(kind, -1)) - self.danger.cost(kind) for kind in listed}
        return max(worths.items(), key=lambda entry: entry[1])

    def kong_worth(self, kind: int) -> float:
        """What the hand promises with an own kong of this kind, and what the kong earns."""
        whole = self.held.counts[kind] == self.outlook.plan.tiles.copies
        meld, given = (KONG_CONCEALED, ()) if whole else (KONG_ADDED, (kind,) * 3)
        return self.with_kong(meld, kind, given)

    def with_kong(self, meld: int, kind: int, given: tuple[int, ...]) -> float:
        """The same for any kong, of which the tiles `given` are not in the hand."""
        source = self.view.source if meld == KONG_EXPOSED else -1
        after = self.view.copy()
        after.evolve((events.MELD, self.seat, meld, kind, source, self.tile if meld == KONG_EXPOSED else NONE))
        dues = self.outlook.plan.kong_dues(after, self.seat, meld, source)
        earned = KEPT * sum(due.due for due in dues)
        return self.outlook.promise(self.held.declaring(declared(meld, kind), given)) + earned

    def worth_declaring(self, held: Holding) -> bool:
        """Whether to declare 听: the wait is good, and no turn is left in which another hand could be made."""
        waits = sum(live for _, live in self.outlook.waiting(held))
        return self.outlook.turns <= LAST_TURNS and waits >= GOOD_WAIT
