import itertools
from typing import Any

import pytest

from paiju.core.errors import InvalidError
from paiju.lab.simulate import Points, RoundResult, seated, simulate


def logs(seed: str, **options: Any) -> list[Any]:
    kept: list[Any] = []
    simulate("neijiang", options, ["steady", "random"], 5, seed, lambda result: kept.append(list(result.round.log)))
    return kept


def test_the_same_seed_gives_the_same_rounds() -> None:
    assert logs("one") == logs("one")
    assert logs("one") != logs("two")


def test_balances_run_on_and_the_summary_adds_up() -> None:
    results: list[RoundResult] = []
    summary = simulate("neijiang", {"players": 6}, ["random"], 12, "sum", results.append)
    assert [result.number for result in results] == list(range(1, 13))
    for before, after in itertools.pairwise(results):
        assert after.round.setup.balances == before.outcome.balances
        assert after.round.setup.dealer == before.outcome.next_dealer
    assert all(result.round.over and len(result.chance.seed) == 32 for result in results)
    assert summary.rounds == 12
    assert [points.total for points in summary.points] == [b - 1000 for b in results[-1].outcome.balances]
    assert summary.decisions == sum(result.decisions for result in results)
    assert sum(summary.wins) == sum(len(result.round.state.winners) for result in results)
    assert summary.drawn == sum(result.outcome.drawn for result in results)
    assert summary.items["推倒胡"] <= sum(summary.wins)
    assert summary.seconds > 0
    assert summary.actions_a_second == pytest.approx(summary.decisions / summary.seconds)


def test_a_match_that_ends_sooner_ends_the_simulation() -> None:
    assert simulate("neijiang", {"rounds": 2}, ["random"], 5, "short").rounds == 2


def test_names_go_round_the_seats() -> None:
    assert seated(["a", "b"], 4) == ("a", "b", "a", "b")
    assert seated(["a", "b", "c"], 4) == ("a", "b", "c", "a")
    assert seated(["a", "b", "c", "d", "e"], 4) == ("a", "b", "c", "d")


@pytest.mark.parametrize(("game", "options", "name"), [("x", {}, "random"), ("neijiang", {"x": 1}, "random"),
                                                      ("neijiang", {}, "x")])  # fmt: skip
def test_what_is_unknown_is_refused(game: str, options: dict[str, Any], name: str) -> None:
    with pytest.raises(InvalidError):
        simulate(game, options, [name], 1, "seed")


def test_mean_and_standard_error() -> None:
    points = Points()
    assert (points.mean, points.error) == (0, 0)
    for delta in (1, 2, 3, 6):
        points.add(delta)
    assert points.mean == 3
    assert points.error == pytest.approx((14 / 3 / 4) ** 0.5)


@pytest.mark.long
@pytest.mark.parametrize("players", [4, 6])
def test_steady_beats_random(players: int) -> None:
    """The seats take turns, so together the steady ones win what the others lose."""
    together = Points()
    options = {"allow_negative": True, "players": players}
    simulate(
        "neijiang", options, ["steady", "random"], 100, "contest", lambda r: together.add(sum(r.outcome.deltas[::2]))
    )
    assert together.mean > 4 * together.error > 0
