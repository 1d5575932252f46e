"""NJ-5.3 to NJ-5.8: time-outs, leaving, and coming back."""

import pytest

import paiju
from paiju.core.errors import InvalidError
from paiju.flow.away import GONE, HERE
from tests.kit import Table, compiled
from tests.rules.neijiang.setups import NO_PAIR, PAIRS_5P_8P, PLAIN_5P, in_match, robbing


def _lapse(table: Table, seat: str) -> Table:
    table.round.lapse("ABCD".index(seat))
    return table


def _leave(table: Table, seat: str) -> Table:
    table.round.presence("ABCD".index(seat), GONE)
    return table


def _back(table: Table, seat: str) -> Table:
    table.round.presence("ABCD".index(seat), HERE)
    return table


def _by(table: Table, seat: str) -> list[str]:
    return [event[2:] for event in table.events if event.startswith(seat + " ")]


def test_nj_5_3_ten_or_twenty_seconds() -> None:
    option = next(option for option in paiju.game("neijiang").options if option.key == "discard_seconds")
    assert option.choices == (10, 20)
    assert option.default == 20
    assert compiled("neijiang", {"discard_seconds": 10}).seats == 4


@pytest.mark.parametrize("seconds", [0, 5, 15, 30, "20"])
def test_nj_5_3_near_miss_other_times(seconds: object) -> None:
    with pytest.raises(InvalidError) as refused:
        compiled("neijiang", {"discard_seconds": seconds})
    assert refused.value.code == "bad_request"


def test_nj_5_4_wins_on_the_own_draw() -> None:
    table = Table(["", PLAIN_5P], "5p", allow_ready=False).drain(left=18)
    assert "B win 5p" in _lapse(table, "B").events


def test_nj_5_4_wins_a_discard_that_it_could_pong_too() -> None:
    table = Table(["", "", PAIRS_5P_8P], "5p", allow_ready=False).drain(left=18).play("B discard 5p")
    assert table.menu("C") == {"win", "pong", "pass"}
    assert _lapse(table, "C").winners == "C"


def test_nj_5_4_robs_a_kong() -> None:
    assert _lapse(robbing(), "C").winners == "C"


@pytest.mark.parametrize("hand", ["55p", "555p"])
def test_nj_5_4_near_miss_a_claim_is_declined(hand: str) -> None:
    table = Table(["", "", hand], "5p").drain(left=18).play("B discard 5p")
    assert _lapse(table, "C").melds("C") == []
    assert table.events[-1].startswith("C draw")


def test_nj_5_4_the_drawn_tile_is_discarded_and_no_kong_made() -> None:
    table = Table(["", "9s555p"], "5p").drain(left=18)
    assert "kong 5p" in table.menu("B")
    assert _by(_lapse(table, "B"), "B")[:3] == ["draw 5p", "lapse", "discard 5p"]


def test_nj_5_4_of_the_dealt_hand_the_last_tile_dealt() -> None:
    table = Table(["3s"])
    assert _by(_lapse(table, "A"), "A") == ["lapse", "discard 3s"]


def test_nj_5_4_after_a_pong_the_last_of_the_sorted_hand() -> None:
    table = Table(["55p124578p1245s9s", "5p"], dealer="B", allow_ready=False).play("B discard 5p; A pong")
    assert _by(_lapse(table, "A"), "A")[-1] == "discard 9s"


def test_nj_5_4_declares_no_ready() -> None:
    table = Table([PLAIN_5P + "9s", "111333777999s2p"])
    _lapse(table, "B")
    assert table.asked == "A"
    assert "A discard 9s" in _lapse(table, "A").events
    assert table.state.ready == [0, 0, 0, 0]


def test_nj_5_4_near_miss_once_only() -> None:
    table = _lapse(Table([NO_PAIR + "9p"]), "A").drain(left=15)
    assert table.asked == "A"
    assert len(table.menu("A")) > 10


def test_nj_5_5_the_system_plays_at_once() -> None:
    table = _leave(Table(["", NO_PAIR], "3p1p1p1p3s"), "B").drain(left=13)
    assert _by(table, "B") == ["leave", "draw 3p", "discard 3p", "draw 3s", "discard 3s"]
    assert table.state.away == [HERE, GONE, HERE, HERE]
    assert not table.over


def test_nj_5_5_all_leave_and_the_round_is_played_out() -> None:
    table = Table([])
    for seat in "BCDA":
        _leave(table, seat)
    assert table.over
    assert table.left == 0


