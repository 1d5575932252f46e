"""Law 5 on the bytes that leave the server: what a viewer has not seen changes nothing of what he is sent."""

import asyncio
import itertools
from pathlib import Path

import pytest

from paiju.core import seeds
from paiju.core.events import PUBLIC_VIEW
from paiju.flow.registry import games
from paiju.server import views
from paiju.table import public
from tests.conformance.test_laws import swapped
from tests.kit import compiled
from tests.server.pairs import Pair, pair
from tests.server.watching import OTHERS, bytes_of

GAMES = [game.id for game in games()]
VIEWERS = [(game, viewer) for game in GAMES for viewer in (*range(compiled(game).seats), PUBLIC_VIEW)]
MANY_CLAIMS = {"yushu", "hebei"}
PAIRS = 2
"""For each viewer."""


def is_short(game: str, viewer: int) -> bool:
    """Whether this one is tried in short runs too: rounds with many claims take long, there one seat and the public."""
    return game not in MANY_CLAIMS or viewer in {0, PUBLIC_VIEW}


def first_difference(one: list[str], other: list[str]) -> tuple[str, str] | None:
    """The first place in which two transcripts differ."""
    pairs = itertools.zip_longest(one, other, fillvalue="")
    return next(((ours, theirs) for ours, theirs in pairs if ours != theirs), None)


def both(folder: Path, game: str, found: Pair) -> tuple[list[str], list[str]]:
    """What the viewer is sent in a round and in its twin, in which the others answer at other times too."""
    early, late = OTHERS
    one = asyncio.run(bytes_of(folder / "one.db", game, found.viewer, found.deal, found.beats, early))
    return one, asyncio.run(bytes_of(folder / "twin.db", game, found.viewer, found.twin, found.twin_beats, late))


@pytest.mark.parametrize(
    ("game", "viewer", "number"),
    [
        pytest.param(game, viewer, number, marks=[] if number == 0 and is_short(game, viewer) else pytest.mark.long)
        for game, viewer in VIEWERS
        for number in range(PAIRS)
    ],
)
def test_law_5_swapped_unseen_tiles_change_no_byte_that_is_sent(
    game: str, viewer: int, number: int, tmp_path: Path
) -> None:
    """Over a whole round, and although somebody is asked in one of the twins alone."""
    found = pair(game, viewer, number)
    one, twin = both(tmp_path, game, found)
    assert first_difference(one, twin) is None
    assert found.lone
    assert len(one) > 8 * len(found.beats), "the viewer is told something at every moment"


def test_law_5_finds_a_view_that_shows_too_much_near_miss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The law can fail: here a spectator is shown what seat 0 sees."""
    monkeypatch.setattr(views, "PUBLIC_VIEW", 0)
    deal = compiled("neijiang").shuffle(seeds.sitting_seed("near"))
    own = swapped(deal, 0, next(at for at in range(60, len(deal.wall)) if deal.wall[at] != deal.wall[0]))
    assert first_difference(*both(tmp_path, "neijiang", Pair(PUBLIC_VIEW, deal, [], own, [], []))) is not None


@pytest.mark.parametrize("game", GAMES)
def test_law_5_finds_a_claim_that_shows_near_miss(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The law can fail on claims alone: here everybody is told whether anybody is asked."""
    found = pair(game, PUBLIC_VIEW, 0)
    shown = public.table
    monkeypatch.setattr(public, "table", lambda of: shown(of) | {"asked": bool(of.asked())})
    first = found.lone[0]
    assert first_difference(*both(tmp_path, game, found.until(first))) is not None
