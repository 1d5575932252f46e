"""A small client of the protocol: opens a room with bots and plays one round, choosing at random.

    pip install httpx websockets
    python play_a_round.py http://127.0.0.1:8600 neijiang

docs/protocol.md tells the messages.
"""

import asyncio
import json
import random
import secrets
import sys
from itertools import count

import httpx
import websockets


def enter(base: str, game: str) -> tuple[str, str]:
    """Become a guest and open a room: the token and the room's code."""
    with httpx.Client(base_url=base) as http:
        token = http.post("/api/guests", json={"name": "小程序"}).raise_for_status().json()["token"]
        room = http.post("/api/rooms", json={"game": game}, headers={"Authorization": f"Bearer {token}"})
        return token, room.raise_for_status().json()["code"]


async def play(base: str, token: str, code: str) -> dict:
    """Sit down, fill the other seats with bots, and answer whatever is asked until the round is settled."""
    ids = count(1)
    async with websockets.connect(base.replace("http", "ws", 1) + "/ws") as socket:

        async def send(kind: str, **body: object) -> None:
            await socket.send(json.dumps({"type": kind, "id": str(next(ids)), **body}))

        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token, "table": code}))
        await send("sit")
        async for text in socket:
            message = json.loads(text)
            match message["type"]:
                case "table" if message["seat"] is not None and not message["table"]["round"]:
                    seats = message["table"]["seats"]
                    free = [seat for seat, chair in enumerate(seats) if not chair["player"] and not chair["bot"]]
                    if free:
                        await send("bot", seat=free[0], bot="steady")
                    elif not seats[message["seat"]]["ready"]:
                        await send("ready", seed=secrets.token_hex(16))  # one's own part of the chance
                case "ask":
                    await send("answer", window=message["window"], action=random.choice(message["actions"]))
                case "error" if message["error"]["code"] != "late":  # somebody else was faster: no harm done
                    raise SystemExit(f"refused: {message['error']}")
                case "settled":
                    await send("leave")
                    return message["result"]
    raise SystemExit("the server has gone")


def main(base: str = "http://127.0.0.1:8600", game: str = "neijiang") -> None:
    """Play a round and print what came of it."""
    token, code = enter(base, game)
    result = asyncio.run(play(base, token, code))
    print("deltas", result["deltas"])
    for score in result["scores"]:
        print(json.dumps(score, ensure_ascii=False))


if __name__ == "__main__":
    main(*sys.argv[1:])
