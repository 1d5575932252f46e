"""How a settlement explains what was paid for a win: the steps lead to exactly what the ledger says."""

import random
from typing import Any

import pytest

from paiju.advice import explained
from paiju.flow import registry
from paiju.flow.game import Game
from paiju.mahjong.kinds import WIN_MONEY
from paiju.mahjong.steps import Step, reckoned
from tests.kit.rounds import play_out, random_rules

ROUNDS = 40
MAHJONG = pytest.mark.parametrize(
    "game", [game for game in registry.games() if game.family == "mahjong"], ids=lambda game: game.id
)


@MAHJONG
def test_the_steps_of_every_win_lead_to_what_is_paid(game: Game[Any]) -> None:
    wins = 0
    for seed in range(ROUNDS):
        rules = random_rules(game, random.Random(seed))
        state = play_out(rules, seed).state
        told = explained(game, rules, state)["wins"]
        scores = [score for score in rules.lines.scores(state) if score.get("win")]
        rows = [(row.payee, row.payer, row.due) for row in state.rows if row.reason == WIN_MONEY]
        assert rows == [
            (score["seat"], entry["payer"], reckoned(score["total"], [Step(**step) for step in entry["steps"]]))
            for score, win in zip(scores, told, strict=True)
            for entry in win["sums"]
        ]
        wins += len(scores)
    assert wins > 0, "somebody has to win for this to say anything"


def test_a_limit_is_at_most() -> None:
    steps = [Step("", "", "", "×", 2), Step("", "", "", "≤", 5), Step("", "", "", "+", 1)]
    assert [reckoned(total, steps) for total in (1, 2, 3)] == [3, 5, 6]
