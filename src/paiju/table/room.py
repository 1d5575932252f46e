"""What the owner of a table decides before the first round: the game, its options, and the customs of the room."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from paiju.core.codec import Json, is_integer, pointer
from paiju.core.errors import InvalidError
from paiju.flow.game import Game, Rules
from paiju.flow.options import Option, completed, differing, switch
from paiju.flow.registry import find

CUSTOMS = (
    Option("rounds", 0, "", "最多打几盘（0：按游戏的选项）", "rounds at most (0: as the game's options say)"),
    Option("stake", 1, "", "结算倍数：总分乘以", "final points are multiplied by", (1, 2, 3, 5, 10, 20, 50, 100)),
    switch("lots", False, "", "抽签定座，头家随之", "seats by lot, and with them the first dealer"),
    Option("claim_ms", 600, "", "每张牌至少等（毫秒）", "least pause for claims (ms)", (0, 300, 600, 1000, 1500)),
    Option("next_seconds", 30, "", "下一盘自动开始（秒）", "next round starts by itself (s)", (0, 10, 20, 30, 60)),
    Option("vote_seconds", 60, "", "投票时间（秒）", "time for a vote (s)", (30, 60, 120)),
    switch("spectators", True, "", "允许旁观", "spectators may watch"),
    Option("spectator_delay", 10, "", "旁观延迟（秒）", "spectators see it later (s)", (0, 10, 30, 60, 120)),
    switch("listed", True, "", "列在大厅里", "listed in the lobby"),
)  # fmt: skip
"""The customs of a room, declared as a game declares its options. They change no rule of a game."""


FARTHEST = 10**9
"""The greatest number that a room takes: sums grow from it, and every reader of them has to hold them."""


@dataclass(frozen=True)
class Room:
    """A game with full options, and the customs of the room with all their values."""

    game: Game[Any]
    options: Mapping[str, Any]
    customs: Mapping[str, Any]

    def rules(self) -> Rules[Any]:
        """The rules that these options make. Errors: `bad_request` for options that do not go together."""
        rules: Rules[Any] = self.game.compile(self.options)
        return rules

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of the tiles that these options play with, by the number that events use."""
        return tuple(self.game.vocabulary.tiles(self.options).names)

    def custom(self, key: str) -> int:
        """The value of a custom; 0 and 1 for those that are on or off."""
        return int(self.customs[key])

    def but(self, **customs: Any) -> "Room":
        """The same room with other customs."""
        return replace(self, customs={**self.customs, **customs})

    def as_json(self) -> dict[str, Any]:
        """`{"game", "options", "customs"}`, of both only what differs from the defaults: what `read` takes."""
        return {
            "game": self.game.id,
            "options": differing(self.game.options, self.options),
            "customs": differing(CUSTOMS, self.customs),
        }


def read(value: Json) -> Room:
    """The room in a JSON object. Errors: `bad_request`, `unknown_option`, with the place."""
    if not isinstance(value, dict) or not value.keys() <= {"game", "options", "customs"}:
        raise InvalidError("bad_request", "a room is one JSON object with the keys game, options, customs")
    game = find(value.get("game"), "/game")
    room = Room(
        game,
        completed(game.options, _bounded(_object(value, "options"), "/options")),
        completed(CUSTOMS, _bounded(_object(value, "customs"), "/customs"), "/customs"),
    )
    room.rules()
    return room


def _bounded(values: Mapping[str, Json], at: str) -> Mapping[str, Json]:
    for key, value in values.items():
        if is_integer(value) and abs(value) > FARTHEST:
            raise InvalidError("bad_request", f"{key} is at most {FARTHEST}", pointer(at, key))
    return values


def _object(value: Mapping[str, Json], key: str) -> Mapping[str, Json]:
    found = value.get(key, {})
    if not isinstance(found, dict):
        raise InvalidError("bad_request", f"{key} must be a JSON object", pointer("", key))
    return found
