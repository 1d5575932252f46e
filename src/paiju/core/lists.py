"""Nested lists: copied to the bottom, and as values that compare."""


def copied(value: object) -> object:
    """The value with its lists copied to the bottom, all else as it is."""
    return [copied(item) for item in value] if isinstance(value, list) else value


def frozen(value: object) -> object:
    """The value with its lists as tuples."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
