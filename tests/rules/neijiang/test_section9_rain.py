"""NJ-9.1 to NJ-9.5, NJ-9.8: 雨钱, its rows and what strikes them out."""

from collections.abc import Callable
from typing import Any

import pytest

from paiju.core.ledger import RowState
from tests.kit import Table

# Ten tiles that wait for 9s alone; with a kong beside them F = 1. B holds 999s, so that nobody ever throws it.
READY = "234567p333s9s"
KEEPER = "999s"
# Ten tiles without a group.
LOOSE = "24689p24689s"


def quiet(hands: list[str], draws: str = "", tail: str = "", **options: Any) -> Table:
    return Table(hands, draws, tail, allow_ready=False, **options)


def concealed(hand: str = READY, **options: Any) -> Table:
    """A makes a 暗杠 of 1p in his first turn and throws 8p."""
    return quiet(["1111p" + hand, KEEPER], draws="8p", **options).play("A kong 1p; A discard 8p")


def exposed(hand: str = READY, **options: Any) -> Table:
    """C makes an 引杠 with A's 1p and throws 8p."""
    table = quiet(["1p", KEEPER, "111p" + hand], draws="8p", **options)
    return table.play("A discard 1p; C kong; C discard 8p")


def added(hand: str = READY, **options: Any) -> Table:
    """C has a 碰 of 1p from A, adds the fourth and throws 8p."""
    table = quiet(["1p", KEEPER, "11p8s" + hand], draws="7s7s7s1p8p", **options)
    return table.play("A discard 1p; C pong; C discard 8s").drain(15).play("C kong 1p; C discard 8p")


def open_rows(table: Table) -> list[tuple[int, int, int]]:
    """Payer, payee and sum of every row that is still due."""
    return [(row.payer, row.payee, row.due) for row in table.state.rows if row.state == RowState.DUE]


def test_nj_9_1_a_concealed_kong_twice_the_base_from_everybody() -> None:
    assert open_rows(concealed()) == [(1, 0, 2), (2, 0, 2), (3, 0, 2)]
    assert concealed().finish().payments("NJ-9.2") == [6, -2, -2, -2]


def test_nj_9_1_an_added_kong_the_base_from_everybody() -> None:
    assert sorted(open_rows(added())) == [(0, 2, 1), (1, 2, 1), (3, 2, 1)]
    assert added().finish().payments("NJ-9.2") == [-1, -1, 3, -1]


def test_nj_9_1_an_exposed_kong_twice_the_base_from_the_discarder() -> None:
    assert open_rows(exposed()) == [(0, 2, 2)]
    assert exposed().finish().payments("NJ-9.2") == [-2, 0, 2, 0]


@pytest.mark.parametrize("base", [2, 5])
def test_nj_9_1_the_base_counts(base: int) -> None:
    assert concealed(base=base).finish().payments("NJ-9.2") == [6 * base, -2 * base, -2 * base, -2 * base]
    assert added(base=base).finish().payments("NJ-9.2") == [-base, -base, 3 * base, -base]
    assert exposed(base=base).finish().payments("NJ-9.2") == [-2 * base, 0, 2 * base, 0]


def test_nj_9_1_six_seats() -> None:
    table = quiet(["1111p234s9s", KEEPER], draws="8p", players=6).play("A kong 1p; A discard 8p")
    assert table.finish().payments("NJ-9.2") == [10, -2, -2, -2, -2, -2]


def test_nj_9_1_near_miss_a_winner_owes_nothing_for_a_later_kong() -> None:
    # D wins A's 2s first; A's second turn brings the 暗杠.
    table = quiet(["111p2s" + READY, KEEPER, "", "345678p456678s2s"], draws="1p8p")
    table.play("A discard 2s; D win; A kong 1p; A discard 8p")
    assert open_rows(table) == [(1, 0, 2), (2, 0, 2)]
    assert table.finish().payments("NJ-9.2") == [4, -2, -2, 0]


def test_nj_9_1_a_debt_stands_when_the_debtor_wins_later() -> None:
    table = quiet(["1111p" + READY, "2s", KEEPER, "345678p456678s2s"], draws="8p2s")
    table.play("A kong 1p; A discard 8p").pass_all().play("B discard 2s; D win")
    assert table.winners == "D"
    assert table.finish().payments("NJ-9.2") == [6, -2, -2, -2]


def test_nj_9_2_one_sum_at_the_end() -> None:
    table = concealed()
    assert table.drain().balances == [1000] * 4
    table.finish()
    assert table.payments("NJ-9.2") == [6, -2, -2, -2]
    assert len([s for s in table.rules.lines.scores(table.state) if s.get("rule") == "NJ-9.2"]) == 1


