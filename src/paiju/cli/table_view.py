"""The table as one viewer knows it: the other seats, the discards, his own groups and hand."""

from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.text import Text as Line

from paiju.cli import faces, keys
from paiju.cli.people import People
from paiju.cli.speech import Language, Text, language
from paiju.cli.told import MELDS
from paiju.core.ledger import moved_by
from paiju.flow.away import AUTO, HERE
from paiju.flow.game import Game
from paiju.mahjong.facts import declared
from paiju.mahjong.kinds import CLAIMS, KONGED, ROBBING, TURN, is_kong
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import Meld, State

ROUND = Text("第 {number} 盘", "round {number}")
ROUND_OF = Text("第 {number}/{rounds} 盘", "round {number} of {rounds}")
WALL = Text("牌墙剩 {left} 张", "{left} tiles in the wall")
MUST_WIN = Text("能胡必胡", "who can win must")
HOLDS = Text("{count} 张", "{count} tiles")
RIVER = Text("打出", "threw")
HAND = Text("手牌", "hand")
DEALER = Text("庄", "dealer")
READY = Text("听", "ready")
WON = Text("{place}胡", "won {place}.")
ORDINALS = "一二三四五"
AWAY = Text("离线", "away")
AUTO_PLAY = Text("托管", "auto")
TURN_MARK = "▸"
INDENT = 2
CELL = faces.WIDTH + 1

RED, GOLD, TEAL, GREY = "#c9361e", "#c8942e", "#1f8a80", "#8a8578"


@dataclass(frozen=True)
class Scene:
    """What the rows of a table have in common."""

    game: Game[Any]
    rules: MahjongRules
    people: People
    number: int
    rounds: int = 0
    """Rounds to play, 0 where that is open."""
    width: int = 80


def rule_line(scene: Scene, title: Line | None = None) -> Line:
    """A line across the table, perhaps with a title."""
    line = Line() if title is None else faces.joined(Line("──", style=GREY), title, "")
    return line.append("─" * max(0, scene.width - line.cell_len), style=GREY)


def header(scene: Scene, view: State) -> Line:
    """Game, round, wall."""
    title = scene.game.title if language() is Language.ZH else scene.game.english
    number = ROUND_OF if scene.rounds else ROUND
    parts = [
        Line(f" {title}", style="bold"),
        Line(number.of(number=scene.number, rounds=scene.rounds)),
        Line(WALL.of(left=view.left), style="bold" if view.left < 5 else ""),
    ]
    if view.left < scene.rules.plan.must_win_left:
        parts.append(Line(str(MUST_WIN), style=RED))
    return Line("   ").join(parts)


def opponents(scene: Scene, view: State) -> list[Line]:
    """Two or three rows for each other seat, in the order of play."""
    return [row for seat in scene.people.others() for row in seat_rows(scene, view, seat)]


def seat_rows(scene: Scene, view: State, seat: int) -> list[Line]:
    """Name, score, badges, groups; the hand where it lies open; what the seat has thrown."""
    head, melds = _head(scene, view, seat), _melds(view, seat)
    rows = [head]
    if melds and cell_len(head.plain) + melds.cell_len + 2 <= scene.width:
        head.append("  ").append_text(melds)
    elif melds:
        rows.append(_under("", melds))
    if seat != scene.people.seat and view.knows[seat]:
        rows.append(_under(str(HAND), faces.group(view.tiles.names[kind] for kind in view.concealed(seat))))
    rows.append(_under(str(RIVER), _river(view, seat)))
    return rows


def _under(title: str, line: Line) -> Line:
    return faces.joined(Line(" " * INDENT + faces.padded(title, faces.WIDTH + 1), style=GREY), line)


def _head(scene: Scene, view: State, seat: int) -> Line:
    acts = acting(view) == seat
    label = Line(faces.padded(scene.people.label(seat), 13), style="bold reverse" if acts else "bold")
    count = faces.padded(HOLDS.of(count=view.size[seat]), 8)
    score = f"{view.balances[seat]:>5}{_gained(view, seat):>7}"
    return faces.joined(TURN_MARK if acts else " ", label, score, "", count, *_badges(scene, view, seat))


def _gained(view: State, seat: int) -> str:
    moved = moved_by(view.rows, view.seats)[seat]
    return f"({moved:+})" if moved else ""


def acting(view: State) -> int | None:
    """The seat whose turn everybody can see it is; None while a discard waits for whoever wants it."""
    return view.turn if view.phase in (TURN, KONGED, ROBBING) else None


def _badges(scene: Scene, view: State, seat: int) -> list[Line]:
    badges = []
    if seat == view.dealer:
        badges.append((str(DEALER), GOLD))
    if seat in view.winners:
        place = view.winners.index(seat)
        badges.append((WON.of(place=ORDINALS[place] if language() is Language.ZH else place + 1), RED))
    elif view.ready[seat]:
        badges.append((str(READY), TEAL))
    if view.away[seat] != HERE:
        badges.append((str(AUTO_PLAY if view.away[seat] == AUTO else AWAY), GREY))
    return [Line(f"[{text}]", style=f"bold {colour}") for text, colour in badges]


def _melds(view: State, seat: int) -> Line:
    return Line("  ").join([meld(view, one) for one in view.melds[seat]])


def meld(view: State, one: Meld, *, short: bool = False) -> Line:
    """A declared group with its name; `short`: its tiles as a hand is written."""
    kind, low, _, _ = one
    tiles = declared(kind, low).tiles
    group = (faces.compact if short else faces.group)(view.tiles.names[tile] for tile in tiles)
    return faces.joined(Line(str(MELDS[kind]), style=GOLD if is_kong(kind) else TEAL), group)


def _river(view: State, seat: int) -> Line:
    """What the seat threw and nobody took; the tile that may be claimed stands in brackets."""
    river = [faces.tile(view.tiles.names[kind]) for kind in view.rivers[seat]]
    if not river:
        return Line("-", style=GREY)
    if view.phase == CLAIMS and view.source == seat:
        river[-1] = Line("").join([Line("【", style=f"bold {RED}"), river[-1], Line("】", style=f"bold {RED}")])
    return Line(" ").join(river)


def own(scene: Scene, view: State, seat: int) -> list[Line]:
    """The viewer's own row, and the hand with its letters below it."""
    return [*seat_rows(scene, view, seat), *hand_rows(scene, view, seat)]


def hand_rows(scene: Scene, view: State, seat: int) -> list[Line]:
    """The hand in as few rows as the width allows: faces, notation, the letter to type; the drawn tile apart."""
    order = keys.hand_order(view, seat)
    across = max(1, (scene.width - INDENT * 2) // CELL)
    apart = len(order) - 1 if keys.drawn_apart(view, seat) else -1
    rows: list[Line] = []
    for start in range(0, len(order), across):
        rows += _hand_row(view, order, range(start, min(start + across, len(order))), apart)
    return rows


def _hand_row(view: State, order: list[int], places: range, apart: int) -> list[Line]:
    shown, notes, letters = Line(" " * INDENT), Line(" " * INDENT), Line(" " * INDENT)
    for place in places:
        gap = "  " if place == apart else ""
        name = view.tiles.names[order[place]]
        shown.append(gap).append_text(faces.tile(name)).append(" ")
        notes.append(gap + faces.centred(name, CELL - 1) + " ", style=GREY)
        letters.append(gap + faces.centred(keys.LETTERS[place], CELL - 1) + " ", style="bold")
    return [shown, letters] if language() is Language.EN else [shown, notes, letters]
