"""Law 5 on the bytes that leave the server: what a viewer has not seen changes nothing of what he is sent."""

import asyncio
import itertools
import json
import random
import secrets
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from paiju.core import seeds
from paiju.core.events import PUBLIC_VIEW
from paiju.flow.game import Deal, Rules, Setup
from paiju.flow.match import Chance, Fair
from paiju.flow.registry import games
from paiju.flow.round import AnyRound, Round
from paiju.flow.window import bits
from paiju.server import views
from paiju.server.actor import Actor
from paiju.server.messages import Hello
from paiju.server.settings import Settings
from paiju.storage.rows import InputRow, RoundRow, TableRow
from paiju.storage.store import Store
from paiju.table.chair import Chair
from paiju.table.commands import Ready
from tests.conformance.laws import Recorder, public
from tests.conformance.test_laws import seen_places, swapped
from tests.kit import compiled
from tests.kit.driver import PASS
from tests.server.house import Client, House, Json, house, line
from tests.server.inside import Inside, Near, inside, playing, seated

GAMES = [game.id for game in games()]
Step = tuple[int, int]
"""(seat, action)"""
Probe = Callable[[Inside, Actor, Near, list[Near]], Awaitable[Any]]
"""What somebody sends during a pause, and what he is told: (server, table, a spectator, the players)."""
TRIES = 25
"""Swaps that are looked at for each viewer; the one that lasts longest is played."""


class Pair(NamedTuple):
    """A round and its twin, in which two tiles that the viewer has not seen have changed places."""

    viewer: int
    deal: Deal
    steps: list[Step]
    twin: Deal
    twin_steps: list[Step]


def fresh(rules: Rules[Any], deal: Deal) -> AnyRound:
    """The first round of a session, as the server begins it under `_deal_is`."""
    return Round(rules, Setup(0, (rules.start_balance,) * rules.seats, away=(), number=1), deal)


def twin_of(rules: Rules[Any], deal: Deal, other: Deal, steps: list[Step]) -> tuple[list[Step], list[Step]]:
    """As much of a round as goes on other tiles with the same public events: its steps, and those of the twin.

    Who is asked in one of them alone passes at once: that somebody could have claimed is a secret too. The answer that
    ends the round is left out, for after it everything is published.
    """
    played, twin = fresh(rules, deal), fresh(rules, other)
    done: list[Step] = []
    alike: tuple[int, int] = (0, 0)
    for count, (seat, action) in enumerate(steps, 1):
        played.answer(seat, action)
        if twin.menu(seat) >> action & 1:
            twin.answer(seat, action)
            done.append((seat, action))
        elif action != PASS or twin.menu(seat):
            break
        _pass_alone(played, twin, done)
        ours, theirs = public(played), public(twin)
        shorter = min(len(ours), len(theirs))
        if ours[:shorter] != theirs[:shorter]:
            break
        if ours == theirs and not played.over and not twin.over:
            alike = (count, len(done))
    return steps[: alike[0]], done[: alike[1]]


def _pass_alone(played: AnyRound, twin: AnyRound, done: list[Step]) -> None:
    while len(public(twin)) < len(public(played)):
        extra = [seat for seat in twin.asked() if not played.menu(seat) and twin.menu(seat) & 1]
        if not extra:
            return
        twin.answer(extra[0], PASS)
        done.append((extra[0], PASS))


def pair(game: str, number: int, viewer: int) -> Pair:
    """A pair that lasts long, found in the engine alone."""
    rules, chooser = compiled(game), random.Random(number)
    deal, steps = _recorded(rules, number, chooser)
    played = fresh(rules, deal)
    for seat, action in steps:
        played.answer(seat, action)
    seen = seen_places(played, viewer) if viewer != PUBLIC_VIEW else set()
    unseen = sorted(set(range(len(deal.wall))) - seen)
    found = []
    for _ in range(TRIES):
        one, other = chooser.sample(unseen, 2)
        if deal.wall[one] != deal.wall[other]:
            twin = swapped(deal, one, other)
            found.append((twin, *twin_of(rules, deal, twin, steps)))
    longest = max(found, key=lambda tried: len(tried[1]))
    return Pair(viewer, deal, longest[1], longest[0], longest[2])


