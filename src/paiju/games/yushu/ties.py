TIES: dict[str, tuple[object, ...]] = {}
