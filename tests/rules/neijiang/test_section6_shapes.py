"""NJ-6: which hands win."""

import pytest

from tests.kit import Table
from tests.rules.neijiang.asking import items, loses, score, waits

TILES = [f"{rank}{suit}" for suit in "ps" for rank in range(1, 10)]
SIX = {"players": 6}


def test_nj_6_1_the_smallest_hand_of_both_suits_wins() -> None:
    answer = score("12345699p23678s", "discard 4s 2")
    assert (answer["win"], answer["total"], answer["deltas"]) == (True, 1, [1, 0, -1, 0])


def test_nj_6_1_the_smallest_hand_wins_in_play() -> None:
    table = Table(["9s4s", "12345699p23678s"], allow_ready=False).play("A discard 4s")
    assert "win" in table.menu("B")


def test_nj_6_1_near_miss_one_tile_off_is_no_win() -> None:
    assert loses("12345699p23678s", "discard 5s 2")
    table = Table(["9s5s", "12345699p23678s"], allow_ready=False).play("A discard 5s")
    assert "win" not in table.menu("B")


@pytest.mark.parametrize(
    ("hand", "groups", "triplets"),
    [
        ("123456p123789s5s", "", 0),
        ("111p456p123789s5s", "", 1),
        ("111p888p123789s5s", "", 2),
        ("111p888p222s789s5s", "", 3),
        ("111p888p222s777s5s", "", 4),
        ("888p222s789s5s", "暗杠 1111p", 2),
        ("222s789s5s", "暗杠 1111p, pong 888p", 3),
        ("5s", "暗杠 1111p, 引杠 8888p, 巴杠 2222s, pong 777s", 4),
    ],
)
def test_nj_6_2_one_pair_and_four_groups_in_any_mixture(hand: str, groups: str, triplets: int) -> None:
    found = items(hand, "draw 5s", groups)
    assert found["推倒胡"] == 0
    assert ("对子胡" in found) == (triplets == 4)
    assert len(score(hand, "draw 5s", groups)["split"]) == 5


@pytest.mark.parametrize(
    ("hand", "win", "groups"),
    [
        ("123456p123789s5s", "draw 6s", ""),  # no pair
        ("12456p12378955s", "draw 4p", ""),  # no fourth group
        ("891p456p12378s55s", "draw 9s", ""),  # 891 are not consecutive
        ("12p3s456p123789s5s", "draw 5s", ""),  # two suits are no 连牌
        ("112299p1235789s", "draw 5s", ""),  # four pairs, two groups
    ],
)
def test_nj_6_2_near_miss_no_pair_or_no_fourth_group(hand: str, win: str, groups: str) -> None:
    assert loses(hand, win, groups)


@pytest.mark.parametrize(
    ("hand", "win"), [("12345p99s", "draw 6p"), ("123p9s444s", "draw 9s"), ("111p4449s", "draw 9s")]
)
def test_nj_6_3_six_seats_one_pair_and_two_groups(hand: str, win: str) -> None:
    assert items(hand, win, options=SIX)["推倒胡"] == 0


def test_nj_6_3_near_miss_two_groups_without_a_pair() -> None:
    assert loses("123p444s8s", "draw 9s", options=SIX)
    assert loses("1233p44s8s", "draw 8s", options=SIX)


def test_nj_6_4_seven_pairs() -> None:
    assert items("1144778p225599s", "draw 8p") == {"暗七对": 2}


def test_nj_6_4_four_equal_tiles_are_two_pairs() -> None:
    assert items("1111778p225599s", "draw 8p") == {"暗七对": 2, "归": 1}
    assert items("1111777p225588s", "draw 7p") == {"暗七对": 2, "归": 2}


@pytest.mark.parametrize(
    ("hand", "groups"),
    [("44778p22559s", "pong 111s"), ("44778p22559s", "暗杠 1111s"), ("444477p2259s", "暗杠 1111s")],
)
def test_nj_6_4_near_miss_a_declared_group_or_six_pairs(hand: str, groups: str) -> None:
    assert loses(hand, "draw 9s", groups)
    assert loses("1144778p225569s", "draw 8p")


def test_nj_6_4_near_miss_in_play_a_kong_ends_the_seven_pairs() -> None:
    table = Table(["44448899p225577s"], draws="7s", allow_ready=False)
    assert "win" in table.menu("A")
    assert "win" not in table.play("A kong 4p").menu("A")


def test_nj_6_5_four_pairs_with_six_seats() -> None:
    assert items("1144p277s", "draw 2s", options=SIX) == {"暗四对": 2}
    assert items("1111p277s", "draw 2s", options=SIX) == {"暗四对": 2, "归": 1}


def test_nj_6_5_near_miss_a_declared_group() -> None:
    assert loses("4p2s77s", "draw 2s", "pong 111p", options=SIX)
    assert loses("4p277s", "draw 2s", "暗杠 1111p", options=SIX)
    assert loses("1144p237s", "draw 7s", options=SIX)


@pytest.mark.parametrize("pair", TILES)
def test_nj_6_6_any_pair_may_be_the_pair(pair: str) -> None:
    assert items(f"234567p234567s{pair}", f"draw {pair}")["推倒胡"] == 0


@pytest.mark.parametrize(("tile", "other"), [("1p", "9s"), ("9p", "9s"), ("9s", "9p"), ("1s", "1p")])
def test_nj_6_6_near_miss_two_different_tiles_are_no_pair(tile: str, other: str) -> None:
    assert loses(f"234567p234567s{tile}", f"draw {other}")


@pytest.mark.parametrize(
    ("hand", "win", "expected"),
    [
        ("223344p5566779s", "draw 9s", {"暗七对": 2}),
        ("111222333p444s5s", "draw 5s", {"推倒胡": 0, "对子胡": 2}),
        ("11122233355p44p", "draw 4p", {"推倒胡": 0, "对子胡": 2, "清一色": 2}),
    ],
)
def test_nj_6_7_the_dearest_reading_counts(hand: str, win: str, expected: dict[str, int]) -> None:
    assert items(hand, win) == expected


def test_nj_6_7_the_waits_tell_the_dearest_reading() -> None:
    assert waits("223344p5566779s") == {"9s": 4}
    assert waits("111222333p444s5s") == {"3s": 1, "5s": 4, "6s": 1}


def test_nj_6_7_near_miss_a_declared_group_leaves_one_reading() -> None:
    assert items("223344p567s9s", "draw 9s", "pong 888p") == {"推倒胡": 0}
