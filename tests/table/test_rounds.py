"""From round to round: who sits where, the pot, the end of a session, the books."""

from typing import Any

import pytest

from paiju.core import seeds
from paiju.table.commands import Auto, Back, Bot, Dissolve, Hand, Hold, Leave, Lost, Ready, Settings, Sit, Start, Vote
from paiju.table.stream import Settled
from tests.kit import Table
from tests.table.desk import SEED, Desk, decline, players


def weimaque(**customs: Any) -> Desk:
    """With a pot into which is paid from the first hand on."""
    return Desk("weimaque", customs, edition="quan", dou_liu_zi=True)


# --- places


def seated(desk: Desk, order: str) -> Desk:
    """The players with these numbers in the seats, all ready but the one who sits last."""
    for seat, number in enumerate(order):
        desk.do(f"p{number}", Sit(seat=seat))
    return desk.all_ready()


@pytest.mark.parametrize("order", ["0123", "1023", "1230", "3201"])
def test_nj_3_1_seats_are_counted_from_the_owner_who_deals_first(order: str) -> None:
    desk = seated(Desk(), order)
    at = order.index("0")
    assert players(desk) == [f"p{number}" for number in order[at:] + order[:at]]
    assert (desk.shown["dealer"], desk.table.seat_of("p0")) == (0, 0)


def test_near_miss_another_owner_sits_first() -> None:
    desk = Desk().fill()
    desk.do("p0", Hand(seat=2))
    desk.all_ready()
    assert players(desk) == ["p2", "p3", "p0", "p1"]


def test_an_owner_without_a_seat_changes_no_place() -> None:
    desk = Desk()
    for player in ("p4", "p1", "p2", "p3"):
        desk.do(player, Sit())
    assert players(desk.all_ready()) == ["p4", "p1", "p2", "p3"]


def test_fl_19_1_by_lot_the_first_seat_and_with_it_the_first_dealer() -> None:
    first = set()
    for seed in range(8):
        desk = Desk("fulushou", {"lots": True}, seed=bytes([seed]) * 32).begin()
        assert desk.shown["dealer"] == 0
        assert [f"p{(int(players(desk)[0][1]) + seat) % 3}" for seat in range(3)] == players(desk)
        first.add(players(desk)[0])
    assert first == {"p0", "p1", "p2"}


def test_fl_19_1_near_miss_without_lots_the_owner() -> None:
    for seed in range(8):
        assert players(Desk("fulushou", seed=bytes([seed]) * 32).begin())[0] == "p0"


def test_wm_2_2_the_first_dealer_is_the_owner_in_seat_0_or_random() -> None:
    assert {weimaque().begin().shown["dealer"]} == {0}
    dealers = set()
    for seed in range(12):
        desk = Desk("weimaque", seed=bytes([seed]) * 32, first_dealer="random").begin()
        assert players(desk)[0] == "p0"
        chance = desk.table.match.chance
        assert chance is not None
        assert desk.shown["dealer"] == seeds.first_dealer(chance.seed, 3)
        dealers.add(desk.shown["dealer"])
    assert dealers == {0, 1, 2}


def test_seats_stay_over_the_rounds_of_a_session_though_the_table_is_handed_over() -> None:
    desk = Desk().begin().play(decline)
    desk.do("p0", Hand(seat=2))
    assert players(desk.all_ready()) == ["p0", "p1", "p2", "p3"]


# --- money


def test_nj_11_2_balances_run_on_and_a_new_session_starts_anew() -> None:
    desk = Desk(allow_ready=False).begin().plant(Table(["234567p123456s99s"], allow_ready=False).round)
    desk.script("p0 win").play(decline)
    won = desk.result["balances"]
    assert won[0] > 1000
    assert sum(won) == 4000
    desk.all_ready()
    assert [seat["balance"] for seat in desk.shown["seats"]] == won
    assert desk.round.setup.balances == tuple(won)
    desk.do("p0", Leave())
    desk.play(decline)
    assert [seat["balance"] for seat in desk.shown["seats"]] == [1000] * 4
    assert sum(desk.shown["results"]["balances"]) == 4000


