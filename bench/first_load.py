"""How long a phone on a slow line waits for a page it has never seen: 1.6 Mbit/s, 150 ms, a quarter of the processor.

    python -m bench.first_load [runs]

Each run is a fresh browser without a cache. A page is usable when what one came for stands there and all its pictures
have come: on the front page the doors and the games, behind a link the question for the name, or the seats of the room,
or one's own hand on the table. Prints the median and the range, the requests and the bytes on the line, and which
request came when in the median run. Chromium does not slow WebSockets, so a table is a little later on a real line.
"""

import asyncio
import json
import statistics
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Request

from tests.browser.browser import Look, chromium, context_of
from tests.server.house import Client, House, house

LIMIT = 2500
RUNS = 5
SLOW = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
PROCESSOR = 4
USABLE = """
([wanted, least]) => {
  const look = () => {
    const there = document.querySelectorAll(wanted).length >= least;
    const drawn = [...document.images].every((image) => image.complete);
    if (there && drawn && !("usable" in window)) window.usable = performance.now();
    if (!("usable" in window)) requestAnimationFrame(look);
  };
  look();
}
"""


class Visit(NamedTuple):
    """Where somebody goes, and what he waits for: so many of what `wanted` selects."""

    name: str
    path: str
    wanted: str
    least: int = 1
    token: str = ""


class Came(NamedTuple):
    """A request: when it was sent and when all of it had come (ms), and its bytes."""

    path: str
    sent: float
    came: float
    size: int


class Load(NamedTuple):
    """What a visit took."""

    usable: float
    requests: list[Came]

    @property
    def size(self) -> int:
        return sum(request.size for request in self.requests)


def visit(browser: Browser, home: House, way: Visit) -> Load:
    """One visit of a browser that has never been here."""
    context = context_of(browser, Look())
    if way.token:
        me = json.dumps({"id": "", "name": "阿梅", "token": way.token, **home.get("/api/me", way.token).json()})
        context.add_init_script(f"localStorage.setItem('paiju.me', {json.dumps(me)})")
    context.add_init_script(f"({USABLE})({json.dumps([way.wanted, way.least])})")
    page = context.new_page()
    slow = context.new_cdp_session(page)
    slow.send("Network.enable")
    slow.send("Network.emulateNetworkConditions", SLOW)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": PROCESSOR})
    asked: list[Request] = []

    def note(request: Request) -> None:
        asked.append(request)

    page.on("requestfinished", note)
    page.goto(home.url + way.path)
    page.wait_for_function("() => 'usable' in window", timeout=60_000)
    usable = float(page.evaluate("window.usable"))
    load = Load(usable, sorted(_requests(asked), key=lambda one: one.sent))
    context.close()
    return load


def _requests(asked: list[Request]) -> Iterator[Came]:
    began = asked[0].timing["startTime"]
    for request in asked:
        sizes, sent = request.sizes(), request.timing["startTime"] - began
        size = sizes["responseBodySize"] + sizes["responseHeadersSize"]
        yield Came(urlsplit(request.url).path, sent, sent + request.timing["responseEnd"], size)


def ways(home: House) -> Iterator[Callable[[], Visit]]:
    """The pages that people come to first; each call prepares one visit, for a round does not wait long."""
    owner = home.guest("阿博")
    code = home.room(owner, "neijiang")["code"]
    yield lambda: Visit("front page", "/", ".front-doors button, .game-tiles > li", 8)
    yield lambda: Visit("a link, no name yet", f"/r/{code}", "form input")
    yield lambda: Visit("a link, the seats", f"/r/{code}", ".chair", 4, home.guest("阿梅"))
    yield partial(table, home, "neijiang")
    yield partial(table, home, "fulushou")


def table(home: House, game: str) -> Visit:
    """A round against bots that waits for one who comes back."""
    token = home.guest("阿梅")
    code = home.room(token, game)["code"]
    with ThreadPoolExecutor(1) as aside:  # Playwright has the loop of this thread
        aside.submit(asyncio.run, _begin(home, token, code)).result()
    return Visit(f"a link, the table ({game})", f"/r/{code}", "main button[data-face]", 5, token)


async def _begin(home: House, token: str, code: str) -> None:
    """Sit down with bots, and wait for the first round."""
    player = await Client(home, token, code).connect()
    await player.do("sit", seat=0)
    for seat in range(1, len(player.table["seats"])):
        await player.do("bot", seat=seat)
    await player.do("ready")
    while not player.frames:
        await player.next()
    await player.close()


def told(way: Visit, loads: list[Load]) -> None:
    """One line for a visit, and below it what came when."""
    loads = sorted(loads)
    middle = loads[len(loads) // 2]
    times = [load.usable for load in loads]
    late = "" if statistics.median(times) <= LIMIT else f"  LATER THAN {LIMIT} ms"
    print(
        f"{way.name:32} {statistics.median(times):6.0f} ms ({times[0]:.0f} to {times[-1]:.0f})"
        f" {len(middle.requests):3} requests {middle.size / 1000:6.1f} kB{late}"
    )
    for request in middle.requests:
        print(f"    {request.sent:6.0f} {request.came:6.0f} ms {request.size / 1000:6.1f} kB {request.path[-60:]}")


def main(runs: int) -> None:
    with house("--bot-pace", "20") as home, chromium() as browser:
        for prepared in ways(home):
            done = [(way, visit(browser, home, way)) for way in (prepared() for _ in range(runs))]
            told(done[0][0], [load for _, load in done])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS)
