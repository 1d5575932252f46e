"""Players who are not there: lines that are lost, seats handed to the house (托管)."""

import pytest

from paiju.table.commands import Absent, Auto, Back, Leave, Lost, Ready, Sit
from paiju.table.table import ABSENCE, SLACK
from tests.table.desk import Desk, decline, players


def test_before_a_session_a_lost_line_unreadies_and_is_shown() -> None:
    desk = Desk().fill(2)
    desk.do("p1", Ready())
    desk.do("p1", Lost())
    assert (desk.shown["seats"][1]["ready"], desk.away()[1]) == (False, "gone")
    desk.do("p1", Back())
    assert (desk.shown["seats"][1]["ready"], desk.away()[1]) == (False, "here")


def test_nj_5_5_a_lost_line_in_a_round_is_gone_until_he_is_back() -> None:
    desk = Desk().begin()
    desk.do("p1", Lost())
    assert desk.away()[1] == "gone"
    assert not desk.shown["seats"][1]["leaving"]
    desk.do("p1", Back())
    assert desk.away()[1] == "here"


@pytest.mark.parametrize(("cut_off", "shown"), [(0, "here"), (1, "gone"), (2, "auto")])
def test_a_game_says_what_a_lost_line_makes_of_a_seat(cut_off: int, shown: str) -> None:
    desk = Desk(slots={"cut_off": cut_off}).begin()
    desk.do("p1", Lost())
    assert desk.away()[1] == shown


def test_a_lost_line_does_not_end_the_session() -> None:
    desk = Desk().begin()
    desk.do("p1", Lost())
    desk.play(decline)
    assert (desk.table.session, players(desk)[1]) == (1, "p1")
    assert desk.away()[1] == "gone"


def test_who_is_gone_is_not_waited_for_between_rounds() -> None:
    desk = Desk().begin()
    desk.do("p1", Lost())
    desk.play(decline)
    for player in ("p0", "p2", "p3"):
        desk.do(player, Ready())
    assert desk.table.match.number == 2


def test_an_absence_before_a_session_costs_the_seat_and_the_table() -> None:
    desk = Desk().fill(3)
    desk.do("p0", Lost())
    desk.tick(ABSENCE + SLACK - 1)
    assert (players(desk)[0], desk.table.owner) == ("p0", "p0")
    desk.tick(1)
    assert (players(desk)[0], desk.table.owner) == ("", "p1")


def test_near_miss_who_is_back_in_time_keeps_both() -> None:
    desk = Desk().fill(3)
    desk.do("p0", Lost())
    desk.tick(ABSENCE)
    desk.do("p0", Back())
    desk.tick(ABSENCE * 2)
    assert (players(desk)[0], desk.table.owner) == ("p0", "p0")


def test_an_absence_in_a_session_costs_the_table_but_not_the_seat() -> None:
    desk = Desk(discard_seconds=20).begin()
    desk.do("p0", Lost())
    desk.do("p0", Absent())
    assert (players(desk)[0], desk.table.owner) == ("p0", "p1")
    assert desk.table.clocks.end("absent p0") is None


def test_an_absent_owner_without_a_seat_loses_the_table() -> None:
    desk = Desk()
    desk.do("p1", Sit())
    desk.do("p0", Lost())
    desk.tick(ABSENCE + SLACK)
    assert desk.table.owner == "p1"


def test_who_was_long_absent_in_a_session_loses_the_seat_when_it_has_ended() -> None:
    """Else his seat stays taken for ever: no clock runs for him any more."""
    desk = Desk(rounds=1).begin()
    desk.do("p2", Lost())
    desk.do("p2", Absent())
    desk.play(decline)
    assert desk.table.session == 2
    desk.tick(2 * ABSENCE)
    assert players(desk)[2] == ""


def test_a_line_may_be_lost_without_a_seat() -> None:
    desk = Desk().fill(1)
    desk.do("p7", Lost())
    desk.do("p7", Back())
    assert desk.table.lost == frozenset()


def test_who_is_not_away_cannot_come_back() -> None:
    """Before a session, without a seat, in a round, in auto, between rounds: and nothing changes."""
    desk = Desk().fill()
    assert (desk.code("p0", Back()), desk.code("p7", Back())) == ("not_away", "not_away")
    desk.all_ready().do("p1", Auto(on=True))
    assert (desk.code("p0", Back()), desk.code("p1", Back())) == ("not_away", "not_away")
    desk.play(decline)
    assert (desk.code("p0", Back()), desk.code("p1", Back())) == ("not_away", "not_away")
    assert desk.away() == ["here", "auto", "here", "here"]


@pytest.mark.parametrize("goes", [Leave(), Lost()])
def test_near_miss_who_went_comes_back_once(goes: Leave | Lost) -> None:
    desk = Desk().begin()
    desk.do("p1", goes)
    desk.do("p1", Back())
    assert desk.code("p1", Back()) == "not_away"


