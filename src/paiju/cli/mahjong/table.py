"""The mahjong table as one viewer knows it: the other seats, the discards, his own groups and hand."""

from rich.cells import cell_len
from rich.text import Text as Line

from paiju.cli.columns import centred, joined, last_fitting
from paiju.cli.mahjong import faces, keys
from paiju.cli.mahjong.told import WILD, meld_word
from paiju.cli.scene import GOLD, GREY, INDENT, RED, TEAL, Badge, Scene, head, title_row, under
from paiju.cli.speech import Language, Text, language
from paiju.mahjong.facts import declared
from paiju.mahjong.kinds import CLAIMS, KONGED, NONE, ROBBING, TURN, is_kong
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import Meld, State

WALL = Text("牌墙剩 {left} 张", "{left} tiles in the wall")
DRAWS = Text("还能摸 {left} 张，留 {stay} 张不摸", "{left} more draws, {stay} tiles stay")
MUST_WIN = Text("能胡必胡", "who can win must")
RIVER = Text("打出", "threw")
HAND = Text("手牌", "hand")
READY = Text("听", "ready")
WON = Text("{place}胡", "won {place}")
_PLACES = (Text("一", "1st"), Text("二", "2nd"), Text("三", "3rd"), Text("四", "4th"), Text("五", "5th"))
CELL = faces.WIDTH + 1


def header(scene: Scene[MahjongRules], view: State) -> Line:
    """Game, round, wall."""
    left = scene.rules.table.drawable(view)
    wall = (DRAWS if scene.rules.plan.dead_wall else WALL).of(left=max(0, left), stay=view.left - max(0, left))
    more = [Line(wall, style="bold" if left < 5 else "")]
    if view.wild != NONE:
        more.append(joined(str(WILD), faces.tile(wild(view), wild(view))))
    if view.left < scene.rules.plan.must_win_left:
        more.append(Line(str(MUST_WIN), style=RED))
    return title_row(scene, *more)


def wild(view: State) -> str:
    """The name of the tile that stands for any other; empty where there is none, or none yet."""
    return view.tiles.names[view.wild] if view.wild != NONE else ""


def opponents(scene: Scene[MahjongRules], view: State, *, short: bool = False) -> list[Line]:
    """Two or three rows for each other seat, in the order of play; `short`: one."""
    rows = short_rows if short else seat_rows
    return [row for seat in scene.people.others() for row in rows(scene, view, seat)]


def short_rows(scene: Scene[MahjongRules], view: State, seat: int) -> list[Line]:
    """Name, score, badges, groups and the latest discards in one row."""
    row = head(scene, view, seat, acts=acting(view) == seat, badges=_badges(scene, view, seat), short=True)
    for kind, low, _, _ in view.melds[seat]:
        row.append(" ").append_text(faces.compact(view.tiles.names[tile] for tile in declared(kind, low).tiles))
    row.append("  ")
    return [row.append_text(last_fitting(_thrown(view, seat), scene.width - row.cell_len))]


def seat_rows(scene: Scene[MahjongRules], view: State, seat: int) -> list[Line]:
    """Name, score, badges, groups; the hand where it lies open; what the seat has thrown."""
    first = head(scene, view, seat, acts=acting(view) == seat, badges=_badges(scene, view, seat))
    melds = _melds(scene, view, seat)
    rows = [first]
    if melds and cell_len(first.plain) + melds.cell_len + 2 <= scene.width:
        first.append("  ").append_text(melds)
    elif melds:
        rows.append(under("", melds))
    if seat != scene.people.seat and view.knows[seat]:
        names = [view.tiles.names[kind] for kind in view.concealed(seat)]
        rows.append(under(str(HAND), faces.group(names, wild(view))))
    rows.append(under(str(RIVER), _river(view, seat)))
    return rows


def acting(view: State) -> int | None:
    """The seat whose turn everybody can see it is; None while a discard waits for whoever wants it."""
    return view.turn if view.phase in (TURN, KONGED, ROBBING) else None


def ordinal(scene: Scene[MahjongRules], place: int) -> str:
    """The word for a place among the winners, counted from 0; empty where a win ends the round."""
    return str(_PLACES[place]) if scene.rules.plan.survivors < scene.rules.seats - 1 else ""


def _badges(scene: Scene[MahjongRules], view: State, seat: int) -> list[Badge]:
    if seat in view.winners:
        return [(WON.of(place=ordinal(scene, view.winners.index(seat))).strip(), RED)]
    return [(str(READY), TEAL)] if view.ready[seat] else []


def _melds(scene: Scene[MahjongRules], view: State, seat: int) -> Line:
    return Line("  ").join([meld(scene, view, one) for one in view.melds[seat]])


def meld(scene: Scene[MahjongRules], view: State, one: Meld, *, short: bool = False) -> Line:
    """A declared group with its name; `short`: its tiles as a hand is written."""
    kind, low, _, _ = one
    tiles = declared(kind, low).tiles
    group = (faces.compact if short else faces.group)(view.tiles.names[tile] for tile in tiles)
    return joined(Line(meld_word(scene.rules, kind), style=GOLD if is_kong(kind) else TEAL), group)


def _river(view: State, seat: int) -> Line:
    """What the seat threw and nobody took; the tile that may be claimed stands in brackets."""
    return Line(" ").join(_thrown(view, seat)) if view.rivers[seat] else Line("-", style=GREY)


def _thrown(view: State, seat: int) -> list[Line]:
    river = [faces.tile(view.tiles.names[kind], wild(view)) for kind in view.rivers[seat]]
    if river and view.phase == CLAIMS and view.source == seat:
        river[-1] = Line("").join([Line("【", style=f"bold {RED}"), river[-1], Line("】", style=f"bold {RED}")])
    return river


def own(scene: Scene[MahjongRules], view: State, seat: int, *, short: bool = False) -> list[Line]:
    """The viewer's own row, and the hand with its letters below it."""
    rows = short_rows if short else seat_rows
    return [*rows(scene, view, seat), *hand_rows(scene, view, seat, short=short)]


def hand_rows(scene: Scene[MahjongRules], view: State, seat: int, *, short: bool = False) -> list[Line]:
    """The hand in as few rows as the width allows: faces, notation, the letter to type; the drawn tile apart."""
    order = keys.hand_order(view, seat)
    across = max(1, (scene.width - INDENT * 2) // CELL)
    apart = len(order) - 1 if keys.drawn_apart(view, seat) else -1
    rows: list[Line] = []
    for start in range(0, len(order), across):
        row = _hand_row(view, order, range(start, min(start + across, len(order))), apart)
        rows += [row[0], row[-1]] if short else row
    return rows


def _hand_row(view: State, order: list[int], places: range, apart: int) -> list[Line]:
    shown, notes, letters = Line(" " * INDENT), Line(" " * INDENT), Line(" " * INDENT)
    for place in places:
        gap = "  " if place == apart else ""
        name = view.tiles.names[order[place]]
        shown.append(gap).append_text(faces.tile(name, wild(view))).append(" ")
        notes.append(gap + centred(faces.note(name, wild(view)), CELL - 1) + " ", style=GREY)
        letters.append(gap + centred(keys.LETTERS[place], CELL - 1) + " ", style="bold")
    return [shown, letters] if language() is Language.EN else [shown, notes, letters]
