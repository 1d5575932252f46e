"""The pause for claims: it is the same whether or not anybody is asked, whatever anybody sends in it to find out."""

import asyncio
import itertools
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from paiju.core import seeds
from paiju.flow.round import AnyRound
from paiju.server.actor import Actor
from tests.kit import compiled
from tests.kit.driver import PASS
from tests.server.inside import Inside, Near, calm, inside, playing
from tests.server.pairs import Beat, at_random, fresh, play
from tests.server.watching import PAUSE, REFUSED, answer, gone_on

GAMES = ("neijiang", "fulushou")
"""One of each family."""


class Pause(NamedTuple):
    """A round at the moment before a pause, what leads to it, and who, if anybody, can claim in it and may decline."""

    before: AnyRound
    beat: Beat
    claimers: list[int]


def pause(game: str, *, claimed: bool, last: bool) -> Pause:
    """The first that a search finds. `claimed`: somebody can claim; `last`: the round is over when nobody does."""
    rules = compiled(game, {"must_win_last_four": False} if game == "neijiang" else {})
    for number in range(300):
        chooser = random.Random(number)
        played = fresh(rules, rules.shuffle(seeds.sitting_seed(f"pause {number}")))
        while not played.over:
            before, beat = played.clone(), at_random(played, chooser)
            play(played, beat)
            if _fits(played, claimed, last):
                return Pause(before, beat, played.asked())
    raise AssertionError("no such round")


def _fits(played: AnyRound, claimed: bool, last: bool) -> bool:
    asked = played.asked()
    if not played.pausing or len(asked) != claimed or any(not played.menu(seat) >> PASS & 1 for seat in asked):
        return False
    after = played.clone()
    play(after, tuple((seat, PASS) for seat in asked))
    return after.over == last and (last or not asked or after.asked() != [])


@pytest.fixture(scope="module")
def pauses() -> dict[tuple[str, bool, bool], Pause]:
    ways = itertools.product(GAMES, (False, True), (False, True))
    return {(game, claimed, last): pause(game, claimed=claimed, last=last) for game, claimed, last in ways}


class Stage(NamedTuple):
    """A table in its pause: what a probe may use. `quiet`: a player who is asked nothing, and is not the owner."""

    house: Inside
    actor: Actor
    bystander: Near
    lines: list[Near]
    quiet: Near
    claimers: Sequence[int]


Probe = Callable[[Stage], Awaitable[Any]]
"""What somebody sends during a pause, and what he is told."""


class Told(NamedTuple):
    """What the probe was told, what a spectator saw until the pause was over and when, and the countdowns then."""

    probed: Any
    shown: list[tuple[str, int]]
    countdowns: dict[str, int]


async def told(house: Inside, game: str, case: Pause, probe: Probe, passes: int | None) -> Told:
    """A pause, probed after 100 ms. `passes`: when who can claim declines, if he does. Times are from its start."""
    lines = await playing(house, game, claim_ms=PAUSE, next_seconds=30)
    actor = house.actor(lines[0].code)
    bystander = await house.line(await house.guest("w"), lines[0].code)
    for each in (*lines, bystander):
        await each.caught_up()
    _put(house, actor, case.before, [*lines, bystander])
    await _lead(house, actor, lines, case.beat)
    start, seq = house.clock.time, actor.table.seq
    assert (actor.table.round.pausing, actor.table.asked()) == (True, case.claimers)  # type: ignore[union-attr]
    quiet = next(line for seat, line in enumerate(lines) if seat not in {0, *case.claimers})
    stage = Stage(house, actor, bystander, lines, quiet, case.claimers)
    for ms in sorted({100, passes} - {None}):  # type: ignore[type-var]
        house.clock.time = start + ms  # type: ignore[operator]
        for seat in case.claimers if ms == passes else ():
            await answer(actor, lines, seat, PASS)
        if ms == 100:
            probed = await probe(stage)
    house.clock.time = start + PAUSE - 1
    await calm()
    house.clock.time = start + PAUSE
    await gone_on(actor)
    await bystander.caught_up()
    shown = [(heard["type"], heard["now"] - start) for heard in bystander.heard if heard.get("seq", 0) > seq]
    countdowns = {name: end - start for name, end in bystander.table["countdowns"].items()}
    return Told(probed, shown, countdowns)


