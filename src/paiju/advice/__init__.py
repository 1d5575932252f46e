"""Advice to one seat, read off its own view: what its hand waits for, what it may not do and why, what to throw."""

from paiju.advice.coach import coach
from paiju.advice.hint import Hint, hint
from paiju.advice.settlement import explained
from paiju.advice.why import why

__all__ = ["Hint", "coach", "explained", "hint", "why"]
