"""Codes for another device: valid once and for ten minutes, one a player, and kept as hashes alone."""

import pytest

from paiju.core.errors import InvalidError
from paiju.server.codes import LENGTH, LETTERS, VALID, Codes
from tests.server.inside import HandClock


def taken(codes: Codes, code: str) -> str:
    """Whose code it was, or the code of the refusal."""
    try:
        return codes.take(code)
    except InvalidError as error:
        return error.code


def test_a_code_is_good_once() -> None:
    codes = Codes(HandClock())
    given = codes.new("ann")
    assert len(given.code) == LENGTH
    assert set(given.code) <= set(LETTERS)
    assert [taken(codes, given.code) for _ in range(2)] == ["ann", "bad_code"]


def test_a_code_may_be_typed_in_groups_and_in_small_letters() -> None:
    codes = Codes(HandClock())
    for typed in (str.lower, lambda code: f" {code[:4]} {code[4:]} ", lambda code: f"{code[:4]}-{code[4:]}"):
        assert taken(codes, typed(codes.new("ann").code)) == "ann"
    assert taken(codes, codes.new("ann").code[:-1]) == "bad_code"
    assert taken(codes, "") == taken(codes, "－") == taken(codes, "\ud800") == "bad_code"


@pytest.mark.parametrize(("later", "answer"), [(VALID - 1, "ann"), (VALID, "bad_code")])
def test_a_code_ends_after_ten_minutes(later: int, answer: str) -> None:
    clock = HandClock()
    codes = Codes(clock)
    given = codes.new("ann")
    assert given.until == clock.now() + VALID
    clock.time += later
    assert taken(codes, given.code) == answer


def test_a_new_code_makes_the_older_one_void_but_not_that_of_another_player() -> None:
    codes = Codes(HandClock())
    old, other, new = codes.new("ann"), codes.new("bo"), codes.new("ann")
    assert [taken(codes, given.code) for given in (old, other, new)] == ["bad_code", "bo", "ann"]


def test_a_code_is_told_by_no_repr_and_kept_nowhere() -> None:
    codes = Codes(HandClock())
    given = codes.new("ann")
    assert given.code not in repr(given)
    assert given.code not in repr(vars(codes))


def test_a_refusal_does_not_repeat_what_was_typed() -> None:
    with pytest.raises(InvalidError) as refused:
        Codes(HandClock()).take("K7QP3WXA")
    assert "K7QP" not in str(refused.value)
    assert (refused.value.code, refused.value.at) == ("bad_code", "/code")
