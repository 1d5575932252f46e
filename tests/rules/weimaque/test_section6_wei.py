"""WM-6.1 to WM-6.5: the forced 偎, what the others see of it, and winning by it."""

from typing import Any

import pytest

from paiju.core.events import PUBLIC_VIEW
from paiju.zipai.cards import CARDS
from tests.kit.cards import CardTable
from tests.rules.weimaque.setups import by, decline, run, until, weimaque

WAITS_3X = "1245699x111222555888d"


def drawing(b: str, draws: str, c: str = "", **options: Any) -> CardTable:
    """A has discarded 拾, B draws."""
    return run(weimaque(["0d", b, c], draws, **options), "A discard 0d").pass_all()


@pytest.mark.parametrize("held", ["33x", "333x"])
def test_wm_6_1_is_compulsory(held: str) -> None:
    table = drawing(held, "3x")
    assert by(table, "B")[:2] == ["draw 3x", "wei 333x"]
    assert table.melds("B") == [("wei", "3x")]


def test_wm_6_1_near_miss_one_is_not_enough() -> None:
    table = drawing("345678x1123456789d", "3x")
    assert by(table, "B")[:2] == ["draw 3x", "turn 3x"]


def test_wm_6_1_comes_before_every_win() -> None:
    table = drawing("33x", "3x", WAITS_3X)
    assert (table.asked, table.winner) == ("B", "")


def test_wm_6_1_its_own_win_by_the_pair_is_none() -> None:
    table = drawing("3345x111222555777888d", "3x")
    assert table.melds("B") == [("wei", "3x")]
    assert "win" not in table.menu("B")
    assert table.refused("B", "win") == "WM-9.2"


def test_wm_6_1_near_miss_turned_by_another_it_wins() -> None:
    table = until(drawing("3345x111222555777888d", "0x3x", "4x0x"), "C turn 3x")
    assert "win" in table.menu("B")


def test_wm_6_2_three_in_the_hand_one_stays() -> None:
    table = drawing("333x", "3x")
    assert table.state.count(1, 2) == 1
    assert "discard 3x" not in table.menu("B")


def test_wm_6_2_near_miss_two_in_the_hand_none_stays() -> None:
    assert drawing("33x", "3x").state.count(1, 2) == 0


def hidden(kind: str) -> CardTable:
    """B lays a 偎 of 三 or 四, face down; all else is the same."""
    a, c = "1122567890x1234567890d", "125678990x1234567890d"
    held = {"3": "334", "4": "344"}[kind]
    return weimaque([a, held + "156780x1234567890d", c], draws=kind + "x1d2d3d4d")


@pytest.mark.parametrize("viewer", [0, 2, PUBLIC_VIEW])
def test_wm_6_3_the_others_see_no_kind(viewer: int) -> None:
    seen = []
    for kind in "34":
        table = hidden(kind)
        moments = []
        run(table, "A discard 0d")
        until(table, f"B wei {kind * 3}x")
        moments.append(table.round.view(viewer).as_tuple())
        table.play("B discard 8d")
        for _ in range(3):
            decline(table)
            moments.append(table.round.view(viewer).as_tuple())
        frames = [table.round.frame(number, viewer) for number in range(len(table.round.frames))]
        seen.append((table.round.seen(viewer), moments, frames))
    assert seen[0] == seen[1]
    assert any(event[0] == 9 for event in seen[0][0])


def test_wm_6_3_near_miss_its_own_seat_knows() -> None:
    for kind in "34":
        table = until(hidden(kind).play("A discard 0d"), f"B wei {kind * 3}x")
        (tile,) = CARDS.read(kind + "x")
        assert table.seen_by("B")[-1] == {"event": "hidden wei", "seat": 1, "tile": tile}


def test_wm_6_3_until_the_hand_ends() -> None:
    table = until(hidden("3").play("A discard 0d"), "B wei 333x")
    assert table.round.view(2).melds[1][0][1] == -1
    table.finish()
    assert table.round.view(2).melds[1][0][1] == CARDS.read("3x")[0]


def stinking() -> CardTable:
    """B passed the 碰 of 三 and then draws one."""
    table = weimaque(["3x", "33x", "0d"], draws="5d6d9x3x").play("A discard 3x; B pass")
    return until(table.pass_all(), "B wei 333x")


def test_wm_6_4_is_open() -> None:
    table = stinking()
    for letter in "AC":
        assert table.seen_by(letter)[-1] == {"event": "wei", "seat": 1, "tile": 2}
    assert table.round.view(2).melds[1] == table.state.melds[1]


def test_wm_6_4_near_miss_never_passed() -> None:
    assert drawing("33x", "3x").seen_by("C")[-1] == {"event": "hidden wei", "seat": 1, "tile": -1}


def test_wm_6_4_counts_the_same() -> None:
    open_ = stale_win(["3x", "3345699x111222555888d"], "A discard 3x; B pass", "4x4x9d3x")
    closed = stale_win(["0x", "3345699x111222555888d"], "A discard 0x", "3x")
    assert open_ == closed
    assert open_["黑偎"] == 3


def stale_win(hands: list[str], script: str, draws: str) -> dict[str, int]:
    table = until(run(weimaque(hands, draws), script), "B wei 333x")
    return table.play("B win").items()


COMPLETE = "55x12399x111222555888d"


def test_wm_6_5_win_or_one_of_its_discards() -> None:
    table = drawing(COMPLETE, "5x")
    kinds = {CARDS.names[kind] for kind in CARDS.read("12399x")}
    assert table.menu("B") == {"win"} | {f"discard {kind}" for kind in kinds}


def test_wm_6_5_it_goes_on() -> None:
    table = drawing(COMPLETE, "5x").play("B discard 9x")
    assert table.winner == ""
    assert table.events[table.events.index("B discard 9x") - 1] == "B wei 555x"


def test_wm_6_5_near_miss_not_complete() -> None:
    table = drawing("55x12499x111222555888d", "5x")
    assert "win" not in table.menu("B")
    assert "pass" not in table.menu("B")
