"""One decision of a person: the picture of the table with the actions below it, and the questions that may be asked."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text as Line

from paiju.cli import explain, keys, wording
from paiju.cli.families import family_of
from paiju.cli.picture import Picture
from paiju.cli.scene import RED, Scene
from paiju.cli.screen import InputEnded, Screen
from paiju.cli.speech import Text
from paiju.cli.told import AND
from paiju.core.errors import AmbiguousError, PaijuError

NOT_READY = Text("现在没有叫", "not ready now")
UNKNOWN = Text("看不懂“{text}”。? 看说明", "{text!r} is not understood; ? for help")
ALLOWED = Text("可以：{action}", "allowed: {action}")
FORBIDDEN = Text("不可以 {action}（{rule}）：{text}", "not allowed: {action} ({rule}): {text}")
AMBIGUOUS = Text("是哪一个？{choices}", "which one? {choices}")
LEAVE = Text(
    "真的离开？没打完的这一盘不算，打完的都在。y 离开，回车 继续",
    "Leave? The round that is not over will not count. y: leave, Enter: stay",
)


class Left(Exception):
    """The person has left the table."""


class Dialog:
    """Pictures and questions for the person at one seat."""

    def __init__(self, scene: Scene[Any], screen: Screen, seat: int) -> None:
        self._scene = scene
        self._rules = scene.rules
        self._screen = screen
        self._seat = seat
        self._family = family_of(scene.game, scene.rules)
        self._picture = Picture(scene, screen, seat)
        self._questions: tuple[tuple[tuple[str, ...], Callable[[Any, int, str], list[Line]]], ...] = (
            (
                ("?", "？", "help", "说明"),
                lambda view, menu, rest: [Line(row) for row in str(self._family.help).splitlines()],
            ),
            (("t", "w", "waits", "听什么", "叫"), lambda view, menu, rest: self._waits(view)),
            (("why", "为什么"), self._why),
            (("rules", "rule", "规则"), lambda view, menu, rest: self._rule(rest)),
            (("q", "quit", "离开", "退出"), lambda view, menu, rest: self._leave()),
        )

    def decide(self, view: Any, menu: int, news: Sequence[Line]) -> int:
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
            if chosen:
                self._picture.answer(view, menu, chosen)
            else:
                self.picture(view, menu, news)

    def picture(self, view: Any, menu: int, news: Sequence[Line]) -> None:
        """The table, what has just happened, the hand, the keys of the actions in the menu."""
        self._picture.news(view, menu, news)

    # --- what was typed

    def _understood(self, view: Any, menu: int, text: str) -> int | list[Line]:
        """The action that was typed, or the answer to a question or to something that is not possible."""
        word, _, rest = text.partition(" ")
        for words, answer in self._questions:
            if word.lower() in words:
                return answer(view, menu, rest.strip())
        if text.upper() in self._rule_ids():
            return self._rule(text)
        meant = self._family.meant(text, view, self._seat, menu)
        try:
            action: int = self._rules.actions.read(meant or text, menu)
            return action
        except AmbiguousError:
            return self._which(menu, meant or text)
        except PaijuError:
            return self._why(view, menu, text)

    def _which(self, menu: int, verb: str) -> list[Line]:
        texts = keys.legal(self._rules.actions, menu, verb)
        return [Line(AMBIGUOUS.of(choices=str(AND).join(self._family.choices(texts))))]

    def _waits(self, view: Any) -> list[Line]:
        return self._family.waits(self._scene, view, self._seat) or [Line(str(NOT_READY))]

    def _why(self, view: Any, menu: int, text: str) -> list[Line]:
        if not text:
            return [Line(str(self._family.why_usage))]
        meant = self._family.meant(text, view, self._seat, menu) or text
        try:
            action = self._family.asked_about(self._rules, meant, view, self._seat)
        except PaijuError:
            return [Line(UNKNOWN.of(text=text))]
        rule = self._rules.why_not(view, self._seat, action)
        if rule is None:
            return [Line(ALLOWED.of(action=self._family.spoken(self._rules.actions.text(action))))]
        spoken = self._family.spoken(self._rules.actions.text(action))
        text = explain.rule_alone(self._scene.game, rule)
        return [Line(FORBIDDEN.of(action=spoken, rule=rule, text=text), style=RED)]

    def _rule_ids(self) -> set[str]:
        return set(explain.rule_ids(self._scene.game))

    def _rule(self, rule: str) -> list[Line]:
        try:
            return [Line(explain.rule_text(self._scene.game, rule.upper()))]
        except PaijuError as error:
            return [Line(wording.message(error))]

    def _leave(self) -> list[Line]:
        self._screen.say(Line(str(LEAVE), style="bold"))
        try:
            sure = self._screen.ask().lower() in ("y", "yes", "是", "q")
        except InputEnded:
            sure = True
        if sure:
            raise Left
        return []
