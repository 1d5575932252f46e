"""docs/adding-a-game.md is true: the game on it is taken from the page, checked like any other, and played."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import paiju
from paiju.cli.main import app
from paiju.core.errors import InvalidError
from tests.cli import drive
from tests.conformance import complete
from tests.docs import guide
from tests.server.house import house

ROOT = guide.PAGE.parents[1]
EXAMPLE = ROOT / "docs" / "examples" / "play_a_round.py"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of the page, and every process that is started from here knows them."""
    guide.write(tmp_path, guide.files())
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(ROOT)]))
    return tmp_path


def commands() -> Iterator[list[str]]:
    """What the step "Play" says to type, without the `paiju`."""
    step = guide.PAGE.read_text("utf-8").split("### 9. Play")[1].split("###")[0]
    for line in re.findall(r"^\$ paiju (.+)$", step, re.MULTILINE):
        yield line.split()


def run(words: list[str], typed: str = "") -> str:
    """What a command says that must not fail."""
    done = CliRunner().invoke(app, words, input=typed)
    assert done.exit_code == 0, done.output or done.exception
    return done.stdout


def test_the_tests_of_the_page_pass(folder: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-c", os.devnull, "--rootdir", str(folder), "--import-mode=importlib"]
    done = subprocess.run(
        [*command, "-q", "-W", "error", "-p", "no:cacheprovider", guide.TESTS],
        cwd=folder, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    told = re.search(r"(\d+) passed", done.stdout)
    assert told is not None
    assert int(told[1]) >= 40


def test_the_commands_of_the_page_run(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.delenv("PAIJU_LANG", raising=False)
    rules, play, score, simulate, replay = commands()
    with guide.registered(folder):
        assert run(rules) == guide.files()["tangyuan/pages/tangyuan.zh.md"] + "\n"
        typed = drive.lines(drive.answers("3", 2, name=guide.NAME))
        played = run([*play, "--seed", "3", "--rounds", "2", "--fast", "--plain"], typed)
        assert "汤圆麻将" in played
        assert "第 2 盘 结算" in played
        items = json.loads(run(score))["items"]
        assert items == [{"rule": "TY-5.1", "name": "平胡", "unit": "points", "value": 1}]
        assert json.loads(run(simulate))["rounds"] == 20
        assert run(replay).count("对得上") == 20


def test_random_bots_play_it_and_their_records_return(folder: Path) -> None:
    file = str(folder / "random.jsonl")
    summed = json.loads(drive.run("simulate", guide.NAME, "--bots", "random", "-n", "60", "--save", file).stdout)
    assert sum(seat["points"] for seat in summed["seats"]) == 0
    assert drive.run("replay", file, "--verify").stdout.count("对得上") == 60


def test_near_miss_a_changed_record_is_refused(folder: Path) -> None:
    file = folder / "random.jsonl"
    drive.run("simulate", guide.NAME, "--bots", "random", "-n", "1", "--seed", "1", "--save", str(file))
    lines = file.read_text("utf-8").splitlines()
    del lines[3]
    file.write_text("\n".join(lines), "utf-8")
    assert drive.run("replay", str(file), "--verify").returncode != 0


def test_it_is_played_on_a_server(folder: Path) -> None:
    with house("--bot-pace", "0", "--clock-rate", "20") as built:
        command = [sys.executable, str(EXAMPLE), built.url, guide.NAME]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("deltas [")


def test_it_is_known_only_where_its_package_is(folder: Path) -> None:
    with guide.registered(folder):
        assert paiju.game(guide.NAME).english == "Tangyuan mahjong"
    with pytest.raises(InvalidError, match="there is no game"):
        paiju.game(guide.NAME)


def test_nothing_is_missing(folder: Path) -> None:
    with guide.registered(folder) as game:
        complete.check(game, folder / guide.TESTS)


MISSING = {
    "a rule of the Chinese page": ("tangyuan/pages/tangyuan.zh.md", r"^\*\*TY-3\.6\*\*.*\n", "", "TY-3.6"),
    "a rule of the English page": ("tangyuan/pages/tangyuan.en.md", r"^\*\*TY-3\.6\*\*.*\n", "", "TY-3.6"),
    "an option on the page": ("tangyuan/pages/tangyuan.en.md", r"Option `base`", "The stake", "base"),
    "a name that the page uses": ("tangyuan/patterns.py", r'"Clear Soup"', '"No Dragon"', "No Dragon"),
    "the name of an item": ("tangyuan/game.py", r"for row in ROWS\}", "for row in ROWS[1:]}", "平胡"),
    "the code of a rule": ("tangyuan/ties.py", r'^    "TY-4\.2".*\n', "", "TY-4.2"),
    "a tie to a rule": ("tangyuan/ties.py", r'"TY-4\.2"', '"TY-4.9"', "TY-4.9"),
    "the test of a rule": ("tangyuan_tests/test_rules.py", r"test_ty_1_1_", "test_", "TY-1.1"),
    "an option that is tried": ("tangyuan_tests/test_options.py", r', "seconds": [^}]+', "", "seconds"),
    "an answer of an example": ("tangyuan/pages/examples/tangyuan.jsonl", r'"total": 3\}', '"total": 4}', "TY-5.2"),
    "all examples": ("tangyuan/pages/examples/tangyuan.jsonl", r".*\n", "", "examples"),
    "the rule of a refusal": ("tangyuan/rules.py", r'^    "own_tile".*\n', "", "own_tile"),
    "a refusal by a rule of the page": ("tangyuan/rules.py", r'"TY-3\.7"', '"TY-9.9"', "TY-9.9"),
}
"""What may be left out → file, what goes, what comes, and a word of what is said then."""


@pytest.mark.parametrize("what", MISSING)
def test_near_miss_a_part_left_out_is_noticed(what: str, tmp_path: Path) -> None:
    file, old, new, word = MISSING[what]
    texts = dict(guide.files())
    texts[file], changes = re.subn(old, new, texts[file], flags=re.MULTILINE)
    assert changes
    guide.write(tmp_path, texts)
    with guide.registered(tmp_path) as game, pytest.raises(AssertionError, match=re.escape(word)):
        complete.check(game, tmp_path / guide.TESTS)


@pytest.mark.long
def test_its_types_are_strict(folder: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache"), guide.NAME]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout
