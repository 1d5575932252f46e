"""NJ-9.6 and NJ-9.7: 杠上炮 moves the row of the last 杠, or of all of the turn, to the winners."""

from typing import Any

import pytest

from tests.kit import Table

# Waits for 8s alone, and needs no 1p, 2p.
EIGHT = "334455p123456s8s"
# Seven tiles that wait for 9s alone; KEEPER holds the others.
SEVEN = "456p888p9s"
KEEPER = "999s"


def quiet(hands: list[str], draws: str = "", tail: str = "", **options: Any) -> Table:
    return Table(hands, draws, tail, allow_ready=False, **options)


def two_kongs(**options: Any) -> Table:
    """A makes two 暗杠 in one turn, throws 8s and D wins; A is ready at the end."""
    table = quiet(["1111p222p" + SEVEN, KEEPER, "", EIGHT], draws="2p8s", **options)
    return table.play("A kong 1p; A kong 2p; A discard 8s; D win")


def test_nj_9_6_row_of_the_last_kong_moves() -> None:
    table = two_kongs()
    assert table.items("D")["杠上炮"] == 1
    # 1p stays with A: 2 each from B, C, D. 2p is D's: 2 each from B and C, his own part falls away.
    assert table.finish().payments("NJ-9.2") == [6, -4, -4, 2]


def test_nj_9_6_chain_moves_all_rows_of_the_turn() -> None:
    assert two_kongs(rain_transfer="chain").finish().payments("NJ-9.2") == [0, -4, -4, 8]


@pytest.mark.parametrize("transfer", ["last", "chain"])
def test_nj_9_6_near_miss_the_discard_follows_no_replacement(transfer: str) -> None:
    hands = ["1111p234567p333s9s", KEEPER, "", "345678p567678s1s"]
    table = quiet(hands, draws="8p1s", rain_transfer=transfer).play("A kong 1p; A discard 8p").pass_all()
    table.play("B discard 1s; D win")
    assert "杠上炮" not in table.items("D")
    assert table.finish().payments("NJ-9.2") == [6, -2, -2, -2]


def two_turns(**options: Any) -> Table:
    """A makes a 暗杠 in one turn and an 引杠 with C's 2p, which begins another; D wins the discard."""
    table = quiet(["1111p222p" + SEVEN, KEEPER, "", EIGHT], draws="7s7s2p8s", **options)
    return table.play("A kong 1p; A discard 7s").drain(16).play("C discard 2p; A kong; A discard 8s; D win")


@pytest.mark.parametrize("transfer", ["last", "chain"])
def test_nj_9_6_near_miss_an_exposed_kong_begins_a_turn(transfer: str) -> None:
    table = two_turns(rain_transfer=transfer)
    # 暗杠: B, C, D owe A 2. 引杠: C owes D 2.
    assert table.finish().payments("NJ-9.2") == [6, -2, -4, 0]


def test_nj_9_6_near_miss_a_pong_begins_a_turn() -> None:
    # 暗杠 of 1p in one turn; 碰 of C's 2p and 暗杠 of 8p in the next.
    table = quiet(
        ["1111p22p8888p999p9s", KEEPER, "", EIGHT],
        draws="7s7s2p8s",
        kong_after_pong=True,
        rain_transfer="chain",
    )
    table.play("A kong 1p; A discard 7s").drain(16).play("C discard 2p; A pong; A kong 8p; A discard 8s; D win")
    assert table.finish().payments("NJ-9.2") == [6, -4, -4, 2]


def robbed_last(transfer: str) -> Table:
    """A makes a 暗杠 of 1p and in the same turn a 巴杠 of 2s that C robs; D wins what A throws after that."""
    hands = ["111p22s456888p9s77s", KEEPER, "13s345666777p99p", "334455p444555s8s"]
    table = quiet(hands, draws="2s1s1s1s1p2s8s", rain_transfer=transfer).play("A discard 7s").drain(18)
    table.play("B discard 2s; C pass; A pong; A discard 7s").drain(14)
    return table.play("A kong 1p; A kong 2s; C win; A discard 8s; D win")


