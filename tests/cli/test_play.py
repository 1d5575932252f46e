"""`paiju play`: whole games typed from outside, every way to end, questions at the table."""

import json
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from paiju.cli.families import family_of
from paiju.cli.main import app
from paiju.cli.play import seated
from paiju.core.errors import InvalidError
from paiju.flow.options import parsed
from paiju.flow.registry import find
from paiju.formats.record import read, verify
from tests.cli.drive import PAIJU, answers, lines, run, steady


@pytest.fixture(scope="module")
def typed() -> list[str]:
    return answers("kitchen", 2)


def test_two_rounds_are_played_to_their_settlements(typed: list[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    done = run("play", "--seed", "kitchen", "--rounds", "2", "--save", str(file), typed=lines(typed))
    assert done.returncode == 0, done.stderr
    assert "第 1 盘 结算" in done.stdout
    assert "第 2 盘 结算" in done.stdout
    assert "打完 2 盘" in done.stdout
    records = list(read(file.read_text("utf-8").splitlines()))
    assert [record.number for record in records] == [1, 2]
    assert records[-1].end.value["next_dealer"] is None
    for record in records:
        assert verify(record).over


def test_the_same_seed_and_answers_give_the_same_screen(typed: list[str]) -> None:
    first, again = (run("play", "--seed", "kitchen", "--rounds", "1", typed=lines(typed)) for _ in range(2))
    other = run("play", "--seed", "parlour", "--rounds", "1", typed=lines(typed))
    assert first.stdout == again.stdout
    assert first.stdout.splitlines()[1:] != other.stdout.splitlines()[1:]


def test_six_players_and_a_whole_round_played_well() -> None:
    typed = answers("six", 1, ["players=6"], steady)
    done = run("play", "-o", "players=6", "--seed", "six", "--rounds", "1", typed=lines(typed))
    assert done.returncode == 0, done.stderr
    assert "上上家" in done.stdout
    assert "第 1 盘 结算" in done.stdout


def test_english(typed: list[str]) -> None:
    done = run("--lang", "en", "play", "--seed", "kitchen", "--rounds", "1", typed=lines(["?", *typed]))
    assert done.returncode == 0, done.stderr
    assert "round 1: settlement" in done.stdout
    table = done.stdout.split("settlement")[0]
    assert not [char for char in table if "\u4e00" <= char <= "\u9fff"]


def test_every_line_fits_eighty_columns(typed: list[str]) -> None:
    done = run("play", "--seed", "kitchen", "--rounds", "2", typed=lines(typed))
    assert max(cell_len(line) for line in done.stdout.splitlines()) <= 80


def test_no_input_at_all_is_told_before_anything_starts(tmp_path: Path) -> None:
    done = run("play", "--seed", "x")
    assert done.returncode == 2
    assert done.stdout == ""
    assert "没有人可以回答" in done.stderr


def test_input_that_ends_inside_a_round_keeps_what_is_finished(typed: list[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    done = run("play", "--seed", "kitchen", "--save", str(file), typed=lines([*typed[: typed.index("") + 2]]))
    assert done.returncode == 2
    assert "打完 1 盘" in done.stderr
    (record,) = read(file.read_text("utf-8").splitlines())
    assert record.end.value["next_dealer"] is None


def test_sessions_in_one_file_can_be_replayed_together(typed: list[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    one_round = typed[: typed.index("") + 1]
    for _ in range(2):
        done = run("play", "--seed", "kitchen", "--save", str(file), typed=lines([*one_round, "q", "y"]))
        assert done.returncode == 0
    assert run("replay", str(file), "--verify").stdout.count("对得上") == 2


def test_leaving_is_asked_twice() -> None:
    stays = run("play", "--seed", "x", typed="q\nn\nq\ny\n")
    assert stays.returncode == 0
    assert stays.stdout.count("真的离开") == 2
    assert "打完 0 盘" in stays.stdout


def test_junk_is_answered_and_the_game_goes_on() -> None:
    done = run("play", "--seed", "x", typed=b"\xff\xfe\nzzz\n\n\x00\n99\n:-)\nq\ny\n")
    assert done.returncode == 0
    assert done.stdout.count("看不懂") == 5


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["-o", "players=5"], "bad_request"),
        (["-o", "stakes=high"], "unknown_option"),
        (["--bots", "steady,clever"], "bad_request"),
        (["--seat", "4"], "bad_request"),
        (["--name", "a\tb"], "bad_request"),
        (["--save", "/nowhere/at/all.jsonl"], "bad_request"),
        (["chess"], "bad_request"),
    ],
)
def test_bad_options_give_coded_errors(arguments: list[str], code: str) -> None:
    done = CliRunner().invoke(app, ["play", *arguments], input="a\n")
    assert done.exit_code == 1
    assert json.loads(done.stdout)["error"]["code"] == code


def test_a_family_that_the_terminal_does_not_know_gets_a_coded_error() -> None:
    rules: Any = object()
    with pytest.raises(InvalidError) as refused:
        family_of(find("neijiang"), rules)
    assert refused.value.code == "bad_request"


@pytest.fixture
def interruptible() -> Iterator[None]:
    """A shell that runs the tests in its background has them, and what they start, ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_says_goodbye() -> None:
    with subprocess.Popen([PAIJU, "play", "--seed", "x"], stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("\n")
        game.stdin.flush()
        while "离开" not in game.stdout.readline():
            pass
        game.send_signal(signal.SIGINT)
        _, errors = game.communicate(timeout=60)
    assert game.returncode == 130
    assert errors.strip() == "打完 0 盘，再见。"


def test_questions_at_the_table() -> None:
    done = run(
        "play",
        "--seed",
        "x",
        typed=lines(
            ["?", "t", "why 碰", "why 碰五筒", "why 胡九筒", "过", "why a", "rules nj-4.13", "NJ-4.2", "q", "y"]
        ),
    )
    assert done.returncode == 0
    assert done.stdout.count("不可以 碰（NJ-4.3）：") == 2
    assert "看不懂" not in done.stdout
    for part in (
        "不可以 胡（",
        "不可以 过（NJ-4.1）：",
        "没有 h",
        "能杠几种时",
        "现在没有叫",
        "不可以 碰（NJ-4.3）：",
        "可以：打",
        "NJ-4.13：",
        "NJ-4.2：",
    ):
        assert part in done.stdout


def test_the_language_may_stand_behind_the_command() -> None:
    for place in (["--lang", "en", "rules"], ["rules", "--lang", "en"]):
        assert "Neijiang mahjong: Seventy-two tiles" in run(*place).stdout
    assert "neijiang  内江麻将：" in run("rules").stdout


def test_english_says_you_and_names() -> None:
    typed = answers("kitchen", 1)
    table, _, end = run(
        "play", "--lang", "en", "--seed", "kitchen", "--rounds", "1", typed=lines(typed)
    ).stdout.partition("settlement")
    assert "you deal and play first" in table
    assert "you discard " in table
    assert "Fang discards " in table
    for wrong in ("you deals", "you discards", "you draws", "you pays", "you wins", "next ", "opposite", "before "):
        assert wrong not in table
        assert wrong not in end.replace("next dealer", "")


def test_a_table_is_shown_again_to_who_stays() -> None:
    done = run("play", "--seed", "x", typed="q\nn\nq\ny\n")
    assert done.stdout.split("真的离开")[1].count("轮到你") == 1


def test_bots_take_turns() -> None:
    table = seated(find("neijiang"), parsed(find("neijiang").options, []), "x", "steady, random", 0, None, 0)
    assert [type(table.bots[seat]).__name__ for seat in (1, 2, 3)] == ["Steady", "RandomBot", "Steady"]
