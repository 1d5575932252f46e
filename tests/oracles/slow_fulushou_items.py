"""What one reading of a 歪胡子 hand counts: 息, 豪 and 名堂 (FL-12.4, FL-13 to FL-16)."""

from tests.oracles.slow_cards import COPIES, RED
from tests.oracles.slow_fulushou_case import Case, Meld, Reading

Items = dict[str, int]

LEAST_XI = 8
XI = {"溜": 5, "歪": 4, "坎": 3, "碰": 1, "二七十": 1, "对子": 1, "二七十搭子": 1}  # FL-13.1 to FL-13.7
HARD_XI = ("溜", "歪", "坎")
FOR_WINNING = {"胡牌": 1}
HAO = {"散毫": 40, "清溜": 30, "内毫": 20, "外毫": 10}
TRIPLE_NAMES = ("溜", "歪", "坎", "碰")


def enough_xi(reading: Reading, case: Case) -> bool:
    """FL-12.4."""
    return sum(_xi(reading, case).values()) + sum(FOR_WINNING.values()) >= LEAST_XI


def _xi(reading: Reading, case: Case) -> Items:
    """The 息 of the groups (FL-13.1 to FL-13.8)."""
    xi = {name: value * reading.count(name) for name, value in XI.items()}
    if not case.options["pair_xi"]:
        xi |= {"对子": 0, "二七十搭子": 0}
    return xi


def items_of(reading: Reading, case: Case) -> Items:
    """The small or the large count (FL-15.1, FL-15.2), without items of value 0."""
    xi, mingtang = _xi(reading, case), _mingtang(reading, case)
    counted = {name: xi[name] for name in HARD_XI} if mingtang else xi | FOR_WINNING
    items = counted | _hao(reading, case) | mingtang | _last_tile(case)
    return {name: value for name, value in items.items() if value}


def _hao(reading: Reading, case: Case) -> Items:
    """FL-14: one 豪 for each value of which all four tiles are there."""
    plus = 10 if case.options["hao_plus"] else 0
    items = dict.fromkeys(HAO, 0)
    for tile in set(case.hand) | {tile for meld in case.melds for tile in meld.tiles}:
        if case.tiles.count(tile) == COPIES:
            name = _hao_name(tile, reading, case)
            items[name] += HAO[name] + plus
    return items


def _hao_name(tile: str, reading: Reading, case: Case) -> str:
    """FL-14.3 to FL-14.6."""
    origins = _origins(tile, case)
    dealt, others = origins.count("d"), origins.count("o")
    if dealt <= 1:
        return "散毫"
    eaten = any(meld.kind == "chi" and tile in meld.tiles for meld in case.melds)
    with_winning_tile = reading.holder is not None and tile in reading.holder[1:]
    if dealt == COPIES and not eaten and not with_winning_tile:
        return "清溜"
    return "内毫" if others == 0 else "外毫"


def _origins(tile: str, case: Case) -> str:
    """For each copy of the tile ``d`` dealt, ``m`` from an own draw, ``o`` from others (FL-14.2)."""
    origins = "d" * case.hand.count(tile)
    for meld in case.melds:
        if tile in meld.tiles:
            origins += _meld_origins(meld, tile)
    if tile == case.tile:
        origins += "m" if case.by == "draw" else "o"
    return origins


def _meld_origins(meld: Meld, tile: str) -> str:
    if meld.kind == "chi" and tile != meld.taken:
        return "d"
    if meld.kind == "chi":
        return "m" if meld.own else "o"
    if meld.kind == "liu":
        # With `from`, two or three were dealt and the rest drawn: the same 豪 either way.
        return "dddm" if meld.given_from else "dddd"
    return "ddm" if meld.kind == "wei" else "ddo"


def _mingtang(reading: Reading, case: Case) -> Items:
    """FL-16.1 to FL-16.11, those that hold."""
    items = _circumstance_mingtang(case) | _tile_mingtang(case) | _shape_mingtang(reading)
    plus = 20 if case.options["mingtang_plus"] else 0
    return {name: value + plus for name, value in items.items()}


def _circumstance_mingtang(case: Case) -> Items:
    """天胡, 地胡, 听胡 and 全求人 (FL-16.1, FL-16.2, FL-16.3, FL-16.11)."""
    items: Items = {}
    claimed = any(meld.kind in ("chi", "peng") for meld in case.melds)
    if case.by == "deal":
        items["天胡"] = 100
    elif _is_dihu(case, claimed):
        items["地胡"] = 100
    elif "no_discard" in case.marks and not claimed:
        items["听胡"] = 60
    if len(case.hand) == 1 and case.by in ("draw", "turn"):
        items["全求人"] = 60
    return items


def _is_dihu(case: Case, claimed: bool) -> bool:
    """FL-16.2."""
    if "first_turn" not in case.marks:
        return False
    if case.options["dealer_dihu"]:
        return not claimed
    return case.by in ("draw", "turn") and case.seat != case.dealer and not case.melds


def _tile_mingtang(case: Case) -> Items:
    """FL-16.4 to FL-16.8."""
    red = sum(1 for tile in case.tiles if tile in RED)
    sizes = {tile[1] for tile in case.tiles}
    items: Items = {}
    if red >= 13:
        items["十三红"] = 80 + 10 * (red - 13)
    if red == 1:
        items["一点红"] = 60
    if red == 0:
        items["全黑"] = 80
    if sizes == {"d"}:
        items["全大"] = 100
    if sizes == {"x"}:
        items["全小"] = 100
    return items


def _shape_mingtang(reading: Reading) -> Items:
    """FL-16.9 and FL-16.10."""
    names = {group[0] for group in reading.groups}
    if names <= {*TRIPLE_NAMES, "对子"}:
        return {"对子息": 100}
    if names <= {*TRIPLE_NAMES, "二七十", "对子", "二七十搭子"}:
        return {"行行息": 60}
    return {}


def _last_tile(case: Case) -> Items:
    """海捞 (FL-16.12)."""
    if "last_tile" not in case.marks:
        return {}
    return {"海捞": 40 if case.options["hao_plus"] else 30}
