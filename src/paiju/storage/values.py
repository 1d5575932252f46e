"""Values between rows and columns: what both databases can hold, and JSON as text.

What a database would refuse is refused here, before it is queued, so that it is its sender's error alone.
"""

import json
from typing import Any

from paiju.core.errors import InvalidError

FARTHEST = 10**18
"""A career's score stops here, on either side: two such sums still fit into 64 bits."""


def checked(values: dict[str, Any]) -> dict[str, Any]:
    """The same values. Errors: `bad_request` for texts with NUL or half a character, and for more than 64 bits."""
    for name, value in values.items():
        if isinstance(value, str) and not _is_text(value):
            raise InvalidError("bad_request", f"{name} has characters that cannot be stored")
        if isinstance(value, int) and not -(2**63) <= value < 2**63:
            raise InvalidError("bad_request", f"{name} is too large a number")
    return values


def json_text(value: Any) -> str:
    """JSON as text, characters as they are. Errors: `bad_request` for what is no JSON."""
    try:
        return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError):
        raise InvalidError("bad_request", "not a JSON value") from None


def _is_text(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in text
