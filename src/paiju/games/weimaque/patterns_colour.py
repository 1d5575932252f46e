"""安乡偎麻雀: multipliers, red cards and sizes (WM-12.1 … WM-12.12)."""

from paiju.games.weimaque.facts import Facts, Part, Sort
from paiju.games.weimaque.rows import bonus, times
from paiju.zipai.cards import RED, size_of

COPIES = 4
LEAST_XI = 10
"""Hard xi of a winning hand (WM-9.3)."""
RED_HAND = 10
"""Red cards from which a hand is 红胡."""


def all_equal(facts: Facts) -> bool:
    """对子胡: no sequence, some red (WM-12.1)."""
    return not facts.sequences and facts.reds > 0


def all_equal_black(facts: Facts) -> bool:
    """乌对: no sequence, no red (WM-12.2)."""
    return not facts.sequences and facts.reds == 0


def black(facts: Facts) -> bool:
    """乌胡: no red, some sequence (WM-12.3)."""
    return bool(facts.sequences) and facts.reds == 0


def one_red(facts: Facts) -> bool:
    """点胡: exactly one red card (WM-12.4)."""
    return facts.reds == 1


def red_reunions(facts: Facts) -> int:
    """印胡: the red kinds that are 团圆 (WM-12.5)."""
    return len(facts.reunited & RED)


def pure_red_reunions(facts: Facts) -> int:
    """纯印: the same where no other card is red (WM-12.6)."""
    found = red_reunions(facts)
    return found if facts.reds == COPIES * found else 0


def red_hand(facts: Facts) -> bool:
    """红胡: ten red cards (WM-12.7)."""
    return facts.reds >= RED_HAND


def more_reds(facts: Facts) -> int:
    """多红: each red card beyond ten (WM-12.8)."""
    return max(facts.reds - RED_HAND, 0)


def has_red(part: Part) -> bool:
    """Whether a group holds a red card."""
    return not RED.isdisjoint(part.cards)


def garden(facts: Facts) -> bool:
    """满园花: red in every group, ten hard xi (WM-12.9)."""
    return facts.xi >= LEAST_XI and all(map(has_red, facts.parts))


def garden_of_two(facts: Facts) -> bool:
    """二息满园花: six sequences with red and a red pair that is not 转弯: the one win below ten hard xi (WM-12.10)."""
    groups = all(has_red(part) and part.sort in (Sort.SEQUENCE, Sort.PAIR) for part in facts.parts)
    return groups and "红麻雀" in facts.elements


def big_only(facts: Facts) -> bool:
    """大字胡 (WM-12.11)."""
    return all(size_of(card) == 1 for card in facts.cards)


def small_only(facts: Facts) -> bool:
    """小字胡 (WM-12.12)."""
    return all(size_of(card) == 0 for card in facts.cards)


ROWS = (
    times("WM-12.1", "对子胡", "All Triplets", all_equal),
    times("WM-12.2", "乌对", "Black Triplets", all_equal_black),
    times("WM-12.3", "乌胡", "All Black", black),
    times("WM-12.4", "点胡", "One Red", one_red),
    bonus("WM-12.5", "印胡", "Seal", red_reunions),
    bonus("WM-12.6", "纯印", "Pure Seal", pure_red_reunions),
    bonus("WM-12.7", "红胡", "Ten Reds", red_hand),
    bonus("WM-12.8", "多红", "Extra Reds", more_reds),
    bonus("WM-12.9", "满园花", "Garden in Bloom", garden),
    bonus("WM-12.10", "二息满园花", "Two-Xi Garden", garden_of_two),
    bonus("WM-12.11", "大字胡", "All Big", big_only),
    bonus("WM-12.12", "小字胡", "All Small", small_only),
)
