"""What stands below a hand of word cards: what is asked, the keys of the legal actions, what the hand waits for."""

from collections.abc import Sequence

from rich.text import Text as Line

from paiju.advice import zipai as counsel
from paiju.advice.wait import Wait
from paiju.cli.bars import bar, in_rows
from paiju.cli.columns import joined
from paiju.cli.keys import legal
from paiju.cli.scene import BLUE, GOLD, GREY, RED, TEAL, Scene, rule_line
from paiju.cli.speech import Text, Verb
from paiju.cli.told import AND
from paiju.cli.zipai import advice, faces, keys
from paiju.cli.zipai.told import MELDS, wei_word
from paiju.zipai.cards import CARDS
from paiju.zipai.facts import CHI, LIU
from paiju.zipai.kinds import AFTER_CLAIM, AFTER_WEI, CLAIMS, LOOK, OPENING, TURNED
from paiju.zipai.play import ZipaiRules
from paiju.zipai.state import State

ADVICE_ROWS = 3

FIRST = Text("你坐庄：先打一张牌", "you deal: discard a card first")
CLAIMED = Text("要好了：打一张牌", "taken: now discard a card")
DRAWN = Text("{wei}好了：打一张牌", "{wei} made: now discard a card")
WON_BY_WEI = Text("{wei}好，这手牌成了：胡不胡？不胡就打一张牌", "the {wei} completes the hand: win, or discard a card")
OPENS = Text("发到手就能胡：胡不胡？", "the dealt hand wins: win?")
LOOKED = Text("你摸到 {card}，只有你看到：要不要？过就是揭开", "you drew {card}, seen by you alone; pass turns it up")
OFFERED = {
    TURNED: Verb("{who} 揭出 {card}：要不要？", "{who} turns up {card}: want it?", "you turn up {card}: take it?"),
    CLAIMS: Verb("{who} 打出 {card}：要不要？", "{who} discards {card}: want it?", "you discard {card}: take it?"),
}
OTHERS = Text("看别人打", "the others play")

WORDS = {
    "win": Text("胡", "win"), "liu": MELDS[LIU], "peng": Text("碰", "peng"), "chi": MELDS[CHI],
    "pass": Text("过", "pass"), "discard": Text("打", "discard"),
}  # fmt: skip
COLOURS = {"win": RED, "liu": GOLD, "wei": GOLD, "peng": TEAL, "chi": BLUE, "pass": GREY}
WHICH = Text("+字母", "+letter")
HINT_TURN = Text("打牌：打它下面的字母，回车", "to discard: the letter below, then Enter")
HINT_BANNED = Text("（ ）里的不能打，why 字母 问为什么", "( ): may not be discarded, see why")
HINT_CLAIM = Text("按数字，回车", "type the number, then Enter")
HINT = Text("? 说明  t 听什么  q 离开", "? help  t waits  q leave")
MORE = Text("还有 {count} 种打法能听，t 看全部", "{count} more discards make you ready: t")
DEADLY = Text("小心：{actions} 以后没有能打的牌，会成死手（{rule}）", "careful: {actions} makes a dead hand ({rule})")


def spoken(text: str) -> str:
    """An action in the language of the terminal: `打 五` for `discard 5x`."""
    verb, _, cards = text.partition(" ")
    word = str(WORDS[verb]) if verb in WORDS else str(WEI)
    return f"{word} {''.join(map(faces.face, CARDS.read(cards)))}".rstrip()


WEI = Text("偎（歪）", "wei")


