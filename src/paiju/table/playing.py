"""Answers to windows: of players, of bots, and of time."""

from paiju.core.errors import IllegalError
from paiju.flow.round import AnyRound
from paiju.table import rounds
from paiju.table.commands import Answer, BotAnswer, BotFailed, Entry, Go, Lapse
from paiju.table.table import Table


def answer(table: Table, entry: Entry, command: Answer) -> None:
    """Answer for one's own seat.

    Errors: `no_seat`; `late` where the window is over, `not_asked`; `not_legal` with the rule id; `bad_request`.
    """
    _answer(table, table.own_seat(entry.player), command, entry.at)


def bot_answer(table: Table, entry: Entry, command: BotAnswer) -> None:
    """A bot answers for its seat. Errors: `no_bot`, and as in `answer`."""
    _answer(table, _bot(table, command.seat), command, entry.at)


def bot_failed(table: Table, entry: Entry, command: BotFailed) -> None:
    """The house answers for a bot, as for a seat that is away. To show it would tell that the bot was asked.

    Errors: `no_bot`, and as in `answer`.
    """
    seat = _bot(table, command.seat)
    played = _asked(table, seat, command.window)
    _play(table, played, seat, table.rules.idle(played.state, seat, played.menu(seat)), entry.at)


def _bot(table: Table, seat: int) -> int:
    if seat >= len(table.chairs) or not table.chairs[seat].bot:
        raise IllegalError("no_bot", "no bot sits there", "/seat")
    return seat


def _answer(table: Table, seat: int, command: Answer | BotAnswer, now: int) -> None:
    """What is refused, and why, follows from what the seat may know: its own view, and the frames it has seen."""
    played = _asked(table, seat, command.window)
    action = table.rules.actions.number(command.action)
    if not played.menu(seat) >> action & 1:
        rule = table.rules.why_not(played.view(seat), seat, action) or ""
        raise IllegalError("not_legal", f"{command.action!r} is not allowed now", rule)
    _play(table, played, seat, action, now)


def _play(table: Table, played: AnyRound, seat: int, action: int, now: int) -> None:
    played.answer(seat, action)
    table.show_frames(now)
    rounds.settle_if_over(table, now)


def _asked(table: Table, seat: int, window: int) -> AnyRound:
    """The round, if its open window has this number and waits for the seat. Errors: `not_playing`, `late`, …"""
    played = table.round
    if played is None:
        raise IllegalError("not_playing", "no round is being played")
    if played.window is not None and played.window.number == window and played.window.waits_for(seat):
        return played
    if window < len(played.frames) or table.last_asked.get(seat) == window:
        raise IllegalError("late", "this window is over, or you have answered it", "/window")
    raise IllegalError("not_asked", "you are not asked now", "/window")


def go(table: Table, entry: Entry, _: Go) -> None:
    """The pause for claims is over. Errors: `late`."""
    table.clocks.stop("pause")
    if table.round is None:
        raise IllegalError("late", "no round is being played")
    table.round.go_on()
    table.show_frames(entry.at)
    rounds.settle_if_over(table, entry.at)


def lapse(table: Table, entry: Entry, command: Lapse) -> None:
    """The time is over for all who have not answered the window. Errors: `late`."""
    played = table.round
    if played is None or played.window is None or played.window.number != command.window:
        raise IllegalError("late", "this window is over", "/window")
    silent = played.asked()
    played.answer_all(dict.fromkeys(silent, 0), lapsed=silent)
    table.show_frames(entry.at)
    rounds.settle_if_over(table, entry.at)
