"""The JSON schema of a hand to score, as docs/formats.md has it: keys, types and words; games judge the tiles."""

from typing import Any

from paiju.flow import registry
from paiju.formats.request import MARKS, MELD_KINDS, WAYS

Schema = dict[str, Any]

TILES: Schema = {"type": "string", "description": "Tiles, as in 12345699p23678s or 2388x678d"}
TILE: Schema = {"type": "string", "description": "One tile, as in 5p or 0d"}
SEAT: Schema = {"type": "integer", "minimum": 0, "description": "A seat, from 0"}
MONEY: Schema = {"type": ["integer", "null"]}

EXAMPLE: dict[str, Any] = {"game": "neijiang", "hand": "12345699p23678s", "win": {"by": "draw", "tile": "1s"}}
"""A request that every reader of the schema may try."""


def score() -> Schema:
    """A request that may name how the hand is completed."""
    return _hand({"win": _object({"by": _word(WAYS), "tile": TILE, "from": SEAT}, "by")}, EXAMPLE)


def changes() -> Schema:
    """A request that names how the hand is completed."""
    asked = score()
    return asked | {"required": [*asked["required"], "win"]}


def waits() -> Schema:
    """A request that asks which tiles would complete the hand."""
    return _hand({}, {key: value for key, value in EXAMPLE.items() if key != "win"})


def _hand(further: Schema, example: Schema) -> Schema:
    keys: Schema = {
        "game": {"enum": [game.id for game in registry.games()]},
        "options": {
            "type": "object",
            "description": "Those that differ from the defaults of the game",
            "additionalProperties": {"type": ["boolean", "integer", "string"]},
        },
        "dealer": SEAT,
        "seat": SEAT,
        "hand": TILES,
        "melds": _list(
            _object({"kind": _word(MELD_KINDS), "tiles": TILES, "from": SEAT, "taken": TILE}, "kind", "tiles")
        ),
        "marks": _list(_word(MARKS)) | {"uniqueItems": True},
        "dealt": TILES,
        "discarded": TILES,
        "wild": TILE,
        "pot": {"type": "integer", "minimum": 0},
        "finished": _list(SEAT) | {"uniqueItems": True},
        "balances": _list(MONEY) | {"description": "By seat; null is unlimited"},
    }
    return _object(keys | further, "game", "hand") | {"examples": [example]}


def _word(words: frozenset[str]) -> Schema:
    return {"enum": sorted(words)}


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _object(keys: Schema, *required: str) -> Schema:
    return {"type": "object", "properties": keys, "required": list(required), "additionalProperties": False}
