"""Answers to windows: of players, of bots, and of time."""

import pytest

from paiju.table import commands
from paiju.table.commands import Answer, Bot, BotAnswer, BotFailed, Lapse, Leave, Ready
from paiju.table.take import due, take
from tests.kit import Table
from tests.rules.neijiang.setups import PAIRS_5P_8P, PLAIN_5P
from tests.table.desk import Desk, decline, lapse_at
from tests.table.test_claims import discarded

# --- refusals


def test_answer_refusals() -> None:
    desk = Desk()
    assert desk.code("p9", Answer(window=1, action="pass")) == "no_seat"
    desk.fill()
    assert desk.code("p0", Answer(window=1, action="pass")) == "not_playing"
    desk = discarded()
    assert desk.code("p0", desk.answering("pass")) == "not_asked"
    assert desk.code("p1", Answer(window=desk.window - 1, action="pass")) == "late"
    assert desk.code("p1", Answer(window=desk.window + 1, action="pass")) == "not_asked"
    error = desk.refused("p1", desk.answering("discard 5p"))
    assert (error.code, error.at) == ("not_legal", "NJ-4.1")
    assert desk.code("p1", desk.answering("dance")) == "bad_request"
    desk.answer("p1", "pass")
    assert desk.code("p1", desk.answering("pass")) == "late"


def test_an_answer_that_the_rules_close_names_the_rule() -> None:
    desk = Desk(allow_ready=False).begin()
    table = Table(["", "", "", ""], allow_ready=False)
    desk.plant(table.round)
    error = desk.refused("p0", desk.answering("win"))
    assert (error.code, error.at) == ("not_legal", desk.round.why_not(0, desk.table.rules.actions.number("win")))


def test_an_answer_to_a_window_that_is_over_is_late() -> None:
    desk = discarded()
    old = desk.window
    for player in ("p1", "p2", "p3"):
        desk.answer(player, "pass")
    for player in ("p1", "p2", "p3"):
        assert desk.code(player, Answer(window=old, action="pass")) == "late", "held answers stand"
    desk.release()
    for player in ("p0", "p1", "p2", "p3"):
        assert desk.code(player, Answer(window=old, action="pass")) == "late"


def test_errors_are_equal_for_seats_that_differ_in_hidden_tiles_alone() -> None:
    """p1 may hold a pair of 5p or not: his neighbours' errors, and his own where he is not asked, tell nothing."""
    told = []
    for hand in (PAIRS_5P_8P, "123p58p234s569s14p"):
        table = Table(["5p", hand, PLAIN_5P, "124789p124789s1s"], allow_ready=False)
        desk = Desk(allow_ready=False).begin().plant(table.round).script("p0 discard 5p")
        asked = [desk.refused(player, desk.answering("pass")) for player in ("p0", "p3")]
        desk.release()
        asked += [desk.refused(player, desk.answering("pass")) for player in ("p0", "p3")]
        asked += [desk.refused(player, desk.answering("kong 1p")) for player in ("p0", "p2", "p3")]
        told.append([error.as_json() for error in asked])
    assert told[0] == told[1]


def test_who_is_not_asked_is_refused_in_a_pause_as_after_it() -> None:
    """p0 has discarded, p3 holds nothing: neither learns from a refusal how long the pause is, or who has answered."""
    table = Table(["5p", PAIRS_5P_8P, PLAIN_5P, "124789p124789s1s"], allow_ready=False)
    desk = Desk(allow_ready=False).begin().plant(table.round).script("p0 discard 5p")
    assert desk.table.asked() == [1, 2]
    window = desk.window
    asked = [Answer(window=number, action="pass") for number in (window - 1, window, window + 1)]

    def told() -> list[tuple[str, str, str]]:
        errors = [desk.refused(player, command) for player in ("p0", "p3") for command in asked]
        return [(error.code, error.message, error.at) for error in errors]

    before = told()
    assert [code for code, _, _ in before] == ["late", "not_asked", "not_asked"] * 2
    desk.answer("p1", "pass")
    assert told() == before
    desk.tick(600)
    assert told() == before


# --- time


def test_nj_5_3_the_time_of_a_window_begins_when_it_is_shown() -> None:
    """The pause is part of it."""
    desk = discarded(discard_seconds=10)
    shown = desk.frames()[-1].at
    assert desk.table.deadline() == shown + 10_000
    assert desk.release().table.deadline() == shown + 10_000
    coming = due(desk.table)
    assert coming is not None
    assert (coming[0], coming[1].command) == (lapse_at(desk), Lapse(window=desk.window))


