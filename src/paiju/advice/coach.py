"""Advice for practice: how far the hand is from ready, what to throw, what to wait for, and what it is worth.

It is read off the seat's own view, with the eyes of the bot `steady`. What a discard may give to others is not weighed.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from paiju.advice import mahjong, zipai
from paiju.advice.hint import told
from paiju.advice.wait import Wait
from paiju.bots.cards_distance import NEVER as CARDS_NEVER
from paiju.bots.cards_distance import distance
from paiju.bots.cards_outlook import GROUPS
from paiju.bots.cards_outlook import Outlook as CardsOutlook
from paiju.bots.mahjong_hand import Holding
from paiju.bots.mahjong_needs import NEVER as MAHJONG_NEVER
from paiju.bots.mahjong_outlook import Outlook as MahjongOutlook
from paiju.bots.steady_cards import done_by
from paiju.flow.family import of_family
from paiju.flow.game import Game
from paiju.flow.window import bits
from paiju.mahjong.kinds import NONE
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State as MahjongState
from paiju.zipai.actions import DISCARD
from paiju.zipai.cards import CARDS
from paiju.zipai.play import ZipaiRules
from paiju.zipai.state import State as CardState

SHOWN = 3
"""So many discards are told of at most, …"""
WEIGHED = 6
"""… of so many that leave the hand nearest to ready, with most tiles that help."""


class Line(NamedTuple):
    """A hand as it is, or after a discard (else `NONE`)."""

    discard: int
    lacks: int
    """Tiles to change until the hand is ready; the `NEVER` of its family where it can never be."""
    tiles: list[Wait]
    """Those that win, each with its total, where the hand is ready; else those that bring it nearer, with 0."""
    value: int
    """The most that a tile which is left scores; of a hand that is not ready what it may score, 0 if nobody knows."""

    @property
    def left(self) -> int:
        """How many of the tiles that help are left."""
        return sum(wait.left for wait in self.tiles)

    @property
    def order(self) -> tuple[int, int]:
        """The nearest to ready first, then the one that most tiles help."""
        return self.lacks, -self.left


def coach(game: Game[Any], rules: Any, view: Any, seat: int) -> list[dict[str, Any]]:
    """The best discards, the best one first; of a hand that owes none what is true of it as it is."""
    told_by = of_family(_FAMILIES, rules)
    return told_by(game, rules, view, seat) if told_by else []


def _of_mahjong(_: Game[Any], rules: MahjongRules, view: MahjongState, seat: int) -> list[dict[str, Any]]:
    if view.over or view.finished(seat):
        return []
    outlook = MahjongOutlook(rules.plan, view, seat)
    owes = mahjong.to_discard(view, seat)
    discards = _may_throw(rules, view, seat) if owes else [NONE]
    lines = _nearest(_mahjong_line(rules, view, seat, outlook, kind) for kind in discards)
    lines.sort(key=lambda line: (line.lacks, -outlook.promise(_rest(outlook, line.discard))))
    return [_told(line, rules.plan.tiles.names, MAHJONG_NEVER) for line in lines[:SHOWN]]


def _may_throw(rules: MahjongRules, view: MahjongState, seat: int) -> list[int]:
    first, menu = rules.actions.discard, rules.menu(view, seat)
    return [kind for kind in range(view.kinds) if menu >> first + kind & 1]


def _rest(outlook: MahjongOutlook, discard: int) -> Holding:
    return outlook.held if discard == NONE else outlook.held.plus(discard, -1)


def _mahjong_line(rules: MahjongRules, view: MahjongState, seat: int, outlook: MahjongOutlook, discard: int) -> Line:
    held = _rest(outlook, discard)
    lacks = max(0, outlook.distance(held))
    waits = mahjong.waits(rules, view, seat, discard) if lacks == 0 else []
    if waits:
        return Line(discard, 0, waits, _most(waits))
    sights = outlook.sights(held)
    if not sights:
        return Line(discard, MAHJONG_NEVER, [], 0)
    nearest = [sight for sight in sights if sight.distance == sights[0].distance]
    value = max(sights, key=outlook.hope).goal.score.total
    tiles = [Wait(kind, outlook.live[kind], 0) for kind in outlook.improving(held, nearest)] if lacks else []
    return Line(discard, max(1, lacks), tiles, value)


def _of_zipai(game: Game[Any], rules: ZipaiRules, view: CardState, seat: int) -> list[dict[str, Any]]:
    if view.over or view.dead[seat]:
        return []
    outlook = CardsOutlook(rules.law, rules.plan.scorer, view, seat)  # type: ignore[arg-type]
    after = {NONE: view}
    if zipai.to_discard(view, seat):
        after = {kind: done_by(view, seat, DISCARD + kind) for kind in bits(rules.law.discards(view, seat))}
    lines = _nearest(_cards_line(game, rules, view, outlook, kind, state) for kind, state in after.items())
    lines.sort(key=lambda line: (line.lacks, -outlook.worth(after[line.discard])))
    valued = [line if line.value else line._replace(value=_hoped(outlook, after[line.discard])) for line in lines]
    return [_told(line, CARDS.names, CARDS_NEVER) for line in valued[:SHOWN]]


def _cards_line(
    game: Game[Any], rules: ZipaiRules, view: CardState, outlook: CardsOutlook, discard: int, after: CardState
) -> Line:
    lacking = outlook.distance(after)
    if lacking == CARDS_NEVER:
        return Line(discard, CARDS_NEVER, [], 0)
    waits = zipai.waits(game, rules, view, outlook.seat, discard) if lacking <= 1 else []
    if waits:
        return Line(discard, 0, waits, _most(waits))
    return Line(discard, max(1, lacking - 1), _nearer(outlook, after, lacking), 0)


def _nearer(outlook: CardsOutlook, state: CardState, lacking: int) -> list[Wait]:
    """The cards that bring a hand nearer. One with all its groups that has too few xi gets no nearer by any."""
    counts, groups = list(state.counts(outlook.seat)), GROUPS - len(state.melds[outlook.seat])
    found = []
    for kind, live in enumerate(outlook.live):
        if live > 0 and lacking > 1:
            more = [*counts[:kind], counts[kind] + 1, *counts[kind + 1 :]]
            if distance(more, groups, outlook.scorer.forms, outlook.gone) < lacking:
                found.append(Wait(kind, live, 0))
    return found


def _hoped(outlook: CardsOutlook, state: CardState) -> int:
    """The xi that the hand may come to; a win has the least number of them at any rate."""
    xi = outlook.likely_xi(state)
    return max(xi, outlook.scorer.least) if xi else 0


def _nearest(lines: Iterable[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: line.order)[:WEIGHED]


def _most(waits: Iterable[Wait]) -> int:
    return max((wait.total for wait in waits if wait.left), default=0)


def _told(line: Line, names: Any, never: int) -> dict[str, Any]:
    """As JSON: `lacks` is null where the hand can never be ready."""
    return {
        "discard": None if line.discard == NONE else names[line.discard],
        "lacks": None if line.lacks == never else line.lacks,
        "tiles": told(line.tiles, names),
        "left": line.left,
        "value": line.value,
    }


_FAMILIES: Mapping[type, Callable[[Game[Any], Any, Any, int], list[dict[str, Any]]]] = {
    MahjongRules: _of_mahjong,
    ZipaiRules: _of_zipai,
}
