"""JSON in and out, strict: no doubled keys, no numbers outside JSON, errors that name the place."""

import json
from collections.abc import Mapping
from typing import Any, NoReturn

from paiju.core.errors import InvalidError

Json = Any
MAX_DEPTH = 32


def load(text: str) -> Json:
    """The JSON value in `text`. Errors: `bad_request` with line and column."""
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant, parse_int=_integer)
    except json.JSONDecodeError as error:
        raise InvalidError(
            "bad_request", f"not JSON: {error.msg} at line {error.lineno}, column {error.colno}"
        ) from None
    except RecursionError:
        raise InvalidError("bad_request", "not JSON: nested too deeply") from None


def dump(value: Json) -> str:
    """One line of JSON, characters as they are."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def pointer(at: str, *steps: object) -> str:
    """The JSON pointer `at`, extended by keys or indices."""
    return at + "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in steps)


def unknown_keys(value: Mapping[str, object], known: Mapping[str, object] | frozenset[str]) -> list[str]:
    """The keys of `value` that are not known, in their order."""
    return [key for key in value if key not in known]


def is_integer(value: object) -> bool:
    """Whether a JSON value is an integer; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    value: dict[str, Json] = {}
    for key, item in pairs:
        if key in value:
            raise InvalidError("bad_request", f"the key {key!r} stands twice", pointer("", key))
        value[key] = item
    return value


def _integer(digits: str) -> int:
    if len(digits) > 19:  # also keeps Python's own limit on digits out of the picture
        raise InvalidError("bad_request", f"a number with {len(digits)} digits is too large")
    return int(digits)


def _constant(name: str) -> NoReturn:
    raise InvalidError("bad_request", f"not JSON: {name} is no number")
