"""The shapes of what HTTP answers, for its schema: scores and waits as in docs/formats.md, and what a game declares."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from paiju.core.events import Seen


class _Shape(BaseModel):
    """An object with these keys and no others; a key that does not apply is absent."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Why(_Shape):
    """The rule that fails where a hand does not win."""

    rule: str
    text: str


class Item(_Shape):
    """One line of a score."""

    rule: str
    name: str
    unit: Literal["fan", "times", "xi", "bonus", "points"]
    value: int


class _Score(_Shape):
    """`deltas` are by seat and sum to 0; `split` has the winning tile's group first."""

    items: list[Item]
    total: int
    deltas: list[int]
    split: list[str]


class Win(_Score):
    """What a hand that wins is worth."""

    win: Literal[True]


class NoWin(_Score):
    """Why a hand does not win."""

    win: Literal[False]
    why: Why


class Wait(_Shape):
    """A tile that would complete the hand, how many copies are unseen, what it would score."""

    tile: str
    left: int
    total: int


class Waits(_Shape):
    """Every tile that would complete the hand, in suit and rank order."""

    waits: list[Wait]


class GameLine(_Shape):
    """A game in the list of games.

    `seats` under its default options, `version` that of its rules; `faces` are a few tiles by which it is known.
    `lesson`: whether `/lessons/{game}` has one.
    """

    id: str
    family: Literal["mahjong", "zipai"]
    title: str
    english: str
    sentence: str
    sentence_english: str
    faces: list[str]
    seats: int
    version: int
    lesson: bool


class Games(_Shape):
    """Every game, in the order in which they are shown."""

    games: list[GameLine]


class Needs(_Shape):
    """Another option of the game, and the values of which it has to have one."""

    option: str
    among: list[bool | int | str]


class _Option(_Shape):
    """An option of a game, and the rule that tells of it; where `needs` does not hold it changes nothing.

    Forms show those first that are `common`.
    """

    key: str
    rule: str
    title: str
    english: str
    needs: Needs | None
    common: bool


class ChoiceOption(_Option):
    """An option with these values; a default of null: while it is not set, another option decides."""

    default: bool | int | str | None
    choices: list[bool | int | str]


class NumberOption(_Option):
    """An option that is an integer of at least so much."""

    default: int
    least: int


class TilesOption(_Option):
    """An option that is a text of tiles, each of them one of `tiles`; it may be empty."""

    default: str
    tiles: list[str]


class EventField(_Shape):
    """A field of an event, in its place; `seen` by nobody, all, the event's seat, or each seat its own entry."""

    name: str
    seen: Seen


class EventType(_Shape):
    """A type of event; of a private one only its seat learns that it happened."""

    code: int
    name: str
    private: bool
    fields: list[EventField]


class Word(_Shape):
    """What people call a thing."""

    title: str
    english: str


class Mark(_Shape):
    """A mark of a request, and the ways to win with which it may count; of one that changes nothing, none."""

    mark: str
    ways: list[str]


class Missing(_Shape):
    """The tiles that the game does not have where an option has this value."""

    option: str
    value: bool | int | str
    tiles: list[str]


class Asks(_Shape):
    """What a request to score a hand of the game may name, in the words of docs/formats.md.

    `keys` are those that not all games have, `wilds` the tiles of which one is the `wild`, `missing` what options
    take out of the game.
    """

    keys: list[str]
    melds: list[str]
    ways: list[str]
    marks: list[Mark]
    wilds: list[str]
    missing: list[Missing]


class Game(GameLine):
    """What a game declares.

    `kinds` are the names of its tiles by the number that events use, under default options; `names` are its score
    items and payments, Chinese → English; `order` is the rule that tells whose claim goes first; `total` is the unit
    of a score's total, `units` what units are called where the game has a name of its own for them, `words` what
    things of the table are called.
    """

    options: list[ChoiceOption | NumberOption | TilesOption]
    kinds: list[str]
    names: dict[str, str]
    order: str
    total: str
    units: dict[str, Word]
    words: dict[str, Word]
    asks: Asks
    events: list[EventType]


class Rule(_Shape):
    """One rule of a page, without the mark of a house ruling."""

    rule: str
    text: str


class Example(_Shape):
    """A published request, malformed ones too, the rule it belongs to, and its answer in the short form.

    `note` is a remark in English. In `expect` items are name → value, of a rule or an error there is the id or code.
    """

    id: str
    rule: str
    note: str
    ask: dict[str, Any]
    expect: dict[str, Any]


class Examples(_Shape):
    """The examples of a game, in order."""

    examples: list[Example]
