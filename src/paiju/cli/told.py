"""What happened, in short lines: the events that a viewer has seen, one after another."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text as Line

from paiju.cli import faces
from paiju.cli.people import People
from paiju.cli.speech import Language, Text, language
from paiju.core.events import Event
from paiju.core.ledger import RowState
from paiju.core.seats import NOBODY
from paiju.flow.away import AUTO, GONE
from paiju.flow.game import Game
from paiju.mahjong import events
from paiju.mahjong.facts import declared
from paiju.mahjong.kinds import (
    BY_DEAL,
    BY_DRAW,
    BY_KONG,
    CHOW,
    KONG_ADDED,
    KONG_CONCEALED,
    KONG_EXPOSED,
    KONG_MONEY,
    NONE,
    PONG,
    REPLACEMENT,
    WIN_MONEY,
)
from paiju.mahjong.play import MahjongRules

MELDS = {
    CHOW: Text("吃", "chow"),
    PONG: Text("碰", "pong"),
    KONG_EXPOSED: Text("引杠", "exposed kong"),
    KONG_ADDED: Text("巴杠", "added kong"),
    KONG_CONCEALED: Text("暗杠", "concealed kong"),
}
DEALS = Text("坐庄，先打", "deals and plays first")
DRAWS = Text("摸", "draws")
REPLACES = Text("补张", "takes a replacement tile")
DISCARDS = Text("打", "discards")
DECLARES = Text("报听", "declares ready")
FROM = Text("（{who}打的）", "(from {who})")
WINS = {
    BY_DEAL: Text("天胡：起手就胡", "wins with the dealt hand"),
    BY_DRAW: Text("自摸胡", "wins, own draw"),
    BY_KONG: Text("抢杠胡", "wins, robbing the kong"),
}
WINS_DISCARD = Text("胡", "wins with")
TIMES = Text("{total} 倍：{items}", "times {total}: {items}")
PAYS = Text("付给 {payee} {paid} 分", "→ {payee}: {paid}")
PAYS_EACH = Text("各付给 {payee} {paid} 分", "→ {payee}: {paid} each")
OWES = Text("欠 {payee} 杠钱 {due} 分（盘末结）", "→ {payee}: {due} for the kong, due at the end")
OWES_EACH = Text("各欠 {payee} 杠钱 {due} 分（盘末结）", "→ {payee}: {due} each for the kong, due at the end")
LEAVES = Text("离线，系统代打", "is away, the house plays")
AUTO_ON = Text("托管", "auto-play")
RETURNS = Text("回来了", "is back")
AND = Text("、", ", ")


def item_name(game: Game[Any], name: str) -> str:
    """A scoring item or payment in the language of the terminal."""
    return name if language() is Language.ZH else game.names[name]


def steps(seen: Iterable[Event]) -> Iterator[list[Event]]:
    """The events in steps that belong together: neighbouring rows of money for the same thing are one step."""
    for _, step in groupby(enumerate(seen), key=_step_of):
        yield [event for _, event in step]


def _step_of(placed: tuple[int, Event]) -> object:
    place, event = placed
    if event[0] != events.ROW:
        return place
    _, _, _, reason, _, payee, due, paid, state = event
    return (reason, payee, due, paid, state)


class Teller:
    """Tells steps of one game's rounds to one viewer."""

    def __init__(self, game: Game[Any], rules: MahjongRules, people: People) -> None:
        self._game = game
        self._plan = rules.plan
        self._names = rules.plan.tiles.names
        self._people = people
        self._tellers: dict[int, Callable[[Event], Line | None]] = {
            events.BEGIN: lambda event: self._says(event, str(DEALS)),
            events.DRAW: self._draw,
            events.DISCARD: self._discard,
            events.READY: lambda event: self._says(event, str(DECLARES)),
            events.MELD: self._meld,
            events.WIN: self._win,
            events.SCORE: self._score,
            events.PRESENCE: self._presence,
        }

    def tell(self, step: Sequence[Event]) -> Line | None:
        """The line of a step; None for one that is not worth a word."""
        first = step[0]
        if first[0] == events.ROW:
            return self._money(step)
        teller = self._tellers.get(first[0])
        return teller(first) if teller is not None else None

    def _says(self, event: Event, *words: str | Line | None) -> Line:
        return faces.joined(Line(self._people.place(event[1]), style="bold"), *words)

    def _tile(self, kind: int) -> Line:
        return faces.tile(self._names[kind])

    def _draw(self, event: Event) -> Line | None:
        _, seat, tile, kind, _ = event
        if tile >= 0 and seat == self._people.seat:
            return self._says(event, str(REPLACES if kind == REPLACEMENT else DRAWS), self._tile(tile))
        return self._says(event, str(REPLACES)) if kind == REPLACEMENT else None

    def _discard(self, event: Event) -> Line:
        declares = str(DECLARES) if event[3] else None
        return self._says(event, str(DISCARDS), self._tile(event[2]), declares)

    def _meld(self, event: Event) -> Line:
        _, _, kind, tile, source, _ = event
        group = faces.group(self._names[one] for one in declared(kind, tile).tiles)
        giver = FROM.of(who=self._people.place(source)) if source != NOBODY else None
        return self._says(event, str(MELDS[kind]), group, giver)

    def _win(self, event: Event) -> Line:
        _, _, by, tile, source = event
        shown = self._tile(tile) if tile != NONE else None
        giver = FROM.of(who=self._people.place(source)) if source != NOBODY and by != BY_KONG else None
        line = self._says(event, str(WINS.get(by, WINS_DISCARD)), shown, giver)
        line.stylize("bold #c9361e", 0, len(self._people.place(event[1])))
        return line

    def _score(self, event: Event) -> Line:
        items = str(AND).join(item_name(self._game, self._plan.patterns[row].name) for row, _ in event[4])
        return self._says(event, TIMES.of(total=event[3], items=items))

    def _money(self, step: Sequence[Event]) -> Line | None:
        _, _, _, reason, _, payee, due, paid, state = step[0]
        if reason == WIN_MONEY and paid:
            text = PAYS_EACH if len(step) > 1 else PAYS
        elif reason == KONG_MONEY and state == RowState.DUE:
            text = OWES_EACH if len(step) > 1 else OWES
        else:
            return None
        payers = str(AND).join(self._people.place(event[4]) for event in step)
        return faces.joined(payers, text.of(payee=self._people.place(payee), paid=paid, due=due))

    def _presence(self, event: Event) -> Line:
        return self._says(event, str({GONE: LEAVES, AUTO: AUTO_ON}.get(event[2], RETURNS)))
