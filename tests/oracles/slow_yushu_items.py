"""What a split of 榆树麻将 is worth: the items of YS-7, step 8 of the wild-tile algorithm."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.oracles.slow_reader import Group, Split
from tests.oracles.slow_yushu_hand import Hand, is_end, is_one_suit, is_piao, is_qidui
from tests.oracles.slow_yushu_tiles import RED, tiles_of, write

# The items of the table YS-7 by their ids; of the classes (unit `times`) in the order of step 9.
CLASSES = {"七小对": "YS-7.4", "四会": "YS-7.5", "飘胡": "YS-7.3", "夹胡": "YS-7.2", "平胡": "YS-7.1"}
VALUES = {"平胡": 1, "夹胡": 2, "飘胡": 4, "七小对": 8, "四会": 8}
DOUBLES = {"立门胡": "YS-7.6", "清一色": "YS-7.7", "干巴": "YS-7.8", "杠开": "YS-7.9", "豪华": "YS-7.10"}


class Reading(NamedTuple):
    """The items of one reading, and its groups, the winning tile's first."""

    items: dict[str, int]
    groups: tuple[str, ...]

    @property
    def total(self) -> int:
        """YS-8.1: class value times 2 for each fan."""
        (value,) = [value for name, value in self.items.items() if name in CLASSES]
        return value << sum(value for name, value in self.items.items() if name not in CLASSES)

    @property
    def rank(self) -> tuple[int, int]:
        """Step 9: by total, then by the order of the classes."""
        (place,) = [place for place, name in enumerate(CLASSES) if name in self.items]
        return self.total, -place


def public_items(items: dict[str, int]) -> list[dict[str, Any]]:
    """The items as a score shows them."""
    rules = CLASSES | DOUBLES
    units = {name: "times" if name in CLASSES else "fan" for name in rules}
    return [{"rule": rules[name], "name": name, "unit": units[name], "value": items[name]} for name in items]


def readings_of(hand: Hand, split: Split) -> Iterator[Reading]:
    """Step 8: one reading for every place that the winning tile may have taken."""
    for group in set(split):
        if hand.winner not in tiles_of(group, hand.wild):
            continue
        for name in _classes(hand, split, group):
            laid = [write(tiles_of(other, hand.wild)) for other in split]
            first = write(tiles_of(group, hand.wild))
            laid.remove(first)
            rest = laid + [write(meld.tiles) for meld in hand.melds]
            yield Reading({name: VALUES[name]} | _doubles(hand, group, name), (first, *sorted(rest)))


def _classes(hand: Hand, split: Split, group: Group) -> set[str]:
    if is_qidui(split):
        return {"七小对"}
    if is_piao(hand, split):
        return {"飘胡"}
    if group[0] != "chow":
        return {"夹胡" if group[0] == "pair" else "平胡"}  # (c)
    natural = group[2]
    assert isinstance(natural, tuple)
    low, suit = int(group[1][0]), group[1][1]
    places = [f"{low + step}{suit}" for step in range(3)]
    taken = [p for p in places if (p not in natural if hand.winner == hand.wild else p == hand.winner)]
    return {"夹胡" if _is_narrow(hand, low, suit, places.index(place)) else "平胡" for place in taken}


def _is_narrow(hand: Hand, low: int, suit: str, place: int) -> bool:
    """YS-7.2 (a), (b), (d), (e) for the lowest, middle or highest place of the 顺 that begins with `low`."""
    if place == 1:
        return True  # (a)
    edge = (low, place) in ((1, 2), (7, 0))
    if edge:
        return bool(hand.options["jia_37"])  # (b)
    if (low, place) in ((1, 0), (7, 2)) and hand.options["jia_yao"]:
        before = hand.naturals_before
        if RED not in before and not any(is_end(tile) for tile in before):
            return True  # (d)
    other_end = low + 3 if place == 0 else low - 1
    return f"{other_end}{suit}" == hand.wild  # (e)


def _doubles(hand: Hand, group: Group, name: str) -> dict[str, int]:
    """YS-7.6 to YS-7.10; 四会 has none and does not come here."""
    options = hand.options
    holds = {
        "立门胡": options["limen"] and not hand.opened and name != "七小对",
        "清一色": is_one_suit(hand),
        "干巴": options["ganba"] and hand.wilds == 0,
        "杠开": hand.by == "draw" and "kong_draw" in hand.marks,
        "豪华": options["haohua"] and name == "七小对" and _fourth(hand, group),
    }
    return {double: 1 for double in DOUBLES if holds[double]}


def _fourth(hand: Hand, group: Group) -> bool:
    """YS-7.10: the pair of the winning tile adds the fourth to three natural ones held before."""
    return group[1] != "" and hand.naturals_before.count(group[1]) == 3
