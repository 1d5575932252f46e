"""HB-4: the turn, claims, wins of others' tiles."""

from typing import Any

import pytest

from tests.kit import Table
from tests.rules.hebei.setups import DULL_A, WAIT_6S, Hebei, quiet, robbing
from tests.rules.neijiang.setups import refused_then

PONG_2Z = "22z159m159p19s13z5m"


def test_hb_4_1_draw_discard_and_the_next_seat_draws() -> None:
    table = Hebei([DULL_A], "4z7z").play("A discard 2z").pass_all()
    table.play("B discard 4z").pass_all()
    assert table.events == ["A discard 2z", "B draw 4z", "B discard 4z", "C draw 7z"]


def test_hb_4_1_after_a_pong_a_discard_follows() -> None:
    table = Hebei([DULL_A, PONG_2Z]).play("A discard 2z; B pong")
    assert table.menu("B")
    assert all("discard" in action for action in table.menu("B"))


def test_hb_4_1_near_miss_no_win_after_a_pong() -> None:
    """Who is complete with that tile wins the discard itself."""
    table = quiet([DULL_A, "22z345m567p99s45s6s"]).play("A discard 2z")
    assert "win" in table.menu("B")
    table.play("B pong")
    assert "win" not in table.menu("B")
    assert table.refused("B", "win") == "HB-4.1"


def test_hb_4_1_near_miss_out_of_turn() -> None:
    table = Hebei([DULL_A])
    assert table.refused("C", "discard 1m") == "HB-4.1"
    assert table.refused("A", "discard 8p") == "HB-4.1"


@pytest.mark.parametrize(("seat", "after"), [("B", "C"), ("C", "D"), ("D", "A")])
def test_hb_4_2_a_pong_of_any_seats_discard(seat: str, after: str) -> None:
    hands = [DULL_A, *(PONG_2Z if letter == seat else "" for letter in "BCD")]
    table = Hebei(hands).play(f"A discard 2z; {seat} pong; {seat} discard 5m").pass_all()
    assert table.melds(seat) == [("pong", "2z")]
    assert table.events[-1].startswith(f"{after} draw")


def test_hb_4_2_near_miss_one_tile_is_too_few() -> None:
    table = Hebei([DULL_A, PONG_2Z.replace("22z", "2z") + "8m", "22z"]).play("A discard 2z")
    assert table.asked == "C"
    assert table.refused("B", "pong") == "HB-4.2"


def test_hb_4_3_there_is_no_chow() -> None:
    table = Hebei([DULL_A, "13z46m159p19s456z9m"]).play("A discard 2z")
    assert {table.refused("B", f"chow {tiles}") for tiles in ("123m", "234p", "789s")} == {"HB-4.3"}


def test_hb_4_3_near_miss_the_same_tile_may_be_ponged() -> None:
    table = Hebei([DULL_A, PONG_2Z]).play("A discard 2z")
    assert table.menu("B") == {"pass", "pong"}


def test_hb_4_4_three_equal_tiles_and_a_discard() -> None:
    table = Hebei([DULL_A, "", "222z159m159p19s13z"], tail="9m").play("A discard 2z; C kong")
    assert table.melds("C") == [("kong_exposed", "2z")]
    assert table.events[-1] == "C draw 9m"


def test_hb_4_4_the_fourth_tile_onto_a_pong() -> None:
    table = Hebei([DULL_A, PONG_2Z], "7p7p8p2z").play("A discard 2z; B pong; B discard 5m").drain(left=79)
    table.play("B kong 2z").pass_all()
    assert table.melds("B") == [("kong_added", "2z")]


def test_hb_4_4_near_miss_two_tiles_make_no_kong() -> None:
    table = Hebei([DULL_A, PONG_2Z]).play("A discard 2z")
    assert table.refused("B", "kong") == "HB-4.4"


def test_hb_4_4_near_miss_nobody_adds_the_discard_of_another() -> None:
    table = Hebei([DULL_A, PONG_2Z], "2z").play("A discard 2z; B pong; B discard 5m").pass_all()
    table.play("C discard 2z")
    assert refused_then(table, "C discard 2z", 1, "kong") == "HB-4.4"


def test_hb_4_5_four_equal_tiles_the_drawn_one_included() -> None:
    table = Hebei(["159p19s1347z258m82p", "222z159m159p19s13z"], "2z").play("A discard 2p").pass_all()
    assert "B kong 2222z" in table.play("B kong 2z").events
    assert table.melds("B") == [("kong_concealed", "2z")]


def test_hb_4_5_near_miss_three_are_too_few() -> None:
    table = Hebei(["222z159m159p19s13z4s"])
    assert table.refused("A", "kong 2z") == "HB-4.5"


def test_hb_4_6_the_dealer_with_the_dealt_hand_and_after_a_replacement() -> None:
    table = Hebei(["5555p2222m159s13z2s"], tail="7z").play("A kong 5p")
    assert table.events[-1] == "A draw 7z"
    assert "kong 2m" in table.menu("A")


def test_hb_4_6_a_tile_that_lies_there_since_an_earlier_turn() -> None:
    table = Hebei([DULL_A, PONG_2Z], "7p7p8p2z8p8p9p").play("A discard 2z; B pong; B discard 5m").drain(left=79)
    table.play("B discard 1z").drain(left=75)
    assert table.turn == "B"
    assert "kong 2z" in table.menu("B")


