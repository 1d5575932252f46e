"""The rule that each game names for whose claim goes first says so on its page."""

import pytest

from paiju.flow import registry
from paiju.formats import pages

GAMES = [game.id for game in registry.games()]


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_puts_a_win_before_other_claims(game: str) -> None:
    text = pages.rules(game, "zh")[registry.find(game).order]
    assert "胡" in text
    assert "碰" in text
    assert text.index("胡") < text.index("碰")
    assert any(word in text for word in ("前面", "先后", "次序"))


def test_near_miss_another_rule_of_claims_does_not() -> None:
    assert "前面" not in pages.rules("neijiang", "zh")["NJ-4.3"]
