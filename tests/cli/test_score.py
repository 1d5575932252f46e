"""`paiju score --lines` and `paiju waits --lines`: every published example, and input of every bad kind."""

import json

import pytest

from paiju.advice.changes import changes
from tests.cli.drive import run
from tests.cli.terminal import Terminal
from tests.kit.examples import GAMES, examples, told


@pytest.mark.parametrize("game", GAMES)
def test_every_example(game: str) -> None:
    asked = "".join(json.dumps(example["ask"], ensure_ascii=False) + "\n" for example in examples(game))
    done = run("score", "--lines", typed=asked)
    assert done.returncode == 0
    answers = [told(json.loads(line)) for line in done.stdout.splitlines()]
    assert len(answers) == len(examples(game))
    for example, answer in zip(examples(game), answers, strict=True):
        assert {key: answer[key] for key in example["expect"]} == example["expect"], example["id"]


def test_junk_gets_an_answer_a_line() -> None:
    good = json.dumps(examples("neijiang")[0]["ask"]).encode()
    junk = [b"", b"   ", b"\xff\x00\xfe", b"[]", b"{", b"null", b"[" * 5000, b"1" * 5000, b'{"game": 1}', good]
    for command in ("score", "waits"):
        done = run(command, "--lines", typed=b"\n".join(junk) + b"\n")
        assert done.returncode == 0
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        assert len(answers) == len(junk)
        assert all("error" in answer for answer in answers[:-1])


def test_no_input_is_no_answer() -> None:
    done = run("score", "--lines")
    assert (done.returncode, done.stdout) == (0, "")


def test_a_request_from_flags_says_whose_card_a_group_took() -> None:
    melds = ["chi:234d:2:2d", "peng:555x:2", "wei:777x", "wei:000x"]
    flags = [flag for meld in melds for flag in ("--meld", meld)]
    done = run("score", "-g", "weimaque", "--hand", "2388x678d", *flags, "--win", "turn:4x", "--from", "1")
    assert json.loads(done.stdout)["total"] == 10


def test_changes_are_printed_as_they_are_told() -> None:
    asked = [line["ask"] for line in examples("hebei")[:2]]
    done = run("score", "--changes", "--lines", typed="".join(json.dumps(ask) + "\n" for ask in asked))
    assert [json.loads(line) for line in done.stdout.splitlines()] == [changes(ask) for ask in asked]
    refused = run("score", "--changes", "--hand", "12345699p23678s")
    assert (refused.returncode, json.loads(refused.stdout)["error"]["at"]) == (1, "/win")


def test_changes_are_a_table_on_a_terminal_below_the_score() -> None:
    flags = ("score", "--hand", "12345699p23678s", "--win", "draw:1s")
    with Terminal(*flags, "--changes") as terminal:
        assert terminal.end() == 0
        assert all(text in terminal.written for text in ("推倒胡", "换一样", "有：最后一张", "+21", "变了也一样"))
    with Terminal(*flags) as near_miss:
        assert near_miss.end() == 0
        assert "换一样" not in near_miss.written


def test_a_hand_that_does_not_win_is_told_what_would() -> None:
    with Terminal("score", "--hand", "12345699p23678s", "--win", "draw:5s", "--changes", PAIJU_LANG="en") as terminal:
        assert terminal.end() == 0
        assert all(text in terminal.written for text in ("No win", "tiles lacking for a winning shape: 1", "won with"))
