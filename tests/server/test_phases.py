"""Every command in every phase of a table, and what a refused one must not leave behind."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.house import Json
from tests.server.inside import Inside, Near, inside, playing, seated
from tests.server.scene import CODES

pytestmark = pytest.mark.usefixtures("quiet_log")

COMMANDS: dict[str, Json] = {
    "sit": {},
    "leave": {},
    "back": {},
    "ready": {"on": False},
    "auto": {"on": True},
    "answer": {"window": 1, "action": "pass"},
    "dissolve": {},
    "vote": {"yes": False},
    "ask_swap": {"seat": 1},
    "answer_swap": {"seat": 1, "yes": True},
    "kick": {"seat": 1},
    "swap": {"seat": 0, "other": 1},
    "bot": {"seat": 3},
    "settings": {"room": {"game": "neijiang"}},
    "start": {},
    "rematch": {},
    "watch": {"on": True},
    "hand": {"seat": 1},
    "close": {},
    "say": {"phrase": 0},
    "hint": {},
    "why": {},
    "coach": {},
    "ping": {},
}
OF_OWNER = ("kick", "swap", "bot", "settings", "start", "rematch", "watch", "hand", "close")
OF_SEATS = (
    *("leave", "ready", "auto", "answer", "dissolve", "vote", "ask_swap", "answer_swap", "say"),
    *("hint", "why", "coach"),
)
PHASES = ("waiting", "playing", "pausing", "between")


async def _in_phase(built: Inside, phase: str) -> list[Near]:
    """A table that waits, plays, pauses before the first draw, or waits for the second round of its session."""
    if phase == "waiting":
        return await seated(built)
    lines = await playing(built, claim_ms=600 if phase == "pausing" else 0)
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
            assert (await spectator.say("back"))["error"]["code"] == "not_away"
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
            assert (await lines[1].say("back"))["error"]["code"] == "not_away"
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
