"""Seats, ledger, events and JSON."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.core import codec, ledger
from paiju.core.errors import IllegalError, InvalidError, PaijuError
from paiju.core.events import EVERYTHING, HIDDEN, PUBLIC_VIEW, Seen, Vocabulary, event_type
from paiju.core.ledger import HOUSE, Row, RowState
from paiju.core.seats import after, around, distance, opposite_or_after, others


def test_seats_go_around() -> None:
    assert [after(3, 1, 4), after(0, -1, 6)] == [0, 5]
    assert list(around(2, 4)) == [2, 3, 0, 1]
    assert list(others(2, 3)) == [0, 1]
    assert distance(3, 1, 4) == 2
    assert opposite_or_after(1, 5, 4) == 1


WORDS = Vocabulary(
    [
        event_type(1, "deal", "wall", hands=Seen.OWN_PART, left=Seen.ALL),
        event_type(2, "draw", tile=Seen.OWNER),
        event_type(3, "mark", private=True, kind=Seen.OWNER),
        event_type(4, "discard", tile=Seen.ALL),
    ]
)


def test_what_is_not_declared_is_hidden() -> None:
    deal = (1, -1, (5, 6), ((1,), (2,)), 9)
    assert WORDS.mask(deal, 0) == (1, -1, HIDDEN, ((1,), HIDDEN), 9)
    assert WORDS.mask(deal, PUBLIC_VIEW) == (1, -1, HIDDEN, (HIDDEN, HIDDEN), 9)
    assert WORDS.mask(deal, EVERYTHING) is deal


def test_owners_see_their_own() -> None:
    assert WORDS.mask((2, 1, 7), 1) == (2, 1, 7)
    assert WORDS.mask((2, 1, 7), 0) == (2, 1, HIDDEN)
    assert WORDS.mask((4, 1, 7), PUBLIC_VIEW) == (4, 1, 7)


def test_a_private_event_does_not_exist_for_others() -> None:
    events = [(3, 0, 4), (4, 0, 7)]
    assert WORDS.masked(events, 0) == events
    assert WORDS.masked(events, 1) == [(4, 0, 7)]
    assert WORDS.read((3, 0, 4)) == {"event": "mark", "seat": 0, "kind": 4}


@given(st.integers(0, 99), st.integers(1, 5))
def test_equal_parts_sum_to_the_whole(due: int, payees: int) -> None:
    parts = ledger.equal_parts(due, payees)
    assert sum(parts) == due
    assert parts == sorted(parts, reverse=True)
    assert max(parts) - min(parts) <= 1


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 9)), max_size=12))
def test_netting_keeps_what_each_is_owed(debts: list[tuple[int, int, int]]) -> None:
    rows = [Row(0, a, b, due) for a, b, due in debts if a != b]
    net = ledger.netted(rows, 4)
    assert all(due > 0 for due in net.values())
    assert not any((b, a) in net for a, b in net)
    for seat in range(4):
        before = sum(row.due * ((row.payee == seat) - (row.payer == seat)) for row in rows)
        assert before == sum(due * ((b == seat) - (a == seat)) for (a, b), due in net.items())


def test_netting_ignores_what_is_no_longer_due() -> None:
    assert ledger.netted([Row(0, 0, 1, 5, 0, RowState.VOID), Row(0, 1, 0, 2)], 2) == {(1, 0): 2}


def test_paying_is_clipped() -> None:
    assert [ledger.payable(5, 3), ledger.payable(5, None), ledger.payable(5, -2), ledger.payable(5, 9)] == [3, 5, 0, 5]
    row = ledger.paid(Row(1, 0, HOUSE, 5), 3)
    assert (row.paid, row.state) == (3, RowState.PAID)
    assert ledger.moved_by([row], 2) == [-3, 0]


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ('{"a": 1, "a": 2}', "/a"),
        ("[1", ""),
        ("NaN", ""),
        ("[" * 200_000, ""),
        ("9" * 1001, ""),
        ('{"hand": "1p\\ud800"}', ""),
        ('{"\\udc00": 1}', ""),
    ],
)
def test_bad_json_is_refused(text: str, at: str) -> None:
    with pytest.raises(InvalidError) as caught:
        codec.load(text)
    assert (caught.value.code, caught.value.at) == ("bad_request", at)


def test_what_cannot_be_written_is_escaped() -> None:
    assert codec.dump({"at": "/\ud800", "牌": "一"}) == '{"at": "/\\ud800", "\\u724c": "\\u4e00"}'
    assert codec.load('{"a": "\\ud83c\\udc07"}') == {"a": "🀇"}


def test_json_round_trip_and_pointers() -> None:
    value = {"牌": ["5p", 1, None, True], "b": {}}
    assert codec.load(codec.dump(value)) == value
    assert codec.pointer("/a", "x/y", 0, "~") == "/a/x~1y/0/~0"
    assert [codec.is_integer(item) for item in (1, True, 1.0, "1")] == [True, False, False, False]


@pytest.mark.parametrize("kind", [InvalidError, IllegalError])
def test_an_error_comes_over_from_another_process_with_all_its_parts(kind: type[PaijuError]) -> None:
    error = pickle.loads(pickle.dumps(kind("bad_record", "line 3: no", "/tile")))
    assert type(error) is kind
    assert error.as_json() == {"error": {"code": "bad_record", "message": "line 3: no", "at": "/tile"}}
    assert str(error) == "line 3: no"
