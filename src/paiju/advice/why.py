"""Why a seat may not do what it would like to, as far as its own view tells, for every family."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from paiju.advice import mahjong, zipai
from paiju.flow.family import of_family
from paiju.mahjong import actions as mahjong_actions
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State as MahjongState
from paiju.zipai import actions as card_actions
from paiju.zipai.cards import sequences_with
from paiju.zipai.kinds import LOOK
from paiju.zipai.play import ZipaiRules
from paiju.zipai.state import State as CardState


class Reason(NamedTuple):
    """An action, or all actions that one verb stands for, and the rule that forbids it."""

    action: str
    rule: str


class _Wish(NamedTuple):
    """What somebody may want to do: a verb, the actions it stands for, the rule that he lacks the tiles."""

    verb: str
    actions: Sequence[int]
    lacking: str = ""


def why(rules: Any, view: Any, menu: int, seat: int, action: str = "") -> list[Reason]:
    """Why the seat whose view and `menu` these are may not do the action: nothing where it may.

    Without an action: for each claim, kong, win and 听 that is not open to it now. Errors: those of `Actions.number`.
    """
    if action:
        found = refusal(rules, view, menu, seat, rules.actions.number(action))
        return [] if found is None else [Reason(action, found)]
    reasons = ((wish.verb, _likeliest(rules, view, menu, seat, wish)) for wish in _wishes(rules, view, seat))
    return [Reason(verb, rule) for verb, rule in reasons if rule is not None]


def refusal(rules: Any, view: Any, menu: int, seat: int, action: int) -> str | None:
    """The rule against an action. Where only the answer that the seat has given is against it, the rule of that."""
    if menu >> action & 1:
        return None
    rule: str = rules.why_not(view, seat, action) or rules.once
    return rule


def _likeliest(rules: Any, view: Any, menu: int, seat: int, wish: _Wish) -> str | None:
    """The rule against that of several actions for which the seat has the tiles, if there is one."""
    found = [refusal(rules, view, menu, seat, action) for action in wish.actions]
    if None in found:
        return None
    return next((rule for rule in found if rule != wish.lacking), wish.lacking)


def _wishes(rules: Any, view: Any, seat: int) -> Iterable[_Wish]:
    told_by = of_family(_FAMILIES, rules)
    return told_by(rules, view, seat) if told_by else ()


def _of_mahjong(rules: MahjongRules, view: MahjongState, seat: int) -> Iterator[_Wish]:
    """Which kongs, chows and 听 can be meant follows from what lies open, and from whether a discard is owed."""
    actions, plan = rules.actions, rules.plan
    kinds = [kind for kind in range(view.kinds) if kind != view.wild] if mahjong.to_discard(view, seat) else []
    yield _Wish("win", [mahjong_actions.WIN])
    kongs = [actions.own_kong + kind for kind in kinds]
    yield _Wish("kong", kongs or [mahjong_actions.KONG], plan.reasons["kong_tiles"])
    yield _Wish("pong", [mahjong_actions.PONG])
    chows = range(actions.chow, actions.count)
    fitting = [chow for chow in chows if view.tile in actions.chow_tiles(chow)]
    yield _Wish("chow", fitting or chows[:1], plan.reasons["no_chow"])
    if plan.opening_ready or plan.ready_turns:
        held = [actions.ready_discard + kind for kind in kinds if view.held[seat] >> kind & 1]
        yield _Wish("ready", held or [mahjong_actions.READY], plan.reasons["not_waiting"])


def _of_zipai(rules: ZipaiRules, view: CardState, seat: int) -> Iterator[_Wish]:
    """The same for word cards: 溜 with the card just seen or, in place of an owed discard, with any."""
    reasons = rules.plan.reasons
    yield _Wish("win", [card_actions.WIN])
    lius = range(card_actions.LIU_OWN, card_actions.COUNT) if zipai.to_discard(view, seat) else [card_actions.LIU]
    yield _Wish("liu", lius, reasons["liu_cards"])
    if view.phase == LOOK:
        yield _Wish("wei", [card_actions.WEI])
    yield _Wish("peng", [card_actions.PENG])
    places = sequences_with(view.tile) if view.tile >= 0 else (0,)
    yield _Wish("chi", [card_actions.CHI + place for place in places], reasons["chi_cards"])


_FAMILIES: Mapping[type, Callable[[Any, Any, int], Iterable[_Wish]]] = {
    MahjongRules: _of_mahjong,
    ZipaiRules: _of_zipai,
}
