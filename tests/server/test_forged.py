"""Whatever is sent, and by whom: a coded refusal or a clean close, nothing stored, and nobody else notices."""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import websockets

from paiju.server import socket
from paiju.server.actor import REMEMBERED, Who
from paiju.table.commands import Vote
from tests.server.house import Client, Json, house
from tests.server.inside import ClosedError, Inside, Near, calm, inside, playing, seated

CODES = {
    "bad_message", "bad_request", "unknown_option", "no_seat", "late", "not_asked", "not_legal", "not_playing",
    "playing",
    "seat_taken", "no_such_seat", "not_owner", "seat_empty", "seats_empty", "not_ready", "voting", "no_vote", "refused",
    "too_many_people", "bad_tile", "not_in_game", "closed",
}  # fmt: skip
"""All that a refusal on a socket may say, but for those of its own tests."""

SURROGATE = "\\ud800"
NO_MESSAGES = {
    "no JSON": "{",
    "empty": "",
    "spaces": "   ",
    "NUL": "\0",
    "a list": "[]",
    "a number": "1",
    "null": "null",
    "no type": "{}",
    "type of a number": '{"type": 1}',
    "unknown type": '{"type": "cheat"}',
    "two types": '{"type": "sit", "type": "leave"}',
    "NaN": '{"type": "answer", "window": NaN, "action": "pass"}',
    "a field missing": '{"type": "answer", "window": 1}',
    "a field too many": '{"type": "leave", "seat": 1}',
    "a name": '{"type": "ready", "player": "p1"}',
    "text for a number": '{"type": "sit", "seat": "1"}',
    "number for a text": '{"type": "answer", "window": 1, "action": 1}',
    "number for yes": '{"type": "vote", "yes": 1}',
    "null for a number": '{"type": "kick", "seat": null}',
    "fraction": '{"type": "sit", "seat": 1.5}',
    "negative seat": '{"type": "kick", "seat": -1}',
    "far seat": '{"type": "kick", "seat": 6}',
    "huge seat": '{"type": "kick", "seat": 99999999999999999999999}',
    "endless window": '{"type": "answer", "window": ' + "9" * 6000 + ', "action": "pass"}',
    "long action": json.dumps({"type": "answer", "window": 1, "action": "x" * 41}),
    "long id": json.dumps({"type": "leave", "id": "x" * 65}),
    "half a character": '{"type": "answer", "window": 1, "action": "' + SURROGATE + '"}',
    "half a character in a key": '{"type": "settings", "room": {"' + SURROGATE + '": 1}}',
    "seed that is not hex": '{"type": "ready", "seed": "xy"}',
    "half a byte": '{"type": "ready", "seed": "abc"}',
    "long seed": json.dumps({"type": "ready", "seed": "ab" * 33}),
    "deep": "[" * 8000 + "]" * 8000,
    "deep in a room": '{"type": "settings", "room": {"options": ' + "[" * 7000 + "]" * 7000 + "}}",
    "deep and open": '{"type": "settings", "room": {"a":' * 400,
    "second hello": '{"type": "hello", "token": "x", "table": "1"}',
    "lapse": '{"type": "lapse", "window": 1}',
    "bot_answer": '{"type": "bot_answer", "seat": 0, "window": 1, "action": "pass"}',
    "lost": '{"type": "lost"}',
    "expire": '{"type": "expire"}',
    "bot_failed": '{"type": "bot_failed", "seat": 0}',
    "all_ready": '{"type": "all_ready"}',
    "vote_over": '{"type": "vote_over"}',
    "absent": '{"type": "absent"}',
}
"""What is no message at all, by what is wrong with it; what only the house may say is among it."""


def _nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


