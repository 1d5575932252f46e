"""NJ-4.14 to NJ-4.17: the last four tiles, the empty wall, and how the round goes on after a win."""

from typing import Any

import pytest

from tests.kit import Table
from tests.rules.neijiang.setups import PAIRS_5P_8P, PLAIN_5P, PONGS_5P, ROB_B, menu_then, refused_then

LONE_5S = "222333p777999s5s"


def _d_draws_5p(left: int, **options: Any) -> Table:
    """D has drawn 5p and so many tiles are left, 3 or 4; A waits for it and could also pong it."""
    dealer = {3: "D", 4: "A"}[left]
    hands = [PAIRS_5P_8P + ("1s" if dealer == "A" else "")]
    tail = "5p" + "1p9p9s1p"[: 2 * left]
    return Table(hands, tail=tail, dealer=dealer, **({"allow_ready": False} | options)).drain(left=left)


def test_nj_4_14_must_win_a_discard() -> None:
    table = _d_draws_5p(3).play("D discard 5p")
    assert "A win 5p" in table.events
    assert table.money == [1, 0, 0, -1]
    assert menu_then(table, "D discard 5p", 0) == {"win"}
    assert refused_then(table, "D discard 5p", 0, "pass") == "NJ-4.14"
    assert refused_then(table, "D discard 5p", 0, "pong") == "NJ-4.14"


def test_nj_4_14_near_miss_four_tiles_are_left() -> None:
    table = _d_draws_5p(4).play("D discard 5p")
    assert table.menu("A") == {"win", "pong", "pass"}
    assert table.play("A pass").winners == ""


def test_nj_4_14_switched_off() -> None:
    table = _d_draws_5p(3, must_win_last_four=False).play("D discard 5p")
    assert table.menu("A") == {"win", "pong", "pass"}
    assert table.play("A pong").melds("A") == [("pong", "5p")]


@pytest.mark.parametrize(("tail", "thrower"), [("9p5p9s1p", "A"), ("9p9s5p1p", "B"), ("9p9s1p5p", "C")])
def test_nj_4_14_until_the_end_of_the_round(tail: str, thrower: str) -> None:
    table = Table(["", "", "", PLAIN_5P + "1s"], tail=tail, dealer="D", allow_ready=False).finish()
    assert table.events[table.events.index("D win 5p") - 1] == f"{thrower} discard 5p"
    assert menu_then(table, f"{thrower} discard 5p", 3) == {"win"}


def _own_draw(left: int, **options: Any) -> Table:
    """C, the dealer or not, draws 5p, which completes his hand, and so many tiles are left."""
    hands = ["", "", PLAIN_5P, ""]
    dealer = {3: "C", 4: "D"}[left]
    hands[2] += "1s" if dealer == "C" else ""
    tail = "5p1p9p9s1p"[: 2 * (left + 1)]
    return Table(hands, tail=tail, dealer=dealer, **({"allow_ready": False} | options)).drain(left=left)


def test_nj_4_14_must_win_the_own_draw() -> None:
    table = _own_draw(3)
    assert "C win 5p" in table.events
    assert menu_then(table, "C draw 5p", 2) == {"win"}
    assert refused_then(table, "C draw 5p", 2, "discard 5p") == "NJ-4.14"


@pytest.mark.parametrize(("left", "options"), [(4, {}), (3, {"must_win_last_four": False})])
def test_nj_4_14_near_miss_the_own_draw_may_be_declined(left: int, options: dict[str, bool]) -> None:
    table = _own_draw(left, **options)
    assert {"win", "discard 5p"} <= table.menu("C")
    assert table.play("C discard 5p").winners == ""


def _rob_at(left: int) -> Table:
    """A has ponged 3s and draws the fourth with so many tiles left; B can rob it. The replacement is 7s, then 6s."""
    hands = ["33s123456789p79s", ROB_B]
    dealer, draws, pong_left = {3: ("D", "", 19), 4: ("A", "7p8p3s", 16)}[left]
    hands[0] += "8s" if dealer == "A" else ""
    tail = "3s7s" + "8p4s8p"[: 2 * (left - 1)]
    hands += ["", "3s"] if dealer == "D" else []
    table = Table(hands, draws, tail, dealer=dealer, allow_ready=False).drain(left=pong_left)
    table.play("D discard 3s")
    for seat in table.asked:
        table.answer(seat, "pong" if seat == "A" else "pass")
    return table.play("A discard 9s").drain(left=left).play("A kong 3s")


def test_nj_4_14_must_rob() -> None:
    table = _rob_at(3)
    assert "B win 3s" in table.events
    assert menu_then(table, "A kong 3333s", 1) == {"win"}


def test_nj_4_14_near_miss_a_kong_with_four_tiles_left_need_not_be_robbed() -> None:
    table = _rob_at(4)
    assert table.menu("B") == {"win", "pass"}


def test_nj_4_14_the_replacement_is_such_a_draw() -> None:
    """After it three tiles are left, and A must win with it."""
    table = _rob_at(4).play("B pass")
    assert table.events[-3:-1] == ["A draw 7s", "A win 7s"]
    assert menu_then(table, "A draw 7s", 0) == {"win"}


