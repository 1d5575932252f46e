"""Paiju (牌局): an engine for Chinese tile games.

`score`, `waits`: what a hand is worth, which tiles it waits for, in the public formats. `game`, `all_games`: the games
as values. Everything else is reached through the rooms: `paiju.flow` for rounds and matches, `paiju.formats` for
records.
"""

from paiju.flow.registry import find as game
from paiju.flow.registry import games as all_games
from paiju.formats.score import score, waits
from paiju.games import ALL  # importing the rooms registers every game

__version__ = "0.1.0"
__all__ = ["ALL", "__version__", "all_games", "game", "score", "waits"]
