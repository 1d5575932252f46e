"""`paiju simulate` and `paiju replay`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from paiju.cli.main import app
from tests.cli.drive import run


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    done = run("simulate", "neijiang", "--rounds", "6", "--bots", "steady,random", "--seed", "s", "--save", str(path))
    assert done.returncode == 0, done.stderr
    return path


def test_a_summary_for_programs_and_the_same_again() -> None:
    arguments = ("simulate", "neijiang", "--rounds", "4", "--bots", "random", "--seed", "s", "-o", "players=6")
    first, again = (json.loads(run(*arguments, "--json").stdout) for _ in range(2))
    for key in ("seconds", "rounds_a_second", "actions_a_second"):
        del first[key], again[key]
    assert first == again
    assert (first["rounds"], first["seed"], first["options"]) == (4, "s", {"players": 6})
    assert [seat["bot"] for seat in first["seats"]] == ["random"] * 6
    assert sum(seat["points"] for seat in first["seats"]) == 0


def test_a_seed_left_out_is_told() -> None:
    done = CliRunner().invoke(app, ["simulate", "--rounds", "1", "--bots", "random"])
    assert done.exit_code == 0
    assert json.loads(done.stdout)["seed"]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--bots", "nobody"], "bad_request"),
        (["-o", "players=5"], "bad_request"),
        (["-o", "x=y"], "unknown_option"),
        (["--save", "/nowhere/at/all"], "bad_request"),
    ],
)
def test_bad_options_of_a_simulation(arguments: list[str], code: str) -> None:
    done = CliRunner().invoke(app, ["simulate", "--rounds", "1", *arguments])
    assert done.exit_code == 1
    assert json.loads(done.stdout)["error"]["code"] == code


def test_every_round_of_a_simulation_is_decided_again(file: Path) -> None:
    done = run("replay", str(file), "--verify")
    assert done.returncode == 0, done.stdout
    assert len(done.stdout.splitlines()) == 6
    assert done.stdout.count("对得上") == 6
    assert json.loads(file.read_text("utf-8").splitlines()[-1])["next_dealer"] is None


def test_one_round_alone(file: Path) -> None:
    done = run("replay", str(file), "--round", "3")
    assert done.returncode == 0
    assert done.stdout.startswith("第 3 盘")
    assert len(done.stdout.splitlines()) == 1
    assert run("replay", str(file), "--round", "7").returncode == 1


def test_stepping_shows_all_hands_and_for_one_seat_its_own(file: Path) -> None:
    everything = run("replay", str(file), "--step", "--round", "1")
    alone = run("replay", str(file), "--step", "--round", "1", "--seat", "2")
    first = everything.stdout.split("──")[0]
    assert first.count("手牌") == 4
    assert alone.stdout.split("──")[0].count("手牌") == 1
    draws = [line.strip() for line in alone.stdout.splitlines() if " 号位 摸" in line]
    assert any(draw.startswith("2 号位 摸 ") for draw in draws)
    assert all(draw.startswith("2 号位 摸 ") or draw.endswith("摸牌") for draw in draws)
    assert "摸牌" not in everything.stdout
    assert '{"' not in everything.stdout
    assert "结算" in alone.stdout


def test_a_changed_record_fails_and_the_line_is_named(file: Path, tmp_path: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    at = next(place for place, line in enumerate(lines) if '"do": "discard"' in line)
    wrong = json.loads(lines[at]) | {"tile": "9x"}
    spoilt = tmp_path / "spoilt.jsonl"
    spoilt.write_text("\n".join([*lines[:at], json.dumps(wrong), *lines[at + 1 :]]), "utf-8")
    done = run("replay", str(spoilt))
    assert done.returncode == 1
    assert f"line {at + 1}" in json.loads(done.stdout)["error"]["message"]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\n", b"{}\n", b"not json\n"])
def test_what_is_no_record(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(content)
    done = run("replay", str(path))
    assert done.returncode == 1
    assert json.loads(done.stdout)["error"]["code"]


def test_a_file_that_is_not_there() -> None:
    done = run("replay", "/nowhere.jsonl")
    assert done.returncode == 1
    assert json.loads(done.stdout)["error"]["code"] == "bad_request"
