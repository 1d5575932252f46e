"""A file of records: read strictly, its rounds held against each other, its chance proved, no byte of it to be bent."""

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from paiju.core.errors import InvalidError
from paiju.formats import record
from tests.formats.record_files import session

FILE = session(3, 14)
WINS = session(2, 7, {"players": 6})
"""Six seats, nine wins."""


def starts(lines: list[str]) -> list[int]:
    """Where the rounds begin."""
    return [place for place, line in enumerate(lines) if '"format"' in line]


def play_file(lines: list[str]) -> int:
    """How many rounds were verified, each against the one before."""
    return sum(1 for _ in record.replay_all(record.read(lines), prove=True))


def test_a_session_verifies_round_by_round() -> None:
    assert play_file(FILE) == 3


@pytest.mark.parametrize("seed", range(2, 12))
def test_sessions_in_which_seats_come_and_go_verify(seed: int) -> None:
    options = {"players": 6, "base": 2, "start_balance": 30} if seed % 2 else {"multi_win": False, "rounds": 5}
    lines = session(5, seed, options)
    assert play_file(lines) == 5
    assert (json.loads(lines[-1])["next_dealer"] is None) == ("rounds" in options)
    for one in record.read(lines):  # each round stands alone too, whoever was away when it began
        record.verify(one)


def test_who_is_away_when_a_round_begins_has_a_line_before_all_else() -> None:
    later = [FILE[place + 1] for place in starts(FILE)[1:]]
    sessions = [later, *([s[p + 1] for p in starts(s)[1:]] for s in (session(5, seed) for seed in range(2, 6)))]
    assert any(json.loads(line)["do"] in ("leave", "auto") for lines in sessions for line in lines)


def test_the_proof_follows_the_public_recipe() -> None:
    # the recipe of the formats, spelled out with nothing but hashes
    header = json.loads(FILE[starts(FILE)[1]])
    secret = bytes.fromhex(header["fair"]["secret"])
    assert hashlib.sha256(secret).hexdigest() == header["fair"]["commit"]
    given = [bytes.fromhex(text) for text in header["fair"]["seeds"]]
    mixed = secret + (2).to_bytes(4, "big") + b"".join(bytes([len(part)]) + part for part in given)
    assert hashlib.sha256(mixed).hexdigest() == header["seed"]
    words = hashlib.shake_256(bytes.fromhex(header["seed"]) + b"dice").digest(32)
    dice = [(int.from_bytes(words[at : at + 8], "big") * 6 >> 64) + 1 for at in range(0, 32, 8)]
    assert header["dice"] == dice


Header = dict[str, Any]


def first_line(change: Callable[[Header], object], which: int = 0, lines: list[str] | None = None) -> list[str]:
    """A file in which `change` was applied to the first line of a round."""
    lines = list(lines or FILE)
    place = starts(lines)[which]
    header = json.loads(lines[place])
    change(header)
    lines[place] = json.dumps(header, ensure_ascii=False)
    return lines


def put(key: str, value: Any) -> Callable[[Header], object]:
    return lambda header: header.__setitem__(key, value)


def put_fair(key: str, value: Any) -> Callable[[Header], object]:
    return lambda header: header["fair"].__setitem__(key, value)


def drop(key: str) -> Callable[[Header], object]:
    return lambda header: header.pop(key)


