"""The table of word cards as one viewer knows it: the other seats, the open card, his own groups and hand."""

from itertools import pairwise

from rich.cells import cell_len
from rich.text import Text as Line

from paiju.advice import zipai as counsel
from paiju.cli.columns import centred, joined, last_fitting, padded
from paiju.cli.scene import GOLD, GREY, INDENT, RED, TEAL, Badge, Scene, head, title_row, under
from paiju.cli.speech import Language, Text, language
from paiju.cli.zipai import faces, keys
from paiju.cli.zipai.advice import cards_of
from paiju.cli.zipai.told import meld_word
from paiju.core.events import HIDDEN
from paiju.zipai.cards import CARDS, size_of
from paiju.zipai.facts import LIU, WEI
from paiju.zipai.kinds import CLAIMS, LOOK, OPENING, OVER, OWED, TURNED, WON
from paiju.zipai.play import ZipaiRules
from paiju.zipai.state import Meld, State

LEFT = Text("墩上剩 {left} 张", "{left} cards left")
POT = Text("锅里 {pot} 分", "pot {pot}")
ON_TABLE = Text("桌面 {xi} 息", "{xi} xi on the table")
UNKNOWN = Text("桌面 {xi} 息，另有扣着的", "{xi} xi on the table and face-down groups")
RIVER = Text("弃牌", "river")
HAND = Text("手牌", "hand")
DEAD = Text("死手", "dead")
WINNER = Text("胡", "won")
FACE_DOWN = Text("（扣着）", "(face down)")
RIVER_STARTS = 9
"""Columns of a river's row in front of its cards."""
BRACKETS = 4
"""Columns of the brackets around a card that may be claimed."""
MIDDLE = 24
"""Columns to the left of the open card."""
MARGINS = (5, 4, 3)
"""Columns for a kind of the hand, from the roomiest."""
BREAK, SIZES_APART = 1, 3
"""Columns more where the next kind does not follow on, and where the big cards begin."""

IN_MIDDLE = {
    OPENING: Text("发好了牌", "the cards are dealt"),
    OWED: Text("轮到{who}打牌", "{who} to discard"),
    TURNED: Text("{who}揭出", "turned up by {who}"),
    CLAIMS: Text("{who}打出", "discarded by {who}"),
    WON: Text("{who}胡了", "won by {who}"),
    OVER: Text("这一盘完了", "the round is over"),
}
LOOKING = Text("{who}摸了一张，正在看", "{who} has drawn and is looking")
LOOKED = Text("你摸到的，别人看不到", "your draw, seen by you alone")
DRAWS_NEXT = Text("下一家摸牌", "the next seat draws")


def header(scene: Scene[ZipaiRules], view: State) -> Line:
    """Game, round, cards left, pot."""
    more = [Line(LEFT.of(left=view.left), style="bold" if view.left < 5 else "")]
    if view.pot:
        more.append(Line(POT.of(pot=view.pot), style=GOLD))
    return title_row(scene, *more)


def others(scene: Scene[ZipaiRules], view: State, *, short: bool = False) -> list[Line]:
    """Two or three rows for each other seat, in the order of play; then the open card. `short`: one row each."""
    made = short_rows if short else seat_rows
    rows = [row for seat in scene.people.others() for row in made(scene, view, seat)]
    return rows + (short_middle(scene, view) if short else middle(scene, view))


def short_rows(scene: Scene[ZipaiRules], view: State, seat: int) -> list[Line]:
    """Name, score, badges, groups and the latest cards of the river in one row."""
    row = head(scene, view, seat, acts=acting(view) == seat, badges=_badges(view, seat), short=True)
    for kind, what, _, _ in view.melds[seat]:
        group = faces.backs(3) if what == HIDDEN else faces.group(cards_of(kind, what))
        row.append(" ").append_text(group)
    row.append("  ")
    return [row.append_text(last_fitting(_thrown(view, seat, faces.CLOSE), scene.width - row.cell_len))]


def seat_rows(scene: Scene[ZipaiRules], view: State, seat: int) -> list[Line]:
    """Name, score, badges, 息 on the table, groups; the hand where it lies open; the river."""
    first = head(scene, view, seat, acts=acting(view) == seat, badges=_badges(view, seat))
    melds = Line("  ").join([meld(scene.rules, view, seat, one) for one in view.melds[seat]])
    rows = [first]
    if melds:
        first.append(f"  {_xi(scene.rules, view, seat)}")
        rows.append(under("", melds))
    if seat != scene.people.seat and view.knows[seat]:
        rows.append(under(str(HAND), faces.group(view.concealed(seat))))
    rows.append(under(str(RIVER), _river(view, seat, scene.width - RIVER_STARTS)))
    return rows


def acting(view: State) -> int | None:
    """The seat whose turn everybody can see it is; None while an open card waits for whoever wants it."""
    return view.turn if view.phase in (LOOK, OWED) else None


def _badges(view: State, seat: int) -> list[Badge]:
    badges = [(str(WINNER), RED)] if seat in view.winners else []
    return [*badges, (str(DEAD), GREY)] if view.dead[seat] else badges


def _xi(rules: ZipaiRules, view: State, seat: int) -> str:
    """What the groups on the table are worth, those that the viewer cannot see left out."""
    text = UNKNOWN if any(one[1] == HIDDEN for one in view.melds[seat]) else ON_TABLE
    return text.of(xi=counsel.table_xi(rules, view, seat))


def meld(rules: ZipaiRules, view: State, seat: int, one: Meld) -> Line:
    """A declared group with its name: face down as it lies for others, marked so for who may know it."""
    kind, what, _, _ = one
    name = Line(meld_word(rules, kind), style=GOLD if kind in (WEI, LIU) else TEAL)
    if what == HIDDEN:
        return joined(name, faces.backs(3))
    down = kind == WEI and what in view.face_down[seat]
    return joined(name, faces.group(cards_of(kind, what)), Line(str(FACE_DOWN), style=GREY) if down else None)


