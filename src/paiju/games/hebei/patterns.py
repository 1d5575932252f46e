"""河北麻将: the score items as rows (HB-7.1 … HB-7.19), all added up."""

from collections.abc import Callable, Mapping
from typing import Any

from paiju.flow.patterns import Pattern
from paiju.games.hebei.tiles import shapes_of, tiles_of
from paiju.mahjong.facts import Dealt, Discarded, Drawn, Facts, Robbed
from paiju.mahjong.kinds import KONG_CONCEALED

Row = Pattern[Facts]


def menqing(facts: Facts) -> bool:
    """门清: nothing declared but 暗杠 (HB-7.1, HB-7.21)."""
    return all(meld.kind == KONG_CONCEALED for meld in facts.melds)


def menqing_drawn(facts: Facts) -> bool:
    """门清 with `menqing_needs_zimo`: only 自摸 (HB-7.1)."""
    return menqing(facts) and isinstance(facts.came, Drawn | Dealt)


def robbing(facts: Facts) -> bool:
    """抢杠胡 (HB-7.2)."""
    return isinstance(facts.came, Robbed)


def kong_drawn(facts: Facts) -> bool:
    """杠上开花: 自摸 with the tile that follows an own 杠 (HB-7.3)."""
    return isinstance(facts.came, Drawn) and facts.came.replacement


def all_triplets(facts: Facts) -> bool:
    """碰碰胡: a pair and four groups, none of them a 顺 (HB-7.4)."""
    return facts.split is not None and not facts.chows


def single_hook(facts: Facts) -> bool:
    """大吊车: four declared groups, and the last tile of the hand is paired (HB-7.5)."""
    return len(facts.melds) == 4


def one_suit(facts: Facts) -> bool:
    """青一色 (HB-7.6)."""
    return facts.suits == 1 and not facts.honours


def half_suit(facts: Facts) -> bool:
    """混一色: one suit and 风 (HB-7.7)."""
    return facts.suits == 2 and facts.honours > 0


def all_honours(facts: Facts) -> bool:
    """清风 (HB-7.8)."""
    return facts.suits == 1 and facts.honours > 0


def pairs(facts: Facts) -> bool:
    """七对 (HB-7.10)."""
    return facts.split is None and not facts.orphans


def orphans(facts: Facts) -> bool:
    """十三幺 (HB-7.11)."""
    return facts.orphans


def last_drawn(facts: Facts) -> bool:
    """海底捞月: 自摸 with a tile after which none may be drawn in turn (HB-7.12)."""
    return isinstance(facts.came, Drawn) and facts.came.last


def last_tile(facts: Facts) -> bool:
    """海底捞月 with `haidi_on_discard`: a discard made then too (HB-7.12)."""
    return last_drawn(facts) or (isinstance(facts.came, Discarded) and facts.came.last)


def plain_pairs(facts: Facts) -> bool:
    """七对 that are not 豪华: these alone are called 混七对 and 青七对 (HB-7.20)."""
    return pairs(facts) and not facts.fours


def half_suit_pairs(facts: Facts) -> bool:
    """混七对 (HB-7.13)."""
    return plain_pairs(facts) and half_suit(facts)


def one_suit_pairs(facts: Facts) -> bool:
    """青七对 (HB-7.14)."""
    return plain_pairs(facts) and one_suit(facts)


def luxury(fours: int) -> Callable[[Facts], bool]:
    """豪华七对: so many kinds are held four times (HB-7.15, HB-7.16, HB-7.17)."""
    return lambda facts: pairs(facts) and facts.fours == fours


