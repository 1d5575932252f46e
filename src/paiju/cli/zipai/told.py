"""What happened in a round of word cards, in short lines."""

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text as Line

from paiju.cli.columns import joined
from paiju.cli.explain import item_name
from paiju.cli.scene import RED, Scene
from paiju.cli.speech import Language, Text, Verb, language
from paiju.cli.told import AND, PAYS, PAYS_EACH, Teller, worth_told
from paiju.cli.zipai import faces
from paiju.cli.zipai.advice import cards_of
from paiju.core.events import HIDDEN, Event
from paiju.core.seats import NOBODY
from paiju.zipai import events
from paiju.zipai.facts import BY_DEAL, BY_DRAW, BY_TURN, BY_WEI, CHI, LIU, PENG
from paiju.zipai.kinds import NONE, POT_MONEY, WIN_MONEY
from paiju.zipai.play import ZipaiRules

MELDS = {CHI: Text("吃", "chi"), PENG: Text("碰", "peng"), LIU: Text("溜", "liu")}
WEI_ENGLISH = "wei"
DEALS = Verb("坐庄，先打", "deals and plays first", "deal and play first")
TURNS = Verb("揭出", "turns up", "turn up")
DISCARDS = Verb("打", "discards", "discard")
STAKE = Verb("出 {pays} 分到锅里", "puts {pays} into the pot", "put {pays} into the pot")
DIES = Verb("没有能打的牌，成了死手", "has nothing to discard: a dead hand", "have nothing to discard: a dead hand")
FROM = Text("（{who}的牌）", "(of {who})")
OWN = Text("（自己揭的）", "(own turn)")
WINS = {
    BY_DEAL: Verb("起手就胡", "wins with the dealt hand", "win with the dealt hand"),
    BY_DRAW: Verb("胡自己揭的", "wins, own draw", "win, own draw"),
    BY_TURN: Verb("胡", "wins with", "win with"),
    BY_WEI: Verb("{wei}好就胡", "wins by {wei}", "win by {wei}"),
}
SHARE = Verb("从锅里拿 {paid} 分", "takes {paid} out of the pot", "take {paid} out of the pot")


def wei_word(rules: ZipaiRules) -> str:
    """What the game calls three equal cards of which the third was drawn."""
    return rules.plan.wei if language() is Language.ZH else WEI_ENGLISH


def meld_word(rules: ZipaiRules, kind: int) -> str:
    """What the game calls a declared group of this kind."""
    return str(MELDS[kind]) if kind in MELDS else wei_word(rules)


class ZipaiTeller(Teller):
    """Tells steps of one game's rounds to one viewer. A draw is told once it is known what became of the card."""

    def __init__(self, scene: Scene[ZipaiRules]) -> None:
        super().__init__(scene, events.ROW, events.PRESENCE)
        self._rules = scene.rules

    def tellers(self) -> Mapping[int, Callable[[Event], Line | None]]:
        """Code of an event → its line."""
        return {
            events.STAKE: self._stake,
            events.BEGIN: lambda event: self.says(event, DEALS),
            events.TURN: lambda event: self.says(event, TURNS, faces.card(event[2])),
            events.DISCARD: lambda event: self.says(event, DISCARDS, faces.card(event[2])),
            events.MELD: self._meld,
            events.WEI: self._wei,
            events.HIDDEN_WEI: self._wei,
            events.LIU: lambda event: self.says(event, str(MELDS[LIU]), faces.group([event[2]] * 4)),
            events.DEAD: lambda event: self.says(event, DIES),
            events.WIN: self._win,
            events.SCORE: self._score,
        }

    def _stake(self, event: Event) -> Line:
        return self.says(event, STAKE.by(event[1] == self._people.seat).of(pays=event[2]))

    def _meld(self, event: Event) -> Line:
        _, seat, kind, what, source, _ = event
        giver = str(OWN) if source == seat else self.giver(source, FROM)
        return self.says(event, str(MELDS[kind]), faces.group(cards_of(kind, what)), giver)

    def _wei(self, event: Event) -> Line:
        shown = faces.backs(3) if event[2] == HIDDEN else faces.group([event[2]] * 3)
        return self.says(event, wei_word(self._rules), shown)

    def _win(self, event: Event) -> Line:
        return joined(Line(self._people.place(event[1]), style=f"bold {RED}"), *self.how_won(*event[1:]))

    def how_won(self, seat: int, by: int, tile: int, source: int) -> list[Line | str | None]:
        """How a hand was completed, with what, and whose card it was."""
        shown = faces.card(tile) if tile != NONE else None
        giver = self.giver(source, FROM) if by == BY_TURN and source != NOBODY else None
        return [WINS[by].by(seat == self._people.seat).of(wei=wei_word(self._rules)), shown, giver]

    def _score(self, event: Event) -> Line:
        names = (self._rules.plan.patterns[row].name for row, _ in event[4])
        items = str(AND).join(item_name(self._game, name) for name in names)
        return self.says(event, worth_told(self._game, event[3], items))

    def money(self, step: Sequence[Event]) -> Line | None:
        """What a win brings, from the others and from the pot; stakes tell themselves."""
        _, _, _, reason, _, payee, _, paid, _ = step[0]
        if reason == WIN_MONEY:
            return self.paid(step, PAYS, PAYS_EACH)
        if reason == POT_MONEY:
            return joined(
                Line(self._people.place(payee), style="bold"), SHARE.by(payee == self._people.seat).of(paid=paid)
            )
        return None
