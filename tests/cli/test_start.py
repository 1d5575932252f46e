"""A command starts quickly: nothing is built or loaded that it has no use for."""

import subprocess
import sys

import pytest

from paiju.cli.main import COMMANDS
from tests.cli.drive import run


def python(code: str) -> str:
    """What a fresh interpreter prints."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60).stdout


def test_importing_the_games_builds_no_tables() -> None:
    built = "from paiju.mahjong import tables; print(tables.suit.cache_info().currsize)"
    assert python(f"import paiju; {built}") == "0\n"
    assert python(f"import paiju; paiju.waits({{'game': 'neijiang', 'hand': '23456799p56s444s'}}); {built}") != "0\n"


@pytest.mark.parametrize("module", ["asyncio", "paiju.bots", "paiju.cli.serve", "rich.markdown", "rich.progress"])
def test_a_rule_is_told_without_what_other_commands_need(module: str) -> None:
    code = "import sys; sys.argv[1:] = ['rules', 'yushu', 'YS-1.1']\nfrom paiju.cli.main import app\n"
    loaded = python(f"{code}app(standalone_mode=False); print({module!r} in sys.modules)")
    assert loaded.startswith("YS-1.1 ")
    assert loaded.endswith("False\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_found_and_explains_itself(command: str) -> None:
    done = run(command, "-h")
    assert done.returncode == 0
    assert f"paiju {command}" in done.stdout


def test_near_miss_a_command_that_there_is_not() -> None:
    assert run("plays").returncode == 2