def _recorded(rules: Rules[Any], number: int, chooser: random.Random) -> tuple[Deal, list[Step]]:
    """A round at random that is not over at once."""
    for more in itertools.count():
        deal = rules.shuffle(seeds.sitting_seed(f"{number} {more}"))
        recorder = Recorder()
        recorder.play(fresh(rules, deal), chooser)
        if len(recorder.answers) > 20:
            return deal, recorder.answers
    raise AssertionError


def _like_the_first_time(patch: pytest.MonkeyPatch) -> None:
    """Tokens, ids, codes and streams come out the same in every server."""
    count = itertools.count(1)
    for name in ("token_urlsafe", "token_hex"):
        patch.setattr(secrets, name, lambda size=32: f"{next(count):0{2 * size}x}")
    patch.setattr(secrets, "token_bytes", lambda size=32: next(count).to_bytes(size, "big"))
    patch.setattr(secrets, "randbelow", lambda most: next(count) % most)


def _deal_is(patch: pytest.MonkeyPatch, rules: Rules[Any], deal: Deal) -> None:
    patch.setattr(type(rules), "shuffle", lambda *_: deal)
    patch.setattr(type(rules), "first_dealer", lambda *_: 0)


class Watcher:
    """A viewer who asks for more than he is told, at every moment that everybody can tell."""

    def __init__(self, house: Inside, line: Near, seat: int | None) -> None:
        self.house, self.line, self.seat = house, line, seat
        self.heard: list[str] = []
        """HTTP answers, in order."""
        self._released = -1
        self._moments = 0

    async def look(self, actor: Actor) -> None:
        """Probe, if something new is to be seen. What comes back is a part of the bytes."""
        released = actor.table.released(self.house.clock.now())
        if released == self._released:
            return
        self._released = released
        self._moments += 1
        for window in (released - 1, released, released + 1):
            await self._wrong(window, actor)
        await self._resume()
        if self._moments % 4 == 1:
            await self._http(actor)

    async def _wrong(self, window: int, actor: Actor) -> None:
        """An answer that is no action, or one that the seat may not give now."""
        shown = self.line.ask["actions"] if self.line.ask is not None else []
        actions = actor.table.rules.actions
        number = self._moments * 7 + window
        offered = (actions.text((number + more) % actions.count) for more in range(actions.count))
        none = next(text for text in offered if text not in shown)
        reply = await self.line.say("answer", window=window, action=none if number % 3 else "nothing")
        assert reply["type"] == "error"

    async def _resume(self) -> None:
        """Every fourth moment the whole observation is asked for."""
        if self._moments % 4 == 0:
            texts = self.line.memory.sent
            await self.line.memory.close()
            await self.line.connect()
            self.line.memory.sent[:0] = texts

    async def _http(self, actor: Actor) -> None:
        table = actor.table
        paths = ("/api/rooms", f"/api/rooms/{table.code}", f"/api/tables/{table.id}/rounds", "/api/me")
        for path in (*paths, f"/api/tables/{table.id}/record"):
            answer = await self.house.get(path, self.line.token)
            self.heard.append(f"{path} {answer.status_code} {answer.headers} {answer.text}")


async def transcript(database: Path, game: str, viewer: int, deal: Deal, steps: list[Step]) -> list[str]:
    """All that a viewer is sent in a round."""
    with pytest.MonkeyPatch.context() as patch:
        _like_the_first_time(patch)
        _deal_is(patch, compiled(game), deal)
        async with inside(database) as house:
            lines = await seated(house, game, claim_ms=600)
            watching = await house.line(await house.guest("w"), lines[0].code)
            for line in lines:
                await line.do("ready")
            watcher = Watcher(house, lines[viewer] if viewer >= 0 else watching, viewer if viewer >= 0 else None)
            await _play(house, house.actor(lines[0].code), lines, watcher, steps)
            # how often the kit looks whether all has come is its own affair
            told = [text for text in watcher.line.memory.sent if '"type":"pong"' not in text]
            return told + watcher.heard


