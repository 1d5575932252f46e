"""The record of a round: written as the formats tell, and played again to the same end."""

import json
import random

import pytest

from paiju.core.events import EVERYTHING, Event
from paiju.flow.away import AUTO, GONE, HERE
from paiju.flow.options import completed
from paiju.flow.round import AnyRound
from paiju.formats import record
from paiju.mahjong import events
from tests.formats.record_files import (
    ALL_TILES,
    DRAWS,
    NAMES,
    NEIJIANG,
    again,
    claims,
    events_of,
    lines_of,
    returns,
    three_win,
)
from tests.kit import Table, play_out, random_options


def test_a_round_is_written_line_by_line_as_the_formats_tell() -> None:
    heaven = [
        {"rule": "NJ-7.1", "name": "推倒胡", "unit": "fan", "value": 0},
        {"rule": "NJ-7.8", "name": "地胡", "unit": "fan", "value": 2},
    ]
    expected = [
        {
            "format": "paiju/round/1",
            "game": "neijiang",
            "rules": 1,
            "round": 1,
            "options": {},
            "dealer": 0,
            "seats": ["甲", "乙", "丙", "丁"],
            "balances": [1000, 1000, 1000, 1000],
            "after_draw": False,
            # four tiles to each seat, three times, one to each, one to the dealer, then the draws
            "wall": "112246p22s46p55s12343377p23335666s6789899p14449777911888998s5123455567889p1234567s",
            "hands": ["112233577899p18s", "46p22233344499s", "46p55566677799s", "12346789p11888s"],
            "dice": [1, 2, 3, 4],
        },
        {"seat": 3, "do": "lapse"},
        {"seat": 1, "do": "ready", "asked": {"1": {"do": "ready"}, "2": {"do": "pass"}, "3": {"do": "pass"}}},
        {"seat": 0, "do": "discard", "tile": "5p"},
        {"seat": 1, "do": "win", "tile": "5p", "from": 0, "asked": {"2": {"do": "win"}, "3": {"do": "win"}}},
        {"seat": 2, "do": "win", "tile": "5p", "from": 0},
        {"seat": 3, "do": "win", "tile": "5p", "from": 0},
        {
            "do": "end",
            "deltas": [-12, 4, 4, 4],
            "scores": [
                {"seat": 1, "win": True, "items": heaven, "total": 4, "deltas": [-4, 4, 0, 0],
                 "split": ["456p", "234s", "234s", "234s", "99s"]},
                {"seat": 2, "win": True, "items": heaven, "total": 4, "deltas": [-4, 0, 4, 0],
                 "split": ["456p", "567s", "567s", "567s", "99s"]},
                {"seat": 3, "win": True, "items": heaven, "total": 4, "deltas": [-4, 0, 0, 4],
                 "split": ["456p", "123p", "789p", "11s", "888s"]},
            ],
            "next_dealer": 1,
        },
    ]  # fmt: skip
    written = lines_of(three_win())
    assert [json.loads(line) for line in written] == expected
    assert [list(json.loads(line)) for line in written] == [list(line) for line in expected], "keys stand in this order"
    assert "甲" in written[0]


def test_the_round_written_by_hand_is_played_again() -> None:
    returns(three_win())


def test_a_claim_carries_every_answer_of_its_window() -> None:
    table = claims().play("C pass; B pong; D pass").finish()
    passes = {"do": "pass"}
    assert events_of(table)[2] == {
        "seat": 1, "do": "pong", "tiles": "555p", "from": 0,
        "asked": {"1": {"do": "pong"}, "2": passes, "3": passes},
    }  # fmt: skip
    returns(table)


def test_a_window_that_everybody_passes_is_a_line_before_the_next_draw() -> None:
    table = claims().play("B pass; C pass; D pass").finish()
    events = events_of(table)
    assert events[0] == {"do": "pass", "asked": {"2": {"do": "pass"}, "3": {"do": "pass"}}}, "nobody declared 听"
    assert events[2] == {"do": "pass", "asked": {str(seat): {"do": "pass"} for seat in (1, 2, 3)}}
    assert (events[3]["seat"], events[3]["do"]) == (1, "draw")
    returns(table)


