"""Flags that several commands have."""

from typing import Annotated

import typer

from paiju import ALL
from paiju.cli.speech import Language, set_language

GAME_HELP = f"游戏 game: {', '.join(game.id for game in ALL)}"
LANG_HELP = "语言 language; 也可以 or PAIJU_LANG=en"


def chosen(value: Language | None) -> Language | None:
    """Speak this language from now on."""
    if value is not None:
        set_language(value)
    return value


Lang = Annotated[Language | None, typer.Option("--lang", help=LANG_HELP, callback=chosen)]
"""The language behind the name of a command; its callback does all that it is for."""

GameName = Annotated[str, typer.Argument(help=GAME_HELP)]
"""Which game, in front of the other flags."""
