"""What is kept for a player over all sessions: ranks by score, tasks by rounds, escapes."""

import pytest

from paiju.flow.career import Career, Rank, Reward, Sums, Task

RANKS = (Rank("白板", "blank tile", 0), Rank("一万", "one", 100), Rank("二万", "two", 200))


@pytest.mark.parametrize(
    ("score", "rank"),
    [(-500, "白板"), (0, "白板"), (99, "白板"), (100, "一万"), (199, "一万"), (200, "二万"), (9999, "二万")],
)
def test_hb_11_3_the_rank_is_the_highest_whose_score_is_reached(score: int, rank: str) -> None:
    standing = Career(RANKS, rule="HB-11.3").standing(Sums(score=score))["rank"]
    assert standing["ladder"][standing["place"]]["name"] == rank
    assert standing["rule"] == "HB-11.3"


def test_the_whole_ladder_is_told_with_english_names_and_least_scores() -> None:
    ladder = Career(RANKS).standing(Sums())["rank"]["ladder"]
    assert ladder[1] == {"name": "一万", "english": "one", "least": 100}
    assert [rank["least"] for rank in ladder] == [0, 100, 200]


@pytest.mark.parametrize(("rounds", "done"), [(0, False), (9, False), (10, True), (11, True)])
def test_ys_11_2_a_task_is_done_with_its_rounds(rounds: int, done: bool) -> None:
    career = Career(tasks=(Task("YS-11.2", 10, (Reward("元宝", "ingots", 5),)),))
    (task,) = career.standing(Sums(rounds=rounds))["tasks"]
    rewards = [{"name": "元宝", "english": "ingots", "amount": 5}]
    assert task == {"rule": "YS-11.2", "rounds": 10, "rewards": rewards, "done": done}


def test_each_task_counts_for_itself() -> None:
    career = Career(tasks=(Task("T-1", 1, ()), Task("T-2", 5, ())))
    assert [task["done"] for task in career.standing(Sums(rounds=3))["tasks"]] == [True, False]


def test_ys_5_4_escapes_are_told_where_they_are_counted() -> None:
    assert Career(escapes="YS-5.4").standing(Sums(escapes=2))["escapes"] == {"rule": "YS-5.4", "count": 2}


def test_near_miss_a_game_that_counts_none_tells_none() -> None:
    assert Career().standing(Sums(7, -3, 2)) == {"rounds": 7, "score": -3}
