"""安乡偎麻雀: the special kinds of a dealt hand (WM-15.5 … WM-15.12)."""

from collections.abc import Iterable, Sequence

from paiju.flow.patterns import Pattern
from paiju.games.weimaque.cards import BIG_ONE, BIG_TEN, RUNS, SMALL_ONE, SMALL_TEN, apart
from paiju.games.weimaque.rows import BY_EDITION
from paiju.zipai.cards import KINDS, RED

Counts = Sequence[int]
"""By kind, the copies dealt."""
DealRow = Pattern[Counts]

COPIES = 4
NEAR = 2
CORNERS = (SMALL_ONE, SMALL_TEN, BIG_ONE, BIG_TEN)


def no_red(counts: Counts) -> bool:
    """全黑 (WM-15.5)."""
    return not any(counts[kind] for kind in RED)


def hopeless(counts: Counts) -> bool:
    """无息: the hand can never reach ten hard xi (WM-15.6)."""
    several = [kind for kind in range(KINDS) if counts[kind] >= 2]
    reds = sum(kind in RED for kind in several)
    if len(several) > 2 or (len(several) == 2 and reds):
        return False
    if len(several) == 1 and not reds:
        return True
    return not any(_can_reunite(counts, kind, several) for kind in several)


def _can_reunite(counts: Counts, kind: int, several: Sequence[int]) -> bool:
    """Whether the kind can become 团圆; cards of the other kind do not help where it is held exactly twice."""
    used = {other for other in several if other != kind and counts[other] == 2}
    helping = {other for other in range(KINDS) if counts[other] and other not in used}
    if counts[kind] > 2:
        return _has_near(kind, helping)
    return any(kind in run and helping.issuperset(run) for run in RUNS)


def _has_near(kind: int, others: Iterable[int]) -> bool:
    """Whether another kind of the same size lies at most two ranks away (WM-15.3)."""
    return any(0 < apart(kind, other) <= NEAR for other in others)


def pairs(counts: Counts, kinds: Iterable[int]) -> int:
    """Pairs of these kinds: half the copies of each, rounded down (WM-15.3)."""
    return sum(counts[kind] // 2 for kind in kinds)


def six_red_pairs(counts: Counts) -> bool:
    """六对红 (WM-15.7)."""
    return pairs(counts, RED) >= 6


def nine_pairs(counts: Counts) -> bool:
    """九对 (WM-15.8)."""
    return pairs(counts, range(KINDS)) >= 9


def four_corners(counts: Counts) -> bool:
    """四边对: two each of 一 十 壹 拾 (WM-15.9)."""
    return all(counts[kind] >= 2 for kind in CORNERS)


def fours(counts: Counts) -> list[int]:
    """The kinds held four times."""
    return [kind for kind in range(KINDS) if counts[kind] == COPIES]


def two_fours(counts: Counts) -> bool:
    """两炸弹 (WM-15.10)."""
    return len(fours(counts)) >= 2


def _bombs(counts: Counts) -> list[int]:
    """炸弹: the kinds held four times with no near card (WM-15.11)."""
    held = [kind for kind in range(KINDS) if counts[kind]]
    return [kind for kind in fours(counts) if not _has_near(kind, held)]


def red_bombs(counts: Counts) -> int:
    """红炸弹 (WM-15.11)."""
    return sum(kind in RED for kind in _bombs(counts))


def black_bombs(counts: Counts) -> int:
    """黑炸弹 (WM-15.12)."""
    return sum(kind not in RED for kind in _bombs(counts))


DEAL_ROWS = (
    DealRow("WM-15.5", "全黑", "Dealt Black", "bonus", BY_EDITION, no_red),
    DealRow("WM-15.6", "无息", "No Xi", "bonus", BY_EDITION, hopeless),
    DealRow("WM-15.7", "六对红", "Six Red Pairs", "bonus", BY_EDITION, six_red_pairs),
    DealRow("WM-15.8", "九对", "Nine Pairs", "bonus", BY_EDITION, nine_pairs),
    DealRow("WM-15.9", "四边对", "Four Edge Pairs", "bonus", BY_EDITION, four_corners),
    DealRow("WM-15.10", "两炸弹", "Two Bombs", "bonus", BY_EDITION, two_fours),
    DealRow("WM-15.11", "红炸弹", "Red Bomb", "bonus", BY_EDITION, red_bombs),
    DealRow("WM-15.12", "黑炸弹", "Black Bomb", "bonus", BY_EDITION, black_bombs),
)
