"""One decision of a person: the picture of the table with the actions below it, and the questions that may be asked."""

from collections.abc import Callable, Sequence

from rich.text import Text as Line

from paiju.cli import advice, keys, table_view
from paiju.cli.foot import Foot, spoken
from paiju.cli.screen import InputEnded, Screen
from paiju.cli.speech import Text
from paiju.cli.table_view import GREY, RED, Scene
from paiju.cli.told import AND
from paiju.core.errors import AmbiguousError, PaijuError
from paiju.mahjong.state import State

JUST_NOW = Text("刚才", "just now")
ANSWER = Text("回车 回到牌桌", "Enter: back to the table")
NOT_READY = Text("现在没有叫", "not ready now")
UNKNOWN = Text("看不懂“{text}”。? 看说明", "{text!r} is not understood; ? for help")
ALLOWED = Text("可以：{action}", "allowed: {action}")
FORBIDDEN = Text("不可以：{rule}", "not allowed: {rule}")
AMBIGUOUS = Text("是哪一个？{choices}", "which one? {choices}")
WHY_USAGE = Text("例如 why 5p、why 碰", "for example: why 5p, why pong")
LEAVE = Text(
    "真的离开？没打完的这一盘不算，打完的都在。y 离开，回车 继续",
    "Leave? The round that is not over will not count. y: leave, Enter: stay",
)
HELP = Text(
    """打牌   每张牌下面有一个字母：输入它，回车，就打那张。
       也可以写 5p、五筒、5筒。
数字   1 胡  2 碰  3 杠  4 报听  0 过；屏幕上只列出现在能做的。
       也可以写 胡 hu、碰 peng、杠 gang、听 ting、过 guo。
       能杠几种时，数字后面加字母：3c 就是杠 c 下面那种。
       4c 是打出 c 并且报听：手牌从此定死，能胡自动胡。
t      听什么、还有几张没见到、自己摸到值几倍。打哪张能听，不问也会写出来。
why    为什么不可以：why 5p、why 碰、why 杠五筒
rules  看一条规则：rules NJ-4.13，或者直接写 NJ-4.13
q      离开。回车：重画牌桌。
记号   ▸ 轮到谁  【】 刚打出、可以要的牌  (+3) 这一盘的输赢""",
    """discard  every tile has a letter below it: type it and Enter. 5p works too.
numbers  1 win  2 pong  3 kong  4 declare ready  0 pass; words work too.
         The screen shows only what is allowed now.
         Of several kongs add a letter: 3c is the kong of the tile above c.
         4c discards c and declares ready: the hand is frozen then.
t        what the hand waits for, copies not seen yet, its worth when drawn
why      why something is not allowed: why 5p, why pong, why kong 5p
rules    one rule: rules NJ-4.13, or just NJ-4.13
q        leave. Enter: draw the table again.
marks    ▸ who acts   【】 may be taken   (+3) points of this round""",
)


class Left(Exception):
    """The person has left the table."""


