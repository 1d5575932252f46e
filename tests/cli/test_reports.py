"""`paiju reports`: what players have reported, as the host reads it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from paiju.storage import Append, InputRow, PlayerRow, ReportRow, RoundRow, Store, TableRow
from tests.cli.drive import run
from tests.cli.terminal import Terminal

NAMES = {"ann": "阿梅", "bo": "bo\x1b[2J"}
AT = 1_790_000_000_000


def kept(folder: Path, *rows: ReportRow) -> str:
    """A database with players, rounds of two games, and these reports."""
    path = str(folder / "paiju.db")

    async def keep() -> None:
        store = Store(path)
        await store.open()
        for player, name in NAMES.items():
            await store.add_player(PlayerRow(player, name, 1), player.encode())
        for table, game in (("t1", "neijiang"), ("t2", "weimaque")):
            await store.add_table(TableRow(table, f"10000{table[1]}", "ann", 1, bytes(32), {}))
            rounds = tuple(
                RoundRow(table, 1, number, game, AT, ["阿梅", "bo"], ["ann", "bo"], [3, -3], "record\n")
                for number in (1, 2)
            )
            row = InputRow(table, 1, 7, "answer", "ann", window=3, client_id="", body={}, events=[])
            await store.append(Append(row, rounds=rounds))
        for report in rows:
            await store.add_report(report)
        await store.close()

    asyncio.run(keep())
    return path


def read(*arguments: str) -> dict[str, Any]:
    done = run("reports", *arguments)
    assert done.returncode == 0, done.stdout + done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


THREE = (
    ReportRow("ann", "t1", 1, 2, AT, "番数不对"),
    ReportRow("bo", "t2", 1, 1, AT + 60_000, ""),
    ReportRow("bo", "t1", 1, 1, AT + 120_000, "first line\nsecond \x1b[31mline"),
)


def test_all_that_a_report_holds_is_told_the_newest_first(tmp_path: Path) -> None:
    told = read("--database", kept(tmp_path, *THREE), "--json")
    assert told["before"] is None
    assert [report["number"] for report in told["reports"]] == [1, 1, 2]
    assert told["reports"][2] == {
        "id": told["reports"][2]["id"], "at": AT, "player": "ann", "name": "阿梅", "table": "t1", "session": 1,
        "number": 2, "game": "neijiang", "remark": "番数不对",
    }  # fmt: skip


def test_a_page_says_where_the_next_one_begins(tmp_path: Path) -> None:
    database = kept(tmp_path, *THREE)
    first = read("--database", database, "-n", "2")
    assert len(first["reports"]) == 2
    rest = read("--database", database, "--before", str(first["before"]))
    assert [report["remark"] for report in rest["reports"]] == ["番数不对"]
    assert rest["before"] is None


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_on_a_terminal_it_is_text_that_moves_no_cursor(tmp_path: Path, lang: str) -> None:
    database = kept(tmp_path, *THREE)
    with Terminal("reports", "--database", database, "-n", "2", "--lang", lang) as terminal:
        assert terminal.end() == 0
        shown = terminal.written
    for text in ("bo?[2J", "/record/t1/1/1", "first line", "second ?[31mline", "/record/t2/1/1", "--before"):
        assert text in shown
    assert ("偎麻雀" if lang == "zh" else "Weimaque") in shown
    assert ("没有写什么" if lang == "zh" else "nothing was written") in shown
    assert "番数不对" not in shown
    with Terminal("reports", "--database", database, "--before", "1", "--lang", lang) as terminal:
        assert terminal.end() == 0
        assert ("没有人报告过" if lang == "zh" else "Nobody has reported") in terminal.written


def test_a_database_that_is_none_is_refused_and_none_is_made(tmp_path: Path) -> None:
    for name in ("none.db", "empty.db", "text.db"):
        path = tmp_path / name
        if name != "none.db":
            path.write_text("no database" * 100 if name == "text.db" else "")
        done = run("reports", "--database", str(path), "--json")
        assert done.returncode == 1
        assert json.loads(done.stdout)["error"]["code"] == "bad_setting"
        assert path.exists() == (name != "none.db")
    assert run("reports", "--database", "ftp://example/x").returncode == 1
    assert run("reports", "--limit", "0").returncode == 2


def test_while_a_server_writes_it_is_read(tmp_path: Path) -> None:
    """Its lock keeps nobody from reading."""
    database = kept(tmp_path, *THREE)

    async def both() -> None:
        store = Store(database)
        await store.open()
        try:
            told = await asyncio.to_thread(read, "--database", database)
            assert len(told["reports"]) == 3
        finally:
            await store.close()

    asyncio.run(both())