@pytest.mark.parametrize(
    ("change", "code", "at"),
    [
        (put("format", "paiju/round/2"), "bad_request", "/format"),
        (put("game", "chess"), "bad_request", "/game"),
        (put("game", ["neijiang"]), "bad_request", "/game"),
        (put("rules", "1"), "bad_request", "/rules"),
        (put("rules", True), "bad_request", "/rules"),
        (put("round", 0), "bad_request", "/round"),
        (put("round", 1.0), "bad_request", "/round"),
        (put("round", 1 << 32), "bad_request", "/round"),
        (put("options", []), "bad_request", "/options"),
        (put("options", {"jokers": 1}), "unknown_option", "/options/jokers"),
        (put("options", {"base": 0}), "bad_request", "/options/base"),
        (put("dealer", 4), "bad_request", "/dealer"),
        (put("dealer", None), "bad_request", "/dealer"),
        (put("seats", ["a", "b", "c"]), "bad_request", "/seats"),
        (put("seats", ["a", "b", "c", 4]), "bad_request", "/seats"),
        (put("balances", [1, 2, 3]), "bad_request", "/balances"),
        (put("balances", [1, 2, 3, 4.5]), "bad_request", "/balances"),
        (put("balances", 4000), "bad_request", "/balances"),
        (put("pot", "0"), "bad_request", "/pot"),
        (put("after_draw", 0), "bad_request", "/after_draw"),
        (put("seed", "ab"), "bad_request", "/seed"),
        (put("seed", "AB" * 32), "bad_request", "/seed"),
        (put("seed", " a" * 32), "bad_request", "/seed"),
        (put("fair", {}), "bad_request", "/fair"),
        (put_fair("more", 1), "bad_request", "/fair"),
        (put_fair("secret", "00" * 31), "bad_request", "/fair/secret"),
        (put_fair("commit", 7), "bad_request", "/fair/commit"),
        (put_fair("seeds", [""] * 3), "bad_request", "/fair/seeds"),
        (put_fair("seeds", ["", "", "", "00" * 33]), "bad_request", "/fair/seeds"),
        (put_fair("seeds", ["", "", "", "0"]), "bad_request", "/fair/seeds"),
        (put("wall", ["1p"]), "bad_request", "/wall"),
        (put("wall", "1p" * 72), "bad_request", "/wall"),
        (put("wall", "8z"), "bad_tile", "/wall"),
        (put("wall", "1m"), "not_in_game", "/wall"),
        (put("hands", "1p"), "bad_request", "/hands"),
        (put("dice", [1, 2, 3]), "bad_request", "/dice"),
        (put("dice", [1, 2, 3, 7]), "bad_request", "/dice"),
        (put("colour", "red"), "bad_request", "/colour"),
        (drop("format"), "bad_request", "/format"),
        *((drop(key), "bad_request", "") for key in
          ("game", "rules", "round", "options", "dealer", "seats", "balances", "after_draw", "wall", "hands")),
        (drop("dice"), "bad_request", "/dice"),
    ],
)  # fmt: skip
def test_a_bad_first_line_is_named(change: Callable[[Header], object], code: str, at: str) -> None:
    lines = first_line(change, 1)
    where = starts(FILE)[1] + 1
    records = record.read(lines)
    next(records)
    with pytest.raises(InvalidError) as caught:
        next(records)
    assert (caught.value.code, caught.value.at) == (code, at)
    assert caught.value.message.startswith(f"line {where}: ")


@pytest.mark.parametrize(
    ("change", "at"),
    [
        (put("round", 3), "/seed"),
        (put("seats", ["a", "b", "c", "d"]), "/seats"),
        (put("balances", [1000, 1000, 1000, 1000]), "/balances"),
        (put("dealer", 0), "/dealer"),
        (put("after_draw", True), "/after_draw"),
        (put_fair("commit", "00" * 32), "/fair/commit"),
        (put_fair("seeds", [""] * 4), "/seed"),
        (put("seed", "00" * 32), "/seed"),
        (put("dice", [1, 1, 1, 1]), "/dice"),
        (drop("fair"), "/fair"),
        (drop("seed"), "/fair"),
    ],
)
def test_rounds_of_a_session_follow_on_each_other(change: Callable[[Header], object], at: str) -> None:
    with pytest.raises(InvalidError) as caught:
        play_file(first_line(change, 1))
    assert (caught.value.code, caught.value.at) == ("bad_record", at)
    assert caught.value.message.startswith(f"line {starts(FILE)[1] + 1}: ")


def without_proof(header: Header) -> None:
    del header["fair"], header["seed"]


def test_a_replay_without_proof_needs_no_seed() -> None:
    lines = first_line(without_proof)
    assert len(list(record.replay_all(record.read(lines)))) == 3


def test_the_seed_alone_already_gives_the_wall() -> None:
    def other_seed(header: Header) -> None:
        del header["fair"]
        header["seed"] = "00" * 32

    with pytest.raises(InvalidError) as caught:
        list(record.replay_all(record.read(first_line(other_seed))))
    assert caught.value.at == "/wall"


def test_the_first_round_has_the_first_dealer() -> None:
    (one, *_) = record.read(first_line(put("dealer", 1)))
    with pytest.raises(InvalidError, match="dealer: expected 0, but there is 1"):
        record.verify(one)


