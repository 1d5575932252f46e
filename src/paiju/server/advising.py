"""Questions of a player about his own hand: answered from his own view alone, by everything that advises a seat."""

import asyncio
from collections.abc import Callable
from typing import Any

from paiju.advice import coach, hint, why
from paiju.core.errors import IllegalError
from paiju.server.messages import Advice, Because, Coach, Coached, Hint, Hinted, Sent, Why
from paiju.server.views import View


class Adviser:
    """Answers the questions of one line, and keeps the last answer of each sort for as long as nothing happens."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._kept: dict[type[Advice], tuple[object, Any]] = {}

    async def answer(self, message: Advice) -> Sent:
        """The answer.

        Errors: `no_seat`, `not_playing`; `not_practice` for `coach`, `bad_request`, `bad_tile` … for `why`.
        """
        game, played, seen, seat = self._view.own()
        rules, menu = played.rules, played.menu(seat)
        moment = (*self._view.moment, seat, len(played.frames), menu)
        if isinstance(message, Hint):
            found = await self._kept_or(Hint, moment, lambda: hint(game, rules, seen, seat))
            return Hinted(id=message.id, **found._asdict())
        if isinstance(message, Why):
            action = message.action
            reasons = await self._kept_or(Why, (moment, action), lambda: why(rules, seen, menu, seat, action))
            return Because(id=message.id, reasons=[reason._asdict() for reason in reasons])
        assert isinstance(message, Coach)
        if not self._view.practises:
            raise IllegalError("not_practice", "people play at this table: advice is for practice with bots")
        lines = await self._kept_or(Coach, moment, lambda: coach(game, rules, seen, seat))
        return Coached(id=message.id, lines=lines)

    async def _kept_or(self, kind: type[Advice], key: object, work: Callable[[], Any]) -> Any:
        """What was found at this moment, or is now. In a thread: reading a hand of word cards takes a while."""
        if kind in self._kept and self._kept[kind][0] == key:
            return self._kept[kind][1]
        found = await asyncio.to_thread(work)
        self._kept[kind] = (key, found)
        return found
