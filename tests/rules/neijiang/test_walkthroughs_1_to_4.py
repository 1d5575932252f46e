"""The first four walkthroughs of the rule page, with all their numbers."""

from tests.kit import Table
from tests.rules.neijiang.setups import (
    PAIRS_5P_8P,
    PLAIN_3S,
    PLAIN_5P,
    PONGS_5P,
    menu_then,
    next_round,
    refused_then,
    robbing,
)

LONE_9S = "444777999p1119s"


def _claims() -> Table:
    table = Table(["", "55p", PLAIN_5P, PONGS_5P], "1p2s2s5p").pass_all().drain(left=15)
    return table.play("A discard 5p")


def test_walkthrough_1_nj_4_9_nj_4_10_nj_4_17_nj_3_3_claims() -> None:
    table = _claims()
    assert table.asked == "BCD"
    assert table.menu("B") == {"pong", "pass"}
    table.play("B pong; C win; D win")
    assert (table.items("C"), table.total("C")) == ({"推倒胡": 0}, 1)
    assert (table.items("D"), table.total("D")) == ({"推倒胡": 0, "对子胡": 2}, 4)
    assert table.money == [-5, 0, 1, 4]
    assert table.melds("B") == []
    assert table.winners == "CD"
    assert table.events[-1].startswith("A draw")
    assert table.asked == "A"
    assert next_round(table.finish()).state.dealer == 2


def test_walkthrough_1_nj_4_9_both_decline() -> None:
    table = _claims().play("C pass; D pass; B pong")
    assert table.events[-1] == "B pong 555p"
    assert table.money == [0, 0, 0, 0]


def test_walkthrough_2_nj_4_12_nj_4_13_nj_7_11_nj_7_12_nj_7_15_nj_9_5_robbing() -> None:
    table = robbing().play("C win")
    assert (table.items("C"), table.total("C")) == ({"推倒胡": 0, "抢杠胡": 1}, 2)
    assert table.money == [-2, 0, 2, 0]
    assert table.melds("A") == [("pong", "3s")]
    table.play("A win")
    assert (table.items("A"), table.total("A")) == ({"推倒胡": 0, "杠上开花": 1}, 2)
    assert table.money == [-2 + 4, -2, 2, -2]
    assert table.finish().payments("NJ-9.2") == [0, 0, 0, 0]


def test_walkthrough_2_nj_4_12_four_from_the_hand_cannot_be_robbed() -> None:
    table = Table(["3333s", "", PLAIN_3S], "9s", allow_ready=False)
    table.play("A kong 3s")
    assert table.asked == "A"
    assert menu_then(table, "A kong 3333s", 2) == set()


def test_walkthrough_3_nj_4_16_nj_4_17_nj_8_2_nj_10_1_nj_3_2_blood_battle() -> None:
    hands = ["222234p678p13s88s9p", PONGS_5P, "46789p45645688s"]
    table = Table(hands, "5p9s5p1p2s").pass_all().play("A discard 9p").pass_all()
    table.play("B win")
    assert table.total("B") == 4
    assert table.money == [-4, 12, -4, -4]
    assert table.events[-1] == "C draw 9s"
    table.play("C discard 9s").pass_all().play("D discard 5p").play("C win")
    assert table.items("C") == {"推倒胡": 0}
    assert table.money == [-4, 12, -4 + 1, -4 - 1]
    assert table.events[-1] == "D draw 1p"
    table.play("D discard 1p").pass_all()
    assert table.events[-1] == "A draw 2s"
    table.play("A win")
    assert table.items("A") == {"推倒胡": 0, "归": 1}
    assert table.money == [-4 + 2, 12, -3, -5 - 2]
    assert table.over
    assert table.winners == "BCA"
    assert table.payments("NJ-10.3") == [0, 0, 0, 0]
    assert next_round(table).state.dealer == 1


def _a_must_win(tail: str, b: str = "", c: str = "", d: str = "8s") -> Table:
    """D, the dealer, draws 5p with four tiles left and discards it; A waits for it and could pong it."""
    table = Table([PAIRS_5P_8P, b, c, d], tail="5p" + tail, dealer="D").pass_all().drain(left=3)
    return table.play("D discard 5p")


def test_walkthrough_4_nj_4_14_must_win() -> None:
    table = _a_must_win("2p6p9s")
    assert "A win 5p" in table.events
    assert table.money == [1, 0, 0, -1]
    assert menu_then(table, "D discard 5p", 0) == {"win"}
    assert [refused_then(table, "D discard 5p", 0, closed) for closed in ("pass", "pong")] == ["NJ-4.14"] * 2


def test_walkthrough_4_nj_4_14_five_left_before_the_draw() -> None:
    table = Table([PAIRS_5P_8P + "1s"], tail="5p1p9p9s1p").drain(left=4).play("D discard 5p")
    assert table.menu("A") == {"win", "pong", "pass"}
    assert table.play("A pass").winners == ""


def test_walkthrough_4_nj_7_9_d_wins_with_the_very_last_tile() -> None:
    table = _a_must_win("2p6p9s", d=LONE_9S + "8s").finish()
    assert table.winners == "AD"
    assert table.items("D") == {"推倒胡": 0, "对子胡": 2, "海底捞": 1}
    assert table.money == [1, -8, -8, -1 + 16]


def test_walkthrough_4_nj_4_15_nj_7_10_d_discards_the_very_last_tile() -> None:
    table = _a_must_win("2p6p9s", b="99s", c=LONE_9S).drain(left=0).play("D discard 9s")
    assert table.winners == "AC"
    assert table.items("C") == {"推倒胡": 0, "对子胡": 2, "海底炮": 1}
    assert table.money == [1, 0, 8, -1 - 8]
    assert refused_then(table, "D discard 9s", 1, "pong") == "NJ-4.15"
    assert table.melds("B") == []
