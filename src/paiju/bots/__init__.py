"""Bots: programs that choose an action from what one seat may see. No rule of a game is decided here."""

from paiju.bots.bot import Bot
from paiju.bots.registry import find, names

__all__ = ["Bot", "find", "names"]
