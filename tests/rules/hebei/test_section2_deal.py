"""HB-2: readiness, dice, deal."""

import pytest

from paiju.core.errors import InvalidError
from paiju.core.seeds import sitting_seed
from paiju.flow.game import Deal, Setup
from paiju.flow.round import AnyRound, Round
from paiju.games.hebei.local import thrown_at
from tests.kit import compiled
from tests.rules.hebei.setups import Hebei


def _round(dice: tuple[int, int] = (1, 2), dealer: int = 2) -> AnyRound:
    rules = compiled("hebei")
    return Round(rules, Setup(dealer, (0,) * 4), Deal(rules.shuffle(sitting_seed("deal")).wall, dice))


@pytest.mark.parametrize("seconds", [1, 15, 40])
def test_hb_2_1_the_last_player_has_so_many_seconds(seconds: int) -> None:
    assert compiled("hebei", {"ready_seconds": seconds}).ready_seconds == seconds
    assert compiled("hebei").ready_seconds == 15


def test_hb_2_1_near_miss_never_for_ever() -> None:
    with pytest.raises(InvalidError):
        compiled("hebei", {"ready_seconds": 0})


@pytest.mark.parametrize(("dice", "away"), [((1, 1), 1), ((1, 4), 0), ((3, 4), 2), ((6, 6), 3)])
@pytest.mark.parametrize("dealer", range(4))
def test_hb_2_2_the_dice_name_a_wall_and_its_stacks(dice: tuple[int, int], away: int, dealer: int) -> None:
    assert thrown_at(dealer, dice) == ((dealer + away) % 4, sum(dice))


def test_hb_2_2_near_miss_dice_change_no_tile() -> None:
    low, high = _round((1, 1)), _round((6, 5))
    assert low.state.hands_dealt == high.state.hands_dealt
    assert low.state.dice != high.state.dice
    assert low.state.hands_dealt[2][:4] == low.deal.wall[:4]


def test_hb_2_3_four_tiles_three_times_then_one() -> None:
    played = _round()
    wall, hands = played.deal.wall, played.state.hands_dealt
    assert hands[2] == wall[0:4] + wall[16:20] + wall[32:36] + wall[48:49] + wall[52:53]
    assert hands[1] == wall[12:16] + wall[28:32] + wall[44:48] + wall[51:52]


def test_hb_2_3_near_miss_only_the_dealer_has_fourteen() -> None:
    assert Hebei([], dealer="D").state.size == [13, 13, 13, 14]
    assert (Hebei([]).left, Hebei([], honours=False).left) == (83, 55)


def test_hb_2_4_the_dealer_plays_first() -> None:
    table = Hebei([], dealer="C")
    assert table.asked == "C"
    assert "pass" not in table.menu("C")


def test_hb_2_4_near_miss_nobody_else_does() -> None:
    table = Hebei([], dealer="C")
    assert table.refused("D", "discard 1m") == "HB-4.1"
    assert table.menu("D") == set()
