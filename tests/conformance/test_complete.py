"""A game without rule page, ties, examples, golden rounds, tests or names is unfinished; this says what is missing."""

from pathlib import Path
from typing import Any

import pytest

from paiju.cli import coverage
from paiju.flow.game import Game
from paiju.flow.registry import games
from paiju.formats import lesson
from tests.conformance import complete
from tests.golden.remake import ROUNDS
from tests.kit.examples import examples

TESTS = Path(__file__).parent.parent
EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@EVERY_GAME
def test_every_rule_has_code_and_a_test(game: Game[Any]) -> None:
    complete.check_coverage(game, TESTS)


def test_coverage_finds_what_is_missing(tmp_path: Path) -> None:
    """The check itself: a rule without a test, and an id that only begins like a tested one, are found."""
    game = games()[0]
    (tmp_path / "test_x.py").write_text("def test_nj_1_10_hit() -> None: ...\ndef test_nj_1_2() -> None: ...\n")
    untested = coverage.untested(game, tmp_path)
    assert "NJ-1.1" in untested
    assert "NJ-1.2" not in untested


@EVERY_GAME
def test_pages_in_both_languages_say_every_rule(game: Game[Any]) -> None:
    complete.check_pages(game)


@EVERY_GAME
def test_names_in_both_languages(game: Game[Any]) -> None:
    complete.check_names(game)


@EVERY_GAME
def test_every_option_is_tried_with_other_values(game: Game[Any]) -> None:
    complete.check_options(game, TESTS / "rules" / game.id)


@EVERY_GAME
def test_every_item_of_an_example_is_named(game: Game[Any]) -> None:
    complete.check_items(game)


@EVERY_GAME
def test_examples(game: Game[Any]) -> None:
    assert len(examples(game.id)) > 50
    complete.check_examples(game)


@EVERY_GAME
def test_golden_rounds_exist(game: Game[Any]) -> None:
    assert sum(golden.game == game.id for golden in ROUNDS) >= 3


@EVERY_GAME
def test_every_reason_of_a_refusal_is_a_rule_of_the_page(game: Game[Any]) -> None:
    complete.check_reasons(game)


@EVERY_GAME
def test_a_lesson_leads_to_a_win(game: Game[Any]) -> None:
    """Whoever never played the game is led through a round of it, and wins."""
    course = lesson.lesson(game.id)
    *_, (_, played) = lesson.played(course)
    assert played.state.winners[0] == course.seat