def test_nj_3_2_the_first_winner_deals_next() -> None:
    hands = ["5p", "", "46p789p234s456s88s"]
    desk = Desk(allow_ready=False).begin().plant(Table(hands, allow_ready=False).round)
    desk.script("p0 discard 5p; p2 win").play(decline)
    assert (desk.result["next_dealer"], desk.shown["dealer"]) == (2, 2)
    assert desk.all_ready().round.setup.dealer == 2


@pytest.mark.parametrize("stake", [1, 5])
def test_the_stake_multiplies_the_points_at_the_end_alone(stake: int) -> None:
    desk = Desk(customs={"stake": stake, "rounds": 1}, allow_ready=False).begin()
    desk.plant(Table(["234567p123456s99s"], allow_ready=False).round).script("p0 win").play(decline)
    results = desk.shown["results"]
    assert results["points"] == [(balance - 1000) * stake for balance in results["balances"]]
    assert results["points"][0] > 0
    assert sum(results["points"]) == 0


def test_wm_16_three_rounds_with_a_pot_that_is_divided_at_an_early_end() -> None:
    """WM-16.2, 16.3, 16.6: 逗 before the first hand and after each 黄庄; 分溜子 when the session ends early."""
    desk = weimaque().begin()
    pots = []
    for number in (1, 2, 3):
        assert desk.round.setup.dealer == number - 1, "WM-2.4: the next seat deals after a 黄庄"
        if number == 3:
            desk.do("p1", Dissolve())
            for player in ("p0", "p2"):
                desk.do(player, Vote(yes=True))
        desk.play(decline)
        pots.append(desk.result["pot"])
        assert sum(desk.result["balances"]) + desk.result["pot"] == 0
        if number < 3:
            desk.all_ready()
    assert pots == [40, 80, 120]
    assert desk.result["balances"] == [-40, -40, -40]
    results = desk.shown["results"]
    assert (results["rounds"], results["shares"], results["balances"]) == (3, [40, 40, 40], [0, 0, 0])
    assert (desk.table.session, desk.shown["pot"]) == (2, 0)
    assert desk.result["next_dealer"] is None


def test_wm_16_6_what_cannot_be_divided_goes_to_seat_0() -> None:
    desk = weimaque().begin().play(decline)
    desk.do("p2", Leave())
    assert desk.shown["results"]["shares"] == [14, 13, 13]
    assert desk.shown["results"]["balances"] == [-20 + 14, -10 + 13, -10 + 13]


def test_wm_16_3_near_miss_lao_does_not_pay_before_the_first_hand() -> None:
    desk = Desk("weimaque", dou_liu_zi=True).begin().play(decline)
    assert desk.result["pot"] == 0
    assert desk.all_ready().play(decline).result["pot"] == 40


# --- the end of a session


def test_the_next_round_is_counted_down_from_when_the_result_is_shown() -> None:
    """The house plays for all: the frames that end the round are shown one after the other, with their pauses."""
    desk = Desk("fulushou", {"next_seconds": 10}).begin()
    for player in ("p0", "p1", "p2"):
        desk.do(player, Auto(on=True))
    begun = desk.now
    (settled,) = desk.release().of(Settled)
    assert settled.at == desk.now > begun + 5_000
    assert desk.shown["countdowns"]["next_until"] == settled.at + 10_000


def test_wm_18_1_a_session_ends_after_the_rounds_of_the_game() -> None:
    desk = Desk("weimaque").begin()
    for _ in range(7):
        desk.play(decline).all_ready()
    assert desk.table.session == 1
    desk.play(decline)
    assert (desk.table.session, desk.shown["results"]["rounds"], len(desk.finished)) == (2, 8, 8)
    assert [finished.number for finished in desk.finished] == list(range(1, 9))
    assert desk.table.phase == "waiting"


@pytest.mark.parametrize(("game", "wanted", "rounds"), [("weimaque", 2, 2), ("weimaque", 9, 8), ("neijiang", 3, 3)])
def test_a_room_may_agree_on_fewer_rounds(game: str, wanted: int, rounds: int) -> None:
    desk = Desk(game, {"rounds": wanted}).begin()
    assert desk.shown["rounds"] == rounds
    for _ in range(rounds - 1):
        desk.play(decline).all_ready()
    assert desk.table.session == 1
    desk.play(decline)
    assert (desk.table.session, desk.result["next_dealer"]) == (2, None)


