"""A record that disagrees with the rules is refused, and the line is named."""

import json
from typing import Any

import pytest

from paiju.core.errors import InvalidError
from paiju.formats import record
from tests.formats.record_files import again, lines_of, three_win


def changed(place: int, **keys: Any) -> list[str]:
    """The round written by hand with keys of one line changed; None takes a key away."""
    lines = [json.loads(line) for line in lines_of(three_win())]
    lines[place] = {key: value for key, value in (lines[place] | keys).items() if value is not ...}
    return [json.dumps(line) for line in lines]


@pytest.mark.parametrize(
    ("place", "keys", "at", "message"),
    [
        (0, {"rules": 2}, "/rules", "expected 1"),
        (0, {"balances": [1000, 1000, 1000, 900]}, "/balances", "expected"),
        (0, {"after_draw": True}, "/after_draw", "expected false"),
        (0, {"hands": ["1p"] * 4}, "/hands", "expected"),
        (0, {"pot": 0}, "/pot", "no such key"),
        (0, {"options": {"players": 4}}, "/options", "expected {}"),
        (0, {"options": {"rounds": 1}}, "", "next_dealer: expected null"),
        (1, {"seat": 0}, "", "expected"),
        (1, {"seat": 9}, "/seat", "0 to 3"),
        (1, {"extra": 1}, "/extra", "expected"),
        (1, {"do": "leave"}, "", "expected"),
        (2, {"asked": {"1": {"do": "ready"}, "2": {"do": "pass"}}}, "/asked", "expected"),
        (2, {"asked": {"1": {"do": "ready"}}}, "", "this changes nothing; the round waits for seat 2"),
        (2, {"asked": {"1": {"do": "ready"}, "2": {"do": "kong", "tile": "5p"}}}, "", "not allowed"),
        (2, {"asked": {"1": {"do": "ready"}, "8": {"do": "pass"}}}, "/asked/8", "no seat 8"),
        (2, {"asked": {"1": {"do": "ready"}, "2": {"do": "chew"}}}, "/asked/2", "'chew' is no action"),
        (2, {"asked": {"1": {"do": "ready"}, "2": 7}}, "/asked", "an answer for each seat"),
        (2, {"asked": [1]}, "/asked", "an answer for each seat"),
        (3, {"tile": "6s"}, "", "not allowed now"),
        (3, {"tile": "5x"}, "", "this game has no 5x"),
        (3, {"tile": 5}, "", "5"),
        (3, {"seat": 2}, "/seat", "waits for seat 0"),
        (3, {"seat": True}, "/seat", "0 to 3"),
        (3, {"seat": "0"}, "/seat", "0 to 3"),
        (3, {"ready": True}, "", "not allowed"),
        (3, {"ready": False}, "/ready", "expected"),
        (3, {"asked": {}}, "/asked", "expected"),
        (3, {"do": "back"}, "", "changes nothing"),
        (3, {"do": "auto", "on": 1}, "/on", "true or false"),
        (4, {"asked": ...}, "/asked", "seat 2, 3 must answer"),
        (4, {"from": 1}, "/from", "expected"),
        (4, {"from": False}, "/from", "expected"),
        (6, {"tile": "4p"}, "/tile", "expected"),
        (7, {"deltas": [-12, 4, 4, 5]}, "/deltas", "expected [-12, 4, 4, 4]"),
        (7, {"deltas": [-12, 4, 4, 4.0]}, "/deltas", "expected"),
        (7, {"scores": []}, "/scores", "expected"),
        (7, {"next_dealer": 2}, "/next_dealer", "expected 1"),
        (7, {"next_dealer": ...}, "/next_dealer", "expected 1, but there is no such key"),
        (7, {"house": 0}, "/house", "expected no such key"),
    ],
)
def test_a_line_that_disagrees_is_named(place: int, keys: dict[str, Any], at: str, message: str) -> None:
    with pytest.raises(InvalidError) as caught:
        again(changed(place, **keys))
    assert caught.value.code == "bad_record"
    assert message in caught.value.message
    assert caught.value.at.startswith(at)
    assert caught.value.message.startswith("line ")


def test_a_line_too_few_or_too_many_is_named() -> None:
    lines = lines_of(three_win())
    for place in range(1, 7):
        if place > 1:  # whether a time-out or the seat itself passed nobody can tell afterwards
            with pytest.raises(InvalidError, match=r"^line \d: "):
                again(lines[:place] + lines[place + 1 :])
        with pytest.raises(InvalidError, match=r"^line \d: "):
            again(lines[:place] + lines[place : place + 1] * 2 + lines[place + 1 :])
    with pytest.raises(InvalidError, match="line 8: the round is over"):
        again([*lines[:-1], '{"seat": 0, "do": "leave"}', lines[-1]])
    with pytest.raises(InvalidError, match="line 3: the round is not over, it waits for seat 1, 2, 3"):
        again([lines[0], '{"seat": 0, "do": "leave"}', lines[-1]])


def test_a_replay_that_has_failed_does_not_finish() -> None:
    (one,) = record.read(changed(3, tile="6s"))
    replay = record.Replay(one)
    with pytest.raises(InvalidError):
        replay.finish()
    with pytest.raises(ValueError, match="failed before"):
        replay.finish()
