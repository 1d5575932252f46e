"""Rounds as the client is shown them, and the views that Python folds from them: what the client's fold must equal.

A folder holds `games.json` (what the server declares of each game), `numbers.json` (constants) and one file a round.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from paiju.core import events, ledger
from paiju.core.events import EVERYTHING, PUBLIC_VIEW, Event
from paiju.core.ledger import RowState
from paiju.core.lists import frozen
from paiju.core.seats import NOBODY
from paiju.flow import away, registry
from paiju.flow.game import Game, Setup
from paiju.flow.round import AnyRound, Round
from paiju.formats import lesson
from paiju.mahjong import kinds as mahjong
from paiju.mahjong import wall
from paiju.mahjong.events import DRAW
from paiju.mahjong.play import MahjongRules
from paiju.zipai import cards
from paiju.zipai import facts as groups
from paiju.zipai import kinds as word_cards
from paiju.zipai.state import State as CardState
from tests.conformance import family
from tests.golden.remake import ROUNDS, golden_round, keen
from tests.kit import Table
from tests.kit.cards import CardTable
from tests.kit.rounds import play_out, random_rules
from tests.rules.fulushou.setups import WAIT_5X, WEI_4X, sit
from tests.rules.neijiang.setups import ROB_B, ROB_D, robbing
from tests.server.http.house import ask, house

RANDOM_ROUNDS = 20
KEEN_ROUNDS = 10
"""A game, beside its golden rounds: played at random, and by seats that want to win; under options drawn at random."""

LEFT_OUT = {
    *("tiles", "kinds", "suits", "place", "unit"),  # what a game declares
    *("keys", "held", "fours"),  # what only makes the engine quick
    *("wall", "head", "tail", "lots"),  # what no client is ever shown
    "fled",  # what only the settlement asks
}


class Sample(NamedTuple):
    """A round that the client folds."""

    game: str
    name: str
    played: AnyRound


def samples() -> Iterator[Sample]:
    """The golden rounds of every game, rounds in which rare things happen, then those played by chance."""
    for golden in ROUNDS:
        yield Sample(golden.game, golden.name, golden_round(golden))
    yield from _scripted()
    for game in registry.games():
        if lesson.exists(game.id):
            yield Sample(game.id, "lesson", list(lesson.played(lesson.lesson(game.id)))[-1].round)
    for game in registry.games():
        for seed in range(RANDOM_ROUNDS):
            rules = random_rules(game, random.Random(f"{game.id} {seed}"))
            yield Sample(game.id, f"random-{seed}", play_out(rules, seed))
        for seed in range(KEEN_ROUNDS):
            yield Sample(game.id, f"keen-{seed}", _keen(game, random.Random(f"{game.id} keen {seed}")))


def _scripted() -> Iterator[Sample]:
    """What chance hardly ever brings: kongs robbed, spared, one after the other; wins by deal and by 歪."""
    robbed = robbing(ROB_B, d=ROB_D).play("B win; D win").finish()
    kongs = Table(["11112222p5s", "555s"], allow_ready=False).play("A kong 1p; A kong 2p; A discard 5s; B kong")
    left_alone = robbing(ROB_B, d=ROB_D).play("B pass; D pass").finish()
    yield Sample("neijiang", "two-rob-a-kong", robbed.round)
    yield Sample("neijiang", "nobody-robs-a-kong", left_alone.round)
    yield Sample("neijiang", "kong-upon-kong", kongs.finish().round)
    yield Sample("neijiang", "dealt-hand-wins", Table(["123456789p12399s"]).play("A win").finish().round)
    yield Sample("fulushou", "dealt-hand-wins", CardTable("fulushou", [WAIT_5X + "5x"]).play("A win").round)
    yield Sample("fulushou", "wei-wins", sit(["9d", WEI_4X], "4x", "A discard 9d; B pass; B win").round)


def _keen(game: Game[Any], chooser: random.Random) -> AnyRound:
    """A round that begins while some seats may be away."""
    rules = random_rules(game, chooser)
    present = tuple(chooser.choice((away.HERE, away.HERE, away.GONE, away.AUTO)) for _ in range(rules.seats))
    setup = Setup(chooser.randrange(rules.seats), (rules.start_balance,) * rules.seats, away=present)
    return keen(Round(rules, setup, rules.shuffle(chooser.randbytes(32))), chooser)


def write(folder: Path, rounds: list[Sample]) -> None:
    """Write everything into an empty folder."""
    declared = {game.id: ask(house(), "GET", f"/api/games/{game.id}").json() for game in registry.games()}
    _dump(folder / "games.json", declared)
    _dump(folder / "numbers.json", numbers())
    for sample in rounds:
        _dump(folder / f"round-{sample.game}-{sample.name}.json", told(sample))


def _dump(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")


def told(sample: Sample) -> dict[str, Any]:
    """The round as every viewer gets it, frame by frame."""
    viewers = [*range(sample.played.rules.seats), PUBLIC_VIEW, EVERYTHING]
    shown = [{"viewer": viewer, "frames": list(_frames(sample, viewer))} for viewer in viewers]
    rules = sample.played.rules
    kinds = list(rules.plan.tiles.names if isinstance(rules, MahjongRules) else cards.CARDS.names)
    tiles = {"kinds": kinds, "dead_wall": rules.dead_wall}
    return {"game": sample.game, "tiles": tiles, "seats": rules.seats, "viewers": shown}


def _frames(sample: Sample, viewer: int) -> Iterator[list[dict[str, Any]]]:
    """By frame its events; with each those facts of the view that differ from what they were before it."""
    played = sample.played
    view, whole = played.rules.blank(viewer), played.rules.blank(EVERYTHING)
    before: dict[str, Any] = {}
    replaced = 0
    for number in range(len(played.frames)):
        steps = []
        for event in played.frame(number, EVERYTHING):
            whole.evolve(event)
            replaced += _is_replacement(played.rules, event)
            masked = played.rules.vocabulary.mask(event, viewer)
            if masked is not None:
                view.evolve(masked)
                left = wall.drawable(view.left, replaced, played.rules.dead_wall)
                now = facts(sample.game, view) | {"unseen": unseen(whole, viewer), "drawable": left}
                changed = {name: value for name, value in now.items() if name not in before or before[name] != value}
                steps.append({"event": masked, "changed": changed})
                before = now
        yield steps


def _is_replacement(rules: Any, event: Event) -> bool:
    return isinstance(rules, MahjongRules) and event[0] == DRAW and event[-1] == mahjong.REPLACEMENT


def facts(game: str, state: Any) -> dict[str, Any]:
    """All facts of a view as they are now, by name; JSON writes tuples as lists."""
    kept = {name: frozen(getattr(state, name)) for name in type(state).__slots__ if name not in LEFT_OUT}
    return kept | {"family": registry.find(game).family}


def unseen(whole: Any, viewer: int) -> list[int] | None:
    """By kind, the tiles in the wall and those that others than the viewer hold, look at or keep face down.

    None for who holds no seat, and at the end, when all is shown.
    """
    if viewer < 0 or whole.over:
        return None
    hidden = _out_of_sight(whole, viewer)
    return [hidden[kind] for kind in range(family.kinds(whole))]


def _out_of_sight(state: Any, seat: int) -> Counter[int]:
    hidden = Counter(state.wall[state.head :] if isinstance(state, CardState) else state.wall[state.head : state.tail])
    for other in set(range(state.seats)) - {seat}:
        hidden.update(state.concealed(other))
        if isinstance(state, CardState):
            hidden.update(state.face_down[other] * 3)
            hidden.update([state.drawn] if state.turn == other and state.drawn >= 0 else [])
    return hidden


def numbers() -> dict[str, Any]:
    """The constants of the package that the client names too, in the client's grouping."""
    return {
        "PUBLIC_VIEW": PUBLIC_VIEW,
        "EVERYTHING": EVERYTHING,
        "HIDDEN": events.HIDDEN,
        "NONE": mahjong.NONE,
        "NOBODY": NOBODY,
        "HOUSE": ledger.HOUSE,
        "POT": ledger.POT,
        "COPIES": cards.CARDS.copies,
        "ROW_STATE": {state.name: int(state) for state in RowState},
        "AWAY": _constants(away),
        "MAHJONG": _constants(mahjong),
        "CARDS": _constants(groups) | _constants(word_cards),
        "SEQUENCES": cards.SEQUENCES,
    }


def _constants(module: Any) -> dict[str, int]:
    return {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}
