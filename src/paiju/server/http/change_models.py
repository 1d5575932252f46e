"""The shapes of what `POST /score/changes` answers, for its schema."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from paiju.server.http.models import Why


class _Shape(BaseModel):
    """An object with these keys and no others; a key that does not apply is absent."""

    model_config = ConfigDict(extra="forbid", strict=True)


class TileChange(_Shape):
    """Another tile completes the hand."""

    kind: Literal["tile"]
    tile: str


class Swap(_Shape):
    """A tile of the hand is another one."""

    kind: Literal["swap"]
    out: str
    tile: str


class WayChange(_Shape):
    """The hand is completed in another way, by whose tile if it is another's."""

    kind: Literal["way"]
    by: str
    source: int = Field(default=0, alias="from")


class MarkChange(_Shape):
    """A mark is put, or taken away."""

    kind: Literal["mark"]
    mark: str
    on: bool


class DealerChange(_Shape):
    """Another seat deals."""

    kind: Literal["dealer"]
    dealer: int


class OptionChange(_Shape):
    """An option has another value."""

    kind: Literal["option"]
    option: str
    value: bool | int | str


What = TileChange | Swap | WayChange | MarkChange | DealerChange | OptionChange


class Unmoved(_Shape):
    """A change without an effect: `set` are the keys of the request that it replaces, one of null is left out."""

    what: What
    set: dict[str, Any]


class Moved(Unmoved):
    """With the change the hand wins: its total, what its seat gets, and how much more that is (less: negative)."""

    win: Literal[True]
    total: int
    gain: int
    total_by: int
    gain_by: int


class Lost(Unmoved):
    """With the change the hand does not win."""

    win: Literal[False]
    why: Why
    gain_by: int


class Part(_Shape):
    """What a group of the split counts as, and its xi."""

    name: str
    xi: int


class Counting(_Shape):
    """How the items of a win are added up."""

    rule: str
    name: str
    english: str


class CardAccount(_Shape):
    """How a win of word cards comes to its total."""

    parts: list[Part]
    counting: Counting


class Step(_Shape):
    """A number by a rule: added, multiplied, or the most that is owed."""

    rule: str
    title: str
    english: str
    sign: Literal["+", "×", "≤"]
    value: int


class Due(_Shape):
    """What a payer owes, and the steps to it from the total."""

    payer: int
    due: int
    steps: list[Step]


class MahjongAccount(_Shape):
    """How what is paid for a win of mahjong comes from its total."""

    sums: list[Due]


class WinChanges(_Shape):
    """What changes do to a hand that wins, those without an effect apart."""

    win: Literal[True]
    total: int
    gain: int
    account: CardAccount | MahjongAccount
    changes: list[Moved | Lost]
    same: list[Unmoved]


class NoWinChanges(_Shape):
    """Which changes would make a hand win.

    `lacks` tiles would have to be others until it has a winning shape (null: no tiles would do); absent where it takes
    no such shape.
    """

    win: Literal[False]
    total: int
    gain: int
    why: Why
    lacks: int | None = None
    changes: list[Moved]
    same: list[Unmoved]
