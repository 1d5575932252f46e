"""Changing places by consent: nobody is moved who has not agreed."""

import pytest

from paiju.table.commands import AnswerSwap, AskSwap, Bot, Kick, Leave, Ready, Settings, Sit, Swap
from tests.table.desk import Desk, decline, players


def asked(count: int = 3) -> Desk:
    """p2 has asked p1."""
    desk = Desk().fill(count)
    desk.do("p2", AskSwap(seat=1))
    return desk


def test_who_agrees_changes_places_and_both_are_not_ready_any_more() -> None:
    desk = asked()
    for player in ("p0", "p1", "p2"):
        desk.do(player, Ready())
    assert desk.shown["swaps"] == [{"by": 2, "to": 1}]
    desk.do("p1", AnswerSwap(seat=2, yes=True))
    assert players(desk) == ["p0", "p2", "p1", ""]
    assert [chair.ready for chair in desk.table.chairs] == [True, False, False, False]
    assert desk.shown["swaps"] == []


def test_who_refuses_stays_and_may_be_asked_again() -> None:
    desk = asked()
    desk.do("p1", AnswerSwap(seat=2, yes=False))
    assert (players(desk), desk.shown["swaps"]) == (["p0", "p1", "p2", ""], [])
    desk.do("p2", AskSwap(seat=1))
    assert desk.shown["swaps"] == [{"by": 2, "to": 1}]


def test_one_asks_one_at_a_time_and_takes_it_back() -> None:
    desk = asked()
    desk.do("p2", AskSwap(seat=0))
    assert desk.shown["swaps"] == [{"by": 2, "to": 0}]
    assert desk.code("p1", AnswerSwap(seat=2, yes=True)) == "no_swap"
    desk.do("p2", AskSwap(seat=None))
    assert desk.shown["swaps"] == []


def test_nobody_agrees_for_another() -> None:
    desk = asked()
    for player in ("p0", "p2"):
        assert desk.code(player, AnswerSwap(seat=2, yes=True)) == "no_swap"
    assert desk.code("p1", AnswerSwap(seat=0, yes=True)) == "no_swap"
    assert desk.code("p1", AnswerSwap(seat=3, yes=True)) == "no_swap"
    assert desk.code("p9", AnswerSwap(seat=2, yes=True)) == "no_seat"


def test_of_several_who_ask_one_gets_the_place_and_the_rest_is_settled() -> None:
    desk = asked()
    desk.do("p0", AskSwap(seat=1))
    desk.do("p1", AnswerSwap(seat=0, yes=True))
    assert (players(desk), desk.shown["swaps"]) == (["p1", "p0", "p2", ""], [])


def test_asking_refusals() -> None:
    desk = Desk().fill(2)
    desk.do("p0", Bot(seat=2))
    assert desk.code("p9", AskSwap(seat=0)) == "no_seat"
    assert desk.code("p1", AskSwap(seat=4)) == "no_such_seat"
    for seat in (1, 2, 3):
        assert desk.code("p1", AskSwap(seat=seat)) == "seat_empty", "oneself, a bot, nobody"


@pytest.mark.parametrize("between", [False, True])
def test_not_while_a_session_runs(between: bool) -> None:
    desk = asked(4).all_ready()
    assert desk.shown["swaps"] == [], "the session has begun"
    if between:
        desk.play(decline)
    assert desk.code("p2", AskSwap(seat=1)) == "playing"
    assert desk.code("p1", AnswerSwap(seat=2, yes=True)) == "playing"


def test_who_has_gone_neither_asks_nor_is_asked() -> None:
    for player in ("p1", "p2"):
        desk = asked()
        desk.do(player, Leave())
        desk.do(player, Sit())
        assert desk.shown["swaps"] == []
    desk = asked()
    desk.do("p0", Kick(seat=2))
    assert desk.shown["swaps"] == []


def test_a_question_follows_the_people_not_the_chairs() -> None:
    desk = asked()
    desk.do("p2", Sit(seat=3))
    assert desk.shown["swaps"] == [{"by": 3, "to": 1}]
    assert desk.code("p1", AnswerSwap(seat=2, yes=True)) == "no_swap"
    desk.do("p0", Settings(room={"game": "fulushou"}))
    assert (players(desk), desk.shown["swaps"]) == (["p0", "p1", "p2"], [{"by": 2, "to": 1}])
    desk.do("p1", AnswerSwap(seat=2, yes=True))
    assert players(desk) == ["p0", "p2", "p1"]


def test_the_owner_moves_whom_he_likes_and_that_settles_what_they_asked() -> None:
    desk = asked()
    desk.do("p0", Swap(seat=2, other=3))
    assert desk.shown["swaps"] == []
