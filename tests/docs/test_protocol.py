"""docs/protocol.md and the types agree, and its example plays."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from paiju.table import room
from paiju.table.table import Table
from tests.docs import protocol
from tests.server.house import house

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "play_a_round.py"


def test_the_tables_of_messages_are_made_from_the_types() -> None:
    text = protocol.PAGE.read_text(encoding="utf-8")
    assert protocol.page(text) == text, "run: python -m tests.docs.protocol"


def test_every_key_of_a_table_is_told() -> None:
    table = Table("id", "123456", "p", bytes(32), room.read({"game": "neijiang"}))
    table.show(0)
    shown = vars(table)["_shown"]
    section = protocol.PAGE.read_text(encoding="utf-8").split("## The table")[1].split("## A round")[0]
    told = set(re.findall(r"`([a-z_]+)`", section))
    assert set(shown) <= told
    assert set(shown["seats"][0]) <= told


def test_every_code_of_a_refusal_is_told() -> None:
    """Codes are read from the sources of the table and the socket, so that a new one cannot be forgotten."""
    folder = Path(__file__).parents[2] / "src" / "paiju"
    sources = [*(folder / "table").glob("*.py"), *(folder / "server").glob("*.py")]
    raised = {
        code
        for source in sources
        for code in re.findall(r"(?:Illegal|Invalid)Error\(\s*\"([a-z_]+)\"", source.read_text(encoding="utf-8"))
    }
    of_others = {"bad_setting", "bad_name", "bad_face", "bad_code", "too_many", "diverged"}
    told = set(re.findall(r"`([a-z_]+)`", protocol.PAGE.read_text(encoding="utf-8").split("## Errors")[1]))
    assert raised - of_others <= told


@pytest.mark.parametrize("game", ["neijiang", "fulushou", "weimaque"])
def test_the_example_plays_a_round(game: str) -> None:
    with house("--bot-pace", "0", "--clock-rate", "20") as built:
        command = [sys.executable, str(EXAMPLE), built.url, game]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("deltas [")
