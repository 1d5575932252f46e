"""河北麻将 scoring read word for word from its rule page, without any cleverness.

`answer` and `best_splits` take a request in the public format, a mapping as it comes out
of JSON. Requests that cannot be have no answer; `slow_hebei_faults` names what is wrong
with them.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, permutations
from typing import Any, NamedTuple

from tests.oracles.slow_hebei_case import OWN_DRAW, SEATS, Case, Meld, kinds_of, melded, read_case
from tests.oracles.slow_reader import Group, Split, is_pairs, splits
from tests.oracles.slow_tiles import COPIES, HONOURS, MAHJONG, SUITED, text_of

# The table of HB-7: name, value, excludes. The place in the list is the number of the rule.
TABLE: list[tuple[str, int, str]] = [
    ("门清", 2, ""),
    ("抢杠胡", 2, ""),
    ("杠上开花", 2, ""),
    ("碰碰胡", 3, "七对 混七对 青七对 单豪 双豪 三豪 一条龙 花龙 捉五"),
    ("大吊车", 2, ""),
    ("青一色", 3, "混一色 清风"),
    ("混一色", 2, "青一色 清风"),
    ("清风", 3, "青一色 混一色"),
    ("一条龙", 2, "花龙"),
    ("七对", 2, "混七对 青七对 单豪 双豪 三豪"),
    ("十三幺", 10, ""),
    ("海底捞月", 2, ""),
    ("混七对", 4, "七对 混一色"),
    ("青七对", 5, "七对 青一色"),
    ("单豪", 8, "七对 混七对 青七对"),
    ("双豪", 16, "七对 混七对 青七对"),
    ("三豪", 32, "七对 混七对 青七对"),
    ("花龙", 5, "一条龙"),
    ("捉五", 5, ""),
]
ORDER = [name for name, _, _ in TABLE]
VALUES = {name: value for name, value, _ in TABLE}
EXCLUDES = {name: excluded.split() for name, _, excluded in TABLE}
RULES = {name: f"HB-7.{number}" for number, name in enumerate(ORDER, start=1)}
SWITCHES = {"门清": "menqing", "大吊车": "dadiaoche", "海底捞月": "haidi", "花龙": "hualong", "捉五": "zhuowu"}

RICH_PAIRS = ("七对", "单豪", "双豪", "三豪")  # by the number of kinds held four times
THIRTEEN = [tile for tile in SUITED if tile[0] in "19"] + HONOURS
DRAGONS = ["5z", "6z", "7z"]
MIDDLE_FIVE: Group = ("chow", "4m", ("4m", "5m", "6m"), 0)


class Reading(NamedTuple):
    """One way to read the tiles, with its items; `split` is empty where there are no groups."""

    names: list[str]
    split: Split

    @property
    def total(self) -> int:
        return sum(VALUES[name] for name in self.names)

    @property
    def merit(self) -> tuple[int, int, list[int]]:
        """The least is the best (HB-6.6): largest sum, fewest items, first in the table."""
        return -self.total, len(self.names), [ORDER.index(name) for name in self.names]


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """The score or the waiting tiles, in the form of ``expect`` in the example files.

    ``items`` maps each name to its value in the order of the table, ``why`` is only the
    rule id. ``split`` is left out: see `best_splits`.
    """
    if "win" not in request:
        return {"waits": _waits(request)}
    case = read_case(request, request["win"])
    found = _readings(case)
    if not found:
        return {"win": False, "why": _why(case)}
    best = min(found, key=lambda reading: reading.merit)
    return {
        "win": True,
        "total": best.total,
        "deltas": _deltas(case, best.total),
        "items": {name: VALUES[name] for name in best.names},
    }


def best_splits(request: Mapping[str, Any]) -> set[tuple[str, ...]]:
    """The splits that may be given with the best score of a request with ``win``.

    The text of the winning tile's group is first, the others follow sorted as texts, the
    declared groups and the pair among them. Pairs, 十三幺 and no win have none.
    """
    case = read_case(request, request["win"])
    found = _readings(case)
    best = min((reading.merit for reading in found), default=None)
    return {shown for reading in found if reading.merit == best and reading.split for shown in _shown(reading, case)}


def _readings(case: Case) -> list[Reading]:
    """Every shape the tiles have (HB-6.1 to HB-6.3), with the items that count."""
    shapes: list[tuple[set[str], Split]] = [
        (_group_items(split, case), split) for split in splits(case.concealed, 4 - len(case.melds))
    ]
    if not case.melds and is_pairs(case.concealed):
        shapes.append((_pair_items(case), ()))
    if _is_thirteen(case.concealed, case.options):
        shapes.append(({"十三幺"}, ()))
    common = _suit_items(case.tiles) | _circumstances(case)
    return [Reading(_counted(own | common, case.options), split) for own, split in shapes]


def _counted(names: Collection[str], options: Mapping[str, Any]) -> list[str]:
    """The best choice of names of which none excludes another: all choices are tried."""
    on = [name for name in ORDER if name in names and options.get(SWITCHES.get(name, ""), True)]
    choices = [Reading(list(some), ()) for size in range(len(on) + 1) for some in combinations(on, size)]
    allowed = [choice for choice in choices if not _clash(choice.names)]
    return min(allowed, key=lambda choice: choice.merit).names


def _clash(names: Sequence[str]) -> bool:
    return any(other in EXCLUDES[name] for name in names for other in names)


def _group_items(split: Split, case: Case) -> set[str]:
    """The items of four groups and a 将: HB-7.4, HB-7.5, HB-7.9, HB-7.18, HB-7.19."""
    chows = {group[1] for group in split if group[0] == "chow"}
    predicates = {
        "碰碰胡": not chows,
        "大吊车": len(case.melds) == 4,
        "一条龙": any({f"1{suit}", f"4{suit}", f"7{suit}"} <= chows for suit in "mps"),
        "花龙": any({f"1{a}", f"4{b}", f"7{c}"} <= chows for a, b, c in permutations("mps")),
        "捉五": MIDDLE_FIVE in split and _five_wins(case),
    }
    return {name for name, holds in predicates.items() if holds}


def _five_wins(case: Case) -> bool:
    """Whether 5m is the winning tile; of a dealt hand any tile may be (HB-6.5)."""
    if case.by != "deal" and case.tile != "5m":
        return False
    before = list(case.concealed)
    before.remove("5m")
    return not case.options["zhuowu_single_wait"] or _waiting(before, case.melds, case.options) == ["5m"]


def _pair_items(case: Case) -> set[str]:
    """七对 and 豪华七对 (HB-7.10, HB-7.15 to HB-7.17), with a suit HB-7.13 and HB-7.14."""
    items = {"七对"}
    suit = _suit_items(case.tiles)
    items |= {"混七对"} if "混一色" in suit else set()
    items |= {"青七对"} if "青一色" in suit else set()
    return items | {RICH_PAIRS[sum(1 for kind in MAHJONG if case.tiles.count(kind) == COPIES)]}


def _suit_items(tiles: Sequence[str]) -> set[str]:
    """青一色, 混一色 and 清风 (HB-7.6 to HB-7.8)."""
    suits = {tile[1] for tile in tiles}
    if suits == {"z"}:
        return {"清风"}
    if len(suits) == 1:
        return {"青一色"}
    return {"混一色"} if len(suits) == 2 and "z" in suits else set()


def _circumstances(case: Case) -> set[str]:
    """门清 and how the winning tile came (HB-7.1 to HB-7.3, HB-7.12)."""
    opened = any(kind != "kong_concealed" for kind, _ in case.melds)
    last_ways = ("draw", "discard") if case.options["haidi_on_discard"] else ("draw",)
    predicates = {
        "门清": not opened and (case.by in OWN_DRAW or not case.options["menqing_needs_zimo"]),
        "抢杠胡": case.by == "kong",
        "杠上开花": case.by == "draw" and "kong_draw" in case.marks,
        "海底捞月": case.by in last_ways and "last_tile" in case.marks,
    }
    return {name for name, holds in predicates.items() if holds}


def _is_thirteen(concealed: Sequence[str], options: Mapping[str, Any]) -> bool:
    """十三幺 (HB-6.3): `concealed` are the thirteen and one more that is allowed."""
    more = THIRTEEN if options["thirteen_pair"] == "any" else DRAGONS
    return any(sorted(concealed) == sorted([*THIRTEEN, tile]) for tile in more)


def _why(case: Case) -> str:
    return "HB-6.3" if set(THIRTEEN) <= set(case.concealed) else "HB-6.1"


def _complete(concealed: Sequence[str], melds: Sequence[Meld], options: Mapping[str, Any]) -> bool:
    """Whether these tiles have any shape."""
    if splits(concealed, 4 - len(melds)) or _is_thirteen(concealed, options):
        return True
    return not melds and is_pairs(concealed)


def _waiting(hand: Sequence[str], melds: list[Meld], options: Mapping[str, Any]) -> list[str]:
    """The kinds that win, without those of which the hand itself holds all four (HB-5.1)."""
    held = [*hand, *melded(melds)]
    open_kinds = [kind for kind in kinds_of(options) if held.count(kind) < COPIES]
    return [kind for kind in open_kinds if _complete([*hand, kind], melds, options)]


def _waits(request: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Every waiting kind, its unseen copies, and its total as a 自摸 without marks."""
    without = read_case(request, {"by": "draw"})
    held = without.tiles
    return [
        {
            "tile": kind,
            "left": COPIES - held.count(kind),
            "total": answer({**request, "win": {"by": "draw", "tile": kind}})["total"],
        }
        for kind in _waiting(without.hand, without.melds, without.options)
    ]


