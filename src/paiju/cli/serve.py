"""`paiju serve`: the server, its address, and a QR code of it."""

import asyncio
import contextlib
import ipaddress
import os
import socket
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from paiju.cli.flags import Lang
from paiju.cli.output import err, fail, parts_of_the_server
from paiju.cli.speech import Text
from paiju.core.errors import InvalidError, PaijuError

if TYPE_CHECKING:
    from paiju.server.keys import Key

OPEN = Text("牌局开了。在浏览器里打开：", "Paiju is open. In a browser, go to:")
HERE = Text("这台电脑", "this computer")
NEAR = Text("同一个网络里的手机和电脑", "phones and computers in the same network")
STOP = Text("按 Ctrl-C 关闭；打了一半的盘下次接着打。", "Ctrl-C closes it; rounds begun go on next time.")
HOST_PAGE = Text("主人页", "the host's page")
YOURS = Text(
    "这个链接能管整个牌局，只给自己用；--new-host-token 换一个。",
    "This link steers the whole house: keep it to yourself. --new-host-token makes another.",
)
TOLD_ONCE = Text(
    "主人页的链接只在这里出现一次，收好；丢了用 --new-host-token 换一个。",
    "The link of the host's page is told this one time: keep it. --new-host-token makes another.",
)
IN_FILE = Text(
    "主人的口令在 {file} 里，别让人看到；--new-host-token 换一个。",
    "The host's key is in {file}: show it to nobody. --new-host-token makes another.",
)
TOLD_BEFORE = Text(
    "主人页的链接以前给过；丢了用 --new-host-token 换一个。",
    "The link of the host's page was told before. Lost? --new-host-token makes another.",
)

Host = Annotated[
    str, typer.Option(envvar="PAIJU_HOST", help="监听的地址；0.0.0.0：整个家里都能连 address to listen on")
]
Port = Annotated[int, typer.Option(envvar="PAIJU_PORT", min=0, max=65535, help="端口，0 任选 port, 0: any")]
Database = Annotated[
    str,
    typer.Option(
        envvar="PAIJU_DATABASE",
        help="存在哪里：文件，或 postgresql://… where it is kept: a file, or postgresql://…",
    ),
]
Url = Annotated[
    str,
    typer.Option(envvar="PAIJU_URL", help="链接里写的地址 the address written into links, e.g. https://paiju.example"),
]
Workers = Annotated[
    int, typer.Option(envvar="PAIJU_BOT_WORKERS", min=1, max=64, help="机器人的进程数 processes for bots")
]
Pace = Annotated[
    int,
    typer.Option(envvar="PAIJU_BOT_PACE", min=0, max=10_000, help="机器人出牌要多久（毫秒） how long bots take (ms)"),
]
Grace = Annotated[
    int, typer.Option(envvar="PAIJU_GRACE", min=0, max=600, help="断线多少秒算离线 seconds until a lost line counts")
]
Rate = Annotated[
    float,
    typer.Option(
        envvar="PAIJU_CLOCK_RATE", min=0.1, max=1000, help="时钟快几倍，测试用 how fast the clock runs, for tests"
    ),
]
Tables = Annotated[int, typer.Option(envvar="PAIJU_MAX_TABLES", min=1, max=100_000, help="最多几桌 tables at most")]
TablesEach = Annotated[
    int, typer.Option(envvar="PAIJU_TABLES_A_PLAYER", min=1, max=1000, help="一个人最多开几桌 tables that one may own")
]
Guests = Annotated[
    int,
    typer.Option(
        envvar="PAIJU_GUESTS_A_MINUTE",
        min=1,
        max=100_000,
        help="一个地址一分钟来几个新人 new guests a minute from one address",
    ),
]
NewToken = Annotated[
    bool, typer.Option("--new-host-token", help="换一个主人页的链接 make another link of the host's page")
]
Metrics = Annotated[
    bool,
    typer.Option("--open-metrics", envvar="PAIJU_OPEN_METRICS", help="谁都能看 /metrics let everybody read it"),
]
Json = Annotated[bool, typer.Option("--log-json", envvar="PAIJU_LOG_JSON", help="日志一行一个 JSON logs as JSON")]
Level = Annotated[str, typer.Option(envvar="PAIJU_LOG_LEVEL", help="日志级别 log level: DEBUG, INFO, WARNING, ERROR")]

