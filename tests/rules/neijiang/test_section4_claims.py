from typing import Any

import pytest

from paiju.core.errors import IllegalError
from tests.kit import Table
from tests.rules.neijiang.setups import NO_PAIR, PAIRS_5P_8P, PLAIN_5P, PONGS_5P, ROB_B, ROB_D, menu_then, robbing

DULL_A = "124578p1245789s9p"
"""The dealer's: fifteen different tiles less one, nothing to claim with."""


def _a_has_5p(b: str = "", c: str = "", d: str = "", **options: Any) -> Table:
    """The dealer A has discarded before, and now holds a drawn 5p."""
    return Table(["", b, c, d], "1p1p2s5p", **({"allow_ready": False} | options)).drain(left=15)


def test_nj_4_1_draw_then_discard_in_turn() -> None:
    table = Table([DULL_A, NO_PAIR], "3p3s")
    table.play("A discard 9p").pass_all()
    assert table.events == ["A discard 9p", "B draw 3p"]
    table.play("B discard 3p").pass_all()
    assert table.events[2:] == ["B discard 3p", "C draw 3s"]
    assert table.turn == "C"


def test_nj_4_1_after_a_draw_win_or_kong_or_discard() -> None:
    table = Table(["", "55567p12366789s"], "5p", allow_ready=False).drain(left=18)
    discards = {f"discard {tile}" for tile in ["5p", "6p", "7p", "1s", "2s", "3s", "6s", "7s", "8s", "9s"]}
    assert table.menu("B") == {"win", "kong 5p"} | discards


def test_nj_4_1_a_replacement_is_such_a_draw() -> None:
    table = Table(["5555p2222s"], "3p").play("A kong 5p")
    assert "discard 3p" in table.menu("A")
    assert "kong 2s" in table.menu("A")


def test_nj_4_1_near_miss_out_of_turn_and_a_tile_not_held() -> None:
    table = Table([DULL_A, NO_PAIR])
    assert table.refused("B", "discard 1p") == "NJ-4.1"
    assert table.refused("A", "pass") == "NJ-4.1"
    with pytest.raises(IllegalError):
        table.answer("A", "discard 3p")
    assert table.events == []


def test_nj_4_2_no_chow() -> None:
    table = _a_has_5p("46p78p1245789s12p", PLAIN_5P, "")
    table.play("A discard 5p")
    assert "B" not in table.asked
    assert not [text for text in table.menu("C") if "chow" in text]
    assert {table.refused("B", f"chow {tiles}") for tiles in ("567p", "456p", "345p")} == {"NJ-4.2"}


def test_nj_4_2_near_miss_the_same_tile_may_be_ponged() -> None:
    table = _a_has_5p("55p46p78p245789s1s").play("A discard 5p")
    assert table.menu("B") == {"pass", "pong"}


@pytest.mark.parametrize(("seat", "after"), [("B", "C"), ("C", "D"), ("D", "A")])
def test_nj_4_3_a_pong_of_any_seats_discard(seat: str, after: str) -> None:
    hands = {seat.lower(): "55p"}
    table = _a_has_5p(**hands).play(f"A discard 5p; {seat} pong")
    assert table.events[-1] == f"{seat} pong 555p"
    assert table.melds(seat) == [("pong", "5p")]
    assert table.turn == seat
    assert table.state.size["ABCD".index(seat)] == 11
    before = table.left
    table.drain(left=before - 1)
    assert table.events[-1].startswith(f"{after} draw")


def test_nj_4_3_the_seats_between_are_passed_over() -> None:
    table = _a_has_5p(d="55p").play("A discard 5p; D pong").drain(left=13)
    assert [event[0] for event in table.events if " draw " in event] == list("BCDAAB")


def test_nj_4_3_near_miss_one_tile_is_too_few() -> None:
    table = _a_has_5p(NO_PAIR, PLAIN_5P).play("A discard 5p")
    assert table.asked == "C"
    assert table.refused("B", "pong") == "NJ-4.3"


def test_nj_4_3_near_miss_the_own_discard() -> None:
    table = Table(["555p"], dealer="A").play("A discard 5p")
    assert "A" not in table.asked
    assert menu_then(table, "A discard 5p", 0) == set()


@pytest.mark.parametrize("seat", "BCD")
def test_nj_4_4_a_kong_of_any_seats_discard(seat: str) -> None:
    table = _a_has_5p(**{seat.lower(): "555p"}).play("A discard 5p")
    assert table.menu(seat) == {"pass", "pong", "kong"}
    table.answer(seat, "kong")
    assert table.melds(seat) == [("kong_exposed", "5p")]
    assert table.events[-2] == f"{seat} kong 5555p"
    assert table.events[-1].startswith(f"{seat} draw")


def test_nj_4_4_near_miss_two_tiles_are_too_few() -> None:
    table = _a_has_5p("55p").play("A discard 5p")
    assert table.menu("B") == {"pass", "pong"}
    assert table.refused("B", "kong") == "NJ-4.4"


