"""Sittings by a script over real sockets: players who check all that they are sent, and the server they play at.

Every run begins with a copy of one database, so that its secrets are the same; then only what is lost could differ.
"""

import asyncio
import contextlib
import json
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

from paiju.flow.observation import Observation
from paiju.flow.window import bits, only
from tests.server.house import REPLY_SECONDS, Client, House, Json
from tests.server.scripts import CODE, TABLE, Script

CALM = ("--grace", "600", "--bot-workers", "1")
"""Nobody counts as gone, however long a start takes."""
TOO_LATE = {"late", "not_playing"}
PIECES = {"table", "played", "settled"}


class Player(Client):
    """A player's line that folds his own view, and checks all that it is sent."""

    def __init__(self, house: House, token: str, rules: Any) -> None:
        super().__init__(house, token, CODE)
        self.rules = rules
        self.lines = 0
        """How many lines he has had."""
        self.seen: list[tuple[int, Json]] = []
        """With the number of the piece, all that he knew after it."""
        self.asks: dict[tuple[int, int], list[str]] = {}
        """What he was asked, by round and window."""

    async def connect(self, *, resume: bool = False) -> "Player":
        """Open the line; one that resumes gets a tail of the stream that it knows, and only then."""
        self.lines += 1
        known = self.stream if resume else ""
        await super().connect(resume=resume)
        assert self.heard[-1]["type"] == ("resumed" if self.stream == known else "welcome")
        return self

    async def next(self, seconds: float = REPLY_SECONDS) -> Json:
        """The next message; pieces come without gaps, and one question has one menu."""
        before = self.seq
        message = await super().next(seconds)
        if message["type"] in PIECES:
            assert self.seq == before + 1, "a piece is missing"
        if "seq" in message:
            self.seen.append((self.seq, self.known()))
        elif message["type"] == "ask":
            asked = (message["round"], message["window"])
            assert self.asks.setdefault(asked, message["actions"]) == message["actions"]
        return message

    def known(self) -> Json:
        """What he knows by now, without countdowns and the time of day."""
        table = {key: value for key, value in self.table.items() if key != "countdowns"}
        return {"table": table, "frames": list(self.frames), "settled": self.result()}

    def result(self) -> Json | None:
        """How the last round he saw was settled; None while it is not."""
        if not self.frames or not self.settled:
            return None
        last = {key: self.settled[-1][key] for key in ("session", "round", "result")}
        return last if (last["session"], last["round"]) == self.place[:2] else None

    @property
    def place(self) -> tuple[int, int, int]:
        """How far the table has come for him: session, round, frames."""
        last = self.frames[-1] if self.frames else {"session": 0, "round": 0}
        return (last["session"], last["round"], len(self.frames))

    def menu(self) -> list[str]:
        """What he must be asked now, from his own view of the round; nothing where there is no choice."""
        events = [_event(event) for frame in self.frames for event in frame["events"]]
        view = Observation.folded(self.rules, self.seat or 0, 0, 0, events).view
        menu = 0 if view.over else self.rules.menu(view, self.seat)
        return [] if only(menu) is not None else [self.rules.actions.text(action) for action in bits(menu)]

    def told(self, frame: int) -> list[Json]:
        """The record's lines of what he saw happen in a frame."""
        lines = [self.rules.lines.line(_event(event)) for event in self.frames[frame]["events"]]
        return [line for line in lines if line is not None]

    async def write(self, kind: str, ident: str, body: Json) -> None:
        """Send a message and wait for nothing."""
        await self.raw(json.dumps({"type": kind, "id": ident, **body}))

    async def deliver(self, kind: str, ident: str, body: Json) -> Json:
        """The answer to a message that was sent; it is sent again, with the same id, on every line that comes after."""
        lines = self.lines
        while True:
            if self.lines != lines:
                lines = self.lines
                await self.write(kind, ident, body)
            message = await self.next()
            if message["type"] in {"ok", "error"} and message["id"] == ident:
                return message

    async def pong(self) -> None:
        """A sign of life: whatever the server had to tell at once has come before it."""
        await self.write("ping", "p", {})
        while (await self.next())["type"] != "pong":
            pass

    async def past(self, place: tuple[int, int, int]) -> None:
        """Until he has seen more than this, or that the round is settled."""
        while self.place <= place and self.result() is None:
            await self.next()

    async def asked(self) -> Json | None:
        """The question to him about what he sees now; None if he learns that it is too late for it."""
        place = self.place
        while self.ask is None and self.place == place and self.result() is None:
            await self.next()
        return self.ask if self.place == place else None


def _event(value: Any) -> Any:
    """An event as the rules know it: JSON has lists for tuples."""
    return tuple(map(_event, value)) if isinstance(value, list) else value


Asks = dict[int, Json]
"""By player, what he is asked; all about the same window."""
Moment = Callable[["Sitting", Asks], bool]
Hook = Callable[[str], Awaitable[None]]
"""Called at every point with its name."""


async def _nothing(_: str) -> None:
    """Happens in a sitting that nobody disturbs."""


