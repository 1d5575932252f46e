"""`GET /api/lessons/{game}`: a lesson as its page needs it, and no more than the seat that learns may know."""

import json
from typing import Any

import pytest

from paiju.core.errors import InvalidError
from paiju.core.events import HIDDEN
from paiju.flow.game import Game
from paiju.flow.registry import games
from paiju.formats import lesson as lessons
from paiju.formats import pages
from paiju.server.http.lessons import Course, course, router
from tests.server.http.house import ask, house

EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def told(game: str) -> Course:
    answer = ask(house(router()), "GET", f"/api/lessons/{game}")
    assert answer.status_code == 200
    return Course.model_validate_json(answer.content)


def as_json(value: Any) -> Any:
    """Tuples as the lists that they become."""
    return json.loads(json.dumps(value))


@EVERY_GAME
def test_every_game_tells_that_it_has_one(game: Game[Any]) -> None:
    assert ask(house(), "GET", f"/api/games/{game.id}").json()["lesson"] is True


@EVERY_GAME
def test_the_round_is_told_as_its_seat_sees_it(game: Game[Any]) -> None:
    """Frame by frame what the vocabulary lets the seat know: other hands lie hidden, until the end shows them."""
    shown, lesson = told(game.id), lessons.lesson(game.id)
    played = list(lessons.played(lesson))[-1].round
    assert shown.frames == [as_json(played.frame(number, lesson.seat)) for number in range(len(played.frames))]
    hands = next(field for field in shown.frames[0][0][2:] if isinstance(field, list) and len(field) == shown.seats)
    assert [seat for seat, hand in enumerate(hands) if hand != HIDDEN] == [shown.seat]


@EVERY_GAME
def test_nothing_tells_the_wall_before_the_end(game: Game[Any]) -> None:
    shown, lesson = told(game.id), lessons.lesson(game.id)
    text = shown.model_dump_json()
    assert lesson.seed.hex() not in text
    wall = lesson.rules.shuffle(lesson.seed).wall
    assert ",".join(map(str, wall)) not in text
    assert ",".join(map(str, wall[-10:])) not in text


@EVERY_GAME
def test_each_question_has_the_menu_that_a_table_would_offer(game: Game[Any]) -> None:
    shown, lesson = told(game.id), lessons.lesson(game.id)
    questions = [step for step in shown.steps if step.ask is not None]
    moments = [moment for moment in lessons.played(lesson) if moment.line.seat == lesson.seat]
    assert len(questions) == len(moments)
    at = 0
    for line, current in lessons.played(lesson):
        if line.seat != lesson.seat or line.action is None:
            continue
        step, at = questions[at], at + 1
        assert step.ask is not None
        assert current.window is not None
        assert step.frames == current.window.number
        assert step.ask.wanted == lesson.rules.actions.text(line.action)
        numbers = [lesson.rules.actions.number(action) for action in step.ask.actions]
        assert sum(1 << number for number in numbers) == current.menu(lesson.seat)
        assert set(step.ask.instead) <= {*step.ask.actions, lessons.ANY}


@EVERY_GAME
def test_the_wanted_answer_is_what_happened(game: Game[Any]) -> None:
    """A tile that the lesson wants discarded lies in the next frame, unless somebody goes first."""
    shown = told(game.id)
    names = {code: kind.name for code, kind in lessons.lesson(game.id).rules.vocabulary.types.items()}
    for step in shown.steps:
        if step.ask is None or not step.ask.wanted.startswith("discard "):
            continue
        event = shown.frames[step.frames][0]
        assert names[event[0]] == "discard"
        assert event[1] == shown.seat
        assert shown.kinds[event[2]] == step.ask.wanted.removeprefix("discard ")


@EVERY_GAME
def test_what_is_not_open_has_its_rule(game: Game[Any]) -> None:
    known = pages.rules(game.id)
    for step in told(game.id).steps:
        for reason in step.ask.reasons if step.ask else []:
            assert reason.rule in known
            assert reason.action not in (step.ask.actions if step.ask else [])


def test_a_tile_that_may_not_go_is_told_by_its_rule() -> None:
    """会儿 stays in the hand (YS-4.5); a near miss is the tile beside it."""
    first = next(step.ask for step in told("yushu").steps if step.ask)
    barred = {reason.action: reason.rule for reason in first.reasons}
    assert barred["discard 7m"] == "YS-4.5"
    assert "discard 6m" not in barred


@EVERY_GAME
def test_every_frame_has_a_hint_and_the_round_is_settled(game: Game[Any]) -> None:
    shown, lesson = told(game.id), lessons.lesson(game.id)
    assert len(shown.hints) == len(shown.frames)
    assert shown.steps[-1].frames == len(shown.frames)
    assert tuple(shown.outcome.deltas) == lesson.deltas
    assert any(score.get("win") and score["seat"] == shown.seat for score in shown.outcome.scores)


def test_who_has_it_is_not_sent_it_again() -> None:
    app = house(router())
    first = ask(app, "GET", "/api/lessons/hebei")
    again = ask(app, "GET", "/api/lessons/hebei", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304


def test_a_game_that_is_not_there_has_none() -> None:
    answer = ask(house(router()), "GET", "/api/lessons/chess")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


@pytest.mark.parametrize(("frame", "fault"), [(99, "only 10 frames"), (1, "2 frames have been played by")])
def test_words_at_a_frame_that_is_not_there_are_refused(frame: int, fault: str) -> None:
    lines = (lessons.FOLDER / "neijiang.jsonl").read_text(encoding="utf-8").splitlines()
    place = next(place for place, line in enumerate(lines) if '"frame": 4' in line)
    lines[place] = lines[place].replace('"frame": 4', f'"frame": {frame}')
    with pytest.raises(InvalidError) as refused:
        course(lessons.read(lines))
    assert refused.value.code == "bad_lesson"
    assert f"line {place + 1}: " in refused.value.message
    assert fault in refused.value.message
