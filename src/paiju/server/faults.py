"""Errors that nobody expected, as logs may tell them: types and places, never words, which may quote secrets."""

import traceback
from collections.abc import Iterator


def told(error: BaseException | None) -> Iterator[str]:
    """The types of an error and of what caused it, and where they were raised."""
    while error is not None:
        yield f"{type(error).__module__}.{type(error).__qualname__}\n"
        yield from traceback.format_tb(error.__traceback__)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
