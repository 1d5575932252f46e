"""The record of a round, read: each line JSON, the first of each round typed; whether it is true is not judged here."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from paiju.core.codec import Json, is_integer, load, pointer
from paiju.core.errors import InvalidError
from paiju.flow.game import Deal, Game, Rules
from paiju.flow.match import Fair
from paiju.flow.options import completed
from paiju.flow.registry import find
from paiju.formats.record_writer import FORMAT, HEADER_KEYS

OPTIONAL_KEYS = frozenset({"pot", "seed", "fair", "dice"})
_HEX = re.compile(r"(?:[0-9a-f]{2}){0,32}")
_LARGEST_ROUND = (1 << 32) - 1


class Line(NamedTuple):
    """A line: its number in the file, from 1, and its JSON object."""

    number: int
    value: dict[str, Json]


@dataclass(frozen=True)
class RoundRecord:
    """The lines of one round, and what its first line says, typed."""

    header: Line
    events: tuple[Line, ...]
    end: Line
    game: Game[Any]
    options: Mapping[str, Any]
    """Full options."""
    rules: Rules[Any]
    deal: Deal
    seed: bytes | None
    fair: Fair | None

    @property
    def number(self) -> int:
        """The number of the round in its session, from 1."""
        return int(self.header.value["round"])

    @property
    def dealer(self) -> int:
        """The seat that deals."""
        return int(self.header.value["dealer"])

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(self.header.value["seats"])

    @property
    def balances(self) -> tuple[int, ...]:
        """The balances before the round."""
        return tuple(self.header.value["balances"])

    @property
    def pot(self) -> int:
        """The pot before the round; 0 in a game without one."""
        return int(self.header.value.get("pot", 0))

    @property
    def after_draw(self) -> bool:
        """Whether the round before ended without a winner."""
        return bool(self.header.value["after_draw"])


def read(lines: Iterable[str]) -> Iterator[RoundRecord]:
    """The rounds in the lines of a file, one after the other; empty lines are skipped.

    Errors (`InvalidError`, the message names the line, `at` points into it): `bad_request`, and in the first line of a
    round `unknown_option`, `bad_tile`, `not_in_game`.
    """
    last = 0
    open_round: list[Line] = []
    for line in _objects(lines):
        last = line.number
        if not open_round:
            _check_begins(line)
        elif "format" in line.value:
            raise _bad(line.number, f"a round begins, but the one of line {open_round[0].number} has no end line")
        elif not isinstance(line.value.get("do"), str):
            raise _bad(line.number, "an event says what happened: a text in the key do", "/do")
        open_round.append(line)
        if line.value.get("do") == "end" and len(open_round) > 1:
            yield _record(open_round)
            open_round = []
    if open_round:
        raise _bad(last, f"the file ends here, but the round of line {open_round[0].number} has no end line")
    if not last:
        raise _bad(1, "there is no round in the file")


def _objects(lines: Iterable[str]) -> Iterator[Line]:
    for number, text in enumerate(lines, 1):
        if text.strip():
            yield Line(number, _object(number, text))


def _object(number: int, text: str) -> dict[str, Json]:
    try:
        value = load(text)
    except InvalidError as error:
        raise _bad(number, error.message.replace(" at line 1, ", " at "), error.at) from None
    if not isinstance(value, dict):
        raise _bad(number, "a line is one JSON object")
    return value


def _check_begins(line: Line) -> None:
    if line.value.get("format") != FORMAT:
        raise _bad(line.number, f"a round begins with a line whose format is {FORMAT!r}", "/format")


def _bad(number: int, message: str, at: str = "") -> InvalidError:
    return InvalidError("bad_request", f"line {number}: {message}", at)


def _record(lines: list[Line]) -> RoundRecord:
    first, *events, last = lines
    try:
        return _typed(first, tuple(events), last)
    except InvalidError as error:
        raise InvalidError(error.code, f"line {first.number}: {error.message}", error.at) from None


def _typed(first: Line, events: tuple[Line, ...], last: Line) -> RoundRecord:
    value = first.value
    _check_keys(value)
    game = find(value["game"], "/game")
    _need(isinstance(value["options"], dict), "options is an object", "options")
    options = completed(game.options, value["options"])
    rules = game.compile(options)
    _check_values(value, rules.seats)
    deal = rules.lines.wall(value | _lots(events))
    seed = bytes.fromhex(value["seed"]) if "seed" in value else None
    fair = _fair(value["fair"], rules.seats) if "fair" in value else None
    return RoundRecord(first, events, last, game, options, rules, deal, seed, fair)


def _lots(events: Iterable[Line]) -> dict[str, Json]:
    """What was drawn by lot and stands in a line of its own, as if the first line told it."""
    return next(({"wild": line.value.get("tile")} for line in events if line.value["do"] == "wild"), {})


def _check_keys(value: Mapping[str, Json]) -> None:
    for key in value:
        _need(key in HEADER_KEYS, f"there is no key {key!r}", key)
    for key in HEADER_KEYS:
        if key not in OPTIONAL_KEYS and key not in value:
            raise InvalidError("bad_request", f"the key {key!r} is missing")


def _check_values(value: Mapping[str, Json], seats: int) -> None:
    _need(is_integer(value["rules"]), "rules is the version of the rules, an integer", "rules")
    number, dealer = value["round"], value["dealer"]
    _need(is_integer(number) and 1 <= number <= _LARGEST_ROUND, "round is a number from 1", "round")
    _need(is_integer(dealer) and 0 <= dealer < seats, f"dealer is a seat from 0 to {seats - 1}", "dealer")
    _need(_list_of(value["seats"], seats, _is_text), f"seats holds {seats} names", "seats")
    _need(_list_of(value["balances"], seats, is_integer), f"balances holds {seats} integers", "balances")
    pot = value.get("pot", 0)
    _need(is_integer(pot) and pot >= 0, "pot is an integer of at least 0", "pot")
    _need(isinstance(value["after_draw"], bool), "after_draw is true or false", "after_draw")
    _need(_is_hex(value.get("seed", "00" * 32), 32), "seed is 32 bytes in small hexadecimal digits", "seed")
    _need(_list_of(value["hands"], seats, _is_text), f"hands holds {seats} texts of tiles", "hands")


def _fair(value: Json, seats: int) -> Fair:
    keys = {"commit", "secret", "seeds"}
    _need(isinstance(value, dict) and value.keys() == keys, "fair holds commit, secret and seeds", "fair")
    for key in ("commit", "secret"):
        _need(_is_hex(value[key], 32), f"{key} is 32 bytes in small hexadecimal digits", "fair", key)
    _need(_list_of(value["seeds"], seats, _is_hex), f"seeds holds {seats} times 0 to 32 bytes", "fair", "seeds")
    commit, secret, *seeds = map(bytes.fromhex, (value["commit"], value["secret"], *value["seeds"]))
    return Fair(commit, secret, tuple(seeds))


def _need(holds: bool, message: str, *at: str) -> None:
    if not holds:
        raise InvalidError("bad_request", message, pointer("", *at))


def _list_of(value: Json, length: int, fits: Any) -> bool:
    return isinstance(value, list) and len(value) == length and all(fits(item) for item in value)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_hex(value: object, length: int | None = None) -> bool:
    """Whether the value is bytes in small hexadecimal digits: at most 32, or exactly `length`."""
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        return False
    return length is None or len(value) == 2 * length
