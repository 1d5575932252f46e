"""Which requests of 榆树麻将 are refused, and by which codes: the section Refused requests of its rule page.

Every part of a request is looked at on its own; what two parts say together is looked at only if both are sound.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from tests.oracles.slow_yushu_tiles import COPIES, KINDS, RED, SUITS, read

Faults = Iterator[tuple[str, str]]

SEATS = range(4)
KEYS = ("game", "options", "dealer", "seat", "hand", "melds", "win", "marks", "wild")
FOREIGN_KEYS = ("dealt", "discarded", "pot", "finished", "balances")
SIZES = {"chow": 3, "pong": 3, "kong_exposed": 4, "kong_added": 4, "kong_concealed": 4}
FOREIGN_MELDS = ("chi", "peng", "wei", "liu")
WAYS = ("draw", "discard", "kong", "deal")
FOREIGN_WAYS = ("turn", "wei")
MARKS = ("last_tile", "kong_draw", "kong_discard", "first_discard")
FOREIGN_MARKS = ("first_turn", "no_discard")


def _is_int(value: Any, least: int) -> bool:
    return type(value) is int and value >= least


def _is_tiles(value: Any) -> bool:
    return isinstance(value, str) and not read(value)[1]


OPTIONS: dict[str, Callable[[Any], bool]] = {
    "base": lambda value: _is_int(value, 1),
    "limen": lambda value: type(value) is bool,
    "ganba": lambda value: type(value) is bool,
    "haohua": lambda value: type(value) is bool,
    "jia_37": lambda value: type(value) is bool,
    "jia_yao": lambda value: type(value) is bool,
    "piao_qidui_free": lambda value: type(value) is bool,
    "pay_cap": lambda value: _is_int(value, 0),
    "big_kong_tiles": _is_tiles,
    "kong_size": lambda value: value in ("tile", "making"),
    "draw_passes_deal": lambda value: type(value) is bool,
    "discard_seconds": lambda value: _is_int(value, 1),
    "escape_fine": lambda value: _is_int(value, 0),
    "rounds": lambda value: _is_int(value, 0),
}


def faults(ask: Any) -> list[tuple[str, str]]:
    """Code and place (a JSON pointer) of every fault; any of them may be named."""
    if not isinstance(ask, dict):
        return [("bad_request", "")]
    parts = {part: list(check(ask)) for part, check in PARTS.items()}
    found = [fault for part in parts.values() for fault in part]
    for check, needed in TOGETHER:
        if not any(parts[part] for part in needed):
            found += check(ask)
    return found


def _known(name: Any, own: Any, foreign: tuple[str, ...], at: str) -> Faults:
    if not isinstance(name, str) or name not in (*own, *foreign):
        yield "bad_request", at
    elif name in foreign:
        yield "not_in_game", at


def _tiles(value: Any, at: str, count: int | None = None) -> Faults:
    if not isinstance(value, str):
        yield "bad_request", at
        return
    names, codes = read(value)
    for code in sorted(codes):
        yield code, at
    if count is not None and not codes and len(names) != count:
        yield "wrong_count", at


def _seat(value: Any, at: str) -> Faults:
    if type(value) is not int or value not in SEATS:
        yield "bad_request", at


def _keys(ask: Any) -> Faults:
    for key in ask:
        yield from _known(key, KEYS, FOREIGN_KEYS, f"/{key}")
    if ask.get("game") != "yushu":
        yield "bad_request", "/game"


def _options(ask: Any) -> Faults:
    options = ask.get("options", {})
    if not isinstance(options, dict):
        yield "bad_request", "/options"
        return
    for key, value in options.items():
        if key not in OPTIONS:
            yield "unknown_option", f"/options/{key}"
        elif not OPTIONS[key](value):
            yield "bad_request", f"/options/{key}"


def _dealer(ask: Any) -> Faults:
    return _seat(ask.get("dealer", 0), "/dealer")


def _own_seat(ask: Any) -> Faults:
    return _seat(ask.get("seat", 0), "/seat")


def _hand(ask: Any) -> Faults:
    return _tiles(ask.get("hand"), "/hand")


def _wild(ask: Any) -> Faults:
    unread = list(_tiles(ask.get("wild"), "/wild", 1))
    yield from unread
    if not unread and read(ask["wild"])[0] == [RED]:
        yield "bad_request", "/wild"


def _melds(ask: Any) -> Faults:
    melds = ask.get("melds", [])
    if not isinstance(melds, list):
        yield "bad_request", "/melds"
        return
    for place, meld in enumerate(melds):
        at = f"/melds/{place}"
        if isinstance(meld, dict):
            yield from _meld(meld, at)
        else:
            yield "bad_request", at


def _meld(meld: Any, at: str) -> Faults:
    kind = meld.get("kind")
    yield from (("bad_request", f"{at}/{key}") for key in meld if key not in ("kind", "tiles", "from", "taken"))
    strange = list(_known(kind, SIZES, FOREIGN_MELDS, f"{at}/kind"))
    yield from strange
    unread = list(_tiles(meld.get("tiles"), f"{at}/tiles", None if strange else SIZES[kind]))
    yield from unread
    if not strange and not unread and not _fits(kind, read(meld["tiles"])[0]):
        yield "bad_request", f"{at}/tiles"
    if "from" in meld:
        yield from _seat(meld["from"], f"{at}/from")
    if "taken" in meld:
        untaken = list(_tiles(meld["taken"], f"{at}/taken", 1))
        yield from untaken
        if not unread and not untaken and read(meld["taken"])[0][0] not in read(meld["tiles"])[0]:
            yield "bad_request", f"{at}/taken"
    if kind == "kong_concealed" and ("from" in meld or "taken" in meld):
        yield "bad_request", at


def _fits(kind: str, tiles: list[str]) -> bool:
    if kind != "chow":
        return len(set(tiles)) == 1
    first, second, third = sorted(KINDS.index(tile) for tile in tiles)
    suits = {tile[1] for tile in tiles}
    return len(suits) == 1 and suits <= set(SUITS) and (second, third) == (first + 1, first + 2)


def _win(ask: Any) -> Faults:
    if "win" not in ask:
        return
    win = ask["win"]
    if not isinstance(win, dict):
        yield "bad_request", "/win"
        return
    yield from (("bad_request", f"/win/{key}") for key in win if key not in ("by", "tile", "from"))
    yield from _known(win.get("by"), WAYS, FOREIGN_WAYS, "/win/by")
    if "tile" in win:
        yield from _tiles(win["tile"], "/win/tile", 1)
    if "from" in win:
        yield from _seat(win["from"], "/win/from")


def _marks(ask: Any) -> Faults:
    marks = ask.get("marks", [])
    if not isinstance(marks, list):
        yield "bad_request", "/marks"
        return
    for place, mark in enumerate(marks):
        yield from _known(mark, MARKS, FOREIGN_MARKS, f"/marks/{place}")
    if marks and "win" not in ask:
        yield "bad_request", "/marks"


PARTS: dict[str, Callable[[Any], Faults]] = {
    "keys": _keys,
    "options": _options,
    "dealer": _dealer,
    "seat": _own_seat,
    "hand": _hand,
    "wild": _wild,
    "melds": _melds,
    "win": _win,
    "marks": _marks,
}


def _count(ask: Any) -> Faults:
    """13 tiles, the dealer's dealt hand 14."""
    due = 14 if _by(ask) == "deal" and ask.get("seat", 0) == ask.get("dealer", 0) else 13
    if len(read(ask["hand"])[0]) + 3 * len(ask.get("melds", [])) != due:
        yield "wrong_count", "/hand"


