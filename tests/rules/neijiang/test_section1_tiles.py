from collections import Counter

import pytest

import paiju
from paiju.core.errors import InvalidError
from paiju.games.neijiang.local import STACKS
from tests.kit import Table, compiled
from tests.rules.neijiang.setups import GUI_3P, PLAIN_5P, PONGS_5P

FOUR_AND_SIX = pytest.mark.parametrize("players", [4, 6])


@FOUR_AND_SIX
def test_nj_1_1_four_copies_of_eighteen_kinds(players: int) -> None:
    table = Table([], players=players)
    names = table.rules.plan.tiles.names
    wall = Counter(names[kind] for kind in table.round.deal.wall)
    assert wall == {rank + suit: 4 for suit in "ps" for rank in "123456789"}
    assert wall.total() == 72


@pytest.mark.parametrize("tile", ["1m", "9m", "1z", "4z", "5z", "7z"])
def test_nj_1_1_near_miss_tiles_of_other_games(tile: str) -> None:
    with pytest.raises(InvalidError) as refused:
        compiled("neijiang").actions.number(f"discard {tile}")
    assert refused.value.code == "not_in_game"


def test_nj_1_1_near_miss_a_wall_with_a_fifth_copy() -> None:
    rules = compiled("neijiang")
    wall = "1111222233334444555566667777888899" + "99p"
    wall += wall.replace("p", "s")
    assert len(rules.lines.wall({"wall": wall, "dice": [1, 2, 3, 4]}).wall) == 72
    with pytest.raises(InvalidError):
        rules.lines.wall({"wall": wall.replace("1111", "1112", 1), "dice": [1, 2, 3, 4]})


@pytest.mark.parametrize(("players", "dealer", "order"), [(4, "C", "DABC"), (6, "C", "DEFABC")])
def test_nj_1_2_seats_and_their_order(players: int, dealer: str, order: str) -> None:
    table = Table([], players=players, dealer=dealer).finish()
    drawn = "".join(event[0] for event in table.events if " draw " in event)
    assert drawn.startswith(order + order)
    assert table.rules.seats == len(table.balances) == players


def test_nj_1_2_four_seats_without_the_option() -> None:
    assert compiled("neijiang").seats == 4


@pytest.mark.parametrize("players", [2, 3, 5, 7, "4", True])
def test_nj_1_2_near_miss_other_numbers_of_seats(players: object) -> None:
    with pytest.raises(InvalidError) as refused:
        compiled("neijiang", {"players": players})
    assert refused.value.code == "bad_request"


@pytest.mark.parametrize(("players", "held"), [(4, 13), (6, 7)])
def test_nj_1_3_a_declared_group_counts_as_three(players: int, held: int) -> None:
    table = Table(["5555p"], players=players)
    assert table.state.size == [held + 1, *[held] * (players - 1)]
    table.play("A kong 5p")
    assert table.state.size[0] == held + 1 - 3
    assert table.melds("A") == [("kong_concealed", "5p")]


@pytest.mark.parametrize(("players", "hand"), [(4, "5555p123456s789s3s"), (6, "5555p123s3s")])
def test_nj_1_3_a_complete_hand_with_a_kong(players: int, hand: str) -> None:
    table = Table([hand], "3s", players=players)
    assert "win" not in table.menu("A")
    assert "win" in table.play("A kong 5p").menu("A")


@pytest.mark.parametrize(("players", "hand"), [(4, "123456789s3s"), (6, "123s3s")])
def test_nj_1_3_near_miss_a_kong_does_not_count_as_four(players: int, hand: str) -> None:
    kong = [{"kind": "kong_concealed", "tiles": "5555p"}]
    asked = {"game": "neijiang", "hand": hand, "melds": kong, "win": {"by": "draw", "tile": "3s"}}
    asked["options"] = {"players": players}
    assert paiju.score(asked)["win"]
    with pytest.raises(InvalidError) as refused:
        paiju.score(asked | {"hand": hand.replace("1", "", 1)})
    assert refused.value.code == "wrong_count"


@pytest.mark.parametrize("group", ["234p", "789p", "222p", "123s", "999p"])
def test_nj_1_4_forms_of_a_hand(group: str) -> None:
    assert "win" in Table([f"{group}123456789s55s"]).menu("A")


@pytest.mark.parametrize("group", ["189p", "129p", "135p", "223p", "24p3s", "34p5s"])
def test_nj_1_4_near_miss_no_form(group: str) -> None:
    assert "win" not in Table([f"{group}123456789s55s"]).menu("A")


def test_nj_1_4_near_miss_no_pair() -> None:
    assert "win" not in Table(["234p123456789s5s9p"]).menu("A")


@pytest.mark.parametrize(("players", "stacks"), [(4, 9), (6, 6)])
def test_nj_1_5_stacks_of_two(players: int, stacks: int) -> None:
    assert STACKS[players] == stacks
    assert STACKS[players] * players * 2 == 72


@FOUR_AND_SIX
def test_nj_1_5_near_miss_sides_are_not_those_of_the_other_table(players: int) -> None:
    assert STACKS[10 - players] * players * 2 != 72


@pytest.mark.parametrize(
    ("hand", "tile", "amount"), [(PLAIN_5P, "5p", 3), (GUI_3P, "6p", 3), (GUI_3P, "3p", 6), (PONGS_5P, "5p", 12)]
)
def test_nj_1_6_every_added_fan_doubles_the_stake(hand: str, tile: str, amount: int) -> None:
    table = Table(["", "", hand], tile, base=3, allow_ready=False).drain(left=18)
    table.play(f"B discard {tile}; C win")
    assert table.money == [0, -amount, amount, 0]


def test_nj_1_6_near_miss_a_plain_win_is_not_doubled() -> None:
    table = Table(["", "", PLAIN_5P], "5p", allow_ready=False).drain(left=18).play("B discard 5p; C win")
    assert table.items("C") == {"推倒胡": 0}
    assert table.total("C") == 1
