"""What the store keeps. Times are milliseconds since 1970, given by the caller; JSON comes back with lists for tuples.

What is secret, or may be, is left out of every `repr`.
"""

from dataclasses import dataclass, field
from typing import Any, NamedTuple


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """Somebody who plays; `face` is empty where he has not chosen one."""

    id: str
    name: str
    created_at: int
    face: str = ""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table; `code` has six digits, `owner` is a player's id, `seed` has 32 secret bytes, `settings` is JSON."""

    id: str
    code: str
    owner: str
    created_at: int
    seed: bytes = field(repr=False)
    settings: dict[str, Any] = field(repr=False)


@dataclass(frozen=True, slots=True)
class InputRow:
    """One accepted input of a table and the events it caused, perhaps none; `seq` counts from 1 without gaps.

    `window` is the number of the window that was answered; `client_id` is the sender's own name for the input.
    """

    table: str
    seq: int
    at: int
    kind: str
    player: str
    window: int | None
    client_id: str
    body: dict[str, Any] = field(repr=False)
    events: list[Any] = field(repr=False)


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A finished round: number `number` of the table's session `session`. Lists are by seat.

    `players` has None for a bot. `record` is the text of its record (formats.md); it is empty where rounds are listed.
    """

    table: str
    session: int
    number: int
    game: str
    ended_at: int
    names: list[str]
    players: list[str | None]
    deltas: list[int]
    record: str = field(repr=False)


class Page(NamedTuple):
    """A stretch of a player's history, newest first; `before` asks for the next one, None where nothing is older."""

    rounds: list[RoundRow]
    before: int | None


@dataclass(frozen=True, slots=True)
class ReportRow:
    """What a player remarks on a finished round, for the host. `id` grows with every report, 0 before it is stored."""

    player: str
    table: str
    session: int
    number: int
    at: int
    remark: str = field(repr=False)
    id: int = 0


@dataclass(frozen=True, slots=True)
class BanRow:
    """A player or an address that is kept out, `until` a time or for ever; the other of the two is None.

    `reason` is for the host alone; `name` is told where bans are read; `id` is 0 before it is stored.
    """

    player: str | None
    address: str | None = field(repr=False)
    reason: str = field(repr=False)
    at: int
    until: int | None
    name: str = ""
    id: int = 0


@dataclass(frozen=True, slots=True)
class PresetRow:
    """A room that the house proposes: `body` has its options and customs. `id` is 0 before it is stored."""

    name: str
    game: str
    body: dict[str, Any]
    at: int
    id: int = 0


@dataclass(frozen=True, slots=True)
class CareerStep:
    """What one round adds to a player's career in a game; `escapes` counts rounds that were left."""

    player: str
    game: str
    rounds: int
    score: int
    escapes: int


@dataclass(frozen=True, slots=True)
class Career:
    """The sum of a player's steps in a game; the score stops at ±`values.FARTHEST`."""

    player: str
    game: str
    rounds: int
    score: int
    escapes: int


@dataclass(frozen=True, slots=True)
class Append:
    """Everything that becomes durable with one input, all or nothing.

    `settings` replaces the table's settings, None leaves them; `closed_at` ends the table and frees its code.
    """

    row: InputRow
    rounds: tuple[RoundRow, ...] = ()
    steps: tuple[CareerStep, ...] = ()
    settings: dict[str, Any] | None = field(default=None, repr=False)
    closed_at: int | None = None
