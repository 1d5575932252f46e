"""歪胡子 scoring read word for word from its rule page, without any cleverness.

`best` and `waits` take a request in the public format, a mapping as it comes out of
JSON with the tiles as text. Requests that cannot be are not refused here: the answer
is then worthless.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

from tests.oracles.slow_cards import COPIES, RED, TILES, Group, hand_splits, read_tiles, text_of
from tests.oracles.slow_fulushou_case import DEFAULTS, Case, Meld, Reading, read_case
from tests.oracles.slow_fulushou_items import HAO, Items, enough_xi, items_of

THREES = 6

# The order of FL-12.7.
XI_NAMES = "溜 歪 坎 碰 二七十 对子 二七十搭子 胡牌"
BONUS_NAMES = "散毫 清溜 内毫 外毫 天胡 地胡 听胡 十三红 一点红 全黑 全大 全小 对子息 行行息 全求人 海捞"
ORDER = [*XI_NAMES.split(), *BONUS_NAMES.split(), "无对", "十对", "一对", "九对"]

FORM_NAMES = {
    "run": "顺子",
    "red": "二七十",
    "triple": "坎",
    "pair": "对子",
    "red_two": "二七十搭子",
    "run_two": "顺子搭子",
}
MELD_NAMES = {"peng": "碰", "wei": "歪", "liu": "溜"}


class Score(TypedDict):
    """Item values by name, what each other seat pays, and what each seat gains."""

    items: Items
    total: int
    deltas: list[int]


class Wait(TypedDict):
    """A tile that wins, its unseen copies, its total by FL-20.6."""

    tile: str
    left: int
    total: int


def best(request: Mapping[str, Any]) -> Score | str:
    """The dearest reading of a request with ``win``, or why it is no win.

    The text returned for no win is the id of the first rule of FL-20.8 that fails:
    ``FL-12.3``, ``FL-5.7``, ``FL-17.1``, ``FL-3.1`` or ``FL-12.4``.
    """
    case = read_case(request)
    if case.by == "discard":
        return "FL-12.3"
    if _must_wei(case):
        return "FL-5.7"
    if case.by == "deal":
        special = _pair_special(case)
        if special is not None:  # FL-17.8: looked at first
            return _score(special, case)
        if case.seat != case.dealer:
            return "FL-17.1"
    readings = _readings(case)
    if not readings:
        return "FL-3.1"
    winning = [items_of(reading, case) for reading in readings if enough_xi(reading, case)]
    if not winning:
        return "FL-12.4"
    return _score(max(winning, key=_preference), case)


def best_splits(request: Mapping[str, Any]) -> set[tuple[str, ...]]:
    """The splits that may be given with `best`: its items, that is (FL-12.7).

    The text of the winning tile's group is first where there is one, the others follow
    sorted as texts. A pair special and no win have none.
    """
    case, score = read_case(request), best(request)
    if isinstance(score, str) or (case.by == "deal" and _pair_special(case) is not None):
        return set()
    return {
        _split_text(reading)
        for reading in _readings(case)
        if enough_xi(reading, case) and items_of(reading, case) == score["items"]
    }


def waits(request: Mapping[str, Any]) -> list[Wait]:
    """Every tile that would win, of which a copy is left (FL-20.6)."""
    held = read_case({**request, "win": {"by": "wei"}}).tiles + read_tiles(request.get("discarded", ""))
    found: list[Wait] = []
    for tile in TILES:
        left = COPIES - held.count(tile)
        total = _wait_total(request, tile) if left >= 1 else None
        if total is not None:
            found.append({"tile": tile, "left": left, "total": total})
    return found


def _wait_total(request: Mapping[str, Any], tile: str) -> int | None:
    """The best score when drawn; only if that wins nothing, the score when turned by another."""
    drawn = [best({**request, "win": {"by": "draw", "tile": tile}})]
    if _may_wei(request, tile):
        drawn.append(best(_after_wei(request, tile)))
    totals = [score["total"] for score in drawn if not isinstance(score, str)]
    if totals:
        return max(totals)
    other = 1 if request.get("seat", 0) == 0 else 0
    turned = best({**request, "win": {"by": "turn", "tile": tile, "from": other}})
    return None if isinstance(turned, str) else turned["total"]


def _may_wei(request: Mapping[str, Any], tile: str) -> bool:
    """FL-5.1: two in hand. FL-5.2: three, with `kan_draw` = ``wei``."""
    in_hand = read_tiles(request["hand"]).count(tile)
    kan_draw = request.get("options", {}).get("kan_draw", DEFAULTS["kan_draw"])
    return in_hand == 2 or (in_hand == 3 and kan_draw == "wei")


def _after_wei(request: Mapping[str, Any], tile: str) -> dict[str, Any]:
    """The request for a win right after the tile was drawn and laid as 歪."""
    hand = read_tiles(request["hand"])
    hand.remove(tile)
    hand.remove(tile)
    wei = {"kind": "wei", "tiles": text_of([tile] * 3)}
    melds = [*request.get("melds", []), wei]
    return {**request, "hand": text_of(hand), "melds": melds, "win": {"by": "wei"}}


def _must_wei(case: Case) -> bool:
    """Whether the drawn tile had to be a 歪, or 歪 or 溜 (FL-5.7)."""
    if case.by != "draw" or not case.options["forced_wei"] or case.options["hu_before_wei"]:
        return False
    in_hand = case.hand.count(case.tile or "")
    return in_hand == 2 or (in_hand == 3 and case.options["kan_draw"] == "wei")


def _pair_special(case: Case) -> Items | None:
    """The items of FL-17.3 to FL-17.7 for a dealt hand, None if it is no pair special."""
    counts = [case.hand.count(tile) for tile in TILES]
    pairs = sum({2: 1, 3: 1, 4: 2}.get(count, 0) for count in counts)
    only_a_quad = counts.count(4) == 1 and all(count <= 1 or count == 4 for count in counts)
    if pairs == 0:
        name, value = "无对", 120
    elif pairs == 10:
        name, value = "十对", 120
    elif pairs == 1 or only_a_quad:
        name, value = "一对", 100
    elif pairs == 9:
        name, value = "九对", 100
    else:
        return None
    quads = counts.count(4)
    clean = HAO["清溜"] + (10 if case.options["hao_plus"] else 0)
    plus = 20 if case.options["mingtang_plus"] else 0
    return {"坎": 3 * counts.count(3), "溜": 5 * quads, "清溜": clean * quads, name: value + plus}


def _readings(case: Case) -> list[Reading]:
    """Every split by FL-3.1 with every choice of the winning tile's group (FL-12.6)."""
    table = [_table_group(meld) for meld in case.melds]
    concealed = case.hand + ([] if case.tile is None else [case.tile])
    splits = hand_splits(concealed, THREES - len(table), True, red_runs=True, loose_two=True)
    found: list[Reading] = []
    for split in splits:
        groups: list[Group] = [(FORM_NAMES[group[0]], *group[1:]) for group in split]
        if case.tile is None:
            found.append(Reading(table + groups, None))
            continue
        for place, group in enumerate(groups):
            if case.tile in group[1:]:
                holder = _with_winning_tile(group, case)
                others = groups[:place] + groups[place + 1 :]
                found.append(Reading([*table, *others, holder], holder))
    return found


