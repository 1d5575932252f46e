"""歪胡子: every item of a score as a row, in the order of the rule page's section Score (FL-13 … FL-17)."""

from collections.abc import Callable, Mapping
from typing import Any

from paiju.flow.patterns import Pattern
from paiju.games.fulushou.facts import (
    DRAWN_TRIPLE,
    FOR_PAIRS,
    FOR_ROWS,
    GROUP_OF_FOUR,
    HELD_TRIPLE,
    TAKEN_TRIPLE,
    Facts,
    Four,
    has_claimed,
)
from paiju.zipai.cards import RANKS_A_SIZE
from paiju.zipai.facts import BY_DEAL, BY_DRAW, BY_TURN, counts_of, reds
from paiju.zipai.readings import PAIR, RED_RUN, RED_TWO

Row = Pattern[Facts]

SMALL_COUNT = ("碰", "二七十", "对子", "二七十搭子", "胡牌")
"""What a 名堂 drops: with one only 硬息 count (FL-15.1, FL-15.2)."""
THIRTEEN = 13


def groups_of(form: str) -> Callable[[Facts], int]:
    """How many groups count as `form`."""
    return lambda facts: facts.groups.count(form)


def won(facts: Facts) -> bool:
    """胡牌: winning itself (FL-13.9)."""
    return True


def scattered(four: Four) -> bool:
    """散毫: at most one copy was dealt (FL-14.3)."""
    return four.dealt <= 1


def clean(four: Four) -> bool:
    """清溜: all four were dealt and no group of the table or the winning tile has one (FL-14.4)."""
    return four.dealt == 4 and four.clean


def inner(four: Four) -> bool:
    """内毫: two or three were dealt and the rest drawn, or four that are not 清溜 (FL-14.5)."""
    return (four.dealt in (2, 3) and four.others == 0) or (four.dealt == 4 and not four.clean)


def outer(four: Four) -> bool:
    """外毫: two or three were dealt and one came from another seat (FL-14.6)."""
    return four.dealt in (2, 3) and four.others > 0


def fours(holds: Callable[[Four], bool]) -> Callable[[Facts], int]:
    """How many values held four times are a 豪 of this sort (FL-14.1, FL-14.7)."""
    return lambda facts: sum(map(holds, facts.fours))


def heaven(facts: Facts) -> bool:
    """天胡: the dealer's hand as dealt (FL-16.1)."""
    return facts.hand.by == BY_DEAL


def earth(facts: Facts) -> bool:
    """地胡: the first tile, turned up, for a seat that is not dealer and has nothing on the table (FL-16.2)."""
    hand = facts.hand
    return hand.first and hand.by in (BY_DRAW, BY_TURN) and hand.seat != hand.dealer and not hand.melds


def earth_with_dealer(facts: Facts) -> bool:
    """地胡 with `dealer_dihu`: any seat, also by 歪, with nothing taken by 吃 or 碰 (FL-16.2)."""
    return facts.hand.first and not has_claimed(facts)


def waiting(facts: Facts) -> bool:
    """听胡: never discarded, and neither 吃 nor 碰 on the table (FL-16.3)."""
    return facts.hand.no_discard and not has_claimed(facts)


def many_reds(tens: int) -> Callable[[Facts], int]:
    """十三红: `tens` for thirteen red tiles and one more for each above (FL-16.4)."""

    def counted(facts: Facts) -> int:
        above = reds(facts.hand.cards) - THIRTEEN
        return tens + above if above >= 0 else 0

    return counted


def one_red(facts: Facts) -> bool:
    """一点红 (FL-16.5)."""
    return reds(facts.hand.cards) == 1


def all_black(facts: Facts) -> bool:
    """全黑 (FL-16.6)."""
    return reds(facts.hand.cards) == 0


def all_big(facts: Facts) -> bool:
    """全大 (FL-16.7)."""
    return min(facts.hand.cards) >= RANKS_A_SIZE


def all_small(facts: Facts) -> bool:
    """全小 (FL-16.8)."""
    return max(facts.hand.cards) < RANKS_A_SIZE


def all_pairs(facts: Facts) -> bool:
    """对子息: only equal tiles together (FL-16.9)."""
    return FOR_PAIRS.issuperset(facts.groups)


def all_rows(facts: Facts) -> bool:
    """行行息: every group is one that gives 息 (FL-16.10)."""
    return FOR_ROWS.issuperset(facts.groups)


def begging(facts: Facts) -> bool:
    """全求人: one tile in hand, and a turned tile wins (FL-16.11)."""
    return len(facts.hand.concealed) == 1 and facts.hand.by in (BY_DRAW, BY_TURN)


def last_tile(facts: Facts) -> bool:
    """海捞: the last tile of the wall (FL-16.12)."""
    return facts.hand.last


def no_pair(facts: Facts) -> bool:
    """无对 (FL-17.3)."""
    return facts.pairs == 0


def ten_pairs(facts: Facts) -> bool:
    """十对 (FL-17.4)."""
    return facts.pairs == 10