async def _play(house: Inside, actor: Actor, lines: list[Near], watcher: Watcher, steps: list[Step]) -> None:
    await _shown(house, actor, watcher)
    for seat, action in steps:
        window = actor.table.round.window.number  # type: ignore[union-attr]
        await lines[seat].do("answer", window=window, action=actor.table.rules.actions.text(action))
        await _shown(house, actor, watcher)


async def _shown(house: Inside, actor: Actor, watcher: Watcher) -> None:
    """Let all frames be shown, each at its time, and the viewer look at each."""
    while True:
        actor.feed.wake()
        await watcher.line.caught_up()
        await watcher.look(actor)
        coming = [at for at in actor.table.frame_at if at > house.clock.now()]
        if not coming:
            return
        house.clock.time = coming[0]


def first_difference(one: list[str], other: list[str]) -> tuple[str, str] | None:
    """The first place in which two transcripts differ."""
    pairs = itertools.zip_longest(one, other, fillvalue="")
    return next(((ours, theirs) for ours, theirs in pairs if ours != theirs), None)


@pytest.mark.parametrize("game", GAMES)
def test_law_5_swapped_unseen_tiles_change_no_byte_that_is_sent(game: str, tmp_path: Path) -> None:
    counted, longest = 0, 0
    for viewer in [*range(compiled(game).seats), PUBLIC_VIEW]:
        both = pair(game, 7 + viewer, viewer)
        if len(both.steps) < 8:
            continue
        one = asyncio.run(transcript(tmp_path / f"{viewer}.db", game, viewer, both.deal, both.steps))
        other = asyncio.run(transcript(tmp_path / f"twin{viewer}.db", game, viewer, both.twin, both.twin_steps))
        assert first_difference(one, other) is None, viewer
        counted += 1
        longest = max(longest, len(both.steps))
    assert counted >= compiled(game).seats
    assert longest >= 20


