"""Score requests of 歪胡子: what is refused, what does not win, and waits (FL-5.7, FL-20)."""

from typing import Any

import pytest

from tests.games.fulushou.asking import (
    DEAL,
    WEI,
    answer,
    ask,
    chi,
    drawn,
    fault,
    items,
    liu,
    peng,
    turned,
    wei,
    why,
)

PLAIN = "4449x123x678x123d678d"
TABLE = (wei("555d"),)
WON = turned("0x")


def plain(**rest: Any) -> dict[str, Any]:
    return ask(PLAIN, *TABLE, win=WON) | rest


# FL-20.2 … FL-20.5


@pytest.mark.parametrize(("asked", "code", "at"), [
    (plain(hand="4449x123x678x123d67d"), "wrong_count", "/hand"),
    (plain(win=WEI), "wrong_count", "/hand"),
    (ask(PLAIN + "9x", wei("555d"), win=WON), "wrong_count", "/hand"),
    (ask("1234446780x123555678d", win=DEAL), "wrong_count", "/hand"),
    (ask("1x", *[wei(f"{rank}{rank}{rank}d") for rank in "1234567"], win=WON), "wrong_count", "/hand"),
    (plain(melds=[wei("5555d")]), "wrong_count", "/melds/0/tiles"),
    (plain(melds=[liu("555d")]), "wrong_count", "/melds/0/tiles"),
    (plain(win=turned("00x")), "wrong_count", "/win/tile"),
    (plain(dealt="4449x123x678x123d678d55d"), "wrong_count", "/dealt"),
    (plain(melds=[wei("444x")], hand="4449x123x678x123d678d"), "too_many_copies", "/hand"),
    (plain(discarded="0000x"), "too_many_copies", "/hand"),
    (plain(dealt="44444x123x678x123d678d55d9x"), "too_many_copies", "/dealt"),
    (plain(options={"players": 3, "buried": 10}), "bad_request", "/options/buried"),
    (plain(options={"min_xi": 8}), "unknown_option", "/options/min_xi"),
    (plain(pot=3), "not_in_game", "/pot"),
    (plain(win={"by": "kong", "tile": "0x", "from": 1}), "not_in_game", "/win/by"),
    (plain(marks=["kong_draw"]), "not_in_game", "/marks/0"),
    (plain(marks=["last_tile", "first_turn"]), "bad_request", "/marks"),
    (ask("12344467800x123555678d", win=DEAL, marks=["first_turn"]), "bad_request", "/marks"),
    (ask("12344467800x123555678d", win=DEAL, marks=["last_tile"]), "bad_request", "/marks"),
    (ask("12344467800x123555678d", win=DEAL, discarded="9x"), "bad_request", "/discarded"),
    (ask("44467800x123555678d", wei("111x"), win=DEAL), "bad_request", "/melds"),
    (plain(marks=["no_discard"], discarded="90d"), "bad_request", "/discarded"),
    (plain(marks=["no_discard"], discarded="9d", seat=1, win=turned("0x", 0)), "bad_request", "/discarded"),
])  # fmt: skip
def test_fl_20_7_what_cannot_be(asked: dict[str, Any], code: str, at: str) -> None:
    assert fault(asked) == (code, at)


@pytest.mark.parametrize(("meld", "at"), [
    (chi("568x", "6x"), "/melds/0/tiles"),
    (chi("28x0d", "2x"), "/melds/0/tiles"),
    (chi("890x", "8d"), "/melds/0/taken"),
    (chi("890x", "8x", 1), "/melds/0/from"),
    ({"kind": "chi", "tiles": "890x", "from": 2}, "/melds/0"),
    ({"kind": "chi", "tiles": "890x", "taken": "8x"}, "/melds/0"),
    (peng("555d", 0), "/melds/0/from"),
    (peng("555d", 3), "/melds/0/from"),
    (peng("556d"), "/melds/0/tiles"),
    ({"kind": "wei", "tiles": "555d", "from": 1}, "/melds/0/from"),
    ({"kind": "wei", "tiles": "555d", "taken": "4d"}, "/melds/0/taken"),
    (liu("5555d", 2), "/melds/0/from"),
    (liu("5556d"), "/melds/0/tiles"),
])  # fmt: skip
def test_fl_20_3_melds_that_cannot_be(meld: dict[str, Any], at: str) -> None:
    assert fault(plain(melds=[meld])) == ("bad_request", at)


@pytest.mark.parametrize("meld", [
    chi("270d", "7d"), chi("890d", "0d", 0), peng("999d", 2), peng("999d", 1), {"kind": "peng", "tiles": "999d"},
    {"kind": "wei", "tiles": "999d", "from": 0, "taken": "9d"}, liu("9999d", 0), liu("9999d"),
])  # fmt: skip
def test_fl_20_3_melds_that_can_be(meld: dict[str, Any]) -> None:
    assert "error" not in answer(plain(melds=[meld]))


@pytest.mark.parametrize(("win", "at"), [
    ({"by": "turn", "from": 1}, "/win/tile"),
    ({"by": "draw"}, "/win/tile"),
    ({"by": "discard", "from": 1}, "/win/tile"),
    ({"by": "turn", "tile": "0x"}, "/win/from"),
    ({"by": "turn", "tile": "0x", "from": 0}, "/win/from"),
    ({"by": "discard", "tile": "0x", "from": 3}, "/win/from"),
    ({"by": "draw", "tile": "0x", "from": 1}, "/win/from"),
    ({"by": "deal", "tile": "0x"}, "/win/tile"),
    ({"by": "deal"}, "/melds"),
])  # fmt: skip
def test_fl_20_4_wins_that_cannot_be(win: dict[str, Any], at: str) -> None:
    assert fault(plain(win=win)) == ("bad_request", at)


