"""`steady`: plays soundly by a few plain rules, one set of them for each family of games."""

from collections.abc import Callable, Mapping
from typing import Any

from paiju.bots import steady_cards, steady_mahjong
from paiju.core.errors import InvalidError
from paiju.flow.family import of_family
from paiju.flow.observation import Observation
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.tables import distance_tables
from paiju.zipai.play import ZipaiRules

FAMILIES: Mapping[type, Callable[[Observation[Any]], int]] = {
    MahjongRules: steady_mahjong.choose,
    ZipaiRules: steady_cards.choose,
}
"""The rules of a family → how `steady` plays it."""


SUIT_RANKS = 9


class Steady:
    """Asks the rules of the observation which family it is in. It throws no dice and remembers nothing."""

    def __init__(self) -> None:
        """Builds the tables of the suits, a third of a second, so that no decision has to."""
        distance_tables(SUIT_RANKS, True)

    def choose(self, observation: Observation[Any]) -> int:
        """A sound action. Errors: `bad_request` for a family that `steady` cannot play."""
        choose = of_family(FAMILIES, observation.rules)
        if choose is None:
            raise InvalidError("bad_request", "the bot steady does not play this family of games")
        return choose(observation)
