"""Section 4: turn, claims, kongs, the locked wild tile."""

from paiju.games.yushu.tiles import TILES
from tests.kit import Table
from tests.rules.neijiang.setups import refused_then
from tests.rules.yushu.setups import WAITS_5M, sit


def test_ys_4_1_a_chow_only_of_the_seat_before() -> None:
    table = sit(["5p", "46p", "67p"]).play("A discard 5p")
    assert "chow 456p" in table.menu("B")
    assert "chow 567p" not in table.menu("C")
    assert table.refused("C", "chow 567p") == "YS-4.1"
    table.play("B chow 456p")
    assert table.melds("B") == [("chow", "4p")]
    assert table.asked == "B"


def test_ys_4_1_each_way_to_lay_a_chow_is_an_answer_of_its_own() -> None:
    table = sit(["5p", "3467p"]).play("A discard 5p")
    chows = {"chow 345p", "chow 456p", "chow 567p"}
    assert chows <= table.menu("B")
    assert table.play("B chow 345p").events[-1] == "B chow 345p"


def test_ys_4_1_no_kong_in_the_turn_after_a_claim_but_with_a_drawn_tile() -> None:
    table = sit(["5p", "46p9999s"], draws="1s").play("A discard 5p; B chow 456p")
    assert table.refused("B", "kong 9s") == "YS-4.1"
    table = sit(["1p", "9999s"], draws="1s").play("A discard 1p").pass_all()
    assert "kong 9s" in table.menu("B")
    assert "kong 9s" in sit(["9999s"]).menu("A")


def test_ys_4_1_no_win_and_no_pass_right_after_a_claim() -> None:
    table = sit(["5p", "55p"]).play("A discard 5p; B pong")
    assert table.refused("B", "win") == "YS-4.1"
    assert table.refused("B", "pass") == "YS-4.1"


def test_ys_4_1_a_kong_of_any_seats_discard_and_of_a_pong() -> None:
    for seat in "BCD":
        hands = ["5p", *("555p" if seat == letter else "" for letter in "BCD")]
        assert sit(hands).play(f"A discard 5p; {seat} kong").melds(seat) == [("kong_exposed", "5p")]
    assert sit(["5p", "", "", "55p"]).play("A discard 5p").refused("D", "kong") == "YS-4.1"


def test_ys_4_1_the_fourth_tile_onto_a_pong_just_drawn_or_held_but_not_after_a_claim() -> None:
    table = sit(["5p", "", "", "55p1s9s77s"], draws="4m4m4m5p7s").play("A discard 5p; D pong; D discard 1s").pass_all()
    table.drain(left=55)
    assert table.turn == "D"
    assert "kong 5p" in table.menu("D")
    table.play("D discard 9s").pass_all()
    table.play("A discard 7s; D pong")
    assert table.refused("D", "kong 5p") == "YS-4.1"
    table.drain(left=50)
    assert table.turn == "D"
    assert "kong 5p" in table.menu("D"), "held since an earlier turn"


def test_ys_4_2_a_win_before_a_pong_and_a_pong_before_a_chow() -> None:
    table = sit(["5m", "46m", "55m", WAITS_5M]).play("A discard 5m")
    assert table.asked == "BCD"
    table.play("B chow 456m; C pong; D pass")
    assert table.melds("C") == [("pong", "5m")]
    assert table.melds("B") == []
    won = sit(["5m", "46m", "55m", WAITS_5M]).play("A discard 5m; B chow 456m; D win")
    assert won.winners == "D"


def test_ys_4_2_near_miss_a_chow_that_nobody_outranks_is_made() -> None:
    table = sit(["5m", "46m", "55m", WAITS_5M]).play("A discard 5m; B chow 456m; C pass; D pass")
    assert table.melds("B") == [("chow", "4m")]


def test_ys_4_3_the_first_from_the_discarder_wins_alone() -> None:
    table = sit(["5m", "", WAITS_5M, "34m123s567p99p777s"], wild="8s").play("A discard 5m; D win; C win")
    assert table.winners == "C"
    declined = sit(["5m", "", WAITS_5M, "34m123s567p99p777s"], wild="8s").play("A discard 5m; D win; C pass")
    assert declined.winners == "D"


def test_ys_4_4_only_an_added_kong_can_be_robbed() -> None:
    concealed = sit(["5555m", "", "", "46m123p567s99s777p"]).play("A kong 5m")
    assert concealed.asked == "A"
    assert concealed.melds("A") == [("kong_concealed", "5m")]


def test_ys_4_5_a_wild_tile_is_not_discarded_nor_declared() -> None:
    table = sit(["8888m", "", ""])
    assert table.refused("A", "discard 8m") == "YS-4.5"
    assert table.refused("A", "kong 8m") == "YS-4.5"
    chow = sit(["7m", "8m9m", "77m"]).play("A discard 7m")
    assert chow.refused("B", "chow 789m") == "YS-4.5"
    assert chow.refused("B", "chow 567m") == "YS-4.1"


