"""The actions of the family as small ints, and their texts. A menu is a bit mask of them."""

from paiju.core.errors import InvalidError
from paiju.core.tiles import TileSet
from paiju.flow.naming import meant
from paiju.flow.window import bits

PASS = 0
WIN = 1
READY = 2
"""听 declared before the first draw."""
PONG = 3
KONG = 4
"""引杠: the discard makes a kong."""
CHOW_LOW, CHOW_MIDDLE, CHOW_HIGH = 5, 6, 7
"""The discard is the lowest, middle or highest of the chow."""
DISCARD = 8
"""DISCARD + kind; behind them, kinds at a time, discards that declare 听 and kongs of one's own."""

_WORDS = {"pass": PASS, "win": WIN, "ready": READY, "pong": PONG, "kong": KONG}
_CHOWS = {"chow low": CHOW_LOW, "chow middle": CHOW_MIDDLE, "chow high": CHOW_HIGH}
_TEXTS = {action: text for text, action in (_WORDS | _CHOWS).items()}


class Actions:
    """The action numbers for a set of tiles with `kinds` kinds."""

    def __init__(self, tiles: TileSet) -> None:
        self.tiles = tiles
        self.kinds = tiles.kinds
        self.discard = DISCARD
        self.ready_discard = DISCARD + tiles.kinds
        self.own_kong = DISCARD + 2 * tiles.kinds
        self.count = DISCARD + 3 * tiles.kinds
        self._verbs = ("discard", "ready", "kong")

    def text(self, action: int) -> str:
        """`pass`, `win`, `ready`, `pong`, `kong`, `discard 5p`, `ready 5p` (discard and declare 听), `kong 5p`."""
        if action < DISCARD:
            return _TEXTS[action]
        verb, kind = divmod(action - DISCARD, self.kinds)
        return f"{self._verbs[verb]} {self.tiles.names[kind]}"

    def read(self, text: str, menu: int) -> int:
        """The action of `menu` that `text` means: a full text, or a verb that only one action of the menu has.

        Errors: `bad_request` (no such action), `not_legal` (not in the menu), `ambiguous` (several).
        """
        return meant({action: self.text(action) for action in bits(menu)}, text, self.number)

    def number(self, text: str) -> int:
        """The action with this full text, legal or not. Errors: `bad_request`, `bad_tile`, `not_in_game`."""
        words = _WORDS | _CHOWS
        if text in words:
            return words[text]
        verb, _, tile = text.partition(" ")
        kinds = self.tiles.read(tile) if verb in self._verbs else []
        if len(kinds) != 1:
            raise InvalidError("bad_request", f"{text!r} is no action")
        return DISCARD + self._verbs.index(verb) * self.kinds + kinds[0]
