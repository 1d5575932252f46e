import pytest

from paiju.core.seeds import sitting_seed
from paiju.flow.game import Deal, Setup
from paiju.flow.round import AnyRound, Round
from paiju.games.neijiang.local import break_stack, thrower
from tests.kit import Table, compiled
from tests.rules.neijiang.setups import NO_PAIR

COMPLETE_WITH_FOUR = "1111p23456789p55s"

OWN, NEXT, OPPOSITE, BEFORE = 0, 1, 2, 3
TOTALS = {2: NEXT, 3: OPPOSITE, 4: BEFORE, 5: OWN, 6: NEXT, 7: OPPOSITE, 8: BEFORE, 9: OWN, 10: NEXT, 11: OPPOSITE}
TOTALS[12] = BEFORE


def _dice(total: int) -> tuple[int, int]:
    first = max(1, total - 6)
    return first, total - first


def _round(dice: tuple[int, ...], players: int = 4, dealer: int = 2) -> AnyRound:
    rules = compiled("neijiang", {"players": players})
    wall = rules.shuffle(sitting_seed("deal")).wall
    return Round(rules, Setup(dealer, (1000,) * players), Deal(wall, dice))


@pytest.mark.parametrize("total", TOTALS)
@pytest.mark.parametrize("dealer", range(4))
def test_nj_2_1_the_total_names_who_throws_back(total: int, dealer: int) -> None:
    around = [0, 1, 2, 3, 0, 1, 2]
    assert thrower(dealer, (*_dice(total), 6, 5), 4) == around[dealer + TOTALS[total]]


@pytest.mark.parametrize(("total", "seat"), [(2, 1), (3, 2), (6, 5), (7, 0), (8, 1), (12, 5)])
def test_nj_2_1_six_seats(total: int, seat: int) -> None:
    assert thrower(0, (*_dice(total), 1, 1), 6) == seat


def test_nj_2_1_near_miss_the_second_throw_names_nobody() -> None:
    assert {thrower(1, (2, 3, first, second), 4) for first in range(1, 7) for second in range(1, 7)} == {1}
    assert thrower(1, (3, 3, 2, 3), 4) == 2


@pytest.mark.parametrize(
    ("dice", "stack"), [((3, 4, 2, 6), 2), ((2, 6, 3, 5), 2), ((5, 1, 6, 6), 1), ((6, 5, 5, 4), 4), ((6, 6, 6, 6), 6)]
)
def test_nj_2_2_the_smallest_die_of_both_throws(dice: tuple[int, ...], stack: int) -> None:
    assert break_stack(dice) == stack


def test_nj_2_2_the_recorded_wall_begins_with_the_first_tile_dealt() -> None:
    played = _round((1, 2, 3, 4))
    header = played.rules.lines.header(played.deal, played.log[0])
    assert played.state.hands_dealt[2][:4] == tuple(Table([]).rules.plan.tiles.read(header["wall"])[:4])


def test_nj_2_2_near_miss_dice_change_no_tile() -> None:
    low, high = _round((1, 1, 1, 1)), _round((6, 5, 6, 4))
    assert low.state.hands_dealt == high.state.hands_dealt
    assert low.state.dice != high.state.dice


def test_nj_2_3_four_tiles_three_times_then_one() -> None:
    played = _round((1, 2, 3, 4))
    wall, hands = played.deal.wall, played.state.hands_dealt
    assert hands[2] == wall[0:4] + wall[16:20] + wall[32:36] + wall[48:49] + wall[52:53]
    assert hands[3] == wall[4:8] + wall[20:24] + wall[36:40] + wall[49:50]
    assert hands[1] == wall[12:16] + wall[28:32] + wall[44:48] + wall[51:52]


def test_nj_2_3_near_miss_only_the_dealer_has_fourteen() -> None:
    assert Table([], dealer="D").state.size == [13, 13, 13, 14]


def test_nj_2_4_six_seats_four_tiles_once_then_one_three_times() -> None:
    played = _round((1, 2, 3, 4), players=6)
    wall, hands = played.deal.wall, played.state.hands_dealt
    assert hands[2] == (*wall[0:4], wall[24], wall[30], wall[36], wall[42])
    assert hands[1] == (*wall[20:24], wall[29], wall[35], wall[41])


def test_nj_2_4_near_miss_only_the_dealer_has_eight() -> None:
    assert Table([], players=6, dealer="B").state.size == [7, 8, 7, 7, 7, 7]


def test_nj_2_5_the_dealer_wins_or_kongs_or_discards() -> None:
    table = Table([COMPLETE_WITH_FOUR])
    discards = {f"discard {rank}p" for rank in range(1, 10)} | {"discard 5s"}
    assert {action for action in table.menu("A") if not action.startswith("ready")} == {"win", "kong 1p"} | discards
    assert table.asked == "A"


def test_nj_2_5_near_miss_nobody_plays_before_the_dealer() -> None:
    table = Table(["", NO_PAIR], dealer="C")
    assert table.asked == "C"
    assert table.menu("B") == set()
    assert table.refused("B", "discard 1p") == "NJ-4.1"
    assert "pass" not in table.menu("C")


@pytest.mark.parametrize(("players", "left"), [(4, 19), (6, 29)])
def test_nj_2_6_all_tiles_left_are_drawn(players: int, left: int) -> None:
    table = Table([], players=players, tail="9s")
    assert table.left == left
    table.finish()
    draws = [event for event in table.events if " draw " in event]
    assert len(draws) == left
    assert draws[-1].endswith("draw 9s")


def test_nj_2_6_near_miss_no_round_ends_with_a_tile_left() -> None:
    table = Table([]).drain(left=1)
    assert not table.over
    assert table.finish().left == 0


def test_nj_2_7_a_replacement_is_the_next_tile() -> None:
    table = Table(["5555p"], "7s8s", tail="9s").play("A kong 5p")
    assert table.events[-1] == "A draw 7s"
    table.pass_all().drain(left=17)
    assert table.events[-1] == "B draw 8s"


def test_nj_2_7_near_miss_the_last_tile_stays_the_last_and_no_dice_are_thrown() -> None:
    table = Table(["5555p"], "7s8s", tail="9s")
    dice = table.state.dice
    table.play("A kong 5p").finish()
    assert [event for event in table.events if " draw " in event][-1].endswith("draw 9s")
    assert table.state.dice == dice
    assert table.over
