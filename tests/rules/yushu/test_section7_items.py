"""Section 7: what a hand is made of."""

from tests.rules.yushu.setups import items, sit

PONG = "pong 777s"


def test_ys_7_1_a_wait_with_two_ends_or_for_two_pairs_is_plain() -> None:
    assert items("34m123p56799s", "5m", PONG) == {"平胡": 1, "干巴": 1}
    assert items("22678m99p567s", "2m", "chow 345p") == {"平胡": 1, "干巴": 1}


def test_ys_7_2_the_five_narrow_places() -> None:
    assert items("13m123p56799s", "2m", PONG)["夹胡"] == 2
    assert items("123m89p56799s", "7p", PONG, "8m")["夹胡"] == 2
    assert items("123m456p567s7z", "7z", "pong 222s", "8m")["夹胡"] == 2
    assert items("23m234p55567s", "1m", PONG, "8m")["夹胡"] == 2
    assert items("34m123p56799s", "2m", PONG, "5m")["夹胡"] == 2


def test_ys_7_2_near_misses() -> None:
    assert "平胡" in items("123m56p56799s", "7p", PONG, "8m")
    assert "平胡" in items("23m234p56799s", "1m", PONG, "8m")
    assert "平胡" in items("34m123p56799s", "2m", PONG, "8p")


def test_ys_7_3_all_triplets_and_a_chow_spoils_it() -> None:
    assert items("22m99p555s", "2m", "pong 777s, pong 333p") == {"飘胡": 4, "干巴": 1}
    assert items("22m99p555s", "2m", "pong 777s, chow 345p") == {"平胡": 1, "干巴": 1}


def test_ys_7_4_seven_pairs_without_the_closed_win() -> None:
    assert items("1144m2277p3388s7z", "7z", wild="9p") == {"七小对": 8, "干巴": 1}
    assert items("1144m22779p338s7z", "7z", wild="9p") == {"七小对": 8}


def test_ys_7_5_four_wild_tiles_and_nothing_beside() -> None:
    assert items("2888m2359p1479s7z", "8m", wild="8m") == {"四会": 8}
    assert items("1122888m3344p55s", "8m", wild="8m")["七小对"] == 8


def test_ys_7_6_closed_win() -> None:
    assert "立门胡" in items("34m12399p567777s", "5m")
    assert "立门胡" not in items("34m12399p567s", "5m", PONG)


def test_ys_7_7_one_suit_of_the_natural_tiles() -> None:
    assert items("1111234567999m", "8m") == {"夹胡": 2, "立门胡": 1, "清一色": 1, "干巴": 1}
    assert "清一色" in items("111123456799m8p", "8m")
    assert "清一色" not in items("34m123p56799s", "5m", PONG)


def test_ys_7_8_dry_without_a_wild_tile() -> None:
    assert "干巴" in items("34m123p56799s", "5m", PONG)
    assert "干巴" not in items("34m123p5679s8p", "5m", PONG)


def test_ys_7_9_the_tile_after_an_own_kong() -> None:
    kong = "kong_exposed 2222s"
    assert items("34m12399p567s", "5m", kong, marks=["kong_draw"])["杠开"] == 1
    assert "杠开" not in items("34m12399p567s", "5m", kong)
    table = sit(["34m12399p567s2222s"], tail="5m").play("A kong 2s; A win")
    assert table.items("A")["杠开"] == 1


def test_ys_7_10_the_fourth_of_three_equal_tiles_in_seven_pairs() -> None:
    assert items("11144m2277p3388s", "1m", wild="9p")["豪华"] == 1
    assert items("11144m2277p3388s", "9p", wild="9p")["豪华"] == 1
    assert "豪华" not in items("345m12399p55567s", "5s", wild="8m")


def test_ys_7_11_the_split_decides() -> None:
    assert "夹胡" in items("12345m56799s", "3m", "pong 777p")
    assert "平胡" in items("12345m56799s", "6m", "pong 777p")


def test_ys_7_12_a_3_or_7_is_narrow_at_the_edge_only() -> None:
    assert "夹胡" in items("12m234p56799s", "3m", PONG)
    assert "平胡" in items("45m123p56799s", "3m", PONG)


def test_ys_7_13_a_four_that_was_complete_before_is_no_luxury() -> None:
    assert "豪华" not in items("1111m2277p3388s7z", "7z", wild="9p")
