"""The room: a game, its options, the customs, read from JSON and told again."""

from typing import Any

import pytest

from paiju.core.errors import InvalidError
from paiju.flow.registry import games
from paiju.table import room
from paiju.table.room import CUSTOMS


def test_the_defaults_are_not_told() -> None:
    assert room.read({"game": "neijiang"}).as_json() == {"game": "neijiang", "options": {}, "customs": {}}


def test_what_differs_is_told_and_read_back() -> None:
    given = {"game": "weimaque", "options": {"dou_liu_zi": True, "rounds": 16}, "customs": {"rounds": 3, "lots": True}}
    read = room.read(given)
    assert read.as_json() == given
    assert room.read(read.as_json()) == read


def test_near_miss_a_default_that_is_given_is_not_told() -> None:
    assert room.read({"game": "neijiang", "customs": {"claim_ms": 600}}).as_json()["customs"] == {}


@pytest.mark.parametrize("option", CUSTOMS, ids=lambda option: option.key)
def test_every_custom_has_another_value_that_is_read_back(option: Any) -> None:
    other = next(value for value in option.choices or (7,) if value != option.default)
    read = room.read({"game": "neijiang", "customs": {option.key: other}})
    assert read.custom(option.key) == int(other)
    assert read.as_json()["customs"] == {option.key: other}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_makes_a_room_whose_rules_follow_its_options(game: Any) -> None:
    assert room.read({"game": game.id, "options": {"discard_seconds": 10}}).rules().seconds == 10
    assert room.read({"game": game.id}).rules().seconds in (15, 20)


@pytest.mark.parametrize(
    ("value", "code", "at"),
    [
        (None, "bad_request", ""),
        ([], "bad_request", ""),
        ({"game": "neijiang", "seats": 4}, "bad_request", ""),
        ({}, "bad_request", "/game"),
        ({"game": "chess"}, "bad_request", "/game"),
        ({"game": ["neijiang"]}, "bad_request", "/game"),
        ({"game": "neijiang", "options": []}, "bad_request", "/options"),
        ({"game": "neijiang", "options": {"buried": 10}}, "unknown_option", "/options/buried"),
        ({"game": "neijiang", "options": {"players": 5}}, "bad_request", "/options/players"),
        ({"game": "fulushou", "options": {"buried": 10, "players": 3}}, "bad_request", None),
        ({"game": "neijiang", "customs": 1}, "bad_request", "/customs"),
        ({"game": "neijiang", "customs": {"players": 4}}, "unknown_option", "/customs/players"),
        ({"game": "neijiang", "customs": {"claim_ms": 601}}, "bad_request", "/customs/claim_ms"),
        ({"game": "neijiang", "customs": {"lots": 1}}, "bad_request", "/customs/lots"),
        ({"game": "neijiang", "customs": {"rounds": -1}}, "bad_request", "/customs/rounds"),
        ({"game": "neijiang", "customs": {"stake": 0}}, "bad_request", "/customs/stake"),
        ({"game": "neijiang", "customs": {"stake": 7}}, "bad_request", "/customs/stake"),
        ({"game": "neijiang", "customs": {"rounds": 10**9 + 1}}, "bad_request", "/customs/rounds"),
        ({"game": "neijiang", "options": {"base": 10**9 + 1}}, "bad_request", "/options/base"),
        ({"game": "neijiang", "options": {"base": -(10**400)}}, "bad_request", "/options/base"),
    ],
)
def test_what_is_no_room_is_refused_with_the_place(value: Any, code: str, at: str | None) -> None:
    with pytest.raises(InvalidError) as caught:
        room.read(value)
    assert caught.value.code == code
    if at is not None:
        assert caught.value.at == at


def test_near_miss_the_greatest_numbers_that_a_room_takes() -> None:
    read = room.read({"game": "neijiang", "options": {"base": 10**9}, "customs": {"rounds": 10**9, "stake": 100}})
    assert (read.options["base"], read.custom("rounds"), read.custom("stake")) == (10**9, 10**9, 100)


def test_who_looks_on_sees_it_later_unless_the_room_says_otherwise() -> None:
    """Live, a spectator could tell a player beside him what he sees."""
    assert room.read({"game": "neijiang"}).custom("spectator_delay") == 10
    at_once = {"game": "neijiang", "options": {}, "customs": {"spectator_delay": 0}}
    assert room.read(at_once).as_json() == at_once
