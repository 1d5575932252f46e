"""What a record of 榆树麻将 tells that other games' do not: the wild tile, chows by their tiles, the house."""

import json
import random

import pytest

from paiju.core.errors import InvalidError
from paiju.flow.match import Match
from paiju.flow.registry import find
from paiju.formats import record_reader, record_writer, replay
from paiju.games.yushu.tiles import TILES
from tests.golden.remake import keen
from tests.kit import random_options

GAME = find("yushu")


def _session(seed: int, rounds: int = 2) -> list[str]:
    chooser = random.Random(seed)
    options = random_options(GAME, chooser) | {"rounds": rounds}
    match = Match(GAME.compile(options), bytes([seed]) * 32)
    lines: list[str] = []
    for _ in range(rounds):
        played = match.deal()
        if chooser.random() < 0.5:
            played.presence(chooser.randrange(4), 1)
        keen(played, chooser)
        lines += record_writer.write(record_writer.Origin.of(match, GAME, options), played)
        match.close()
    return lines


def _replayed(lines: list[str]) -> None:
    for one in replay.replay_all(record_reader.read(lines), prove=True):
        one.finish()


def test_ys_2_3_sessions_return_from_their_records_with_wild_tile_and_chows() -> None:
    chows = 0
    for seed in range(12):
        lines = _session(seed)
        _replayed(lines)
        events = [json.loads(line) for line in lines]
        assert events[1]["do"] == "wild"
        assert "seat" not in events[1]
        asked = [answer for event in events for answer in event.get("asked", {}).values()]
        chows += sum(answer["do"] == "chow" and len(TILES.read(answer["tiles"])) == 3 for answer in asked)
    assert chows > 5


@pytest.mark.parametrize("told", ['{"do": "wild", "tile": "%s"}', '{"do": "wild"}', '{"do": "wild", "tile": "7z"}', ""])
def test_ys_2_4_a_wild_tile_that_is_another_or_none_is_refused(told: str) -> None:
    lines = _session(1)
    right = json.loads(lines[1])["tile"]
    wrong = told.replace("%s", "1m" if right != "1m" else "2m")
    with pytest.raises(InvalidError):
        _replayed([lines[0], *([wrong] if wrong else []), *lines[2:]])


def test_ys_5_5_a_round_that_somebody_left_sums_to_zero_with_the_house() -> None:
    for seed in range(12):
        for line in map(json.loads, _session(seed)):
            if line.get("do") == "end":
                house = sum(entry.get("house", 0) for entry in line["scores"])
                assert sum(line["deltas"]) + house == 0
