"""What is kept for a player over all sessions: ranks by score, tasks by rounds, escapes."""

import pytest

from paiju.flow.career import Career, Rank, Sums, Task

RANKS = (Rank("白板", "blank tile", 0), Rank("一万", "one", 100), Rank("二万", "two", 200))


@pytest.mark.parametrize(
    ("score", "rank"),
    [(-500, "白板"), (0, "白板"), (99, "白板"), (100, "一万"), (199, "一万"), (200, "二万"), (9999, "二万")],
)
def test_hb_11_3_the_rank_is_the_highest_whose_score_is_reached(score: int, rank: str) -> None:
    assert Career(RANKS).standing(Sums(score=score))["rank"]["name"] == rank


def test_a_rank_has_its_english_name() -> None:
    assert Career(RANKS).standing(Sums(score=150))["rank"] == {"name": "一万", "english": "one"}


@pytest.mark.parametrize(("rounds", "done"), [(0, False), (9, False), (10, True), (11, True)])
def test_ys_11_2_a_task_is_done_with_its_rounds(rounds: int, done: bool) -> None:
    career = Career(tasks=(Task("YS-11.2", 10, {"元宝": 5}),))
    (task,) = career.standing(Sums(rounds=rounds))["tasks"]
    assert task == {"rule": "YS-11.2", "rounds": 10, "rewards": {"元宝": 5}, "done": done}


def test_each_task_counts_for_itself() -> None:
    career = Career(tasks=(Task("T-1", 1, {}), Task("T-2", 5, {})))
    assert [task["done"] for task in career.standing(Sums(rounds=3))["tasks"]] == [True, False]


def test_ys_5_4_escapes_are_told_where_they_are_counted() -> None:
    assert Career(escapes=True).standing(Sums(escapes=2))["escapes"] == 2


def test_near_miss_a_game_that_counts_none_tells_none() -> None:
    assert Career().standing(Sums(7, -3, 2)) == {"rounds": 7, "score": -3}
