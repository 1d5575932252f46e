"""`paiju play`, `simulate` and `replay` of word cards: whole games typed from outside."""

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from paiju.formats.record import read, verify
from tests.cli.drive import answers, lines, run, steady

GAMES = ("fulushou", "weimaque")


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_played_to_their_settlements(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    typed = lines(answers("kitchen", 2, name=game))
    arguments = ("play", game, "--seed", "kitchen", "--rounds", "2")
    done = run(*arguments, "--save", str(file), typed=typed)
    assert done.returncode == 0, done.stderr
    assert "第 2 盘 结算" in done.stdout
    assert "打完 2 盘" in done.stdout
    assert max(cell_len(line) for line in done.stdout.splitlines()) <= 80
    assert [verify(record).over for record in read(file.read_text("utf-8").splitlines())] == [True, True]
    assert run(*arguments, typed=typed).stdout == done.stdout
    replayed = run("replay", str(file), "--step", "--round", "1", "--seat", "1")
    assert replayed.returncode == 0, replayed.stdout
    assert replayed.stdout.split("──")[0].count("手牌") == 1
    assert run("replay", str(file), "--step", "--round", "1").stdout.split("──")[0].count("手牌") == 3


def test_a_replay_for_one_seat_shows_no_hidden_wei(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert (
        run("simulate", "weimaque", "-n", "3", "--bots", "random", "--seed", "s", "--save", str(file)).returncode == 0
    )
    done = run("replay", str(file), "--step", "--seat", "0")
    assert done.returncode == 0, done.stdout
    weis = [line.strip() for line in done.stdout.splitlines() if line.startswith(("  0 号位 偎", "  1 号位 偎"))]
    assert any("▮▮▮" in line for line in weis)
    assert all(("▮▮▮" in line) == (not line.startswith("0 号位")) for line in weis)


@pytest.mark.parametrize("game", GAMES)
def test_a_round_played_well_and_in_english(game: str) -> None:
    typed = answers("well", 1, choose=steady, name=game)
    done = run("--lang", "en", "play", game, "--seed", "well", "--rounds", "1", typed=lines(["?", *typed]))
    assert done.returncode == 0, done.stderr
    assert "round 1: settlement" in done.stdout
    table = done.stdout.split("settlement")[0]
    assert not [char for char in table if "\u4e00" <= char <= "\u9fff"]


def test_two_seats() -> None:
    options = ("-o", "players=2", "-o", "buried=20")
    typed = answers("two", 1, options[1::2], name="fulushou")
    done = run("play", "fulushou", *options, "--seed", "two", "--rounds", "1", typed=lines(typed))
    assert done.returncode == 0, done.stderr
    assert "对家" in done.stdout
    assert "上家" not in done.stdout.split("结算")[0]


def test_what_is_left_in_the_pot_is_divided_when_the_session_ends_even_early() -> None:
    options = ("edition=quan", "dou_liu_zi=true")
    flags = [flag for option in options for flag in ("-o", option)]
    typed = [*answers("pot", 1, options, name="weimaque"), "q", "y"]
    done = run("play", "weimaque", *flags, "--seed", "pot", typed=lines(typed))
    assert done.returncode == 0, done.stderr
    assert "锅里还有 40 分" in done.stdout
    first, end = done.stdout.split("分溜子 WM-16.6")
    assert "真的离开" in first
    assert "你 +14，一共 " in end
    assert "打完 1 盘" in end


@pytest.mark.parametrize("game", GAMES)
def test_questions_at_the_table(game: str) -> None:
    rule = {"fulushou": "FL-12.3", "weimaque": "WM-9.1"}[game]
    typed = ["?", "t", "why 碰", "why 碰五", "why 吃", "why 溜", "why 胡", rule.lower(), "zzz", "9", "q", "y"]
    done = run("play", game, "--seed", "x", typed=lines(typed))
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("不可以 ") >= 5
    assert f"{rule}：" in done.stdout
    assert done.stdout.count("看不懂") == 2


@pytest.mark.parametrize(("game", "options"), [("fulushou", ["players=2"]), ("weimaque", ["dou_liu_zi=true"])])
def test_simulations(game: str, options: list[str]) -> None:
    flags = [flag for option in options for flag in ("-o", option)]
    done = run("simulate", game, "-n", "4", "--bots", "steady,random", "--seed", "s", *flags)
    assert done.returncode == 0, done.stderr
    summary = json.loads(done.stdout)
    assert summary["rounds"] == 4
    assert sum(seat["points"] for seat in summary["seats"]) == -sum(summary.get("pot_shares", [0]))
    assert sum(seat["won"] for seat in summary["seats"]) + summary["drawn"] == 4
