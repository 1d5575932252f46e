"""What a game keeps for a player over all sessions: ranks by score, tasks by rounds, and how often he fled."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple


class Reward(NamedTuple):
    """So much of some play money."""

    name: str
    english: str
    amount: int


class Task(NamedTuple):
    """A task that is done with so many rounds."""

    rule: str
    rounds: int
    rewards: tuple[Reward, ...]


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
    """What a game makes of these sums. `ranks` from the lowest up, by the rule `rule`."""

    ranks: tuple[Rank, ...] = ()
    tasks: tuple[Task, ...] = ()
    escapes: str = ""
    """The rule by which fleeing is counted; empty: it is not."""
    rule: str = ""

    def standing(self, sums: Sums) -> dict[str, Any]:
        """The sums and what they reach, as JSON; without ranks, tasks, escapes where the game has none of them."""
        standing: dict[str, Any] = {"rounds": sums.rounds, "score": sums.score}
        if self.escapes:
            standing["escapes"] = {"rule": self.escapes, "count": sums.escapes}
        if self.ranks:
            standing["rank"] = {"rule": self.rule, "place": self.place(sums), "ladder": _rows(self.ranks)}
        if self.tasks:
            standing["tasks"] = [_told(task, sums) for task in self.tasks]
        return standing

    def place(self, sums: Sums) -> int:
        """Which of the ranks the score reaches: the highest there is, the lowest for who reaches none."""
        return max(sum(rank.least <= sums.score for rank in self.ranks) - 1, 0)


def _rows(rows: tuple[Rank, ...] | tuple[Reward, ...]) -> list[Mapping[str, Any]]:
    return [row._asdict() for row in rows]


def _told(task: Task, sums: Sums) -> dict[str, Any]:
    done = sums.rounds >= task.rounds
    return {"rule": task.rule, "rounds": task.rounds, "rewards": _rows(task.rewards), "done": done}
