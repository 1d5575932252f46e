"""The command line on a real terminal: every size, errors with brackets, keys typed ahead."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.drive import PAIJU
from tests.cli.terminal import Terminal

GAMES = ("neijiang", "fulushou", "weimaque")


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--bots", "[/x]"),
        ("play", "[/x]"),
        ("rules", "neijiang", "[/q]"),
        ("replay", "[/nowhere]"),
        ("score", '{"game": "neijiang", "hand": "1p", "[/x]": 1}'),
        ("waits", "[/x]"),
        ("simulate", "-o", "[/x]=[red]"),
    ],
)
@pytest.mark.parametrize("lang", ["zh", "en"])
def test_an_error_with_brackets_is_printed_as_it_is(arguments: tuple[str, ...], lang: str) -> None:
    with Terminal("--lang", lang, *arguments) as terminal:
        assert terminal.end() == 1
        assert "Traceback" not in terminal.written
        assert "[/" in terminal.written or arguments[0] == "waits"


@pytest.mark.parametrize("encoding", ["ascii", "gbk", "latin-1"])
def test_streams_of_any_encoding_carry_chinese(encoding: str) -> None:
    environment = os.environ | {"PYTHONIOENCODING": encoding}
    ask = b'{"game": "neijiang", "hand": "23456789p12399s", "win": {"by": "draw", "tile": "1p"}}\n'
    done = subprocess.run(
        [PAIJU, "score", "--lines"], input=ask, capture_output=True, timeout=120, check=False, env=environment
    )
    assert done.returncode == 0, done.stderr
    assert "NJ-" in done.stdout.decode("utf-8")
    done = subprocess.run([PAIJU, "play"], input=b"", capture_output=True, timeout=120, check=False, env=environment)
    assert done.returncode == 2
    assert "没有人可以回答" in done.stderr.decode("utf-8")


def test_names_of_a_record_may_hold_anything(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    subprocess.run([PAIJU, "simulate", "-n", "1", "--bots", "random", "--save", file], check=True, capture_output=True)
    text = file.read_text("utf-8")
    header = json.loads(text.splitlines()[0])
    for name in (r'"[/x]"', r'":x:"', r'"a\u001b[2Jb"'):
        header["seats"] = [json.loads(name)] * 4
        file.write_text("\n".join([json.dumps(header), *text.splitlines()[1:]]) + "\n", "utf-8")
        for arguments in (("replay", file), ("replay", file, "--step")):
            done = subprocess.run([PAIJU, *arguments], capture_output=True, timeout=120, check=False)
            assert done.returncode == 0, done.stdout
            assert b"\x1b[2J" not in done.stdout


def keys_of(screen: str) -> set[str]:
    """The letters that stand alone in a row of the screen, those in brackets too."""
    found = set()
    for row in screen.splitlines():
        words = row.replace("(", "").replace(")", "").split()
        if words and all(len(word) == 1 and "a" <= word <= "z" for word in words):
            found |= set(words)
    return found


@pytest.mark.parametrize(
    ("arguments", "size"),
    [
        (("neijiang",), (24, 80)),
        (("neijiang", "-o", "players=6"), (24, 80)),
        (("neijiang",), (20, 64)),
        (("neijiang", "-o", "players=6"), (20, 64)),
        (("fulushou",), (24, 80)),
        (("fulushou",), (20, 64)),
        (("weimaque",), (24, 80)),
        (("weimaque",), (20, 64)),
    ],
)
def test_a_table_fits_the_terminal(arguments: tuple[str, ...], size: tuple[int, int]) -> None:
    with Terminal("play", *arguments, "--fast", "--seed", "q", size=size) as terminal:
        terminal.until("> ")
        for typed in ("a", "0"):
            screen = terminal.settled()
            news = screen.partition("刚才")[2].partition("──\n")[2].split("──")[0]
            assert "你 坐庄，先打" in news or "打 " in news or "揭出" in news
            rows = screen.splitlines()
            assert len(rows) == size[0]
            assert rows[-1].startswith("> ")
            assert "盘" in rows[0]
            letters = keys_of(screen)
            assert len(letters) >= 7
            assert "? 说明  t 听什么  q 离开" in screen
            assert "80×24" not in terminal.written
            terminal.type(f"{typed}\n")


def test_every_key_is_there_on_a_narrow_terminal() -> None:
    with Terminal("play", "--fast", "--seed", "q", size=(24, 48)) as terminal:
        terminal.until("> ")
        assert keys_of(terminal.settled()) == set("abcdefgijklmno")


def test_a_terminal_that_is_too_short_is_told_once() -> None:
    with Terminal("play", "--fast", "--seed", "q", size=(12, 80)) as terminal:
        assert "80×24" in terminal.until("--")
        terminal.type("\n")
        assert "轮到你" in terminal.until("> ")
        terminal.type("a\n")
        terminal.settled()
        assert terminal.written.count("80×24") == 1


def test_a_pager_takes_no_key_typed_ahead_and_leaves_nothing_of_its_prompt() -> None:
    with Terminal("play", "weimaque", "--seed", "q", size=(18, 64)) as terminal:
        if "-- 回车" in terminal.until("-- 回车", "\n> "):
            terminal.type("\n")
        terminal.until("\n> ")
        terminal.type("?\n\n\n")
        terminal.until("打牌   手里")
        terminal.until("-- 回车")
        assert "回车 回到牌桌" not in terminal.settled()
        terminal.type("\n")
        screen = terminal.until("回车 回到牌桌")
        assert "-- 回车" not in screen


def test_tables_of_scores_show_faces_and_units() -> None:
    with Terminal("score", "--hand", "23456789p12399s", "--win", "draw:1p") as terminal:
        assert terminal.end() == 0
        screen = terminal.screen
    for part in ("一二三筒", "推倒胡", "0 番", "值 1 倍", "0 号位 +3"):
        assert part in screen
    with Terminal("waits", "--hand", "23456789p12399s") as terminal:
        assert terminal.end() == 0
        assert "四筒" in terminal.screen
        assert "1 倍" in terminal.screen
    flags = ("--hand", "2388x678d", "--meld", "chi:234d:2:2d", "--meld", "peng:555x:2", "--meld", "wei:777x")
    with Terminal(
        "score", "-g", "weimaque", *flags, "--meld", "wei:000x", "--win", "turn:4x", "--from", "1"
    ) as terminal:
        assert terminal.end() == 0
        for part in ("红偎", "8 息", "值 10 息", "十十十"):
            assert part in terminal.screen


def test_errors_are_told_in_chinese_on_a_terminal() -> None:
    for arguments, word in (
        (("play", "--bots", "clever"), "没有机器人 'clever'"),
        (("play", "--seat", "9"), "座位号是 0 到 3"),
        (("rules", "neijiang", "NJ-99.1"), "neijiang 没有规则 'NJ-99.1'"),
        (("replay", "/nowhere"), "/nowhere 读不了"),
    ):
        with Terminal(*arguments) as terminal:
            assert terminal.end() == 1
            assert word in terminal.written
