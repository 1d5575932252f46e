"""Rules and names as they are told at the table: why an action is not allowed, what an item means."""

from typing import Any

from paiju.cli.speech import Language, Text, language
from paiju.flow.game import Game, Rules
from paiju.formats import pages

RULE = Text("{rule}：{text}", "{rule}: {text}")
COLON = Text("：", ": ")
LONGEST_HEADING = 60
SENTENCE_END = Text("。", ". ")


def item_name(game: Game[Any], name: str) -> str:
    """A scoring item or payment in the language of the terminal."""
    return name if language() is Language.ZH else game.names[name]


def why_not(game: Game[Any], rules: Rules[Any], view: Any, seat: int, action: int) -> str | None:
    """The rule that forbids the action to the seat, id and text, from its own view; None where it is allowed."""
    rule = rules.why_not(view, seat, action)
    return rule_text(game, rule) if rule is not None else None


def rule_text(game: Game[Any], rule: str) -> str:
    """A rule, id and text. Errors: `bad_request`."""
    return RULE.of(rule=rule, text=pages.rule(game.id, rule, language()))


def sentence(game: Game[Any], rule: str) -> str:
    """The first sentence of a rule."""
    text = pages.rule(game.id, rule, language()).replace("`", "")
    end = str(SENTENCE_END)
    first, found, _ = text.partition(end)
    return first + found.strip() if found else text


def meaning(game: Game[Any], rule: str) -> str:
    """The first sentence of the rule of an item, without the name and number of the item in front."""
    text = sentence(game, rule)
    heading, colon, rest = text.partition(str(COLON))
    return rest if colon and len(heading) < LONGEST_HEADING else text


def rule_ids(game: Game[Any]) -> list[str]:
    """The ids of the game's rules."""
    return list(pages.rules(game.id))
