"""Taking a seat, leaving it, coming back to it; and what becomes of the table when its owner goes."""

from paiju.table.commands import Back, Leave, Lost, Ready, Sit
from tests.kit import Table
from tests.table.desk import Desk, decline, players


def test_the_first_free_seat_or_the_one_that_is_named() -> None:
    desk = Desk()
    desk.do("p0", Sit(seat=2))
    desk.do("p1", Sit())
    assert players(desk) == ["p1", "", "p0", ""]
    assert [seat["name"] for seat in desk.shown["seats"]] == ["P1", "", "P0", ""]


def test_who_sits_may_move_to_a_free_seat() -> None:
    desk = Desk().fill(2)
    desk.do("p0", Sit(seat=3))
    assert players(desk) == ["", "p1", "", "p0"]


def test_near_miss_his_own_seat_is_no_move_and_he_stays_ready() -> None:
    desk = Desk().fill(2)
    desk.do("p0", Ready())
    desk.do("p0", Sit(seat=0))
    assert desk.table.chairs[0].ready


def test_who_moves_is_not_ready_any_more() -> None:
    desk = Desk().fill(2)
    desk.do("p0", Ready())
    desk.do("p0", Sit(seat=3))
    assert not desk.table.chairs[3].ready


def test_sit_refusals() -> None:
    desk = Desk().fill(3)
    assert desk.code("p9", Sit(seat=1)) == "seat_taken"
    assert desk.code("p9", Sit(seat=4)) == "no_such_seat"
    desk.do("p3", Sit())
    assert desk.code("p9", Sit()) == "seat_taken"
    desk.all_ready()
    assert desk.code("p0", Sit(seat=1)) == "playing"
    assert desk.code("p9", Sit()) == "seat_taken"


def test_near_miss_a_six_seat_game_has_a_seat_4() -> None:
    desk = Desk(players=6)
    desk.do("p0", Sit(seat=4))
    assert desk.table.seat_of("p0") == 4
    assert desk.code("p1", Sit(seat=6)) == "no_such_seat"


def test_seats_do_not_change_between_rounds_of_a_session() -> None:
    desk = Desk().begin().play(decline)
    assert desk.code("p0", Sit(seat=0)) == "playing"


# --- leaving


def test_before_a_session_leaving_frees_the_seat_at_once() -> None:
    desk = Desk().fill(2)
    desk.do("p1", Leave())
    assert players(desk) == ["p0", "", "", ""]
    assert not desk.table.bound("p1")


def test_leave_without_a_seat() -> None:
    assert Desk().code("p1", Leave()) == "no_seat"


def test_nj_5_5_who_leaves_in_a_round_is_gone_and_the_house_plays_at_once() -> None:
    desk = Desk(allow_ready=False).begin()
    desk.release()
    desk.do("p0", Leave())
    assert desk.away() == ["gone", "here", "here", "here"]
    assert desk.shown["seats"][0]["leaving"]
    assert [event[0] for event in desk.round.log].count(desk.table.rules.vocabulary.names["discard"]) >= 1
    assert desk.table.phase == "playing"


def test_nj_5_7_he_is_bound_until_the_round_is_settled_then_his_seat_is_free() -> None:
    desk = Desk().begin()
    desk.do("p1", Leave())
    assert desk.table.bound("p1")
    assert players(desk)[1] == "p1"
    desk.play(decline)
    assert not desk.table.bound("p1")
    assert players(desk) == ["p0", "", "p2", "p3"]


def test_nj_11_1_the_session_ends_with_that_round_and_not_before() -> None:
    desk = Desk().begin()
    desk.do("p1", Leave())
    assert (desk.table.session, desk.shown["results"]) == (1, None)
    desk.play(decline)
    assert desk.table.session == 2
    assert desk.shown["results"]["rounds"] == 1
    assert desk.result["next_dealer"] is None


def test_nj_5_7_who_comes_back_before_the_end_keeps_seat_and_session() -> None:
    desk = Desk().begin()
    desk.do("p1", Leave())
    desk.do("p1", Back())
    assert desk.away()[1] == "here"
    assert not desk.shown["seats"][1]["leaving"]
    desk.play(decline)
    assert (desk.table.session, players(desk)) == (1, ["p0", "p1", "p2", "p3"])


def test_nj_5_7_after_coming_back_he_answers_himself() -> None:
    desk = Desk(allow_ready=False).begin()
    desk.do("p1", Leave())
    desk.do("p1", Back())
    while 1 not in desk.table.asked():
        desk.step(decline)
        desk.release()
    desk.answer("p1", sorted(desk.menu(1))[0])


def test_leaving_between_rounds_ends_the_session_at_once() -> None:
    desk = Desk().begin().play(decline)
    desk.do("p2", Leave())
    assert desk.table.session == 2
    assert players(desk) == ["p0", "p1", "", "p3"]
    assert not any(chair.ready for chair in desk.table.chairs)


def test_who_fled_is_told_with_the_round() -> None:
    desk = Desk().begin()
    desk.do("p3", Leave())
    desk.play(decline)
    assert desk.finished[0].escaped == {"p3"}
    desk.do("p3", Sit())
    desk.all_ready().play(decline)
    assert desk.finished[1].escaped == frozenset()


def test_near_miss_a_lost_line_is_no_flight_and_leaving_after_the_round_neither() -> None:
    desk = Desk().begin()
    desk.do("p3", Lost())
    desk.play(decline)
    assert desk.finished[0].escaped == frozenset()
    desk.do("p2", Leave())
    desk.do("p2", Sit())
    desk.do("p3", Back())
    desk.all_ready().play(decline)
    assert desk.finished[1].escaped == frozenset()


def test_nj_5_8_who_has_won_and_leaves_stays_bound() -> None:
    desk = Desk().begin().plant(Table(["234567p123456s99s"]).round)
    desk.script("p0 win")
    assert desk.table.phase == "playing"
    desk.do("p0", Leave())
    assert (desk.table.bound("p0"), desk.table.seat_of("p0")) == (True, 0)
    desk.play(decline)
    assert not desk.table.bound("p0")


def test_an_owner_who_leaves_hands_the_table_to_the_next_seat() -> None:
    desk = Desk()
    for player, seat in (("p1", 0), ("p0", 1), ("p2", 2), ("p3", 3)):
        desk.do(player, Sit(seat=seat))
    desk.do("p0", Leave())
    assert desk.table.owner == "p2"


def test_an_owner_in_the_first_seat_who_leaves() -> None:
    desk = Desk().fill(3)
    desk.do("p0", Leave())
    assert desk.table.owner == "p1"


def test_near_miss_alone_at_the_table_it_stays_his() -> None:
    desk = Desk().fill(1)
    desk.do("p0", Leave())
    assert desk.table.owner == "p0"


def test_it_is_not_handed_to_one_whose_line_is_lost() -> None:
    desk = Desk().fill(3)
    desk.do("p1", Lost())
    desk.do("p0", Leave())
    assert desk.table.owner == "p2"


def test_an_owner_who_left_in_a_round_has_handed_the_table_on_when_it_is_settled() -> None:
    desk = Desk().begin()
    desk.do("p0", Leave())
    desk.play(decline)
    assert desk.table.seat_of("p0") is None
    assert desk.table.owner == "p1"
