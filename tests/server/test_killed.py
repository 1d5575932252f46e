"""The server is killed and started again: what was acknowledged is kept, and the sitting ends as if nothing had been.

Every run begins with a copy of one database, so that its secrets are the same; then only what is lost could differ.
"""

import asyncio
import json
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server.house import Client, House, Json
from tests.server.runs import CALM, Asks, Player, Run, bounded, run_from
from tests.server.scripts import CODE, FULUSHOU, NEIJIANG, WEIMAQUE, Script, furnish

SITTING_SECONDS = 1200
"""The limit on a machine that is busy with other things; most of the time goes into starts of the server."""


class Killer:
    """Kills the server at the points with these numbers."""

    def __init__(self, run: Run, points: set[int]) -> None:
        self._run = run
        self._points = points
        self._passed = 0
        self.kills = 0

    async def __call__(self, point: str) -> None:
        self._passed += 1
        if self._passed - 1 not in self._points:
            return
        if point.startswith("sent"):  # unread, read, answered or stored: a bit later each time
            await asyncio.sleep(self.kills % 6 * 0.001)
        self.kills += 1
        await self._run.fall()


def spread(points: Sequence[str], count: int) -> set[int]:
    """The numbers of so many points, of every kind as evenly as there are any, each kind over the whole sitting."""
    places: dict[str, list[int]] = {}
    for number, name in enumerate(points):
        places.setdefault(name, []).append(number)
    shares = dict.fromkeys(places, 0)
    while sum(shares.values()) < count:
        rarest = min((name for name in shares if shares[name] < len(places[name])), key=lambda name: shares[name])
        shares[rarest] += 1
    return {
        places[name][(2 * turn + 1) * len(places[name]) // (2 * share)]
        for name, share in shares.items()
        for turn in range(share)
    }


async def check_kills(folder: Path, script: Script, count: int) -> None:
    template = folder / "template.db"
    tokens = await furnish(template, script)
    async with run_from(template, "calm", script, tokens) as calm:
        await calm.sitting.play()
        books = calm.books()
    check_books(script, books, calm.players)
    async with run_from(template, "killed", script, tokens) as killed:
        killed.sitting.hook = killer = Killer(killed, spread(calm.sitting.points, count))
        await killed.sitting.play()
        assert killed.books() == books
    assert killer.kills == count
    assert killed.sitting.points == calm.sitting.points


def check_books(script: Script, books: tuple[str, Any], players: Sequence[Player]) -> None:
    """The undisturbed sitting is worth being compared with: somebody won, and where there is a pot it was filled."""
    lines = [json.loads(text) for text in books[0].splitlines()]
    assert sum("format" in told for told in lines) == script.rounds
    assert any(told.get("do") == "win" for told in lines)
    assert books[1]["rounds"] == script.rounds
    pots = [settled["result"]["pot"] for settled in players[0].settled]
    assert any(pots) == (script is WEIMAQUE)


@pytest.mark.parametrize(
    "script", [NEIJIANG, pytest.param(WEIMAQUE, marks=pytest.mark.long)], ids=lambda script: script.game
)
def test_a_sitting_survives_six_kills(tmp_path: Path, script: Script) -> None:
    bounded(check_kills(tmp_path, script, 6), SITTING_SECONDS)


@pytest.mark.soak
@pytest.mark.parametrize("script", [NEIJIANG, WEIMAQUE], ids=lambda script: script.game)
def test_a_sitting_survives_fifty_kills(tmp_path: Path, script: Script) -> None:
    bounded(check_kills(tmp_path, script, 50), SITTING_SECONDS)


class Contest(NamedTuple):
    """Two are asked: `first` claims, and what he claims is held, for `other` could still outrank it."""

    first: int
    other: int
    claim: str


RANKS = {"chi": 1, "peng": 2, "pong": 2, "kong": 2, "win": 3}


def contest(asks: Asks) -> Contest | None:
    """The contest that this window may see; None where two cannot meet."""
    for first, other in permutations(asks, 2) if len(asks) == 2 else ():
        best = max(map(_rank, asks[other]["actions"]))
        for claim in asks[first]["actions"]:
            if 0 < _rank(claim) < best:
                return Contest(first, other, claim)
    return None


def _rank(action: str) -> int:
    return RANKS.get(action.partition(" ")[0], 0)


async def check_held(folder: Path, script: Script) -> None:
    template = folder / "template.db"
    tokens = await furnish(template, script)
    async with run_from(template, "held", script, tokens) as run:
        asks = await run.sitting.play(until=lambda _, asks: contest(asks) is not None)
        found = contest(asks)
        assert found is not None, "another salt is needed"
        await claim_and_pass(run, asks, found)
        await run.sitting.finish(await run.sitting.asks())
        given = [told["asked"] for text in run.books()[0].splitlines() if "asked" in (told := json.loads(text))]
        seats = [str(run.players[number].seat) for number in (found.first, found.other)]
        assert any(
            _verb(answers, seats[0]) == found.claim.split()[0] and _verb(answers, seats[1]) == "pass"
            for answers in given
        )


def _verb(answers: dict[str, Any], seat: str) -> str:
    return str(answers[seat]["do"]) if seat in answers else ""


async def claim_and_pass(run: Run, asks: Asks, found: Contest) -> None:
    """The claim makes no frame before the server falls nor after; when the other passes it is carried out."""
    first, other = run.players[found.first], run.players[found.other]
    place = first.place
    await run.sitting.answer_one(found.first, found.claim, asks[found.first])
    await check_still(run, place)
    await run.fall()
    asked = await other.asked()
    assert asked is not None
    assert asked["actions"] == asks[found.other]["actions"]
    await check_still(run, place)
    assert first.ask is None, "who has claimed is not asked again"
    await run.sitting.answer_one(found.other, "pass", asked)
    await first.past(place)
    assert (first.seat, found.claim.split()[0]) in [(told.get("seat"), told["do"]) for told in first.told(place[2])]


async def check_still(run: Run, place: tuple[int, int, int]) -> None:
    for player in run.players:
        await player.pong()
        assert player.place == place


@pytest.mark.parametrize(
    "script",
    [*(pytest.param(one, marks=pytest.mark.long) for one in (NEIJIANG, WEIMAQUE)), FULUSHOU],
    ids=lambda script: script.game,
)
def test_a_claim_that_is_held_survives(tmp_path: Path, script: Script) -> None:
    bounded(check_held(tmp_path, script))


def test_a_room_in_which_nothing_has_happened_yet_survives(tmp_path: Path) -> None:
    """It has no stored input: what it shows at first does not come from one."""

    async def check() -> None:
        template = tmp_path / "template.db"
        tokens = await furnish(template, NEIJIANG, sitting=False)
        async with run_from(template, "new", NEIJIANG, tokens) as run:
            player = await run.players[0].connect()
            assert player.table["code"] == CODE
            await player.do("sit")

    bounded(check())


def test_who_does_not_come_back_after_a_kill_is_gone_after_the_grace(tmp_path: Path) -> None:
    """The house plays the round to its end without waiting for anybody's time, and the sitting can go on."""

    async def check() -> None:
        template = tmp_path / "template.db"
        tokens = await furnish(template, NEIJIANG)
        async with run_from(template, "left", NEIJIANG, tokens, "--grace", "3") as run:
            asks = await run.sitting.play(until=lambda _, __: True)
            await run.kill()
            await asyncio.to_thread(run.house.start)
            await watch(run)
            lines = [json.loads(text)["do"] for text in run.books()[0].splitlines()[1:]]
            assert lines.count("leave") == len(run.players)
            assert "lapse" not in lines
            assert asks, "the round was not over"
            await go_on(run)

    bounded(check())


async def watch(run: Run) -> None:
    """A spectator sees them there, then gone, then the round settled."""
    watcher = await Client(run.house, run.house.guest("watcher"), CODE).connect()
    assert away(watcher.table) == {"here"}
    await watcher.until(lambda message: message["type"] == "table" and away(message["table"]) == {"gone"})
    assert watcher.settled
    await watcher.close()


async def go_on(run: Run) -> None:
    """All come back, and the next round begins."""
    for player in run.players:
        await player.connect(resume=True)
    await run.sitting.begin(2)
    assert all(away(player.table) == {"here"} for player in run.players)


def away(table: Json) -> set[str]:
    return {seat["away"] for seat in table["seats"]}


def test_a_clock_that_is_behind_after_the_restart_stops_nothing(tmp_path: Path) -> None:
    """A small computer without a clock of its own wakes up in the past; what was shown stays shown, rounds go on."""

    async def check() -> None:
        template = tmp_path / "template.db"
        script = WEIMAQUE.but(discard_seconds=10**6)
        tokens = await furnish(template, script)
        async with run_from(template, "ahead", script, tokens, "--grace", "600", "--clock-rate", "1000") as run:
            asks = await run.sitting.play(until=lambda _, __: True)
            await run.sitting.answer(asks)
            await run.kill()
            port = run.house.port
            run.house = House(run.house.database, *CALM)
            run.house.port = port
            await asyncio.to_thread(run.house.start)
            for player in run.players:
                player.house = run.house
                await player.connect()
            assert await run.sitting.asks()

    bounded(check())


def test_points_are_spread_over_kinds_and_over_the_sitting() -> None:
    points = ["sit", *["answer"] * 50, "settled"]
    assert spread(points, 4) == {0, 13, 38, 51}
    assert len(spread(points, 20)) == 20
