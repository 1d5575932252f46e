"""Builders for tests: a table whose tiles are chosen, random rounds, hands from text."""

from tests.kit.rounds import compiled, play_out, random_options, random_rules
from tests.kit.table import Table

__all__ = ["Table", "compiled", "play_out", "random_options", "random_rules"]
