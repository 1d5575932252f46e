"""安乡偎麻雀: how the winning card came and how it fits (WM-12.24 … WM-12.39)."""

from paiju.games.weimaque.cards import CROSSED_ENDS, ENDS, adjacent
from paiju.games.weimaque.facts import Facts, Sort
from paiju.games.weimaque.rows import bonus
from paiju.zipai.cards import RANKS_A_SIZE, RED, big_twin, rank_of

SMALL_THREE = 2
THREE, EIGHT = 2, 7
"""Ranks, counted from 0."""
LAST_LOW = RANKS_A_SIZE - 3
"""The lowest rank of 八九十."""
DEALT_COPIES = 3
"""What 圆圆丁 asks of the deal."""


def last_card(facts: Facts) -> bool:
    """海底胡: the last card of the wall, also by 偎 (WM-12.24)."""
    return facts.hand.last and facts.winning is not None


def own_draw(facts: Facts) -> bool:
    """自摸 (WM-12.25)."""
    return facts.own_draw


def own_three(facts: Facts) -> bool:
    """活捉小三: own draw of the small 三; it does not ask for the item 自摸 (WM-12.26)."""
    return facts.own_draw and facts.tile == SMALL_THREE


def on_pair(facts: Facts) -> bool:
    """单吊: the card makes the pair (WM-12.27)."""
    return facts.on_pair


def on_pair_all_equal(facts: Facts) -> bool:
    """对子胡单吊 (WM-12.28)."""
    return facts.on_pair and not facts.sequences


def one_card(facts: Facts) -> bool:
    """全求人: one card was left in hand (WM-12.29)."""
    return facts.on_pair and len(facts.hand.concealed) == 1


def one_red_card(facts: Facts) -> bool:
    """美女踩单车: as 全求人 with a red pair (WM-12.30)."""
    return one_card(facts) and facts.pair in RED


def around_pair(facts: Facts) -> bool:
    """鸡丁: the pair is completed, and its kind is the middle of a concealed sequence (WM-12.31)."""
    middles = {part.cards[1] for part in facts.sequences if not part.laid}
    return facts.on_pair and facts.pair in middles


def round_pair(facts: Facts) -> bool:
    """圆圆丁: three dealt copies end as pair and in two sequences (WM-12.32)."""
    dealt = (facts.hand.dealt or ()).count(facts.pair)
    holding = sum(facts.pair in part.cards for part in facts.sequences)
    return facts.on_pair and dealt >= DEALT_COPIES and holding >= 2


def inner(facts: Facts) -> bool:
    """边坎: the middle of its sequence, the 3 of 一二三 or the 8 of 八九十 (WM-12.33)."""
    if facts.winning is None or facts.winning.sort is not Sort.SEQUENCE:
        return False
    low, middle, high = facts.winning.cards
    edge = {high} if rank_of(low) == 0 else {low} if rank_of(low) == LAST_LOW else set()
    return facts.tile in {middle} | edge


def on_pairs(facts: Facts) -> bool:
    """对倒胡 (WM-12.34)."""
    return facts.on_pairs


def _both(facts: Facts) -> frozenset[int]:
    """The kinds w and p of 对倒, nothing otherwise (WM-3.10)."""
    return frozenset({facts.winning.kind, facts.pair}) if facts.on_pairs and facts.winning else frozenset()


def twins(facts: Facts) -> bool:
    """背靠背: one rank, both sizes (WM-12.35)."""
    return facts.pair in _both(facts) and big_twin(facts.pair) in _both(facts)


def twin_eights(facts: Facts) -> bool:
    """真背靠背: 八 and 捌 (WM-12.36)."""
    return twins(facts) and rank_of(facts.pair) == EIGHT


def neighbours(facts: Facts) -> bool:
    """手牵手: adjacent kinds (WM-12.37)."""
    return any(adjacent(facts.pair, kind) for kind in _both(facts))


def ends(facts: Facts) -> bool:
    """凤摆尾: 一 and 十, or 壹 and 拾 (WM-12.38)."""
    return _both(facts) in ENDS


def crossed_ends(facts: Facts) -> bool:
    """假凤摆尾: 一 and 拾, or 壹 and 十 (WM-12.39)."""
    return _both(facts) in CROSSED_ENDS


ROWS = (
    bonus("WM-12.24", "海底胡", "Last Tile", last_card),
    bonus("WM-12.25", "自摸", "Own Draw", own_draw),
    bonus("WM-12.26", "活捉小三", "Catching the Small Three", own_three),
    bonus("WM-12.27", "单吊", "Single Wait", on_pair),
    bonus("WM-12.28", "对子胡单吊", "Single Wait of Triplets", on_pair_all_equal),
    bonus("WM-12.29", "全求人", "Last One in Hand", one_card),
    bonus("WM-12.30", "美女踩单车", "Beauty on a Bicycle", one_red_card),
    bonus("WM-12.31", "鸡丁", "Diced Chicken", around_pair),
    bonus("WM-12.32", "圆圆丁", "Round Dice", round_pair),
    bonus("WM-12.33", "边坎", "Edge or Middle", inner),
    bonus("WM-12.34", "对倒胡", "Twin Wait", on_pairs),
    bonus("WM-12.35", "背靠背", "Back to Back", twins),
    bonus("WM-12.36", "真背靠背", "True Back to Back", twin_eights),
    bonus("WM-12.37", "手牵手", "Hand in Hand", neighbours),
    bonus("WM-12.38", "凤摆尾", "Phoenix Tail", ends),
    bonus("WM-12.39", "假凤摆尾", "False Phoenix Tail", crossed_ends),
)
