"""WM-1: cards, seats, what is adjacent."""

from collections import Counter

import pytest

from paiju.core.errors import IllegalError, InvalidError
from paiju.zipai.cards import CARDS, RED
from tests.kit import compiled
from tests.rules.weimaque.setups import ALL, decline, run, until, weimaque

RULES = compiled("weimaque")


def test_wm_1_1_eighty_cards() -> None:
    wall = Counter(RULES.shuffle(bytes(32)).wall)
    assert len(wall) == 20
    assert set(wall.values()) == {4}
    assert {CARDS.names[kind] for kind in wall} == {f"{rank}{size}" for rank in "1234567890" for size in "xd"}


@pytest.mark.parametrize("text", ["discard 5p", "discard 1z", "discard 11x", "discard ax", "discard 5"])
def test_wm_1_1_near_miss_no_such_card(text: str) -> None:
    with pytest.raises(InvalidError):
        RULES.actions.number(text)


def test_wm_1_2_red() -> None:
    assert {CARDS.names[kind] for kind in RED} == {"2x", "7x", "0x", "2d", "7d", "0d"}
    assert sum(kind in RED for kind in RULES.shuffle(bytes(32)).wall) == 24


@pytest.mark.parametrize("seats", [2, 4])
def test_wm_1_3_near_miss_three_seats_only(seats: int) -> None:
    with pytest.raises(InvalidError) as refused:
        compiled("weimaque", {"players": seats})
    assert refused.value.code == "unknown_option"


@pytest.mark.parametrize("dealer", ["A", "B", "C"])
def test_wm_1_3_the_order_of_turns(dealer: str) -> None:
    table = weimaque([ALL[:-1] + "d" if seat == dealer else "" for seat in "ABC"], dealer=dealer)
    assert (table.rules.seats, table.asked) == (3, dealer)
    while table.left > 16:
        decline(table)
    drawn = [event[0] for event in table.events if " draw " in event]
    assert "".join(drawn) in "ABC" * 4
    assert drawn[0] == {"A": "B", "B": "C", "C": "A"}[dealer]


@pytest.mark.parametrize(
    ("held", "claimed", "chi"),
    [("89x", "0x", "890x"), ("13d", "2d", "123d"), ("90d", "8d", "890d"), ("12x", "3x", "123x")],
)
def test_wm_1_4_adjacent(held: str, claimed: str, chi: str) -> None:
    table = weimaque([claimed + "8x", held], fill=1).play(f"A discard {claimed}")
    assert f"chi {chi}" in table.menu("B")


@pytest.mark.parametrize("chi", ["190x", "120d", "12x3d", "1x23d", "111x", "270x", "150d", "135x"])
def test_wm_1_4_near_miss_no_sequence(chi: str) -> None:
    table = weimaque([ALL, "1234567890x134567890d"], draws="2d")
    run(table, "A discard 0x; B pass")
    until(table, "B turn 2d")
    with pytest.raises((IllegalError, InvalidError)):
        table.play(f"B chi {chi}")