def test_nj_11_3_near_miss_no_number_is_agreed() -> None:
    desk = Desk().begin()
    assert desk.shown["rounds"] == 0
    for _ in range(4):
        desk.play(decline).all_ready()
    assert (desk.table.session, desk.table.match.number) == (1, 5)


def test_a_new_session_has_other_chance_and_counts_from_one() -> None:
    desk = Desk(customs={"rounds": 1}).begin().play(decline)
    first = desk.result["fair"]["commit"]
    desk.all_ready()
    assert (desk.shown["session"], desk.shown["round"], desk.shown["results"]) == (2, 1, None)
    desk.play(decline)
    assert desk.result["fair"]["commit"] != first
    assert [(finished.session, finished.number) for finished in desk.finished] == [(1, 1), (2, 1)]


def test_the_last_standing_is_shown_until_the_next_round_begins() -> None:
    desk = Desk(customs={"rounds": 1}).begin().play(decline)
    results = desk.shown["results"]
    assert (results["session"], results["names"]) == (1, ["P0", "P1", "P2", "P3"])
    desk.do("p0", Ready())
    assert desk.shown["results"] == results


# --- bots


def bots(game: str = "weimaque", **customs: Any) -> Desk:
    desk = Desk(game, customs)
    for seat in range(desk.seats):
        desk.do("p0", Bot(seat=seat))
    desk.do("p0", Start())
    return desk


def test_bots_alone_play_the_agreed_rounds() -> None:
    desk = bots(rounds=3).play(decline)
    assert (desk.table.match.number, desk.table.phase) == (2, "playing")
    desk.play(decline).play(decline)
    assert (desk.table.session, desk.table.phase, len(desk.finished)) == (2, "waiting", 3)


def test_near_miss_without_a_number_they_stop_after_one() -> None:
    desk = bots("neijiang").play(decline)
    desk.tick(600_000)
    assert (desk.table.match.number, desk.table.phase) == (1, "waiting")


def test_bots_alone_go_on_when_their_owner_looks_on_again() -> None:
    desk = bots(rounds=3)
    desk.do("p0", Lost())
    desk.play(decline)
    desk.tick(600_000)
    assert (desk.table.match.number, desk.table.phase) == (1, "waiting"), "nobody looks on"
    desk.do("p0", Back())
    assert (desk.table.match.number, desk.table.phase) == (2, "playing")


@pytest.mark.parametrize("customs", [{"rounds": 0}, {"rounds": 1}])
def test_near_miss_what_was_not_agreed_or_is_over_does_not_begin(customs: dict[str, int]) -> None:
    desk = bots("neijiang", **customs)
    desk.do("p0", Lost())
    desk.play(decline)
    desk.do("p0", Back())
    assert desk.table.phase == "waiting"


def test_near_miss_nor_does_it_while_the_house_is_emptied() -> None:
    desk = bots(rounds=3)
    desk.do("p0", Lost())
    desk.play(decline)
    desk.house(Hold(on=True))
    desk.do("p0", Back())
    assert desk.table.phase == "waiting"
    desk.house(Hold(on=False))
    assert (desk.table.match.number, desk.table.phase) == (2, "playing")


def test_a_player_among_bots_is_waited_for() -> None:
    desk = Desk(customs={"next_seconds": 0}).fill(1)
    for seat in (1, 2, 3):
        desk.do("p0", Bot(seat=seat))
    desk.do("p0", Ready())
    desk.play(decline)
    desk.tick(600_000)
    assert desk.table.match.number == 1


def test_all_gone_the_house_plays_the_round_to_its_end() -> None:
    desk = Desk().begin()
    for seat in range(4):
        desk.do(f"p{seat}", Lost())
    assert len(desk.release().finished) == 1


# --- chance and settings


def test_the_seed_of_a_table_makes_its_chance() -> None:
    first, again, other = (Desk(seed=seed).begin() for seed in (SEED, SEED, bytes(32)))
    assert first.round.deal == again.round.deal != other.round.deal


def test_settings_between_sessions_make_the_next_session_another_game() -> None:
    desk = Desk(customs={"rounds": 1}).begin().play(decline)
    desk.do("p3", Leave())
    desk.do("p0", Settings(room={"game": "weimaque"}))
    desk.all_ready()
    assert (desk.shown["game"], desk.shown["session"], desk.shown["round"]) == ("weimaque", 2, 1)
