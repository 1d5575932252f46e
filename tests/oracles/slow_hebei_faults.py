"""What is wrong with a 河北麻将 request: the section "Refused requests" of its rule page."""

from collections.abc import Iterator
from typing import Any

from tests.oracles.slow_hebei_case import CHOICES, DEFAULTS, LEAST, MELD_SIZES, SEATS, kinds_of
from tests.oracles.slow_tiles import COPIES, read_tiles

BAD, FOREIGN, COUNT = "bad_request", "not_in_game", "wrong_count"

KEYS = ("game", "options", "dealer", "seat", "hand", "melds", "win", "marks")
FOREIGN_KEYS = ("dealt", "discarded", "wild", "pot", "finished", "balances")
FOREIGN_MELDS = ("chow", "chi", "peng", "wei", "liu")
WAYS = ("draw", "discard", "kong", "deal")
FOREIGN_WAYS = ("turn", "wei")
GIVEN = ("discard", "kong")
MARKS = ("last_tile", "kong_draw", "kong_discard", "first_discard")
FOREIGN_MARKS = ("first_turn", "no_discard")


def faults(request: object) -> set[str]:
    """Every code that fits; empty for a good request. Any of them may be the answer.

    A text that cannot be read as tiles is only ``bad_tile``: what it would be without its
    fault is not guessed.
    """
    return set(_faults(request))


def _faults(request: object) -> Iterator[str]:
    if not isinstance(request, dict):
        yield BAD
        return
    for key in request:
        yield from _word(key, KEYS, FOREIGN_KEYS)
    if request.get("game") != "hebei":
        yield BAD
    if not all(_is_seat(request.get(key, 0)) for key in ("dealer", "seat")):
        yield BAD
    yield from _options(request.get("options", {}))
    yield from _texts(request)
    yield from _melds(request)
    yield from _win(request)
    yield from _marks(request)
    yield from _counts(request)


def _word(word: object, known: tuple[str, ...], foreign: tuple[str, ...]) -> Iterator[str]:
    if word in foreign:
        yield FOREIGN
    elif word not in known:
        yield BAD


def _is_seat(value: object) -> bool:
    return type(value) is int and value in SEATS


def _options(options: object) -> Iterator[str]:
    if not isinstance(options, dict):
        yield BAD
        return
    for key, value in options.items():
        if key not in DEFAULTS:
            yield "unknown_option"
        elif not _is_value(key, value):
            yield BAD


def _is_value(key: str, value: object) -> bool:
    if key in LEAST:
        return type(value) is int and value >= LEAST[key]
    if key in CHOICES:
        return value in CHOICES[key]
    return isinstance(value, bool)


# Tiles.


def _texts(request: dict[str, Any]) -> Iterator[str]:
    """The texts of tiles, each by itself."""
    options = request.get("options", {})
    kinds = kinds_of(options if isinstance(options, dict) else {})
    yield from _text(request.get("hand"), kinds, None)
    for meld in _list_of_objects(request.get("melds", [])):
        kind = meld.get("kind")
        yield from _text(meld.get("tiles"), kinds, MELD_SIZES.get(kind) if isinstance(kind, str) else None)
        if "taken" in meld:
            yield from _text(meld["taken"], kinds, 1)
    win = request.get("win")
    if isinstance(win, dict) and "tile" in win:
        yield from _text(win["tile"], kinds, 1)


def _text(text: object, kinds: list[str], size: int | None) -> Iterator[str]:
    if not isinstance(text, str):
        yield BAD
        return
    tiles = _read(text)
    if tiles is None:
        yield "bad_tile"
        return
    if not set(tiles) <= set(kinds):
        yield FOREIGN
    if size is not None and len(tiles) != size:
        yield COUNT


def _read(text: object) -> list[str] | None:
    """The tiles of a text, or None if it is none."""
    try:
        return read_tiles(text) if isinstance(text, str) else None
    except ValueError:
        return None


