"""安乡偎麻雀 scoring read word for word from its rule page, without any cleverness.

Requests are in the public format, as dicts. Requests that are errors are not refused
here: the answer is then worthless.
"""

from collections.abc import Iterator, Mapping
from typing import Any, TypedDict

from tests.oracles.slow_weimaque_deal import dealt_types, window_is_open
from tests.oracles.slow_weimaque_items import Reading, hard_xi, mingtang
from tests.oracles.slow_weimaque_reader import KINDS, Group, Split, read_tiles, splits
from tests.oracles.slow_weimaque_table import BONUS, ORDER, TIMES, XI, Options, is_on, paid

Request = Mapping[str, Any]
Items = dict[str, int]

MELD_FORMS = {"chi": "sequence", "peng": "peng", "wei": "wei"}


class Score(TypedDict):
    """Item values by name, what each loser pays, and the gain of every seat."""

    items: Items
    total: int
    deltas: list[int]


class Wait(TypedDict):
    """A tile that completes the hand, its unseen copies, its total."""

    tile: str
    left: int
    total: int


def best(request: Request) -> Score | str:
    """The reading of greatest gain (WM-9.5), or the first rule of WM-18.6 that forbids the win."""
    by = request["win"]["by"]
    if by == "discard":
        return "WM-9.1"
    answers = _dealt_answers(request) if by == "deal" else _tile_answers(request)
    if isinstance(answers, str):
        return answers
    items = max(answers, key=lambda answer: _worth(answer, request))
    ordered = {name: items[name] for name in ORDER if name in items}
    return {"items": ordered, "total": total_of(items), "deltas": _deltas(total_of(items), request)}


def waits(request: Request) -> list[Wait]:
    """Every kind that wins when drawn or turned and has a copy left (WM-9.7)."""
    seen = read_tiles(request["hand"]) + read_tiles(request.get("discarded", ""))
    for meld in request.get("melds", []):
        seen += read_tiles(meld["tiles"])
    found: list[Wait] = []
    for kind in KINDS:
        left = 4 - seen.count(kind)
        score = _drawn_or_turned(request, kind) if left >= 1 else None
        if score is not None:
            found.append({"tile": kind, "left": left, "total": score["total"]})
    return found


def total_of(items: Items) -> int:
    """WM-14.1."""
    multiplier = 1
    for name in TIMES:
        multiplier *= items.get(name, 1)
    return _hard_xi_of(items) * multiplier + sum(items.get(name, 0) for name in BONUS)


def _hard_xi_of(items: Items) -> int:
    return sum(items.get(name, 0) for name in XI)


def _options(request: Request) -> Options:
    options: Options = request.get("options", {})
    return options


# The choice and the payment.


def _worth(items: Items, request: Request) -> tuple[int, int, list[int]]:
    """Gain, then hard xi, then the items in their order (WM-9.5)."""
    xi = _hard_xi_of(items)
    gain = 2 * total_of(items) + _share(xi, request)
    return gain, xi, [items.get(name, 0) for name in ORDER]


def _share(xi: int, request: Request) -> int:
    """What the winner takes from the pot (WM-16.4)."""
    options = _options(request)
    if not is_on("dou_liu_zi", options) or xi < 18:
        return 0
    return min((xi - 17) * int(options.get("deng_fen", 80)), int(request.get("pot", 0)))


def _deltas(total: int, request: Request) -> list[int]:
    """WM-17.1."""
    deltas = [-total, -total, -total]
    deltas[request.get("seat", 0)] = 2 * total
    return deltas


# A win with a tile.


def _tile_answers(request: Request) -> list[Items] | str:
    """The items of every reading that may win, or the rule why there is none."""
    win = request["win"]
    held = read_tiles(request["hand"])
    if win["by"] == "draw" and held.count(read_tiles(win["tile"])[0]) >= 2:
        return "WM-6.1"
    readings = list(_readings(request))
    if not readings:
        return "WM-9.2"
    return _allowed(readings, _options(request)) or "WM-9.3"