def _river(view: State, seat: int, room: int) -> Line:
    """What the seat turned up or threw and nobody took; the card that may be claimed stands in brackets.

    The more there are the closer they lie, and of very many the oldest are left out.
    """
    kinds = view.rivers[seat]
    if not kinds:
        return Line("-", style=GREY)
    width = faces.WIDTH if faces.WIDTH * len(kinds) <= room - BRACKETS else faces.CLOSE
    return last_fitting(_thrown(view, seat, width), room)


def _thrown(view: State, seat: int, width: int) -> list[Line]:
    river = [faces.card(kind, width) for kind in view.rivers[seat]]
    if river and view.phase in (TURNED, CLAIMS) and view.source == seat:
        river[-1] = Line("").join([Line("【", style=f"bold {RED}"), river[-1], Line("】", style=f"bold {RED}")])
    return river


def short_middle(scene: Scene[ZipaiRules], view: State) -> list[Line]:
    """The open card in one row."""
    shown = view.drawn if view.phase == LOOK else view.tile
    card = faces.card(shown) if shown >= 0 else Line("▒▒", style=GREY) if shown == HIDDEN else None
    return [joined(" ", card, Line(_says(scene, view), style="bold"))]


def middle(scene: Scene[ZipaiRules], view: State) -> list[Line]:
    """The open card, large, with whose it is and how many are left."""
    shown = view.drawn if view.phase == LOOK else view.tile
    word, style = ("▒▒", GREY) if shown == HIDDEN else ("  ", GREY)
    if shown >= 0:
        word, style = faces.face(shown), f"bold {faces.style(shown)}"
    left = " " * MIDDLE
    says = joined(Line(f"  {_says(scene, view)}", style="bold"))
    return [
        Line(left).append("╭────╮", style=style),
        Line(left).append(f"│ {word} │", style=style).append_text(says),
        Line(left).append("╰────╯", style=style).append(f"  {LEFT.of(left=view.left)}", style=GREY),
    ]


def _says(scene: Scene[ZipaiRules], view: State) -> str:
    """What the middle of the table waits for."""
    if view.phase == LOOK:
        own = view.turn == scene.people.seat
        return str(LOOKED) if own else LOOKING.of(who=scene.people.place(view.turn))
    if view.phase not in IN_MIDDLE:
        return str(DRAWS_NEXT)
    whose = view.winners[0] if view.winners else view.source if view.phase in (TURNED, CLAIMS) else view.turn
    return IN_MIDDLE[view.phase].of(who=scene.people.place(whose))


def own(scene: Scene[ZipaiRules], view: State, seat: int, *, short: bool = False) -> list[Line]:
    """The viewer's own rows, and the hand with its letters below it."""
    rows = short_rows if short else seat_rows
    return [*rows(scene, view, seat), *hand_rows(scene, view, seat, short=short)]


def hand_rows(scene: Scene[ZipaiRules], view: State, seat: int, *, short: bool = False) -> list[Line]:
    """The hand in columns of equal cards, chained kinds close together; below them notation and letter."""
    order = keys.hand_order(view, seat)
    wide = next((width for width in MARGINS if _needed(order, width) <= scene.width - INDENT), MARGINS[-1])
    gaps = _gaps(order) if _needed(order, wide) <= scene.width - INDENT else [0] * len(order)
    tallest = max((view.count(seat, kind) for kind in order), default=0)
    no_discard = counsel.banned(scene.rules, view, seat)
    rows = [_cards_row(view, seat, order, (gaps, wide, level), no_discard) for level in range(tallest, 0, -1)]
    letters = [
        (f"({letter})" if no_discard >> kind & 1 else f" {letter} ", GREY if no_discard >> kind & 1 else "bold")
        for kind, letter in zip(order, keys.LETTERS, strict=False)
    ]
    notes = [(CARDS.names[kind], GREY) for kind in order]
    texts = [letters] if short or language() is Language.EN else [notes, letters]
    return rows + [_texts_row(row, gaps, wide) for row in texts]


def _gaps(order: list[int]) -> list[int]:
    """The columns in front of each kind, beyond its own."""
    gaps = [0] * min(1, len(order))
    for kind, following in pairwise(order):
        apart = SIZES_APART if size_of(kind) != size_of(following) else BREAK * (following != kind + 1)
        gaps.append(apart)
    return gaps


def _needed(order: list[int], wide: int) -> int:
    return INDENT + wide * len(order) + sum(_gaps(order))


def _cards_row(view: State, seat: int, order: list[int], room: tuple[list[int], int, int], no_discard: int) -> Line:
    """One row of cards: of each kind the card at this level, counted from below."""
    gaps, wide, level = room
    row, width = Line(" " * INDENT), faces.WIDTH if wide >= faces.WIDTH else wide - 1
    for kind, gap in zip(order, gaps, strict=True):
        held = view.count(seat, kind) >= level
        shown = faces.card(kind, width, dull=bool(no_discard >> kind & 1)) if held else Line(" " * width)
        row.append(" " * gap).append_text(shown).append(" " * (wide - width))
    return row


def _texts_row(texts: list[tuple[str, str]], gaps: list[int], wide: int) -> Line:
    row = Line(" " * INDENT)
    for (text, style), gap in zip(texts, gaps, strict=True):
        shown = text if cell_len(text) >= wide else centred(text, min(wide, faces.WIDTH))
        row.append(" " * gap).append(padded(shown, wide), style=style)
    return row
