"""What stands below the hand: what is asked, the keys of the legal actions, what the hand waits for."""

from collections.abc import Sequence

from rich.text import Text as Line

from paiju.advice import mahjong as counsel
from paiju.advice.wait import Wait
from paiju.cli.bars import bar, in_rows
from paiju.cli.columns import joined
from paiju.cli.keys import legal
from paiju.cli.mahjong import advice, faces, keys
from paiju.cli.mahjong.told import meld_word
from paiju.cli.scene import BLUE, GOLD, GREY, INDENT, RED, TEAL, Scene, rule_line
from paiju.cli.speech import Text
from paiju.core.tiles import read_names
from paiju.mahjong.kinds import CLAIMS, KONG_ADDED, OPENING, ROBBING, TURN_CLAIM
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State

ADVICE_ROWS = 3

YOUR_TURN = Text("轮到你：打一张牌", "your turn: discard a tile")
CLAIMED = Text("{meld}好了：打一张牌", "taken: now discard a tile")
OFFERED = Text("{who} 打出 {tile}：要不要？", "{who} discards {tile}: do you want it?")
ROBBABLE = Text("{who} {kong} {tile}：抢不抢？", "{who}: {kong} of {tile}: rob it?")
OPENING_READY = Text("还没开打，你已经有叫：要不要报听？", "before the first turn: declare ready?")
OTHERS = Text("看别人打", "the others play")
HURRY = Text("你胡了，看别人打：回车 快进", "you have won, the others play on: Enter to hurry")

VERBS = {
    "win": (Text("胡", "win"), RED),
    "pong": (Text("碰", "pong"), TEAL),
    "kong": (Text("杠", "kong"), GOLD),
    "ready": (Text("报听", "declare ready"), TEAL),
    "chow": (Text("吃", "chow"), BLUE),
    "pass": (Text("过", "pass"), GREY),
}
THROW = Text("打", "discard")
THROW_READY = Text("报听，打", "declare ready, discard")
WHICH = Text("+字母", "+letter")
HINT_TURN = Text("打牌：打那张牌下面的字母，回车", "to discard: the letter below the tile, then Enter")
HINT_CLAIM = Text("按数字，回车", "type the number, then Enter")
HINT = Text("? 说明  t 听什么  q 离开", "? help  t waits  q leave")
KONG_KEY = Text("杠", "kong")
READY_KEY = Text("（{key} 报听）", "({key}: declare)")
MORE = Text("还有 {count} 种打法能听，t 看全部", "{count} more discards make you ready: t")


def spoken(text: str) -> str:
    """An action in the language of the terminal: `打 五筒` for `discard 5p`."""
    verb, _, tile = text.partition(" ")
    if text in VERBS or not tile:
        return str(VERBS[text][0])
    word = THROW if verb == "discard" else THROW_READY if verb == "ready" else VERBS[verb][0]
    return f"{word} {_faces(tile)}"


def _faces(text: str) -> str:
    return "".join(faces.face(name) for name in read_names(text))


