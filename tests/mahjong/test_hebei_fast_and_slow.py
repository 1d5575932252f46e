"""河北麻将: the public scorer against the slow reader, which was written from the rule page alone."""

import random
from collections import Counter
from typing import Any

import pytest

import paiju
from paiju.core.errors import PaijuError
from paiju.flow.registry import find
from tests.games.short import answer_of
from tests.mahjong.hebei_hands import request
from tests.oracles.slow_hebei import answer, best_splits
from tests.oracles.slow_hebei_faults import faults

CHUNKS = 8
HANDS = 6400
NAMES = {row.name for row in find("hebei").compile({o.key: o.default for o in find("hebei").options}).plan.patterns}


def check(asked: dict[str, Any]) -> dict[str, Any]:
    """One request through both; what came out."""
    found = answer_of(asked)
    if "error" in found:
        assert found["error"] in faults(asked), asked
        return found
    assert not faults(asked), asked
    expected = answer(asked)
    assert {key: found[key] for key in expected} == expected, asked
    if found.get("win"):
        check_split(asked)
    return found


def check_random(chooser: random.Random) -> bool:
    """A random request through both; whether it is of a hand that wins."""
    return bool(check(request(chooser)).get("win"))


def check_split(asked: dict[str, Any]) -> None:
    """The groups are those of a best reading, the winning tile's first; the slow reader has none for pairs."""
    split, allowed = paiju.score(asked)["split"], best_splits(asked)
    if allowed:
        assert (split[0], sorted(split)) in [(one[0], sorted(one)) for one in allowed], asked


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_scores_and_waits_of_random_hands(chunk: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(chunk, HANDS, CHUNKS):
        found = check(request(random.Random(seed)))
        seen.update(["error" if "error" in found else "waits" if found.get("waits") else str(found.get("win"))])
        seen.update(found.get("items", ()))
    assert seen["True"] > HANDS // CHUNKS / 4
    assert min(seen["False"], seen["waits"]) > 20
    assert len(NAMES & set(seen)) >= 17, NAMES - set(seen)


def test_every_error_of_the_slow_reader_is_one_of_the_fast_one() -> None:
    """A request with a single fault gets exactly its code."""
    asked = {"game": "hebei", "hand": "123m45699p77s1z", "melds": [], "win": {"by": "draw", "tile": "7s"}}
    with pytest.raises(PaijuError) as refused:
        paiju.score(asked)
    assert {refused.value.code} == faults(asked)
