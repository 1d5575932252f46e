"""How a seat is present: the values of `State.away`."""

HERE = 0
GONE = 1
"""Left, disconnected or quit: 离线."""
AUTO = 2
"""托管: there, but the house plays."""
