"""安乡偎麻雀: several 团圆 in one hand: the 卓 family and its relatives (WM-12.13 … WM-12.23).

The seven of the 卓 family exclude each other by what they ask, so one at most is paid (WM-13.3).
"""

from paiju.games.weimaque.cards import CROSSED_ENDS, ENDS, any_adjacent, any_run
from paiju.games.weimaque.facts import Facts
from paiju.games.weimaque.rows import bonus
from paiju.zipai.cards import RANKS_A_SIZE, big_twin

SMALL_EIGHT = 7
TWINS = tuple((kind, big_twin(kind)) for kind in range(RANKS_A_SIZE))


def two(facts: Facts) -> bool:
    """卓胡: two kinds, not adjacent (WM-12.13)."""
    return len(facts.reunited) == 2 and not any_adjacent(facts.reunited)


def two_adjacent(facts: Facts) -> bool:
    """姊妹卓: two adjacent kinds (WM-12.14)."""
    return len(facts.reunited) == 2 and any_adjacent(facts.reunited)


def three(facts: Facts) -> bool:
    """三乱卓: three kinds, no two adjacent (WM-12.15)."""
    return len(facts.reunited) == 3 and not any_adjacent(facts.reunited)


def two_adjacent_and_one(facts: Facts) -> bool:
    """姊妹卓带拖: three kinds, two of them adjacent, no run (WM-12.16)."""
    return len(facts.reunited) == 3 and any_adjacent(facts.reunited) and not any_run(facts.reunited)


def run(facts: Facts) -> bool:
    """嗲孙卓: a run of three (WM-12.17)."""
    return len(facts.reunited) == 3 and any_run(facts.reunited)


def four(facts: Facts) -> bool:
    """四乱卓: four kinds without a run of three (WM-12.18)."""
    return len(facts.reunited) == 4 and not any_run(facts.reunited)


def run_and_one(facts: Facts) -> bool:
    """嗲孙卓带拖: four kinds with a run of three (WM-12.19)."""
    return len(facts.reunited) == 4 and any_run(facts.reunited)


def both_eights(facts: Facts) -> bool:
    """真八碰头: 八 and 捌 (WM-12.20)."""
    return facts.reunited.issuperset(TWINS[SMALL_EIGHT])


def both_sizes(facts: Facts) -> bool:
    """假八碰头: the small and the big kind of another rank (WM-12.21)."""
    return any(facts.reunited.issuperset(twins) for rank, twins in enumerate(TWINS) if rank != SMALL_EIGHT)


def ends(facts: Facts) -> bool:
    """龙摆尾: 一 and 十, or 壹 and 拾 (WM-12.22)."""
    return any(facts.reunited >= pair for pair in ENDS)


def crossed_ends(facts: Facts) -> bool:
    """假龙摆尾: 一 and 拾, or 壹 and 十 (WM-12.23)."""
    return any(facts.reunited >= pair for pair in CROSSED_ENDS)


ROWS = (
    bonus("WM-12.13", "卓胡", "Zhuo", two),
    bonus("WM-12.14", "姊妹卓", "Sisters", two_adjacent),
    bonus("WM-12.15", "三乱卓", "Three Apart", three),
    bonus("WM-12.16", "姊妹卓带拖", "Sisters and One", two_adjacent_and_one),
    bonus("WM-12.17", "嗲孙卓", "Three Generations", run),
    bonus("WM-12.18", "四乱卓", "Four Apart", four),
    bonus("WM-12.19", "嗲孙卓带拖", "Three Generations and One", run_and_one),
    bonus("WM-12.20", "真八碰头", "True Eights", both_eights),
    bonus("WM-12.21", "假八碰头", "False Eights", both_sizes),
    bonus("WM-12.22", "龙摆尾", "Dragon Tail", ends),
    bonus("WM-12.23", "假龙摆尾", "False Dragon Tail", crossed_ends),
)
