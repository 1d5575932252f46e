"""Section 1: tiles, seats, terms."""

from tests.rules.yushu.setups import ask, items, sit, why


def test_ys_1_1_112_tiles_of_28_kinds() -> None:
    tiles = sit([]).rules.plan.tiles
    assert (tiles.kinds, len(tiles.all_tiles())) == (28, 112)
    assert ask("34m123p56799s777z", "5m")["win"]


def test_ys_1_1_near_miss_no_winds_and_no_white() -> None:
    assert {ask(f"34m123p56799s77p{tile}", "5m")["error"]["code"] for tile in ("1z", "5z", "6z")} == {"not_in_game"}


def test_ys_1_2_four_seats_of_28_tiles_each() -> None:
    rules = sit([]).rules
    assert rules.seats == 4
    assert len(rules.plan.tiles.all_tiles()) == rules.seats * 28
    refused = ask("34m123p56799s777p", "5m", seat=4)
    assert refused["error"]["code"] == "bad_request"


def test_ys_1_3_three_equal_tiles_in_the_hand_are_a_triplet_three_in_a_row_none() -> None:
    assert why("34m123p56799s777p", "5m") == ""
    assert why("34m123p56799s678p", "5m") == "YS-6.4"


def test_ys_1_4_a_wild_tile_is_never_natural() -> None:
    """9s is the only 幺九; as the wild kind it is none."""
    assert why("34m234p56799s777p", "5m", wild="8p") == ""
    assert why("34m234p56799s777p", "5m", wild="9s") == "YS-6.3"


def test_ys_1_5_a_concealed_kong_does_not_open_any_other_group_does() -> None:
    assert "立门胡" in items("34m12399p567s", "5m", "kong_concealed 2222s")
    for meld in ("kong_exposed 2222s", "kong_added 2222s", "pong 222s"):
        assert "立门胡" not in items("34m12399p567s", "5m", meld)
