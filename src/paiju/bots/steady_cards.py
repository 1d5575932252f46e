"""How `steady` plays word cards.

- It wins whenever it can.
- Every other answer is judged by what the hand promises after it, with the best discard where one is owed: the ways to
  lay the hand out into the groups it needs, how likely the cards that they lack still come (live copies, cards left to
  draw, who may take them), and the xi that they would have. A hand that one card completes is judged by the cards that
  win it and by what the whole hand would score, 名堂 included.
- What an answer forbids later (kinds let pass, dead halves, discards that are not allowed) is part of the hand after
  it, so that claims which would kill the hand, and discards that would leave it stuck, are worth nothing.
- The nearer the wall is to its end, the more a discard costs that the next seat may eat. A hand that can never be
  completed passes everything and throws the card that is least likely to be eaten.
"""

from typing import Any, cast

from paiju.bots.cards_danger import Danger
from paiju.bots.cards_outlook import Counting, Outlook
from paiju.core.events import Event
from paiju.core.seats import NOBODY
from paiju.flow.observation import Observation
from paiju.flow.window import bits
from paiju.zipai import events
from paiju.zipai.actions import CHI, DISCARD, LIU, LIU_OWN, PASS, PENG, WEI, WIN
from paiju.zipai.facts import CHI as CHI_MELD
from paiju.zipai.facts import PENG as PENG_MELD
from paiju.zipai.kinds import LOOK, OWED
from paiju.zipai.play import ZipaiRules, wei_place
from paiju.zipai.state import State


def choose(observation: Observation[Any]) -> int:
    """The action of `steady` in a game of word cards."""
    if observation.menu >> WIN & 1:
        return WIN
    return Table(observation).best()


MOST_WEIGHED = 2
"""So many discards at most are looked at with the marks that they leave."""
DETOUR = 1
"""A discard that takes the hand farther from complete than the best one by more cards than this is not looked at."""


class Table:
    """One decision."""

    def __init__(self, observation: Observation[Any]) -> None:
        rules = cast(ZipaiRules, observation.rules)
        scorer = cast(Counting, rules.plan.scorer)
        self.menu = observation.menu
        self.seat = observation.seat
        self.view: State = observation.view
        self.law = rules.law
        self.outlook = Outlook(rules.law, scorer, self.view, self.seat)
        self.danger = Danger(self.view, self.seat, self.outlook.live, scorer.forms)

    def best(self) -> int:
        """The action after which the hand promises most; of a hand that promises nothing, the most harmless one."""
        actions = list(bits(self.menu))
        owes = self.view.phase == OWED
        worths = self.owing(self.view) if owes else [(action, self.worth(self.view, action)) for action in actions]
        action, worth = max(worths, key=lambda entry: entry[1], default=(PASS, 0.0))
        if worth:
            return action
        return min(actions, key=self.harm)

    def worth(self, state: State, action: int) -> float:
        """What the hand promises once the action is done, and the discard that it may owe."""
        after = self.after(state, action)
        if after.phase == OWED and after.turn == self.seat:
            return max((worth for _, worth in self.owing(after)), default=0.0)
        worth = self.outlook.worth(after)
        return worth * self.danger.kept(action - DISCARD) if DISCARD <= action < LIU_OWN else worth

    def owing(self, state: State) -> list[tuple[int, float]]:
        """Discards, and 溜 in their place, with what they leave; only the best at first sight are looked at closely."""
        menu = self.law.discards(state, self.seat) << DISCARD | self.law.own_lius(state, self.seat) << LIU_OWN
        states = {action: done_by(state, self.seat, action) for action in bits(menu)}
        lacks = {action: self.outlook.distance(after) for action, after in states.items()}
        most = min(lacks.values(), default=0) + DETOUR
        rough = {action: self.outlook.worth(after) for action, after in states.items() if lacks[action] <= most}
        closest = sorted(rough, key=lambda action: -rough[action])[:MOST_WEIGHED]
        return [(action, self.worth(state, action)) for action in closest if rough[action]]

    def harm(self, action: int) -> float:
        """What an action gives to others: nothing but a discard does."""
        return self.danger.eaten(action - DISCARD) if DISCARD <= action < LIU_OWN else 0.0

    def after(self, state: State, action: int) -> State:
        """The state once this seat has done the action, as far as it concerns this seat."""
        after, seat = state.copy(), self.seat
        if action == PASS:
            looked = state.phase == LOOK
            marks = self.law.declined_look(state, seat) if looked else self.law.fate(state, NOBODY, PASS)
        else:
            after.evolve(done(state, seat, action))
            marks = self.law.thrown(after, seat, action - DISCARD) if DISCARD <= action < LIU_OWN else ()
        for mark in list(marks):
            after.evolve((events.MARK, *mark))
        return after


def done_by(state: State, seat: int, action: int) -> State:
    """The state after a discard or 溜, without its marks."""
    after = state.copy()
    after.evolve(done(state, seat, action))
    return after


def done(state: State, seat: int, action: int) -> Event:
    """The event of a claim, a 溜, a 偎 or a discard."""
    if action == PENG:
        return (events.MELD, seat, PENG_MELD, state.tile, state.source, state.tile)
    if CHI <= action < DISCARD:
        return (events.MELD, seat, CHI_MELD, action - CHI, state.source, state.tile)
    if action == WEI:
        return (events.WEI, seat, state.drawn)
    if DISCARD <= action < LIU_OWN:
        return (events.DISCARD, seat, action - DISCARD)
    drawn = action == LIU
    kind = state.drawn if drawn else action - LIU_OWN
    place = wei_place(state, seat, kind)
    from_hand = (3 if drawn else 4) if place == NOBODY else int(not drawn)
    return (events.LIU, seat, kind, place, from_hand, int(drawn))
