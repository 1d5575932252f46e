"""Who is not wanted by the owner loses his seat between sessions; a session is played to its end with all of them."""

from paiju.table.commands import Unwanted
from tests.table.desk import Desk, decline, players


def test_his_seat_is_free_and_the_others_keep_theirs() -> None:
    desk = Desk().fill(3)
    desk.do("p1", Unwanted())
    assert players(desk)[:3] == ["p0", "", "p2"]


def test_not_while_a_session_runs_in_a_round_or_between_rounds() -> None:
    desk = Desk().begin()
    assert desk.code("p1", Unwanted()) == "playing"
    desk.play(decline)
    assert desk.code("p1", Unwanted()) == "playing"


def test_who_has_no_seat_cannot_lose_it() -> None:
    assert Desk().fill(2).code("p9", Unwanted()) == "no_seat"
