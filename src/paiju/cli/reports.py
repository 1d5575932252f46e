"""`paiju reports`: what players have reported to the host, the newest first."""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text as Line

from paiju.cli.flags import Lang
from paiju.cli.output import err, fail, for_people, out, parts_of_the_server, print_json
from paiju.cli.people import printable
from paiju.cli.serve import Database
from paiju.cli.speech import Language, Text, language
from paiju.core.codec import Json
from paiju.core.errors import PaijuError
from paiju.flow.registry import find

if TYPE_CHECKING:
    from paiju.storage import ReportRow, Store

Limit = Annotated[int, typer.Option("--limit", "-n", min=1, max=1000, help="最多几条 reports at most")]
Before = Annotated[int | None, typer.Option(min=1, help="只要这个编号之前的 only those before this number")]
AsJson = Annotated[bool, typer.Option("--json", help="终端上也输出 JSON print JSON on a terminal too")]

NONE = Text("没有人报告过什么。", "Nobody has reported anything.")
WHICH = Text("{game} 第 {session} 场第 {number} 盘", "{game}, session {session}, round {number}")
SILENT = Text("（没有写什么）", "(nothing was written)")
MORE = Text("更早的：--before {number}", "Older ones: --before {number}")


def reports(
    database: Database = "paiju.db",
    limit: Limit = 20,
    before: Before = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """玩家报告了哪些盘。Which rounds players have reported to the host; the database may be in use meanwhile."""
    with parts_of_the_server(as_json):
        from paiju.storage import Store
    try:
        told = asyncio.run(_told(Store(database), before, limit))
    except PaijuError as error:
        fail(error, as_json)
    if for_people(as_json):
        _show(told[:limit], more=len(told) > limit)
    else:
        print_json({"reports": told[:limit], "before": told[limit - 1]["id"] if len(told) > limit else None})


async def _told(store: "Store", before: int | None, limit: int) -> list[dict[str, Json]]:
    """The reports as JSON, one more than wanted where there are more."""
    try:
        await store.look()
        return [await _written(store, row) for row in await store.reports(before, limit + 1)]
    finally:
        await store.close()


async def _written(store: "Store", row: "ReportRow") -> dict[str, Json]:
    player = await store.player(row.player)
    played = await store.round(row.table, row.session, row.number)
    assert player is not None, "a report is of a player and of a round that there are"
    assert played is not None
    return {
        "id": row.id,
        "at": row.at,
        "player": row.player,
        "name": player.name,
        "table": row.table,
        "session": row.session,
        "number": row.number,
        "game": played.game,
        "remark": row.remark,
    }


def _show(told: Sequence[dict[str, Json]], *, more: bool) -> None:
    if not told:
        err.print(str(NONE))
    for report in told:
        game = find(report["game"])
        title = game.title if language() is Language.ZH else game.english
        which = WHICH.of(game=title, session=report["session"], number=report["number"])
        when = datetime.fromtimestamp(report["at"] / 1000).astimezone()
        head = f"{when:%Y-%m-%d %H:%M}  {printable(report['name'])}  {which}"
        place = f"/record/{report['table']}/{report['session']}/{report['number']}"
        out.print(Line(head, style="bold"), Line(f"  {place}"), sep="\n")
        for row in str(report["remark"] or SILENT).splitlines():
            out.print(Line(f"  {printable(row)}"))
        out.print()
    if more:
        err.print(MORE.of(number=told[-1]["id"]))
