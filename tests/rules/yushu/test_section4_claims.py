"""Section 4: turn, claims, kongs, the locked wild tile."""

from paiju.games.yushu.tiles import TILES
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
    kongs = sit(["5555m"])
    assert "kong 5m" in kongs.menu("A")
    state = kongs.state.copy()
    state.left = 0
    assert kongs.rules.why_not(state, 0, kongs.rules.actions.number("kong 5m")) == "YS-4.8"


def test_ys_4_9_with_an_empty_wall_a_discard_can_only_be_won() -> None:
    table = sit(["5m", "46m", "55m", WAITS_5M]).play("A discard 5m")
    state = table.state.copy()
    assert table.rules.menu(state, 2)
    state.left = 0
    assert [bool(table.rules.menu(state, seat)) for seat in range(4)] == [False, False, False, True]
    assert table.rules.why_not(state, 2, table.rules.actions.number("pong")) == "YS-4.9"
    assert table.rules.why_not(state, 1, table.rules.actions.number("chow 456m")) == "YS-4.9"
