"""What a table shows, in order: each piece has one number for everybody, and what a viewer may know of it."""

from dataclasses import dataclass
from typing import Any

from paiju.core.events import Event, Vocabulary
from paiju.flow.game import Game
from paiju.flow.round import AnyRound
from paiju.formats.record_writer import Origin


@dataclass(frozen=True)
class Piece:
    """`seq` counts the pieces of a table from 1; `at` (ms) is when it was shown to the players."""

    seq: int
    at: int


@dataclass(frozen=True)
class Shown(Piece):
    """The table as everybody may see it: seats, owner, settings, clocks."""

    table: dict[str, Any]


@dataclass(frozen=True)
class Played(Piece):
    """A frame of a round: `number` from 0, its events unmasked."""

    session: int
    round: int
    number: int
    events: tuple[Event, ...]
    vocabulary: Vocabulary

    def seen(self, viewer: int) -> list[Event]:
        """What `viewer` learns from it."""
        return self.vocabulary.masked(self.events, viewer)


@dataclass(frozen=True)
class Settled(Piece):
    """A round is settled: money, scores, and the secret that proves its chance; `played` is the round itself."""

    session: int
    round: int
    result: dict[str, Any]
    game: Game[Any]
    played: AnyRound


@dataclass(frozen=True)
class Finished:
    """A round that is settled, for the books. `players` by seat, None for a bot; `escaped`: who fled in it."""

    session: int
    number: int
    origin: Origin
    players: tuple[str | None, ...]
    names: tuple[str, ...]
    deltas: tuple[int, ...]
    record: str
    escaped: frozenset[str]