def test_nj_9_6_a_robbed_last_kong_moves_nothing() -> None:
    table = robbed_last("last")
    assert table.items("D") == {"推倒胡": 0, "杠上炮": 1}
    assert table.finish().payments("NJ-9.2") == [6, -2, -2, -2]


def test_nj_9_6_chain_moves_the_rest_though_the_last_kong_was_robbed() -> None:
    assert robbed_last("chain").finish().payments("NJ-9.2") == [0, -2, -2, 4]


def test_nj_9_6_the_discarder_of_an_exposed_kong_wins_and_his_part_falls_away() -> None:
    # D gives the 引杠 and wins what follows: D owed A 2, nobody owes anything now.
    table = quiet(["7s111777p" + SEVEN, KEEPER, "", EIGHT], draws="7s7s1p8s").play("A discard 7s").drain(16)
    table.play("D discard 1p; A kong; A discard 8s; D win")
    assert table.finish().payments("NJ-9.2") == [0, 0, 0, 0]


# All wait for 8s alone and need no 1p.
B, C, D = "222999p123456s8s", "334455p123456s8s", "667788p123456s8s"


def test_nj_9_7_several_winners_share_every_debt() -> None:
    table = quiet(["1111p", "", C, D], draws="8s").play("A kong 1p; A discard 8s; C win; D win")
    # Each 2 is 1 for C and 1 for D; what C and D owe themselves falls away.
    assert table.finish().payments("NJ-9.2") == [0, -2, 1, 1]


def test_nj_9_7_what_is_left_over_goes_to_the_earlier_winner() -> None:
    table = quiet(["77s11p", "", C, D], draws="1p9p9p9p1p8s").play("A discard 7s").drain(18)
    table.play("B discard 1p; A pong; A discard 7s").drain(14).play("A kong 1p; A discard 8s; D win; C win")
    assert table.winners == "CD"
    assert table.finish().payments("NJ-9.2") == [0, -1, 2, -1]


@pytest.mark.parametrize(("base", "expected"), [(1, [0, -1, 1, 0]), (2, [0, -2, 1, 1]), (4, [0, -5, 3, 2])])
def test_nj_9_7_three_winners_share_the_debt_of_one_of_them(base: int, expected: list[int]) -> None:
    table = quiet(["111p7s", B, C, D], draws="1p8s", base=base).play("A discard 7s; B discard 1p; A kong")
    table.play("A discard 8s; B win; C win; D win")
    assert table.payments("NJ-9.2") == expected


def test_nj_9_7_three_winners_share_three_debts() -> None:
    table = quiet(["1111p", B, C, D], draws="8s", base=5).play("A kong 1p; A discard 8s; B win; C win; D win")
    # Each 10 is 4 for B, 3 for C and 3 for D.
    assert table.payments("NJ-9.2") == [0, 2, -1, -1]


@pytest.mark.parametrize(("transfer", "expected"), [("last", [0, -2, 1, 1]), ("chain", [0, -4, 2, 2])])
def test_nj_9_7_every_row_of_a_chain_is_shared(transfer: str, expected: list[int]) -> None:
    table = quiet(["1111p222p", "", C, D], draws="2p8s", rain_transfer=transfer)
    table.play("A kong 1p; A kong 2p; A discard 8s; C win; D win")
    assert table.finish().payments("NJ-9.2") == expected


def test_nj_9_7_near_miss_one_winner_has_the_whole_row() -> None:
    table = quiet(["1111p", "", C, D], draws="8s").play("A kong 1p; A discard 8s; C win; D pass")
    assert table.finish().payments("NJ-9.2") == [0, -2, 4, -2]


def test_nj_9_7_near_miss_with_one_winner_allowed_the_nearest_has_it() -> None:
    table = quiet(["1111p", "", C, D], draws="8s", multi_win=False)
    table.play("A kong 1p; A discard 8s; D win; C win")
    assert table.finish().payments("NJ-9.2") == [0, -2, 4, -2]