def test_law_5_finds_a_view_that_shows_too_much_near_miss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The law can fail: here a spectator is shown what seat 0 sees."""
    monkeypatch.setattr(views, "PUBLIC_VIEW", 0)
    deal = compiled("neijiang").shuffle(seeds.sitting_seed("near"))
    own = swapped(deal, 0, next(at for at in range(60, len(deal.wall)) if deal.wall[at] != deal.wall[0]))
    one = asyncio.run(transcript(tmp_path / "1.db", "neijiang", PUBLIC_VIEW, deal, []))
    other = asyncio.run(transcript(tmp_path / "2.db", "neijiang", PUBLIC_VIEW, own, []))
    assert first_difference(one, other) is not None


class Pause(NamedTuple):
    """A round before an answer that leads to a pause for claims, and who can claim and declines; empty: nobody can."""

    played: AnyRound
    step: Step
    passes: tuple[Step, ...]


def pause(game: str, *, claimed: bool, last: bool) -> Pause:
    """The first that a search finds. `claimed`: somebody can claim; `last`: the round is over when nobody does."""
    rules = compiled(game, {"must_win_last_four": False} if game == "neijiang" else {})
    for number in range(300):
        chooser = random.Random(number)
        played = fresh(rules, rules.shuffle(seeds.sitting_seed(f"pause {number}")))
        while not played.over:
            before, step = played.clone(), _modest(played, chooser)
            played.answer(*step)
            passes = _passes(before, played)
            if passes is not None and bool(passes) == claimed and _goes_on(before, played, passes) == (last, 1):
                return Pause(before, step, passes)
    raise AssertionError("no such round")


def _modest(played: AnyRound, chooser: random.Random) -> Step:
    """An answer at random that wins only where it must."""
    seat = chooser.choice(played.asked())
    actions = list(bits(played.menu(seat)))
    win = played.rules.actions.number("win")
    return seat, PASS if actions[0] == PASS else chooser.choice([one for one in actions if one != win] or actions)


def _passes(before: AnyRound, played: AnyRound) -> tuple[Step, ...] | None:
    """Who can claim after the first quiet frame of an answer; None where there is none, or somebody must claim."""
    quiet = sorted(played.quiet - before.quiet)
    if before.window is None or len(before.asked()) != 1 or not quiet:
        return None
    if quiet[0] < len(played.frames) - 1 or played.over:
        return ()
    asked = played.asked()
    return tuple((seat, PASS) for seat in asked) if all(played.menu(seat) & 1 for seat in asked) else None


def _goes_on(before: AnyRound, played: AnyRound, passes: tuple[Step, ...]) -> tuple[bool, int]:
    """Whether the round is over after these passes, and how many pauses have passed with the answer and them."""
    after = played.clone()
    for step in passes:
        after.answer(*step)
    return after.over, sum(quiet < len(after.frames) - 1 or after.over for quiet in after.quiet - before.quiet)


async def _told(house: Inside, game: str, case: Pause, probe: Probe, after: int) -> Any:
    """What `probe` learns 100 ms after the answer, and what a spectator is shown until the pause is over.

    `after`: when the claims are declined. All times and counts are from the answer on.
    """
    lines = await playing(house, game, claim_ms=600, next_seconds=30)
    actor = house.actor(lines[0].code)
    bystander = await house.line(await house.guest("w"), lines[0].code)
    everybody = [*lines, bystander]
    house.clock.time += 2000  # all that is still to be shown of the deal
    actor.feed.wake()
    for each in everybody:
        await each.caught_up()
    _put(house, actor, case.played, everybody)
    start, seq = house.clock.time, actor.table.seq
    await _answer(actor, lines, *case.step)
    for ms in sorted({after, 100}):
        house.clock.time = start + ms
        if ms == after:
            for step in case.passes:
                await _answer(actor, lines, *step)
        if ms == 100:
            early = await probe(house, actor, bystander, lines)
    house.clock.time = start + 600
    actor.feed.wake()
    await bystander.caught_up()
    shown = [(heard["type"], heard["now"] - start) for heard in bystander.heard if heard.get("seq", 0) > seq]
    countdowns = {name: end - start for name, end in bystander.table["countdowns"].items()}
    return early, shown[:2], countdowns


def _put(house: Inside, actor: Actor, played: AnyRound, lines: list[Near]) -> None:
    """Let a table be at this point of a round."""
    actor.table.match.round = played.clone()
    actor.table.rules = actor.table.match.rules = played.rules
    actor.table.frame_at = [house.clock.time] * len(played.frames)
    for each in lines:
        each.frames = [{} for _ in played.frames]


async def _answer(actor: Actor, lines: list[Near], seat: int, action: int) -> None:
    window = actor.table.round.window.number  # type: ignore[union-attr]
    await lines[seat].do("answer", window=window, action=actor.table.rules.actions.text(action))


async def _nothing(*_: Any) -> None:
    """Only look."""


async def _rooms(house: Inside, actor: Actor, *_: Any) -> Json:
    room: Json = (await house.get(f"/api/rooms/{actor.table.code}")).json()
    return {key: room[key] for key in ("phase", "round", "taken")}


async def _records(house: Inside, actor: Actor, *_: Any) -> tuple[int, int]:
    listed = (await house.get(f"/api/tables/{actor.table.id}/rounds")).json()["rounds"]
    return len(listed), (await house.get(f"/api/tables/{actor.table.id}/record")).status_code


async def _dissolve(_: Inside, actor: Actor, bystander: Near, lines: list[Near]) -> Any:
    """A proposal changes what everybody sees of the table."""
    reply = await lines[0].say("dissolve")
    await bystander.caught_up()
    return reply["type"], bystander.heard[-2]["type"], bystander.table["vote"]


async def _ready(_: Inside, __: Actor, ___: Near, lines: list[Near]) -> Any:
    reply = await lines[0].say("ready")
    return reply.get("error")


async def _hint(_: Inside, __: Actor, ___: Near, lines: list[Near]) -> Any:
    """What is told of one's own hand, or why nothing is."""
    ident = "hint"
    await lines[0].raw(json.dumps({"type": "hint", "id": ident}))
    reply = await lines[0].until(lambda message: message.get("id") == ident)
    return reply["type"], reply.get("error")


