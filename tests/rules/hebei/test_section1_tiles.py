"""HB-1: the tiles, the seats, the walls in front of them."""

from collections import Counter

import pytest

from paiju.core.errors import InvalidError
from paiju.games.hebei.local import stacks
from tests.kit import compiled
from tests.rules.hebei.asking import items, why
from tests.rules.hebei.setups import Hebei


def _wall(honours: bool) -> Counter[str]:
    table = Hebei([], honours=honours)
    return Counter(table.rules.plan.tiles.names[kind] for kind in table.round.deal.wall)


def test_hb_1_1_four_copies_of_thirty_four_kinds() -> None:
    wall = _wall(honours=True)
    assert set(wall.values()) == {4}
    assert (len(wall), wall.total()) == (34, 136)


def test_hb_1_1_without_honours() -> None:
    wall = _wall(honours=False)
    assert wall == {rank + suit: 4 for suit in "mps" for rank in "123456789"}


def test_hb_1_1_near_miss_an_honour_where_there_are_none() -> None:
    assert compiled("hebei").actions.number("discard 7z") > 0
    with pytest.raises(InvalidError) as refused:
        compiled("hebei", {"honours": False}).actions.number("discard 7z")
    assert refused.value.code == "not_in_game"


def test_hb_1_2_four_seats_counter_clockwise() -> None:
    table = Hebei([], dealer="C").finish()
    assert "".join(event[0] for event in table.events if " draw " in event).startswith("DABCDABC")


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(("honours", "tiles"), [(True, 136), (False, 108)])
def test_hb_1_2_stacks_of_two(dealer: int, honours: bool, tiles: int) -> None:
    assert 2 * sum(stacks(seat, dealer, honours) for seat in range(4)) == tiles


def test_hb_1_2_near_miss_without_honours_the_sides_differ() -> None:
    assert [stacks(seat, 1, honours=False) for seat in range(4)] == [13, 14, 13, 14]
    assert {stacks(seat, 1, honours=True) for seat in range(4)} == {17}


@pytest.mark.parametrize("group", ["234p", "222p", "333z"])
def test_hb_1_3_groups(group: str) -> None:
    assert items(f"{group}123m789s45s11z", "draw 6s") == {"门清": 2}


@pytest.mark.parametrize("group", ["123z", "567z", "135p", "89p1s"])
def test_hb_1_3_near_miss_no_group(group: str) -> None:
    assert why(f"{group}123m789s45s44z", "draw 6s") == "HB-6.1"


@pytest.mark.parametrize("honour", "1234567")
def test_hb_1_3_all_seven_honours_are_wind(honour: str) -> None:
    assert items(f"123456678p{honour * 3}z4p", "draw 4p")["混一色"] == 2
