"""Advice to one seat, read off its own view: what its hand waits for, what it may not discard and why."""

from paiju.advice.hint import Hint, hint
from paiju.advice.settlement import explained

__all__ = ["Hint", "explained", "hint"]
