"""What a finished game has: rules with code and a test, pages and names in both languages, examples that hold.

Each check names what is missing. Games of Paiju are checked by test_complete.py, those of other packages by their own
tests (docs/adding-a-game.md).
"""

import re
from pathlib import Path
from typing import Any

import paiju
from paiju.cli import coverage
from paiju.core.errors import PaijuError
from paiju.flow.game import Game
from paiju.formats import pages
from paiju.mahjong import refusals as mahjong_refusals
from paiju.mahjong.play import MahjongRules
from paiju.zipai import refusals as zipai_refusals
from paiju.zipai.play import ZipaiRules
from tests.kit.examples import examples, told

REASONS: dict[type, tuple[str, ...]] = {MahjongRules: mahjong_refusals.REASONS, ZipaiRules: zipai_refusals.REASONS}


def check(game: Game[Any], tests: Path) -> None:
    """All of it, for a game whose tests lie in one folder."""
    check_coverage(game, tests)
    check_pages(game)
    check_names(game)
    check_options(game, tests)
    check_items(game)
    check_examples(game)
    check_reasons(game)


def check_coverage(game: Game[Any], tests: Path) -> None:
    """Every rule of the page is tied to code, and a test is named by it."""
    assert coverage.untied(game) == []
    assert coverage.untested(game, tests) == []


def check_pages(game: Game[Any]) -> None:
    """Both pages have the same rules, each a sentence in its language."""
    chinese, english = pages.rules(game.id, "zh"), pages.rules(game.id, "en")
    assert list(chinese) == list(english)
    for rule, text in chinese.items():
        assert len(re.findall(r"[一-鿿]", text)) >= 6, f"{rule} in Chinese is no sentence"
        assert re.search(r"[。！]", text), rule
        assert len(re.findall(r"[A-Za-z]{2,}", english[rule])) >= 5, f"{rule} in English is no sentence"
        assert re.search(r"[.!]", english[rule]), rule
        assert len(re.findall(r"[一-鿿]", english[rule])) < len(english[rule]) / 4, f"{rule} is not in English"


def check_names(game: Game[Any]) -> None:
    """Items, payments, options and the game itself have names in both languages, those of the pages."""
    assert {row.name for row in _rows(game)} <= set(game.names)
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


def check_options(game: Game[Any], folder: Path) -> None:
    """The table of options in this folder has each of them; that it holds every value is said there."""
    table = (folder / "test_options.py").read_text(encoding="utf-8")
    assert [option.key for option in game.options if f'"{option.key}"' not in table] == []
    assert re.search(r"^def test_every_option", table, re.MULTILINE)


def check_items(game: Game[Any]) -> None:
    """Every item that an example expects has a name."""
    named = {name for line in examples(game.id) for name in line["expect"].get("items", {})}
    assert named <= set(game.names)


def check_examples(game: Game[Any]) -> None:
    """Every published example is answered as it says, through the Python functions."""
    assert examples(game.id)
    for line in examples(game.id):
        assert _expected_part(line["expect"], _answer(line["ask"])) == line["expect"], line["id"]


def check_reasons(game: Game[Any]) -> None:
    """Every refusal of the family has a rule of this game."""
    rules = _usual(game)
    assert set(rules.plan.reasons) == set(REASONS[type(rules).__mro__[1]])
    assert set(rules.plan.reasons.values()) <= set(pages.rules(game.id))
    assert rules.why_not(rules.blank(-1), 0, 0) in pages.rules(game.id)


def _usual(game: Game[Any]) -> Any:
    return game.compile({option.key: option.default for option in game.options})


def _rows(game: Game[Any]) -> Any:
    return getattr(_usual(game).plan, "patterns", ())


def _answer(ask: Any) -> dict[str, Any]:
    try:
        return paiju.score(ask)
    except PaijuError as error:
        return error.as_json()


def _expected_part(expect: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """What an example speaks of, taken out of a whole answer."""
    parts = told(found)
    return {key: parts[key] for key in expect if key in parts}