def test_nj_5_6_the_house_plays_and_gives_back() -> None:
    desk = Desk(allow_ready=False).begin()
    desk.release()
    desk.do("p0", Auto(on=True))
    assert desk.away()[0] == "auto"
    assert 0 not in desk.round.asked()
    desk.do("p0", Auto(on=False))
    assert desk.away()[0] == "here"


def test_auto_refusals() -> None:
    desk = Desk().fill(2)
    assert desk.code("p0", Auto(on=True)) == "not_playing"
    assert desk.code("p9", Auto(on=True)) == "no_seat"


def test_auto_stays_over_rounds_and_counts_as_ready() -> None:
    desk = Desk().begin()
    desk.do("p1", Auto(on=True))
    desk.play(decline)
    assert desk.away()[1] == "auto"
    for player in ("p0", "p2", "p3"):
        desk.do(player, Ready())
    assert (desk.table.match.number, desk.away()[1]) == (2, "auto")


def test_auto_may_be_switched_between_rounds() -> None:
    desk = Desk().begin().play(decline)
    desk.do("p1", Auto(on=True))
    assert desk.away()[1] == "auto"
    desk.do("p1", Auto(on=False))
    assert desk.away()[1] == "here"
    desk.all_ready()
    assert desk.away() == ["here"] * 4


def test_a_lost_line_leaves_auto_as_it_is_also_when_he_is_back() -> None:
    desk = Desk().begin()
    desk.do("p1", Auto(on=True))
    desk.do("p1", Lost())
    desk.do("p1", Back())
    assert desk.away()[1] == "auto"


def test_auto_does_not_outlast_the_session() -> None:
    desk = Desk(rounds=1).begin()
    desk.do("p1", Auto(on=True))
    desk.play(decline)
    assert (desk.table.session, desk.away()[1]) == (2, "here")


def test_a_table_whose_players_are_all_without_a_line_does_not_play_on_by_itself() -> None:
    """The house played for all when their lines were lost: nobody is there to see another round."""
    desk = Desk("fulushou").begin()
    for player in ("p0", "p1", "p2"):
        desk.do(player, Auto(on=True))
        desk.do(player, Lost())
    number = desk.table.match.number
    desk.tick(600_000)
    assert desk.table.match.number == number


def test_nor_does_one_whose_players_are_all_in_auto_until_one_says_that_he_is_ready() -> None:
    """A tab that was forgotten must not play round after round."""
    desk = Desk("fulushou").begin()
    for player in ("p0", "p1", "p2"):
        desk.do(player, Auto(on=True))
    desk.do("p1", Lost())
    desk.tick(600_000)
    assert (desk.table.match.number, desk.table.round) == (1, None)
    desk.do("p0", Ready())
    assert desk.table.match.number == 2


def test_who_left_does_not_come_half_back_by_auto() -> None:
    """Either he is there again, and keeps his seat, or he is not."""
    desk = Desk().begin()
    desk.do("p1", Leave())
    desk.tried("p1", Auto(on=False))
    seat = desk.shown["seats"][1]
    assert seat["leaving"] == (seat["away"] == "gone")


@pytest.mark.parametrize(("game", "rule"), [("fulushou", "FL-4.10"), ("weimaque", "WM-5.11")])
def test_fl_4_10_wm_5_11_two_time_outs_in_a_row_are_auto_and_the_player_ends_it(game: str, rule: str) -> None:
    desk = Desk(game).begin()
    while desk.away().count("auto") == 0 and desk.table.round is not None:
        desk.until_due()
    assert desk.table.round is not None, rule
    assert "auto" in desk.away()
    seat = desk.away().index("auto")
    desk.do(f"p{seat}", Auto(on=False))
    assert desk.away()[seat] == "here"


@pytest.mark.parametrize("game", ["fulushou", "weimaque"])
def test_fl_4_10_wm_5_11_near_miss_one_time_out_then_an_answer(game: str) -> None:
    desk = Desk(game).begin()
    desk.until_due()
    seat = desk.round.lapses.index(1)
    while desk.table.round is not None and desk.round.lapses[seat] == 1:
        desk.step(decline)
    assert desk.table.round is not None
    assert (desk.round.lapses[seat], desk.away()[seat]) == (0, "here")


@pytest.mark.parametrize("game", ["fulushou", "weimaque"])
def test_fl_4_10_wm_5_11_time_outs_count_over_rounds(game: str) -> None:
    desk = Desk(game).begin()
    desk.play(decline)
    desk.table.match.lapses = (1, 1, 1)
    desk.all_ready()
    desk.until_due()
    assert "auto" in desk.away()


def test_nj_5_4_near_miss_neijiang_has_no_auto_by_time_outs() -> None:
    desk = Desk().begin()
    while desk.table.round is not None:
        desk.until_due()
    assert desk.away() == ["here"] * 4
