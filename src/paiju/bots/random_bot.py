"""`random`: any legal action, each as likely as the others."""

import hashlib
from typing import Any

from paiju.core import seeds
from paiju.flow.observation import Observation


class RandomBot:
    """Its draws are SHA-256 of its seed and a counter, so that they are the same on every machine."""

    def __init__(self, seed: str) -> None:
        self._seed = seeds.sitting_seed(seed)
        self._drawn = 0

    def choose(self, observation: Observation[Any]) -> int:
        """A legal action drawn at random."""
        actions = observation.actions()
        self._drawn += 1
        digest = hashlib.sha256(self._seed + self._drawn.to_bytes(8, "big")).digest()
        return actions[int.from_bytes(digest[:8], "big") * len(actions) >> 64]
