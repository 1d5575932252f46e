"""The socket: one player's line to one table. What comes in is checked, what goes out is what he may see."""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from paiju import bots
from paiju.core.errors import IllegalError, InvalidError, PaijuError
from paiju.server import messages
from paiju.server.actor import Actor, Who
from paiju.server.advising import Adviser
from paiju.server.http.access import address_of
from paiju.server.messages import Advice, Ping, Say, Sent
from paiju.server.pace import Pace
from paiju.server.phrases import PHRASES
from paiju.server.services import Services
from paiju.server.views import View
from paiju.table.commands import Bot, Command, Sit

SEND_SECONDS = 20
"""A client that takes nothing for so long is cut off."""
MOST_MISTAKES = 20
"""Messages that are none, or come too fast, before the line is cut."""

REPLACED = 4001
SENT_AWAY = 4002
VIOLATION = 1008
NO_TEXT = 1003


class CutError(Exception):
    """The line is to be cut, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A socket after its hello."""

    def __init__(self, socket: WebSocket, services: Services, actor: Actor, who: Who, device: bytes) -> None:
        self.device = device
        self._socket = socket
        self._services = services
        self._actor = actor
        self._who = who
        self._view = View(actor, who)
        self._adviser = Adviser(self._view)
        self._clock = services.clock
        self._sending = asyncio.Lock()
        self._cursor = 0
        self._asked: tuple[int, int, int] | None = None
        """The question that stands at the client. A frame takes it away, and it may be asked again: a seat was away."""
        self._watching = 0
        """How many watch, as he was told."""
        self._pace = Pace()
        self._mistakes = 0
        self._aside: set[asyncio.Task[None]] = set()

    async def run(self, last: messages.Seen | None) -> None:
        """Serve the line until it is gone. Errors: `CutError`."""
        feed, lines = self._actor.feed, self._services.lobby.lines
        watcher = feed.watch()
        lines.attach(self._actor, self._who, self)
        pushing = asyncio.create_task(self._push(watcher, last), name="push")
        hearing = asyncio.create_task(self._hear(), name="hear")
        try:
            await asyncio.wait({pushing, hearing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            feed.unwatch(watcher)
            lines.detach(self._actor, self._who, self)
            await _end(pushing, hearing, *self._aside)
        for task in (hearing, pushing):
            if not task.cancelled():
                task.result()

    # --- out

    async def send(self, message: Sent) -> None:
        """Send a message. Errors: `CutError` for a client that does not take it."""
        try:
            async with self._sending, asyncio.timeout(SEND_SECONDS):
                await self._socket.send_text(messages.write(message))
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            raise CutError(VIOLATION) from None

    def tell(self, message: Sent) -> None:
        """Send what nobody has to wait for."""
        self._do_aside(message, None)

    def replace(self) -> None:
        """Say that the client has connected elsewhere, and close."""
        self._do_aside(messages.Replaced(), REPLACED)

    @property
    def address(self) -> str:
        """Where the line comes from."""
        return address_of(self._socket)

    def send_away(self, error: PaijuError) -> None:
        """Say why the player may not stay, and close."""
        self._do_aside(messages.refusal("", error), SENT_AWAY)

    def _do_aside(self, message: Sent, code: int | None) -> None:
        async def do() -> None:
            with contextlib.suppress(CutError):
                await self.send(message)
                if code is not None:
                    await self._socket.close(code)

        task = asyncio.create_task(do(), name="aside")
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    async def _push(self, watcher: asyncio.Event, last: messages.Seen | None) -> None:
        """Send every piece when it may be seen, and then what the player is asked."""
        await self._greet(last)
        await self._tell_notice()
        while True:
            watcher.clear()
            now = self._clock.now()
            await self._stay()
            later = await self._pieces(now)
            await self._count_watching()
            await self._ask(now)
            wait = None if later is None else self._clock.seconds(later - self._clock.now())
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await watcher.wait()

    async def _stay(self) -> None:
        """Send who may not look on any more away, with word why. Errors: `CutError`."""
        try:
            self._services.lobby.admit(self._actor, self._who)
        except IllegalError as error:
            await self.send(messages.refusal("", error))
            raise CutError(SENT_AWAY) from None

    async def _tell_notice(self) -> None:
        notice = self._services.hosting.notice()
        if notice.text or notice.draining:
            await self.send(notice)

    async def _count_watching(self) -> None:
        watching = self._services.lobby.lines.watching(self._actor.table)
        if watching != self._watching:
            self._watching = watching
            await self.send(messages.Watching(count=watching))

    async def _greet(self, last: messages.Seen | None) -> None:
        """A tail if the client has seen what is known here, else everything."""
        feed, now = self._actor.feed, self._clock.now()
        if last is not None and last.stream == feed.stream and self._view.knows(last.seq):
            self._cursor = last.seq
            await self.send(self._view.resumed(last.seq, now))
        else:
            await self._welcome(now)

    async def _welcome(self, now: int) -> None:
        moment = self._actor.feed.until(now - self._view.delay)
        self._cursor, self._asked = moment.seq, None
        await self.send(self._view.whole(moment, now))

    async def _pieces(self, now: int) -> int | None:
        """Send what may be seen by now; when the next piece may, None where there is none."""
        feed = self._actor.feed
        if not feed.has(self._cursor):
            await self._welcome(now)
        while (piece := feed.next(self._cursor)) is not None:
            if self._view.lacks:
                await self._welcome(now)
                continue
            when = piece.at + self._view.delay
            if when > now:
                return when
            self._cursor = piece.seq
            message = self._view.piece(piece, now)
            if message is not None:
                await self.send(message)
            if isinstance(message, messages.Played):
                self._asked = None
            self._note_push(piece.seq)
        return None

    def _note_push(self, seq: int) -> None:
        age = self._actor.feed.pushed(seq)
        if age is not None:
            self._services.metrics.push.observe(age)

    async def _ask(self, now: int) -> None:
        ask = self._view.ask(now)
        asked = (ask.session, ask.round, ask.window) if ask is not None else None
        if ask is not None and asked != self._asked:
            await self.send(ask)
        self._asked = asked

    # --- in

    async def _hear(self) -> None:
        """Take messages until the line is gone."""
        while (text := await heard(self._socket)) is not None:
            await self._take(text)

    async def _take(self, text: str) -> None:
        """Answer one message: carried out, or refused."""
        ident = ""
        try:
            if not self._pace.allows():
                raise InvalidError("slow_down", "too many messages")
            message = messages.read(text)
            ident = message.id
            await self.send(await self._carry_out(message))
        except PaijuError as error:
            self._count_mistake(error)
            await self.send(messages.refusal(ident, error))

    def _count_mistake(self, error: PaijuError) -> None:
        self._mistakes += error.code in {"bad_message", "slow_down"}
        if self._mistakes > MOST_MISTAKES:
            raise CutError(VIOLATION)

    async def _carry_out(self, message: Command | Say | Advice | Ping) -> Sent:
        if isinstance(message, Ping):
            return messages.Pong(id=message.id, now=self._clock.now())
        if isinstance(message, Advice):
            return await self._adviser.answer(message)
        if isinstance(message, Say):
            self._say(message)
        elif isinstance(message, Sit):
            await self._services.lobby.sit(self._actor, self._who, message)
        else:
            if isinstance(message, Bot) and message.bot:
                _check_bot(message.bot)
            await self._actor.submit(self._who, message)
        return messages.Ok(id=message.id)

    def _say(self, message: Say) -> None:
        seat, phrase = self._view.seat, message.phrase
        if self._actor.knows(self._who.player, message.id):
            return
        if seat is None:
            raise IllegalError("no_seat", "only players at the table may speak")
        if not 0 <= phrase < len(PHRASES):
            raise InvalidError("bad_request", f"phrases are numbers from 0 to {len(PHRASES) - 1}", "/phrase")
        lobby, said = self._services.lobby, messages.Said(seat=seat, phrase=phrase)
        lobby.lines.tell_all(self._actor, said, lobby.blocks.against(self._who.player))
        self._actor.remember(self._who.player, message.id, None)


def _check_bot(name: str) -> None:
    if name not in bots.names():
        raise InvalidError("bad_request", f"there is no bot {name!r}; there are: {', '.join(bots.names())}", "/bot")


async def heard(socket: WebSocket) -> str | None:
    """The next text; None when the line is gone. Errors: `CutError` for what is no text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    if text is None:
        raise CutError(NO_TEXT)
    return text


async def _end(*tasks: "asyncio.Task[None]") -> None:
    """Cancel tasks and wait for them."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
