"""What a bot is to everything that seats one."""

from typing import Any, Protocol

from paiju.flow.observation import Observation


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, observation: Observation[Any]) -> int:
        """The action to play, one of `observation.actions()`.

        The answer comes from the observation alone (and, where the bot throws dice, from its own seed): the bot
        keeps no round, changes nothing in what it is shown, and is asked only where there is something to choose.
        """
        ...
