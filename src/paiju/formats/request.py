"""A hand to score, from JSON: types, words and tiles are checked here, the rest by the game."""

from collections.abc import Container, Mapping
from typing import Any, NamedTuple

from paiju.core.codec import Json, is_integer, load, pointer
from paiju.core.errors import InvalidError
from paiju.core.tiles import TileSet
from paiju.flow.game import Game, Rules
from paiju.flow.options import completed
from paiju.flow.registry import find
from paiju.flow.score import Ask, MeldAsk, WinAsk

COMMON_KEYS = frozenset({"game", "options", "dealer", "seat", "hand", "melds", "win", "marks"})
EXTRA_KEYS = frozenset({"dealt", "discarded", "wild", "pot", "finished", "balances"})
"""Keys of the formats that only some games have."""
TILE_KEYS = frozenset({"dealt", "discarded", "wild"})
MELD_KINDS = frozenset({"chow", "pong", "kong_exposed", "kong_added", "kong_concealed", "chi", "peng", "wei", "liu"})
WAYS = frozenset({"draw", "discard", "kong", "turn", "wei", "deal"})
MARKS = frozenset({"last_tile", "kong_draw", "kong_discard", "first_discard", "first_turn", "no_discard"})


class Request(NamedTuple):
    """A request that is well formed: the game, its rules under the options given, and the hand."""

    game: Game[Any]
    rules: Rules[Any]
    ask: Ask


def read_text(text: str) -> Request:
    """The request in one JSON text. Errors: as in `read`."""
    return read(load(text))


def read(value: Json) -> Request:
    """The request in a JSON value.

    Errors (`InvalidError`, `at` a JSON pointer): `bad_tile`, `not_in_game`, `wrong_count`, `unknown_option`,
    `bad_request`.
    """
    if not isinstance(value, dict):
        raise InvalidError("bad_request", "a request is one JSON object")
    if "game" not in value or "hand" not in value:
        raise InvalidError("bad_request", "a request names its game and its hand")
    game = find(value["game"], "/game")
    _check_keys(game, value)
    options = completed(game.options, _typed(value, "options", dict, {}))
    rules = game.compile(options)
    reader = _Reader(game, options, rules.seats)
    return Request(game, rules, reader.ask(value))


def _check_keys(game: Game[Any], value: Mapping[str, Json]) -> None:
    for key in value:
        if key in EXTRA_KEYS and key not in game.vocabulary.keys:
            raise InvalidError("not_in_game", f"this game has no {key!r}", pointer("", key))
        if key not in COMMON_KEYS | EXTRA_KEYS:
            raise InvalidError("bad_request", f"there is no key {key!r}", pointer("", key))


def _typed(value: Mapping[str, Json], key: str, kind: type, default: Json, at: str = "") -> Json:
    found = value.get(key, default)
    if not isinstance(found, kind):
        raise InvalidError("bad_request", f"{key} must be a JSON {_JSON_NAMES[kind]}", pointer(at, key))
    return found


_JSON_NAMES: dict[type, str] = {dict: "object", list: "array", str: "string"}


def _word(word: object, ours: Container[str], known: frozenset[str], at: str) -> str:
    """A word that the formats know and the game has."""
    if not isinstance(word, str) or word not in known:
        raise InvalidError("bad_request", f"{word!r} is not one of: {', '.join(sorted(known))}", at)
    if word not in ours:
        raise InvalidError("not_in_game", f"this game has no {word!r}", at)
    return word


class _Reader:
    """Reads the parts of a request for one game and its options."""

    def __init__(self, game: Game[Any], options: Mapping[str, Any], seats: int) -> None:
        self._speech = game.vocabulary
        self._options = options
        self._tiles: TileSet = game.vocabulary.tiles(options)
        self._seats = seats

    def ask(self, value: Mapping[str, Json]) -> Ask:
        melds = _typed(value, "melds", list, [])
        return Ask(
            options=self._options,
            dealer=self._seat(value, "dealer"),
            seat=self._seat(value, "seat"),
            hand=tuple(self._text(value, "hand", "")),
            melds=tuple(self._meld(meld, pointer("", "melds", place)) for place, meld in enumerate(melds)),
            win=self._win(value["win"]) if "win" in value else None,
            marks=self._marks(_typed(value, "marks", list, [])),
            extras=self._extras(value),
        )

    def _seat(self, value: Mapping[str, Json], key: str) -> int:
        seat = value.get(key, 0)
        if not is_integer(seat) or not 0 <= seat < self._seats:
            raise InvalidError("bad_request", f"{key} is a seat from 0 to {self._seats - 1}", pointer("", key))
        return int(seat)

    def _text(self, value: Mapping[str, Json], key: str, at: str) -> list[int]:
        return self._tiles.read(_typed(value, key, str, None, at), pointer(at, key))

    def _one(self, value: Mapping[str, Json], key: str, at: str) -> int | None:
        if key not in value:
            return None
        tiles = self._text(value, key, at)
        if len(tiles) != 1:
            raise InvalidError(self._speech.not_one, f"{key} is one tile, not {len(tiles)}", pointer(at, key))
        return tiles[0]

    def _source(self, value: Mapping[str, Json], at: str) -> int | None:
        source = value.get("from")
        if "from" in value and not is_integer(source):
            raise InvalidError("bad_request", "from is a seat", pointer(at, "from"))
        return source

    def _meld(self, meld: Json, at: str) -> MeldAsk:
        self._object(meld, {"kind", "tiles"}, {"from", "taken"}, at)
        kind = _word(meld["kind"], self._speech.meld_kinds, MELD_KINDS, pointer(at, "kind"))
        tiles = tuple(self._text(meld, "tiles", at))
        if not tiles:
            raise InvalidError(self._speech.not_one, "a meld has tiles", pointer(at, "tiles"))
        return MeldAsk(self._speech.meld_kinds[kind], tiles, self._source(meld, at), self._one(meld, "taken", at))

    def _win(self, win: Json) -> WinAsk:
        self._object(win, {"by"}, {"tile", "from"}, "/win")
        by = _word(win["by"], self._speech.ways, WAYS, "/win/by")
        return WinAsk(by, self._one(win, "tile", "/win"), self._source(win, "/win"))

    def _object(self, value: Json, needed: set[str], allowed: set[str], at: str) -> None:
        if not isinstance(value, dict) or not needed <= value.keys() or not value.keys() <= needed | allowed:
            keys = ", ".join(sorted(needed | allowed))
            raise InvalidError("bad_request", f"this is an object with the keys {keys}", at)

    def _marks(self, marks: list[Json]) -> frozenset[str]:
        for place, mark in enumerate(marks):
            _word(mark, self._speech.marks, MARKS, pointer("", "marks", place))
        if len(set(marks)) != len(marks):
            raise InvalidError("bad_request", "a mark stands twice", "/marks")
        return frozenset(marks)

    def _extras(self, value: Mapping[str, Json]) -> dict[str, Any]:
        extras = {key: value[key] for key in value if key in EXTRA_KEYS}
        return {key: self._text(extras, key, "") if key in TILE_KEYS else item for key, item in extras.items()}
