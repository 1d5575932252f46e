"""榆树麻将: rule id → the code that implements it, for `paiju rules --coverage` and for readers."""

from paiju.core import seeds
from paiju.flow.career import Career
from paiju.flow.match import Match
from paiju.flow.round import Round
from paiju.flow.window import Window
from paiju.games.yushu import local, options, patterns, rules, scorer, tasks, tiles
from paiju.mahjong import facts, fold, idle, marks, payments, plan, wall, wilds
from paiju.mahjong.lines import Lines
from paiju.mahjong.menus import Menus
from paiju.mahjong.passing import FreePassing
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.shapes import Shapes
from paiju.mahjong.state import State

TIES: dict[str, tuple[object, ...]] = {
    "YS-1.1": (tiles.TILES,),
    "YS-1.2": (rules.compile_rules,),
    "YS-1.3": (tiles.TERMINALS, marks.marked),
    "YS-1.4": (wilds.natural_counts,),
    "YS-1.5": (patterns.opened,),
    "YS-2.1": (wall.dealt, rules.compile_rules),
    "YS-2.2": (MahjongRules.advance, rules.compile_rules),
    "YS-2.3": (MahjongRules.advance, fold.FOLD),
    "YS-2.4": (tiles.WILDS, seeds.wild),
    "YS-2.5": (Menus.of, MahjongRules.resolve),
    "YS-3.1": (seeds.first_dealer,),
    "YS-3.2": (plan.winner_keeps_deal,),
    "YS-3.3": (plan.winner_keeps_deal, rules.compile_rules),
    "YS-3.4": (local.WinDues.of,),
    "YS-4.1": (Menus.in_turn, Menus.on_discard, Menus.chows),
    "YS-4.2": (MahjongRules.key, Window.settled),
    "YS-4.3": (plan.nearest_wins,),
    "YS-4.4": (Menus.on_added_kong, plan.round_ends),
    "YS-4.5": (Menus.throwable, Menus.chows, Menus.in_turn),
    "YS-4.6": (Menus.throwable, Menus.on_discard),
    "YS-4.7": (FreePassing,),
    "YS-4.8": (Menus.in_turn,),
    "YS-4.9": (Menus.on_discard,),
    "YS-5.1": (rules.compile_rules,),
    "YS-5.2": (Round.lapse, options.OPTIONS),
    "YS-5.3": (idle.decline_and_throw, idle.win_or_throw),
    "YS-5.4": (local.Settlement, State.evolve),
    "YS-5.5": (local.Settlement, payments.told_payments, MahjongRules.outcome),
    "YS-6.1": (scorer.shapes, Shapes.coverable),
    "YS-6.2": (patterns.gates, patterns.one_suit),
    "YS-6.3": (patterns.gates, patterns.terminal),
    "YS-6.4": (patterns.gates,),
    "YS-6.5": (patterns.gates, Menus.on_discard),
    "YS-6.6": (marks.marked, Shapes.coverable),
    "YS-6.7": (wilds.natural_counts,),
    "YS-6.8": (patterns.equal_tiles, marks.marked),
    "YS-6.9": (patterns.red,),
    "YS-6.10": (marks.marked,),
    "YS-6.11": (patterns.wins_by_wild, patterns.four_wild),
    "YS-6.12": (scorer.Scorer.score, patterns.PREFERRED),
    "YS-6.13": (patterns.unopened,),
    "YS-6.14": (scorer.Scorer.score, Menus.way_in_turn),
    "YS-7.1": (patterns.plain,),
    "YS-7.2": (patterns.narrow, marks.marked),
    "YS-7.3": (patterns.triplets,),
    "YS-7.4": (patterns.pairs,),
    "YS-7.5": (patterns.four_wild,),
    "YS-7.6": (patterns.unopened,),
    "YS-7.7": (patterns.one_suit,),
    "YS-7.8": (patterns.dry,),
    "YS-7.9": (patterns.replacement_drawn, facts.came),
    "YS-7.10": (patterns.fourth_tile,),
    "YS-7.11": (marks.marked, wilds.narrow_first),
    "YS-7.12": (marks.marked,),
    "YS-7.13": (patterns.fourth_tile,),
    "YS-8.1": (local.WinDues, scorer.Scorer.total),
    "YS-8.2": (local.WinDues,),
    "YS-8.3": (local.WinDues,),
    "YS-8.4": (local.WinDues,),
    "YS-8.5": (local.WinDues, plan.any_credit),
    "YS-9.1": (local.KONG_STAKES, local.PAYMENTS),
    "YS-9.2": (local.kong_sort,),
    "YS-9.3": (local.kong_dues,),
    "YS-9.4": (local.Settlement, payments.Ledger.settle),
    "YS-9.5": (local.Settlement,),
    "YS-9.6": (MahjongRules.advance, MahjongRules.resolve),
    "YS-10.1": (rules.compile_rules, MahjongRules.resolve),
    "YS-10.2": (MahjongRules.advance, Lines.scores),
    "YS-11.1": (tasks.CAREER, Career.standing),
    "YS-11.2": (tasks.CAREER,),
    "YS-11.3": (Match,),
}