def _put(house: Inside, actor: Actor, played: AnyRound, lines: list[Near]) -> None:
    """Let a table be at this moment of a round, which begins now."""
    table = actor.table
    table.match.round = played.clone()
    table.rules = table.match.rules = played.rules
    table.shown_frames = len(played.frames)
    table.clocks.stop("pause")
    table.clocks.stop("window")
    if played.pausing:
        table.clocks.set("pause", house.clock.time, PAUSE)
    for each in lines:
        each.frames = [{} for _ in played.frames]


async def _lead(house: Inside, actor: Actor, lines: list[Near], beat: Beat) -> None:
    """From the moment before to the pause."""
    pausing = actor.table.round.pausing  # type: ignore[union-attr]
    for seat, action in beat:
        await answer(actor, lines, seat, action)
    if pausing:
        house.clock.time += PAUSE
        await gone_on(actor)


# --- probes


async def _nothing(_: Stage) -> None:
    """Only look."""


OWN = {"id", "name", "link", "code", "face", "owner_face"}


async def _pages(stage: Stage) -> list[tuple[int, int, Any]]:
    """Every page that can tell of a table, to who has no seat and to who has one."""
    table = stage.actor.table
    rooms = ("/api/rooms", f"/api/rooms/{table.code}", "/api/me", "/api/me/rounds", "/metrics", "/healthz")
    played = (f"/api/tables/{table.id}/{page}" for page in ("rounds", "record", "frames"))
    pages = []
    for (number, path), line in itertools.product(enumerate((*rooms, *played)), (stage.bystander, stage.quiet)):
        page = await stage.house.get(path, line.token)
        pages.append((number, page.status_code, _plain(page.json(), table.code, table.id)))
    return pages


def _plain(value: Any, *ids: str) -> Any:
    """A page without the numbers of this table and these players, and the faces that follow from theirs."""
    if isinstance(value, dict):
        return {key: _plain(held, *ids) for key, held in value.items() if key not in OWN}
    if isinstance(value, list):
        return [_plain(held, *ids) for held in value[:1]]
    return "" if isinstance(value, str) and any(one in value for one in ids) else value


async def _refused(stage: Stage) -> list[tuple[str, str]]:
    """Everything that is refused in a round, of a spectator and of a player who is not asked."""
    codes = []
    for line, (kind, body) in itertools.product((stage.bystander, stage.quiet), REFUSED):
        reply = await line.say(kind, **body)
        codes.append((kind, reply.get("error", {}).get("code", "ok")))
    return codes


async def _answers(stage: Stage) -> list[str]:
    """Answers of who is not asked, to windows that were, may be and will be."""
    frames = len(stage.actor.table.round.frames)  # type: ignore[union-attr]
    windows = itertools.product((stage.bystander, stage.quiet), range(frames - 2, frames + 3), ("pass", "win", "none"))
    replies = [await line.say("answer", window=window, action=action) for line, window, action in windows]
    return [reply["error"]["code"] for reply in replies]


async def _hint(stage: Stage) -> Any:
    """What is told of one's own hand: which keys, for the hands differ."""
    return sorted(await _advised(stage, "hint", "hinted"))


async def _why(stage: Stage) -> Any:
    """What is told against a claim: which keys, for the hands differ. It is always something."""
    replies = [await _advised(stage, "why", "because", **body) for body in ({}, {"action": "pass"}, {"action": "win"})]
    return [(sorted(reply), len(reply["reasons"]) > 0) for reply in replies]


async def _advised(stage: Stage, kind: str, answer: str, **body: Any) -> Any:
    await stage.quiet.raw(json.dumps({"type": kind, "id": kind, **body}))
    reply = await stage.quiet.until(lambda message: message.get("id") == kind)
    assert reply["type"] == answer
    return reply


async def _welcome(stage: Stage) -> Any:
    """Who comes anew is told the same kind of things."""
    line = await stage.house.line(await stage.house.guest("n"), stage.actor.table.code)
    await line.caught_up()
    return [message["type"] for message in line.heard], line.table["phase"], line.table["countdowns"], line.settled