REFUSED: dict[str, Json] = {
    "negative window": {"type": "answer", "window": -1, "action": "pass"},
    "past window": {"type": "answer", "window": 0, "action": "pass"},
    "future window": {"type": "answer", "window": 10**6, "action": "pass"},
    "huge window": {"type": "answer", "window": 10**300, "action": "pass"},
    "hugely negative window": {"type": "answer", "window": -(10**300), "action": "pass"},
    "no action": {"type": "answer", "window": "now", "action": "win the game"},
    "empty action": {"type": "answer", "window": "now", "action": ""},
    "NUL action": {"type": "answer", "window": "now", "action": "discard \0"},
    "action of another game": {"type": "answer", "window": "now", "action": "chi 1x2x3x"},
    "illegal action": {"type": "answer", "window": "now", "action": "pong"},
    "tile that is none": {"type": "answer", "window": "now", "action": "discard 9z"},
    "two tiles": {"type": "answer", "window": "now", "action": "discard 1p2p"},
    "ready in a round": {"type": "ready"},
    "start in a round": {"type": "start"},
    "sit in a round": {"type": "sit", "seat": 1},
    "swap in a round": {"type": "swap", "seat": 0, "other": 1},
    "bot in a round": {"type": "bot", "seat": 1},
    "bot that is none": {"type": "bot", "seat": 1, "bot": "../steady"},
    "bot that is code": {"type": "bot", "seat": 1, "bot": "__import__('os')"},
    "kick in a round": {"type": "kick", "seat": 1},
    "close in a round": {"type": "close"},
    "vote on nothing": {"type": "vote", "yes": True},
    "hand to no seat": {"type": "hand", "seat": 5},
    "phrase that is none": {"type": "say", "phrase": 10},
    "negative phrase": {"type": "say", "phrase": -1},
    "huge phrase": {"type": "say", "phrase": 10**200},
    "settings in a round": {"type": "settings", "room": {"game": "fulushou"}},
    "settings of no game": {"type": "settings", "room": {"game": "chess"}},
    "settings of a list": {"type": "settings", "room": {"game": ["neijiang"]}},
    "settings with a strange key": {"type": "settings", "room": {"game": "neijiang", "seed": "00"}},
    "settings with a strange option": {"type": "settings", "room": {"game": "neijiang", "options": {"wall": "1p"}}},
    "settings with a wrong value": {"type": "settings", "room": {"game": "neijiang", "customs": {"stake": "1"}}},
    "settings nested": {"type": "settings", "room": {"game": "neijiang", "options": {"base": _nested(800)}}},
    "settings that are a text": {"type": "settings", "room": {"game": "neijiang", "options": "base"}},
}
"""Well-formed messages that are refused to everybody while a round is played; window `now`: the one that is open."""


class Scene(NamedTuple):
    """A round of 内江 at its first decision, and a line for each role."""

    house: Inside
    code: str
    lines: list[Near]
    roles: dict[str, Near]

    @property
    def asked(self) -> Near:
        """The player who is asked."""
        return self.lines[self.house.actor(self.code).table.round.asked()[0]]  # type: ignore[union-attr]

    async def views(self) -> list[Json]:
        """What each player knows, seen afresh."""
        seen = []
        for line in self.lines:
            again = await Near(self.house, line.token, self.code).connect()
            seen.append({key: again.welcome[key] for key in ("seq", "seat", "table", "frames", "settled")})
            await again.caught_up()
            seen[-1]["ask"] = again.ask
            await again.memory.close()
        return seen


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    async with inside(folder / "paiju.db") as built:
        lines = await playing(built)
        code = lines[0].code
        other = (await seated(built))[1]
        kicked = await built.guest("k")
        roles = {
            "owner": lines[0],
            "seated": lines[2],
            "spectator": await built.line(await built.guest("s"), code),
            "of another table": await built.line(other.token, code),
            "kicked": await _kicked(built, kicked, code),
        }
        for line in lines:
            await line.caught_up()
        yield Scene(built, code, lines, roles)


async def _kicked(built: Inside, token: str, code: str) -> Near:
    """A player who was sent away from another table, and looks on at this one."""
    owner = await built.guest("o")
    other = await built.room(owner)
    line = await built.line(token, other)
    await line.do("sit", seat=0)
    await (await built.line(owner, other)).do("kick", seat=0)
    return await built.line(token, code)


async def nobody_noticed(stage: Scene, before: tuple[int, list[Json]]) -> None:
    """Nothing was stored, all know what they knew, and the next move goes."""
    assert (await stage.house.rows(stage.code), await stage.views()) == before
    # the lines that were opened to look have replaced the players' own
    player = await stage.house.line(stage.asked.token, stage.code)
    await player.caught_up()
    assert player.ask is not None
    await player.do("answer", window=player.ask["window"], action=player.ask["actions"][0])
    assert await stage.house.rows(stage.code) == before[0] + 1


