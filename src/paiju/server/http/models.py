"""The shapes of what HTTP answers, for its schema: scores and waits as in docs/formats.md, and what a game declares."""

from typing import Literal

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
    """A game in the list of games; `seats` under its default options, `version` that of its rules."""

    id: str
    family: Literal["mahjong", "zipai"]
    title: str
    english: str
    sentence: str
    sentence_english: str
    seats: int
    version: int


class Games(_Shape):
    """Every game, in the order in which they are shown."""

    games: list[GameLine]


class _Option(_Shape):
    """An option of a game, and the rule that tells of it."""

    key: str
    rule: str
    title: str
    english: str


class ChoiceOption(_Option):
    """An option with these values; a default of null: while it is not set, another option decides."""

    default: bool | int | str | None
    choices: list[bool | int | str]


class NumberOption(_Option):
    """An option that is an integer of at least so much."""

    default: int
    least: int


class TextOption(_Option):
    """An option that is a text, e.g. of tiles."""

    default: str


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


class Game(GameLine):
    """What a game declares.

    `kinds` are the names of its tiles by the number that events use, under default options; `names` are its score
    items and payments, Chinese → English.
    """

    options: list[ChoiceOption | NumberOption | TextOption]
    kinds: list[str]
    names: dict[str, str]
    events: list[EventType]


class Rule(_Shape):
    """One rule of a page, without the mark of a house ruling."""

    rule: str
    text: str
