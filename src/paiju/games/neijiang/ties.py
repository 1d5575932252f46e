"""内江麻将: rule id → the code that implements it."""

TIES: dict[str, tuple[object, ...]] = {}
