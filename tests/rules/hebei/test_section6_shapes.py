"""HB-6: which hands win, how, and in which reading."""

import pytest

import paiju
from paiju.core.errors import InvalidError
from tests.rules.hebei.asking import OPEN, items, score, waits, why
from tests.rules.hebei.setups import WAIT_6S, Hebei, quiet

THIRTEEN = "19m19p19s1234567z"


@pytest.mark.parametrize("groups", ["", "pong 222z", "引杠 2222z", "暗杠 2222z, pong 777m"])
def test_hb_6_1_groups_and_a_pair(groups: str) -> None:
    hand = {0: "123m678m234p45s11z", 1: "678m234p45s11z", 2: "234p45s11z"}[groups.count("pong") + groups.count("杠")]
    assert score(hand, "draw 6s", groups)["win"]


def test_hb_6_1_no_least_value() -> None:
    answer = score("678m234p45s11z", "draw 6s", OPEN)
    assert (answer["win"], answer["total"], answer["items"]) == (True, 0, [])


def test_hb_6_1_near_miss_one_tile_off_and_honours_in_a_row() -> None:
    assert why("678m234p45s11z", "draw 7s", OPEN) == "HB-6.1"
    assert why("678m234p12z11s", "draw 3z", OPEN) == "HB-6.1"


def test_hb_6_2_seven_pairs_and_four_equal_tiles_are_two() -> None:
    assert "七对" in items("1144m2277p3388s5z", "draw 5z")
    assert score("1111m2277p3388s5z", "draw 5z")["win"]


def test_hb_6_2_near_miss_six_pairs_or_a_declared_group() -> None:
    assert why("1144m2277p3388s5z", "draw 6z") == "HB-6.1"
    assert why("2277p3388s55z", "draw 6z", "暗杠 1111m") == "HB-6.1"


@pytest.mark.parametrize("dragon", ["5z", "6z", "7z"])
def test_hb_6_3_the_thirteen_and_a_dragon(dragon: str) -> None:
    assert items(THIRTEEN, f"draw {dragon}") == {"门清": 2, "十三幺": 10}


def test_hb_6_3_any_of_them_with_the_option_and_as_a_dealt_hand() -> None:
    assert "十三幺" in items(THIRTEEN, "draw 9s", options={"thirteen_pair": "any"})
    assert "十三幺" in items(THIRTEEN + "7z", "deal")
    assert len(waits(THIRTEEN, options={"thirteen_pair": "any"})) == 13
    assert set(waits(THIRTEEN)) == {"5z", "6z", "7z"}
    assert set(waits("19m19p19s1234577z")) == {"6z"}


@pytest.mark.parametrize("tile", ["1z", "9m", "5m"])
def test_hb_6_3_near_miss_another_tile(tile: str) -> None:
    assert why(THIRTEEN, f"draw {tile}") == "HB-6.3"


def test_hb_6_3_near_miss_one_of_the_thirteen_is_not_there() -> None:
    assert why("18m19p19s1234567z", "draw 7z") == "HB-6.1"


def test_hb_6_3_at_the_table_on_a_discard_and_with_ready() -> None:
    table = Hebei(["4z", "19m19p19s1234567z"], "2m7z").play("A discard 4z").pass_all()
    assert "ready 2m" in table.menu("B")
    table.play("B ready 2m").pass_all()
    table.play("C discard 7z; B win")
    assert table.items("B") == {"门清": 2, "十三幺": 10}


def test_hb_6_3_near_miss_at_the_table_the_wind_does_not_win() -> None:
    table = Hebei(["4z", "19m19p19s1234567z"], "2m1z").play("A discard 4z").pass_all().play("B discard 2m").pass_all()
    table.play("C discard 1z").pass_all()
    assert table.winners == ""


def test_hb_6_4_on_a_discard_or_by_an_own_draw() -> None:
    fed = quiet(["6s", "", WAIT_6S]).play("A discard 6s; C win")
    drawn = quiet(["4z", WAIT_6S], "6s").play("A discard 4z").pass_all().play("B win")
    assert (fed.money, drawn.money) == ([-6, 0, 6, 0], [-4, 8, -2, -2])


def test_hb_6_4_near_miss_the_discarder_does_not_win_his_own_tile() -> None:
    table = quiet(["6s", "", WAIT_6S]).play("A discard 6s")
    assert table.refused("A", "win") == "HB-6.4"


def test_hb_6_5_the_dealt_hand_is_an_own_draw_of_any_tile() -> None:
    table = Hebei(["456m123789p22299s"]).play("A win")
    assert table.items("A") == {"门清": 2, "捉五": 5}
    assert table.money == [33, -11, -11, -11]


def test_hb_6_5_near_miss_another_seat_and_a_hand_without_the_five() -> None:
    assert items("345m123789p22299s", "deal") == {"门清": 2}
    with pytest.raises(InvalidError) as refused:
        paiju.score({"game": "hebei", "hand": "456m123789p22299s", "win": {"by": "deal"}, "seat": 1})
    assert refused.value.code == "bad_request"


def test_hb_6_6_the_reading_with_the_largest_sum() -> None:
    answer = score("1122334456699m", "draw 5m")
    assert {item["name"] for item in answer["items"]} == {"门清", "青一色", "捉五"}
    assert answer["split"][0] == "456m", "the group of the winning tile"


def test_hb_6_6_near_miss_with_the_other_tile_it_is_read_as_pairs() -> None:
    assert items("1122334455699m", "draw 6m", options={"zhuowu": False}) == {"门清": 2, "青七对": 5}


def test_hb_6_6_of_equal_sums_the_one_with_fewer_items() -> None:
    """Without 捉五 and 门清 the seven pairs are one item of 5, the four groups one of 3."""
    options = {"menqing": False, "zhuowu": False}
    assert items("1122334455699m", "draw 6m", options=options) == {"青七对": 5}