def one_pair(facts: Facts) -> bool:
    """一对: one pair, or one value four times and all others single (FL-17.5)."""
    repeated = [count for count in counts_of(facts.hand.concealed) if count > 1]
    return facts.pairs == 1 or repeated == [4]


def nine_pairs(facts: Facts) -> bool:
    """九对 (FL-17.6)."""
    return facts.pairs == 9


def xi_rows(pair_xi: bool) -> tuple[Row, ...]:
    """The 息 of groups and of winning (FL-13.1 … FL-13.9)."""
    pair = int(pair_xi)
    return (
        _xi("FL-13.1", "溜", "Liu", 5, groups_of(GROUP_OF_FOUR)),
        _xi("FL-13.2", "歪", "Wei", 4, groups_of(DRAWN_TRIPLE)),
        _xi("FL-13.3", "坎", "Kan", 3, groups_of(HELD_TRIPLE)),
        _xi("FL-13.4", "碰", "Peng", 1, groups_of(TAKEN_TRIPLE)),
        _xi("FL-13.5", "二七十", "Two-Seven-Ten", 1, groups_of(RED_RUN)),
        _xi("FL-13.6", "对子", "Pair", pair, groups_of(PAIR)),
        _xi("FL-13.7", "二七十搭子", "Two-Seven-Ten half", pair, groups_of(RED_TWO)),
        _xi("FL-13.9", "胡牌", "Winning", 1, won),
    )


def hao_rows(more: int) -> tuple[Row, ...]:
    """豪, each worth `more` with an option (FL-14.3 … FL-14.8)."""
    return (
        _bonus("FL-14.3", "散毫", "Scattered Hao", 40 + more, fours(scattered)),
        _bonus("FL-14.4", "清溜", "Clean Liu", 30 + more, fours(clean)),
        _bonus("FL-14.5", "内毫", "Inner Hao", 20 + more, fours(inner)),
        _bonus("FL-14.6", "外毫", "Outer Hao", 10 + more, fours(outer)),
    )


def mingtang_rows(more: int, dealer_dihu: bool) -> tuple[Row, ...]:
    """名堂, each worth `more` with an option (FL-16.1 … FL-16.11, FL-16.13); 十三红 counts in tens."""
    earthly = earth_with_dealer if dealer_dihu else earth
    return (
        _mingtang("FL-16.1", "天胡", "Heaven Win", 100 + more, heaven, "听胡"),
        _mingtang("FL-16.2", "地胡", "Earth Win", 100 + more, earthly, "听胡"),
        _mingtang("FL-16.3", "听胡", "No-Discard Win", 60 + more, waiting),
        _mingtang("FL-16.4", "十三红", "Thirteen Red", 10, many_reds(8 + more // 10)),
        _mingtang("FL-16.5", "一点红", "One Red", 60 + more, one_red),
        _mingtang("FL-16.6", "全黑", "All Black", 80 + more, all_black),
        _mingtang("FL-16.7", "全大", "All Big", 100 + more, all_big),
        _mingtang("FL-16.8", "全小", "All Small", 100 + more, all_small),
        _mingtang("FL-16.9", "对子息", "All Equal", 100 + more, all_pairs, "行行息"),
        _mingtang("FL-16.10", "行行息", "Xi in Every Group", 60 + more, all_rows),
        _mingtang("FL-16.11", "全求人", "Last Tile Alone", 60 + more, begging),
    )


def special_rows(more: int) -> tuple[Row, ...]:
    """Pair specials, each worth `more` with an option (FL-17.3 … FL-17.6, FL-16.13)."""
    return (
        _bonus("FL-17.3", "无对", "No Pair", 120 + more, no_pair),
        _bonus("FL-17.4", "十对", "Ten Pairs", 120 + more, ten_pairs),
        _bonus("FL-17.5", "一对", "One Pair", 100 + more, one_pair),
        _bonus("FL-17.6", "九对", "Nine Pairs", 100 + more, nine_pairs),
    )


def patterns(options: Mapping[str, Any]) -> tuple[Row, ...]:
    """All rows under the full options, in the order that decides ties (FL-12.7)."""
    hao = 10 if options["hao_plus"] else 0
    mingtang = 20 if options["mingtang_plus"] else 0
    return (
        *xi_rows(options["pair_xi"]),
        *hao_rows(hao),
        *mingtang_rows(mingtang, options["dealer_dihu"]),
        _bonus("FL-16.12", "海捞", "Last Draw", 30 + hao, last_tile),
        *special_rows(mingtang),
    )


def _xi(rule: str, name: str, english: str, worth: int, count: Callable[[Facts], int]) -> Row:
    return Row(rule, name, english, "xi", worth, count)


def _bonus(rule: str, name: str, english: str, worth: int, count: Callable[[Facts], int]) -> Row:
    return Row(rule, name, english, "bonus", worth, count)


def _mingtang(rule: str, name: str, english: str, worth: int, count: Callable[[Facts], int], *excluded: str) -> Row:
    return Row(rule, name, english, "bonus", worth, count, excludes=(*SMALL_COUNT, *excluded))
