"""What everybody may see of a table outside a round's frames. Built up from what is allowed, not cut down."""

from typing import TYPE_CHECKING, Any

from paiju.flow.away import AUTO, GONE, HERE

if TYPE_CHECKING:
    from paiju.table.table import Table

AWAY = {HERE: "here", GONE: "gone", AUTO: "auto"}
COUNTDOWNS = {"ready": "ready_until", "next": "next_until", "vote": "vote_until"}


def table(of: "Table") -> dict[str, Any]:
    """The table as JSON; docs/protocol.md tells the keys."""
    match = of.match
    return {
        "id": of.id,
        "code": of.code,
        "owner": of.owner,
        **of.room.as_json(),
        "kinds": list(of.room.kinds),
        "dead_wall": of.rules.dead_wall,
        "watching": {"open": bool(of.room.custom("spectators")), "delay": of.room.custom("spectator_delay")},
        "phase": of.phase,
        "session": of.session,
        "round": match.number,
        "rounds": match.rounds,
        "seats": [_seat(of, seat) for seat in range(len(of.chairs))],
        "dealer": match.dealer,
        "pot": match.pot,
        "commit": _commitment(of),
        "dissolving": of.dissolving,
        "vote": _vote(of),
        "swaps": [{"by": of.seat_of(by), "to": of.seat_of(to)} for by, to in of.swaps.items()],
        "countdowns": {key: end for name, key in COUNTDOWNS.items() if (end := of.clocks.end(name)) is not None},
        "results": of.results,
    }


def _seat(of: "Table", seat: int) -> dict[str, Any]:
    chair = of.chairs[seat]
    return {
        "player": chair.player or None,
        "bot": chair.bot or None,
        "name": of.name(seat),
        "face": of.face(seat) or None,
        "ready": chair.ready,
        "away": AWAY[of.away(seat)],
        "leaving": chair.leaving,
        "balance": of.match.balances[seat],
    }


def _commitment(of: "Table") -> str | None:
    """Of the round that is played, or else of the one that comes next."""
    if of.match.round is not None and of.match.chance is not None:
        return of.match.chance.fair.commit.hex()
    return None if of.match.over else of.match.commitment().hex()


def _vote(of: "Table") -> dict[str, Any] | None:
    if of.vote is None:
        return None
    seats = [seat for seat in of.humans() if of.chairs[seat].player in of.vote.yes]
    return {"by": of.seat_of(of.vote.by), "yes": seats}
