"""What `paiju doctor` looks at. Every check reads alone, and tells what it found and what to do."""

import errno
import http.client
import json
import re
import socket
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final, NamedTuple

from paiju import __version__
from paiju.cli.speech import Text

OK, WARNING, FAULT = "ok", "warning", "fault"
MEGABYTE: Final = 1024 * 1024
LITTLE, TOO_LITTLE = 1024 * MEGABYTE, 64 * MEGABYTE
"""Free bytes on the disk of the database: fewer are a warning, a fault."""
PARTS: Final = ("fastapi", "uvicorn", "websockets", "msgspec", "sqlalchemy", "alembic", "aiosqlite", "structlog")
SOCKETS_A_TABLE: Final = 4
SPARE_FILES: Final = 100
"""Files that a server has open besides its sockets, with room to spare."""
DRIFT, APART = 50, 5_000
"""Milliseconds: by which the two clocks of a machine may part in a fifth of a second, and those of two machines."""
YEARS: Final = range(2025, 2101)


class Finding(NamedTuple):
    """What was looked at, how it is, what was found, and what to do where that is anything."""

    what: str
    level: str
    found: Text
    todo: Text | None = None


def parts(postgres: bool) -> Iterator[Finding]:
    """Python and the packages of a server."""
    yield Finding("python", OK, Text(*[f"Python {sys.version.split()[0]}, Paiju {__version__}"] * 2))
    missing = [name for name in (*PARTS, *(["psycopg"] if postgres else [])) if not _version(name)]
    extra = "server,postgres" if postgres else "server"
    if missing:
        names = ", ".join(missing)
        todo = Text(*[f"pip install 'paiju[{extra}]'"] * 2)
        yield Finding("packages", FAULT, Text(f"没有装：{names}", f"not installed: {names}"), todo)
    else:
        told = ", ".join(f"{name} {_version(name)}" for name in PARTS[:5])
        yield Finding("packages", OK, Text(told, told))


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def clock(now: float, before: float, passed: float, newest: int, ahead: int | None) -> Iterator[Finding]:
    """The clock of the machine: `now` and `before` of the wall, `passed` what went by of the other clock (seconds)."""
    when = datetime.fromtimestamp(now, UTC)
    told = f"{when:%Y-%m-%d %H:%M:%S} UTC"
    right = Text("校准这台电脑的时钟（例如打开 NTP）", "set the clock of this machine (switch NTP on)")
    if when.year not in YEARS:
        yield Finding("clock", FAULT, Text(f"时钟是 {told}，不像真的", f"it shows {told}, which cannot be"), right)
    elif newest > now * 1000 + APART:
        behind = Text(f"时钟是 {told}，比打过的牌还早", f"it shows {told}, before rounds that were played")
        yield Finding("clock", WARNING, behind, right)
    elif abs(now - before - passed) * 1000 > DRIFT:
        yield Finding("clock", WARNING, Text("时钟在跳", "it jumps"), right)
    else:
        yield Finding("clock", OK, Text(told, told))
    if ahead is not None and abs(ahead) > APART:
        apart = Text(f"数据库的时钟差 {ahead / 1000:.0f} 秒", f"the database's clock is {ahead / 1000:.0f} s ahead")
        yield Finding("clock of the database", WARNING, apart, right)


def assets(folder: Path) -> Iterator[Finding]:
    """The browser client: built, and every file there that it names."""
    build = Text("重新安装：pip install .（会做出界面）", "install again: pip install . builds it")
    try:
        built: dict[str, Any] = json.loads((folder / "built.json").read_text(encoding="utf-8"))
        page = (folder / "index.html").read_text(encoding="utf-8")
    except (OSError, ValueError):
        yield Finding("client", FAULT, Text("没有浏览器界面", "the browser client is not built"), build)
        return
    named = {file for part in built.values() for file in (part["file"], *part.get("css", ()), *part.get("assets", ()))}
    named |= set(re.findall(r'(?:src|href)="/([^"#?]+)', page))
    missing = sorted(file for file in named if not (folder / file).is_file())
    if missing:
        lacks = Text(f"界面缺 {len(missing)} 个文件：{missing[0]}", f"{len(missing)} files are missing: {missing[0]}")
        yield Finding("client", FAULT, lacks, build)
    else:
        yield Finding("client", OK, Text(f"{len(named)} 个文件都在", f"all {len(named)} files are there"))


def files(most: int | None, tables: int) -> Iterator[Finding]:
    """How many files the process may have open, against the sockets of so many tables; None: nobody says."""
    if most is None:
        return
    needs = tables * SOCKETS_A_TABLE + SPARE_FILES
    if most < needs:
        enough = max(0, most - SPARE_FILES) // SOCKETS_A_TABLE
        found = Text(
            f"最多开 {most} 个文件，大约够 {enough} 桌，设的是 {tables} 桌",
            f"{most} open files do for about {enough} tables, {tables} are allowed",
        )
        todo = Text(
            f"ulimit -n {needs}（systemd：LimitNOFILE={needs}），或 --max-tables {max(1, enough)}",
            f"ulimit -n {needs} (systemd: LimitNOFILE={needs}), or --max-tables {max(1, enough)}",
        )
        yield Finding("open files", WARNING, found, todo)
    else:
        yield Finding("open files", OK, Text(f"最多 {most} 个", f"{most} at most"))


def open_files() -> int | None:
    """How many files this process may have open; None where the machine has no such limit."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def port(host: str, number: int) -> Iterator[Finding]:
    """Whether the port is free, or who has it."""
    what = "port"
    other = Text("换一个：--port 8700", "take another one: --port 8700")
    problem = _taken(host, number)
    if problem is None:
        yield Finding(what, OK, Text(f"{number} 空着", f"{number} is free"))
    elif problem.errno != errno.EADDRINUSE:
        told = problem.strerror or str(problem)
        yield Finding(what, FAULT, Text(f"{number} 用不了：{told}", f"{number} cannot be used: {told}"), other)
    elif running := _paiju_at(host, number):
        yield Finding(what, OK, Text(f"牌局 {running} 正在 {number} 运行", f"Paiju {running} runs at {number}"))
    else:
        yield Finding(what, FAULT, Text(f"{number} 别的程序占着", f"another program has {number}"), other)


def _taken(host: str, number: int) -> OSError | None:
    """Why nobody can listen there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, number))
            probe.listen(1)
        except OSError as error:
            return error
    return None


def _paiju_at(host: str, number: int) -> str:
    """The version of the Paiju that answers there; "" where none does."""
    near = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    line = http.client.HTTPConnection(near, number, timeout=3)
    try:
        line.request("GET", "/healthz")
        told = json.loads(line.getresponse().read(10_000))
        return str(told["version"]) if "protocol" in told else ""
    except (OSError, http.client.HTTPException, ValueError, TypeError, KeyError):
        return ""
    finally:
        line.close()


def ticked() -> tuple[float, float, float]:
    """The wall clock now and a moment before, and how long that moment was by the other clock; in seconds."""
    before, start = time.time(), time.monotonic()
    time.sleep(0.2)
    return time.time(), before, time.monotonic() - start
