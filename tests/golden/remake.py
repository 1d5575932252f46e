"""Whole rounds as readable text: events, what each viewer learns, windows, settlement. `make golden` writes them again.

A change of rules or events shows here as a readable difference; read it before committing.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from paiju.core import seeds
from paiju.core.events import PUBLIC_VIEW, Event
from paiju.flow.game import Setup
from paiju.flow.registry import find
from paiju.flow.round import AnyRound, Round
from paiju.flow.window import bits
from paiju.mahjong.play import MahjongRules
from paiju.zipai.cards import CARDS
from tests.kit.driver import LETTERS
from tests.kit.rounds import compiled

FOLDER = Path(__file__).parent


class Golden(NamedTuple):
    """One golden round: why it is worth keeping, and how it is made."""

    game: str
    name: str
    options: dict[str, Any]
    seed: int


ROUNDS = [
    Golden("neijiang", "three-winners-kong-money-moves", {}, 19),
    Golden("neijiang", "nobody-wins-check-and-rain", {}, 0),
    Golden("neijiang", "six-seats-last-tile-wins", {"players": 6}, 6),
    Golden("neijiang", "six-seats-ready-before-the-first-draw", {"players": 6}, 28),
    Golden("neijiang", "pass-lock-private-marks", {"pass_lock": True, "allow_ready": False}, 21),
    Golden("hebei", "added-kong-robbed", {}, 20),
    Golden("hebei", "nobody-wins-kongs-void", {}, 42),
    Golden("hebei", "losers-kongs-are-paid", {"honours": False}, 29),
    Golden("hebei", "own-draw-beyond-the-limit", {"base": 100, "cap": 500}, 36),
    Golden("yushu", "own-draw-after-a-kong", {}, 192),
    Golden("yushu", "two-kongs-win-without-wild-tiles", {}, 179),
    Golden("yushu", "nobody-wins-kong-is-paid", {}, 14),
    Golden("fulushou", "liu-and-last-card", {}, 28),
    Golden("fulushou", "clean-liu-small-count", {}, 37),
    Golden("fulushou", "two-seats-hidden-wei", {"players": 2, "buried": 10, "hidden_wei": True}, 22),
    Golden("weimaque", "reunion-and-open-wei", {}, 10),
    Golden("weimaque", "dead-hand-nobody-wins", {}, 16),
    Golden("weimaque", "stakes-and-own-draw", {"edition": "quan", "dou_liu_zi": True}, 36),
]


def keen(played: AnyRound, chooser: random.Random) -> AnyRound:
    """Play a round to its end by somebody who wants to win, with a little chance in it, so that much happens."""
    while not played.over:
        seat = played.asked()[0]
        played.answer(seat, _choice(played, seat, chooser))
    return played


CLAIMS = ("kong", "pong", "chow", "peng", "chi", "liu", "wei")


def _choice(played: AnyRound, seat: int, chooser: random.Random) -> int:
    actions = list(bits(played.menu(seat)))
    texts = {played.rules.actions.text(action): action for action in actions}
    if "win" in texts and chooser.random() < 0.8:
        return texts["win"]
    wishes = [action for text, action in texts.items() if text.startswith(CLAIMS)]
    wishes += [action for text, action in texts.items() if text.startswith("ready") and chooser.random() < 0.5]
    if wishes and chooser.random() < 0.7:
        return chooser.choice(wishes)
    if "pass" in texts:
        return texts["pass"]
    plain = [action for text, action in texts.items() if text.startswith("discard")] or actions
    return min(plain, key=lambda action: (_distance_after(played, seat, action), chooser.random()))


def _distance_after(played: AnyRound, seat: int, action: int) -> int:
    if not isinstance(played.rules, MahjongRules):
        return 0
    twin = played.clone()
    twin.answer(seat, action)
    state, shapes = twin.state, played.rules.plan.shapes
    hand = state.concealed(seat)
    if len(hand) % 3 != 1:
        return 0
    distance: int = shapes.distance(shapes.keys(hand), len(state.melds[seat]))
    return distance


def golden_round(golden: Golden) -> AnyRound:
    """Play it."""
    rules = compiled(golden.game, golden.options)
    chooser = random.Random(golden.seed)
    deal = rules.shuffle(seeds.sitting_seed(f"golden {golden.seed}"))
    return keen(Round(rules, Setup(0, (rules.start_balance,) * rules.seats), deal), chooser)


def text(golden: Golden) -> str:
    """The round as text."""
    title = [f"# {golden.game}: {golden.name}", f"# options {golden.options}"]
    return "\n".join([*title, *_lines(golden_round(golden))]) + "\n"


def _lines(played: AnyRound) -> Iterator[str]:
    closings = {closing.at: closing.given for closing in played.closings}
    start = 0
    for number, end in enumerate(played.frames):
        yield f"frame {number}"
        for at in range(start, end):
            if at in closings:
                yield "  asked " + ", ".join(_answer(played, *given) for given in sorted(closings[at].items()))
            yield from _event(played, played.log[at])
        start = end
    yield "settlement"
    yield from (f"  {score}" for score in played.rules.lines.scores(played.state))
    yield f"  {played.rules.outcome(played.state)}"


def _answer(played: AnyRound, seat: int, action: int) -> str:
    return f"{LETTERS[seat]}: {played.rules.actions.text(action)}"


def _event(played: AnyRound, event: Event) -> Iterator[str]:
    """The event, then every viewer's part of it where it is not the same."""
    words = played.rules.vocabulary
    yield f"  {_named(played, words.read(event))}"
    seen: dict[str, list[str]] = {}
    for viewer in [*range(played.rules.seats), PUBLIC_VIEW]:
        masked = words.mask(event, viewer)
        known = "nothing" if masked is None else _difference(played, event, masked)
        seen.setdefault(known, []).append("public" if viewer == PUBLIC_VIEW else LETTERS[viewer])
    yield from (f"    {' '.join(who)}: {known}" for known, who in seen.items() if known)


def _difference(played: AnyRound, event: Event, masked: Event) -> str:
    """The fields of which the viewer sees less than everything."""
    whole, part = played.rules.vocabulary.read(event), played.rules.vocabulary.read(masked)
    return _named(played, {key: value for key, value in part.items() if value != whole[key]})


TILE_FIELDS = {"tile", "taken", "wall", "hands"}
"""Fields that hold kinds, whatever the family."""


def _named(played: AnyRound, fields: dict[str, object]) -> str:
    return " ".join(f"{key}={_value(played, key, value)}" for key, value in fields.items())


def _value(played: AnyRound, key: str, value: Any) -> str:
    if key not in TILE_FIELDS:
        return str(value).replace(" ", "")
    if isinstance(value, tuple):
        return "[" + " ".join(_value(played, key, item) for item in value) + "]"
    tiles = played.rules.plan.tiles if isinstance(played.rules, MahjongRules) else CARDS
    return tiles.names[value] if value >= 0 else {-1: "?", -2: "-"}[value]


def main() -> None:
    """Write every golden round."""
    for golden in ROUNDS:
        path = FOLDER / golden.game / f"{golden.name}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text(golden), encoding="utf-8")
        print(path.name, find(golden.game).title)


if __name__ == "__main__":
    main()