def test_nj_5_4_the_house_wins_for_who_can_and_declines_else() -> None:
    desk = discarded()
    desk.answer("p2", "pass")
    desk.now = lapse_at(desk) - 1
    assert desk.table.asked() == [1, 3]
    desk.tick(1)
    assert desk.round.state.winners == [1, 3]


def test_an_answer_on_its_way_when_the_time_ends_still_counts() -> None:
    desk = discarded()
    desk.now = lapse_at(desk) - 1
    assert desk.tried("p1", desk.answering("pass")) == ""
    desk.tick(1)
    assert 1 not in desk.round.state.winners


def test_lapse_refusals() -> None:
    desk = discarded()
    assert desk.code("", Lapse(window=desk.window - 1)) == "late"
    assert desk.code("", Lapse(window=desk.window + 1)) == "late"
    assert Desk().code("", Lapse(window=1)) == "late"


# --- bots


def with_bots() -> Desk:
    desk = Desk(allow_ready=False).fill(1)
    for seat in (1, 2, 3):
        desk.do("p0", Bot(seat=seat))
    desk.do("p0", Ready())
    return desk


def test_bots_answer_for_their_seats() -> None:
    desk = with_bots().play(decline)
    assert any(isinstance(entry.command, BotAnswer) for entry in desk.entries)
    assert desk.finished[0].players == ("p0", None, None, None)


def test_bot_answer_refusals() -> None:
    desk = with_bots()
    desk.release()
    assert desk.table.asked() == [0]
    assert desk.code("", BotAnswer(seat=1, window=desk.window, action="pass")) == "not_asked"
    assert desk.code("", BotAnswer(seat=1, window=desk.window - 1, action="pass")) == "late"
    assert desk.code("", BotAnswer(seat=5, window=desk.window, action="pass")) == "no_bot"
    assert Desk().code("", BotAnswer(seat=1, window=1, action="pass")) == "no_bot"


def test_no_bot_answers_for_the_seat_of_a_player() -> None:
    desk = with_bots()
    desk.release()
    assert desk.code("", BotAnswer(seat=0, window=desk.window, action=sorted(desk.menu(0))[0])) == "no_bot"


def _failing(desk: Desk) -> int:
    """Play on until a bot is asked; its seat."""
    while not (bots := [seat for seat in desk.table.asked() if desk.table.chairs[seat].bot]):
        desk.step(decline)
    return bots[0]


def test_a_bot_that_failed_is_answered_for_by_the_house_and_nobody_sees_it() -> None:
    desk = with_bots()
    seat = _failing(desk)
    played = desk.table.round
    assert played is not None
    idle = desk.table.rules.idle(played.state, seat, played.menu(seat))
    other = desk.table.clone()
    window = desk.window
    desk.house(BotFailed(seat=seat, window=window))
    take(other, commands.Entry(desk.now, "", "", BotAnswer(seat=seat, window=window, action=text(desk, idle))))
    assert other.round is not None
    assert desk.table.round is not None
    assert desk.table.round.log == other.round.log
    assert desk.away() == ["here"] * 4


def text(desk: Desk, action: int) -> str:
    return str(desk.table.rules.actions.text(action))


def test_bot_failed_refusals() -> None:
    desk = with_bots()
    seat = _failing(desk)
    assert desk.code("", BotFailed(seat=seat, window=desk.window - 1)) == "late"
    assert Desk().fill().code("", BotFailed(seat=1, window=1)) == "no_bot"


@pytest.mark.parametrize("seat", [0, 4, 5])
def test_near_miss_where_no_bot_sits_none_can_fail(seat: int) -> None:
    desk = with_bots()
    assert desk.code("", BotFailed(seat=seat, window=1)) == "no_bot"
    assert desk.away()[0] == "here"


def test_nj_5_6_who_is_gone_is_never_asked() -> None:
    desk = discarded()
    desk.do("p2", Leave())
    desk.release()
    assert desk.table.asked() == [1, 3]
    assert desk.code("p2", desk.answering("win")) in ("late", "not_asked")
    for player in ("p1", "p3"):
        desk.answer(player, "pass")
    assert desk.round.state.winners == []


@pytest.mark.parametrize("later", [0, 600])
def test_who_is_asked_already_may_answer_though_another_has_just_left(later: int) -> None:
    """In the pause or after it: the window is the same, though a frame tells of the leaving."""
    desk = discarded()
    desk.tick(later)
    desk.do("p2", Leave())
    desk.tick(100)
    assert desk.table.asked() == [1, 3]
    assert desk.tried("p1", desk.answering("win")) == ""