def run(folder: Path, attack: Callable[[Scene], Awaitable[None]]) -> None:
    """An attack, and the check that nobody noticed."""

    async def whole() -> None:
        async with scene(folder) as stage:
            before = (await stage.house.rows(stage.code), await stage.views())
            for name, line in list(stage.roles.items()):
                await line.memory.ended() if line.memory.code else None
                stage.roles[name] = await stage.house.line(line.token, stage.code)
            await attack(stage)
            for line in stage.roles.values():
                if not line.memory.task.done():
                    await line.memory.close()
            await nobody_noticed(stage, before)

    asyncio.run(whole())


@pytest.fixture(autouse=True)
def quiet_log(caplog: pytest.LogCaptureFixture) -> Any:
    """No test leaves a stack trace or an error in the log."""
    yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info] == []


ROLES = ("owner", "seated", "spectator", "of another table", "kicked")


@pytest.mark.parametrize("role", ROLES)
def test_what_is_no_message_is_refused(role: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_MISTAKES", 1000)

    async def attack(stage: Scene) -> None:
        line = stage.roles[role]
        for name, text in NO_MESSAGES.items():
            await line.raw(text)
            reply = await line.until(lambda message: message["type"] in {"ok", "error"})
            assert (reply["type"], reply.get("error", {}).get("code")) == ("error", "bad_message"), name
            assert not reply["retry"]

    run(tmp_path, attack)


@pytest.mark.parametrize("role", ROLES)
def test_what_is_not_allowed_is_refused(role: str, tmp_path: Path) -> None:
    async def attack(stage: Scene) -> None:
        window = stage.house.actor(stage.code).table.round.window.number  # type: ignore[union-attr]
        for name, message in REFUSED.items():
            body = {key: value for key, value in message.items() if key != "type"}
            if body.get("window") == "now":
                body["window"] = window
            reply = await stage.roles[role].say(message["type"], **body)
            assert reply["type"] == "error", name
            assert reply["error"]["code"] in CODES, name
            assert len(reply["error"]["message"]) < 400, name

    run(tmp_path, attack)


def test_a_seed_with_a_line_end_is_none(tmp_path: Path) -> None:
    """In a pattern `$` also stands before a line end."""

    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            line = (await seated(built))[0]
            assert (await line.say("ready", seed="ab\n")).get("error", {}).get("code") == "bad_message"

    asyncio.run(whole())


def test_nobody_answers_for_another_seat(tmp_path: Path) -> None:
    """The answer is legal, but for the seat that is asked."""

    async def attack(stage: Scene) -> None:
        asked = await stage.house.line(stage.asked.token, stage.code)
        await asked.caught_up()
        assert asked.ask is not None
        for role, line in stage.roles.items():
            if line.token == asked.token:
                continue
            reply = await line.say("answer", window=asked.ask["window"], action=asked.ask["actions"][0])
            assert reply["error"]["code"] == ("not_asked" if role in {"owner", "seated"} else "no_seat")

    run(tmp_path, attack)


def test_settings_nested_as_deep_as_can_be_read_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever reads a message must not leave to others what they cannot walk through."""
    monkeypatch.setattr(socket, "MOST_MISTAKES", 1000)

    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            owner = (await seated(built))[0]
            codes = []
            for depth in range(700, 1010, 2):
                nested = "[" * depth + "]" * depth
                await owner.raw(
                    '{"type": "settings", "room": {"game": "neijiang", "options": {"base": ' + nested + "}}}"
                )
                codes.append((await owner.until(lambda message: message["type"] == "error"))["error"]["code"])
            assert set(codes) == {"bad_message", "bad_request"}, "some are read, some are not"
            await owner.do("ready")

    asyncio.run(whole())


# --- the first message


def hello(token: str, table: str, **more: Any) -> str:
    return json.dumps({"type": "hello", "token": token, "table": table, **more})


HELLOS: dict[str, tuple[Callable[[str, str], str], str]] = {
    "empty": (lambda token, table: "", "bad_message"),
    "no JSON": (lambda token, table: "hello", "bad_message"),
    "a command": (lambda token, table: '{"type": "sit"}', "bad_message"),
    "no token": (lambda token, table: json.dumps({"type": "hello", "table": table}), "bad_message"),
    "one key more": (lambda token, table: hello(token, table, seat=0), "bad_message"),
    "long token": (lambda token, table: hello("x" * 129, table), "bad_message"),
    "wrong token": (lambda token, table: hello(token[:-1], table), "unauthorized"),
    "empty token": (lambda token, table: hello("", table), "unauthorized"),
    "NUL token": (lambda token, table: hello("\0", table), "unauthorized"),
    "unknown table": (lambda token, table: hello(token, "000000"), "not_found"),
    "NUL table": (lambda token, table: hello(token, "\0"), "not_found"),
    "wrong protocol": (lambda token, table: hello(token, table, protocol=2), "protocol"),
    "huge protocol": (lambda token, table: hello(token, table, protocol=10**300), "protocol"),
    "last that is none": (lambda token, table: hello(token, table, last={"stream": 1, "seq": 1}), "bad_message"),
    "deep": (lambda token, table: "[" * 9000, "bad_message"),
}


@pytest.mark.parametrize("name", HELLOS)
def test_a_wrong_hello_is_told_and_closed(name: str, tmp_path: Path) -> None:
    async def attack(stage: Scene) -> None:
        line, (text, code) = Near(stage.house, stage.lines[0].token, stage.code), HELLOS[name]
        line.open()
        await line.raw(text(line.token, stage.code))
        reply = await line.next()
        assert (reply["type"], reply["error"]["code"]) == ("error", code)
        assert line.token not in str(reply)
        assert await line.memory.ended() == socket.VIOLATION

    run(tmp_path, attack)


@pytest.mark.parametrize("last", [0, -1, -(10**300), 10**300, 3])
def test_a_hello_with_a_strange_last_is_answered_with_everything_or_a_tail(last: int, tmp_path: Path) -> None:
    async def attack(stage: Scene) -> None:
        stream = stage.house.actor(stage.code).feed.stream
        for name in (stream, "", "x" * 64):
            line = Near(stage.house, stage.roles["spectator"].token, stage.code)
            line.open()
            await line.raw(hello(line.token, stage.code, last={"stream": name, "seq": last}))
            assert (await line.next())["type"] == ("resumed" if name == stream and last in {0, 3} else "welcome")
            await line.memory.close()

    run(tmp_path, attack)


def test_who_says_no_hello_is_cut_and_who_says_it_in_time_is_not_near_miss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.1)

    async def attack(stage: Scene) -> None:
        silent, timely = (Near(stage.house, stage.roles["spectator"].token, stage.code) for _ in range(2))
        silent.open()
        await timely.connect()
        assert await silent.memory.ended() == socket.VIOLATION
        assert silent.memory.sent == []
        await timely.caught_up()
        await timely.memory.close()

    run(tmp_path, attack)


@pytest.mark.parametrize("said", [True, False], ids=["after the hello", "as hello"])
def test_bytes_close_the_line(said: bool, tmp_path: Path) -> None:
    async def attack(stage: Scene) -> None:
        line = Near(stage.house, stage.roles["spectator"].token, stage.code)
        await line.connect() if said else line.open()
        await line.raw(b"{}")
        assert await line.memory.ended() == socket.NO_TEXT

    run(tmp_path, attack)


def test_a_hello_of_the_same_player_replaces_the_line_before(tmp_path: Path) -> None:
    async def attack(stage: Scene) -> None:
        first = stage.roles["spectator"]
        second = await stage.house.line(first.token, stage.code)
        assert await first.memory.ended() == socket.REPLACED
        assert json.loads(first.memory.sent[-1]) == {"type": "replaced"}
        await second.caught_up()
        await second.memory.close()

    run(tmp_path, attack)


# --- too fast, too wrong


def test_who_is_too_fast_is_told_and_then_cut(tmp_path: Path) -> None:
    async def whole() -> None:
        async with inside(tmp_path / "paiju.db", patient=False) as built:
            fast, calm_one = (await seated(built))[:2]
            with pytest.raises(ClosedError):
                await _hurry(fast)
            assert await fast.memory.ended() == socket.VIOLATION
            told = [json.loads(text) for text in fast.memory.sent]
            slow = [text for text in told if text.get("error", {}).get("code") == "slow_down"]
            assert len(slow) >= socket.MOST_MISTAKES
            assert all(text["retry"] for text in slow)
            await calm_one.do("ready")

    asyncio.run(whole())


async def _hurry(line: Near) -> None:
    for _ in range(socket.BURST + 3 * socket.MOST_MISTAKES):
        await line.raw('{"type": "ping"}')
    while True:
        await line.next()


def test_a_burst_that_is_allowed_is_answered_near_miss(tmp_path: Path) -> None:
    async def whole() -> None:
        async with inside(tmp_path / "paiju.db", patient=False) as built:
            code = await built.room(await built.guest("o"))
            line = await built.line(await built.guest("p"), code)
            for number in range(socket.BURST):
                await line.raw(json.dumps({"type": "ping", "id": str(number)}))
            for number in range(socket.BURST):
                assert (await line.next())["id"] == str(number)

    asyncio.run(whole())


def test_too_many_mistakes_cut_the_line(tmp_path: Path) -> None:
    async def attack(stage: Scene) -> None:
        line = stage.roles["spectator"]
        for _ in range(socket.MOST_MISTAKES + 1):
            await line.raw("{")
        assert await line.memory.ended() == socket.VIOLATION

    run(tmp_path, attack)


# --- ids


def test_the_same_id_gets_the_same_answer_and_acts_once(tmp_path: Path) -> None:
    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            lines = await playing(built)
            code = lines[0].code
            for line in lines:
                await line.caught_up()
            asked = next(line for line in lines if line.ask is not None)
            assert asked.ask is not None
            window, action = asked.ask["window"], asked.ask["actions"][0]
            wrong = await asked.say("answer", ident="a", window=window, action="pong")
            assert wrong["error"]["code"] == "not_legal"
            assert await asked.say("answer", ident="b", window=window, action=action) == {"type": "ok", "id": "b"}
            rows = await built.rows(code)
            assert await asked.say("answer", ident="a", window=window, action=action) == wrong
            for other in (action, "nonsense"):
                assert (await asked.say("answer", ident="b", window=window, action=other))["type"] == "ok"
            assert (await asked.say("leave", ident="b"))["type"] == "ok"
            assert await built.rows(code) == rows
            assert not built.actor(code).table.chairs[asked.seat or 0].leaving
            stranger = next(line for line in lines if line is not asked)
            assert (await stranger.say("answer", ident="b", window=window, action=action))["type"] == "error"

    asyncio.run(whole())


def test_a_phrase_with_the_same_id_is_said_once(tmp_path: Path) -> None:
    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            speaker, hearer = (await seated(built))[:2]
            for _ in range(2):
                assert (await speaker.say("say", ident="a", phrase=1))["type"] == "ok"
            await hearer.caught_up()
            assert len([heard for heard in hearer.heard if heard["type"] == "said"]) == 1

    asyncio.run(whole())


def test_a_repeated_sit_moves_nobody_again(tmp_path: Path) -> None:
    """He has gone on to another table since; the old message, sent again, must not take him from there."""

    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            player = await built.guest("p")
            codes = [await built.room(await built.guest("o")) for _ in range(2)]
            one, two = [await built.line(player, code) for code in codes]
            await one.say("sit", ident="a")
            await two.say("sit", ident="b")
            assert (await one.say("sit", ident="a"))["type"] == "ok"
            assert built.actor(codes[1]).table.humans() == [0]

    asyncio.run(whole())


def test_nobody_pushes_the_remembered_answers_of_another_out(tmp_path: Path) -> None:
    """A spectator sends many refused commands; the player's message, sent again, still acts once."""

    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            owner = (await seated(built))[0]
            await owner.say("ready", ident="a", on=True)
            actor = built.actor(owner.code)
            for number in range(REMEMBERED + 1):
                with pytest.raises(Exception, match="no seat"):
                    await actor.submit(Who("stranger", "S"), Vote(yes=True, id=str(number)))
            await owner.say("ready", ident="b", on=False)
            await owner.say("ready", ident="a", on=True)
            assert not actor.table.chairs[0].ready

    asyncio.run(whole())


# --- several tables


def test_who_sits_elsewhere_moves_unless_a_session_is_played_there(tmp_path: Path) -> None:
    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            bound, free = await playing(built), await seated(built)
            code = await built.room(await built.guest("o"))
            refused = await (await built.line(bound[1].token, code)).say("sit")
            assert refused["error"]["code"] == "elsewhere"
            assert built.actor(bound[0].code).table.humans() == [0, 1, 2, 3]
            await (await built.line(free[1].token, code)).do("sit")
            assert built.actor(free[0].code).table.humans() == [0, 2, 3]
            assert built.actor(code).table.humans() == [0]

    asyncio.run(whole())


@pytest.mark.parametrize("seat", [0, 5, None], ids=["taken", "none", "all taken"])
def test_a_seat_is_kept_where_the_other_cannot_be_had(seat: int | None, tmp_path: Path) -> None:
    """A refusal says that nothing has changed."""

    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            own, other = await seated(built), await seated(built)
            line = await built.line(own[1].token, other[0].code)
            reply = await line.say("sit", seat=seat)
            assert reply["error"]["code"] in {"seat_taken", "no_such_seat"}
            assert built.actor(own[0].code).table.humans() == [0, 1, 2, 3]

    asyncio.run(whole())


# --- every command in every phase

COMMANDS: dict[str, Json] = {
    "sit": {},
    "leave": {},
    "back": {},
    "ready": {"on": False},
    "auto": {"on": True},
    "answer": {"window": 1, "action": "pass"},
    "dissolve": {},
    "vote": {"yes": False},
    "kick": {"seat": 1},
    "swap": {"seat": 0, "other": 1},
    "bot": {"seat": 3},
    "settings": {"room": {"game": "neijiang"}},
    "start": {},
    "hand": {"seat": 1},
    "close": {},
    "say": {"phrase": 0},
    "hint": {},
    "ping": {},
}
OF_OWNER = ("kick", "swap", "bot", "settings", "start", "hand", "close")
OF_SEATS = ("leave", "ready", "auto", "answer", "dissolve", "vote", "say", "hint")
PHASES = ("waiting", "playing", "between")


async def _in_phase(built: Inside, phase: str) -> list[Near]:
    """A table that waits, that plays, or that waits for the second round of its session."""
    if phase == "waiting":
        return await seated(built)
    lines = await playing(built)
    if phase == "between":
        actor = built.actor(lines[0].code)
        for line in lines:
            await line.do("auto", on=True)
        assert actor.table.round is None
        for line in lines:
            await line.do("auto", on=False)
    return lines


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("role", ["owner", "seated", "spectator"])
def test_every_command_in_every_phase_is_carried_out_or_refused(role: str, phase: str, tmp_path: Path) -> None:
    """Where it is refused nothing is stored; who has no right to it is always refused; the table lives on."""

    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            lines: list[Near] = []
            for kind, body in COMMANDS.items():
                lines = lines or await _in_phase(built, phase)
                watcher = await built.line(await built.guest("w"), lines[0].code)
                line = {"owner": lines[0], "seated": lines[2], "spectator": watcher}[role]
                refused = await _tried(built, line, kind, body)
                if kind in OF_OWNER and role != "owner":
                    assert refused == "not_owner", kind
                if kind in OF_SEATS and role == "spectator":
                    assert refused == "no_seat", kind
                if (kind, role, phase) != ("close", "owner", "waiting"):
                    assert (await lines[3].say("say", phrase=0))["type"] == "ok", kind
                lines = lines if refused else []

    asyncio.run(whole())


async def _tried(built: Inside, line: Near, kind: str, body: Json) -> str:
    """The code of the refusal, or nothing; a refused command is not stored."""
    table, ident = built.actor(line.code).table.id, f"try {kind}"
    rows = await built.rows(line.code)
    await line.raw(json.dumps({"type": kind, "id": ident, **body}))
    reply = await line.until(lambda message: message.get("id") == ident)
    if reply["type"] != "error":
        return ""
    assert reply["error"]["code"] in CODES, kind
    assert len(await built.services.store.inputs(table)) == rows, kind
    return str(reply["error"]["code"])


def test_a_spectator_adds_nothing_to_what_is_stored(tmp_path: Path) -> None:
    """`back` is for who has a seat: from others it would fill the table's rows, and keep a dead room open for ever."""

    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            lines = await seated(built)
            rows = await built.rows(lines[0].code)
            spectator = await built.line(await built.guest("s"), lines[0].code)
            await spectator.say("back")
            assert await built.rows(lines[0].code) == rows

    asyncio.run(whole())


def test_a_player_who_is_there_cannot_put_off_the_next_round(tmp_path: Path) -> None:
    """`back` gives who comes back his time; from who never went it must not wind the clock up again."""

    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            lines = await _in_phase_with_clock(built)
            before = built.actor(lines[0].code).table.clocks.end("next")
            assert before is not None
            built.clock.time += 5000
            await lines[1].say("back")
            assert built.actor(lines[0].code).table.clocks.end("next") == before

    asyncio.run(whole())


async def _in_phase_with_clock(built: Inside) -> list[Near]:
    lines = await playing(built, next_seconds=30)
    for line in lines:
        await line.do("auto", on=True)
    for line in lines:
        await line.do("auto", on=False)
    assert built.actor(lines[0].code).table.round is None
    return lines


@pytest.mark.parametrize("digits", [1, 30, 4299])
def test_a_stake_of_many_digits_does_not_stop_the_table(digits: int, tmp_path: Path) -> None:
    """It is refused, or the standing at the end, a product of it, can be sent to everybody."""

    async def whole() -> None:
        async with inside(tmp_path / "paiju.db", bot_pace=0) as built:
            owner = await built.guest("o")
            line = await built.line(owner, await built.room(owner))
            customs = {"claim_ms": 0, "next_seconds": 0, "rounds": 8, "stake": 10**digits}
            reply = await line.say("settings", room={"game": "fulushou", "customs": customs})
            if reply["type"] == "error":
                assert reply["error"]["code"] == "bad_request"
                return
            await line.do("sit")
            for seat in (1, 2):
                await line.do("bot", seat=seat)
            await line.do("ready")
            await line.do("auto", on=True)
            while line.table["results"] is None:
                await (line.say("ready") if line.table["phase"] == "waiting" else line.next())
            assert any(line.table["results"]["points"])

    asyncio.run(whole())


# --- on the wire


def test_what_the_wire_refuses_is_closed_by_its_code_and_leaves_no_trace() -> None:
    """Too long, no text, no UTF-8; the server goes on, and its log has no stack trace."""
    with house() as served:
        token = served.guest("p")
        room = served.room(token, "neijiang")
        attacks: list[tuple[str | bytes, int]] = [
            ("x" * (16 * 1024 + 1), 1009),
            (json.dumps({"type": "ping", "id": "x" * 20_000}), 1009),
            ("x" * 1_000_000, 1009),
            (b"{}", 1003),
            (b"", 1003),
        ]
        for content, code in attacks:
            for said in (False, True):
                assert asyncio.run(_closed_by(served, token, room["code"], content, said)) == code
        fits = " " * (16 * 1024 - 40) + '{"type": "ping", "id": "1"}'
        assert asyncio.run(_answered(served, token, room["code"], fits))["type"] == "pong"
        log = served.log.read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert '"level": "error"' not in log
    assert token not in log


async def _closed_by(served: Any, token: str, code: str, content: str | bytes, said: bool) -> int | None:
    async with websockets.connect(f"ws://127.0.0.1:{served.port}/ws") as line:
        if said:
            await line.send(hello(token, code))
            await line.recv()
        await line.send(content)
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await line.recv()
        return line.close_code


async def _answered(served: Any, token: str, code: str, text: str) -> Json:
    client = await Client(served, token, code).connect()
    await client.raw(text)
    reply = await client.until(lambda message: message["type"] == "pong")
    await client.close()
    return reply


def test_hundreds_of_lines_that_say_nothing_keep_nobody_out(tmp_path: Path) -> None:
    async def attack(stage: Scene) -> None:
        silent = [Near(stage.house, "", stage.code) for _ in range(300)]
        for line in silent:
            line.open()
        await calm()
        for line in silent:
            await line.memory.close()

    run(tmp_path, attack)
