"""`paiju score --lines` and `paiju waits --lines`: every published example, and input of every bad kind."""

import json

import pytest

from tests.cli.drive import run
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
