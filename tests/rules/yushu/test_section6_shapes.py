"""Section 6: winning shapes and what a hand must meet."""

from tests.rules.yushu.setups import WAITS_5M, ask, items, sit, why

PONG = "pong 777s"


def test_ys_6_1_four_groups_and_a_pair_or_seven_pairs_without_a_group() -> None:
    assert why("34m123p56799s", "5m", PONG) == ""
    assert why("1144m2277p3388s7z", "7z", wild="9p") == ""
    assert why("1144m2277p3368s7z", "7z", wild="9p") == "YS-6.1"
    assert why("1144m2277p33s", "3s", "kong_concealed 8888s", "9p") == "YS-6.1"


def test_ys_6_2_all_three_suits_or_one_without_red() -> None:
    assert "清一色" in items("1111234567999m", "8m")
    assert why("123456789m1155p", "1p") == "YS-6.2"
    assert why("123456789m777z5m", "5m") == "YS-6.2"


def test_ys_6_3_a_natural_1_or_9_or_red_but_not_in_triplets_or_pairs() -> None:
    assert why("34m234p22567s", "5m", PONG) == "YS-6.3"
    assert why("34m234p567s77z", "5m", PONG) == ""
    assert why("22m44p777z", "2m", "pong 777s, pong 333p") == "YS-6.3"
    assert why("2244m2277p3388s7z", "7z", wild="9p") == "YS-6.3"


def test_ys_6_4_a_triplet_or_kong_or_red() -> None:
    assert why("34m123p56799s", "5m", "chow 234s") == "YS-6.4"
    assert why("34m123p567s77z", "5m", "chow 234s") == ""
    assert why("34m67899s", "5m", "chow 234s, kong_exposed 2222p") == ""


def test_ys_6_5_one_tile_in_hand_wins_as_all_triplets_only() -> None:
    three = "pong 777s, pong 333p, pong 222m, "
    assert items("9p", "9p", three + "kong_concealed 5555m") == {"飘胡": 4, "干巴": 1}
    assert why("9p", "9p", three + "chow 123m") == "YS-6.5"


def test_ys_6_6_a_wild_tile_stands_for_any_tile_its_own_face_and_red_included() -> None:
    assert items("789m123p5699s", "4s", PONG, "8m") == {"平胡": 1}
    assert why("34m123p567s7z8p", "5m", PONG) == ""


def test_ys_6_7_a_wild_tile_gives_no_suit_and_no_terminal() -> None:
    assert why("8m12345p5699s", "6p", PONG, "8m") == "YS-6.2"
    assert why("34m1p2356722s", "5m", PONG, "1p") == "YS-6.2"
    assert why("34m23p8p22567s", "5m", PONG) == "YS-6.3"


def test_ys_6_7_near_miss_where_red_frees_the_hand_it_may_stand_in_the_place_of_a_1() -> None:
    assert why("34m23p8p567s77z", "5m", PONG) == ""


def test_ys_6_8_without_equal_tiles_no_pair_and_no_triplet_with_one_natural_tile() -> None:
    assert why("123m456p5789s", "8m", "chow 234p", "8m") == "YS-6.8"
    assert why("123m456p789s7z", "8m", "chow 234p", "8m") == ""
    assert why("123m456p5789s", "8m", "kong_exposed 2222p", "8m") == ""
    assert why("34588m456p9s7z", "9s", "chow 789s", "8m") == ""


def test_ys_6_9_red_replaces_triplet_and_terminal() -> None:
    assert why("34m234p567s77z", "5m", "chow 234s") == ""
    assert why("34m234p567s22p", "5m", "chow 234s") == "YS-6.3"


def test_ys_6_10_two_wild_tiles_are_the_pair_three_a_triplet() -> None:
    assert why("34m123p567s88p", "5m", PONG) == ""
    assert why("34m123p888p99s", "5m", "chow 567s") == ""
    assert why("34m123p567s88p", "5m", "chow 234s") == "YS-6.4"


def test_ys_6_11_four_wild_tiles_win_by_themselves_unless_opened() -> None:
    assert items("2888m2359p1479s7z", "8m", wild="8m") == {"四会": 8}
    assert items("28888m2359p147s7z", wild="8m", win={"by": "deal"}, seat=2) == {"四会": 8}
    assert why("2888m2359p1479s7z", "6s", wild="8m") == "YS-6.1"
    assert why("888m2359p147s", "8m", PONG, "8m") == "YS-6.1"
    assert why("2888m2359p1479s7z", wild="8m", win={"by": "deal"}, seat=2) == "YS-6.11"


def test_ys_6_11_declined_and_taken_on_a_later_draw() -> None:
    table = sit(["", "8888m"], draws="1s").play("B pass")
    table.play("A discard " + table.rules.plan.tiles.names[table.state.drawn]).pass_all()
    assert "win" in table.menu("B")


def test_ys_6_12_the_largest_reading_counts() -> None:
    assert items("34m123p56799s", "8p", PONG) == {"平胡": 1}
    assert items("13m123p56799s", "8p", PONG) == {"夹胡": 2}
    assert items("1122m33445566p7s", "7s", wild="9s") == {"七小对": 8, "干巴": 1}


def test_ys_6_13_winning_without_having_opened() -> None:
    assert sit(["5m", "", "", WAITS_5M]).play("A discard 5m; D win").winners == "D"


def test_ys_6_14_the_dealt_hand_wins_as_an_own_draw_by_its_best_tile() -> None:
    given = ask("345m12399p567777s", win={"by": "deal"})
    assert (given["total"], given["deltas"]) == (8, [96, -32, -32, -32])
    assert sit(["345m12399p567777s"], wild="8p").play("A win").money == [96, -32, -32, -32]