class Sitting:
    """Players by number, the owner first, who play by the script.

    `hook` is called at every point: before a message, when it is sent, when it is stored, when a claim is held, when a
    round is settled. One player speaks at a time, so that the points of two runs are the same.
    """

    def __init__(self, script: Script, players: Sequence[Player], hook: Hook = _nothing) -> None:
        self.script = script
        self.players = players
        self.hook = hook
        self.points: list[str] = []
        self._sent = 0

    async def play(self, until: Moment = lambda _, __: False) -> Asks:
        """Play from the first round to the end, or until that moment; what is asked then."""
        for player in self.players:
            if player.socket is None:
                await player.connect()
        for number in range(1, self.script.rounds + 1):
            await self.begin(number)
            while asks := await self.asks():
                if until(self, asks):
                    return asks
                await self.answer(asks)
            await self._settled()
        return {}

    async def finish(self, asks: Asks) -> None:
        """Play on from a moment to the end of the round."""
        while asks:
            await self.answer(asks)
            asks = await self.asks()
        await self._settled()

    async def begin(self, number: int) -> None:
        """All are ready for this round, and see it begin."""
        for seat, player in enumerate(self.players):
            await self.send(player, "ready", seed=self.script.seed(seat, number))
        for player in self.players:
            while player.place < (1, number, 1):
                await player.next()

    async def _settled(self) -> None:
        for player in self.players:
            while player.result() is None or player.table["phase"] != "waiting":
                await player.next()
        await self.point("settled")

    async def asks(self) -> Asks:
        """What is asked when the table has come to rest; nothing when the round is settled."""
        while True:
            await self._level()
            menus = {number: menu for number, player in enumerate(self.players) if (menu := player.menu())}
            if menus or all(player.result() is not None for player in self.players):
                return {number: await self._ask(number, menu) for number, menu in menus.items()}
            place = self.players[0].place
            for player in self.players:
                await player.past(place)

    async def _level(self) -> None:
        """Until everybody has seen as much as who has seen most."""
        most = max(player.place for player in self.players)
        for player in self.players:
            while player.place < most:
                await player.next()
            assert player.place <= most, "one player at a time speaks: nothing happens meanwhile"

    async def _ask(self, number: int, menu: list[str]) -> Json:
        """The question that must come: the menu which follows from the player's own view."""
        player = self.players[number]
        ask = await player.asked()
        assert ask is not None
        assert player.table["seats"][player.seat]["player"] == player.welcome["player"]
        assert ask["actions"] == menu
        assert (ask["session"], ask["round"], ask["window"]) == player.place
        return ask

    async def answer(self, asks: Asks) -> None:
        """Let all who are asked answer, one after the other; who cannot matter any more is told that it is too late."""
        number, window = self.players[0].place[1:]
        seats = {player.seat: place for place, player in enumerate(self.players)}
        order = self.script.order(number, window, [seat for seat in seats if seat is not None and seats[seat] in asks])
        for turn, seat in enumerate(order):
            ask = asks[seats[seat]]
            await self.answer_one(seats[seat], self.script.choose(seat, ask), ask, first=turn == 0)
            if turn + 1 < len(order):
                await self.point("held")

    async def answer_one(self, number: int, action: str, ask: Json, *, first: bool = True) -> None:
        """One answer; only after the first may it be too late."""
        body = {"window": ask["window"], "action": action}
        await self.send(self.players[number], "answer", refusals=() if first else TOO_LATE, **body)

    async def send(self, player: Player, kind: str, *, refusals: Any = (), **body: Any) -> None:
        """A message with its points; it must be accepted, or refused with one of these codes."""
        self._sent += 1
        ident = f"m{self._sent}"
        await self.point(f"before {kind}")
        lines = player.lines
        await player.write(kind, ident, body)
        await self.point(f"sent {kind}")
        if player.lines != lines:
            await player.write(kind, ident, body)
        reply = await player.deliver(kind, ident, body)
        assert reply["type"] == "ok" or reply["error"]["code"] in refusals, reply
        await self.point(f"stored {kind}")

    async def point(self, name: str) -> None:
        """A point at which anything may happen."""
        self.points.append(name)
        await self.hook(name)


class Run:
    """One sitting at a server of its own."""

    def __init__(self, house: House, script: Script, tokens: Sequence[str], player: type[Player] = Player) -> None:
        self.house = house
        rules = script.rules()
        self.players = [player(house, token, rules) for token in tokens]
        self.sitting = Sitting(script, self.players)

    def books(self) -> tuple[str, Any]:
        """What must be equal in every run: the records, and the final standing."""
        answer = self.house.get(f"/api/tables/{TABLE}/record?session=1")
        assert answer.status_code == 200, answer.text
        return answer.text, self.players[0].table["results"]

    async def fall(self) -> None:
        """The server is killed and starts again; half of the players come back with what they saw last."""
        before = [(player.place, list(player.frames), player.stream) for player in self.players]
        await self.kill()
        await asyncio.to_thread(self.house.start)
        for number, player in enumerate(self.players):
            await player.connect(resume=number % 2 == 0)
            place, frames, stream = before[number]
            assert player.stream != stream, "numbers of the server before mean nothing to this one"
            assert player.place >= place, "what was shown has happened"
            assert player.place[:2] != place[:2] or player.frames[: len(frames)] == frames

    async def kill(self) -> None:
        """The server is killed, and with it all lines are gone."""
        self.house.kill()
        for player in self.players:
            await player.cut()


@contextlib.asynccontextmanager
async def run_from(
    template: Path, name: str, script: Script, tokens: Sequence[str], *flags: str, player: type[Player] = Player
) -> AsyncIterator[Run]:
    """A server with a copy of the database, and lines that are closed when the block ends; it told of no error."""
    database = template.with_name(f"{name}.db")
    shutil.copyfile(template, database)
    house = House(database, *(flags or CALM))
    await asyncio.to_thread(house.start)
    run = Run(house, script, tokens, player)
    try:
        yield run
        assert '"level": "error"' not in run.house.log.read_text(encoding="utf-8")
    finally:
        await asyncio.gather(*(player.close() for player in run.players))
        run.house.kill()


def bounded(test: Coroutine[Any, Any, None], seconds: float = 60) -> None:
    """Run a test that must not take longer."""
    asyncio.run(asyncio.wait_for(test, seconds))