def _copies(ask: Any) -> Faults:
    win = ask.get("win", {})
    tiles = Counter(read(ask["hand"] + win.get("tile", ""))[0])
    for meld in ask.get("melds", []):
        tiles.update(read(meld["tiles"])[0])
    if _by(ask) == "kong" and "tile" in win:
        tiles.update(read(win["tile"])[0] * 3)
    if any(count > COPIES for count in tiles.values()):
        yield "too_many_copies", "/hand"


def _whole_win(ask: Any) -> Faults:
    """What each way to win has and has not."""
    win = ask.get("win")
    if win is None:
        return
    by = win["by"]
    if ("tile" in win) != (by != "deal"):
        yield "bad_request", "/win/tile"
    if ("from" in win) != (by in ("discard", "kong")) or win.get("from") == ask.get("seat", 0):
        yield "bad_request", "/win/from"


def _dealt(ask: Any) -> Faults:
    if _by(ask) == "deal" and ask.get("melds", []):
        yield "bad_request", "/melds"


def _givers(ask: Any) -> Faults:
    """A meld comes from another seat, a 吃 from the seat before."""
    seat = ask.get("seat", 0)
    for place, meld in enumerate(ask.get("melds", [])):
        giver = meld.get("from")
        if giver == seat or (meld["kind"] == "chow" and giver not in (None, (seat - 1) % 4)):
            yield "bad_request", f"/melds/{place}/from"


def _wild_melds(ask: Any) -> Faults:
    """YS-4.5: a 会 is never declared."""
    for place, meld in enumerate(ask.get("melds", [])):
        if read(ask["wild"])[0][0] in read(meld["tiles"])[0]:
            yield "bad_request", f"/melds/{place}/tiles"


def _wild_win(ask: Any) -> Faults:
    """YS-4.5: a 会 is never claimed or robbed."""
    win = ask.get("win", {})
    if win.get("by") in ("discard", "kong") and "tile" in win and read(win["tile"]) == read(ask["wild"]):
        yield "bad_request", "/win/tile"


def _whole_marks(ask: Any) -> Faults:
    """Marks that cannot be."""
    marks, melds, by = ask.get("marks", []), ask.get("melds", []), _by(ask)
    konged = any(meld["kind"].startswith("kong") for meld in melds)
    dealers = by == "discard" and ask["win"].get("from") == ask.get("dealer", 0) and not melds
    fine = {
        "kong_draw": by == "draw" and konged,
        "kong_discard": by == "discard",
        "first_discard": dealers,
        "last_tile": by in ("draw", "discard"),
    }
    for place, mark in enumerate(marks):
        if not fine[mark]:
            yield "bad_request", f"/marks/{place}"


def _by(ask: Any) -> Any:
    return ask.get("win", {}).get("by")


TOGETHER: list[tuple[Callable[[Any], Faults], tuple[str, ...]]] = [
    (_count, ("hand", "melds", "win", "seat", "dealer")),
    (_copies, ("hand", "melds", "win")),
    (_whole_win, ("win", "seat")),
    (_dealt, ("win", "melds")),
    (_givers, ("melds", "seat")),
    (_wild_melds, ("melds", "wild")),
    (_wild_win, ("win", "wild")),
    (_whole_marks, ("marks", "melds", "win", "dealer")),
]
