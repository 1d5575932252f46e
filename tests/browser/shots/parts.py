"""What can be photographed."""

from collections.abc import Callable
from typing import Final

from tests.browser.shots.company import shoot_company, shoot_rematch, shoot_watching
from tests.browser.shots.lessons import shoot_lesson
from tests.browser.shots.pages import shoot_host, shoot_pages, shoot_presets, shoot_start
from tests.browser.shots.rounds import AFTER, shoot_round
from tests.browser.shots.studio import Studio
from tests.browser.shots.turns import TURN, shoot_turn

OF_EVERY: Final = {
    "lobby": "a new room",
    "room": "the same with bots",
    "table": "before a discard",
    "claim": "where something is offered",
    "choice": "where one chooses among several ways",
    "settlement": "the sheet after a round",
    "record": "the end of a record",
    "lesson": "a lesson: its first words, a turn, its end",
}
"""Parts of every game."""
OF_SOME: Final = {
    "lit": "a tile touched: those of its kind lit, how many were seen",
    "order": "an order of one's own, columns moved",
    "coach": "the coach's advice",
    "why": "why something is not offered",
    "rule": "the rule against a grey tile",
    "orders": "自动胡 and 自动过 stand",
    "menu": "the menu, and its end with the sound off",
    "auto": "托管: who is away, and who plays with him",
    "swap": "somebody asks to change places",
    "rematch": "the end of a session, and another one asked for",
    "watch": "a spectator's table, and that of the player who is watched",
    "picture": "the picture of a round: its sheet and its file",
    "report": "a round is reported",
    "replay": "the middle of a record as one seat saw it",
    "file": "a record file: none, a wrong one, one that is open",
    "history": "rounds played",
    "presets": "rules that one keeps",
}
"""Parts of a mahjong and of a word-card game: they look alike in the others."""
OF_NONE: Final = {
    "page": "what is the same for all games",
    "start": "three taps to the first hand",
    "host": "the host's page",
}
PARTS: Final = OF_EVERY | OF_SOME | OF_NONE

GROUPS: Final[tuple[tuple[tuple[str, ...], Callable[[Studio], None]], ...]] = (
    (("lobby", "room", "table", "claim", "choice", *AFTER), shoot_round),
    (tuple(TURN), shoot_turn),
    (("swap", "auto"), shoot_company),
    (("rematch",), shoot_rematch),
    (("watch",), shoot_watching),
    (("presets",), shoot_presets),
    (("lesson",), shoot_lesson),
    (("page",), shoot_pages),
    (("host",), shoot_host),
    (("start",), shoot_start),
)
"""Parts that are photographed in one go."""


def shoot_scene(studio: Studio) -> None:
    """All that is wanted of a game."""
    for parts, shoot in GROUPS:
        if studio.camera.wants(*parts):
            shoot(studio)
