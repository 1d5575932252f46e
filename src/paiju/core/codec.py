"""JSON in and out, strict: no doubled keys, no numbers outside JSON, errors that name the place."""

import json
from typing import Any, NoReturn

from paiju.core.errors import InvalidError

Json = Any
MOST_DIGITS = 1000
"""Far more than any money has, and below what Python itself refuses to read."""


def load(text: str) -> Json:
    """The JSON value in `text`. Errors: `bad_request` with line and column."""
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_constant, parse_int=_integer)
    except json.JSONDecodeError as error:
        raise InvalidError(
            "bad_request", f"not JSON: {error.msg} at line {error.lineno}, column {error.colno}"
        ) from None
    except RecursionError:
        raise InvalidError("bad_request", "not JSON: nested too deeply") from None
    if not _is_text(json.dumps(value, ensure_ascii=False)):
        raise InvalidError("bad_request", "half of a character stands in a text (a lone surrogate)")
    return value


def dump(value: Json) -> str:
    """One line of JSON, characters as they are; what cannot be written so is escaped."""
    text = json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
    return text if _is_text(text) else json.dumps(value, separators=(", ", ": "))


def _is_text(text: str) -> bool:
    """Whether the text can be written as UTF-8: half a character (a lone surrogate) cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def pointer(at: str, *steps: object) -> str:
    """The JSON pointer `at`, extended by keys or indices."""
    return at + "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in steps)


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
    if len(digits) > MOST_DIGITS:
        raise InvalidError("bad_request", f"a number with {len(digits)} digits is too large")
    return int(digits)


def _constant(name: str) -> NoReturn:
    raise InvalidError("bad_request", f"not JSON: {name} is no number")
