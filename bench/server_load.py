"""Load on one server: tables of `steady` bots at ten times human pace, each watched by four sockets.

    python bench/server_load.py [tables] [seconds] [bot workers]

Prints commands a second, the time from a command to the last push of what it caused, and memory. Numbers of a day stand
in docs/hosting.md. Server and clients share the machine.
"""

import asyncio
import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import websockets

RATE = 10
WATCHERS = 4
OWNED = 20
"""Tables that one player may own."""
GAMES = ("neijiang", "fulushou", "weimaque")


def start(folder: Path, workers: int) -> tuple[subprocess.Popen[bytes], str]:
    """A server of its own; the process and its address."""
    log = folder / "log"
    command = [sys.executable, "-m", "paiju", "serve", "--host", "127.0.0.1", "--port", "0", "--log-level", "ERROR"]
    command += ["--database", str(folder / "load.db"), "--clock-rate", str(RATE), "--bot-workers", str(workers)]
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out)
    for _ in range(600):
        found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text(encoding="utf-8"))
        if found:
            return process, found[0]
        time.sleep(0.05)
    raise SystemExit("the server does not start")


async def watch(url: str, token: str, code: str, owner: bool) -> None:
    """A socket that reads all it is sent; the owner's also seats the bots and starts."""
    async with websockets.connect(url.replace("http", "ws", 1) + "/ws", compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token, "table": code}))
        welcome = json.loads(await socket.recv())
        if owner:
            for seat in range(len(welcome["table"]["seats"])):
                await socket.send(json.dumps({"type": "bot", "seat": seat}))
            await socket.send(json.dumps({"type": "start"}))
        async for _ in socket:
            pass


def counted(url: str) -> dict[str, float]:
    """The server's own counters."""
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def quantile(before: dict[str, float], after: dict[str, float], name: str, part: float) -> float:
    """An upper bound of the quantile, from the buckets of a histogram."""
    buckets = []
    for key, value in after.items():
        found = re.fullmatch(rf'{name}_bucket{{le="([^"]+)"}}', key)
        if found:
            buckets.append((float(found[1]), value - before.get(key, 0)))
    buckets.sort()
    wanted = buckets[-1][1] * part
    return next(bound for bound, count in buckets if count >= wanted)


def memory(pid: int) -> int:
    """MiB that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) // 1024  # type: ignore[index]


async def load(url: str, tables: int, seconds: int, pid: int) -> None:
    """Open the tables, let them warm up, and measure."""
    async with httpx.AsyncClient(base_url=url) as http:
        tokens = [(await http.post("/api/guests", json={"name": f"w{n}"})).json()["token"] for n in range(WATCHERS)]
        tasks = []
        for number in range(tables):
            if number % OWNED == 0:
                tokens[0] = (await http.post("/api/guests", json={"name": "owner"})).json()["token"]
            room = {
                "game": GAMES[number % len(GAMES)],
                "customs": {"rounds": 100_000, "next_seconds": 10, "spectator_delay": 0},
            }
            answer = await http.post("/api/rooms", json=room, headers={"Authorization": f"Bearer {tokens[0]}"})
            code = answer.raise_for_status().json()["code"]
            tasks += [asyncio.create_task(watch(url, token, code, token is tokens[0])) for token in tokens]
    await asyncio.sleep(10)
    before, start_time = await asyncio.to_thread(counted, url), time.perf_counter()
    await asyncio.sleep(seconds)
    after, passed = await asyncio.to_thread(counted, url), time.perf_counter() - start_time
    answers = sum(after[key] - before.get(key, 0) for key in after if 'paiju_commands_total{kind="BotAnswer"' in key)
    rows = after["paiju_stored_rows_total"] - before["paiju_stored_rows_total"]
    print(f"{tables} tables, {tables * WATCHERS} sockets, {passed:.0f} s at {RATE} times human pace")
    print(f"actions/s {answers / passed:.0f}, rows/s {rows / passed:.0f}, memory {memory(pid)} MiB")
    for name in ("paiju_push_seconds", "paiju_commit_seconds"):
        bounds = [quantile(before, after, name, part) * 1000 for part in (0.5, 0.95, 0.99)]
        print(f"{name}: p50 ≤ {bounds[0]:g} ms, p95 ≤ {bounds[1]:g} ms, p99 ≤ {bounds[2]:g} ms")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def main(tables: int = 100, seconds: int = 60, workers: int = 1) -> None:
    """Run it once."""
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(Path(folder), workers)
        try:
            asyncio.run(load(url, tables, seconds, process.pid))
        finally:
            process.terminate()
            process.wait(20)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
