"""内江麻将: what a hand is made of, as rows (NJ-7.1 … NJ-7.14)."""

from collections.abc import Callable

from paiju.flow.patterns import Pattern
from paiju.mahjong.facts import Dealt, Discarded, Drawn, Facts, Robbed

Row = Pattern[Facts]


def basic(facts: Facts) -> bool:
    """推倒胡: the hand is read as groups and a pair (NJ-7.1)."""
    return facts.split is not None


def gui(facts: Facts) -> int:
    """归: the kinds held four times, whatever groups they stand in (NJ-7.2)."""
    return facts.fours


def all_pongs(facts: Facts) -> bool:
    """对子胡: groups and a pair without a chow (NJ-7.3)."""
    return basic(facts) and facts.chows == 0


def one_suit(facts: Facts) -> bool:
    """清一色: all tiles of one suit (NJ-7.4)."""
    return facts.suits == 1


def concealed_pairs(facts: Facts) -> bool:
    """暗七对, 暗四对: the hand is read as pairs (NJ-7.5, NJ-7.6)."""
    return facts.split is None


def heaven(facts: Facts) -> bool:
    """天胡: the dealer's hand as dealt (NJ-7.7)."""
    return isinstance(facts.came, Dealt)


def earth(facts: Facts) -> bool:
    """地胡: the dealer's first discard of the round (NJ-7.8)."""
    return isinstance(facts.came, Discarded) and facts.came.first


def last_drawn(facts: Facts) -> bool:
    """海底捞: the winner's own draw of the last tile (NJ-7.9)."""
    return isinstance(facts.came, Drawn) and facts.came.last


def last_discarded(facts: Facts) -> bool:
    """海底炮: a discard made when the wall is empty (NJ-7.10)."""
    return isinstance(facts.came, Discarded) and facts.came.last


def replacement_drawn(facts: Facts) -> bool:
    """杠上开花: the winner's own replacement tile, also after a robbed kong (NJ-7.11, NJ-7.15)."""
    return isinstance(facts.came, Drawn) and facts.came.replacement


def robbed(facts: Facts) -> bool:
    """抢杠胡: the tile of another's added kong (NJ-7.12)."""
    return isinstance(facts.came, Robbed)


def kong_discarded(facts: Facts) -> bool:
    """杠上炮: the discard that follows a replacement tile (NJ-7.13)."""
    return isinstance(facts.came, Discarded) and facts.came.after_kong


def own_draw(facts: Facts) -> bool:
    """自摸: an own draw or the dealt hand (NJ-7.14)."""
    return isinstance(facts.came, Drawn | Dealt)


def patterns(players: int, zimo_bonus: str) -> tuple[Row, ...]:
    """The rows for four or six seats, in the order of the rule page (NJ-7.1 … NJ-7.14)."""
    pongs_and_suit = {4: 2, 6: 1}[players]
    pairs = {4: ("NJ-7.5", "暗七对", "Seven Pairs"), 6: ("NJ-7.6", "暗四对", "Four Pairs")}[players]
    rows = (
        Row("NJ-7.1", "推倒胡", "Plain Win", "fan", 0, basic, shown_at_zero=True),
        _fan("NJ-7.2", "归", "Gui", 1, gui),
        _fan("NJ-7.3", "对子胡", "All Triplets", pongs_and_suit, all_pongs),
        _fan("NJ-7.4", "清一色", "One Suit", pongs_and_suit, one_suit),
        Row(*pairs, "fan", 2, concealed_pairs, excludes=("推倒胡", "对子胡")),
        _fan("NJ-7.7", "天胡", "Heaven Win", 3, heaven),
        _fan("NJ-7.8", "地胡", "Earth Win", 2, earth),
        _fan("NJ-7.9", "海底捞", "Last Draw", 1, last_drawn),
        _fan("NJ-7.10", "海底炮", "Last Discard", 1, last_discarded),
        _fan("NJ-7.11", "杠上开花", "Win on a Replacement", 1, replacement_drawn),
        _fan("NJ-7.12", "抢杠胡", "Robbing a Kong", 1, robbed),
        _fan("NJ-7.13", "杠上炮", "Discard after a Kong", 1, kong_discarded),
    )
    return rows + OWN_DRAW[zimo_bonus]


def _fan(rule: str, name: str, english: str, worth: int, count: Callable[[Facts], int]) -> Row:
    return Row(rule, name, english, "fan", worth, count)


OWN_DRAW: dict[str, tuple[Row, ...]] = {
    "none": (),
    "fan": (_fan("NJ-7.14", "自摸", "Own Draw", 1, own_draw),),
    "stake": (Row("NJ-7.14", "自摸", "Own Draw", "points", 1, own_draw),),
}
"""Option `zimo_bonus` → the row of NJ-7.14; with `stake` it is one 底金 from each payer, after the doubling."""
