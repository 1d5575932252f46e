"""A lesson: one round of a game with every answer written down, and words for the seat that learns by it.

`lessons/<game>.jsonl` is such a round, a JSON object a line, as docs/adding-a-game.md tells. The first says what is
played and from which seat; then come the answers of all seats in their order and, between them, words alone; the last
says how the round ends.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from paiju.core.codec import Json, is_integer, load
from paiju.core.errors import IllegalError, InvalidError
from paiju.flow.game import Game, Rules, Setup
from paiju.flow.options import completed
from paiju.flow.registry import find
from paiju.flow.round import AnyRound, Round
from paiju.formats import pages

FOLDER = Path(__file__).parent.parent / "lessons"
FORMAT = "paiju-lesson-1"

OTHERS = -1
ANY = "*"
"""How `OTHERS` is written."""

_SEED = re.compile(r"[0-9a-f]{64}")
_FIRST = frozenset({"format", "game", "options", "seed", "seat"})
_WORDS = frozenset({"zh", "en", "rule", "show"})
_ANSWER = frozenset({"seat", "do"})


class Words(NamedTuple):
    """What is said at a moment: in Chinese, in English, by which rule, and the tiles that it speaks of."""

    zh: str
    en: str
    rule: str = ""
    show: tuple[str, ...] = ()


class Line(NamedTuple):
    """A line of a lesson: an answer of a seat, words, or both. `instead`: another answer → what is said of it.

    `OTHERS` stands there for all answers without words of their own. `frame`: words alone stand where so many frames
    have been played; 0 is wherever the round stands.
    """

    number: int
    seat: int | None = None
    action: int | None = None
    words: Words | None = None
    instead: Mapping[int, Words] = {}
    frame: int = 0


@dataclass(frozen=True)
class Lesson:
    """A lesson as it is written; whether its answers are legal is told by `played`."""

    game: Game[Any]
    options: Mapping[str, Any]
    """Full options."""
    rules: Rules[Any]
    seed: bytes
    seat: int
    """The seat that learns."""
    lines: tuple[Line, ...]
    deltas: tuple[int, ...]
    """By seat, what the round brings."""


class Moment(NamedTuple):
    """A line, and the round as it is before its answer is given; the last one is the round at its end."""

    line: Line
    round: AnyRound


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game. Errors: `not_found`, those of `read`."""
    if not exists(game):
        raise InvalidError("not_found", "there is no lesson of this game")
    return read(_path(game).read_text(encoding="utf-8").splitlines())


def exists(game: str) -> bool:
    """Whether there is a lesson of this game: one from another package may have none."""
    return re.fullmatch(r"[a-z]+", game) is not None and _path(game).exists()


def _path(game: str) -> Path:
    """Where its lesson lies: beside the pages of a game that comes from another package."""
    folder = pages.folder(game)
    return (FOLDER if folder == pages.FOLDER else folder / "lessons") / f"{game}.jsonl"


def read(texts: Iterable[str]) -> Lesson:
    """The lesson in these lines. Errors: `bad_lesson`, naming the line."""
    first, *others = list(_objects(texts)) or [(1, {})]
    lesson = _begun(*first)
    if not others or "end" not in others[-1][1]:
        raise _bad(others[-1][0] if others else 1, "the last line says how the round ends: a key end")
    lines = tuple(_line(lesson, number, value) for number, value in others[:-1])
    number, value = others[-1]
    deltas = value["end"]
    if not isinstance(deltas, list) or not all(map(is_integer, deltas)) or len(deltas) != lesson.rules.seats:
        raise _bad(number, "end holds what the round brings to each seat")
    last = Line(number, words=_words(lesson, number, value, {"end"}))
    return Lesson(lesson.game, lesson.options, lesson.rules, lesson.seed, lesson.seat, (*lines, last), tuple(deltas))


def played(lesson: Lesson) -> Iterator[Moment]:
    """The round of a lesson, decided by the rules of today, line by line.

    Errors: `bad_lesson` where an answer is not legal, where the learner was not asked for his, where the round ends
    otherwise than is written.
    """
    current = _dealt(lesson)
    for line in lesson.lines[:-1]:
        yield Moment(line, current)
        if line.action is not None:
            _answer(lesson, line, current)
    last = lesson.lines[-1]
    if not current.over:
        raise _bad(last.number, "the round is not over")
    deltas = lesson.rules.outcome(current.state).deltas
    if deltas != lesson.deltas:
        raise _bad(last.number, f"the round brings {list(deltas)}, not {list(lesson.deltas)}")
    yield Moment(last, current)


def _dealt(lesson: Lesson) -> AnyRound:
    rules = lesson.rules
    setup = Setup(rules.first_dealer(lesson.seed), (rules.start_balance,) * rules.seats)
    return Round(rules, setup, rules.shuffle(lesson.seed))