def _sent(kind: str, **body: Any) -> Probe:
    """A command that changes what everybody sees of the table, or nothing."""

    async def probe(stage: Stage) -> Any:
        reply = await stage.quiet.say(kind, **body)
        await stage.bystander.caught_up()
        seats = [seat["away"] for seat in stage.bystander.table["seats"]]
        return reply["type"], sorted(seats), stage.bystander.table["phase"], bool(stage.bystander.table["vote"])

    return probe


PROBES: dict[str, Probe] = {
    "nothing": _nothing,
    "pages": _pages,
    "refused": _refused,
    "answers": _answers,
    "hint": _hint,
    "why": _why,
    "welcome": _welcome,
    "dissolve": _sent("dissolve"),
    "auto": _sent("auto", on=True),
    "leave": _sent("leave"),
    "say": _sent("say", phrase=1),
}


@pytest.mark.parametrize("last", [False, True], ids=["in the round", "at its end"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("probe", PROBES)
def test_a_claim_that_was_declined_in_the_pause_is_like_one_that_nobody_had(
    pauses: dict[tuple[str, bool, bool], Pause], game: str, last: bool, probe: str, tmp_path: Path
) -> None:
    """In no time, page or answer: declined before the probe, after it, or at the last moment."""

    async def run() -> list[Told]:
        async with inside(tmp_path / "paiju.db") as house:
            ways = [(False, None), (True, 0), (True, 200), (True, PAUSE - 1)]
            return [
                await told(house, game, pauses[game, claimed, last], PROBES[probe], passes) for claimed, passes in ways
            ]

    nobody, *declined = asyncio.run(run())
    assert {at for _, at in nobody.shown} <= {100, PAUSE}
    for one in declined:
        assert one.probed == nobody.probed
        assert _first(one.shown) == _first(nobody.shown)
        assert one.countdowns == nobody.countdowns


def _first(shown: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """What is shown in the pause, and the first thing after it: what follows may differ from round to round."""
    within = [piece for piece in shown if piece[1] < PAUSE]
    return shown[: len(within) + 1]


@pytest.mark.parametrize("last", [False, True], ids=["in the round", "at its end"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["auto", "leave"])
def test_a_claimer_whom_the_house_plays_for_in_the_pause_is_like_anybody(
    pauses: dict[tuple[str, bool, bool], Pause], game: str, last: bool, kind: str, tmp_path: Path
) -> None:
    """What he is answered with at once is held like any other claim."""

    async def probe(stage: Stage) -> None:
        player = stage.lines[stage.claimers[0]] if stage.claimers else stage.quiet
        await player.do(kind, **({"on": True} if kind == "auto" else {}))

    async def run() -> list[Told]:
        async with inside(tmp_path / "paiju.db") as house:
            return [await told(house, game, pauses[game, claimed, last], probe, None) for claimed in (False, True)]

    nobody, claimer = asyncio.run(run())
    assert _first(claimer.shown) == _first(nobody.shown)
    assert [at for _, at in _first(nobody.shown)] == [100] * (len(_first(nobody.shown)) - 1) + [PAUSE]


@pytest.mark.parametrize("game", GAMES)
def test_who_has_not_declined_when_the_pause_is_over_is_waited_for_near_miss(
    pauses: dict[tuple[str, bool, bool], Pause], game: str, tmp_path: Path
) -> None:
    """The pause hides only what is answered in it."""

    async def run() -> Told:
        async with inside(tmp_path / "paiju.db") as house:
            return await told(house, game, pauses[game, True, False], _nothing, None)

    assert asyncio.run(run()).shown == []


def test_the_metrics_are_for_this_machine_unless_they_are_opened(tmp_path: Path) -> None:
    """They count a claim that was declined in a pause, and a house often has one table only."""

    async def status(host: str, **settings: bool) -> int:
        async with inside(tmp_path / "paiju.db", **settings) as house:
            transport = httpx.ASGITransport(app=house.app, client=(host, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://paiju.test") as client:
                return (await client.get("/metrics")).status_code

    assert [asyncio.run(status(host)) for host in ("127.0.0.1", "::1", "192.0.2.1", "10.0.0.1")] == [200, 200, 404, 404]
    assert asyncio.run(status("192.0.2.1", open_metrics=True)) == 200
