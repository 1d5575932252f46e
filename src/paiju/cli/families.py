"""The families of games that the command line can show, by the class of their rules."""

from collections.abc import Mapping
from typing import Any

from paiju.cli.mahjong.view import MAHJONG
from paiju.cli.views import Family
from paiju.cli.zipai.view import ZIPAI
from paiju.core.errors import InvalidError
from paiju.flow.family import of_family
from paiju.flow.game import Game, Rules
from paiju.mahjong.play import MahjongRules
from paiju.zipai.play import ZipaiRules

_FAMILIES: Mapping[type, Family[Any, Any]] = {MahjongRules: MAHJONG, ZipaiRules: ZIPAI}


def family_of(game: Game[Any], rules: Rules[Any]) -> Family[Any, Any]:
    """How games with these rules are shown. Errors: `bad_request` for a family that the terminal does not know."""
    family = of_family(_FAMILIES, rules)
    if family is None:
        raise InvalidError("bad_request", f"{game.id} cannot be shown in the terminal")
    return family
