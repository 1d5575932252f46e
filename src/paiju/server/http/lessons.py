"""`GET /lessons/{game}`: a round to learn a game by, as the seat that learns sees it, with words and questions."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from anyio import to_thread
from fastapi import APIRouter
from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response

from paiju.advice import explained, hint, why
from paiju.core.errors import InvalidError
from paiju.flow.options import differing
from paiju.flow.round import AnyRound
from paiju.flow.window import bits
from paiju.formats import lesson as lessons
from paiju.formats import record_writer
from paiju.formats.lesson import Lesson, Line, Words
from paiju.server.http.games import GameId
from paiju.server.http.problems import REFUSALS
from paiju.server.http.replies import JSON, kept


class Said(BaseModel):
    """Words in both languages, the rule that they come from (empty: none), the tiles that they speak of."""

    zh: str
    en: str
    rule: str
    show: list[str]


class Barred(BaseModel):
    """What may not be done, and the rule that forbids it."""

    action: str
    rule: str


class Question(BaseModel):
    """A decision of the one who learns: what he may do, what the lesson wants, what is said of other answers.

    `*` in `instead` stands for all others.
    `reasons` are those for what he may not do; of each tile of the hand where a discard is asked.
    """

    actions: list[str]
    wanted: str
    instead: dict[str, Said]
    reasons: list[Barred]


class Step(BaseModel):
    """Words that stand after so many frames, and the question there; null where there is only something to read."""

    frames: int
    said: Said
    ask: Question | None


class Outcome(BaseModel):
    """How the round ends: as in its record, and what explains it."""

    deltas: list[int]
    scores: list[dict[str, Any]]
    next_dealer: int | None
    explained: dict[str, Any]


class Course(BaseModel):
    """A lesson. `frames` hold what the seat learns of each frame; `hints` what can be told of its hand after each."""

    game: str
    options: dict[str, Any]
    kinds: list[str]
    dead_wall: int
    seat: int
    seats: int
    dealer: int
    frames: list[list[list[Any]]]
    hints: list[dict[str, Any]]
    steps: list[Step]
    outcome: Outcome


def router() -> APIRouter:
    """The route; the one who includes it says below which address."""
    routes = APIRouter(tags=["games"], responses=REFUSALS)
    routes.add_api_route("/lessons/{game}", show_lesson, response_model=Course)
    return routes


async def show_lesson(request: Request, game: GameId) -> Response:
    """A round to learn the game by: frames as one seat sees them, and what is said at which. Errors: `not_found`."""
    return kept(request, await to_thread.run_sync(_course, game), JSON)


@cache
def _course(game: str) -> str:
    return course(lessons.lesson(game)).model_dump_json()


def course(lesson: Lesson) -> Course:
    """A lesson as its page needs it. Errors: `bad_lesson`."""
    steps: list[Step] = []
    current: AnyRound | None = None
    for line, current in lessons.played(lesson):
        if line.words is not None:
            steps.append(_step(lesson, line, line.words, current))
            _check_order(line, steps)
    assert current is not None
    frames = [current.frame(number, lesson.seat) for number in range(len(current.frames))]
    return Course(
        game=lesson.game.id,
        options=differing(lesson.game.options, lesson.options),
        kinds=list(lesson.game.vocabulary.tiles(lesson.options).names),
        dead_wall=lesson.rules.dead_wall,
        seat=lesson.seat,
        seats=lesson.rules.seats,
        dealer=current.setup.dealer,
        frames=[[list(event) for event in frame] for frame in frames],
        hints=list(_hints(lesson, frames)),
        steps=steps,
        outcome=_outcome(lesson, current),
    )


def _step(lesson: Lesson, line: Line, words: Words, current: AnyRound) -> Step:
    frames = line.frame or len(current.frames)
    if frames > len(current.frames):
        raise InvalidError("bad_lesson", f"line {line.number}: only {len(current.frames)} frames have been played")
    question = None if line.action is None else _question(lesson, line, line.action, current)
    return Step(frames=frames, said=_said(words), ask=question)


def _check_order(line: Line, steps: Sequence[Step]) -> None:
    """A step never stands before the one that is told before it."""
    if len(steps) > 1 and steps[-1].frames < steps[-2].frames:
        raise InvalidError("bad_lesson", f"line {line.number}: {steps[-2].frames} frames have been played by then")


def _question(lesson: Lesson, line: Line, wanted: int, current: AnyRound) -> Question:
    text = lesson.rules.actions.text
    return Question(
        actions=[text(action) for action in bits(current.menu(lesson.seat))],
        wanted=text(wanted),
        instead={_named(lesson, action): _said(words) for action, words in line.instead.items()},
        reasons=[Barred(**reason._asdict()) for reason in _reasons(lesson, current)],
    )


def _named(lesson: Lesson, action: int) -> str:
    return lessons.ANY if action == lessons.OTHERS else lesson.rules.actions.text(action)


def _reasons(lesson: Lesson, current: AnyRound) -> Iterator[Any]:
    """Why not what is not open now: claims, kongs, wins; and tiles of the hand, where one is to be discarded."""
    rules, seat = lesson.rules, lesson.seat
    view, menu = current.view(seat), current.menu(seat)
    yield from why(rules, view, menu, seat)
    texts = [rules.actions.text(action).split(" ") for action in bits(menu)]
    names = lesson.game.vocabulary.tiles(lesson.options).names
    for verb in {words[0] for words in texts if len(words) > 1} & {"discard", "ready"}:
        for kind in sorted(set(view.concealed(seat))):
            yield from why(rules, view, menu, seat, f"{verb} {names[kind]}")


def _hints(lesson: Lesson, frames: Sequence[Sequence[Any]]) -> Iterator[dict[str, Any]]:
    """After each frame, what a table would tell the seat about its hand."""
    view = lesson.rules.blank(lesson.seat)
    for frame in frames:
        for event in frame:
            view.evolve(event)
        yield hint(lesson.game, lesson.rules, view, lesson.seat)._asdict()


def _outcome(lesson: Lesson, current: AnyRound) -> Outcome:
    end = record_writer.end(current, False)
    return Outcome(
        deltas=end["deltas"],
        scores=end["scores"],
        next_dealer=end["next_dealer"],
        explained=explained(lesson.game, lesson.rules, current.state),
    )


def _said(words: Words) -> Said:
    return Said(zh=words.zh, en=words.en, rule=words.rule, show=list(words.show))