class Dragons:
    """The items that ask for single tiles: 一条龙, 花龙, 捉五."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self._options = options
        self._tiles = tiles_of(options)
        self._five = self._tiles.index["5m"]

    def straight(self, facts: Facts) -> bool:
        """一条龙: 123, 456, 789 of one suit (HB-7.9)."""
        return any({suit.first, suit.first + 3, suit.first + 6} <= {*facts.lows} for suit in self._tiles.suits)

    def mixed(self, facts: Facts) -> bool:
        """花龙: 123, 456, 789, one in each suit (HB-7.18)."""
        parts = {(self._tiles.rank_of[low], self._tiles.suit_of[low]) for low in facts.lows}
        return any({(0, first), (3, second), (6, 3 - first - second)} <= parts for first, second in _TWO_SUITS)

    def five(self, facts: Facts) -> bool:
        """捉五: 5m completes 4m-6m; of a dealt hand any tile may be the last (HB-7.19, HB-6.5)."""
        came = facts.tile == self._five or isinstance(facts.came, Dealt)
        return came and self._five - 1 in facts.lows

    def lone_five(self, facts: Facts) -> bool:
        """捉五 with `zhuowu_single_wait`: 5m is the only waiting kind (HB-7.19)."""
        return self.five(facts) and self._waits_before(facts) == [self._five]

    def _waits_before(self, facts: Facts) -> list[int]:
        """What the hand waited for before its 5m came."""
        hand, owned = list(facts.concealed), list(facts.counts)
        hand.remove(self._five)
        owned[self._five] -= 1
        return shapes_of(self._options).waits(hand, owned, bool(facts.melds))


_TWO_SUITS = [(first, second) for first in range(3) for second in range(3) if first != second]


def patterns(options: Mapping[str, Any]) -> tuple[Row, ...]:
    """The rows in the order of the rule page, without those that are switched off (HB-7.22)."""
    clean = menqing_drawn if options["menqing_needs_zimo"] else menqing
    last = last_tile if options["haidi_on_discard"] else last_drawn
    dragons = Dragons(options)
    five = dragons.lone_five if options["zhuowu_single_wait"] else dragons.five
    rows = (
        _row("7.1", "门清", "Closed Hand", 2, clean),
        _row("7.2", "抢杠胡", "Robbing a Kong", 2, robbing),
        _row("7.3", "杠上开花", "Win on a Replacement", 2, kong_drawn),
        _row("7.4", "碰碰胡", "All Triplets", 3, all_triplets, *_PAIRS, "一条龙", "花龙", "捉五"),
        _row("7.5", "大吊车", "Big Crane", 2, single_hook),
        _row("7.6", "青一色", "One Suit", 3, one_suit, "混一色", "清风"),
        _row("7.7", "混一色", "One Suit with Honours", 2, half_suit, "青一色", "清风"),
        _row("7.8", "清风", "All Honours", 3, all_honours, "青一色", "混一色"),
        _row("7.9", "一条龙", "One-suit Straight", 2, dragons.straight, "花龙"),
        _row("7.10", "七对", "Seven Pairs", 2, pairs),
        _row("7.11", "十三幺", "Thirteen Orphans", 10, orphans),
        _row("7.12", "海底捞月", "Last Draw", 2, last),
        _row("7.13", "混七对", "Seven Pairs with Honours", 4, half_suit_pairs, "七对", "混一色"),
        _row("7.14", "青七对", "Seven Pairs of One Suit", 5, one_suit_pairs, "七对", "青一色"),
        _row("7.15", "单豪", "Single Luxury", 8, luxury(1), *_PAIRS[:3]),
        _row("7.16", "双豪", "Double Luxury", 16, luxury(2), *_PAIRS[:3]),
        _row("7.17", "三豪", "Triple Luxury", 32, luxury(3), *_PAIRS[:3]),
        _row("7.18", "花龙", "Three-suit Straight", 5, dragons.mixed, "一条龙"),
        _row("7.19", CATCHING, "Catching the Five", 5, five),
    )
    return tuple(row for row in rows if options.get(SWITCHES.get(row.name, ""), True))


CATCHING, CAUGHT = "捉五", "456m"
"""捉五, and the group that its winning tile completes."""

_PAIRS = ("七对", "混七对", "青七对", "单豪", "双豪", "三豪")

SWITCHES = {"门清": "menqing", "大吊车": "dadiaoche", "海底捞月": "haidi", "花龙": "hualong", "捉五": "zhuowu"}
"""The items that an option switches off (HB-7.22)."""


def _row(rule: str, name: str, english: str, worth: int, holds: Callable[[Facts], bool], *excludes: str) -> Row:
    return Row(f"HB-{rule}", name, english, "points", worth, holds, excludes)