def _answer(lesson: Lesson, line: Line, current: AnyRound) -> None:
    assert line.seat is not None
    assert line.action is not None
    window = current.window
    for action in line.instead.keys() - {OTHERS}:
        if action == line.action or not current.menu(line.seat) >> action & 1:
            raise _bad(line.number, f"{lesson.rules.actions.text(action)} is no other answer that could be given")
    try:
        current.answer(line.seat, line.action)
    except IllegalError as error:
        raise _bad(line.number, f"{error.message} ({error.at or error.code})") from None
    if window is not None and window is not current.window and window.waits_for(lesson.seat):
        raise _bad(line.number, "the one who learns was asked too, and answers first")


def _objects(texts: Iterable[str]) -> Iterator[tuple[int, dict[str, Json]]]:
    for number, text in enumerate(texts, 1):
        if not text.strip():
            continue
        try:
            value = load(text)
        except InvalidError as error:
            raise _bad(number, error.message) from None
        if not isinstance(value, dict):
            raise _bad(number, "a line is one JSON object")
        yield number, value


def _begun(number: int, value: dict[str, Json]) -> Lesson:
    """What the first line says, without any lines yet."""
    if value.get("format") != FORMAT:
        raise _bad(number, f"a lesson begins with a line whose format is {FORMAT!r}")
    _check_keys(number, value, _FIRST)
    try:
        game = find(value.get("game"))
        options = completed(game.options, value.get("options", {}))
        rules = game.compile(options)
    except InvalidError as error:
        raise _bad(number, error.message) from None
    seed, seat = value.get("seed"), value.get("seat")
    if not isinstance(seed, str) or not _SEED.fullmatch(seed):
        raise _bad(number, "seed is 32 bytes in small hexadecimal digits")
    return Lesson(game, options, rules, bytes.fromhex(seed), _seat(rules, number, seat), (), ())


def _seat(rules: Rules[Any], number: int, seat: Json) -> int:
    if not is_integer(seat) or not 0 <= seat < rules.seats:
        raise _bad(number, f"seat is a number from 0 to {rules.seats - 1}")
    return int(seat)


def _line(lesson: Lesson, number: int, value: dict[str, Json]) -> Line:
    if "do" not in value:
        frame = value.get("frame", 0)
        if not is_integer(frame) or frame < 0:
            raise _bad(number, "frame is how many frames have been played")
        return Line(number, words=_words(lesson, number, value, {"frame"}), frame=frame)
    seat = _seat(lesson.rules, number, value.get("seat"))
    action = _action(lesson, number, value["do"])
    if seat != lesson.seat:
        _check_keys(number, value, _ANSWER)
        return Line(number, seat, action)
    instead = value.get("instead", {})
    if not isinstance(instead, dict) or not all(isinstance(words, dict) for words in instead.values()):
        raise _bad(number, "instead holds words for other answers")
    others = {
        OTHERS if do == ANY else _action(lesson, number, do): _words(lesson, number, words)
        for do, words in instead.items()
    }
    return Line(number, seat, action, _words(lesson, number, value, _ANSWER | {"instead"}), others)


def _action(lesson: Lesson, number: int, text: Json) -> int:
    try:
        action: int = lesson.rules.actions.number(text if isinstance(text, str) else "")
    except InvalidError as error:
        raise _bad(number, error.message) from None
    return action


def _words(lesson: Lesson, number: int, value: dict[str, Json], others: Iterable[str] = ()) -> Words:
    """Words of a line, both languages of which have to be there."""
    _check_keys(number, value, _WORDS.union(others))
    for language in pages.LANGUAGES:
        if not isinstance(value.get(language), str) or not value[language].strip():
            raise _bad(number, f"there are no words in language {language!r}")
    rule, show = value.get("rule", ""), value.get("show", "")
    if rule and rule not in pages.rules(lesson.game.id):
        raise _bad(number, f"the page of {lesson.game.id} has no rule {rule!r}")
    return Words(value["zh"], value["en"], rule, _shown(lesson, number, show))


def _shown(lesson: Lesson, number: int, text: Json) -> tuple[str, ...]:
    """The names of the tiles in a text such as `5p 5p 5p`."""
    names = tuple(text.split()) if isinstance(text, str) else ("",)
    known = lesson.game.vocabulary.tiles(lesson.options).names
    for name in names:
        if name not in known:
            raise _bad(number, f"{lesson.game.id} has no tile {name!r}")
    return names


def _check_keys(number: int, value: Mapping[str, Json], known: Iterable[str]) -> None:
    for key in value:
        if key not in known:
            raise _bad(number, f"there is no key {key!r} here")


def _bad(number: int, message: str) -> InvalidError:
    return InvalidError("bad_lesson", f"line {number}: {message}")
