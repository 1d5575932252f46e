"""河北麻将: rule id → the code that implements it, for `paiju rules --coverage` and for readers."""

from paiju.core import ledger, seeds
from paiju.flow.career import Career
from paiju.flow.match import Match
from paiju.flow.round import Round
from paiju.flow.window import Window
from paiju.games.hebei import local, options, patterns, ranks, rules, tiles
from paiju.mahjong import facts, idle, orphans, plan, readings, wall
from paiju.mahjong.lines import Lines
from paiju.mahjong.menus import Menus
from paiju.mahjong.passing import FreePassing
from paiju.mahjong.payments import Ledger
from paiju.mahjong.plan import Plan
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.shapes import Shapes
from paiju.mahjong.state import State

TIES: dict[str, tuple[object, ...]] = {
    "HB-1.1": (tiles.TILES, tiles.SUITED, tiles.tiles_of),
    "HB-1.2": (local.stacks, local.SEATS),
    "HB-1.3": (facts.declared, readings.splits, facts.readings),
    "HB-2.1": (options.OPTIONS, Plan),
    "HB-2.2": (local.thrown_at, MahjongRules.shuffle),
    "HB-2.3": (wall.dealt, rules.compile_rules),
    "HB-2.4": (MahjongRules.advance, Menus.in_turn),
    "HB-3.1": (seeds.first_dealer,),
    "HB-3.2": (plan.winner_keeps_deal,),
    "HB-3.3": (plan.winner_keeps_deal,),
    "HB-3.4": (Match.finish, Round.presence),
    "HB-3.5": (plan.winner_keeps_deal,),
    "HB-4.1": (Menus.in_turn, MahjongRules.advance),
    "HB-4.2": (Menus.on_discard,),
    "HB-4.3": (rules.REASONS, Menus.on_discard),
    "HB-4.4": (Menus.on_discard, Menus.own_kongs),
    "HB-4.5": (Menus.own_kongs,),
    "HB-4.6": (Menus.own_kongs, rules.compile_rules),
    "HB-4.7": (MahjongRules.advance, rules.compile_rules),
    "HB-4.8": (Menus.kong_fits, wall.drawable),
    "HB-4.9": (MahjongRules.key, Window.settled),
    "HB-4.10": (Menus.on_added_kong,),
    "HB-4.11": (plan.everybody_wins, plan.nearest_wins, MahjongRules.resolve),
    "HB-4.12": (FreePassing,),
    "HB-5.1": (Menus.in_turn, Menus.is_ready, Shapes.waits),
    "HB-5.2": (Menus.ready_after_kong, Menus.in_turn, Menus.on_discard),
    "HB-5.3": (Menus.must_win,),
    "HB-5.4": (idle.win_or_throw, idle.decline_and_throw),
    "HB-6.1": (Shapes.basic, Shapes.complete),
    "HB-6.2": (Shapes.paired, readings.all_pairs),
    "HB-6.3": (orphans.Orphans, tiles.shapes_of),
    "HB-6.4": (facts.came, Menus.way_in_turn),
    "HB-6.5": (patterns.Dragons.five, Menus.way_in_turn),
    "HB-6.6": (rules.Scorer.score,),
    "HB-7.1": (patterns.menqing, patterns.menqing_drawn),
    "HB-7.2": (patterns.robbing,),
    "HB-7.3": (patterns.kong_drawn,),
    "HB-7.4": (patterns.all_triplets,),
    "HB-7.5": (patterns.single_hook,),
    "HB-7.6": (patterns.one_suit,),
    "HB-7.7": (patterns.half_suit,),
    "HB-7.8": (patterns.all_honours,),
    "HB-7.9": (patterns.Dragons.straight,),
    "HB-7.10": (patterns.pairs,),
    "HB-7.11": (patterns.orphans,),
    "HB-7.12": (patterns.last_drawn, patterns.last_tile, Menus.drawable),
    "HB-7.13": (patterns.half_suit_pairs,),
    "HB-7.14": (patterns.one_suit_pairs,),
    "HB-7.15": (patterns.luxury,),
    "HB-7.16": (patterns.luxury,),
    "HB-7.17": (patterns.luxury,),
    "HB-7.18": (patterns.Dragons.mixed,),
    "HB-7.19": (patterns.Dragons.five, patterns.Dragons.lone_five),
    "HB-7.20": (patterns.plain_pairs, patterns.patterns),
    "HB-7.21": (patterns.menqing,),
    "HB-7.22": (patterns.SWITCHES, patterns.patterns),
    "HB-7.23": (patterns.patterns,),
    "HB-8.1": (local.by_dealer, rules.win_dues),
    "HB-8.2": (rules.Scorer.dues,),
    "HB-8.3": (rules.Scorer.dues,),
    "HB-8.4": (rules.Scorer.dues,),
    "HB-8.5": (Lines.scores, MahjongRules.resolve),
    "HB-8.6": (local.for_all_alike,),
    "HB-9.1": (local.kong_dues, local.KONGS),
    "HB-9.2": (local.Settlement, Ledger.settle),
    "HB-9.3": (local.Settlement,),
    "HB-9.4": (MahjongRules.advance, State.kongs),
    "HB-10.1": (wall.drawable, Menus.drawable, rules.DEAD_WALL),
    "HB-10.2": (MahjongRules.resolve, rules.compile_rules),
    "HB-10.3": (Menus.on_discard, MahjongRules.advance),
    "HB-11.1": (local.Settlement,),
    "HB-11.2": (local.limited, local.give_back, ledger.moved_by),
    "HB-11.3": (ranks.CAREER, Career.standing),
    "HB-11.4": (Match,),
}
