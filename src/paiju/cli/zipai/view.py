"""Word cards as a family of the command line."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.text import Text as Line

from paiju.advice import zipai as counsel
from paiju.cli.scene import Scene
from paiju.cli.speech import Text
from paiju.cli.views import Family
from paiju.cli.zipai import advice, faces, foot, keys, table
from paiju.cli.zipai.foot import Foot
from paiju.cli.zipai.settlement import parting, settlement
from paiju.cli.zipai.told import ZipaiTeller
from paiju.core.events import Event
from paiju.zipai.cards import CARDS
from paiju.zipai.play import ZipaiRules
from paiju.zipai.state import State

WHY_USAGE = Text("例如 why 5x、why 碰、why 吃", "for example: why 5x, why peng, why chi")
HELP = Text(
    """打牌   手里每一种牌下面有一个字母：输入它，回车，就打一张。
       没有 h、l、p、q、t、w：h 是胡，l 是溜，p 是碰，q 离开，t 和 w 问听什么。
       也可以写 5x、五，5d、伍：x 是小字，d 是大字。
数字   1 胡  2 溜  3 偎（歪）  4 碰  5 吃  0 过；屏幕上只列出现在能做的。
       也可以写 胡 hu、溜 liu、偎 wei、碰 peng、吃 chi、过 guo。
       能吃几种时写 51、52…，或者写用哪两张：吃 四六。
       能溜几种时，数字后面加字母：2c 就是溜 c 上面那种。
（a）  加了括号的牌现在不能打，why a 问为什么。
t      听什么、还有几张没见到、值多少。打哪张能听，不问也会写出来。
why    为什么不可以：why 5x、why 碰、why 吃、why 胡
rules  看一条规则：rules 加编号，或者直接写编号
q      离开。回车：重画牌桌。
记号   ▸ 轮到谁  【】 现在可以要的牌  ▮▮▮ 扣着的一组  (+3) 这一盘的输赢""",
    """discard  every kind has a letter below it: type it and Enter. 5x (small) and 5d (big) work too.
         No card is h, l, p, q, t or w: h wins, l is liu, p is peng, q leaves, t and w tell the waits.
numbers  1 win  2 liu  3 wei  4 peng  5 chi  0 pass; words work too.
         The screen shows only what is allowed now.
         Of several ways to eat type 51, 52 …, or the two cards of your hand: chi 46x.
         Of several lius add a letter: 2c is the liu of the kind above c.
(a)      a card in brackets may not be discarded now: why a
t        what the hand waits for, copies not seen yet, its worth
why      why something is not allowed: why 5x, why peng, why chi, why win
rules    one rule: rules and its id, or just the id
q        leave. Enter: draw the table again.
marks    ▸ who acts   【】 may be taken   ▮▮▮ face down   (+3) points of this round""",
)


class Zipai:
    """`Family` of word cards."""

    help = HELP
    why_usage = WHY_USAGE

    def header(self, scene: Scene[ZipaiRules], view: State) -> Line:
        """Game, round, cards left, pot."""
        return table.header(scene, view)

    def table(self, scene: Scene[ZipaiRules], view: State, *, short: bool = False) -> list[Line]:
        """The other seats and the open card."""
        return table.others(scene, view, short=short)

    def own(self, scene: Scene[ZipaiRules], view: State, seat: int, menu: int, *, short: bool = False) -> list[Line]:
        """The own rows, and the hand in columns."""
        return table.own(scene, view, seat, short=short)

    def done(self, view: State, seat: int) -> bool:
        """Nobody plays on after a win."""
        return False

    def foot(self, scene: Scene[ZipaiRules], view: State, seat: int, menu: int, *, steady: bool) -> list[Line]:
        """What is asked, keys, waits."""
        return Foot(scene, seat).rows(view, menu, steady=steady)

    def waits(self, scene: Scene[ZipaiRules], view: State, seat: int) -> list[Line]:
        """Each discard that makes the hand ready, or what it waits for."""
        if counsel.to_discard(view, seat):
            return Foot(scene, seat).ready_discards(view)
        waiting = counsel.waits(scene.game, scene.rules, view, seat)
        return [advice.waits_line(waiting)] if waiting else []

    def meant(self, text: str, view: State, seat: int, menu: int) -> str | None:
        """The action that is meant."""
        return keys.meant(text, view, seat, menu)

    def asked_about(self, rules: ZipaiRules, text: str, view: State, seat: int) -> int:
        """The action that a question is about."""
        return keys.asked_about(rules, text, view, seat)

    def faces(self, text: str, wild: str = "") -> Line:
        """Cards close together."""
        return faces.group(CARDS.read(text))

    def spoken(self, text: str) -> str:
        """An action in the language of the terminal."""
        return foot.spoken(text)

    def choices(self, texts: Sequence[str]) -> list[str]:
        """The actions; of several ways to eat each with its key."""
        if all(text.startswith("chi ") for text in texts):
            return [f"{keys.way_key(at)} {foot.spoken(text)}" for at, text in enumerate(texts)]
        return [foot.spoken(text) for text in texts]

    def teller(self, scene: Scene[ZipaiRules]) -> ZipaiTeller:
        """Who tells what happens."""
        return ZipaiTeller(scene)

    def settlement(self, scene: Scene[ZipaiRules], view: State, seen: Iterable[Event]) -> list[RenderableType]:
        """All that is to be said of a finished round."""
        return settlement(scene, view)

    def parting(self, scene: Scene[ZipaiRules], shares: Sequence[int], balances: Sequence[int]) -> list[Line]:
        """The division of the pot."""
        return parting(scene, shares, balances)


ZIPAI: Family[ZipaiRules, State] = Zipai()