class Dialog:
    """Pictures and questions for the person at one seat."""

    def __init__(self, scene: Scene, screen: Screen, seat: int) -> None:
        self._scene = scene
        self._rules = scene.rules
        self._screen = screen
        self._seat = seat
        self._foot = Foot(scene, seat)
        self._questions: tuple[tuple[tuple[str, ...], Callable[[State, int, str], list[Line]]], ...] = (
            (("?", "？", "help", "说明"), lambda view, menu, rest: [Line(row) for row in str(HELP).splitlines()]),
            (("t", "w", "waits", "听什么", "叫"), lambda view, menu, rest: self._waits(view)),
            (("why", "为什么"), self._why),
            (("rules", "rule", "规则"), lambda view, menu, rest: self._rule(rest)),
            (("q", "quit", "离开", "退出"), lambda view, menu, rest: self._leave()),
        )

    def decide(self, view: State, menu: int, news: Sequence[Line]) -> int:
        """The action that the person chooses from the menu. Errors: `InputEnded`, `Left`."""
        self.picture(view, menu, news)
        while True:
            text = self._screen.ask()
            if not text:
                self.picture(view, menu, news)
                continue
            chosen = self._understood(view, menu, text)
            if isinstance(chosen, int):
                return chosen
            self._answer(view, menu, chosen)

    def _answer(self, view: State, menu: int, rows: Sequence[Line]) -> None:
        if self._screen.still:
            self._draw(view, menu, self._screen.wrapped(rows), str(ANSWER))
        else:
            self._screen.say(*rows)

    # --- the picture

    def picture(self, view: State, menu: int, news: Sequence[Line]) -> None:
        """The table, what has just happened, the hand, the keys of the actions in the menu."""
        self._draw(view, menu, news, str(JUST_NOW))

    def _draw(self, view: State, menu: int, middle: Sequence[Line], title: str) -> None:
        top = [table_view.header(self._scene, view), *table_view.opponents(self._scene, view)]
        top.append(table_view.rule_line(self._scene, Line(title, style=GREY)))
        foot = [*table_view.own(self._scene, view, self._seat), *self._foot.rows(view, menu, steady=self._screen.still)]
        room = self._screen.room(len(top) + len(foot))
        if room is None:
            self._screen.draw([*top, *self._indented(middle), *foot])
            return
        if title == str(ANSWER) and len(middle) > room:
            top, room = top[-1:], self._screen.room(1 + len(foot)) or 0
        shown = self._indented(middle[-room:] if room and title != str(ANSWER) else middle[:room])
        self._screen.draw([*top, *shown, *([Line()] * (room - len(shown))), *foot])

    def _indented(self, rows: Sequence[Line]) -> list[Line]:
        return [Line("  ").append_text(row) for row in rows]

    # --- what was typed

    def _understood(self, view: State, menu: int, text: str) -> int | list[Line]:
        """The action that was typed, or the answer to a question or to something that is not possible."""
        word, _, rest = text.partition(" ")
        for words, answer in self._questions:
            if word.lower() in words:
                return answer(view, menu, rest.strip())
        if text.upper() in self._rule_ids():
            return self._rule(text)
        meant = keys.meant(text, view, self._seat)
        try:
            return self._rules.actions.read(meant or text, menu)
        except AmbiguousError:
            return self._which(menu, meant or text)
        except PaijuError:
            return self._why(view, menu, text)

    def _which(self, menu: int, verb: str) -> list[Line]:
        texts = keys.legal(self._rules.actions, menu, verb)
        return [Line(AMBIGUOUS.of(choices=str(AND).join(spoken(text) for text in texts)))]

    def _waits(self, view: State) -> list[Line]:
        if advice.to_discard(view, self._seat):
            rows = self._foot.ready_discards(view, 0)
        else:
            waiting = advice.waits(self._rules, view, self._seat)
            rows = [advice.waits_line(self._rules, waiting)] if waiting else []
        return rows or [Line(str(NOT_READY))]

    def _why(self, view: State, menu: int, text: str) -> list[Line]:
        if not text:
            return [Line(str(WHY_USAGE))]
        meant = keys.meant(text, view, self._seat) or text
        try:
            action = keys.asked_about(meant, view, self._seat, self._rules.actions)
        except PaijuError:
            return [Line(UNKNOWN.of(text=text))]
        rule = advice.why_not(self._scene.game, self._rules, view, self._seat, action)
        if rule is None:
            return [Line(ALLOWED.of(action=spoken(self._rules.actions.text(action))))]
        return [Line(FORBIDDEN.of(rule=rule), style=RED)]

    def _rule_ids(self) -> set[str]:
        return set(advice.rule_ids(self._scene.game))

    def _rule(self, rule: str) -> list[Line]:
        try:
            return [Line(advice.rule_text(self._scene.game, rule.upper()))]
        except PaijuError as error:
            return [Line(error.message)]

    def _leave(self) -> list[Line]:
        self._screen.say(Line(str(LEAVE), style="bold"))
        try:
            sure = self._screen.ask().lower() in ("y", "yes", "是", "q")
        except InputEnded:
            sure = True
        if sure:
            raise Left
        return [Line()]
