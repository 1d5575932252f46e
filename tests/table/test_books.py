"""The books: what is kept of a round that is settled."""

from paiju.flow.career import Career, Rank, Reward, Sums, Task
from paiju.table.commands import Bot, Leave
from tests.kit import Table
from tests.table.desk import Desk, decline


def test_a_finished_round_tells_its_players_names_and_money() -> None:
    desk = Desk(customs={"rounds": 1}).fill(3)
    desk.do("p0", Bot(seat=3))
    desk.all_ready().play(decline)
    (finished,) = desk.finished
    assert (finished.session, finished.number) == (1, 1)
    assert finished.players == ("p0", "p1", "p2", None)
    assert finished.names == ("P0", "P1", "P2", "steady 4")
    assert finished.record.endswith("\n")
    assert list(finished.deltas) == desk.result["deltas"]


def test_a_career_is_kept_from_the_finished_rounds() -> None:
    """What the books of a sitting hold is enough for ranks (HB-11.3), tasks (YS-11.2) and escapes (YS-5.4)."""
    task = Task("YS-11.2", 2, (Reward("元宝", "ingots", 3),))
    career = Career((Rank("白板", "blank", 0), Rank("一万", "one", 5)), (task,), escapes="YS-5.4", rule="HB-11.3")
    desk = Desk(allow_ready=False).begin().plant(Table(["234567p123456s99s"], allow_ready=False).round)
    desk.script("p0 win").play(decline)
    desk.all_ready()
    desk.do("p3", Leave())
    desk.play(decline)
    standings = {player: career.standing(_sums(desk, player)) for player in ("p0", "p1", "p3")}
    assert [standings[player]["escapes"]["count"] for player in standings] == [0, 0, 1]
    assert [standings[player]["rank"]["place"] for player in standings] == [1, 0, 0]
    assert all(standing["tasks"][0]["done"] for standing in standings.values())


def _sums(desk: Desk, player: str) -> Sums:
    own = [finished for finished in desk.finished if player in finished.players]
    score = sum(finished.deltas[finished.players.index(player)] for finished in own)
    return Sums(len(own), score, sum(player in finished.escaped for finished in own))
