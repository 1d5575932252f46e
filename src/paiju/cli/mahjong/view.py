"""Mahjong as a family of the command line."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.text import Text as Line

from paiju.advice import mahjong as counsel
from paiju.cli.keys import legal
from paiju.cli.mahjong import advice, faces, foot, keys, table
from paiju.cli.mahjong.foot import Foot
from paiju.cli.mahjong.settlement import settlement
from paiju.cli.mahjong.told import MahjongTeller
from paiju.cli.scene import Scene
from paiju.cli.speech import Text
from paiju.cli.views import Family
from paiju.core.events import Event
from paiju.core.tiles import read_names
from paiju.mahjong.actions import Actions
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State

WHY_USAGE = Text("例如 why 5p、why 碰", "for example: why 5p, why pong")
HELP = Text(
    """打牌   每张牌下面有一个字母：输入它，回车，就打那张。
       没有 h：h 是胡，手快不会打错牌；p 是碰，q 是离开，t 是听什么。
       也可以写 5p、五筒、5筒。
数字   1 胡  2 碰  3 杠  4 报听  5 吃  0 过；屏幕上只列出现在能做的。
       也可以写 胡 hu、碰 peng、杠 gang、听 ting、吃 chi、过 guo。
       能杠几种时，数字后面加字母：3c 就是杠 c 下面那种。
       能吃几种时，51、52 是第一种、第二种，也可以写 chow 345p。
       4c 是打出 c 并且报听：手牌从此定死。
t      听什么、还有几张没见到、自己摸到值几倍。打哪张能听，不问也会写出来。
why    为什么不可以：why 5p、why 碰、why 杠五筒
rules  看一条规则：rules 加编号，或者直接写编号
q      离开。回车：重画牌桌。
记号   ▸ 轮到谁  【】 刚打出、可以要的牌  (+3) 这一盘的输赢  会 会儿，当任何牌""",
    """discard  every tile has a letter below it: type it and Enter. 5p works too.
         No tile is h, p, q or t: h wins, p is pong, q leaves, t tells the waits.
numbers  1 win  2 pong  3 kong  4 declare ready  5 chow  0 pass; words too.
         The screen shows only what is allowed now.
         Of several kongs add a letter: 3c is the kong of the tile above c.
         Of several chows 51 is the first, 52 the second; chow 345p works too.
         4c discards c and declares ready: the hand is frozen then.
t        what the hand waits for, copies not seen yet, its worth when drawn
why      why something is not allowed: why 5p, why pong, why kong 5p
rules    one rule: rules and its id, or just the id
q        leave. Enter: draw the table again.
marks    ▸ who acts   【】 may be taken   (+3) points of this round   * wild""",
)


class Mahjong:
    """`Family` of mahjong."""

    help = HELP
    why_usage = WHY_USAGE

    def header(self, scene: Scene[MahjongRules], view: State) -> Line:
        """Game, round, wall."""
        return table.header(scene, view)

    def table(self, scene: Scene[MahjongRules], view: State, *, short: bool = False) -> list[Line]:
        """The other seats."""
        return table.opponents(scene, view, short=short)

    def own(self, scene: Scene[MahjongRules], view: State, seat: int, menu: int, *, short: bool = False) -> list[Line]:
        """The own row, and the hand with a letter below each tile."""
        return table.own(scene, view, seat, short=short)

    def done(self, view: State, seat: int) -> bool:
        """Whether the seat has won."""
        return view.finished(seat)

    def foot(self, scene: Scene[MahjongRules], view: State, seat: int, menu: int, *, steady: bool) -> list[Line]:
        """What is asked, keys, waits."""
        return Foot(scene, seat).rows(view, menu, steady=steady)

    def waits(self, scene: Scene[MahjongRules], view: State, seat: int) -> list[Line]:
        """Each discard that makes the hand ready, or what it waits for."""
        if counsel.to_discard(view, seat):
            return Foot(scene, seat).ready_discards(view, 0)
        waiting = counsel.waits(scene.rules, view, seat)
        return advice.waits_rows(scene, waiting) if waiting else []

    def meant(self, text: str, view: State, seat: int, menu: int) -> str | None:
        """The action that is meant."""
        chows = legal(Actions(view.tiles), menu, "chow")
        return keys.meant_chow(text, chows) or keys.meant(text, view, seat)

    def asked_about(self, rules: MahjongRules, text: str, view: State, seat: int) -> int:
        """The action that a question is about."""
        return keys.asked_about(text, view, seat, rules.actions)

    def faces(self, text: str, wild: str = "") -> Line:
        """Tiles in little room."""
        return faces.compact(read_names(text), wild)

    def spoken(self, text: str) -> str:
        """An action in the language of the terminal."""
        return foot.spoken(text)

    def choices(self, texts: Sequence[str]) -> list[str]:
        """The actions; each names its tile."""
        return [foot.spoken(text) for text in texts]

    def teller(self, scene: Scene[MahjongRules]) -> MahjongTeller:
        """Who tells what happens."""
        return MahjongTeller(scene)

    def settlement(self, scene: Scene[MahjongRules], view: State, seen: Iterable[Event]) -> list[RenderableType]:
        """All that is to be said of a finished round."""
        return settlement(scene, view, seen)

    def parting(self, scene: Scene[MahjongRules], shares: Sequence[int], balances: Sequence[int]) -> list[Line]:
        """There is no pot."""
        return []


MAHJONG: Family[MahjongRules, State] = Mahjong()
