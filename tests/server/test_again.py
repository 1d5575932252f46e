"""Messages that come twice, and players who go from table to table: each acts once, and a refusal changes nothing."""

import asyncio
from pathlib import Path

import pytest

from paiju.server.actor import REMEMBERED, Who
from paiju.table.commands import Vote
from tests.server.inside import inside, playing, seated

pytestmark = pytest.mark.usefixtures("quiet_log")


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
