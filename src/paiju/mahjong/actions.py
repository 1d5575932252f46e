"""The actions of the family as small ints, and their texts. A menu is a bit mask of them."""

from collections.abc import Sequence

from paiju.core.errors import InvalidError
from paiju.core.tiles import TileSet
from paiju.flow.naming import meant
from paiju.flow.window import bits
from paiju.mahjong.kinds import NONE

PASS = 0
WIN = 1
READY = 2
"""听 declared before the first draw."""
PONG = 3
KONG = 4
"""引杠: the discard makes a kong."""
DISCARD = 5
"""DISCARD + kind; behind them, kinds at a time, discards that declare 听, kongs of one's own, chows by lowest tile."""

_WORDS = {"pass": PASS, "win": WIN, "ready": READY, "pong": PONG, "kong": KONG}
_TEXTS = {action: text for text, action in _WORDS.items()}


class Actions:
    """The action numbers for a set of tiles with `kinds` kinds."""

    def __init__(self, tiles: TileSet) -> None:
        self.tiles = tiles
        self.kinds = tiles.kinds
        self.discard = DISCARD
        self.ready_discard = DISCARD + tiles.kinds
        self.own_kong = DISCARD + 2 * tiles.kinds
        self.chow = DISCARD + 3 * tiles.kinds
        self.lows = tuple(
            low for suit in tiles.suits if suit.runs for low in range(suit.first, suit.first + suit.length - 2)
        )
        """By chow, from the action `chow` on, its lowest kind."""
        self.count = self.chow + len(self.lows)
        self._verbs = ("discard", "ready", "kong")

    def text(self, action: int) -> str:
        """`pass`, `win`, `ready`, `pong`, `kong`, `discard 5p`, `ready 5p` (and declare 听), `kong 5p`, `chow 567p`."""
        if action < DISCARD:
            return _TEXTS[action]
        if action >= self.chow:
            return f"chow {self.tiles.write(self.chow_tiles(action))}"
        verb, kind = divmod(action - DISCARD, self.kinds)
        return f"{self._verbs[verb]} {self.tiles.names[kind]}"

    def read(self, text: str, menu: int) -> int:
        """The action of `menu` that `text` means: a full text, or a verb that only one action of the menu has.

        Errors: `bad_request` (no such action), `not_legal` (not in the menu), `ambiguous` (several).
        """
        return meant({action: self.text(action) for action in bits(menu)}, text, self.number)

    def number(self, text: str) -> int:
        """The action with this full text, legal or not. Errors: `bad_request`, `bad_tile`, `not_in_game`."""
        if text in _WORDS:
            return _WORDS[text]
        verb, _, tile = text.partition(" ")
        if verb == "chow":
            return self.chow_of(sorted(self.tiles.read(tile)))
        kinds = self.tiles.read(tile) if verb in self._verbs else []
        if len(kinds) != 1:
            raise InvalidError("bad_request", f"{text!r} is no action")
        return DISCARD + self._verbs.index(verb) * self.kinds + kinds[0]

    def chow_tiles(self, action: int) -> tuple[int, ...]:
        """The tiles of a chow."""
        low = self.lows[action - self.chow]
        return (low, low + 1, low + 2)

    def chow_of(self, kinds: Sequence[int]) -> int:
        """The chow of these kinds, sorted. Errors: `bad_request`."""
        low = kinds[0] if kinds else NONE
        if low not in self.lows or [*kinds] != [low, low + 1, low + 2]:
            raise InvalidError("bad_request", "a chow is three tiles of one suit in a row")
        return self.chow + self.lows.index(low)
