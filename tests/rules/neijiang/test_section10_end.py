"""NJ-10.1 to NJ-10.5: when a round ends, and the 查叫."""

from typing import Any

import pytest

from tests.kit import Table

# Waits for 9s alone, without any 番.
LONE = "234567p123456s9s"
WINNERS = ["", "234567p123456s9s", "345678p345678s9s", "234567p234567s9s"]


def quiet(hands: list[str], draws: str = "", tail: str = "", **options: Any) -> Table:
    return Table(hands, draws, tail, allow_ready=False, **options)


def drawn(table: Table) -> bool:
    """Whether the round ended without a winner."""
    return table.rules.outcome(table.state).drawn


def test_nj_10_1_only_one_player_has_not_won() -> None:
    table = quiet(["9s", *WINNERS[1:]]).play("A discard 9s; B win; C win; D win")
    assert (table.over, table.left, table.winners) == (True, 19, "BCD")


def test_nj_10_1_near_miss_two_have_not() -> None:
    table = quiet(["9s", *WINNERS[1:]]).play("A discard 9s; B win; C win; D pass")
    assert (table.over, table.turn) == (False, "D")


def test_nj_10_1_the_last_discard_is_answered() -> None:
    table = quiet(["8p"]).play("A discard 8p").drain()
    assert (table.over, table.left, table.turn) == (False, 0, "D")
    table.finish()
    assert (table.over, table.winners) == (True, "")


def test_nj_10_1_the_last_drawn_tile_is_won() -> None:
    table = quiet(["8p", "", "", LONE], tail="1p1p1p9s").play("A discard 8p").finish()
    assert (table.over, table.left, table.winners) == (True, 0, "D")


def test_nj_10_1_near_miss_the_last_discard_can_still_be_won() -> None:
    table = quiet(["8p", "", LONE], tail="1p1p1p9s", must_win_last_four=False).play("A discard 8p").drain()
    table.play("D discard 9s")
    assert (table.over, table.asked) == (False, "C")
    assert table.play("C win").winners == "C"
    assert table.over


def test_nj_10_2_nobody_has_won_and_the_settling_takes_place() -> None:
    table = quiet(["8p", LONE], tail="1p1p1p1p").play("A discard 8p").finish()
    assert (drawn(table), table.winners) == (True, "")
    assert table.payments("NJ-10.3") == [-1, 3, -1, -1]
    assert table.next_dealer == "A"


def test_nj_10_2_near_miss_somebody_has_won() -> None:
    table = quiet(["9s", LONE, "", "234567p234567s9s"], tail="1p1p1p1p").play("A discard 9s; D win; B pass").finish()
    assert not drawn(table)
    assert table.payments("NJ-10.3") == [-1, 2, -1, 0]
    assert table.next_dealer == "D"


def test_nj_10_3_ready_players_do_not_pay_each_other() -> None:
    table = quiet(["8p", LONE, "111333777p888s7s"], tail="9p9p9p9p").play("A discard 8p").finish()
    # B's hand is worth 1, C's 4.
    assert table.payments("NJ-10.3") == [-5, 2, 8, -5]


def test_nj_10_3_nobody_is_ready() -> None:
    assert quiet(["8p"]).play("A discard 8p").finish().money == [0, 0, 0, 0]


def test_nj_10_3_near_miss_one_player_is_left_when_the_wall_is_empty() -> None:
    # B and C win A's 9s; D is ready and wins the last tile of the wall. A alone is left.
    hands = ["9s", "234567p123456s9s", "345678p345678s9s", "234567p111222s7s"]
    table = quiet(hands, tail="9p9p9p7s").play("A discard 9s; B win; C win").finish()
    assert (table.left, table.winners) == (0, "BCD")
    assert table.payments("NJ-10.3") == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("hand", "payments"),
    [
        ("123456789p9999s", [0, 0, 0, 0]),  # waits for a fifth 9s
        ("123456789p999s8s", [-1, 3, -1, -1]),  # 8s is left
    ],
)
def test_nj_10_4_a_kind_of_which_the_player_has_all_four_does_not_count(hand: str, payments: list[int]) -> None:
    table = quiet(["1s", hand], tail="1s1s1s2s").play("A discard 1s").finish()
    assert table.payments("NJ-10.3") == payments


def test_nj_10_4_the_four_may_be_declared() -> None:
    # 碰 of 9s and the fourth 9s in the hand.
    table = quiet(["9s", "123456789p99s1s9s"], tail="2s2s2s2s").play("A discard 9s; B pong; B discard 1s").finish()
    assert table.melds("B") == [("pong", "9s")]
    assert table.payments("NJ-10.3") == [0, 0, 0, 0]


def test_nj_10_4_near_miss_a_kind_that_is_used_up_elsewhere_counts() -> None:
    table = quiet(["1p", LONE, "999s"], tail="1p1p1p8p").play("A discard 1p").finish()
    assert table.payments("NJ-10.3") == [-1, 3, -1, -1]


VALUES = [
    ("NJ-7.1", LONE, {}, 1),
    ("NJ-7.2 the dearest of three waits", "33345p789p123s88s", {}, 2),
    ("NJ-7.3", "222333777p888s7s", {}, 4),
    ("NJ-7.4 and NJ-7.2 with the best tile", "2223456777888p", {}, 8),
    ("NJ-7.5", "2244778p225588s", {}, 4),
    ("cap", "222333777p888s7s", {"fan_cap": 1}, 2),
    ("base", "222333777p888s7s", {"base": 3}, 12),
    ("no 自摸", LONE, {"zimo_bonus": "fan"}, 1),
    ("no stake", LONE, {"zimo_bonus": "stake"}, 1),
]


@pytest.mark.parametrize(("hand", "options", "value"), [row[1:] for row in VALUES], ids=[row[0] for row in VALUES])
def test_nj_10_5_the_value_of_the_best_wait(hand: str, options: dict[str, Any], value: int) -> None:
    table = quiet(["1p", hand], tail="1s1s1s2s", **options).play("A discard 1p").finish()
    assert (table.winners, table.left) == ("", 0)
    assert table.payments("NJ-10.3") == [-value, 3 * value, -value, -value]


def test_nj_10_5_near_miss_circumstances_do_not_count() -> None:
    # On a discard now B would have 海底炮.
    table = quiet(["1p", LONE], tail="1p1p1p8p").play("A discard 1p").drain()
    assert (table.left, table.payments("NJ-10.3")) == (0, [0, 0, 0, 0])
    assert table.finish().payments("NJ-10.3") == [-1, 3, -1, -1]