def test_nj_9_2_near_miss_the_money_of_a_win_does_not_wait() -> None:
    table = quiet(["1111p" + READY], draws="9s").play("A kong 1p")
    assert table.money == [0, 0, 0, 0]
    assert table.play("A win").money == [12, -4, -4, -4]
    assert table.finish().money == [18, -6, -6, -6]


@pytest.mark.parametrize("make", [concealed, exposed, added])
def test_nj_9_3_rows_of_a_player_who_is_not_ready_are_struck_out(make: Callable[[str], Table]) -> None:
    table = make(LOOSE)
    assert open_rows(table)
    assert table.finish().payments("NJ-9.2") == [0, 0, 0, 0]


def test_nj_9_3_near_miss_only_his_own_rows() -> None:
    # A is not ready and has a 暗杠; C is ready and has one too.
    hands = ["1111p2468p246789s", "111s", "999p345678p555s1s"]
    table = quiet(hands, draws="8p2p9p2p").play("A kong 1p; A discard 8p").drain(16)
    table.play("C kong 9p; C discard 2p").finish()
    assert table.payments("NJ-9.2") == [-2, -2, 6, -2]


def test_nj_9_3_near_miss_the_rows_of_a_winner_stand() -> None:
    table = quiet(["1111p" + READY], draws="9s").play("A kong 1p; A win").finish()
    assert table.payments("NJ-9.2") == [6, -2, -2, -2]


def last_with_a_kong(ten: str, **options: Any) -> Table:
    """A makes a 暗杠 in his first turn; in his second he throws 9s, which B, C and D win."""
    hands = ["1111p" + ten, "234567p123456s9s", "345678p345678s9s", "234567p234567s9s"]
    table = quiet(hands, draws="2s5p7s2s9s", **options).play("A kong 1p; A discard 2s").drain(14)
    return table.play("A discard 9s; B win; C win; D win")


LAST_READY = "888999p888s1s"
LAST_LOOSE = "6888999p88s1s"


def test_nj_9_4_without_a_settling_the_rows_stand() -> None:
    table = last_with_a_kong(LAST_LOOSE)
    assert table.over
    assert table.payments("NJ-10.3") == [0, 0, 0, 0]
    assert table.payments("NJ-9.2") == [6, -2, -2, -2]


def test_nj_9_4_the_option_strikes_out_the_rows_of_a_last_player_who_is_not_ready() -> None:
    assert last_with_a_kong(LAST_LOOSE, void_rain_last_not_ready=True).payments("NJ-9.2") == [0, 0, 0, 0]


def test_nj_9_4_near_miss_the_last_player_is_ready() -> None:
    table = last_with_a_kong(LAST_READY, void_rain_last_not_ready=True)
    assert table.payments("NJ-9.2") == [6, -2, -2, -2]


def robbing(answer: str) -> Table:
    """B, who is ready, adds the fourth 3s; C waits for it."""
    hands = ["3s", "33s234567p678s9p1p", "12s12345678988p", "99p"]
    table = quiet(hands, draws="7s7s7s3s1s").play("A discard 3s; C pass; B pong; B discard 1p").drain(15)
    return table.play(f"B kong 3s; C {answer}; B discard 1s")


def test_nj_9_5_a_robbed_kong_writes_no_row() -> None:
    table = robbing("win")
    assert open_rows(table) == []
    assert table.melds("B") == [("pong", "3s")]
    assert table.finish().payments("NJ-9.2") == [0, 0, 0, 0]


def test_nj_9_5_near_miss_nobody_robs_it() -> None:
    table = robbing("pass")
    assert table.melds("B") == [("kong_added", "3s")]
    assert table.finish().payments("NJ-9.2") == [-1, 3, -1, -1]


def test_nj_9_8_a_win_with_the_flower_leaves_the_rows() -> None:
    table = quiet(["1p", KEEPER, "111p" + READY.replace("9s", "8s")], draws="8s").play("A discard 1p; C kong; C win")
    assert table.items("C")["杠上开花"] == 1
    assert table.finish().payments("NJ-9.2") == [-2, 0, 2, 0]


def test_nj_9_8_a_moved_row_is_never_struck_out() -> None:
    # A is not ready at the end, and it was his row: it is D's now.
    table = quiet(["1111p" + LOOSE, "", "", "345678p345678s1s"], draws="1s").play("A kong 1p; A discard 1s; D win")
    assert table.finish().payments("NJ-9.2") == [0, -2, -2, 4]


def test_nj_9_8_near_miss_a_row_that_did_not_move_is_struck_out() -> None:
    hands = ["1111p" + LOOSE, "1s", "", "345678p345678s1s"]
    table = quiet(hands, draws="7p1s").play("A kong 1p; A discard 7p").pass_all().play("B discard 1s; D win")
    assert table.finish().payments("NJ-9.2") == [0, 0, 0, 0]
