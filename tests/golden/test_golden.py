"""The golden rounds on disk are what the rules play today; `make golden` writes them again."""

import pytest

from tests.golden.remake import FOLDER, ROUNDS, Golden, text


@pytest.mark.parametrize("golden", ROUNDS, ids=lambda golden: f"{golden.game}-{golden.name}")
def test_golden_round(golden: Golden) -> None:
    assert text(golden) == (FOLDER / golden.game / f"{golden.name}.txt").read_text(encoding="utf-8")


def test_no_golden_round_is_left_over() -> None:
    assert {path.stem for path in FOLDER.rglob("*.txt")} == {golden.name for golden in ROUNDS}