def _counts(request: dict[str, Any]) -> Iterator[str]:
    """The tiles of all places together."""
    hand, melds = _read(request.get("hand")), request.get("melds", [])
    win = request["win"] if isinstance(request.get("win"), dict) else {}
    wanted = 14 if win.get("by") == "deal" else 13
    if hand is not None and isinstance(melds, list) and len(hand) + 3 * len(melds) != wanted:
        yield COUNT
    tiles = list(hand or [])
    for meld in _list_of_objects(melds):
        tiles += _read(meld.get("tiles")) or []
    tiles += (_read(win.get("tile")) or []) * (4 if win.get("by") == "kong" else 1)
    if any(tiles.count(tile) > COPIES for tile in tiles):
        yield "too_many_copies"


# Melds.


def _list_of_objects(value: object) -> list[dict[str, Any]]:
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def _melds(request: dict[str, Any]) -> Iterator[str]:
    melds = request.get("melds", [])
    objects = _list_of_objects(melds)
    if not isinstance(melds, list) or len(objects) != len(melds):
        yield BAD
    for meld in objects:
        yield from _meld(meld, request.get("seat", 0))


def _meld(meld: dict[str, Any], seat: object) -> Iterator[str]:
    for key in meld:
        yield from _word(key, ("kind", "tiles", "from", "taken"), ())
    kind, tiles = meld.get("kind"), _read(meld.get("tiles"))
    yield from _word(kind, tuple(MELD_SIZES), FOREIGN_MELDS)
    if kind in tuple(MELD_SIZES) and tiles is not None and len(set(tiles)) > 1:
        yield BAD
    if kind == "kong_concealed" and ("from" in meld or "taken" in meld):
        yield BAD
    if "from" in meld and (not _is_seat(meld["from"]) or meld["from"] == seat):
        yield BAD
    taken = _read(meld.get("taken"))
    if tiles is not None and taken is not None and not set(taken) <= set(tiles):
        yield BAD


# The winning tile and the marks.


def _win(request: dict[str, Any]) -> Iterator[str]:
    if "win" not in request:
        return
    win = request["win"]
    if not isinstance(win, dict):
        yield BAD
        return
    for key in win:
        yield from _word(key, ("by", "tile", "from"), ())
    by, seat = win.get("by"), request.get("seat", 0)
    yield from _word(by, WAYS, FOREIGN_WAYS)
    if by in WAYS and ("tile" in win) != (by != "deal"):
        yield BAD
    if by in WAYS and ("from" in win) != (by in GIVEN):
        yield BAD
    if "from" in win and (not _is_seat(win["from"]) or win["from"] == seat):
        yield BAD
    if by == "deal" and (request.get("melds") or seat != request.get("dealer", 0)):
        yield BAD


def _marks(request: dict[str, Any]) -> Iterator[str]:
    marks = request.get("marks", [])
    if not isinstance(marks, list):
        yield BAD
        return
    for mark in marks:
        yield from _word(mark, MARKS, FOREIGN_MARKS)
    if marks and "win" not in request:
        yield BAD
    if isinstance(request.get("win"), dict) and _impossible(marks, request, request["win"]):
        yield BAD


def _impossible(marks: list[object], request: dict[str, Any], win: dict[str, Any]) -> bool:
    """The paragraph "Marks that cannot be"."""
    by, melds = win.get("by"), request.get("melds", [])
    kong = any(meld.get("kind") in ("kong_exposed", "kong_added", "kong_concealed") for meld in _list_of_objects(melds))
    first = by == "discard" and win.get("from") == request.get("dealer", 0) and not melds
    refused = {
        "kong_draw": by != "draw" or not kong,
        "kong_discard": by != "discard",
        "first_discard": not first,
        "last_tile": by in ("kong", "deal"),
    }
    return any(refused[mark] for mark in refused if mark in marks)
