"""What README, rule index and formats say of the games is what the code has."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import paiju
from paiju.core.errors import PaijuError
from paiju.flow.game import Game
from paiju.flow.options import completed
from paiju.formats import pages

ROOT = Path(__file__).parents[2]
READMES = {"zh": ROOT / "README.md", "en": ROOT / "README.en.md"}
INDEX = ROOT / "docs" / "rules" / "README.md"
FORMATS = ROOT / "docs" / "formats.md"
_ASKED = re.compile(r"^\$ echo '(\{.*\})' \| paiju (score|waits) --json\n(\{.*\})$", re.MULTILINE)


@pytest.mark.parametrize("language", READMES)
def test_a_readme_has_a_row_for_each_game_with_the_number_of_its_options(language: str) -> None:
    text = READMES[language].read_text("utf-8")
    rows = re.findall(r"^\| .* \| `(\w+)` \| .*?(\d+) (?:个选项|options) \|$", text, re.MULTILINE)
    assert [(name, int(count)) for name, count in rows] == [(game.id, len(game.options)) for game in paiju.ALL]


@pytest.mark.parametrize("language", READMES)
def test_a_readme_links_the_rule_page_of_each_game(language: str) -> None:
    text = READMES[language].read_text("utf-8")
    assert [game.id for game in paiju.ALL if f"(src/paiju/pages/{game.id}.{language}.md)" not in text] == []


@pytest.mark.parametrize("language", READMES)
def test_the_answers_in_a_readme_are_those_that_are_given(language: str) -> None:
    asked = _ASKED.findall(READMES[language].read_text("utf-8"))
    assert {json.loads(request)["game"] for request, _, _ in asked} >= {"neijiang", "yushu", "hebei", "fulushou"}
    for request, command, answer in asked:
        assert getattr(paiju, command)(json.loads(request)) == json.loads(answer)


def test_the_index_of_rule_pages_has_each_game_with_the_letters_of_its_ids() -> None:
    rows = re.findall(r"`(\w+)` \| `([A-Z]{2})-…` \| \[(.*?)\].*?\[(.*?)\]", INDEX.read_text("utf-8"))
    told = {name: (letters, zh, en) for name, letters, zh, en in rows}
    assert told == {
        game.id: (next(iter(pages.rules(game.id)))[:2], f"{game.id}.zh.md", f"{game.id}.en.md") for game in paiju.ALL
    }


def _payments(game: Game[Any]) -> set[tuple[str, str]]:
    """(name, rule) of what the game pays beside wins."""
    plan = game.compile(completed(game.options, {})).plan
    return {(payment.name, payment.rule) for payment in plan.payments.values()}


def test_the_payments_of_the_mahjong_games_are_told_with_their_rules() -> None:
    """A row names several payments and one rule, or as many rules as payments."""
    told = set()
    for names, rules in re.findall(r"^\| (`[^|]*`) \| ([A-Z]{2}-[^|]*) \|", FORMATS.read_text("utf-8"), re.MULTILINE):
        each, ids = re.findall(r"`(.*?)`", names), rules.strip().split(", ")
        told |= set(zip(each, ids if len(ids) == len(each) else ids * len(each), strict=True))
    for game in paiju.ALL:
        if game.family == "mahjong":
            assert _payments(game) <= told, game.id


def test_the_wild_tile_of_a_request_is_required_where_the_formats_say_so() -> None:
    assert "| required in yushu |" in FORMATS.read_text("utf-8")
    request = {"game": "yushu", "hand": "34m123p567s99s777p"}
    with pytest.raises(PaijuError):
        paiju.waits(request)
    assert paiju.waits(request | {"wild": "8m"})["waits"]
