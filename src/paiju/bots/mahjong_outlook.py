"""What a hand of mahjong promises: how far it is from winning, how likely it gets there, and what it will bring."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from paiju.bots.mahjong_goals import Goal, goals
from paiju.bots.mahjong_hand import Holding, holding, live_tiles
from paiju.bots.mahjong_needs import NEVER
from paiju.core.seats import NOBODY
from paiju.flow.score import Score
from paiju.mahjong.facts import Declared, Discarded, Drawn
from paiju.mahjong.kinds import BY_DISCARD, BY_DRAW, NONE
from paiju.mahjong.plan import Hand, Plan
from paiju.mahjong.state import State
from paiju.mahjong.wall import drawable

FED = 0.6
"""Of the tiles that others draw, the part they throw."""
HELD = 0.08
"""Chance that a given tile which lies in another's hand or deep in the wall is still thrown."""
CLAIMED = 1.2
"""Tiles that bring a hand nearer come so many times as often as they are drawn, for some are claimed."""
ENDS = 0.05
"""Chance that the round ends in a turn because another seat wins."""
ROOM = (5, 10, 18, 28, 38, 48, 56)
"""Live tiles that complete a hand, or bring it nearer, by its distance, on average."""
WINS = (0.6, 0.17, 0.048, 0.014, 0.004, 0.001, 0.0003)
"""Chance that a hand wins, by its distance, with plenty of turns left."""
PACE = 1.5
"""Turns that a hand needs for each tile it lacks."""
MOST_SCORED = 7
"""So many kinds of a wait, or of what makes a hand ready, are looked at; the others count as the average of these."""
DETOUR = 1
"""A goal farther than the nearest one by more tiles than this is left out of sight."""

Missing = Callable[[int, int], int]
"""(suit, its key) → the tiles missing, the other suits as they are."""


class Sight(NamedTuple):
    """A goal from where a hand stands."""

    goal: Goal
    distance: int
    """Tiles to change until one completes the hand; −1: complete."""


def _in_sight(known: Iterable[Goal], keys: Sequence[int], wilds: int) -> list[Sight]:
    found = sorted(((goal.reach.missing(keys) - wilds - 1, goal) for goal in known), key=lambda entry: entry[0])
    return [Sight(goal, distance) for distance, goal in found if distance <= found[0][0] + DETOUR]


