"""Neijiang scoring read word for word from its rule page, without any cleverness.

Tiles are names such as ``"5p"``. A declared group is ``(kind, tile)``, the kinds
``pong``, ``kong_exposed``, ``kong_added`` and ``kong_concealed``. `options` holds only
what differs from the defaults; the number of seats is always the argument `players`
(4 or 6). Requests that cannot be are not refused here: the answer is then worthless.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TypedDict

from tests.oracles.slow_reader import Split, is_pairs, splits

Meld = tuple[str, str]
Options = Mapping[str, int | str | bool]

KINDS = [f"{rank}{suit}" for suit in "ps" for rank in range(1, 10)]
PONG_SIZE, KONG_SIZE, COPIES = 3, 4, 4
OWN_DRAW = ("draw", "deal")

GROUPS = {4: 4, 6: 2}
PAIRS = {4: 7, 6: 4}
PAIRS_NAME = {4: "暗七对", 6: "暗四对"}
PAIRS_FAN = {4: 2, 6: 2}
ALL_PONGS_FAN = {4: 2, 6: 1}
ONE_SUIT_FAN = {4: 2, 6: 1}


class Score(TypedDict):
    """Item values by name, F after `fan_cap`, and 2 to the power of F."""

    items: dict[str, int]
    F: int
    total: int


class Wait(TypedDict):
    """A tile that completes the hand, its unseen copies, its total if drawn."""

    tile: str
    left: int
    total: int


def best(
    hand: Sequence[str],
    melds: Sequence[Meld],
    win_tile: str | None,
    players: int,
    by: str,
    marks: Collection[str],
    options: Options,
) -> Score | None:
    """The dearest reading (NJ-6, NJ-7, NJ-8.1, NJ-8.4), or None if nothing wins.

    `win_tile` is None only for `by` = ``deal``, where `hand` holds every tile.
    """
    concealed = list(hand) + ([] if win_tile is None else [win_tile])
    circumstances = _circumstance_items(by, marks, options)
    candidates = [items | circumstances for items in _readings(concealed, melds, players)]
    if not candidates:
        return None
    items = max(candidates, key=lambda candidate: _fan(candidate, options))
    return _score(items, options)


def deltas(
    score: Score,
    players: int,
    seat: int,
    by: str,
    payer: int | None,
    options: Options,
    *,
    finished: Collection[int] = (),
    balances: Sequence[int | None] | None = None,
) -> list[int]:
    """What every seat gains by the win of `seat`, in money (NJ-8.1 to NJ-8.6).

    `payer` is the discarder or the robbed seat, None for an own draw.
    """
    base = int(options.get("base", 1))
    due = base * score["total"]
    if options.get("zimo_bonus", "none") == "stake" and by in OWN_DRAW:
        due += base  # NJ-7.14
    moved = [0] * players
    for other in range(players):
        if other == seat or other in finished:
            continue
        if by not in OWN_DRAW and other != payer:
            continue
        paid = _payment(due, None if balances is None else balances[other], options)
        moved[other] -= paid
        moved[seat] += paid
    return moved


def waits(hand: Sequence[str], melds: Sequence[Meld], players: int, options: Options) -> list[Wait]:
    """Every kind that completes the hand and has a copy left, as an own draw."""
    found: list[Wait] = []
    held = _all_tiles(hand, melds)
    for kind in KINDS:
        left = COPIES - held.count(kind)
        score = best(hand, melds, kind, players, "draw", (), options)
        if score is not None and left >= 1:
            found.append({"tile": kind, "left": left, "total": score["total"]})
    return found


def ready(hand: Sequence[str], melds: Sequence[Meld], players: int) -> bool:
    """Whether the seat is 有叫 (NJ-10.4): its own four of a kind do not count."""
    return bool(_completing(hand, melds, players))


def ready_value(hand: Sequence[str], melds: Sequence[Meld], players: int, options: Options) -> int:
    """What every 无叫 seat pays this hand (NJ-10.5), in money; 0 if it is not ready."""
    totals = [0]
    for kind in _completing(hand, melds, players):
        score = best(hand, melds, kind, players, "discard", (), options)
        assert score is not None
        totals.append(score["total"])
    return int(options.get("base", 1)) * max(totals)


def _completing(hand: Sequence[str], melds: Sequence[Meld], players: int) -> list[str]:
    held = _all_tiles(hand, melds)
    return [kind for kind in KINDS if held.count(kind) < COPIES and _readings([*hand, kind], melds, players)]


def _readings(concealed: Sequence[str], melds: Sequence[Meld], players: int) -> list[dict[str, int]]:
    """The items that the tiles alone give (NJ-7.1 to NJ-7.6), one entry a reading."""
    tiles = _all_tiles(concealed, melds)
    common = _four_equal(tiles) | _one_suit(tiles, players)
    found = [
        _basic_items(split, players) | common
        for split in splits(concealed, GROUPS[players] - len(melds))  # NJ-6.2, NJ-6.3
    ]
    if not melds and is_pairs(concealed, pairs=PAIRS[players]):  # NJ-6.4, NJ-6.5
        found.append({PAIRS_NAME[players]: PAIRS_FAN[players]} | common)
    return found


def _basic_items(split: Split, players: int) -> dict[str, int]:
    """推倒胡 (NJ-7.1) and 对子胡 (NJ-7.3); a declared group is never a 连牌."""
    items = {"推倒胡": 0}
    if not any(group[0] == "chow" for group in split):
        items["对子胡"] = ALL_PONGS_FAN[players]
    return items


def _four_equal(tiles: Sequence[str]) -> dict[str, int]:
    """归 (NJ-7.2): one for every kind of which all four are there."""
    count = sum(1 for kind in KINDS if tiles.count(kind) == COPIES)
    return {"归": count} if count else {}


def _one_suit(tiles: Sequence[str], players: int) -> dict[str, int]:
    """清一色 (NJ-7.4)."""
    suits = {tile[1] for tile in tiles}
    return {"清一色": ONE_SUIT_FAN[players]} if len(suits) == 1 else {}


def _circumstance_items(by: str, marks: Collection[str], options: Options) -> dict[str, int]:
    """How the winning tile came (NJ-7.7 to NJ-7.14)."""
    fan = {
        "天胡": 3 if by == "deal" else 0,
        "地胡": 2 if by == "discard" and "first_discard" in marks else 0,
        "海底捞": 1 if by == "draw" and "last_tile" in marks else 0,
        "海底炮": 1 if by == "discard" and "last_tile" in marks else 0,
        "杠上开花": 1 if by == "draw" and "kong_draw" in marks else 0,
        "抢杠胡": 1 if by == "kong" else 0,
        "杠上炮": 1 if by == "discard" and "kong_discard" in marks else 0,
    }
    if options.get("zimo_bonus", "none") != "none" and by in OWN_DRAW:
        fan["自摸"] = 1
    return {name: value for name, value in fan.items() if value}


def _score(items: dict[str, int], options: Options) -> Score:
    fan = _fan(items, options)
    cap = int(options.get("fan_cap", 0))
    if cap > 0:
        fan = min(fan, cap)
    return {"items": items, "F": fan, "total": 2**fan}


def _fan(items: Mapping[str, int], options: Options) -> int:
    """F before `fan_cap`; a 自摸 that is paid as a stake is no 番."""
    unit_is_stake = options.get("zimo_bonus", "none") == "stake"
    return sum(value for name, value in items.items() if not (name == "自摸" and unit_is_stake))


def _payment(due: int, balance: int | None, options: Options) -> int:
    """The smaller of what is due and what is left (NJ-8.6)."""
    if balance is None or options.get("allow_negative", False):
        return due
    return min(due, balance)


def _all_tiles(concealed: Sequence[str], melds: Sequence[Meld]) -> list[str]:
    tiles = list(concealed)
    for kind, tile in melds:
        tiles += [tile] * (PONG_SIZE if kind == "pong" else KONG_SIZE)
    return tiles