def test_a_round_left_out_is_noticed() -> None:
    one, two, three = starts(FILE)
    with pytest.raises(InvalidError, match=f"line {two + 1}: round: expected 2, but there is 3"):
        play_file(FILE[one:two] + FILE[three:])


def test_a_session_that_has_ended_is_followed_by_another() -> None:
    ended = session(2, 3, {"rounds": 2})
    assert play_file(ended + FILE) == 5
    with pytest.raises(InvalidError, match="the session has only 2 rounds"):
        play_file(first_line(put("options", {"rounds": 2}), 2)[starts(FILE)[2] :])


def test_a_file_cut_short_tells_so() -> None:
    two = starts(FILE)[1]
    with pytest.raises(InvalidError, match=f"line {two - 1}: the file ends here, but the round of line 1 has no end"):
        play_file(FILE[: two - 1])
    with pytest.raises(InvalidError, match=f"line {two}: a round begins, but the one of line 1 has no end line"):
        play_file(FILE[: two - 1] + FILE[two:])
    with pytest.raises(InvalidError, match=rf"line {two}: not JSON: .* at column \d+"):
        play_file([*FILE[: two - 1], FILE[two - 1][:40]])
    with pytest.raises(InvalidError, match="line 1: a round begins with a line whose format"):
        play_file(FILE[1:])
    with pytest.raises(InvalidError, match="line 1: there is no round"):
        play_file(["", "\n"])
    with pytest.raises(InvalidError, match="line 3: a line is one JSON object"):
        play_file([*FILE[:2], "[]"])
    with pytest.raises(InvalidError, match="line 3: an event says what happened"):
        play_file([*FILE[:2], '{"seat": 1}'])
    with pytest.raises(InvalidError, match="line 2: the key 'do' stands twice"):
        play_file([FILE[0], '{"do": "pass", "do": "pass"}'])


LOOKALIKES = ("0123456789", "mpsxdz", "abcdef", '{}[]",: \n', "tuvwy")


def bent(text: bytes, place: int, chooser: random.Random) -> list[str]:
    """The lines of the file with another byte of the same sort at this place."""
    byte = text[place]
    sort = next((sort for sort in LOOKALIKES if chr(byte) in sort), "0ap{")
    other = ord(chooser.choice(sort.replace(chr(byte), ""))) if byte < 0x80 else byte ^ 1 << chooser.randrange(6)
    return (text[:place] + bytes([other]) + text[place + 1 :]).decode(errors="replace").split("\n")


def refusal(lines: list[str]) -> str | None:
    """Why the file is refused; None if it is not."""
    try:
        play_file(lines)
    except InvalidError as error:
        return error.message
    return None


def facts(line: str) -> dict[str, Any]:
    """What a line tells but the names of the seats."""
    return {key: value for key, value in json.loads(line).items() if key != "seats"}


def same_or_another_choice(before: list[str], after: list[str]) -> bool:
    """Whether the files tell the same, or differ in nothing but one free choice of a seat.

    A discard may have been another tile that the seat held and that changed nothing later, and where two seats passed
    either may have been late, gone or in 托管: such a file is the sound record of another round.
    """
    pairs = [(old, new) for old, new in zip(map(facts, before), map(facts, after), strict=True) if old != new]
    if len(pairs) != 1:
        return not pairs
    ((old, new),) = pairs
    choice = FREE.get(str(old.get("do")), "do")
    return old | {choice: None} == new | {choice: None} and old.get("do") == new.get("do")


FREE = {"discard": "tile", "pass": "asked", "lapse": "seat", "auto": "seat", "leave": "seat", "back": "seat"}


@pytest.mark.parametrize(("name", "lines"), [("four", FILE[: starts(FILE)[2]]), ("six", WINS)])
@pytest.mark.parametrize("part", range(2))
def test_no_byte_can_be_changed_unnoticed(name: str, lines: list[str], part: int) -> None:
    chooser = random.Random(f"{name} {part}")
    text = "\n".join(lines).encode()
    unnoticed = 0
    for _ in range(110):
        changed = bent(text, chooser.randrange(len(text)), chooser)
        message = refusal(changed)
        assert message is None or message.startswith("line ")
        unnoticed += message is None
        assert message is not None or same_or_another_choice(lines, changed)
    assert unnoticed < 10, "nearly every change is noticed"