def _deltas(case: Case, points: int) -> list[int]:
    """What every seat gains, in money: each payer pays base score and points (HB-8.1, HB-8.2)."""
    payers = [seat for seat in SEATS if seat != case.seat] if case.payer is None else [case.payer]
    moved = [0 for _ in SEATS]
    for payer in payers:
        due = case.options["base"] * (_base_score(case, payer) + points)
        moved[payer] -= due
        moved[case.seat] += due
    return moved


def _base_score(case: Case, payer: int) -> int:
    """The table of HB-8.1; HB-8.6 without `dealer_bonus`."""
    own = case.by in OWN_DRAW
    if not case.options["dealer_bonus"]:
        return 2 if own else 5
    if case.seat == case.dealer:
        return 4 if own else 8
    if payer == case.dealer:
        return 4 if own else 6
    return 2 if own else 5


def _shown(reading: Reading, case: Case) -> set[tuple[str, ...]]:
    """The split as texts, once for every group that can hold the winning tile."""
    laid = [_group_tiles(group) for group in reading.split]
    declared = [melded([meld]) for meld in case.melds]
    if "捉五" in reading.names:
        winning = [["4m", "5m", "6m"]]
    else:
        winning = [group for group in laid if case.tile is None or case.tile in group]
    shown = set()
    for first in winning:
        rest = list(laid)
        rest.remove(first)
        shown.add((text_of(first), *sorted(text_of(group) for group in rest + declared)))
    return shown


def _group_tiles(group: Group) -> list[str]:
    form, low, natural, _ = group
    if form == "chow":
        assert isinstance(natural, tuple)
        return list(natural)
    return [low] * (2 if form == "pair" else 3)
