"""An option whose value is a text of tiles."""

from dataclasses import dataclass, field

from paiju.core.errors import InvalidError
from paiju.core.tiles import TileSet
from paiju.flow.options import Option


@dataclass(frozen=True)
class TileOption(Option):
    """Its values are texts of tiles that the game has, the empty text included."""

    tiles: TileSet = field(kw_only=True)

    def accepts(self, value: object) -> bool:
        """Whether `value` is a text of tiles of the game."""
        if not isinstance(value, str):
            return False
        try:
            self.tiles.read(value)
        except InvalidError:
            return False
        return True

    def values(self) -> str:
        """The possible values, for people."""
        return "tiles, e.g. " + str(self.default)
