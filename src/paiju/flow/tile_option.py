"""An option whose value is a text of tiles."""

from dataclasses import dataclass, field
from typing import Any

from paiju.core.errors import InvalidError
from paiju.core.tiles import TileSet
from paiju.flow.options import Option

LONGEST = 500
"""A longer text of tiles is refused before it is read, in characters."""


@dataclass(frozen=True)
class TileOption(Option):
    """Its values are texts of tiles that the game has, the empty text included; kept sorted, each kind once."""

    tiles: TileSet = field(kw_only=True)

    def accepts(self, value: object) -> bool:
        """Whether `value` is a text of tiles of the game."""
        if not isinstance(value, str) or len(value) > LONGEST:
            return False
        try:
            self.tiles.read(value)
        except InvalidError:
            return False
        return True

    def kept(self, value: Any) -> str:
        """The kinds of the text, in one way of writing them."""
        return self.tiles.write(set(self.tiles.read(value)))

    def values(self) -> str:
        """The possible values, for people."""
        return "tiles, e.g. " + str(self.default)
