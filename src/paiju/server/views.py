"""What one viewer is sent of a table: pieces and observations, each as he may see it."""

from typing import Any

from paiju.core.events import PUBLIC_VIEW
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

    @property
    def seat(self) -> int | None:
        """His seat as things stand now."""
        return self._actor.table.seat_of(self.who.player)

    @property
    def delay(self) -> int:
        """How much later he sees everything, in milliseconds."""
        return 0 if self.seat is not None else self._actor.table.room.custom("spectator_delay") * 1000

    @property
    def _watches(self) -> bool:
        """Whether he sees rounds at all."""
        return self.seat is not None or bool(self._actor.table.room.custom("spectators"))

    def piece(self, piece: Piece, now: int) -> Sent | None:
        """The message that shows a piece; None where there is nothing in it for him."""
        if isinstance(piece, Shown):
            return messages.Table(seq=piece.seq, now=now, seat=self.seat, table=piece.table)
        if not self._watches:
            return None
        if isinstance(piece, Played):
            return messages.Played(seq=piece.seq, now=now, frame=self._frame(piece))
        assert isinstance(piece, Settled)
        return messages.Settled(seq=piece.seq, now=now, **_settled(piece))

    def _frame(self, piece: Played) -> messages.Frame:
        viewer = self.seat if self.seat is not None else PUBLIC_VIEW
        return messages.Frame(piece.session, piece.round, piece.number, piece.seen(viewer))

    def whole(self, moment: Moment, now: int) -> messages.Welcome:
        """The whole observation at a moment."""
        settled = moment.settled if self._watches else None
        return messages.Welcome(
            protocol=messages.PROTOCOL,
            stream=self._actor.feed.stream,
            seq=moment.seq,
            now=now,
            player=self.who.player,
            name=self.who.name,
            seat=self.seat,
            table=moment.table,
            frames=[self._frame(piece) for piece in moment.frames] if self._watches else [],
            settled=_settled(settled) if settled is not None else None,
        )

    def resumed(self, seq: int, now: int) -> messages.Resumed:
        """The word that all pieces after `seq` follow."""
        return messages.Resumed(seq=seq, now=now, player=self.who.player, name=self.who.name, seat=self.seat)

    def ask(self, now: int) -> messages.Ask | None:
        """What he is asked now."""
        table, seat = self._actor.table, self.seat
        if seat is None or seat not in table.asked(now):
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


def _settled(piece: Settled) -> dict[str, Any]:
    return {"session": piece.session, "round": piece.round, "result": piece.result}
