"""歪胡子: rule id → the code that implements it, for `paiju rules --coverage` and for readers."""

from paiju.flow.match import Match
from paiju.flow.options import completed
from paiju.flow.round import Round
from paiju.flow.window import Window
from paiju.games.fulushou import facts, judge, local, options, patterns, rules, scorer, speech, wei
from paiju.zipai import asks, cards, halves, readings, wall
from paiju.zipai import facts as family_facts
from paiju.zipai.fold import FOLD
from paiju.zipai.lines import Lines
from paiju.zipai.menus import Menus
from paiju.zipai.plan import Plan
from paiju.zipai.play import ZipaiRules

_Law = local.FulushouLaw

_ROUND: dict[str, tuple[object, ...]] = {
    "FL-1.1": (cards.CARDS,),
    "FL-1.2": (cards.RED,),
    "FL-1.3": (rules.compile_rules,),
    "FL-1.4": (cards.size_of, cards.rank_of),
    "FL-2.1": (wall.one_by_one,),
    "FL-2.2": (wall.one_by_one, ZipaiRules.start),
    "FL-2.3": (_Law.next_dealer,),
    "FL-2.4": (_Law.next_dealer,),
    "FL-2.5": (Plan, ZipaiRules.start),
    "FL-2.6": (FOLD, asks.check),
    "FL-3.1": (readings.splits, readings.can_be_laid),
    "FL-3.2": (cards.SEQUENCES, readings.size_splits),
    "FL-3.3": (cards.SEQUENCES, readings.size_splits),
    "FL-3.4": (readings.size_splits, facts.facts_of),
    "FL-3.5": (ZipaiRules.resolve,),
    "FL-3.6": (ZipaiRules.resolve,),
    "FL-3.7": (ZipaiRules.resolve,),
    "FL-3.8": (readings.size_splits,),
    "FL-3.9": (readings.size_splits,),
    "FL-3.10": (readings.size_splits,),
    "FL-3.11": (readings.size_splits,),
    "FL-3.12": (readings.size_splits,),
    "FL-3.13": (_Law.discards, _Law.chi_refusal, _Law.peng_refusal),
    "FL-4.1": (Menus.in_opening,),
    "FL-4.2": (_Law.look, ZipaiRules.advance),
    "FL-4.3": (Menus.on_turned, ZipaiRules.key),
    "FL-4.4": (ZipaiRules.advance, FOLD),
    "FL-4.5": (Menus.claims, ZipaiRules.advance),
    "FL-4.6": (Menus.owed,),
    "FL-4.7": (ZipaiRules.advance,),
    "FL-4.8": (ZipaiRules.advance, _Law.wall_ends),
    "FL-4.9": (Lines.line, ZipaiRules.together, Window),
    "FL-4.10": (ZipaiRules.lapse, Round.lapse, rules.LAPSES),
    "FL-5.1": (wei.may_wei, _Law.look),
    "FL-5.2": (wei.forced_wei, _Law.look),
    "FL-5.3": (ZipaiRules.resolve,),
    "FL-5.4": (_Law.hides_wei,),
    "FL-5.5": (_Law.look,),
    "FL-5.6": (Menus.owed,),
    "FL-5.7": (wei.no_win_on,),
    "FL-5.8": (wei.forced_wei, _Law.declined_look),
    "FL-6.1": (_Law.look, _Law.own_lius),
    "FL-6.2": (_Law.look, _Law.own_lius),
    "FL-6.3": (_Law.look, _Law.own_lius),
    "FL-6.4": (ZipaiRules.resolve, FOLD),
    "FL-6.5": (ZipaiRules.advance,),
    "FL-6.6": (_Law.declined_look, ZipaiRules.resolve),
    "FL-7.1": (_Law.peng_refusal,),
    "FL-7.2": (FOLD, _Law.peng_refusal),
    "FL-7.3": (ZipaiRules.resolve,),
    "FL-7.4": (_Law.peng_refusal,),
    "FL-8.1": (_Law.chi_refusal, Menus.claims),
    "FL-8.2": (Menus.claims, FOLD),
    "FL-9.1": (_Law.discards,),
    "FL-9.2": (_Law.discards, halves.half_of),
    "FL-9.3": (_Law.peng_refusal, _Law.chi_refusal, _Law.discards),
    "FL-9.4": (_Law,),
    "FL-10.1": (halves.HALVES, halves.COMPLETES),
    "FL-10.2": (_Law.fate,),
    "FL-10.3": (_Law.fate,),
    "FL-10.4": (_Law.fate,),
    "FL-10.5": (_Law.thrown,),
    "FL-10.6": (_Law.peng_refusal, _Law.chi_refusal),
    "FL-10.7": (_Law.fate,),
    "FL-10.8": (_Law.look, _Law.win_refusal),
    "FL-10.9": (_Law.fate,),
    "FL-10.10": (_Law.fate,),
    "FL-11.1": (ZipaiRules.key, _Law.look),
    "FL-11.2": (ZipaiRules.key,),
    "FL-11.3": (ZipaiRules.resolve,),
    "FL-11.4": (_Law.look, wei.no_win_on),
    "FL-12.1": (scorer.Scorer.score,),
    "FL-12.2": (Menus.can_win, Menus.way),
    "FL-12.3": (Menus.claims, judge.judge),
    "FL-12.4": (scorer.Scorer.xi, scorer.LEAST_XI),
    "FL-12.5": (_Law.must_win,),
    "FL-12.6": (scorer.Scorer.score, family_facts.readings),
    "FL-12.7": (scorer.Scorer.score,),
    "FL-13.8": (patterns.xi_rows,),
    "FL-13.10": (facts.facts_of,),
    "FL-14.1": (facts.facts_of,),
    "FL-14.2": (facts.Four,),
    "FL-14.7": (patterns.fours,),
    "FL-14.8": (patterns.hao_rows,),
    "FL-15.1": (patterns.patterns, scorer.Scorer.score),
    "FL-15.2": (patterns.mingtang_rows, scorer.Scorer.score),
    "FL-15.3": (patterns.hao_rows, patterns.mingtang_rows),
    "FL-16.13": (patterns.mingtang_rows, patterns.special_rows),
    "FL-17.1": (scorer.Scorer.score, Menus.in_opening),
    "FL-17.2": (facts.dealt_facts,),
    "FL-17.7": (scorer.Scorer.score,),
    "FL-17.8": (scorer.Scorer.score,),
    "FL-18.1": (_Law.winnings,),
    "FL-18.2": (judge.deltas,),
    "FL-19.1": (Match, local.owner_deals),
    "FL-19.2": (options.OPTIONS,),
    "FL-20.1": (speech.SPEECH,),
    "FL-20.2": (asks.check, asks.dealt_count),
    "FL-20.3": (asks.check,),
    "FL-20.4": (asks.check,),
    "FL-20.5": (judge.check, asks.check),
    "FL-20.6": (judge.waits,),
    "FL-20.7": (judge.check, asks.check),
    "FL-20.8": (judge.judge,),
}

_ITEMS: dict[str, tuple[object, ...]] = {
    row.rule: (row.count, row) for row in patterns.patterns(completed(options.OPTIONS, {}))
}

TIES: dict[str, tuple[object, ...]] = _ROUND | _ITEMS