async def _wrong(_: Inside, actor: Actor, __: Near, lines: list[Near]) -> Any:
    """An answer of a player who is not asked in any case: the one who has just answered."""
    seat = next(line for line in lines if line.ask is None)
    return (await seat.say("answer", window=9999, action="pass"))["error"]["code"]


PROBES: dict[str, Probe] = {
    "nothing": _nothing,
    "rooms": _rooms,
    "records": _records,
    "dissolve": _dissolve,
    "ready": _ready,
    "answer": _wrong,
    "hint": _hint,
}


@pytest.fixture(scope="module")
def pauses() -> dict[tuple[str, bool, bool], Pause]:
    ways = itertools.product(("neijiang", "fulushou"), (False, True), (False, True))
    return {(game, claimed, last): pause(game, claimed=claimed, last=last) for game, claimed, last in ways}


@pytest.mark.parametrize("last", [False, True], ids=["in the round", "at its end"])
@pytest.mark.parametrize("game", ["neijiang", "fulushou"])
@pytest.mark.parametrize("probe", PROBES)
def test_a_claim_that_was_declined_in_the_pause_is_like_one_that_nobody_had(
    pauses: dict[tuple[str, bool, bool], Pause], game: str, last: bool, probe: str, tmp_path: Path
) -> None:
    """In no time, page or answer, whatever anybody sends during the pause to find out."""

    async def run() -> list[Any]:
        async with inside(tmp_path / "paiju.db") as house:
            ways = [(False, 0), (True, 0), (True, 200)]
            return [
                await _told(house, game, pauses[game, claimed, last], PROBES[probe], after) for claimed, after in ways
            ]

    nobody, at_once, later = asyncio.run(run())
    assert at_once[:2] == nobody[:2]
    assert later[:2] == nobody[:2]


@pytest.mark.parametrize("game", ["neijiang", "fulushou"])
def test_the_countdown_to_the_next_round_does_not_tell_when_a_claim_was_declined(
    pauses: dict[tuple[str, bool, bool], Pause], game: str, tmp_path: Path
) -> None:
    """It runs from when the end is shown, not from when the last seat passed."""

    async def run(claimed: bool, after: int) -> Any:
        async with inside(tmp_path / f"{claimed}.db") as house:
            return (await _told(house, game, pauses[game, claimed, True], _nothing, after))[2]

    assert asyncio.run(run(True, 200)) == asyncio.run(run(False, 0))


def test_the_metrics_do_not_count_a_claim_that_was_declined_in_the_pause(
    pauses: dict[tuple[str, bool, bool], Pause], tmp_path: Path
) -> None:
    """Anybody may read them, and a house often has one table only."""

    async def counted(house: Inside, *_: Any) -> list[str]:
        texts = (await house.get("/metrics")).text.splitlines()
        return [text for text in texts if text.startswith('paiju_commands_total{kind="Answer"')]

    async def run(claimed: bool) -> Any:
        async with inside(tmp_path / f"{claimed}.db") as house:
            return (await _told(house, "neijiang", pauses["neijiang", claimed, False], counted, 0))[0]

    assert asyncio.run(run(True)) == asyncio.run(run(False))


# --- logs and reprs


def _pieces(record: list[Json]) -> list[str]:
    """The secret texts of a round."""
    head, end = record[0], record[-1]
    fair = head["fair"]
    assert end["do"] == "end"
    walls = [head["wall"][at : at + 12] for at in (0, 30, 60)]
    return [head["seed"], fair["secret"], *filter(None, fair["seeds"]), *head["hands"], *walls]


def test_the_log_of_a_sitting_with_every_kind_of_error_tells_no_secret(tmp_path: Path) -> None:
    """Nor does any text of an error that a player is sent."""
    with house("--log-level", "DEBUG", "--clock-rate", "20", "--bot-pace", "0") as served:
        tokens, errors, record = asyncio.run(_sitting_with_errors(served))
        log = served.log.read_text(encoding="utf-8")
    assert "Traceback" not in log
    secrets_of_it = tokens + _pieces(record)
    assert all(len(secret) >= 12 for secret in secrets_of_it)
    assert [secret for secret in secrets_of_it if secret in log or any(secret in error for error in errors)] == []


