"""安乡偎麻雀: hard xi and shape (WM-12.40 … WM-12.47), and the dealer's dealt hand (WM-15.4)."""

from itertools import permutations

from paiju.games.weimaque.facts import Facts, Sort, xi_of
from paiju.games.weimaque.patterns_colour import LEAST_XI, has_red
from paiju.games.weimaque.rows import bonus
from paiju.zipai.cards import RED
from paiju.zipai.facts import BY_DEAL, BY_WEI

HALF_XI = 5
FIRST_THREES = ((0, 1, 2), (10, 11, 12))
"""一二三 and 壹贰叁."""


def ten_by_wei(facts: Facts) -> bool:
    """卡威: ten hard xi by 偎 (WM-12.40)."""
    return facts.xi == LEAST_XI and facts.hand.by == BY_WEI


def ten(facts: Facts) -> bool:
    """卡胡: exactly ten hard xi (WM-12.41)."""
    return facts.xi == LEAST_XI


def all_count(facts: Facts) -> bool:
    """顶对, 顶顶息: every group has hard xi (WM-12.42, WM-12.43)."""
    return not facts.sequences and facts.pair in RED


def one_red_claim(facts: Facts) -> bool:
    """飘对: no sequence, and the only red group is a 碰 (WM-12.44)."""
    red = [part.sort for part in facts.parts if has_red(part)]
    return not facts.sequences and red == [Sort.PENG]


def halves(facts: Facts) -> bool:
    """上下五千年: ten hard xi, five on the table and five in hand, none in the group of the turned card (WM-12.45)."""
    if facts.winning is None or not facts.turned or facts.xi != LEAST_XI or facts.elements[0]:
        return False
    return xi_of(facts.side(laid=True)) == HALF_XI == xi_of(facts.side(laid=False))


def linked(facts: Facts) -> bool:
    """心连心: one sequence begins with the kind with which another ends (WM-12.46)."""
    return any(one.cards[2] == other.cards[0] for one, other in permutations(facts.sequences, 2))


def two_dragons(facts: Facts) -> bool:
    """二龙戏珠: 一二三 and 壹贰叁, and no other red card (WM-12.47)."""
    held = {part.cards for part in facts.sequences}
    return held.issuperset(FIRST_THREES) and facts.reds == len(FIRST_THREES)


def dealt(facts: Facts) -> bool:
    """天胡: the dealt hand is complete (WM-15.4)."""
    return facts.hand.by == BY_DEAL


ROWS = (
    bonus("WM-12.40", "卡威", "Ten by Wei", ten_by_wei),
    bonus("WM-12.41", "卡胡", "Exactly Ten", ten),
    bonus("WM-12.42", "顶对", "Top Triplets", all_count),
    bonus("WM-12.43", "顶顶息", "Top Xi", all_count),
    bonus("WM-12.44", "飘对", "Floating Triplets", one_red_claim),
    bonus("WM-12.45", "上下五千年", "Five Thousand Years", halves),
    bonus("WM-12.46", "心连心", "Heart to Heart", linked),
    bonus("WM-12.47", "二龙戏珠", "Two Dragons", two_dragons),
    bonus("WM-15.4", "天胡", "Heaven Win", dealt),
)
