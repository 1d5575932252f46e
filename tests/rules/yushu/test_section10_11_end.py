"""Sections 10 and 11: the end of a round, the session."""

from paiju.core import seeds
from paiju.flow.career import Sums
from paiju.flow.match import Match
from paiju.flow.registry import find
from tests.kit import compiled
from tests.rules.yushu.setups import WAITS_5M, sit


def test_ys_10_1_the_first_win_ends_the_round() -> None:
    table = sit(["5m", "", "", WAITS_5M]).play("A discard 5m")
    assert not table.over
    assert table.play("D win").over


def test_ys_10_2_when_all_tiles_are_drawn_and_the_last_is_not_won_no_win_is_paid() -> None:
    table = sit([]).finish()
    assert (table.left, table.winners, table.money) == (0, "", [0, 0, 0, 0])


def test_ys_10_2_near_miss_the_last_discard_may_be_won() -> None:
    table = sit(["", "", "", WAITS_5M], tail="5m")
    while not table.over and not (table.left == 0 and "win" in table.menu("D")):
        table.drain_one()
    assert table.play("D win").winners == "D"


def test_ys_11_1_ys_11_2_tasks_give_play_money() -> None:
    career = find("yushu").career
    assert career is not None
    tasks = career.standing(Sums(30, 0, 1))["tasks"]
    assert [(task["rounds"], task["done"]) for task in tasks] == [(30, True), (60, False)]
    rewards = [{reward["name"]: reward["amount"] for reward in task["rewards"]} for task in tasks]
    assert rewards == [{"游戏币": 5000, "元宝": 5}, {"游戏币": 10000, "元宝": 10}]
    assert not any(task["done"] for task in career.standing(Sums(29, 0, 0))["tasks"])


def test_ys_11_3_a_session_ends_after_the_rounds_agreed() -> None:
    assert Match(compiled("yushu", {"rounds": 2}), seeds.sitting_seed("s")).rounds == 2
    assert Match(compiled("yushu"), seeds.sitting_seed("s")).rounds == 0
