"""One chair at a table."""

from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Chair:
    """Who sits there: a player (his id), a bot (its kind), or nobody. Chairs are values: changed by `but`.

    `ready` for the next round, with the `seed` given to it; `leaving`: gives up the seat when the round is settled.
    """

    player: str = ""
    bot: str = ""
    ready: bool = False
    seed: bytes = field(default=b"", repr=False)
    leaving: bool = False

    @property
    def free(self) -> bool:
        """Whether nobody sits there."""
        return not self.player and not self.bot

    def but(self, **changes: object) -> "Chair":
        """The chair with changes."""
        return replace(self, **changes)  # type: ignore[arg-type]


EMPTY = Chair()
