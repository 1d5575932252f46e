"""`paiju backup`, `paiju restore`: a copy of all that a server keeps, taken while it runs, and the way back."""

import asyncio
import re
import time
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from paiju.cli.flags import Lang
from paiju.cli.output import err, fail, for_people, out, parts_of_the_server, print_json
from paiju.cli.serve import Database
from paiju.cli.speech import Text
from paiju.core.errors import InvalidError, PaijuError

DATED = re.compile(r"paiju-\d{8}-\d{6}\.db")
"""What `--keep` counts and removes; nothing else in the folder is touched."""

Target = Annotated[Path, typer.Argument(help="存到哪个文件；或一个文件夹 a file to write, or a folder")]
File = Annotated[Path, typer.Argument(help="备份文件 a file that `paiju backup` has written")]
Force = Annotated[bool, typer.Option("--force", help="已有的也换掉 replace what is there")]
Keep = Annotated[
    int | None, typer.Option(min=1, help="文件夹里只留最新几份 keep so many of the newest in the folder, remove others")
]
AsJson = Annotated[bool, typer.Option("--json", help="终端上也输出 JSON print JSON on a terminal too")]

WRITTEN = Text("备份好了：{file}（{size} KB，已核对）", "Backed up and checked: {file} ({size} KB)")
REMOVED = Text("删掉旧的：{file}", "Removed an old one: {file}")
SECRET = Text(
    "里面有没打完的牌的种子，别让人看到。", "It holds the seeds of rounds that are being played: show it to nobody."
)
RESTORED = Text("恢复好了：{database}。现在可以开服务器。", "Restored into {database}. The server can be started.")


def backup(
    target: Target,
    database: Database = "paiju.db",
    keep: Keep = None,
    force: Force = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """备份，服务器可以开着。Copy all that a server keeps into one file; it may run meanwhile."""
    with parts_of_the_server(as_json):
        from paiju.storage import backup as copying
    try:
        file = _file(target, keep)
        asyncio.run(copying.backup(database, file, force=force))
        removed = _rotate(target, keep) if keep is not None else []
        asyncio.run(_note(database))
    except PaijuError as error:
        fail(error, as_json)
    if for_people(as_json):
        out.print(WRITTEN.of(file=file, size=file.stat().st_size // 1024))
        for old in removed:
            out.print(REMOVED.of(file=old))
        err.print(str(SECRET))
    else:
        print_json({"file": str(file), "bytes": file.stat().st_size, "removed": [str(old) for old in removed]})


def restore(
    file: File, database: Database = "paiju.db", force: Force = False, as_json: AsJson = False, lang: Lang = None
) -> None:
    """从备份恢复，服务器要先关掉。Put a backup into the place of a database; the server must be stopped."""
    with parts_of_the_server(as_json):
        from paiju.storage import address
        from paiju.storage import restore as restoring
    try:
        restoring.restore(file, database, force=force)
        shown = address.read(database).shown
    except PaijuError as error:
        fail(error, as_json)
    if for_people(as_json):
        out.print(RESTORED.of(database=shown))
    else:
        print_json({"database": shown})


def _file(target: Path, keep: int | None) -> Path:
    """The file to write: in a folder one that is named after the time. Errors: `bad_setting`."""
    from paiju.storage import address

    if address.is_folder(target):
        return target / f"paiju-{datetime.now().astimezone():%Y%m%d-%H%M%S}.db"
    if keep is not None:
        raise InvalidError("bad_setting", f"{target} is no folder: --keep wants one", "/keep")
    return target


def _rotate(folder: Path, keep: int) -> list[Path]:
    """Remove the oldest of the dated files, so that so many are left; those that went. Errors: `bad_setting`."""
    try:
        old = sorted(file for file in folder.iterdir() if DATED.fullmatch(file.name))[:-keep]
        for file in old:
            file.unlink()
    except OSError as error:
        reason = f"the backup is made, but older ones in {folder} cannot be removed: {error.strerror}"
        raise InvalidError("bad_setting", reason, "/keep") from None
    return old


async def _note(database: str) -> None:
    """Let the host's page tell when this was; a database that cannot be written was backed up all the same."""
    from paiju.storage import StorageError, Store

    store = Store(database)
    try:
        await store.house.set("backed_up", int(time.time() * 1000))
    except StorageError:
        return
    finally:
        await store.close()