async def _sitting_with_errors(served: House) -> tuple[list[str], list[str], list[Json]]:
    owner, other = served.guest("p0"), served.guest("p1")
    room = served.room(owner, "neijiang", rounds=1)
    async with line(served, owner, room["code"]) as one, line(served, other, room["code"]) as two:
        errors = []
        for player in (one, two):
            await player.do("sit")
        for seat in (2, 3):
            await one.do("bot", seat=seat)
        for seat, player in enumerate((one, two)):
            await player.do("ready", seed=f"{seat + 1}a" * 16)
        for text in (
            "{",
            "[]",
            json.dumps({"type": "lapse", "window": 1}),
            json.dumps({"type": "hello", "token": other}),
        ):
            await one.raw(text)
            errors.append(str(await one.until(lambda message: message["type"] == "error")))
        for kind, body in _refused():
            for player in (one, two):
                reply = await player.say(kind, **body)
                assert reply["type"] == "error", (kind, reply)
                errors.append(str(reply))
        await asyncio.gather(*(_play_on(player, errors) for player in (one, two)))
    text = served.get(f"/api/tables/{one.table['id']}/record").text
    return [owner, other], errors, [json.loads(text) for text in text.splitlines()]


def _refused() -> list[tuple[str, Json]]:
    return [
        ("answer", {"window": 0, "action": "discard 1p"}),
        ("answer", {"window": 999, "action": "pass"}),
        ("ready", {}),
        ("sit", {"seat": 3}),
        ("kick", {"seat": 1}),
        ("settings", {"room": {"game": "fulushou"}}),
        ("bot", {"seat": 2, "bot": "nobody"}),
        ("vote", {"yes": True}),
        ("start", {}),
        ("close", {}),
        ("say", {"phrase": 99}),
    ]


async def _play_on(player: Client, errors: list[str]) -> None:
    """Play whatever is first, and before it something that is not allowed."""
    while not player.settled:
        ask = player.ask
        if ask is None:
            await player.next()
            continue
        player.ask = None
        errors += [
            str(await player.say("answer", window=ask["window"], action=wrong)) for wrong in ("nonsense", "pong")
        ]
        if not player.settled:
            await player.say("answer", window=ask["window"], action=ask["actions"][0])


@pytest.mark.parametrize("as_json", [True, False], ids=["as JSON", "for people"])
def test_an_error_that_nobody_expected_is_logged_without_its_values(as_json: bool) -> None:
    """A token, a seed or a wall is a local variable of nearly everything that can fail."""
    code = (
        "import logging\nfrom paiju.server import logs\n"
        f"logs.set_up({as_json}, 'DEBUG')\n"
        "def fail():\n    token = 'hu' + 'sh'\n    return {}[1]\n"
        "try:\n    fail()\nexcept KeyError:\n    logging.getLogger('asyncio').exception('it failed')\n"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=30, check=True)
    assert "it failed" in ended.stderr
    assert "'hush'" not in ended.stderr


HUSH = b"hush" * 8
REPRS = {
    "settings": Settings("postgresql://paiju:hush@db/paiju"),
    "store": Store("postgresql://paiju:hush@db/paiju"),
    "table row": TableRow("t", "123456", "p", 0, HUSH, {}),
    "round row": RoundRow("t", 1, 1, "neijiang", 0, [], [], [], "hush"),
    "input row": InputRow("t", 1, 0, "ready", "p", None, "", {"seed": "hush"}, ["hush"]),
    "hello": Hello(token="hush", table="123456"),
    "chair": Chair(player="p", seed=HUSH),
    "ready": Ready(seed=HUSH.hex()),
    "chance": Chance(HUSH, Fair(b"", HUSH, (HUSH,))),
}


@pytest.mark.parametrize("name", REPRS)
def test_no_repr_tells_a_secret(name: str) -> None:
    """What is printed by a debugger, a failed assertion or a log."""
    assert "hush" not in repr(REPRS[name])
    assert HUSH.hex() not in repr(REPRS[name])
