"""Ready for the next round: by word, by countdown (HB-2.1), by the custom of the room."""

from typing import Any

from paiju.table.commands import (
    AllReady,
    Back,
    Bot,
    Leave,
    Lost,
    Ready,
    Settings,
    Sit,
    Swap,
)
from paiju.table.commands import Dissolve as Propose
from paiju.table.commands import Vote as Ballot
from paiju.table.table import SLACK
from tests.table.desk import Desk, decline


def test_the_round_begins_when_the_last_is_ready() -> None:
    desk = Desk().fill()
    for player in ("p0", "p1", "p2"):
        desk.do(player, Ready())
    assert desk.table.phase == "waiting"
    desk.do("p3", Ready())
    assert desk.table.phase == "playing"
    assert not any(seat["ready"] for seat in desk.shown["seats"])


def test_near_miss_a_seat_is_free_or_one_has_changed_his_mind() -> None:
    desk = Desk().fill(3).all_ready()
    assert desk.table.phase == "waiting"
    desk.do("p0", Ready(on=False))
    desk.do("p3", Sit())
    desk.do("p3", Ready())
    assert desk.table.phase == "waiting"


def test_bots_are_always_ready() -> None:
    desk = Desk().fill(1)
    for seat in (1, 2, 3):
        desk.do("p0", Bot(seat=seat))
    desk.do("p0", Ready())
    assert desk.table.phase == "playing"


def test_ready_refusals() -> None:
    desk = Desk()
    assert desk.code("p0", Ready()) == "no_seat"
    desk.begin()
    assert desk.code("p0", Ready()) == "playing"


def test_the_seeds_of_the_seats_are_told_when_the_round_is_settled_and_not_before() -> None:
    desk = Desk().fill()
    for seat in range(4):
        desk.do(f"p{seat}", Ready(seed=f"a{seat}" * 8))
    assert "a1a1a1a1" not in repr([piece for piece in desk.pieces if hasattr(piece, "table")])
    desk.play(decline)
    assert desk.result["fair"]["seeds"] == [f"a{seat}" * 8 for seat in range(4)]


def test_a_seed_is_given_for_one_round() -> None:
    desk = Desk().fill()
    for seat in range(4):
        desk.do(f"p{seat}", Ready(seed=f"a{seat}"))
    desk.play(decline).tick(60_000)
    assert desk.table.match.number == 2
    desk.play(decline)
    assert desk.result["fair"]["seeds"] == ["", "", "", ""]


def test_who_takes_ready_back_takes_his_seed_back() -> None:
    desk = Desk().fill()
    desk.do("p1", Ready(seed="ff"))
    desk.do("p1", Ready(on=False, seed="ff"))
    desk.all_ready().play(decline)
    assert desk.result["fair"]["seeds"] == ["", "", "", ""]


# --- HB-2.1: the countdown for the last


def hurried(**options: Any) -> Desk:
    """All sit in a game that gives the last fifteen seconds; all but p3 are ready."""
    desk = Desk(slots={"ready_seconds": 15}, **options).fill()
    for player in ("p0", "p1", "p2"):
        desk.do(player, Ready())
    return desk


def test_hb_2_1_the_last_is_made_ready_after_fifteen_seconds() -> None:
    desk = hurried()
    assert desk.shown["countdowns"] == {"ready_until": desk.now + 15_000}
    desk.tick(15_000 + SLACK - 1)
    assert desk.table.phase == "waiting"
    desk.tick(1)
    assert desk.table.phase == "playing"
    assert desk.shown["countdowns"] == {}


def test_hb_2_1_near_miss_two_are_not_ready() -> None:
    desk = Desk(slots={"ready_seconds": 15}).fill()
    for player in ("p0", "p1"):
        desk.do(player, Ready())
    assert desk.shown["countdowns"] == {}


def test_hb_2_1_near_miss_the_game_has_no_countdown() -> None:
    desk = Desk().fill()
    for player in ("p0", "p1", "p2"):
        desk.do(player, Ready())
    assert desk.shown["countdowns"] == {}
    desk.tick(600_000)
    assert desk.table.phase == "waiting"


def test_hb_2_1_near_miss_the_last_seat_is_free() -> None:
    desk = Desk(slots={"ready_seconds": 15}).fill(3).all_ready()
    assert desk.shown["countdowns"] == {}