def test_ys_4_5_near_miss_the_same_tiles_when_another_kind_is_wild() -> None:
    table = sit(["8888m9p"], wild="1p")
    assert {"discard 8m", "kong 8m"} <= table.menu("A")
    assert "chow 789m" in sit(["7m", "8m9m"], wild="1p").play("A discard 7m").menu("B")


def test_ys_4_6_with_nothing_but_wild_tiles_one_is_thrown_and_nobody_may_take_it() -> None:
    state = sit(["5p", "8m8m"]).state.copy()
    for kind in range(TILES.kinds):
        if kind != state.wild and state.hand[state.kinds + kind]:
            state.take(1, kind, -state.hand[state.kinds + kind])
    rules = sit([]).rules
    assert rules.table.throwable(state, 1) == 1 << state.wild
    state.take(1, 0, 1)
    assert rules.table.throwable(state, 1) == 1


def _only_wild_left(b: str = "1s4s4m") -> Table:
    """B chows 5p and pongs 7s, 3p and 2m, throwing `b`; D would win with an 8m if somebody could take it."""
    hands = ["5p", f"8m8m46p77s33p22m{b}", "7s3p2m", "79m123p567s99s777p"]
    table = sit(hands).play("A discard 5p; B chow 456p")
    for tile, thrown in zip(("7s", "3p", "2m"), ("1s", "4s", "4m"), strict=True):
        table.play(f"B discard {thrown}").pass_all()
        table.play(f"C discard {tile}; B pong")
    return table


def test_ys_4_6_a_whole_round_in_which_a_wild_tile_must_be_thrown() -> None:
    table = _only_wild_left()
    at = table.events.index("B discard 8m")
    assert table.events[at - 1] == "B pong 222m"
    assert table.events[at + 1].startswith("C draw"), "nobody was asked"
    assert refused_then(table, "B discard 8m", 3, "win") == "YS-4.6"
    assert refused_then(table, "B discard 8m", 2, "pong") == "YS-4.6"
    assert table.hand("B") == "8m"
    table.finish()
    assert "B" not in table.winners
    assert TILES.index["8m"] in table.state.rivers[1]
    assert sum(table.money) == 0


def test_ys_4_6_near_miss_with_another_tile_in_the_hand_the_wild_tiles_stay() -> None:
    hands = ["5p", "8m8m46p77s33p1s4s4m22m", "7s3p", ""]
    table = sit(hands).play("A discard 5p; B chow 456p; B discard 1s").pass_all().play("C discard 7s; B pong")
    table.play("B discard 4s").pass_all().play("C discard 3p; B pong")
    assert table.menu("B") == {"discard 4m", "discard 2m"}
    assert table.refused("B", "discard 8m") == "YS-4.5"


def test_ys_4_6_a_wild_tile_on_the_table_is_offered_to_nobody() -> None:
    table = sit(["8m9p", "", "", WAITS_5M])
    state = table.state.copy()
    state.evolve((4, 0, TILES.index["8m"], 0))
    assert table.rules.menus(state) == [0, 0, 0, 0]
    assert table.rules.why_not(state, 3, 1) == "YS-4.6"


def test_ys_4_7_declining_a_win_has_no_consequence() -> None:
    table = sit(["5m5m", "5m", "", WAITS_5M], draws="1s").play("A discard 5m; D pass").pass_all()
    assert "win" in table.play("B discard 5m").menu("D")


def test_ys_4_8_a_kong_needs_a_tile_in_the_wall() -> None:
    """D has the last draw."""
    table = sit(["", "", "", "2222p"]).drain(left=0)
    assert (table.turn, table.left) == ("D", 0)
    assert table.refused("D", "kong 2p") == "YS-4.8"


def test_ys_4_8_near_miss_one_tile_is_enough() -> None:
    table = sit(["", "", "2222p"], tail="9s").drain(left=1)
    assert (table.turn, table.left) == ("C", 1)
    table.play("C kong 2p")
    assert (table.events[-1], table.left) == ("C draw 9s", 0)


def _last_discards() -> Table:
    """D throws 5p with four tiles left, and again the last tile: A could chow, B pong, C win."""
    hands = ["46p1s", "55p", "46p123m567s99s777p", ""]
    return sit(hands, tail="5p1s1s1s5p").drain(left=4).play("D discard 5p")


def test_ys_4_9_with_an_empty_wall_a_discard_can_only_be_won() -> None:
    table = _last_discards().pass_all().drain(left=0).play("D discard 5p")
    assert (table.left, table.asked) == (0, "C")
    assert table.refused("A", "chow 456p") == "YS-4.9"
    assert table.refused("B", "pong") == "YS-4.9"
    assert table.play("C win").winners == "C"


def test_ys_4_9_near_miss_while_there_are_tiles_it_can_be_claimed() -> None:
    table = _last_discards()
    assert table.asked == "ABC"
    assert [table.refused(seat, text) for seat, text in (("A", "chow 456p"), ("B", "pong"), ("C", "win"))] == [None] * 3
