"""What one viewer is sent of a table: pieces and observations, each as he may see it."""

from typing import Any

from paiju.core.errors import IllegalError
from paiju.core.events import PUBLIC_VIEW
from paiju.flow.game import Game
from paiju.flow.round import AnyRound
from paiju.flow.window import bits
from paiju.server import messages
from paiju.server.actor import Actor, Who
from paiju.server.feed import Moment
from paiju.server.messages import Sent
from paiju.table.stream import Piece, Played, Settled, Shown


class View:
    """A viewer at a table: the player in his seat, or, without one, a spectator."""

    def __init__(self, actor: Actor, who: Who) -> None:
        self._actor = actor
        self.who = who
        self._shown: int | None = None
        """His seat in the table that he was shown last: what he is shown of a round is for that seat."""
        self._withheld = False
        """Whether a round went on that he was not shown, since he saw the whole."""

    @property
    def seat(self) -> int | None:
        """His seat as things stand now."""
        return self._actor.table.seat_of(self.who.player)

    @property
    def delay(self) -> int:
        """How much later he sees everything, in milliseconds: a room in which nobody plays is shown as it is."""
        table = self._actor.table
        if self.seat is not None or not table.running:
            return 0
        return table.room.custom("spectator_delay") * 1000

    @property
    def _watches(self) -> bool:
        """Whether he sees rounds at all."""
        return self.seat is not None or bool(self._actor.table.room.custom("spectators"))

    @property
    def lacks(self) -> bool:
        """Whether he may see now what was kept from him before, so that single pieces would leave a gap."""
        return self._withheld and self._watches

    def knows(self, seq: int) -> bool:
        """Whether all that follows piece `seq` is here, and nothing up to it was kept from who saw it."""
        feed = self._actor.feed
        return feed.has(seq) and (self._seat_in(feed.seen(seq).table) is not None or feed.public(seq))

    def piece(self, piece: Piece, now: int) -> Sent | None:
        """The message that shows a piece; None where there is nothing in it for him."""
        if isinstance(piece, Shown):
            self._shown = self._seat_in(piece.table)
            return messages.Table(seq=piece.seq, now=now, seat=self._shown, table=piece.table)
        if not self._watches:
            self._withheld = True
            return None
        if isinstance(piece, Played):
            return messages.Played(seq=piece.seq, now=now, frame=self._frame(piece))
        assert isinstance(piece, Settled)
        return messages.Settled(seq=piece.seq, now=now, **self._actor.feed.settled(piece))

    def _frame(self, piece: Played) -> messages.Frame:
        viewer = self._shown if self._shown is not None else PUBLIC_VIEW
        return messages.Frame(piece.session, piece.round, piece.number, piece.seen(viewer))

    def whole(self, moment: Moment, now: int) -> messages.Welcome:
        """The whole observation at a moment."""
        self._shown = self._seat_in(moment.table)
        self._withheld = not self._watches
        told = self._watches and _same_game(moment.table, moment.table_then)
        seated = self._shown == self._seat_in(moment.table_then)
        settled = moment.settled if told else None
        return messages.Welcome(
            protocol=messages.PROTOCOL,
            stream=self._actor.feed.stream,
            seq=moment.seq,
            now=now,
            player=self.who.player,
            name=self.who.name,
            seat=self._shown,
            table=moment.table,
            frames=[self._frame(piece) for piece in moment.frames] if told and seated else [],
            settled=self._actor.feed.settled(settled) if settled is not None else None,
        )

    def own(self) -> tuple[Game[Any], AnyRound, Any, int]:
        """The game, the round, the player's view of it, his seat.

        Errors: `no_seat`, `not_playing`.
        """
        table, seat = self._actor.table, self.seat
        if seat is None:
            raise IllegalError("no_seat", "you have no seat at this table")
        if table.round is None:
            raise IllegalError("not_playing", "no round is being played")
        return table.room.game, table.round, table.round.view(seat), seat

    @property
    def moment(self) -> tuple[int, int]:
        """The session and the round that is played."""
        return self._actor.table.session, self._actor.table.match.number

    @property
    def practises(self) -> bool:
        """Whether bots have all other seats."""
        return all(chair.bot for seat, chair in enumerate(self._actor.table.chairs) if seat != self.seat)

    def resumed(self, seq: int, now: int) -> messages.Resumed:
        """The word that all pieces after `seq` follow."""
        self._shown = self._seat_in(self._actor.feed.seen(seq).table)
        return messages.Resumed(seq=seq, now=now, player=self.who.player, name=self.who.name, seat=self._shown)

    def _seat_in(self, table: dict[str, Any]) -> int | None:
        """His seat at a table as it was shown."""
        players = [seat["player"] for seat in table["seats"]]
        return players.index(self.who.player) if self.who.player in players else None

    def ask(self, now: int) -> messages.Ask | None:
        """What he is asked now."""
        table, seat = self._actor.table, self.seat
        if seat is None or seat not in table.asked():
            return None
        played, until = table.round, table.deadline()
        assert played is not None
        assert played.window is not None
        return messages.Ask(
            session=table.session,
            round=table.match.number,
            window=played.window.number,
            actions=[table.rules.actions.text(action) for action in bits(played.menu(seat))],
            until=until if until is not None else now,
            now=now,
        )


def _same_game(table: dict[str, Any], then: dict[str, Any]) -> bool:
    """Whether a round that began at the table as it was `then` can still be told by what the table says now."""
    return (table["game"], table["options"]) == (then["game"], then["options"])
