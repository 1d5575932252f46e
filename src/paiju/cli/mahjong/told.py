"""What happened in a round of mahjong, in short lines."""

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text as Line

from paiju.cli.columns import joined
from paiju.cli.explain import item_name
from paiju.cli.mahjong import faces
from paiju.cli.scene import RED, Scene
from paiju.cli.speech import Text, Verb
from paiju.cli.told import AND, PAYS, PAYS_EACH, Teller, worth_told
from paiju.core.events import Event
from paiju.core.ledger import RowState
from paiju.flow.game import Word
from paiju.mahjong import events
from paiju.mahjong.facts import declared
from paiju.mahjong.kinds import (
    BY_DEAL,
    BY_DRAW,
    BY_KONG,
    CHOW,
    NONE,
    PONG,
    REPLACEMENT,
    WIN_MONEY,
)
from paiju.mahjong.play import MahjongRules

MELDS = {CHOW: Text("吃", "chow"), PONG: Text("碰", "pong")}
WILD = Text("会儿", "wild tile")
DEALS = Verb("坐庄，先打", "deals and plays first", "deal and play first")
DRAWS = Verb("摸", "draws", "draw")
REPLACES = Verb("补张", "takes a replacement tile", "take a replacement tile")
DISCARDS = Verb("打", "discards", "discard")
DECLARES = Verb("报听", "declares ready", "declare ready")
WINS = {
    BY_DEAL: Verb("起手就胡", "wins with the dealt hand", "win with the dealt hand"),
    BY_DRAW: Verb("自摸胡", "wins, own draw", "win, own draw"),
    BY_KONG: Verb("抢杠胡", "wins, robbing the kong", "win, robbing the kong"),
}
WINS_DISCARD = Verb("胡", "wins with", "win with")
OWES = Text("欠 {payee} {money} {due} 分（盘末结）", "→ {payee}: {due} {money}, due at the end")
OWES_EACH = Text("各欠 {payee} {money} {due} 分（盘末结）", "→ {payee}: {due} {money} each, due at the end")


def word(named: Word) -> str:
    """The name in the language of the terminal."""
    return str(Text(*named))


def meld_word(rules: MahjongRules, kind: int) -> str:
    """What the game calls a declared group of this kind."""
    return str(MELDS[kind]) if kind in MELDS else word(rules.plan.words.kong(kind))


class MahjongTeller(Teller):
    """Tells steps of one game's rounds to one viewer."""

    def __init__(self, scene: Scene[MahjongRules]) -> None:
        super().__init__(scene, events.ROW, events.PRESENCE)
        self._rules = scene.rules
        self._plan = scene.rules.plan
        self._names = scene.rules.plan.tiles.names

    def tellers(self) -> Mapping[int, Callable[[Event], Line | None]]:
        """Code of an event → its line."""
        return {
            events.WILD: lambda event: joined(str(WILD), faces.tile(self._names[event[2]], self._names[event[2]])),
            events.BEGIN: lambda event: self.says(event, DEALS),
            events.DRAW: self._draw,
            events.DISCARD: self._discard,
            events.READY: lambda event: self.says(event, DECLARES),
            events.MELD: self._meld,
            events.WIN: self._win,
            events.SCORE: self._score,
        }

    def _tile(self, kind: int) -> Line:
        return faces.tile(self._names[kind])

    def _draw(self, event: Event) -> Line | None:
        _, _, tile, kind, _ = event
        if tile >= 0:
            return self.says(event, REPLACES if kind == REPLACEMENT else DRAWS, self._tile(tile))
        return self.says(event, REPLACES) if kind == REPLACEMENT else None

    def _discard(self, event: Event) -> Line:
        declares = DECLARES if event[3] else None
        return self.says(event, DISCARDS, self._tile(event[2]), declares)

    def _meld(self, event: Event) -> Line:
        _, _, kind, tile, source, _ = event
        group = faces.group(self._names[one] for one in declared(kind, tile).tiles)
        return self.says(event, meld_word(self._rules, kind), group, self.giver(source))

    def _win(self, event: Event) -> Line:
        _, _, by, tile, source = event
        shown = self._tile(tile) if tile != NONE else None
        giver = self.giver(source) if by != BY_KONG else None
        line = self.says(event, WINS.get(by, WINS_DISCARD), shown, giver)
        line.stylize(f"bold {RED}", 0, len(self._people.place(event[1])))
        return line

    def _score(self, event: Event) -> Line:
        items = str(AND).join(item_name(self._game, self._plan.patterns[row].name) for row, _ in event[4])
        return self.says(event, worth_told(self._game, event[3], items))

    def money(self, step: Sequence[Event]) -> Line | None:
        """What a win brings at once; what a kong will bring at the end."""
        _, _, _, reason, _, _, _, paid, state = step[0]
        if reason == WIN_MONEY and paid:
            return self.paid(step, PAYS, PAYS_EACH)
        if state == RowState.DUE:
            return self.paid(step, OWES, OWES_EACH, money=word(self._plan.words.kong_money))
        return None
