"""榆树麻将 scoring read word for word from its rule page, without any cleverness.

A request is any JSON value, an answer the public score with three differences: `why` and `error` are the rule id and
the code alone, as in the example files; in place of `split` the key `splits` lists every split that could be shown,
each with the winning tile's group first and the others in any order.
"""

from typing import Any

from tests.oracles.slow_reader import splits
from tests.oracles.slow_yushu_ask import faults
from tests.oracles.slow_yushu_hand import STEPS, Hand, Meld
from tests.oracles.slow_yushu_items import VALUES, Reading, public_items, readings_of
from tests.oracles.slow_yushu_tiles import COPIES, KINDS, pair_splits, read

SEATS = 4
DEFAULTS: dict[str, Any] = {
    "base": 1,
    "limen": True,
    "ganba": True,
    "haohua": True,
    "jia_37": True,
    "jia_yao": True,
    "piao_qidui_free": False,
    "pay_cap": 0,
}


def answer(ask: Any) -> dict[str, Any]:
    """The score, the waits or the error of any JSON value."""
    wrong = faults(ask)
    if wrong:
        return {"error": wrong[0][0]}
    if "win" not in ask:
        return {"waits": waits(ask)}
    return score(ask)


def waits(ask: dict[str, Any]) -> list[dict[str, Any]]:
    """Every kind that would win as an own draw and has a copy left."""
    seen = read(ask["hand"])[0] + [tile for meld in ask.get("melds", []) for tile in read(meld["tiles"])[0]]
    found = []
    for kind in KINDS:
        left = COPIES - seen.count(kind)
        given = score(ask | {"win": {"by": "draw", "tile": kind}}) if left else {"win": False}
        if given["win"]:
            found.append({"tile": kind, "left": left, "total": given["total"]})
    return found


def score(ask: dict[str, Any]) -> dict[str, Any]:
    """The largest reading (YS-6.12), or the rule that fails."""
    found: list[Reading] = []
    for hand in hands(ask):
        judged = readings(hand)
        if isinstance(judged, str):
            return {"win": False, "why": judged}
        found += judged
    rank = max(reading.rank for reading in found)
    best = [reading for reading in found if reading.rank == rank]
    total = best[0].total
    return {
        "win": True,
        "total": total,
        "deltas": deltas(ask, total),
        "items": public_items(best[0].items),
        "splits": sorted({reading.groups for reading in best}),
    }


def hands(ask: dict[str, Any]) -> list[Hand]:
    """The hand of the request; a dealer's dealt hand once for each tile that may be the winning one (YS-6.14)."""
    win, tiles = ask["win"], read(ask["hand"])[0]
    winners = read(win["tile"])[0] if "tile" in win else sorted(set(tiles)) if len(tiles) == 14 else [""]
    if "tile" in win:
        tiles = tiles + winners
    melds = [Meld(meld["kind"], read(meld["tiles"])[0]) for meld in ask.get("melds", [])]
    (wild,) = read(ask["wild"])[0]
    options = DEFAULTS | ask.get("options", {})
    drawn, by, marks = win["by"] in ("draw", "deal"), win["by"], ask.get("marks", [])
    return [Hand(tiles, winner, melds, wild, drawn, by, marks, options) for winner in winners]


def readings(hand: Hand) -> list[Reading] | str:
    """Steps 1 to 8: all readings, or the rule named by the step that leaves none."""
    four = [Reading({"四会": VALUES["四会"]}, ())] if hand.wilds == 4 and not hand.opened and hand.drawn else []
    if not hand.winner:
        return four or "YS-6.11"
    left = splits(hand.tiles, 4 - len(hand.melds), hand.wild)
    if not hand.melds:
        left |= pair_splits(hand.tiles, hand.wild)
    rule = "YS-6.1" if not left else ""
    for name, stays in STEPS:
        kept = {split for split in left if stays(hand, split)}
        rule = name if left and not kept else rule
        left = kept
    return four + [reading for split in left for reading in readings_of(hand, split)] or rule


def deltas(ask: dict[str, Any], total: int) -> list[int]:
    """YS-8.1, YS-8.3, YS-8.5."""
    options = DEFAULTS | ask.get("options", {})
    dealer, seat, win = ask.get("dealer", 0), ask.get("seat", 0), ask["win"]
    moved = [0] * SEATS
    for payer in range(SEATS):
        if payer == seat:
            continue
        doublings = (dealer in (payer, seat)) + (win["by"] in ("draw", "deal") or payer == win["from"])
        stakes = total * 2**doublings
        if options["pay_cap"] > 0:
            stakes = min(stakes, options["pay_cap"])
        moved[payer] -= stakes * options["base"]
        moved[seat] += stakes * options["base"]
    return moved