def test_an_outranked_claim_stands_and_a_silent_seat_that_no_longer_mattered_does_not() -> None:
    held = claims().play("B pong; C win; D pass").finish()
    assert events_of(held)[2]["asked"]["1"] == {"do": "pong"}
    returns(held)
    silent = claims().play("C win; D win").finish()
    assert list(events_of(silent)[2]["asked"]) == ["2", "3"]
    returns(silent)


def test_who_answers_and_then_leaves_keeps_his_answer() -> None:
    table = claims().play("B pong")
    table.round.presence(1, GONE)
    table.play("C pass; D pass").finish()
    events = events_of(table)
    assert [event["do"] for event in events[2:5]] == ["leave", "pong", "discard"]
    assert events[3]["asked"]["1"] == {"do": "pong"}
    returns(table)


def test_who_leaves_without_an_answer_is_answered_for_and_not_written_as_asked() -> None:
    table = claims().play("C pass; D pass")
    table.round.presence(1, GONE)
    table.finish()
    assert events_of(table)[2:4] == [
        {"seat": 1, "do": "leave"},
        {"do": "pass", "asked": {"2": {"do": "pass"}, "3": {"do": "pass"}}},
    ]
    returns(table)


def test_a_window_closed_by_the_house_alone_has_no_line() -> None:
    table = claims()
    for seat in (1, 2, 3):
        table.round.presence(seat, AUTO)
    table.finish()
    events = events_of(table)
    assert events[2:5] == [{"seat": seat, "do": "auto", "on": True} for seat in (1, 2, 3)]
    assert events[5]["do"] == "draw"
    returns(table)


def test_a_time_out_in_a_window_of_several_stands_before_the_line_that_closes_it() -> None:
    table = claims()
    table.round.lapse(1)
    table.play("C pass")
    table.round.presence(1, GONE)
    table.play("D pass").finish()
    events = events_of(table)
    assert [event["do"] for event in events[2:5]] == ["leave", "lapse", "pass"]
    assert events[3] == {"seat": 1, "do": "lapse"}
    returns(table)


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 1, 3), (2, 3, 1)])
def test_time_outs_of_seats_that_outrank_each_other_are_told_again(order: tuple[int, ...]) -> None:
    # the house wins for each of them, only the nearest gets it
    table = Table(ALL_TILES, DRAWS, multi_win=False).play("B pass; C pass; D pass; A discard 5p")
    for seat in order:
        if seat in table.round.asked():
            table.round.lapse(seat)
    table.finish()
    returns(table, multi_win=False)


def test_a_time_out_in_the_own_turn_stands_before_the_discard() -> None:
    table = Table(ALL_TILES, DRAWS).play("B pass; C pass; D pass")
    table.round.lapse(0)
    table.finish()
    assert events_of(table)[1:3] == [{"seat": 0, "do": "lapse"}, {"seat": 0, "do": "discard", "tile": "5p"}]
    returns(table)


def test_kongs_name_their_kind_and_an_added_one_stands_before_the_window_that_robs_it() -> None:
    hands = ["5p1111s", "55p", "46p222333444s99s"]
    table = Table(hands, draws="9p").play("C pass; A kong 1s; A discard 5p; C pass; B pong")
    table.play("B discard " + table.hand("B")[0] + table.hand("B").lstrip("0123456789")[0])
    table.finish()
    kongs = [event for event in events_of(table) if event["do"] == "kong"]
    assert kongs[0] == {"seat": 0, "do": "kong", "tiles": "1111s", "kind": "kong_concealed"}
    returns(table)


def test_a_robbed_kong_is_told_and_told_again() -> None:
    table = Table(["5p", "555p", "46p222333444s99s"]).play("C pass; A discard 5p; C pass; B pong")
    while "kong 5p" not in table.menu("B"):
        table.drain(table.left - 1)
    table.play("B kong 5p; C win").finish()
    events = events_of(table)
    place = next(at for at, event in enumerate(events) if event["do"] == "kong")
    assert events[place] == {"seat": 1, "do": "kong", "tiles": "5555p", "kind": "kong_added"}
    assert events[place + 1] == {"seat": 2, "do": "win", "tile": "5p", "from": 1, "asked": {"2": {"do": "win"}}}
    returns(table)