def _table_group(meld: Meld) -> Group:
    if meld.kind != "chi":
        return (MELD_NAMES[meld.kind], *meld.tiles)
    is_red = all(tile in RED for tile in meld.tiles)  # no 顺子 is all red
    return ("二七十" if is_red else "顺子", *meld.tiles)


def _with_winning_tile(group: Group, case: Case) -> Group:
    """FL-13.10: a triple with the winning tile is 歪 if drawn by oneself, else 碰."""
    if group[0] != "坎":
        return group
    return ("歪" if case.by == "draw" else "碰", *group[1:])


def _preference(items: Items) -> tuple[int, list[int]]:
    """The greater total, then FL-12.7."""
    return sum(items.values()), [items.get(name, 0) for name in ORDER]


def _score(items: Items, case: Case) -> Score:
    """FL-18: every other seat pays the total."""
    total, players = sum(items.values()), case.options["players"]
    deltas = [-total] * players
    deltas[case.seat] = total * (players - 1)
    return {"items": {name: value for name, value in items.items() if value}, "total": total, "deltas": deltas}


def _split_text(reading: Reading) -> tuple[str, ...]:
    texts = [text_of(group[1:]) for group in reading.groups]
    if reading.holder is None:
        return tuple(sorted(texts))
    return (texts[-1], *sorted(texts[:-1]))
