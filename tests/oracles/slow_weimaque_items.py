"""The hard xi (WM-10) and the 名堂 (WM-12) of one reading of a winning hand, rule by rule."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from tests.oracles.slow_weimaque_reader import RED, Group, adjacent, case_of, rank_of, step
from tests.oracles.slow_weimaque_table import XI

TRIPLES = ("peng", "wei", "kan")
COLOURLESS_TRIPLE = {"peng": "碰", "wei": "偎", "kan": "坎"}
ENDS_OF_ONE_CASE = ({"1x", "0x"}, {"1d", "0d"})
ENDS_OF_TWO_CASES = ({"1x", "0d"}, {"1d", "0x"})


@dataclass(frozen=True)
class Reading:
    """Seven groups, the 胡组 among them, and how the winning tile came.

    `hu` and `tile` are None with the dealt hand; with `wei` the tile is that of the 偎. `held` counts the
    concealed tiles before the winning tile.
    """

    groups: tuple[Group, ...]
    hu: Group | None
    by: str
    tile: str | None
    held: int
    last_tile: bool
    dealt: tuple[str, ...]

    @cached_property
    def pair(self) -> Group:
        return next(group for group in self.groups if group.form == "pair")

    @cached_property
    def sequences(self) -> list[Group]:
        return [group for group in self.groups if group.form == "sequence"]

    @cached_property
    def tiles(self) -> list[str]:
        return [tile for group in self.groups for tile in group.tiles]

    @cached_property
    def red(self) -> int:
        """R of WM-3.11."""
        return sum(tile in RED for tile in self.tiles)

    @cached_property
    def tuanyuan(self) -> set[str]:
        """T of WM-3.11."""
        return {group.kind for group in self.groups if group.form in TRIPLES and is_tuanyuan(group, self.groups)}

    @cached_property
    def xi(self) -> int:
        """WM-10.15."""
        return sum(hard_xi(self.groups).values())


# Hard xi.


def hard_xi(groups: Collection[Group]) -> dict[str, int]:
    """The items of WM-10, summed by name, of these groups taken alone."""
    items: dict[str, int] = {}
    for group in groups:
        name = xi_name(group, groups)
        if name in XI:
            items[name] = items.get(name, 0) + XI[name]
    return items


def xi_name(group: Group, groups: Iterable[Group]) -> str:
    """The element of WM-10 that the group is among `groups`; some are in no row (WM-10.14)."""
    colour = "红" if group.red else "黑"
    if group.form == "sequence":
        return "句"
    if group.form == "pair":
        return colour + ("麻雀转弯" if in_a_sequence(group.kind, groups) else "麻雀")
    if is_tuanyuan(group, groups):
        return colour + ("明团圆" if group.form == "peng" else "暗团圆")
    return colour + COLOURLESS_TRIPLE[group.form]


def is_tuanyuan(triple: Group, groups: Iterable[Group]) -> bool:
    """WM-3.6: the fourth copy of a group of three lies in a sequence."""
    return in_a_sequence(triple.kind, groups)


def in_a_sequence(kind: str, groups: Iterable[Group]) -> bool:
    return any(group.form == "sequence" and kind in group.tiles for group in groups)


# 名堂. Every function answers how often each of its 名堂 holds; what an edition lacks is taken out later.


def mingtang(reading: Reading) -> dict[str, int]:
    """How often each 名堂 of WM-12 (and 天胡, WM-15.4) holds, before any exclusion."""
    return {
        **_multipliers(reading),
        **_red_and_case(reading),
        **_zhuo(reading.tuanyuan),
        **_tuanyuan_partners(reading.tuanyuan),
        **_how_the_tile_came(reading),
        **_pair_waits(reading),
        "边坎": _is_biankan(reading),
        **_dui_dao(reading),
        **_hard_xi_and_shape(reading),
        "天胡": reading.by == "deal",
    }


def _multipliers(reading: Reading) -> dict[str, int]:
    """WM-12.1 to WM-12.4."""
    return {
        "对子胡": not reading.sequences and reading.red != 0,
        "乌对": not reading.sequences and reading.red == 0,
        "乌胡": bool(reading.sequences) and reading.red == 0,
        "点胡": reading.red == 1,
    }


def _red_and_case(reading: Reading) -> dict[str, int]:
    """WM-12.5 to WM-12.12."""
    seals = len([kind for kind in reading.tuanyuan if kind in RED])
    return {
        "印胡": seals,
        "纯印": seals if reading.red == 4 * seals else 0,
        "红胡": reading.red >= 10,
        "多红": max(reading.red - 10, 0),
        "满园花": all(group.red for group in reading.groups) and reading.xi >= 10,
        "二息满园花": _is_erxi(reading),
        "大字胡": all(case_of(tile) == "d" for tile in reading.tiles),
        "小字胡": all(case_of(tile) == "x" for tile in reading.tiles),
    }


def _is_erxi(reading: Reading) -> bool:
    """WM-12.10."""
    return (
        len(reading.sequences) == 6
        and all(group.red for group in reading.sequences)
        and xi_name(reading.pair, reading.groups) == "红麻雀"
        and reading.xi == 2
    )


def _zhuo(kinds: Collection[str]) -> dict[str, int]:
    """WM-12.13 to WM-12.19: the first that holds."""
    touching = any(adjacent(*two) for two in combinations(kinds, 2))
    run = any(step(kind, 1) in kinds and step(kind, 2) in kinds for kind in kinds)
    in_order_of_the_law = {
        "嗲孙卓带拖": len(kinds) == 4 and run,
        "四乱卓": len(kinds) == 4 and not run,
        "嗲孙卓": len(kinds) == 3 and run,
        "姊妹卓带拖": len(kinds) == 3 and touching and not run,
        "三乱卓": len(kinds) == 3 and not touching,
        "姊妹卓": len(kinds) == 2 and touching,
        "卓胡": len(kinds) == 2 and not touching,
    }
    for name, holds in in_order_of_the_law.items():
        if holds:
            return {name: 1}
    return {}


def _tuanyuan_partners(kinds: set[str]) -> dict[str, int]:
    """WM-12.20 to WM-12.23."""
    return {
        "真八碰头": kinds >= {"8x", "8d"},
        "假八碰头": any(kinds >= {rank + "x", rank + "d"} for rank in "123456790"),
        "龙摆尾": any(kinds >= ends for ends in ENDS_OF_ONE_CASE),
        "假龙摆尾": any(kinds >= ends for ends in ENDS_OF_TWO_CASES),
    }


def _how_the_tile_came(reading: Reading) -> dict[str, int]:
    """WM-12.24 to WM-12.26."""
    self_drawn = reading.by in ("draw", "wei")
    return {
        "海底胡": reading.last_tile and reading.by != "deal",
        "自摸": self_drawn,
        "活捉小三": self_drawn and reading.tile == "3x",
    }


def _pair_waits(reading: Reading) -> dict[str, int]:
    """WM-12.27 to WM-12.32."""
    if reading.hu is None or reading.hu.form != "pair":
        return {}
    kind = reading.hu.kind
    around = (step(kind, -1), kind, step(kind, 1))
    return {
        "单吊": 1,
        "对子胡单吊": not reading.sequences,
        "全求人": reading.held == 1,
        "美女踩单车": reading.held == 1 and reading.hu.red,
        "鸡丁": any(group.tiles == around and not group.table for group in reading.sequences),
        "圆圆丁": reading.dealt.count(kind) >= 3 and sum(kind in group.tiles for group in reading.sequences) >= 2,
    }


def _is_biankan(reading: Reading) -> bool:
    """WM-12.33."""
    if reading.hu is None or reading.tile is None or reading.hu.form != "sequence":
        return False
    low, middle, high = reading.hu.tiles
    return (
        reading.tile == middle
        or (rank_of(low) == 1 and reading.tile == high)
        or (rank_of(high) == 10 and reading.tile == low)
    )


def _dui_dao(reading: Reading) -> dict[str, int]:
    """WM-3.10, WM-12.34 to WM-12.39: the 胡组 is a 碰 made by a turned tile, or the 偎."""
    if reading.hu is None or reading.hu.form not in ("peng", "wei"):
        return {}
    w, p = reading.hu.kind, reading.pair.kind
    return {
        "对倒胡": 1,
        "背靠背": rank_of(w) == rank_of(p) and case_of(w) != case_of(p),
        "真背靠背": {w, p} == {"8x", "8d"},
        "手牵手": adjacent(w, p),
        "凤摆尾": {w, p} in ENDS_OF_ONE_CASE,
        "假凤摆尾": {w, p} in ENDS_OF_TWO_CASES,
    }


def _hard_xi_and_shape(reading: Reading) -> dict[str, int]:
    """WM-12.40 to WM-12.47."""
    every_group_has_xi = not reading.sequences and reading.pair.red
    red_groups = [group for group in reading.groups if group.red]
    only_red_is_peng = len(red_groups) == 1 and red_groups[0].form == "peng"
    laid = {group.tiles for group in reading.sequences}
    both_dragons = laid >= {("1x", "2x", "3x"), ("1d", "2d", "3d")}
    return {
        "卡威": reading.by == "wei" and reading.xi == 10,
        "卡胡": reading.xi == 10,
        "顶对": every_group_has_xi,
        "顶顶息": every_group_has_xi,
        "飘对": not reading.sequences and only_red_is_peng,
        "上下五千年": _is_five_and_five(reading),
        "心连心": any(one[2] == other[0] for one in laid for other in laid),
        "二龙戏珠": both_dragons and reading.red == 2,
    }


def _is_five_and_five(reading: Reading) -> bool:
    """WM-12.45."""
    if reading.hu is None or reading.by not in ("turn", "draw"):
        return False
    table = [group for group in reading.groups if group.table]
    concealed = [group for group in reading.groups if not group.table]
    return (
        reading.xi == 10
        and sum(hard_xi(table).values()) == 5
        and sum(hard_xi(concealed).values()) == 5
        and xi_name(reading.hu, reading.groups) not in XI
    )
