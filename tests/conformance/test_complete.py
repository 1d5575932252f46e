"""A game without rule page, ties, examples, golden rounds, tests or names is unfinished; this says what is missing."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import paiju
from paiju.cli import coverage
from paiju.core.errors import PaijuError
from paiju.flow.game import Game
from paiju.flow.registry import games
from paiju.formats import pages
from paiju.mahjong import refusals as mahjong_refusals
from paiju.mahjong.play import MahjongRules
from paiju.zipai import refusals as zipai_refusals
from paiju.zipai.play import ZipaiRules
from tests.golden.remake import ROUNDS
from tests.kit.examples import told

REASONS: dict[type, tuple[str, ...]] = {MahjongRules: mahjong_refusals.REASONS, ZipaiRules: zipai_refusals.REASONS}
TESTS = Path(__file__).parent.parent
EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def examples(game: Game[Any]) -> list[dict[str, Any]]:
    path = TESTS / "rules" / "examples" / f"{game.id}.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@EVERY_GAME
def test_every_rule_has_code_and_a_test(game: Game[Any]) -> None:
    assert coverage.untied(game) == []
    assert coverage.untested(game, TESTS) == []


def test_coverage_finds_what_is_missing(tmp_path: Path) -> None:
    """The check itself: a rule without a test, and an id that only begins like a tested one, are found."""
    game = games()[0]
    (tmp_path / "test_x.py").write_text("def test_nj_1_10_hit() -> None: ...\ndef test_nj_1_2() -> None: ...\n")
    untested = coverage.untested(game, tmp_path)
    assert "NJ-1.1" in untested
    assert "NJ-1.2" not in untested


@EVERY_GAME
def test_pages_in_both_languages_say_every_rule(game: Game[Any]) -> None:
    chinese, english = pages.rules(game.id, "zh"), pages.rules(game.id, "en")
    assert list(chinese) == list(english)
    for rule, text in chinese.items():
        assert len(re.findall(r"[一-鿿]", text)) >= 6, f"{rule} in Chinese is no sentence"
        assert re.search(r"[。！]", text), rule
        assert len(re.findall(r"[A-Za-z]{2,}", english[rule])) >= 5, f"{rule} in English is no sentence"
        assert re.search(r"[.!]", english[rule]), rule
        assert len(re.findall(r"[一-鿿]", english[rule])) < len(english[rule]) / 4, f"{rule} is not in English"


@EVERY_GAME
def test_names_in_both_languages(game: Game[Any]) -> None:
    for chinese, english in game.names.items():
        assert re.search(r"[一-鿿]", chinese)
        assert re.fullmatch(r"[ -~]+", english), english
        assert english in pages.page(game.id, "en"), "the name that the page uses"
        assert chinese in pages.page(game.id, "zh")
    for option in game.options:
        assert option.title
        assert option.english
        assert option.rule in pages.rules(game.id)
        assert f"`{option.key}`" in pages.page(game.id, "zh")
        assert f"`{option.key}`" in pages.page(game.id, "en")
    assert game.title
    assert game.english
    assert game.sentence
    assert game.sentence_english


@EVERY_GAME
def test_every_option_is_tried_with_other_values(game: Game[Any]) -> None:
    """Each game has a table of its options; that it holds every value is said there."""
    table = (TESTS / "rules" / game.id / "test_options.py").read_text(encoding="utf-8")
    assert [option.key for option in game.options if f'"{option.key}"' not in table] == []
    assert re.search(r"^def test_every_option", table, re.MULTILINE)


@EVERY_GAME
def test_every_item_of_an_example_is_named(game: Game[Any]) -> None:
    named = {name for line in examples(game) for name in line["expect"].get("items", {})}
    assert named <= set(game.names)


@EVERY_GAME
def test_examples(game: Game[Any]) -> None:
    """Every example of the rule page, through the Python functions."""
    assert len(examples(game)) > 50
    for line in examples(game):
        assert expected_part(line["expect"], answer(line["ask"])) == line["expect"], line["id"]


def answer(ask: Any) -> dict[str, Any]:
    try:
        return paiju.score(ask)
    except PaijuError as error:
        return error.as_json()


def expected_part(expect: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """What an example speaks of, taken out of a whole answer."""
    parts = told(found)
    return {key: parts[key] for key in expect if key in parts}


@EVERY_GAME
def test_golden_rounds_exist(game: Game[Any]) -> None:
    assert sum(golden.game == game.id for golden in ROUNDS) >= 3


@EVERY_GAME
def test_every_reason_of_a_refusal_is_a_rule_of_the_page(game: Game[Any]) -> None:
    rules = game.compile({option.key: option.default for option in game.options})
    assert set(rules.plan.reasons) == set(REASONS[type(rules).__mro__[1]])
    assert set(rules.plan.reasons.values()) <= set(pages.rules(game.id))
    assert rules.why_not(rules.blank(-1), 0, 0) in pages.rules(game.id)
