"""The games: each room holds the data and the few local rules of one game, and no game knows another."""

from paiju.flow.registry import register
from paiju.games.neijiang.game import NEIJIANG

ALL = (NEIJIANG,)
"""Every game, in the order in which they are shown."""

for _game in ALL:
    register(_game)
