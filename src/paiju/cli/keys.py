"""What a person types, as far as it is the same in every family."""

from collections.abc import Mapping

from paiju.flow.game import Actions
from paiju.flow.window import bits


def legal(actions: Actions, menu: int, verb: str) -> list[str]:
    """The texts of the legal actions of one verb."""
    texts = [actions.text(action) for action in bits(menu)]
    return [text for text in texts if text == verb or text.split(" ")[0] == verb]


def tidy(text: str) -> str:
    """What was typed, in small letters and with single spaces."""
    return " ".join(text.lower().split())


def parted(text: str, verbs: Mapping[str, str]) -> tuple[str, str]:
    """The verb whose word stands in front, and what follows it; two empty texts where there is none."""
    for word in sorted(verbs, key=len, reverse=True):
        if text.startswith(word):
            return verbs[word], text.removeprefix(word).strip()
    return "", text
