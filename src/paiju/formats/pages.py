"""The rule pages that ship with the product, in Chinese and English, the sentences by rule id, and the examples."""

import re
from functools import cache
from pathlib import Path

from paiju.core.codec import Json, load
from paiju.core.errors import InvalidError
from paiju.flow.registry import games

LANGUAGES = ("zh", "en")
FOLDER = Path(__file__).parent.parent / "pages"

_RULE = re.compile(r"^\*\*([A-Z]{2}-\d+\.\d+)\*\* (.+)$", re.MULTILINE)
_RULING_MARK = "◆"


def folder(game: str) -> Path:
    """Where the pages of a game lie: with those of Paiju, unless it comes from another package."""
    return next((known.pages for known in games() if known.id == game and known.pages), FOLDER)


@cache
def page(game: str, language: str = "zh") -> str:
    """The whole page as Markdown. Errors: `bad_request` for a game or language without one."""
    path = folder(game) / f"{game}.{language}.md"
    if language not in LANGUAGES or not re.fullmatch(r"[a-z]+", game) or not path.exists():
        raise InvalidError("bad_request", f"there is no rule page {game!r} in language {language!r}")
    return path.read_text(encoding="utf-8")


@cache
def rules(game: str, language: str = "zh") -> dict[str, str]:
    """Rule id → its text, in the order of the page, without the mark of a house ruling."""
    return {rule: text.removeprefix(_RULING_MARK).strip() for rule, text in _RULE.findall(page(game, language))}


def rule(game: str, rule_id: str, language: str = "zh") -> str:
    """The text of one rule. Errors: `bad_request`."""
    known = rules(game, language)
    if rule_id not in known:
        raise InvalidError("bad_request", f"the page of {game} has no rule {rule_id!r}")
    return known[rule_id]


@cache
def examples(game: str) -> tuple[Json, ...]:
    """The published requests of a game, each with its id, its rule and what it must be answered, in order.

    `expect` is an answer in short: of items and of rules that fail the names alone, of an error the code alone.
    Errors: `bad_request` for a game without any.
    """
    path = folder(game) / "examples" / f"{game}.jsonl"
    if not re.fullmatch(r"[a-z]+", game) or not path.exists():
        raise InvalidError("bad_request", f"there are no examples of {game!r}")
    return tuple(load(line) for line in path.read_text(encoding="utf-8").splitlines())