def test_nj_4_9_a_win_goes_before_a_pong() -> None:
    table = _a_has_5p("55p", PLAIN_5P).play("A discard 5p")
    assert table.asked == "BC"
    table.play("B pong; C win")
    assert "B pong 555p" not in table.events
    assert table.melds("B") == []
    assert table.money == [-1, 0, 1, 0]


def test_nj_4_9_a_win_goes_before_a_kong() -> None:
    table = _a_has_5p("555p", PLAIN_5P).play("A discard 5p; B kong; C win")
    assert table.winners == "C"
    assert table.melds("B") == []


def test_nj_4_9_near_miss_the_winner_declines_and_the_pong_is_open() -> None:
    table = _a_has_5p("55p", PLAIN_5P).play("A discard 5p; B pong; C pass")
    assert table.winners == ""
    assert table.melds("B") == [("pong", "5p")]


def test_nj_4_9_who_could_win_may_pong_and_so_declines() -> None:
    table = _a_has_5p(NO_PAIR.replace("5", "3", 1), PAIRS_5P_8P).play("A discard 5p")
    assert table.menu("C") == {"pass", "pong", "win"}
    table.play("C pong")
    assert table.winners == ""
    assert table.melds("C") == [("pong", "5p")]
    assert table.turn == "C"


def test_nj_4_9_near_miss_his_pong_yields_to_another_win() -> None:
    table = _a_has_5p("", PAIRS_5P_8P, "46333p11199988s").play("A discard 5p; C pong; D win")
    assert table.winners == "D"
    assert table.melds("C") == []


def test_nj_4_9_everybody_is_asked_once_and_at_the_same_time() -> None:
    table = _a_has_5p("55p", PLAIN_5P, PONGS_5P).play("A discard 5p")
    assert table.asked == "BCD"
    assert [table.menu(seat) for seat in "BCD"] == [{"pass", "pong"}, {"pass", "win"}, {"pass", "win"}]
    table.play("C pass; B pong")
    assert table.asked == "D"
    table.play("D pass")
    assert table.turn == "B"
    assert table.winners == ""


@pytest.mark.parametrize(
    ("discarder", "hands", "order"),
    [
        ("A", ["", "", PLAIN_5P, PONGS_5P], "CD"),
        ("B", [PLAIN_5P, "", PONGS_5P, ""], "CA"),
        ("C", ["", PLAIN_5P, "", PONGS_5P], "DB"),
    ],
)
def test_nj_4_10_several_winners_in_order_from_the_discarder(discarder: str, hands: list[str], order: str) -> None:
    table = _two_winners(discarder, hands)
    table.play(f"{order[1]} win; {order[0]} win")
    assert table.winners == order
    assert [event for event in table.events if " win " in event] == [f"{seat} win 5p" for seat in order]
    assert table.money["ABCD".index(discarder)] == -5


@pytest.mark.parametrize(
    ("discarder", "hands", "winner", "paid"),
    [("A", ["", "", PLAIN_5P, PONGS_5P], "C", 1), ("B", [PLAIN_5P, "", PONGS_5P, ""], "C", 4)],
)
def test_nj_4_10_without_multi_win_only_the_nearest(discarder: str, hands: list[str], winner: str, paid: int) -> None:
    table = _two_winners(discarder, hands, multi_win=False)
    for seat in table.asked[::-1]:
        if "win" in table.menu(seat):
            table.answer(seat, "win")
    assert table.winners == winner
    assert table.money["ABCD".index(discarder)] == -paid


@pytest.mark.parametrize(("multi", "winners"), [(True, "BD"), (False, "B")])
def test_nj_4_10_several_robbers(multi: bool, winners: str) -> None:
    table = robbing(ROB_B, d=ROB_D, multi_win=multi).play("D win; C pass; B win")
    assert table.winners == winners
    assert table.turn == "A"


def test_nj_4_10_near_miss_the_nearest_declines() -> None:
    table = _two_winners("A", ["", "", PLAIN_5P, PONGS_5P], multi_win=False).play("C pass; D win")
    assert table.winners == "D"
    assert table.money == [-4, 0, 0, 4]


def test_nj_4_10_near_miss_one_of_two_wins() -> None:
    table = _two_winners("A", ["", "", PLAIN_5P, PONGS_5P]).play("D win; C pass")
    assert table.winners == "D"


def _two_winners(discarder: str, hands: list[str], **options: Any) -> Table:
    """Two seats wait for the 5p that the discarder, not with his first discard, has just thrown."""
    dealer = {"A": "A", "B": "D", "C": "A"}[discarder]
    draws, left = {"A": ("1p1p2s5p", 15), "B": ("2p5p", 17), "C": ("2p5p", 17)}[discarder]
    table = Table(hands, draws, dealer=dealer, **({"allow_ready": False} | options)).drain(left=left)
    return table.play(f"{discarder} discard 5p")
