"""Which sorts of hand win, as far as samples tell, and that nothing that wins is missed."""

from typing import cast

from paiju.bots.mahjong_goals import Goal, Lone, Pairs, goals
from paiju.bots.mahjong_needs import END, MARKS, Reach, Sort
from paiju.bots.mahjong_outlook import Outlook
from paiju.flow.round import AnyRound
from paiju.mahjong.facts import Declared, declared
from paiju.mahjong.kinds import CHOW, PONG
from paiju.mahjong.plan import Plan
from paiju.mahjong.play import MahjongRules
from tests.kit import compiled, play_out

YUSHU, HEBEI = (cast(MahjongRules, compiled(game)).plan for game in ("yushu", "hebei"))
SUITS, RED = (0, 1, 2), 3


def sorts(found: tuple[Goal, ...]) -> list[Sort]:
    return [goal.reach.sort for goal in found if isinstance(goal.reach, Reach)]


def melds(plan: Plan, chows: str = "", pongs: str = "") -> tuple[Declared, ...]:
    lows = [declared(CHOW, kind) for kind in plan.tiles.read(chows)]
    return (*lows, *(declared(PONG, kind) for kind in plan.tiles.read(pongs)))


def test_a_closed_hand_of_yushu_needs_suits_an_end_and_a_triplet() -> None:
    groups = [sort for sort in sorts(goals(YUSHU, (), 0)) if sort.chows]
    assert Sort((*SUITS, RED), SUITS, MARKS) in groups
    assert all({*SUITS} <= {*sort.shown} or len(sort.places) == 1 for sort in groups)


def test_the_red_dragon_frees_from_end_and_triplet() -> None:
    assert Sort((*SUITS, RED), (*SUITS, RED), 0) in sorts(goals(YUSHU, (), 0))


def test_what_is_declared_need_not_be_there_again() -> None:
    found = sorts(goals(YUSHU, melds(YUSHU, pongs="4s"), 0))
    assert Sort((*SUITS, RED), (0, 1), END) in found
    assert Sort((*SUITS, RED), (0, 1), MARKS) not in found


def test_four_groups_with_a_chow_never_win_in_yushu() -> None:
    assert not goals(YUSHU, melds(YUSHU, chows="2s", pongs="4m6s7p"), 0)
    assert goals(YUSHU, melds(YUSHU, pongs="2s4m6s7p"), 0)


def test_wild_tiles_in_hand_cost_the_dry_win() -> None:
    without, with_some = (max(goal.score.total for goal in goals(YUSHU, (), wilds)) for wilds in (0, 1))
    assert without > with_some


def test_hebei_has_no_gate_and_pays_for_suits() -> None:
    found = goals(HEBEI, melds(HEBEI, chows="2s"), 0)
    totals = {goal.reach.sort: goal.score.total for goal in found if isinstance(goal.reach, Reach)}
    assert totals[Sort((*SUITS, RED))] == 0
    assert totals[Sort((2,))] == 3
    assert totals[Sort((2, RED), (RED,))] == 2


def test_hands_without_groups_are_goals_of_closed_hands_alone() -> None:
    kinds = {type(goal.reach) for goal in goals(HEBEI, (), 0)}
    assert {Pairs, Lone} < kinds
    assert {type(goal.reach) for goal in goals(HEBEI, melds(HEBEI, pongs="4s"), 0)} == {Reach}


def test_no_tile_that_wins_is_missed() -> None:
    """What the rules let a hand wait for is among what the bot thinks it waits for, wherever a tile is left."""
    compared: list[int] = []

    def visit(played: AnyRound) -> None:
        rules = cast(MahjongRules, played.rules)
        for seat in range(rules.seats):
            view = played.view(seat)
            if view.size[seat] % 3 == 1:
                outlook = Outlook(rules.plan, view, seat)
                waits = [kind for kind in rules.table.waits(view, seat) if outlook.live[kind] > 0]
                assert {*waits} <= {kind for kind, _ in outlook.waiting(outlook.held)}
                compared.append(len(waits))

    for game in ("yushu", "hebei"):
        for seed in range(4):
            play_out(compiled(game), seed, visit)
    assert sum(map(bool, compared)) > 20
