"""All that a table can tell a player about his own hand at a glance, for every family."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from paiju.advice import mahjong, zipai
from paiju.advice.wait import Wait
from paiju.flow.family import of_family
from paiju.flow.game import Game, Rules
from paiju.flow.window import bits
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State as MahjongState
from paiju.zipai.cards import CARDS
from paiju.zipai.play import ZipaiRules
from paiju.zipai.state import State as CardState


class Hint(NamedTuple):
    """Names of tiles throughout. `banned`: those of the hand that may not be discarded now → the rule that forbids it.

    `xi` by seat: what lies on the table, as far as the seat may know; empty for mahjong.
    """

    waits: list[dict[str, Any]]
    discards: dict[str, list[dict[str, Any]]]
    banned: dict[str, str]
    xi: list[int]


def hint(game: Game[Any], rules: Any, view: Any, seat: int) -> Hint:
    """What can be told to the seat whose view this is. Nothing for a family that nobody knows."""
    told_by = of_family(_FAMILIES, rules)
    return told_by(game, rules, view, seat) if told_by else Hint([], {}, {}, [])


def _of_mahjong(game: Game[Any], rules: MahjongRules, view: MahjongState, seat: int) -> Hint:
    names = rules.plan.tiles.names
    if view.over or view.finished(seat):
        return Hint([], {}, {}, [])
    if not mahjong.to_discard(view, seat):
        return Hint(told(mahjong.waits(rules, view, seat), names), {}, {}, [])
    banned = _banned(rules, view, seat, set(view.concealed(seat)), rules.actions.discard, names)
    return Hint([], _by_discard(mahjong.ready_discards(rules, view, seat), names), banned, [])


def _of_zipai(game: Game[Any], rules: ZipaiRules, view: CardState, seat: int) -> Hint:
    names = CARDS.names
    xi = [zipai.table_xi(rules, view, other) for other in range(view.seats)]
    if view.over:
        return Hint([], {}, {}, xi)
    if not zipai.to_discard(view, seat):
        return Hint(told(zipai.waits(game, rules, view, seat), names), {}, {}, xi)
    kinds = bits(zipai.banned(rules, view, seat))
    banned = _banned(rules, view, seat, kinds, rules.actions.number(f"discard {names[0]}"), names)
    return Hint([], _by_discard(zipai.ready_discards(game, rules, view, seat), names), banned, xi)


def _banned(
    rules: Rules[Any], view: Any, seat: int, kinds: Iterable[int], first: int, names: Sequence[str]
) -> dict[str, str]:
    """Each of these kinds that may not be discarded; `first`: the discard of kind 0."""
    refused = {kind: rules.why_not(view, seat, first + kind) for kind in kinds}
    return {names[kind]: rule for kind, rule in refused.items() if rule is not None}


def _by_discard(found: Mapping[int, list[Wait]], names: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
    return {names[kind]: told(waiting, names) for kind, waiting in found.items()}


def told(waiting: Iterable[Wait], names: Sequence[str]) -> list[dict[str, Any]]:
    """Waits as JSON, by names of tiles."""
    return [{"tile": names[wait.kind], "left": wait.left, "total": wait.total} for wait in waiting]


_FAMILIES: Mapping[type, Callable[[Game[Any], Any, Any, int], Hint]] = {
    MahjongRules: _of_mahjong,
    ZipaiRules: _of_zipai,
}
