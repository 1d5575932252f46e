"""The actions of the family as small ints, and their texts. A menu is a bit mask of them."""

from paiju.core.errors import InvalidError
from paiju.flow.naming import meant
from paiju.flow.window import bits
from paiju.zipai.cards import CARDS, KINDS, SEQUENCE_PLACE, SEQUENCES

PASS = 0
WIN = 1
WEI = 2
LIU = 3
"""溜 with the card just drawn."""
PENG = 4
CHI = 5
"""CHI + place of the sequence in `cards.SEQUENCES`."""
DISCARD = CHI + len(SEQUENCES)
"""DISCARD + kind."""
LIU_OWN = DISCARD + KINDS
"""溜 in place of an owed discard, of cards held or already laid: LIU_OWN + kind."""
COUNT = LIU_OWN + KINDS

_WORDS = {"pass": PASS, "win": WIN, "wei": WEI, "liu": LIU, "peng": PENG}
_TEXTS = {action: text for text, action in _WORDS.items()}


class Actions:
    """The actions of the word cards: `pass win wei liu peng`, `chi 123x`, `discard 5x`, `liu 5x`."""

    count = COUNT

    def text(self, action: int) -> str:
        """The action as text."""
        if action < CHI:
            return _TEXTS[action]
        if action < DISCARD:
            return f"chi {CARDS.write(SEQUENCES[action - CHI])}"
        if action < LIU_OWN:
            return f"discard {CARDS.names[action - DISCARD]}"
        return f"liu {CARDS.names[action - LIU_OWN]}"

    def read(self, text: str, menu: int) -> int:
        """The action of `menu` that `text` means: a full text, or a verb that only one action of the menu has.

        Errors: `bad_request` (no such action), `not_legal` (not in the menu), `ambiguous` (several).
        """
        return meant({action: self.text(action) for action in bits(menu)}, text, self.number)

    def number(self, text: str) -> int:
        """The action with this full text, legal or not. Errors: `bad_request`, `bad_tile`, `not_in_game`."""
        if text in _WORDS:
            return _WORDS[text]
        verb, _, cards = text.partition(" ")
        kinds = CARDS.read(cards)
        place = SEQUENCE_PLACE.get(tuple(sorted(kinds)))
        if verb == "chi" and place is not None:
            return CHI + place
        if verb in ("discard", "liu") and len(kinds) == 1:
            return (DISCARD if verb == "discard" else LIU_OWN) + kinds[0]
        raise InvalidError("bad_request", f"{text!r} is no action")
