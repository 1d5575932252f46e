"""What each change to a scored hand would do: another tile, another way to win, a mark, the dealer, an option.

The work is bounded: a request asks the game once for each of its kinds of tiles, for each way to win with each seat,
for each mark, for each dealer, and for each value of an option (a number: one more, one less, the default); where no
other tile completes the hand, also for each of its tiles in exchange for each other one. `MOST_ASKED` is more than any
request needs.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from paiju.advice.account import account, lacks
from paiju.core.codec import Json
from paiju.core.errors import InvalidError
from paiju.core.seats import after, others
from paiju.flow.options import Option, differing
from paiju.flow.score import Ask, Score, WinAsk
from paiju.flow.tile_option import TileOption
from paiju.formats import pages, request
from paiju.formats.request import Request

MOST_ASKED: Final = 600
"""Questions to a game; a test holds every published example to it."""
GIVEN: Final = frozenset({"discard", "kong", "turn"})
"""The ways in which another seat gives the winning tile."""
_WAYS: Final = ("draw", "discard", "turn", "kong", "wei", "deal")
"""In the order in which they are told."""
_ONE: Final = frozenset({"tile", "swap"})
"""Changes of one tile."""


class Change(NamedTuple):
    """`told`: its kind and what it is about; `put`: the keys of the request that are others, None for one left out."""

    told: Mapping[str, Any]
    put: Mapping[str, Any]


class Effect(NamedTuple):
    """A change, and what the hand is worth with it."""

    change: Change
    score: Score
    gain: int
    """What its own seat gets."""

    @property
    def worth(self) -> tuple[bool, int, int]:
        """What counts as an effect."""
        return self.score.win, self.score.total, self.gain


def changes(value: Json) -> dict[str, Any]:
    """What a request that names a win is worth, why, and what changes to it would do.

    `changes`: those with an effect; `same`: those without, where the hand wins. Each says in `what` it is about, and
    in `set` which keys of the request are others, a key of null being left out. Errors: `InvalidError`.
    """
    asked = request.read(value)
    if asked.ask.win is None:
        raise InvalidError("bad_request", "changes are told of a hand that is completed: name the win", "/win")
    score = asked.game.judge(asked.rules, asked.ask)
    base = Effect(Change({}, {}), score, score.deltas[asked.ask.seat])
    return _explained(asked, base) | (_of_a_win(asked, value, base) if score.win else _of_no_win(asked, value, base))


def _explained(asked: Request, base: Effect) -> dict[str, Any]:
    told: dict[str, Any] = {"win": base.score.win, "total": base.score.total, "gain": base.gain}
    if base.score.win:
        return told | {"account": account(asked.rules, asked.ask, base.score)}
    return told | {"why": _why(asked, base.score)}


def _of_a_win(asked: Request, value: Mapping[str, Json], base: Effect) -> dict[str, Any]:
    found = [effect for effect in _tried(asked, value, _every(asked, value)) if effect.score.win or not _tile(effect)]
    changed = [effect for effect in found if effect.worth != base.worth]
    moved = {_about(effect) for effect in changed}
    same: dict[object, Effect] = {}
    for effect in found:
        if _about(effect) not in moved:
            same.setdefault(_about(effect), effect)
    return {
        "changes": [_written(asked, effect, base) for effect in _apart(changed, asked.ask.seat)],
        "same": [_named(effect) for effect in same.values()],
    }


def _of_no_win(asked: Request, value: Mapping[str, Json], base: Effect) -> dict[str, Any]:
    found = [effect for effect in _tried(asked, value, _every(asked, value)) if effect.score.win]
    if not any(_tile(effect) for effect in found):
        found += _tried(asked, value, _swaps(asked))
    lacking = _lacking(asked, any(effect.change.told["kind"] in _ONE for effect in found))
    return lacking | {
        "changes": [_written(asked, effect, base) for effect in _apart(found, asked.ask.seat)],
        "same": [],
    }


def _lacking(asked: Request, one_would_do: bool) -> dict[str, int | None]:
    """Nothing where a winning shape is not what it takes: cards as dealt, or one tile that makes it win without."""
    lacking = lacks(asked.rules, asked.ask)
    return {} if one_would_do and lacking.get("lacks") not in (0, 1) else lacking


def _tile(effect: Effect) -> bool:
    return bool(effect.change.told["kind"] == "tile")


def _about(effect: Effect) -> tuple[object, ...]:
    """What a change is about, whatever it makes of it."""
    told = effect.change.told
    return told["kind"], *(told.get(key) for key in ("by", "mark", "option", "tile"))


def _apart(found: Iterable[Effect], own: int) -> list[Effect]:
    """Without those that another seat makes as well: who gives a tile or deals matters only where it pays another sum.

    That the own seat deals is always told.
    """
    first: dict[object, Effect] = {}
    for effect in found:
        told = effect.change.told
        apart = told["kind"] not in ("way", "dealer") or told.get("dealer") == own
        first.setdefault(len(first) if apart else (told["kind"], told.get("by"), *effect.worth), effect)
    return list(first.values())


def _tried(asked: Request, value: Mapping[str, Json], found: Iterable[Change]) -> Iterator[Effect]:
    """Those of the changes that can be, with what they do."""
    for change in found:
        put = {key: item for key, item in {**value, **change.put}.items() if item is not None}
        score = _score(put)
        if score is not None:
            yield Effect(change, score, score.deltas[asked.ask.seat])


def _score(value: Mapping[str, Json]) -> Score | None:
    """None for a request that cannot be."""
    try:
        asked = request.read(dict(value))
        return asked.game.judge(asked.rules, asked.ask)
    except InvalidError:
        return None


def _every(asked: Request, value: Mapping[str, Json]) -> Iterator[Change]:
    yield from _tiles(asked, value)
    yield from _ways(asked, value)
    yield from _marks(asked)
    yield from _dealers(asked)
    yield from _options(asked)


def _names(asked: Request) -> Sequence[str]:
    names: Sequence[str] = asked.game.vocabulary.tiles(asked.ask.options).names
    return names


def _win(asked: Request) -> WinAsk:
    assert asked.ask.win is not None
    return asked.ask.win


def _tiles(asked: Request, value: Mapping[str, Json]) -> Iterator[Change]:
    """The hand completed by other tiles, where it is by one."""
    given = _win(asked).tile
    for kind, name in enumerate(_names(asked)):
        if given not in (None, kind):
            yield Change({"kind": "tile", "tile": name}, {"win": {**value["win"], "tile": name}})


def _ways(asked: Request, value: Mapping[str, Json]) -> Iterator[Change]:
    win, speech = _win(asked), asked.game.vocabulary
    for by in _WAYS:
        if by in speech.ways:
            marks = sorted(mark for mark in asked.ask.marks if by in speech.marks[mark])
            for source, put in _completed(asked, value, by):
                if (by, source) != (win.by, win.source):
                    told = {"kind": "way", "by": by} | ({} if source is None else {"from": source})
                    yield Change(told, put | ({} if set(marks) == asked.ask.marks else {"marks": marks}))


def _completed(asked: Request, value: Mapping[str, Json], by: str) -> Iterator[tuple[int | None, dict[str, Any]]]:
    """The hand completed in this way: who gives the tile, and the keys that say so; of a dealt hand nobody knows."""
    held, melds, tile = _before(asked, value)
    if tile is None:
        return
    name = _names(asked)[tile]
    apart = {"hand": _text(asked, held), "melds": melds} if _win(asked).by == "wei" else {}
    if by in GIVEN:
        for seat in others(asked.ask.seat, asked.rules.seats):
            yield seat, apart | {"win": {"by": by, "tile": name, "from": seat}}
    elif by == "draw":
        yield None, apart | {"win": {"by": by, "tile": name}}
    elif by == "deal":
        yield None, apart | {"hand": _text(asked, [*held, tile]), "win": {"by": by}}
    elif held.count(tile) >= 2:
        made = {"kind": by, "tiles": name * 3}
        yield None, {"hand": _text(asked, _without(held, tile, tile)), "melds": [*melds, made], "win": {"by": by}}


def _before(asked: Request, value: Mapping[str, Json]) -> tuple[list[int], list[Json], int | None]:
    """Hand, melds and the tile that completed them, a 偎 just made taken back; no tile of a dealt hand."""
    hand, melds, win = list(asked.ask.hand), list(value.get("melds", [])), _win(asked)
    if win.by != "wei":
        return hand, melds, win.tile
    tile = asked.ask.melds[-1].tiles[0]
    return [*hand, tile, tile], melds[:-1], tile


def _without(hand: Iterable[int], *tiles: int) -> list[int]:
    rest = list(hand)
    for tile in tiles:
        rest.remove(tile)
    return rest


def _text(asked: Request, kinds: Iterable[int]) -> str:
    """These tiles as the public formats write them."""
    written: str = asked.game.vocabulary.tiles(asked.ask.options).write(kinds)
    return written


def _marks(asked: Request) -> Iterator[Change]:
    """Each mark that may count, put or taken away."""
    there = asked.ask.marks
    for mark, ways in asked.game.vocabulary.marks.items():
        if _win(asked).by in ways:
            yield Change({"kind": "mark", "mark": mark, "on": mark not in there}, {"marks": sorted(there ^ {mark})})


def _dealers(asked: Request) -> Iterator[Change]:
    """Each other seat as the dealer, from the own one on."""
    for steps in range(asked.rules.seats):
        dealer = after(asked.ask.seat, steps, asked.rules.seats)
        if dealer != asked.ask.dealer:
            yield Change({"kind": "dealer", "dealer": dealer}, {"dealer": dealer})


def _options(asked: Request) -> Iterator[Change]:
    declared, now = asked.game.options, asked.ask.options
    for option in declared:
        for value in _values(option, now[option.key]):
            put = {"options": differing(declared, {**now, option.key: value})}
            yield Change({"kind": "option", "option": option.key, "value": value}, put)


def _values(option: Option, now: Any) -> list[Any]:
    """What else an option may be set to: all that it can be, of numbers the nearest ones and the default."""
    if option.choices:
        found = list(option.choices)
    elif isinstance(option, TileOption):
        found = [option.default]
    else:
        found = [value for value in (option.default, now + 1, now - 1) if value >= option.least]
    return [value for value in dict.fromkeys(found) if value != now]


def _swaps(asked: Request) -> Iterator[Change]:
    """Another tile in place of one of the hand, where that makes it win; cards dealt and thrown would contradict it."""
    names = _names(asked)
    extras = {key: item for key, item in asked.ask.extras.items() if key not in ("dealt", "discarded")}
    for out in sorted(set(asked.ask.hand)):
        rest = _without(asked.ask.hand, out)
        for kind, name in enumerate(names):
            if kind != out and _wins(asked, replace(asked.ask, hand=(*rest, kind), extras=extras)):
                put = {"hand": _text(asked, [*rest, kind]), "dealt": None, "discarded": None}
                yield Change({"kind": "swap", "out": names[out], "tile": name}, put)


def _wins(asked: Request, ask: Ask) -> bool:
    try:
        won: bool = asked.game.judge(asked.rules, ask).win
    except InvalidError:
        return False
    return won


def _named(effect: Effect) -> dict[str, Any]:
    return {"what": dict(effect.change.told), "set": dict(effect.change.put)}


def _written(asked: Request, effect: Effect, base: Effect) -> dict[str, Any]:
    told = {**_named(effect), "win": effect.score.win}
    if not effect.score.win:
        return told | {"why": _why(asked, effect.score), "gain_by": effect.gain - base.gain}
    worth = {"total": effect.score.total, "gain": effect.gain}
    by = {"total_by": effect.score.total - base.score.total, "gain_by": effect.gain - base.gain}
    return told | worth | by


def _why(asked: Request, score: Score) -> dict[str, str]:
    return {"rule": score.why, "text": pages.rule(asked.game.id, score.why)}
