"""Lessons: each is a round by the rules of today, with words where somebody learns by it; a faulty one is refused."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paiju.advice import hint
from paiju.core.errors import InvalidError
from paiju.flow.game import Game
from paiju.flow.registry import games
from paiju.formats import lesson as lessons
from paiju.formats import pages
from paiju.formats.lesson import Lesson, Words

EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
MOST_DECISIONS = 12
LEAST_RULES = 8
LONGEST = {"zh": 75, "en": 185}
"""Letters of a text: more of them do not fit beside a table on a small phone."""

CARDS = re.compile("[一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾]")


def words_of(lesson: Lesson) -> Iterator[Words]:
    for line in lesson.lines:
        if line.words is not None:
            yield line.words
        yield from line.instead.values()


def written(game: str) -> list[dict[str, Any]]:
    path = lessons.FOLDER / f"{game}.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def refusal(lines: list[dict[str, Any]]) -> str:
    """Why a lesson of these lines is refused, when it is read or when it is played."""
    with pytest.raises(InvalidError) as refused:
        list(lessons.played(lessons.read(json.dumps(line, ensure_ascii=False) for line in lines)))
    assert refused.value.code == "bad_lesson"
    return refused.value.message


def decisions(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [line for line in lines if "do" in line and line["seat"] == lines[0]["seat"]]


@EVERY_GAME
def test_a_lesson_is_a_short_round_that_the_learner_wins(game: Game[Any]) -> None:
    lesson = lessons.lesson(game.id)
    moments = list(lessons.played(lesson))
    assert moments[-1].round.over
    assert lesson.deltas[lesson.seat] > 0
    assert sum(lesson.deltas) == 0
    assert 5 <= sum(line.seat == lesson.seat for line, _ in moments) <= MOST_DECISIONS


@EVERY_GAME
def test_it_is_played_the_same_each_time(game: Game[Any]) -> None:
    lesson = lessons.lesson(game.id)
    first, second = (list(lessons.played(lesson))[-1].round for _ in range(2))
    assert first.log == second.log
    assert first.frames == second.frames


@EVERY_GAME
def test_whatever_may_be_answered_has_its_words(game: Game[Any]) -> None:
    lesson = lessons.lesson(game.id)
    asked = 0
    for line, current in lessons.played(lesson):
        if line.seat != lesson.seat or line.action is None:
            continue
        asked += 1
        menu = {action for action in range(lesson.rules.actions.count) if current.menu(lesson.seat) >> action & 1}
        assert line.action in menu
        spoken = line.instead.keys() | {line.action}
        assert lessons.OTHERS in spoken or menu <= spoken, f"line {line.number}"
    assert asked == len(decisions(written(game.id)))


@EVERY_GAME
def test_its_words_are_short_and_in_their_language(game: Game[Any]) -> None:
    for words in words_of(lessons.lesson(game.id)):
        assert len(words.zh) <= LONGEST["zh"], words.zh
        assert len(words.en) <= LONGEST["en"], words.en
        assert re.search(r"[。！]$", words.zh), words.zh
        assert re.search(r"[.!]$", words.en), words.en
        assert len(re.findall(r"[一-鿿]", words.zh)) >= 5
        assert len(re.findall(r"[一-鿿]", words.en)) < len(words.en) / 4, words.en


@EVERY_GAME
def test_english_words_are_english(game: Game[Any]) -> None:
    """A term of the game stands in brackets after its English name; numerals of cards may stand alone."""
    for words in words_of(lessons.lesson(game.id)):
        assert not re.search(r"[一-鿿]", CARDS.sub("", re.sub(r"\([^()]*\)", "", words.en))), words.en


@pytest.mark.parametrize(
    ("game", "do", "discard", "waits"),
    [
        ("neijiang", "discard 3s", "3s", "1p 4p 7p"),
        ("yushu", "discard 6p", "3p", "7m 4p 7p 2s 5s"),
        ("yushu", "discard 4s", "4s", "7m 4p 2s"),
        ("hebei", "discard 6s", "6s", "5m"),
        ("weimaque", "discard 5d", "5d", "2d 6d"),
        ("weimaque", "discard 5d", "6d", "4d 7d"),
        ("fulushou", "discard 7d", "7d", "4x 1d"),
    ],
)
def test_the_hand_waits_for_what_is_told(game: str, do: str, discard: str, waits: str) -> None:
    """Where words name what would win after a discard, the rules say the same."""
    lesson = lessons.lesson(game)
    asked = lesson.rules.actions.number(do)
    current = next(now for line, now in lessons.played(lesson) if (line.seat, line.action) == (lesson.seat, asked))
    told = hint(lesson.game, lesson.rules, current.view(lesson.seat), lesson.seat)
    assert [wait["tile"] for wait in told.discards[discard]] == waits.split()


@EVERY_GAME
def test_it_teaches_by_the_rules_of_the_page(game: Game[Any]) -> None:
    taught = {words.rule for words in words_of(lessons.lesson(game.id)) if words.rule}
    assert len(taught) >= LEAST_RULES
    assert taught <= set(pages.rules(game.id, "zh")) & set(pages.rules(game.id, "en"))


def test_another_game_than_there_is_has_no_lesson() -> None:
    for name in ("chess", "../neijiang", ""):
        assert not lessons.exists(name)
        with pytest.raises(InvalidError, match="there is no lesson"):
            lessons.lesson(name)


def test_what_is_as_it_is_written_is_read() -> None:
    """The near miss of all that follows."""
    lines = written("neijiang")
    assert list(lessons.played(lessons.read(map(json.dumps, lines))))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"format": "paiju-lesson-2"}, "line 1: a lesson begins with"),
        ({"game": "chess"}, "line 1: there is no game"),
        ({"options": {"players": 5}}, "line 1: "),
        ({"seed": "00"}, "line 1: seed is 32 bytes"),
        ({"seat": 4}, "line 1: seat is a number from 0 to 3"),
        ({"wall": "1p"}, "line 1: there is no key 'wall'"),
    ],
)
def test_a_first_line_that_makes_no_round_is_refused(change: dict[str, Any], told: str) -> None:
    first, *others = written("neijiang")
    assert told in refusal([first | change, *others])


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"do": "discard 5z"}, "5z"),
        ({"do": "discard 1p"}, "this is not allowed now"),
        ({"en": " "}, "there are no words in language 'en'"),
        ({"zh": None}, "there are no words in language 'zh'"),
        ({"rule": "NJ-99.1"}, "has no rule 'NJ-99.1'"),
        ({"show": "5z"}, "has no tile '5z'"),
        ({"instead": {"discard 1p": {"zh": "好。", "en": "Well."}}}, "discard 1p is no other answer"),
        ({"instead": {"discard 7s": {"zh": "好。", "en": "Well."}}}, "discard 7s is no other answer"),
        ({"instead": "pass"}, "instead holds words"),
        ({"why": "so"}, "there is no key 'why'"),
        ({"seat": 7}, "seat is a number"),
    ],
)
def test_a_decision_that_cannot_be_taught_is_refused(change: dict[str, Any], told: str) -> None:
    lines = written("neijiang")
    place = lines.index(decisions(lines)[0])
    lines[place] |= change
    message = refusal(lines)
    assert message.startswith(f"line {place + 1}: ")
    assert told in message


def test_words_stand_where_so_many_frames_have_been_played() -> None:
    lines = written("neijiang")
    place = next(place for place, line in enumerate(lines) if "frame" in line)
    lines[place]["frame"] = -1
    assert "frame is how many" in refusal(lines)


def test_an_end_that_is_not_so_is_refused() -> None:
    *lines, last = written("neijiang")
    assert "the round brings [14, 0, -5, -9], not [0, 0, 0, 0]" in refusal([*lines, last | {"end": [0, 0, 0, 0]}])
    assert "end holds what the round brings" in refusal([*lines, last | {"end": [0, 0]}])
    assert "the last line says how the round ends" in refusal(lines)


def test_a_round_that_is_not_over_is_refused() -> None:
    lines = written("neijiang")
    assert "the round is not over" in refusal([*lines[:10], lines[-1]])


def test_who_learns_answers_before_a_window_closes_without_him() -> None:
    """Else a table would ask a question that the lesson passes over."""
    lines = written("fulushou")
    claim = next(line for line in decisions(lines) if line["do"].startswith("chi"))
    lines.remove(claim)
    assert "the one who learns was asked too" in refusal(lines)


def test_lines_that_are_no_objects_are_refused() -> None:
    for text in ("[]", "{", "5"):
        with pytest.raises(InvalidError, match="line 1: "):
            lessons.read([text])
    with pytest.raises(InvalidError, match="line 1: a lesson begins with"):
        lessons.read([])


def test_every_file_of_the_folder_is_the_lesson_of_a_game() -> None:
    assert {path.stem for path in Path(lessons.FOLDER).iterdir()} == {game.id for game in games()}