def test_hb_4_6_near_miss_not_in_the_turn_that_began_with_a_pong() -> None:
    table = Hebei([DULL_A, "22z8888m159p19s13z"]).play("A discard 2z; B pong")
    assert "kong 8m" not in table.menu("B")
    assert table.refused("B", "kong 8m") == "HB-4.6"


def test_hb_4_7_the_tile_after_a_kong_is_the_last_of_the_wall() -> None:
    table = Hebei(["5555p2222m159s13z2s"], "8p", tail="6z7z").play("A kong 5p; A kong 2m")
    assert [event for event in table.events if "draw" in event] == ["A draw 7z", "A draw 6z"]


def test_hb_4_7_near_miss_the_next_seat_draws_from_the_front() -> None:
    table = Hebei(["5555p2222m159s13z2s"], "8p", tail="6z7z").play("A kong 5p; A discard 7z").pass_all()
    assert table.events[-1] == "B draw 8p"


def _own_kong(left: int, made: bool) -> str | None:
    """Why A, who has just drawn and left so many tiles, may not make a kong; the dealer has perhaps made one before."""
    drawn = 83 - made - left
    dealer = "ABCD"[-drawn % 4]
    hands = dict.fromkeys("ABCD", "") | {dealer: "5555p"}
    hands["A"] = "5555p2222m" if dealer == "A" else "2222m"
    table = Hebei([hands[seat] for seat in "ABCD"], dealer=dealer)
    if made:
        table.play(f"{dealer} kong 5p")
    table.drain(left=left)
    assert (table.turn, table.left) == ("A", left)
    return table.refused("A", "kong 2m")


@pytest.mark.parametrize(("left", "made"), [(14, False), (13, True), (20, False)])
def test_hb_4_8_six_whole_stacks_are_left(left: int, made: bool) -> None:
    assert _own_kong(left, made) is None


@pytest.mark.parametrize("left", [13, 12])
def test_hb_4_8_near_miss_a_stack_would_be_broken(left: int) -> None:
    assert _own_kong(left, made=False) == "HB-4.8"


def test_hb_4_8_the_wall_forbids_a_kong_before_ready_does() -> None:
    hands = ["7z", "222z123m678m99p45s"]
    table = quiet(hands, "4z", tail="1m2z1111p5555z6666z").play("A discard 7z").pass_all().play("B ready 4z")
    table.drain(left=12).play("D discard 2z")
    assert refused_then(table, "D discard 2z", 1, "kong") == "HB-4.8"


def test_hb_4_9_a_win_goes_before_a_pong() -> None:
    table = quiet([WAIT_6S + "4z", "66s"], "4z4z6s").play("A discard 4z").drain(left=80)
    table.play("D discard 6s; B pong; A win")
    assert table.winners == "A"
    assert table.melds("B") == []


def test_hb_4_9_near_miss_a_declined_win_lets_the_pong_pass() -> None:
    table = quiet([WAIT_6S + "4z", "66s"], "4z4z6s").play("A discard 4z").drain(left=80)
    table.play("D discard 6s; B pong; A pass")
    assert table.melds("B") == [("pong", "6s")]


def test_hb_4_10_the_added_tile_can_be_won() -> None:
    table = robbing()
    assert table.menu("C") == {"win", "pass"}
    assert table.play("C win").events[-1] == "C win 6s"
    assert table.items("C") == {"抢杠胡": 2}


def test_hb_4_10_near_miss_a_concealed_kong() -> None:
    table = quiet(["6666s159m159p134z2z", "", WAIT_6S.replace("45s", "78s")]).play("A kong 6s")
    assert table.asked == "A"
    assert table.winners == ""


def test_hb_4_10_near_miss_a_kong_from_a_discard() -> None:
    table = quiet(["6s159m159p19s1347z2z", "666s", WAIT_6S]).play("A discard 6s")
    table.play("C pass; B kong")
    assert table.asked == "B"
    assert table.refused("C", "win") == "HB-4.1"


def _two_wait(**options: Any) -> Table:
    """A, the dealer, and C wait for the 6s that D discards; C waits nearer than B, who could pong."""
    hands = [WAIT_6S + "4z", "66s", WAIT_6S.replace("11z", "33z")]
    return quiet(hands, "4z4z6s", **options).play("A discard 4z").drain(left=80).play("D discard 6s")


def test_hb_4_11_all_who_take_it_win() -> None:
    table = _two_wait()
    assert table.asked == "ABC"
    table.play("C win; A win")
    assert table.winners == "AC"
    assert table.money == [8, 0, 5, -13]


def test_hb_4_11_only_the_first_with_the_option_off() -> None:
    table = _two_wait(multi_win=False).play("C win")
    assert not table.over, "A sits nearer to D and is still asked"
    assert table.play("A win").winners == "A"


def test_hb_4_11_near_miss_the_first_declines() -> None:
    table = _two_wait(multi_win=False).play("C win; A pass")
    assert table.winners == "C"


def test_hb_4_12_declining_has_no_consequence() -> None:
    table = quiet(["4z", "", WAIT_6S], "6s6s").play("A discard 4z").pass_all()
    table.play("B discard 6s; C pass").pass_all()
    assert table.turn == "C"
    table = quiet(["4z6s", "", WAIT_6S], "6s").play("A discard 6s; C pass").pass_all()
    assert "win" in table.play("B discard 6s").menu("C")


def test_hb_4_12_near_miss_what_does_not_complete_is_no_win() -> None:
    table = quiet(["4z6s", "", WAIT_6S], "5s").play("A discard 6s; C pass").pass_all().play("B discard 5s")
    assert table.refused("C", "win") == "HB-6.1"