class Outlook:
    """Judges what a seat holds or may hold, against the tiles it has not seen and the turns that are left."""

    def __init__(self, plan: Plan, view: State, seat: int) -> None:
        self.plan = plan
        self.shapes = plan.shapes
        self.view = view
        self.seat = seat
        self.wild = view.wild
        self.held = holding(view, seat)
        self.live = live_tiles(view, self.held)
        self._rivals = [rival for rival in view.playing() if rival != seat]
        left = max(0, drawable(view.left, view.replaced(), plan.dead_wall))
        self.turns = -(-left // (len(self._rivals) + 1))
        """Own draws that are left, if nobody claims."""
        unseen = max(1, sum(self.live))
        self.own = self.turns / unseen
        """How often one live tile is drawn by the seat itself."""
        self.fed = (left - self.turns) * FED / unseen + HELD
        """… thrown by others."""
        self._scores: dict[tuple[Holding, int], Score] = {}
        self._waits: dict[Holding, list[tuple[int, int]]] = {}
        self._incomes: dict[int, tuple[float, float]] = {}
        self._sights: dict[Holding, list[Sight]] = {}
        self._goals: dict[tuple[tuple[Declared, ...], int], list[Goal]] = {}
        """Those in sight of the first hand that was looked at with these groups, with wild tiles or without."""

    def keys(self, held: Holding) -> tuple[list[int], int]:
        """The per-suit keys of the natural tiles in hand, and the number of wild ones."""
        keys, place, unit = [0] * self.shapes.suits, self.plan.tiles.suit_of, self.shapes.unit
        for kind, count in enumerate(held.counts):
            if count and kind != self.wild:
                keys[place[kind]] += count * unit[kind]
        return keys, held.counts[self.wild] if self.wild != NONE else 0

    def sights(self, held: Holding) -> list[Sight]:
        """The goals in sight, the nearest first; none where a hand with these declared groups can never win."""
        if held not in self._sights:
            keys, wilds = self.keys(held)
            about = held.melds, min(1, wilds)
            if about not in self._goals:
                known = goals(self.plan, held.melds, wilds)
                self._goals[about] = [sight.goal for sight in _in_sight(known, keys, wilds)]
            self._sights[held] = _in_sight(self._goals[about], keys, wilds)
        return self._sights[held]

    def distance(self, held: Holding) -> int:
        """Tiles to change until the hand is ready; a hand that waits for its own four copies is not (有叫)."""
        sights = self.sights(held)
        least = sights[0].distance if sights else NEVER
        return 1 if least == 0 and not self.waiting(held) else least

    def rough(self, held: Holding) -> float:
        """At first sight, what the hand will win: by distance and worth of its goals alone."""
        return max((self.hope(sight) for sight in self.sights(held)), default=0.0)

    def hope(self, sight: Sight) -> float:
        """What a goal promises at its distance."""
        return self.income(sight.goal.score) * self.chance(max(0, sight.distance))

    def chance(self, distance: int) -> float:
        """How likely a hand at this distance wins, with as many live tiles as such hands have on average."""
        at = min(distance, len(WINS) - 1)
        return WINS[at] * (self.turns + 1) / (self.turns + 1 + PACE * (at + 1))

    def comes(self, tiles: float) -> float:
        """How likely one of so many live tiles, each of which brings the hand nearer, comes in time."""
        return self.in_time(CLAIMED * tiles * self.own)

    def in_time(self, expected: float) -> float:
        """How likely something that happens so often in the turns left comes before the round ends."""
        turns = max(1, self.turns)
        return expected / (expected + ENDS * turns + 1)

    def promise(self, held: Holding) -> float:
        """What the hand will win, with the tiles in view that it needs."""
        sights = self.sights(held)
        if not sights:
            return 0.0
        least = self.distance(held)
        best = self.ready(held) if least == 0 else 0.0
        if least <= 1:
            best = max(best, self.nearly(held))
        return max(best, self.open(held, 2))

    def open(self, held: Holding, least: int = 0) -> float:
        """What goals at this distance or farther promise by the number of live tiles that bring the hand nearer.

        Those that promise far less than others at first sight are not looked at.
        """
        hopes = [(self.hope(sight), sight) for sight in self.sights(held) if sight.distance >= least]
        most = max((hope for hope, _ in hopes), default=0.0)
        return max((self.far(held, sight) for hope, sight in hopes if 2 * hope >= most), default=0.0)

    def far(self, held: Holding, sight: Sight) -> float:
        """What a goal promises by the live tiles that bring the hand nearer to it."""
        room = sum(self.live[kind] for kind in self.improving(held, [sight]))
        return self.hope(sight) * self.ease(room, sight.distance)

    def ease(self, room: int, distance: int) -> float:
        """How much likelier the next tile comes than it does to other hands at this distance."""
        usual = self.comes(ROOM[min(distance, len(ROOM) - 1)])
        return self.comes(room) / usual if usual else 0.0

    def nearly(self, held: Holding) -> float:
        """What a hand promises that one tile makes ready: for each such tile, by the best wait it can lead to."""
        near = [sight for sight in self.sights(held) if sight.distance == 1]
        kinds = self.improving(held, near)
        room = sum(self.live[kind] for kind in kinds)
        if not room:
            return 0.0
        looked = sorted(kinds, key=lambda kind: -self.live[kind])[:MOST_SCORED]
        ready = sum(self.live[kind] * self.next_ready(held.plus(kind), kind) for kind in looked)
        return ready / sum(self.live[kind] for kind in looked) * self.ease(room, 1) * WINS[1] / WINS[0]

    def improving(self, held: Holding, sights: Iterable[Sight]) -> list[int]:
        """The live kinds that bring the hand nearer to one of these goals."""
        keys, wilds = self.keys(held)
        ways = [(sight.goal.reach.around(keys), sight.distance + wilds + 1) for sight in sights]
        place, unit = self.plan.tiles.suit_of, self.shapes.unit
        return [
            kind
            for kind in self._comes(held)
            if kind == self.wild
            or any(missing(place[kind], keys[place[kind]] + unit[kind]) < now for missing, now in ways)
        ]

    def next_ready(self, held: Holding, drawn: int) -> float:
        """What the widest wait promises that a discard leaves, after a tile has come."""
        rest, widest = None, 0
        for left in self._ready_after(held):
            width = sum(live - (kind == drawn) for kind, live in self.waiting(left))
            if width > widest:
                rest, widest = left, width
        return 0.0 if rest is None else self.soon(rest, widest)

    def soon(self, held: Holding, width: int) -> float:
        """What a hand promises that will be ready, so many live tiles wide, by its likeliest tile."""
        kind = max(self.waiting(held), key=lambda wait: (wait[0] != self.wild, wait[1]))[0]
        score = self.score(held, kind)
        return self.income(score) * self.in_time(width * (self.own + self.fed)) if score.win else 0.0

    def _ready_after(self, held: Holding) -> Iterator[Holding]:
        """The ready hands that a discard leaves."""
        keys, wilds = self.keys(held)
        place, unit = self.plan.tiles.suit_of, self.shapes.unit
        ways = [sight.goal.reach.around(keys) for sight in self.sights(held) if sight.distance <= 0]
        for kind in held.kinds():
            if kind != self.wild and any(
                missing(place[kind], keys[place[kind]] - unit[kind]) == wilds + 1 for missing in ways
            ):
                yield held.plus(kind, -1)

    def ready(self, held: Holding) -> float:
        """What a ready hand promises: its live tiles, what each scores, and who pays for it."""
        waits = sorted(self.waiting(held), key=lambda wait: -wait[1])
        own = fed = gain = counted = 0.0
        for kind, live in waits[:MOST_SCORED]:
            score = self.score(held, kind)
            if score.win:
                by_draw, by_discard = self.incomes(score)
                thrown = 0.0 if kind == self.wild else self.fed
                own, fed, counted = own + live * self.own, fed + live * thrown, counted + live
                gain += live * (self.own * by_draw + thrown * by_discard)
        if not own + fed:
            return 0.0
        more = 1 + sum(live for _, live in waits[MOST_SCORED:]) / counted
        return gain / (own + fed) * self.in_time((own + fed) * more)

    def waiting(self, held: Holding) -> list[tuple[int, int]]:
        """The kinds that make the hand one of its goals, with their live copies; the scorer has the last word."""
        found = self._waits.get(held)
        if found is None:
            ready = [sight for sight in self.sights(held) if sight.distance == 0]
            found = self._waits[held] = [(kind, self.live[kind]) for kind in self.improving(held, ready)]
        return found

    def score(self, held: Holding, kind: int) -> Score:
        """What the hand scores with this tile: thrown by another seat, or drawn where nobody throws it."""
        known = self._scores.get((held, kind))
        if known is None:
            came = Drawn() if kind == self.wild else Discarded()
            hand = Hand((*held.tiles(), kind), held.melds, came, kind, self.wild)
            known = self._scores[held, kind] = self.plan.score(hand)
        return known

    def income(self, score: Score) -> float:
        """What a win brings on average."""
        by_draw, by_discard = self.incomes(score)
        return (self.own * by_draw + self.fed * by_discard) / (self.own + self.fed)

    def incomes(self, score: Score) -> tuple[float, float]:
        """What a win brings as an own draw, and as a discard of one of the others, on average."""
        known = self._incomes.get(score.total)
        if known is None:
            by_draw = self._dues(BY_DRAW, NOBODY, score)
            by_discard = sum(self._dues(BY_DISCARD, rival, score) for rival in self._rivals) / len(self._rivals)
            known = self._incomes[score.total] = (by_draw, by_discard)
        return known

    def _dues(self, by: int, source: int, score: Score) -> int:
        return sum(due.due for due in self.plan.win_dues(self.view, self.seat, by, source, score))

    def _comes(self, held: Holding) -> list[int]:
        """The kinds of which a tile may still come to this hand."""
        copies = self.plan.tiles.copies
        return [kind for kind, live in enumerate(self.live) if live > 0 and held.counts[kind] < copies]
