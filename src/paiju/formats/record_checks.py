"""What a record's lines say, taken apart for its replay, and how they are held against what the rules say."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from paiju.core import seeds
from paiju.core.codec import Json, dump, is_integer, pointer
from paiju.core.errors import InvalidError
from paiju.flow.away import AUTO, GONE, HERE
from paiju.flow.round import AnyRound
from paiju.formats.record_reader import Line, RoundRecord

COMINGS = frozenset({"leave", "back", "auto"})
"""What a seat does that goes, returns or switches 托管."""


class Step(NamedTuple):
    """A line that agrees with the rules: its number in the file, its object, the round."""

    number: int
    line: dict[str, Json]
    round: AnyRound


class Follows(NamedTuple):
    """What a round leaves to the next of its session: keys of the first line; by seat time-outs in a row, presence."""

    header: Mapping[str, Json]
    lapses: tuple[int, ...]
    away: tuple[int, ...]


def until_closed(record: RoundRecord, at: int) -> tuple[list[Line], Line]:
    """From a place inside a window: its time-outs, and the line that closes it."""
    lapses: list[Line] = []
    for line in record.events[at:]:
        if line.value["do"] == "lapse":
            lapses.append(line)
        elif line.value["do"] not in COMINGS:
            return lapses, line
    return lapses, record.end


def away_at_start(record: RoundRecord) -> dict[int, int]:
    """Seat → how it is away when the round begins (`flow.away`), in the order of the lines before all else.

    Who leaves before anything else has happened has such a line too; taking him for away from the start changes
    nothing, unless somebody has answered first, see `first_answers`.
    """
    away: dict[int, int] = {}
    asked = until_closed(record, 0)[1].value.get("asked")
    answered = asked if isinstance(asked, dict) else {}
    for line in record.events:
        seat, goes = seat_of(line, record.rules.seats), presence_of(line)
        if not goes or seat is None or seat in away or str(seat) in answered:
            break
        away[seat] = goes
    return away


def first_answers(record: RoundRecord) -> set[int]:
    """The seats that answered, or whose time was over, in the first window of several seats."""
    lapses, closing = until_closed(record, 0)
    asked = closing.value.get("asked")
    named_seats = {int(name) for name in asked if name.isdecimal()} if isinstance(asked, dict) else set()
    return named_seats | {seat for line in lapses if (seat := seat_of(line, record.rules.seats)) is not None}


def lapses_at_start(record: RoundRecord) -> tuple[int, ...]:
    """By seat, the time-outs in a row that the rounds before must have left behind, for the record has no key for it.

    Whose first time-out in the round already brings 托管 had all but one of them before.
    """
    lapses, known = [0] * record.rules.seats, set[int]()
    for at, line in enumerate(record.events):
        seat = seat_of(line, record.rules.seats)
        if line.value["do"] != "lapse" or seat is None or seat in known:
            continue
        known.add(seat)
        if any(_puts_in_auto(next_line, seat) for next_line in _until_answered(record, at)):
            lapses[seat] = record.rules.lapse_limit - 1
    return tuple(lapses)


def _until_answered(record: RoundRecord, at: int) -> Iterable[Line]:
    """The lines from a time-out up to the event that closes its window."""
    for line in record.events[at:]:
        if line.value["do"] not in COMINGS | {"lapse"}:
            return
        yield line


def _puts_in_auto(line: Line, seat: int) -> bool:
    return line.value["do"] == "auto" and line.value.get("on") is True and line.value.get("seat") == seat


def presence_of(line: Line) -> int | None:
    """How a seat is present after this line (`flow.away`); None for a line that does not tell."""
    do, switched = line.value["do"], line.value.get("on")
    if do == "auto" and isinstance(switched, bool):
        return AUTO if switched else HERE
    return {"leave": GONE, "back": HERE}.get(do)


def seat_of(line: Line, seats: int) -> int | None:
    """The seat of a line; None where it names none that there is."""
    seat = line.value.get("seat")
    return int(seat) if seat is not None and is_integer(seat) and 0 <= seat < seats else None


def check_fair(record: RoundRecord) -> None:
    """The commitment is that of the secret, the seed follows from secret, number and what the seats gave.

    Errors: `bad_record`.
    """
    header, fair = record.header, record.fair
    if fair is None or record.seed is None:
        raise wrong(header, "without seed and fair there is nothing to verify", "fair")
    if seeds.commitment(fair.secret) != fair.commit:
        raise wrong(header, f"expected {seeds.commitment(fair.secret).hex()}, the hash of the secret", "fair", "commit")
    seed = seeds.round_seed(fair.secret, record.number, fair.seeds)
    if seed != record.seed:
        raise wrong(header, f"expected {seed.hex()}, from fair and the number of the round", "seed")


def check_keys(line: Line, expected: Mapping[str, Json], keys: Iterable[str]) -> None:
    """Hold a line against what it has to be, key by key. Errors: `bad_record` with the first key that differs."""
    key = difference(expected, line.value, keys)
    if key is not None:
        raise wrong(line, f"{key}: expected {_shown(expected, key)}, but there is {_shown(line.value, key)}", key)


def _shown(value: Mapping[str, Json], key: str) -> str:
    return dump(value[key]) if key in value else "no such key"


def difference(expected: Mapping[str, Json], found: Mapping[str, Json], keys: Iterable[str]) -> str | None:
    """The first key in which two objects differ; the order of keys does not count, 1 is neither 1.0 nor true."""
    for key in keys:
        if (key in expected) != (key in found) or _plain(expected.get(key)) != _plain(found.get(key)):
            return key
    return None


def _plain(value: Json) -> Any:
    """A value that equals another exactly if their JSON is the same."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return (type(value), value)


def named(seats: Iterable[int]) -> str:
    """The seats, for people."""
    return "seat " + ", ".join(map(str, seats))


def wrong(line: Line, message: str, *at: str) -> InvalidError:
    """That a line and the rules disagree; `at` leads into the line."""
    return InvalidError("bad_record", f"line {line.number}: {message}", pointer("", *at))