HOST_TOKEN = "PAIJU_HOST_TOKEN"
"""The variable that names the host's token; no flag, which everybody on the machine could read."""
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


def serve(
    host: Host = "0.0.0.0",
    port: Port = 8600,
    database: Database = "paiju.db",
    url: Url = "",
    bot_workers: Workers = 1,
    bot_pace: Pace = 900,
    grace: Grace = 10,
    clock_rate: Rate = 1.0,
    max_tables: Tables = 2000,
    tables_a_player: TablesEach = 20,
    guests_a_minute: Guests = 60,
    new_host_token: NewToken = False,
    open_metrics: Metrics = False,
    log_json: Json = False,
    log_level: Level = "WARNING",
    lang: Lang = None,
) -> None:
    """开服务器，大家一起打。Run the server, for everybody to play together."""
    with parts_of_the_server(as_json=False):
        from paiju.server import logs, run
        from paiju.server.settings import Settings
    try:
        logs.set_up(log_json, _level(log_level))
        settings = Settings(
            database=database,
            public_url=url,
            bot_workers=bot_workers,
            bot_pace=bot_pace,
            grace=grace * 1000,
            clock_rate=clock_rate,
            host_token=os.environ.get(HOST_TOKEN, ""),
            max_tables=max_tables,
            tables_a_player=tables_a_player,
            guests_a_minute=guests_a_minute,
            open_metrics=open_metrics,
        )
        # first the port: where it is taken, a server runs whose link must stay good
        listener = run.listen(host, port)
        with contextlib.ExitStack() as unless_ready:
            unless_ready.enter_context(listener)
            key = asyncio.run(run.prepare(settings, new_host_token=new_host_token))
            unless_ready.pop_all()
    except PaijuError as error:
        fail(error, as_json=False)
    run.run(settings, listener, lambda: _announce(host, listener.getsockname()[1], url, key))


def _level(level: str) -> str:
    if level.upper() not in LEVELS:
        raise InvalidError("bad_setting", f"a log level is one of: {', '.join(LEVELS)}", "/log_level")
    return level.upper()


def _announce(host: str, port: int, url: str, key: "Key | None") -> None:
    """Say where the server is, once it answers, and where the host's page is."""
    here, near = addresses(host, port)
    best = url or near or here
    err.print(f"\n{OPEN}\n")
    for address, who in ((url, ""), (here, str(HERE)), (near, str(NEAR))):
        if address:
            err.print(f"  {address}  {who}")
    if sys.stderr.isatty():
        _show_qr(best)
    # below what guests take a picture of
    _show_host_page(f"{best.rstrip('/')}/host", key)
    err.print(f"\n{STOP}")


def _show_host_page(page: str, key: "Key | None") -> None:
    """His link goes to a terminal only: what goes elsewhere is kept, and read by others. Unless it has no file."""
    if key is None:
        link, remark = page, ""
    elif key.file is None:
        link, remark = (f"{page}#{key.token}", str(TOLD_ONCE)) if key.token else (page, str(TOLD_BEFORE))
    elif sys.stderr.isatty():
        link, remark = f"{page}#{key.token}", str(YOURS)
    else:
        link, remark = page, IN_FILE.of(file=key.file)
    err.print(f"\n{HOST_PAGE}  {link}", *([remark] if remark else []), sep="\n", soft_wrap=True)


def _show_qr(address: str) -> None:
    import segno

    err.print()
    segno.make(address, micro=False).terminal(out=sys.stderr, compact=True, border=2)


def addresses(host: str, port: int) -> tuple[str, str]:
    """The address for a browser on this machine, and the one for others in its network ("" where there is none)."""
    if host not in ("0.0.0.0", "::"):
        shown = f"[{host}]" if ":" in host else host
        return (f"http://{shown}:{port}/", "")
    near = own_address()
    return f"http://127.0.0.1:{port}/", f"http://{near}:{port}/" if near else ""


def own_address() -> str:
    """The address of this machine in its network, "" where it has none. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
    return "" if ipaddress.ip_address(found).is_loopback else found
