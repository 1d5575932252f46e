"""Sittings whose answers follow from a script alone: whatever becomes of lines and server, their records are equal."""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from paiju.flow.options import completed
from paiju.flow.registry import find
from paiju.server.clock import Clock
from paiju.server.keeping import appended
from paiju.server.players import Players
from paiju.storage import Store, TableRow
from paiju.table import room
from paiju.table.commands import Entry, Sit
from paiju.table.table import Table
from paiju.table.take import take
from tests.server.house import Json

SEED = bytes(range(100, 132))
"""Of the table: with it and a script all chance of a sitting is known."""
TABLE, CODE = "scripted", "123456"


class Script(NamedTuple):
    """Which game is played, and what everybody answers; another `salt` is another sitting."""

    game: str
    salt: str
    rounds: int = 3
    options: Mapping[str, Any] = MappingProxyType({})

    def but(self, **options: Any) -> "Script":
        """The script with other options of the game."""
        return self._replace(options={**self.options, **options})

    def choose(self, seat: int, ask: Json) -> str:
        """The answer of a seat: a win where there is one, else any action, known from the question alone."""
        actions: list[str] = ask["actions"]
        asked = (self.salt, seat, ask["session"], ask["round"], ask["window"], *actions)
        return "win" if "win" in actions else actions[_number(*asked) % len(actions)]

    def order(self, number: int, window: int, seats: Sequence[int]) -> list[int]:
        """Who of those asked answers first: in every run the same, or the books would name other answers."""
        return sorted(seats, key=lambda seat: _number(self.salt, number, window, seat))

    def seed(self, seat: int, number: int) -> str:
        """What a seat adds to the chance of a round."""
        return _number(self.salt, "seed", seat, number).to_bytes(8, "big").hex()

    def customs(self) -> Json:
        """Those of its room: no pauses, and nothing happens by time."""
        return {"claim_ms": 0, "next_seconds": 0, "rounds": self.rounds}

    def rules(self) -> Any:
        """The rules of its game."""
        game = find(self.game)
        return game.compile(completed(game.options, self.options))


def _number(*parts: object) -> int:
    """Eight bytes that follow from the parts."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:8], "big")


NEIJIANG = Script("neijiang", "18")
WEIMAQUE = Script("weimaque", "1", options={"edition": "quan", "dou_liu_zi": True})
FULUSHOU = Script("fulushou", "0")
"""Salts with winners, and with a claim that is held while another seat could still outrank it."""


async def furnish(database: Path, script: Script, *, sitting: bool = True) -> list[str]:
    """A new database with the script's room and players in their seats; each copy of it is a run with its secrets.

    Returns the tokens of the players, the owner's first.
    """
    store = Store(str(database))
    await store.open()
    try:
        players = Players(store, Clock())
        made = [await players.new(f"player {seat}") for seat in range(script.rules().seats)]
        wanted = room.read({"game": script.game, "options": dict(script.options), "customs": script.customs()})
        await store.add_table(TableRow(TABLE, CODE, made[0][0].id, 1, SEED, wanted.as_json()))
        table = Table(TABLE, CODE, made[0][0].id, SEED, wanted)
        for seat, (player, _) in enumerate(made) if sitting else ():
            # the owner does not take the first seat, so that seats are counted anew when the first round begins
            entry = Entry(1, player.id, player.name, Sit(seat=(seat + 1) % len(made)))
            await store.append(appended(table, entry, seat + 1, take(table, entry)))
    finally:
        await store.close()
    return [token for _, token in made]