def test_leaving_from_auto_play_is_leaving() -> None:
    table = claims()
    for away in (AUTO, GONE, AUTO, HERE, GONE, HERE):
        table.round.presence(0, away)
    table.finish()
    comings = [
        event for event in events_of(table) if event.get("seat") == 0 and event["do"] in ("leave", "auto", "back")
    ]
    assert [(event["do"], event.get("on")) for event in comings] == [
        ("auto", True), ("leave", None), ("auto", True), ("auto", False), ("leave", None), ("back", None),
    ]  # fmt: skip
    returns(table)


def test_the_house_wins_alone_in_a_window_whose_given_answers_are_passes() -> None:
    table = Table(ALL_TILES, DRAWS).play("B ready; C pass; D pass; A discard 5p; C pass; D pass").finish()
    assert events_of(table)[2] == {
        "seat": 1, "do": "win", "tile": "5p", "from": 0,
        "asked": {"2": {"do": "pass"}, "3": {"do": "pass"}},
    }  # fmt: skip
    returns(table)


def test_an_unfinished_round_has_no_record() -> None:
    with pytest.raises(ValueError, match="over"):
        lines_of(claims())


def test_options_are_written_where_they_differ() -> None:
    table = Table(ALL_TILES, DRAWS, multi_win=False, base=3).finish()
    assert json.loads(lines_of(table, multi_win=False, base=3)[0])["options"] == {"base": 3, "multi_win": False}


def test_the_session_may_end_with_any_round() -> None:
    table = three_win()
    full = completed(NEIJIANG.options, {})
    lines = record.write(record.Origin(NEIJIANG, full, NAMES, last=True), table.round)
    assert json.loads(lines[-1])["next_dealer"] is None
    assert again(lines).log == table.round.log


def told(played: AnyRound) -> list[Event]:
    """The log but for who was there: who leaves before all else may as well have been away from the start."""
    return [event for event in played.log if event[0] not in (events.START, events.PRESENCE)]


@pytest.mark.parametrize("part", range(4))
def test_random_rounds_return_from_their_record(part: int) -> None:
    for seed in range(part, 300, 4):
        chooser = random.Random(seed)
        options = random_options(NEIJIANG, chooser) | {
            "rounds": chooser.choice((0, 7, 9)),
            "players": 4 + seed // 4 % 2 * 2,
        }
        rules = NEIJIANG.compile(options)
        balances = tuple(chooser.randrange(60) for _ in range(rules.seats))
        played = play_out(rules, seed, balances=balances)
        names = tuple(f"p{seat}" for seat in range(rules.seats))
        lines = record.write(record.Origin(NEIJIANG, options, names, 7), played)
        back = again(lines)
        assert back.state.as_tuple() == played.state.as_tuple(), seed
        assert told(back) == told(played), seed
        assert (json.loads(lines[-1])["next_dealer"] is None) == (options["rounds"] == 7)


def test_a_replay_steps_through_the_lines_and_its_state_follows_them() -> None:
    played = play_out(NEIJIANG.compile(completed(NEIJIANG.options, {})), 5)
    lines = record.write(record.Origin(NEIJIANG, completed(NEIJIANG.options, {}), NAMES, 2), played)
    (one,) = record.read(["", *lines, "\n"])
    replay = record.Replay(one)
    left = []
    for step in replay:
        assert step.line == json.loads(lines[step.number - 2])
        if step.line.get("do") == "discard":
            assert replay.state.rivers[step.line["seat"]][-1] == replay.state.tiles.index[step.line["tile"]]
        left.append(replay.state.left)
    assert len(left) == len(lines)
    assert left == sorted(left, reverse=True)
    assert replay.state.as_tuple() == played.state.as_tuple() == replay.round.state.as_tuple()
    assert replay.state.viewer == EVERYTHING
