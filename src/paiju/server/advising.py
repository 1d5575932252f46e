"""Questions of a player about his own hand: answered from his own view alone, by everything that advises a seat."""

import asyncio

from paiju.advice import coach, hint, why
from paiju.core.errors import IllegalError
from paiju.server.messages import Advice, Because, Coach, Coached, Hint, Hinted, Sent, Why
from paiju.server.views import View


async def answer(view: View, message: Advice) -> Sent:
    """The answer. In a thread: reading a hand of word cards takes a while, and nobody else shall wait for it.

    Errors: `no_seat`, `not_playing`; `not_practice` for `coach`, `bad_request`, `bad_tile` … for `why`.
    """
    game, played, seen, seat = view.own()
    rules = played.rules
    if isinstance(message, Hint):
        found = await asyncio.to_thread(hint, game, rules, seen, seat)
        return Hinted(id=message.id, **found._asdict())
    if isinstance(message, Why):
        reasons = await asyncio.to_thread(why, rules, seen, played.menu(seat), seat, message.action)
        return Because(id=message.id, reasons=[reason._asdict() for reason in reasons])
    assert isinstance(message, Coach)
    if not view.practises:
        raise IllegalError("not_practice", "people play at this table: advice is for practice with bots")
    return Coached(id=message.id, lines=await asyncio.to_thread(coach, game, rules, seen, seat))
