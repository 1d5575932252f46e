"""Ending a session early: one proposes, all who are there agree (NJ-11.1)."""

import pytest

from paiju.table.commands import Auto, Bot, Dissolve, Leave, Lost, Ready, Vote
from paiju.table.table import SLACK
from tests.table.desk import Desk, decline


def voting(*yes: str, **customs: int) -> Desk:
    """In the first round p0 has proposed, and these agree."""
    desk = Desk(customs=customs).begin()
    desk.do("p0", Dissolve())
    for player in yes:
        desk.do(player, Vote(yes=True))
    return desk


def test_nj_11_1_all_agree_in_a_round_and_the_session_ends_when_it_is_settled() -> None:
    desk = voting("p1", "p2", "p3")
    assert (desk.shown["dissolving"], desk.shown["vote"]) == (True, None)
    assert (desk.table.phase, desk.table.session) == ("playing", 1)
    desk.play(decline)
    assert (desk.table.session, desk.shown["dissolving"]) == (2, False)
    assert desk.result["next_dealer"] is None


def test_nj_11_1_near_miss_one_has_not_answered() -> None:
    desk = voting("p1", "p2")
    assert (desk.shown["dissolving"], desk.shown["vote"]) == (False, {"by": 0, "yes": [0, 1, 2]})


def test_nj_11_1_between_rounds_it_ends_at_once() -> None:
    desk = Desk().begin().play(decline)
    desk.do("p0", Dissolve())
    for player in ("p1", "p2", "p3"):
        desk.do(player, Vote(yes=True))
    assert (desk.table.session, desk.shown["results"]["rounds"]) == (2, 1)
    assert desk.shown["countdowns"] == {}


def test_one_refusal_is_enough() -> None:
    desk = voting("p1", "p2")
    desk.do("p3", Vote(yes=False))
    assert (desk.shown["vote"], desk.shown["dissolving"], desk.shown["countdowns"]) == (None, False, {})
    desk.play(decline)
    assert desk.table.session == 1


def test_who_was_refused_may_propose_again_in_the_next_round_and_another_at_once() -> None:
    desk = voting()
    desk.do("p1", Vote(yes=False))
    assert desk.code("p0", Dissolve()) == "refused"
    assert desk.tried("p1", Dissolve()) == ""
    desk.do("p2", Vote(yes=False))
    desk.play(decline)
    assert desk.code("p0", Dissolve()) == "refused"
    desk.all_ready()
    assert desk.tried("p0", Dissolve()) == ""


def test_the_time_is_over_and_silence_agrees() -> None:
    desk = voting("p1", vote_seconds=30)
    assert desk.shown["countdowns"]["vote_until"] == desk.now + 30_000
    for _ in range(200):
        if desk.shown["vote"] is None:
            break
        desk.until_due()
    assert desk.shown["dissolving"] or desk.table.session == 2


def test_near_miss_the_time_is_not_over() -> None:
    desk = Desk(customs={"vote_seconds": 30, "next_seconds": 0}).begin().play(decline)
    desk.do("p0", Dissolve())
    desk.tick(30_000 + SLACK - 1)
    assert (desk.table.session, desk.shown["vote"]) == (1, {"by": 0, "yes": [0]})
    desk.tick(1)
    assert (desk.table.session, desk.shown["vote"]) == (2, None)


def test_refusals() -> None:
    desk = Desk().fill()
    assert desk.code("p9", Dissolve()) == "no_seat"
    assert desk.code("p9", Vote(yes=True)) == "no_seat"
    assert desk.code("p0", Dissolve()) == "not_playing"
    assert desk.code("p0", Vote(yes=True)) == "no_vote"
    desk.all_ready()
    desk.do("p0", Dissolve())
    assert desk.code("p1", Dissolve()) == "voting"
    assert desk.code("p0", Dissolve()) == "voting"
    for player in ("p1", "p2", "p3"):
        desk.do(player, Vote(yes=True))
    assert desk.code("p1", Dissolve()) == "voting"
    assert desk.code("p1", Vote(yes=False)) == "no_vote"


def test_of_bots_and_of_who_is_gone_nobody_asks() -> None:
    desk = Desk().fill(3)
    desk.do("p0", Bot(seat=3))
    desk.all_ready()
    desk.do("p2", Lost())
    desk.do("p0", Dissolve())
    assert not desk.shown["dissolving"]
    desk.do("p1", Vote(yes=True))
    assert desk.shown["dissolving"]


def test_near_miss_who_is_in_auto_is_there_and_asked() -> None:
    desk = Desk().begin()
    desk.do("p3", Auto(on=True))
    desk.do("p0", Dissolve())
    for player in ("p1", "p2"):
        desk.do(player, Vote(yes=True))
    assert not desk.shown["dissolving"]
    desk.do("p3", Vote(yes=True))
    assert desk.shown["dissolving"]


def test_alone_among_bots_the_proposal_is_agreed() -> None:
    desk = Desk().fill(1)
    for seat in (1, 2, 3):
        desk.do("p0", Bot(seat=seat))
    desk.do("p0", Ready())
    desk.do("p0", Dissolve())
    assert desk.shown["dissolving"]


@pytest.mark.parametrize("goes", [Lost(), Leave()])
def test_the_last_who_was_silent_goes_and_all_who_are_there_agree(goes: Lost | Leave) -> None:
    desk = voting("p1", "p2")
    desk.do("p3", goes)
    assert desk.shown["dissolving"] or desk.table.session == 2


def test_a_vote_outlasts_the_round_in_which_it_began() -> None:
    desk = voting("p1", "p2", next_seconds=0)
    desk.play(decline)
    assert desk.shown["vote"] == {"by": 0, "yes": [0, 1, 2]}
    desk.do("p3", Vote(yes=True))
    assert desk.table.session == 2


def test_a_vote_ends_with_the_session() -> None:
    desk = voting("p1")
    desk.do("p3", Leave())
    desk.play(decline)
    assert (desk.table.session, desk.shown["vote"]) == (2, None)
    assert "vote_until" not in desk.shown["countdowns"]
