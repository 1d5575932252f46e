"""Windows: what they wait for, and when they settle."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.flow.window import Window, bits, only, winners

PASS, LOW, HIGH = 0, 1, 2


def key(seat: int, action: int) -> int:
    return action


@given(st.integers(0, 1 << 70))
def test_bits_of_a_menu(menu: int) -> None:
    assert sum(1 << bit for bit in bits(menu)) == menu
    assert (only(menu) is not None) == (menu.bit_count() == 1)


def test_a_window_waits_while_somebody_could_reach_the_best_answer() -> None:
    window = Window(1, [0b011, 0b111, 0b011, 0], True)
    window.answers[0] = LOW
    assert not window.settled(key), "seat 1 could go higher, seat 2 as high"
    window.answers[1] = HIGH
    assert window.settled(key), "seat 2 can reach it no more"
    assert window.silent() == [2]
    assert winners(window.answers, key) == [1]


def test_passes_settle_nothing_until_all_have_passed() -> None:
    window = Window(1, [0b011, 0b011], True)
    assert not window.settled(key)
    window.answers[0] = PASS
    assert not window.settled(key)
    window.answers[1] = PASS
    assert window.settled(key)
    assert winners(window.answers, key) == []


def test_equal_answers_win_together() -> None:
    assert winners({2: HIGH, 0: HIGH, 1: LOW}, key) == [0, 2]


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_order_of_answers_decides_nothing(order: tuple[int, ...]) -> None:
    answers = {0: LOW, 1: PASS, 2: HIGH}
    window = Window(1, [0b111, 0b001 | 0b010, 0b111], True)
    for seat in order:
        if not window.settled(key):
            window.answers[seat] = answers[seat]
    assert winners(window.answers, key) == [2]


def test_a_copy_is_independent() -> None:
    window = Window(3, [0b11], False)
    twin = window.copy()
    twin.answers[0] = LOW
    assert window.waits_for(0)
    assert not twin.waits_for(0)
