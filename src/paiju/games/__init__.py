"""The games: each room holds the data and the few local rules of one game, and no game knows another."""

from paiju.flow.registry import register
from paiju.games.fulushou.game import FULUSHOU
from paiju.games.hebei.game import HEBEI
from paiju.games.neijiang.game import NEIJIANG
from paiju.games.weimaque.game import WEIMAQUE
from paiju.games.yushu.game import YUSHU

ALL = (NEIJIANG, YUSHU, HEBEI, WEIMAQUE, FULUSHOU)
"""Every game, in the order in which they are shown."""

for _game in ALL:
    register(_game)