@pytest.mark.parametrize("action", ["pong", "kong"])
def test_nj_4_15_with_an_empty_wall_nothing_is_claimed(action: str) -> None:
    hands = [PLAIN_5P + "1s", "555p" if action == "kong" else "55p"]
    table = Table(hands, tail="5p", must_win_last_four=False, allow_ready=False).drain(left=0)
    table.play("D discard 5p")
    assert table.asked == "A"
    assert table.menu("A") == {"win", "pass"}
    assert table.refused("B", action) in {"pong": ("NJ-4.15",), "kong": ("NJ-4.8", "NJ-4.15")}[action]
    table.play("A win")
    assert table.items("A") == {"推倒胡": 0, "海底炮": 1}


def test_nj_4_15_nobody_can_win_so_the_round_is_over() -> None:
    table = Table(["", "555p"], tail="5p").drain(left=0).play("D discard 5p")
    assert table.over
    assert table.melds("B") == []


@pytest.mark.parametrize("action", ["pong", "kong"])
def test_nj_4_15_near_miss_one_tile_is_left(action: str) -> None:
    table = Table(["", "555p"], tail="5p1p").drain(left=1).play("C discard 5p")
    assert action in table.menu("B")


def _b_has_won(**options: Any) -> Table:
    """B has won on his own draw of 5p and holds three 9s; C is to play."""
    hands = ["", "444p777p222s999s5p"]
    draws = "5p9s9p8s3p5p"
    table = Table(hands, draws, **({"allow_ready": False} | options)).drain(left=18).play("B win")
    assert table.money == [-4, 12, -4, -4]
    return table


def test_nj_4_16_a_winner_leaves_the_round() -> None:
    table = _b_has_won().play("C discard 9s").pass_all()
    assert menu_then(table, "C discard 9s", 1) == set()
    assert table.refused("B", "kong") == "NJ-4.16"
    table.drain(left=13)
    assert [event[0] for event in table.events if " draw " in event] == list("BCDACD")
    assert "B" not in table.finish().events[-1]


def test_nj_4_16_a_later_discard_is_not_his_again() -> None:
    table = _b_has_won().finish()
    assert "D draw 5p" in table.events
    assert [event for event in table.events if event.startswith("B ")] == ["B draw 5p", "B win 5p"]


def test_nj_4_16_later_wins_cost_and_pay_him_nothing() -> None:
    hands = ["", "444p777p222s999s5p", "", "12346789p11188s"]
    table = Table(hands, "5p9p5p", allow_ready=False).drain(left=18).play("B win; C discard 9p").pass_all()
    table.play("D win")
    assert table.money == [-5, 12, -5, -2]


def test_nj_4_16_near_miss_who_has_not_won_pays_again() -> None:
    hands = ["", "", "444p777p222s999s5p", "12346789p11188s"]
    table = Table(hands, "9p5p5p", allow_ready=False).drain(left=17).play("C win; D win")
    assert table.money == [-5, -5, 12, -2]


@pytest.mark.parametrize(("hands", "winner", "after"), [(["", PONGS_5P], "B", "C"), (["", "", PONGS_5P], "C", "D")])
def test_nj_4_17_after_an_own_draw_the_next_seat_draws(hands: list[str], winner: str, after: str) -> None:
    draws = "5p" if winner == "B" else "2p5p"
    table = Table(hands, draws, allow_ready=False).drain(left=18 if winner == "B" else 17).play(f"{winner} win")
    assert table.events[-1].startswith(f"{after} draw")


@pytest.mark.parametrize(
    ("discarder", "wins", "after"),
    [("B", "C", "D"), ("B", "A", "B"), ("B", "CA", "B"), ("D", "C", "D"), ("D", "A", "B")],
)
def test_nj_4_17_after_a_discard_the_seat_after_the_last_winner_draws(discarder: str, wins: str, after: str) -> None:
    dealer, draws, left = {"B": ("D", "2p5p", 17), "D": ("B", "2p5p", 17)}[discarder]
    table = Table([PLAIN_5P, "", PONGS_5P, ""], draws, dealer=dealer, allow_ready=False).drain(left=left)
    table.play(f"{discarder} discard 5p")
    for seat in "CA":
        table.answer(seat, "win" if seat in wins else "pass")
    assert set(table.winners) == set(wins)
    assert table.events[-1].startswith(f"{after} draw")


@pytest.mark.parametrize(("draws", "script"), [("5s1p5p", "D discard 5p; A win"), ("5s1p1p5p", "A win")])
def test_nj_4_17_near_miss_finished_seats_are_passed_over(draws: str, script: str) -> None:
    """B has won before: after A's win, on an own draw or on D's discard, C draws."""
    table = Table([PLAIN_5P + "1s", LONE_5S], draws, allow_ready=False).drain(left=18).play("B win")
    table.drain(left=19 - len(draws) // 2).play(script)
    assert table.winners == "BA"
    assert table.events[-1].startswith("C draw")
