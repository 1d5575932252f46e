"""`paiju doctor`: whether a server can run here, and what to do where it cannot. It only reads."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text as Line

from paiju.cli import checks
from paiju.cli.checks import FAULT, MEGABYTE, OK, WARNING, Finding
from paiju.cli.flags import Lang
from paiju.cli.output import fail, for_people, out, print_json
from paiju.cli.serve import Database, Host, Port, Tables
from paiju.cli.speech import Text
from paiju.core.errors import PaijuError

if TYPE_CHECKING:
    from paiju.storage.health import Health

AsJson = Annotated[bool, typer.Option("--json", help="终端上也输出 JSON print JSON on a terminal too")]

LEVELS = {
    OK: (Text("好", "ok"), "green"),
    WARNING: (Text("注意", "warning"), "yellow"),
    FAULT: (Text("坏", "fault"), "red"),
}
WHAT = {
    "packages": "部件", "database": "数据库", "room": "空间", "schema": "表结构", "clock": "时钟",
    "clock of the database": "数据库的时钟", "client": "界面", "open files": "打开文件数", "port": "端口",
}  # fmt: skip


def doctor(
    host: Host = "0.0.0.0",
    port: Port = 8600,
    database: Database = "paiju.db",
    max_tables: Tables = 2000,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """检查服务器能不能开，有什么要修。See whether a server can run here; status 1 where something is broken."""
    try:
        found = list(_all(host, port, database, max_tables))
    except PaijuError as error:
        fail(error, as_json)
    if for_people(as_json):
        _show(found)
    else:
        print_json({"findings": [_written(one) for one in found], "well": _well(found)})
    if not _well(found):
        raise typer.Exit(1)


def _well(found: list[Finding]) -> bool:
    return all(one.level != FAULT for one in found)


def _all(host: str, port: int, database: str, max_tables: int) -> Iterator[Finding]:
    """Everything; where parts are missing nothing else can be looked at."""
    packages = list(checks.parts(database.startswith("postgres")))
    yield from packages
    if not _well(packages):
        return
    from paiju.server.client import STATIC
    from paiju.storage import health

    store = health.examine(database)
    yield from _storage(store, health.standing(store.version))
    yield from checks.clock(*checks.ticked(), store.newest, store.ahead)
    yield from checks.assets(STATIC)
    yield from checks.files(checks.open_files(), max_tables)
    if port:
        yield from checks.port(host, port)


def _storage(store: "Health", standing: str) -> Iterator[Finding]:
    """The database: reached, whole, writable, with room, of which schema."""
    yield _reached(store)
    if store.space is not None:
        yield _room(store.space.used, store.space.free)
    if store.there and not store.fault and not store.damage:
        yield _schema(standing)


def _reached(store: "Health") -> Finding:
    if store.fault:
        found = Text(f"{store.shown} 打不开：{store.fault}", f"{store.shown}: {store.fault}")
        return Finding("database", FAULT, found, _REACH)
    if store.damage:
        restore = Text("从备份恢复：paiju restore", "go back to a backup: paiju restore")
        found = Text(f"{store.shown} 坏了：{store.damage[0]}", f"{store.shown} is damaged: {store.damage[0]}")
        return Finding("database", FAULT, found, restore)
    if not store.writable:
        found = Text(f"{store.shown} 不能写", f"{store.shown} cannot be written")
        return Finding("database", FAULT, found, Text("看看文件和文件夹是谁的", "see who owns file and folder"))
    if not store.there:
        return Finding("database", WARNING, Text(f"还没有 {store.shown}", f"there is no {store.shown} yet"), _FIRST)
    if not store.journal:
        return Finding("database", OK, Text(f"{store.shown} 有回应", f"{store.shown} answers"))
    told = f"{store.shown} ({store.journal})"
    return Finding("database", OK, Text(f"{told}，完好", f"{told}, whole"))


_REACH = Text(
    "看看地址对不对，文件是谁的，数据库开着没有", "see that address, owner and rights are right and that it runs"
)
_FIRST = Text("第一次开服务器时会建", "the first start makes it")


def _room(used: int, free: int | None) -> Finding:
    told = f"{used / MEGABYTE:.1f} MB"
    if free is None:
        return Finding("room", OK, Text(told, told))
    level = FAULT if free < checks.TOO_LITTLE else WARNING if free < checks.LITTLE else OK
    found = Text(f"用了 {told}，还剩 {free // MEGABYTE} MB", f"{told} used, {free // MEGABYTE} MB left")
    return Finding("room", level, found, None if level == OK else Text("腾出一些空间", "make room on this disk"))


def _schema(standing: str) -> Finding:
    return {
        "none": Finding("schema", WARNING, Text("还是空的", "it is empty"), _FIRST),
        "current": Finding("schema", OK, Text("是最新的", "it is the newest")),
        "older": Finding(
            "schema", WARNING, Text("是旧版的", "it is of an older version"),
            Text("先 paiju backup，下次开服务器时会更新", "paiju backup first: the next start brings it up to date"),
        ),
        "newer": Finding(
            "schema", FAULT, Text("是更新的牌局做的", "a newer Paiju has made it"),
            Text("装那个更新的版本", "install that newer version"),
        ),
    }[standing]  # fmt: skip


def _written(one: Finding) -> dict[str, str]:
    todo = one.todo.en if one.todo is not None else ""
    return {"what": one.what, "level": one.level, "found": one.found.en, "todo": todo}


def _show(found: list[Finding]) -> None:
    for one in found:
        word, colour = LEVELS[one.level]
        what = Text(WHAT.get(one.what, one.what), one.what)
        out.print(Line.assemble((f"{word!s}", f"bold {colour}"), "  ", (f"{what!s}", "bold"), f"  {one.found!s}"))
        if one.todo is not None:
            out.print(Line(f"    → {one.todo!s}"))
