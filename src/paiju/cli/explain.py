"""Rules and names as they are told at the table: why an action is not allowed, what an item means."""

from typing import Any

from paiju.cli.speech import Language, Text, language
from paiju.flow.game import Game
from paiju.formats import pages

RULE = Text("{rule}：{text}", "{rule}: {text}")
COLON = Text("：", ": ")
UNITS = {
    "fan": Text("番", "fan"), "times": Text("倍", "times"), "xi": Text("息", "xi"), "bonus": Text("息", "xi"),
    "points": Text("分", "points"),
}  # fmt: skip
TIMES = Text("{total} 倍", "×{total}")
LONGEST_HEADING = 60
SENTENCE_END = Text("。", ". ")


def item_name(game: Game[Any], name: str) -> str:
    """A scoring item or payment in the language of the terminal."""
    return name if language() is Language.ZH else game.names[name]


def unit(game: Game[Any], name: str) -> str:
    """What people call a unit of this game."""
    return str(Text(*game.units[name])) if name in game.units else str(UNITS[name])


def total(game: Game[Any], count: int) -> str:
    """What a hand is worth, with the unit of this game: `4 倍`, `8 息`."""
    return TIMES.of(total=count) if game.total == "times" else f"{count} {unit(game, game.total)}"


def rule_text(game: Game[Any], rule: str) -> str:
    """A rule, id and text. Errors: `bad_request`."""
    return RULE.of(rule=rule, text=rule_alone(game, rule))


def rule_alone(game: Game[Any], rule: str) -> str:
    """The text of a rule. Errors: `bad_request`."""
    return pages.rule(game.id, rule, language())


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


def rule_of(game: Game[Any], slot: object) -> str | None:
    """The first rule that is tied to what made this slot of the rules; None where none is."""
    home = getattr(slot, "__qualname__", type(slot).__qualname__).partition(".")[0]
    for rule, tied in game.ties.items():
        if any(
            (getattr(one, "__module__", ""), getattr(one, "__qualname__", "")) == (slot.__module__, home)
            for one in tied
        ):
            return rule
    return None


def rule_ids(game: Game[Any]) -> list[str]:
    """The ids of the game's rules."""
    return list(pages.rules(game.id))