def test_hb_2_1_saying_it_again_does_not_prolong_it() -> None:
    desk = hurried()
    end = desk.shown["countdowns"]["ready_until"]
    desk.tick(5_000)
    desk.do("p3", Ready(on=False))
    assert desk.shown["countdowns"] == {"ready_until": end}


def test_hb_2_1_it_stops_when_another_changes_his_mind_and_begins_anew() -> None:
    desk = hurried()
    desk.tick(5_000)
    desk.do("p0", Ready(on=False))
    assert desk.shown["countdowns"] == {}
    desk.do("p0", Ready())
    assert desk.shown["countdowns"] == {"ready_until": desk.now + 15_000}


def test_hb_2_1_it_counts_between_rounds_too() -> None:
    desk = hurried(customs={"next_seconds": 0})
    desk.tick(16_000)
    desk.play(decline)
    for player in ("p0", "p1", "p3"):
        desk.do(player, Ready())
    desk.tick(16_000)
    assert desk.table.match.number == 2


def test_hb_2_1_it_stops_when_a_seat_is_left() -> None:
    desk = hurried()
    desk.do("p1", Leave())
    assert desk.shown["countdowns"] == {}


def test_hb_2_1_it_stops_when_the_settings_change_for_nobody_is_ready_then() -> None:
    desk = hurried()
    desk.do("p0", Settings(room={"game": "neijiang"}))
    assert desk.shown["countdowns"] == {}
    desk.tick(60_000)
    assert desk.table.phase == "waiting"


def test_hb_2_1_it_stops_when_two_who_were_ready_are_swapped() -> None:
    desk = hurried()
    desk.do("p0", Swap(seat=1, other=2))
    assert desk.shown["countdowns"] == {}
    desk.tick(60_000)
    assert desk.table.phase == "waiting"


def test_hb_2_1_it_stops_when_the_session_is_ended_by_vote() -> None:
    desk = hurried(customs={"next_seconds": 0})
    desk.tick(16_000)
    desk.play(decline)
    for player in ("p0", "p1", "p2"):
        desk.do(player, Ready())
    desk.do("p0", Propose())
    for player in ("p1", "p2", "p3"):
        desk.do(player, Ballot(yes=True))
    assert (desk.table.session, desk.shown["countdowns"]) == (2, {})


def test_hb_2_1_who_has_no_line_is_not_made_ready() -> None:
    desk = hurried()
    desk.do("p3", Lost())
    desk.tick(60_000)
    assert desk.table.phase == "waiting"


def test_all_ready_that_comes_when_the_round_runs_makes_nobody_ready_for_the_next() -> None:
    desk = Desk().begin()
    assert desk.code("", AllReady()) == "playing"
    assert not any(chair.ready for chair in desk.table.chairs)


# --- the next round


def test_the_next_round_begins_by_itself() -> None:
    desk = Desk(customs={"next_seconds": 10}).begin().play(decline)
    (end,) = desk.shown["countdowns"].values()
    assert end >= desk.now + 10_000
    desk.tick(end + SLACK - 1 - desk.now)
    assert (desk.table.match.number, desk.table.phase) == (1, "waiting")
    desk.tick(1)
    assert (desk.table.match.number, desk.table.phase) == (2, "playing")


def test_near_miss_not_where_the_room_wants_no_countdown() -> None:
    desk = Desk(customs={"next_seconds": 0}).begin().play(decline)
    assert desk.shown["countdowns"] == {}
    desk.tick(600_000)
    assert (desk.table.match.number, desk.table.phase) == (1, "waiting")


def test_with_nobody_there_it_does_not_begin_but_when_one_comes_back() -> None:
    desk = Desk().begin()
    for seat in range(4):
        desk.do(f"p{seat}", Lost())
    assert desk.release().table.round is None, "the house plays the round to its end"
    desk.tick(60_000)
    assert desk.table.match.number == 1
    desk.do("p2", Back())
    desk.tick(30_000 + SLACK)
    assert desk.table.match.number == 2


def test_one_who_was_never_away_cannot_put_the_next_round_off() -> None:
    desk = Desk().begin().play(decline)
    end = desk.shown["countdowns"]["next_until"]
    desk.tick(20_000)
    assert desk.code("p1", Back()) == "not_away"
    assert desk.shown["countdowns"]["next_until"] == end