def _allowed(readings: list[Reading], options: Options) -> list[Items]:
    """The items of the readings with ten hard xi or 二息满园花 (WM-9.3)."""
    answers = []
    for reading in readings:
        bonuses = paid(mingtang(reading), options)
        if reading.xi >= 10 or "二息满园花" in bonuses:
            answers.append(hard_xi(reading.groups) | bonuses)
    return answers


def _readings(request: Request) -> Iterator[Reading]:
    """Every split with every 胡组 (WM-9.2, WM-9.4); none for a hand that is not complete."""
    win = request["win"]
    by = win["by"]
    held = read_tiles(request["hand"])
    melds = _table_groups(request)
    new = read_tiles(win["tile"]) if "tile" in win else []
    tile = new[0] if new else None
    if by == "wei":
        tile = melds[-1].kind
    for split in splits(held + new):
        if len(split) + len(melds) != 7:
            continue
        for groups, hu in _with_hu(split, melds, by, tile):
            yield Reading(
                groups=groups,
                hu=hu,
                by=by,
                tile=tile,
                held=len(held),
                last_tile="last_tile" in request.get("marks", []),
                dealt=tuple(read_tiles(request.get("dealt", ""))),
            )


def _with_hu(split: Split, melds: Split, by: str, tile: str | None) -> Iterator[tuple[Split, Group | None]]:
    """All seven groups and the 胡组, once for each group that may hold the winning tile."""
    if by == "deal":
        yield split + melds, None
    elif by == "wei":
        yield split + melds, melds[-1]
    else:
        for group in sorted({group for group in split if tile in group.tiles}):
            rest = list(split)
            rest.remove(group)
            hu = _completed(group, by)
            yield (hu, *rest, *melds), hu


def _completed(group: Group, by: str) -> Group:
    """WM-10.16: three equal tiles with the winning tile are a 碰 if it was turned, a 偎 if it was drawn."""
    if group.form == "kan":
        return Group("peng" if by == "turn" else "wei", group.tiles)
    return group


def _table_groups(request: Request) -> Split:
    return tuple(
        Group(MELD_FORMS[meld["kind"]], tuple(read_tiles(meld["tiles"])), table=True)
        for meld in request.get("melds", [])
    )


def _drawn_or_turned(request: Request, kind: str) -> Score | None:
    """The win by own draw, by the 偎 it forces, or else by a turned tile."""
    held = read_tiles(request["hand"])
    if held.count(kind) >= 2:
        held.remove(kind)
        held.remove(kind)
        forced = {"kind": "wei", "tiles": kind[0] * 3 + kind[1]}
        drawn = {"hand": "".join(held), "melds": [*request.get("melds", []), forced], "win": {"by": "wei"}}
    else:
        drawn = {"win": {"by": "draw", "tile": kind}}
    for change in (drawn, {"win": {"by": "turn", "tile": kind}}):
        score = best({**request, **change})
        if not isinstance(score, str):
            return score
    return None


# A win with the dealt hand.


def _dealt_answers(request: Request) -> list[Items] | str:
    """WM-15.13: each type alone or the 天胡 hand; WM-15.14: all together."""
    options = _options(request)
    if not window_is_open(options):
        return "WM-15.1"
    heavenly = _heavenly(request)
    special = paid(dealt_types(read_tiles(request["hand"])), options)
    if not heavenly and not special:
        return "WM-15.3"
    if is_on("tian_hu_stack", options):
        return [answer | special for answer in heavenly] or [special]
    return heavenly + [{name: value} for name, value in special.items()]


def _heavenly(request: Request) -> list[Items]:
    """The readings of a 天胡 (WM-15.4), none unless the dealer has it and the edition pays it."""
    if request.get("seat", 0) != request.get("dealer", 0):
        return []
    answers = _allowed(list(_readings(request)), _options(request))
    return [answer for answer in answers if "天胡" in answer]
