"""What a game keeps for a player over all sessions: ranks by score, tasks by rounds, and how often he fled."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple


class Task(NamedTuple):
    """A task that is done with so many rounds; `rewards`: what of it is given, all of it play money."""

    rule: str
    rounds: int
    rewards: Mapping[str, int]


class Rank(NamedTuple):
    """A rank that is reached with this score."""

    name: str
    english: str
    least: int


class Sums(NamedTuple):
    """What a player's rounds of one game add up to."""

    rounds: int = 0
    score: int = 0
    escapes: int = 0


@dataclass(frozen=True)
class Career:
    """What a game makes of these sums. `ranks` from the lowest up; `escapes`: whether fleeing is counted."""

    ranks: tuple[Rank, ...] = ()
    tasks: tuple[Task, ...] = ()
    escapes: bool = False

    def standing(self, sums: Sums) -> dict[str, Any]:
        """The sums and what they reach, as JSON: `rank` is the highest whose score is reached, the lowest otherwise."""
        standing: dict[str, Any] = {"rounds": sums.rounds, "score": sums.score}
        if self.escapes:
            standing["escapes"] = sums.escapes
        if self.ranks:
            reached = [rank for rank in self.ranks if rank.least <= sums.score] or self.ranks[:1]
            standing["rank"] = {"name": reached[-1].name, "english": reached[-1].english}
        if self.tasks:
            standing["tasks"] = [_told(task, sums) for task in self.tasks]
        return standing


def _told(task: Task, sums: Sums) -> dict[str, Any]:
    done = sums.rounds >= task.rounds
    return {"rule": task.rule, "rounds": task.rounds, "rewards": dict(task.rewards), "done": done}
