"""Section 5: no 听, time-outs, auto-play, leaving."""

from paiju.flow.away import AUTO, GONE, HERE
from paiju.flow.registry import find
from tests.kit import compiled
from tests.rules.neijiang.setups import in_match
from tests.rules.yushu.setups import WAITS_5M, sit, told


def test_ys_5_1_there_is_no_declaration_of_ready() -> None:
    table = sit([WAITS_5M + "1s"])
    assert not [text for text in table.menu("A") if text.startswith("ready")]
    assert table.refused("A", "ready 1s") == "YS-5.1"
    assert table.refused("A", "ready") == "YS-5.1"


def test_ys_5_2_the_second_time_out_in_a_row_is_auto_play_over_rounds_too() -> None:
    """A is too slow for the first time with its last draw of a round, for the second time in the next round."""
    table = sit([]).drain(left=3)
    assert table.turn == "A"
    table.round.lapse(0)
    assert (table.state.away[0], table.round.lapses[0]) == (HERE, 1)
    match = in_match(table)
    table.finish()
    match.close()
    later = match.deal()
    assert (later.state.dealer, later.asked()[0]) == (0, 0)
    later.lapse(0)
    assert later.state.away[0] == AUTO
    assert compiled("yushu", {"discard_seconds": 7}).seconds == 7


def test_ys_5_2_the_second_time_out_is_already_answered_as_auto_play() -> None:
    """D's first is an ordinary one: its 9m goes; the second is on a claim, and the system wins."""
    table = sit(["", "", "", WAITS_5M], draws="1s1s9m5m")
    while table.turn != "D":
        table.drain_one()
    table.round.lapse(3)
    assert (table.events[-2], table.state.away[3]) == ("D discard 9m", HERE)
    table.play("A discard 5m").round.lapse(3)
    assert (table.winners, table.state.away[3]) == ("D", AUTO)


def test_ys_5_2_an_answer_in_time_ends_the_row() -> None:
    table = sit(["1p9m"], draws="1s1s1s1s")
    table.round.lapse(0)
    while table.asked != "A" or table.turn != "A":
        table.drain_one()
    table.play("A discard 1p")
    assert table.round.lapses[0] == 0


def test_ys_5_2_a_time_out_on_a_claim_counts_and_is_a_pass() -> None:
    table = sit(["5p", "", "55p"]).play("A discard 5p")
    table.round.lapse(2)
    assert table.round.lapses[2] == 1
    assert table.melds("C") == []


def test_ys_5_3_the_last_tile_dealt_or_the_last_that_is_no_wild_tile() -> None:
    table = sit(["7z9m"])
    table.round.lapse(0)
    assert "A discard 9m" in table.events
    wild = sit(["7z8m"])
    wild.round.lapse(0)
    assert "A discard 7z" in wild.events


def test_ys_5_3_a_time_out_declines_a_win_auto_play_takes_it() -> None:
    late = sit(["5m", "", "", WAITS_5M]).play("A discard 5m")
    late.round.lapse(3)
    assert late.winners == ""
    auto = sit(["5m", "", "", WAITS_5M])
    auto.round.presence(3, AUTO)
    assert auto.play("A discard 5m").winners == "D"


def test_ys_5_3_auto_play_declines_other_claims_and_ends_when_the_player_says_so() -> None:
    table = sit(["5p", "", "55p"])
    table.round.presence(2, AUTO)
    table.play("A discard 5p")
    assert table.melds("C") == []
    table.round.presence(2, HERE)
    assert table.state.away[2] == HERE


def test_ys_5_4_who_leaves_pays_88_stakes_once_even_if_he_comes_back() -> None:
    table = sit([], base=2)
    for away in (GONE, HERE, GONE):
        table.round.presence(1, away)
    assert table.finish().money == [0, -176, 0, 0]
    assert sit([], escape_fine=5).finish().money == [0, 0, 0, 0]
    career = find("yushu").career
    assert career is not None
    assert career.escapes


def test_ys_5_4_each_who_leaves_has_an_entry_of_his_own() -> None:
    table = sit([])
    for seat in (1, 2):
        table.round.presence(seat, GONE)
    fines = [entry for entry in told(table.finish()) if entry["rule"] == "YS-5.4"]
    assert [(entry["deltas"], entry["house"]) for entry in fines] == [([0, -88, 0, 0], 88), ([0, 0, -88, 0], 88)]


def test_ys_5_4_near_miss_auto_play_is_no_leaving() -> None:
    table = sit([])
    table.round.presence(1, AUTO)
    assert table.finish().money == [0, 0, 0, 0]


def test_ys_5_5_the_fine_goes_to_the_house_and_the_round_goes_on() -> None:
    table = sit([], escape_fine=10)
    table.round.presence(1, GONE)
    table.finish()
    assert told(table) == [{"rule": "YS-5.4", "name": "逃跑", "deltas": [0, -10, 0, 0], "house": 10}]
    assert table.rules.outcome(table.state).house == 10
