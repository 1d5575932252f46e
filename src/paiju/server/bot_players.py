"""Bots at the tables: who is asked thinks in a process, waits as long as a player would, and answers like one."""

import asyncio
from typing import NamedTuple

import structlog

from paiju.flow.options import differing
from paiju.flow.window import only
from paiju.server.actor import HOUSE, Actor
from paiju.server.bots import BotFailedError, BotPool, Question
from paiju.server.clock import Clock
from paiju.server.metrics import Metrics
from paiju.server.settings import Settings
from paiju.table.commands import BotAnswer, BotFailed, Command

log = structlog.get_logger("paiju.bots")


class _Asked(NamedTuple):
    """One question to one bot."""

    table: str
    session: int
    round: int
    window: int
    seat: int


class BotPlayers:
    """Looks at a table after every change and lets its bots answer."""

    def __init__(self, pool: BotPool, clock: Clock, metrics: Metrics, settings: Settings) -> None:
        self._pool = pool
        self._clock = clock
        self._metrics = metrics
        self._pace = settings.bot_pace
        self._timeout = settings.bot_timeout / 1000
        self._thinking: dict[_Asked, asyncio.Task[None]] = {}
        self._broken: set[tuple[str, int, int, int]] = set()
        """Table, session, round and seat of bots that have failed; the next round they begin afresh."""

    def look(self, actor: Actor) -> None:
        """Ask every bot of the table that has to answer and has not been asked yet."""
        table = actor.table
        played = table.round
        if played is None or played.window is None:
            return
        for seat in played.asked():
            asked = _Asked(table.id, table.session, table.match.number, played.window.number, seat)
            if table.chairs[seat].bot and asked not in self._thinking:
                task = asyncio.create_task(self._play(actor, asked, self._question(actor, seat)), name="bot")
                self._thinking[asked] = task
                task.add_done_callback(lambda _, key=asked: self._thinking.pop(key, None))  # type: ignore[misc]

    def _question(self, actor: Actor, seat: int) -> Question:
        table = actor.table
        played = table.round
        assert played is not None
        assert played.window is not None
        return Question(
            game=table.room.game.id,
            options=differing(table.room.game.options, table.room.options),
            bot=table.chairs[seat].bot,
            seed=f"{table.id} {seat}",
            seat=seat,
            menu=played.menu(seat),
            window=played.window.number,
            events=table.rules.vocabulary.masked(played.log, seat),
        )

    async def _play(self, actor: Actor, asked: _Asked, question: Question) -> None:
        """Think, wait, answer."""
        table = actor.table
        played = table.round
        assert played is not None
        when = self._clock.now() + (0 if played.pausing else self._pace)
        command: Command
        try:
            action = await self._choose(asked, question)
            text = table.rules.actions.text(action)
            command = BotAnswer(seat=asked.seat, window=asked.window, action=text)
            self._metrics.bot_answers.labels("ok").inc()
        except BotFailedError as error:
            log.warning("a bot failed, the house plays for it", table=asked.table, reason=error.reason)
            self._metrics.bot_answers.labels(error.reason).inc()
            self._note_broken(asked)
            command = BotFailed(seat=asked.seat, window=asked.window)
        await self._clock.until(when)
        await actor.insist(HOUSE, command, lambda: asked.seat in actor.table.asked())

    def _note_broken(self, asked: _Asked) -> None:
        """And forget older rounds of the table."""
        now = asked[:3]
        self._broken = {one for one in self._broken if one[0] != asked.table or one[:3] == now}
        self._broken.add((*now, asked.seat))

    async def _choose(self, asked: _Asked, question: Question) -> int:
        """Errors: `BotFailedError`, at once for a bot that has failed in this round before."""
        forced = only(question.menu)
        if forced is not None:
            return forced
        if (*asked[:3], asked.seat) in self._broken:
            raise BotFailedError("again", "the bot has failed in this round before")
        return await self._pool.choose(question, self._timeout)

    async def close(self) -> None:
        """Send the bots home."""
        for task in self._thinking.values():
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        await self._pool.close()