class Foot:
    """Makes these rows for one seat."""

    def __init__(self, scene: Scene[ZipaiRules], seat: int) -> None:
        self._scene = scene
        self._rules = scene.rules
        self._seat = seat

    def rows(self, view: State, menu: int, *, steady: bool) -> list[Line]:
        """All rows; `steady`: as many at every moment."""
        title = Line(self._asked(view, menu), style="bold")
        advice_rows = self._advice(view, menu)[:ADVICE_ROWS]
        if steady:
            advice_rows += [Line()] * (ADVICE_ROWS - len(advice_rows))
        hints = [self._hint(view, menu), str(HINT)] if menu else []
        return [rule_line(self._scene, title), *self._bar(view, menu), *advice_rows, *in_rows(self._scene, hints)]

    def _hint(self, view: State, menu: int) -> str:
        if not legal(self._rules.actions, menu, "discard"):
            return str(HINT_CLAIM)
        return str(HINT_BANNED if counsel.banned(self._rules, view, self._seat) else HINT_TURN)

    def _asked(self, view: State, menu: int) -> str:
        if not menu:
            return str(OTHERS)
        if view.phase == OPENING:
            return str(OPENS)
        if view.phase == LOOK:
            return LOOKED.of(card=faces.face(view.drawn))
        if view.phase in OFFERED:
            offered = OFFERED[view.phase].by(view.source == self._seat)
            return offered.of(who=self._scene.people.place(view.source), card=faces.face(view.tile))
        return self._owed(view, menu)

    def _owed(self, view: State, menu: int) -> str:
        if legal(self._rules.actions, menu, "win"):
            return WON_BY_WEI.of(wei=wei_word(self._rules))
        text = {AFTER_CLAIM: CLAIMED, AFTER_WEI: DRAWN}.get(view.owed, FIRST)
        return text.of(wei=wei_word(self._rules))

    def _bar(self, view: State, menu: int) -> list[Line]:
        """The keys of the legal actions, always in the same order, in as many rows as they need."""
        found = [(verb, legal(self._rules.actions, menu, verb)) for verb in COLOURS]
        return bar(self._scene, [(f"{self._key(view, v, texts)} ", COLOURS[v]) for v, texts in found if texts])

    def _key(self, view: State, verb: str, texts: Sequence[str]) -> str:
        key, word = keys.DIGITS[verb], str(WORDS[verb]) if verb in WORDS else wei_word(self._rules)
        if len(texts) == 1:
            cards = texts[0].removeprefix(verb).strip() or self._open(view, verb)
            return f" {key} {word} {''.join(map(faces.face, CARDS.read(cards)))}".rstrip()
        return f" {key}1-{key}{len(texts)} {word}" if verb == "chi" else f" {key}{WHICH} {word}"

    def _open(self, view: State, verb: str) -> str:
        """The card that the action takes, where the action does not name it."""
        shown = view.drawn if view.phase == LOOK else view.tile
        return CARDS.names[shown] if verb != "pass" and shown >= 0 else ""

    # --- what can be chosen, and what the hand waits for

    def _advice(self, view: State, menu: int) -> list[Line]:
        rows = [*self._ways(menu), *self._several_lius(view, menu), *self._deadly(view, menu)]
        if not counsel.to_discard(view, self._seat):
            waiting = counsel.waits(self._scene.game, self._rules, view, self._seat)
            return rows + ([self._fitting(Line(), waiting)] if waiting else [])
        discards = self._ready_discards(view)
        most = ADVICE_ROWS - len(rows)
        if len(discards) > most:
            hidden = len(discards) - most + 1
            discards = [*discards[: most - 1], _indent(Line(MORE.of(count=hidden), style=GREY))]
        return rows + discards

    def _ways(self, menu: int) -> list[Line]:
        """Several ways to eat, each with its number and its cards."""
        texts = legal(self._rules.actions, menu, "chi")
        if len(texts) < 2:
            return []
        cards = [faces.group(CARDS.read(text.partition(" ")[2])) for text in texts]
        ways = [joined(Line(keys.way_key(at), style="bold"), str(MELDS[CHI]), one) for at, one in enumerate(cards)]
        return in_rows(self._scene, ways)

    def _several_lius(self, view: State, menu: int) -> list[Line]:
        kinds = [CARDS.index[text.split(" ")[1]] for text in legal(self._rules.actions, menu, "liu") if " " in text]
        if len(kinds) < 2:
            return []
        order = keys.hand_order(view, self._seat)
        parts = [
            joined(Line(f"{keys.DIGITS['liu']}{keys.letter_of(order, kind)}", style="bold"), faces.card(kind))
            for kind in kinds
        ]
        return in_rows(self._scene, parts)

    def _deadly(self, view: State, menu: int) -> list[Line]:
        """Claims after which the hand is dead."""
        if view.phase not in OFFERED:
            return []
        actions = [
            spoken(self._rules.actions.text(one)) for one in counsel.killing(self._rules, view, self._seat, menu)
        ]
        if not actions:
            return []
        rule = self._rules.plan.reasons["dead"]
        return [_indent(Line(DEADLY.of(actions=str(AND).join(actions), rule=rule), style=RED))]

    def ready_discards(self, view: State) -> list[Line]:
        """For each discard that makes the hand ready, all that it then waits for."""
        return [joined(thrown, advice.waits_line(waiting)) for thrown, waiting in self._ready(view)]

    def _ready_discards(self, view: State) -> list[Line]:
        """The same in one row each."""
        return [self._fitting(thrown.append(" "), waiting) for thrown, waiting in self._ready(view)]

    def _fitting(self, start: Line, waiting: Sequence[Wait]) -> Line:
        """A row of waits that the screen has the width for."""
        row = _indent(Line("").join([start, advice.waits_line(waiting)]))
        if row.cell_len <= self._scene.width:
            return row
        return _indent(Line("").join([start, advice.short_line(waiting)]))

    def _ready(self, view: State) -> list[tuple[Line, list[Wait]]]:
        order = keys.hand_order(view, self._seat)
        ready = counsel.ready_discards(self._scene.game, self._rules, view, self._seat)
        return [(_thrown(keys.letter_of(order, kind), kind), waiting) for kind, waiting in ready.items()]


def _thrown(letter: str, kind: int) -> Line:
    """`c 打 五 →`."""
    return joined(Line(letter, style="bold"), str(advice.THROWING), faces.card(kind), "→")


def _indent(row: Line) -> Line:
    return Line("  ").append_text(row)