class Foot:
    """Makes these rows for one seat."""

    def __init__(self, scene: Scene[MahjongRules], seat: int) -> None:
        self._scene = scene
        self._rules = scene.rules
        self._seat = seat

    def rows(self, view: State, menu: int, *, steady: bool) -> list[Line]:
        """All rows; `steady`: as many at every moment."""
        title = Line(self._asked(view, menu), style="bold")
        advice_rows = self._advice(view, menu)[:ADVICE_ROWS]
        if steady:
            advice_rows += [Line()] * (ADVICE_ROWS - len(advice_rows))
        discards = bool(legal(self._rules.actions, menu, "discard"))
        hints = [str(HINT_TURN if discards else HINT_CLAIM), str(HINT)] if menu else []
        return [rule_line(self._scene, title), *self._bar(menu), *advice_rows, *in_rows(self._scene, hints)]

    def _asked(self, view: State, menu: int) -> str:
        if not menu:
            return str(HURRY if view.finished(self._seat) else OTHERS)
        if view.phase == OPENING:
            return str(OPENING_READY)
        if view.phase not in (CLAIMS, ROBBING):
            return self._claimed(view) if view.turn_kind == TURN_CLAIM else str(YOUR_TURN)
        who, tile = self._scene.people.place(view.source), faces.face(view.tiles.names[view.tile])
        kong = meld_word(self._rules, KONG_ADDED)
        return (OFFERED if view.phase == CLAIMS else ROBBABLE).of(who=who, tile=tile, kong=kong)

    def _claimed(self, view: State) -> str:
        return CLAIMED.of(meld=meld_word(self._rules, view.melds[self._seat][-1][0]))

    def _bar(self, menu: int) -> list[Line]:
        """The keys of the legal actions, always in the same order, in as many rows as they need."""
        found = [(verb, legal(self._rules.actions, menu, verb)) for verb in VERBS]
        keyed = [(self._keys(verb, texts), VERBS[verb][1]) for verb, texts in found if texts]
        return bar(self._scene, [(key, colour) for several, colour in keyed for key in several])

    def _keys(self, verb: str, texts: Sequence[str]) -> list[str]:
        if verb != "chow":
            return [self._key(verb, texts)]
        return [f" {keys.chow_key(place, len(texts))} {spoken(text)} " for place, text in enumerate(texts)]

    def _key(self, verb: str, texts: Sequence[str]) -> str:
        word = VERBS[verb][0]
        key = keys.DIGITS[verb]
        if len(texts) > 1 or (verb == "ready" and texts != ["ready"]):
            return f" {key}{WHICH} {word} "
        tile = texts[0].removeprefix(verb).strip()
        return f" {key} {word} {faces.face(tile) if tile else ''}".rstrip() + " "

    # --- what the hand waits for

    def _advice(self, view: State, menu: int) -> list[Line]:
        if view.finished(self._seat):
            return []
        rows = self._several_kongs(view, menu)
        if not counsel.to_discard(view, self._seat):
            waiting = counsel.waits(self._rules, view, self._seat)
            return rows + (self._waits(waiting))
        discards = self.ready_discards(view, menu)
        most = ADVICE_ROWS - len(rows)
        if len(discards) > most:
            hidden = len(discards) - most + 1
            discards = [*discards[: most - 1], self._indent(Line(MORE.of(count=hidden), style=GREY))]
        return rows + discards

    def _waits(self, waiting: Sequence[Wait]) -> list[Line]:
        width = self._scene.width - INDENT
        return [self._indent(advice.waits_line(self._scene, waiting, width))] if waiting else []

    def _indent(self, row: Line) -> Line:
        return Line(" " * INDENT).append_text(row)

    def _several_kongs(self, view: State, menu: int) -> list[Line]:
        kinds = [text.split(" ")[1] for text in legal(self._rules.actions, menu, "kong") if " " in text]
        if len(kinds) < 2:
            return []
        order = keys.hand_order(view, self._seat)
        return in_rows(self._scene, [self._kong(order, name) for name in kinds])

    def _kong(self, order: list[int], name: str) -> Line:
        letter = keys.letter_of(order, self._rules.plan.tiles.index[name])
        return joined(Line(f"{keys.DIGITS['kong']}{letter}", style="bold"), str(KONG_KEY), faces.tile(name))

    def ready_discards(self, view: State, menu: int) -> list[Line]:
        """For each discard that makes the hand ready, what it then waits for."""
        order, names = keys.hand_order(view, self._seat), view.tiles.names
        declaring = legal(self._rules.actions, menu, "ready")
        rows = []
        for kind, waiting in counsel.ready_discards(self._rules, view, self._seat).items():
            letter = keys.letter_of(order, kind)
            also = READY_KEY.of(key=f"4{letter}") if f"ready {names[kind]}" in declaring else None
            row = joined(Line(letter, style="bold"), also, str(advice.THROWING), faces.tile(names[kind]))
            width = self._scene.width - INDENT - row.cell_len - len(" → ")
            rows.append(self._indent(joined(row, "→", advice.waits_line(self._scene, waiting, width))))
        return rows
