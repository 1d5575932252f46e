"""The laws of every registered game over random rounds: options, seats, absences and answers drawn at random."""

import random
from typing import Any

import pytest

from paiju.core import seeds
from paiju.flow.game import Deal, Game, Rules, Setup
from paiju.flow.registry import games
from paiju.flow.round import AnyRound, Round
from tests.conformance import laws
from tests.kit import play_out, random_rules

CHUNKS = 16
ROUNDS = 2080
"""Rounds a game, in all chunks together."""
MOMENTS = 0.025
"""How often a round is stopped for what takes long."""
THOROUGH = 20
"""In one of so many rounds every viewer is followed event by event; in the others one of them, and all at the end."""


def check_round(game: Game[Any], seed: int, *, thorough: bool = False) -> AnyRound:
    """All laws on one random round; `thorough`: those for every viewer for all of them after every event."""
    chooser = random.Random(seed)
    rules = random_rules(game, chooser)
    start = tuple(chooser.choice((0, 1, 7, 1000)) for _ in range(rules.seats))

    def visit(played: AnyRound) -> None:
        laws.check_now(played)
        if chooser.random() < MOMENTS:
            laws.check_views(played)
            laws.check_refusals(played, game.id)

    played = play_out(rules, seed, visit, balances=start)
    laws.check_folds(played, None if thorough else chooser)
    laws.check_frames(played)
    laws.check_end(played, start)
    return played


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_laws_1_to_4_on_random_rounds(game: Game[Any], chunk: int) -> None:
    seeds_here = range(chunk, ROUNDS, CHUNKS)
    ends = [
        len(check_round(game, seed, thorough=place % THOROUGH == 0).state.winners)
        for place, seed in enumerate(seeds_here)
    ]
    assert len(ends) == ROUNDS // CHUNKS
    assert len(set(ends)) >= 2, "rounds with winners and without"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_law_6_same_seed_same_round(game: Game[Any]) -> None:
    for seed in range(40):
        rules = random_rules(game, random.Random(seed))
        assert play_out(rules, seed).log == play_out(rules, seed).log
        assert play_out(rules, seed).log != play_out(rules, seed + 1).log


def swapped(deal: Deal, one: int, other: int) -> Deal:
    wall = list(deal.wall)
    wall[one], wall[other] = wall[other], wall[one]
    return deal._replace(wall=tuple(wall))


def seen_places(played: AnyRound, viewer: int) -> set[int]:
    """The places in the wall whose tiles came to the viewer's own hand."""
    deal = played.deal._replace(wall=tuple(range(len(played.deal.wall))))
    hands = played.rules.start(played.setup, deal)[3]
    places = set(hands[viewer])
    front, back = sum(map(len, hands)), len(played.deal.wall)
    for told in map(played.rules.vocabulary.read, played.log):
        if told["event"] == "draw":
            tail = bool(told.get("tail"))
            front, back = (front, back - 1) if tail else (front + 1, back)
            if told["seat"] == viewer:
                places.add(back if tail else front - 1)
    return places


def replay(rules: Rules[Any], original: AnyRound, deal: Deal, answers: list[tuple[int, int]]) -> AnyRound | None:
    """The same answers on another wall; None where one is not legal."""
    other: AnyRound = Round(rules, original.setup, deal)
    for seat, action in answers:
        if not other.menu(seat) >> action & 1:
            return None
        other.answer(seat, action)
    return other


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_law_5_swapping_unseen_tiles_changes_no_byte(game: Game[Any]) -> None:
    accepted = tried = 0
    for seed in range(400):
        chooser = random.Random(seed)
        rules = random_rules(game, chooser)
        setup = Setup(chooser.randrange(rules.seats), (9,) * rules.seats)
        deal = rules.shuffle(seeds.sitting_seed(str(seed)))
        recorder = laws.Recorder()
        recorder.play(Round(rules, setup, deal), chooser)
        if not recorder.answers:  # won as dealt, without a choice
            continue
        answers = recorder.answers[: chooser.randrange(len(recorder.answers))]
        played = replay(rules, Round(rules, setup, deal), deal, answers)
        assert played is not None
        viewer = chooser.randrange(rules.seats)
        unseen = sorted(set(range(len(deal.wall))) - seen_places(played, viewer))
        one, other = chooser.sample(unseen, 2)
        if deal.wall[one] == deal.wall[other] or played.over:
            continue
        tried += 1
        twin = replay(rules, played, swapped(deal, one, other), answers)
        if twin is None or laws.public(twin) != laws.public(played):
            continue
        accepted += 1
        assert repr(rules.vocabulary.masked(twin.log, viewer)) == repr(rules.vocabulary.masked(played.log, viewer))
        assert twin.menu(viewer) == played.menu(viewer)
        assert [twin.frame(n, viewer) for n in range(len(twin.frames))] == [
            played.frame(n, viewer) for n in range(len(played.frames))
        ]
    assert tried > 250
    assert accepted > tried * 0.3, (tried, accepted)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_frames_do_not_tell_who_was_asked(game: Game[Any]) -> None:
    """The public events alone decide where frames end: a claim that nobody had looks like one that was declined."""
    bounds: dict[bool, set[bool]] = {True: set(), False: set()}
    for seed in range(60):
        played = play_out(game.compile({option.key: option.default for option in game.options}), seed)
        asked = {closing.at for closing in played.closings}
        names = [played.rules.vocabulary.types[event[0]].name for event in played.log]
        for at, name in enumerate(names):
            if name in ("discard", "turn"):
                after = next(later for later in range(at + 1, len(names)) if "mark" not in names[later])
                if names[after] == "draw":
                    between = set(range(at + 1, after + 1))
                    bounds[bool(between & asked)].add(bool(between & set(played.frames)))
    assert bounds == {True: {True}, False: {True}}