def test_nj_5_5_leaves_in_his_turn() -> None:
    table = Table(["", NO_PAIR], "3p").drain(left=18)
    assert _by(_leave(table, "B"), "B") == ["draw 3p", "leave", "discard 3p"]


def test_nj_5_5_near_miss_the_others_are_still_asked() -> None:
    table = _leave(Table([]), "B")
    assert table.asked == "A"
    table.drain(left=17)
    assert table.asked == "C"


@pytest.mark.parametrize(("hand", "tile"), [("55p", "5p"), ("555p", "5p"), (PLAIN_5P, "5p")])
def test_nj_5_6_claims_and_wins_of_a_discard_are_declined(hand: str, tile: str) -> None:
    table = _leave(Table(["", "", "", hand], "1p" + tile, allow_ready=False), "D").drain(left=17)
    table.play(f"C discard {tile}").pass_all()
    assert table.winners == ""
    assert table.melds("D") == []


def test_nj_5_6_a_win_on_the_own_draw_is_declined() -> None:
    table = _leave(Table(["", PLAIN_5P], "5p", allow_ready=False), "B").drain(left=17)
    assert _by(table, "B") == ["leave", "draw 5p", "discard 5p"]


def test_nj_5_6_no_ready_is_declared_for_him() -> None:
    table = Table(["", PLAIN_5P])
    assert table.asked == "B"
    assert _leave(table, "B").asked == "A"
    assert table.state.ready[1] == 0


def test_nj_5_6_leaving_while_the_answer_is_still_open_declines_it() -> None:
    table = Table(["", "", PLAIN_5P], "5p", allow_ready=False).drain(left=18).play("B discard 5p")
    _leave(table, "C").pass_all()
    assert table.winners == ""


def test_nj_5_6_of_the_dealt_hand_the_last_tile_dealt() -> None:
    table = _leave(Table(["3s"]), "A")
    assert _by(table, "A") == ["leave", "discard 3s"]


def test_nj_5_6_after_a_pong_the_last_of_the_sorted_hand() -> None:
    table = Table(["55p124578p1245s9s", "5p"], dealer="B", allow_ready=False).play("B discard 5p; A pong")
    assert _by(_leave(table, "A"), "A")[-1] == "discard 9s"


@pytest.mark.parametrize(("must", "winners"), [(True, "D"), (False, "")])
def test_nj_5_6_near_miss_the_last_four_tiles_oblige(must: bool, winners: str) -> None:
    hands = ["", "", "", PLAIN_5P + "1s"]
    table = Table(hands, tail="9p5p9s1p", dealer="D", must_win_last_four=must, allow_ready=False)
    assert _leave(table, "D").finish().winners == winners


def test_nj_5_6_near_miss_declared_ready_obliges() -> None:
    table = Table(["", PLAIN_5P], "1p5p").play("B ready").pass_all()
    _leave(table, "B").drain(left=17).play("C discard 5p")
    assert "B win 5p" in table.events


def test_nj_5_7_bound_until_the_round_is_settled() -> None:
    table = Table([])
    match = in_match(table)
    _leave(table, "B").drain(left=10)
    assert match.bound(1)
    table.finish()
    assert not match.bound(1)


def test_nj_5_7_comes_back_and_takes_over() -> None:
    table = _back(_leave(Table(["", NO_PAIR], "3p"), "B"), "B").drain(left=18)
    assert table.asked == "B"
    assert "discard 3p" in table.menu("B")
    assert _by(table, "B") == ["leave", "back", "draw 3p"]


def test_nj_5_7_near_miss_without_coming_back_he_is_never_asked() -> None:
    table = _leave(Table(["", NO_PAIR], "3p"), "B")
    while not table.over:
        assert "B" not in table.asked
        table.drain(left=table.left - 1)


def test_nj_5_7_near_miss_no_seat_no_bond() -> None:
    match = in_match(Table([]))
    assert not match.bound(4)
    assert not match.bound(-1)


def test_nj_5_8_a_winner_who_leaves_waits_too() -> None:
    table = Table(["", PLAIN_5P], "5p", allow_ready=False).drain(left=18).play("B win")
    match = in_match(table)
    _leave(table, "B")
    assert table.winners == "B"
    assert match.bound(1)
    assert not match.may_dissolve()


def test_nj_5_8_near_miss_settled() -> None:
    table = Table(["", PLAIN_5P], "5p", allow_ready=False).drain(left=18).play("B win").finish()
    match = in_match(table)
    assert not match.bound(1)
    assert match.may_dissolve()
