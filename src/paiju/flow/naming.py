"""From a text to the action it means, the same for every family."""

from collections.abc import Callable, Mapping

from paiju.core.errors import AmbiguousError, IllegalError


def meant(texts: Mapping[int, str], text: str, number: Callable[[str], int]) -> int:
    """The action of `texts` (legal action → its text) that `text` means: a full text, or a verb that only one has.

    `number` reads a full text whether legal or not. Errors: its own for what is no action, `not_legal`, `ambiguous`.
    """
    wanted = " ".join(text.split())
    exact = [action for action, known in texts.items() if known == wanted]
    found = exact or [action for action, known in texts.items() if known.split(" ")[0] == wanted]
    if len(found) == 1:
        return found[0]
    if found:
        raise AmbiguousError("ambiguous", f"{wanted!r} may be: {', '.join(texts[action] for action in found)}")
    number(wanted)
    raise IllegalError("not_legal", f"{wanted!r} is not allowed now")