def test_fl_20_4_an_own_seat_may_be_named() -> None:
    assert items(plain(win=drawn("0x") | {"from": 0}))


def test_fl_20_4_a_win_by_wei_has_the_wei_last() -> None:
    hand = "44490x123x123d678d"
    assert items(ask(hand, chi("678x", "7x"), wei("555d"), win=WEI))
    assert fault(ask(hand, wei("555d"), chi("678x", "7x"), win=WEI)) == ("bad_request", "/melds")


@pytest.mark.parametrize(("table", "dealt", "discarded", "fits"), [
    (wei("555d"), PLAIN + "55d9d", None, True),
    (wei("555d"), PLAIN + "55d9d", "9d", True),
    (wei("555d"), PLAIN + "55d9d", "", False),
    (wei("555d"), PLAIN + "55d9d", "8d", False),
    (wei("555d"), PLAIN + "5d99d", None, False),
    (liu("5555d"), PLAIN + "5555d", None, True),
    (liu("5555d"), PLAIN + "555d9d", None, False),
    (liu("5555d", 0), PLAIN + "555d9d", "9d", True),
    (liu("5555d", 0), PLAIN + "55d99d", "99d", True),
    (liu("5555d", 0), PLAIN + "55d99d", "9d", False),
    (liu("5555d", 0), PLAIN + "5555d", None, False),
    (chi("456d", "4d"), PLAIN + "56d9d", "9d", True),
    (chi("456d", "4d"), PLAIN + "46d9d", "9d", False),
])  # fmt: skip
def test_fl_20_5_the_dealt_tiles_agree_with_the_rest(
    table: dict[str, Any], dealt: str, discarded: str | None, fits: bool
) -> None:
    told = {"dealt": dealt} | ({} if discarded is None else {"discarded": discarded})
    count = len([char for char in dealt if char.isdigit()])
    assert (answer(plain(melds=[table], dealer=20 - count, **told)).get("error") is None) == fits


def test_fl_20_5_the_dealers_opening_discard_is_none() -> None:
    assert items(plain(marks=["no_discard"], discarded="9d"))["听胡"] == 60


# FL-20.8


def test_fl_12_3_a_discard_never_wins() -> None:
    assert why(plain(win={"by": "discard", "tile": "0x", "from": 1})) == "FL-12.3"
    assert why(plain(win={"by": "discard", "tile": "3d", "from": 1})) == "FL-12.3"


@pytest.mark.parametrize(("hand", "options", "allowed"), [
    ("44x90x555d123x678x123d678d", {}, False),
    ("44x90x555d123x678x123d678d", {"hu_before_wei": True}, True),
    ("44x90x555d123x678x123d678d", {"forced_wei": False}, True),
    ("1234445690x555d123678d", {}, True),
    ("1234445690x555d123678d", {"kan_draw": "wei"}, False),
    ("1234445690x555d123678d", {"kan_draw": "wei", "hu_before_wei": True}, True),
    ("1234445690x555d123678d", {"kan_draw": "wei", "forced_wei": False}, True),
])  # fmt: skip
def test_fl_5_7_a_tile_that_must_be_a_wei_is_not_won(hand: str, options: dict[str, Any], allowed: bool) -> None:
    asked = ask(hand, win=drawn("4x"), options=options)
    if allowed:
        assert items(asked)
    else:
        assert why(asked) == "FL-5.7"


def test_fl_5_7_comes_before_the_shape() -> None:
    assert why(ask("44x90x555d123x678x123d579d", win=drawn("4x"))) == "FL-5.7"
    assert why(ask("44x90x555d123x678x123d579d", win=turned("4x"))) == "FL-3.1"


# FL-20.6


def test_fl_20_6_every_tile_that_wins_and_is_left() -> None:
    asked = ask(PLAIN, wei("555d"), discarded="000x")
    assert answer(asked)["waits"] == [
        {"tile": "4x", "left": 1, "total": 29},
        {"tile": "5x", "left": 4, "total": 8},
        {"tile": "6x", "left": 3, "total": 9},
        {"tile": "7x", "left": 3, "total": 8},
        {"tile": "8x", "left": 3, "total": 8},
        {"tile": "9x", "left": 3, "total": 9},
        {"tile": "0x", "left": 1, "total": 8},
    ]
    gone = answer(ask(PLAIN, wei("555d"), discarded="0000x"))["waits"]
    assert [wait["tile"] for wait in gone] == ["4x", "5x", "6x", "7x", "8x", "9x"]


def test_fl_20_6_a_drawn_pair_counts_as_the_wei_it_makes() -> None:
    asked = ask("44x90x555d123x678x123d678d", marks=["no_discard"])
    assert {"tile": "4x", "left": 2, "total": 67} in answer(asked)["waits"]


def test_fl_20_6_marks_and_options_count() -> None:
    asked = ask(PLAIN, wei("555d"), marks=["last_tile"], options={"hao_plus": True})
    assert {"tile": "0x", "left": 4, "total": 48} in answer(asked)["waits"]


def test_fl_20_6_a_hand_that_waits_for_nothing() -> None:
    assert answer(ask("4449x123x68x1d23d6790d", wei("555d")))["waits"] == []
