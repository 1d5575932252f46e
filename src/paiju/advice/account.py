"""How the answer to a request to score comes about: what its groups count as, the steps to its money, what it lacks."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from paiju.bots.cards_distance import NEVER, distance
from paiju.bots.cards_outlook import GROUPS, Counting
from paiju.core.events import EVERYTHING
from paiju.flow.family import of_family
from paiju.flow.score import Ask, Item, Score, WinAsk
from paiju.mahjong.kinds import NONE
from paiju.mahjong.kinds import WAYS as MAHJONG_WAYS
from paiju.mahjong.plan import Due
from paiju.mahjong.play import MahjongRules
from paiju.zipai import asks
from paiju.zipai.facts import Hand, counts_of
from paiju.zipai.plan import Scorer
from paiju.zipai.play import ZipaiRules


def account(rules: Any, ask: Ask, score: Score) -> dict[str, Any]:
    """What explains a request that wins, as JSON: for mahjong `sums`, for word cards `parts` and `counting`.

    They are those of a settlement; nothing for a family that nobody knows.
    """
    told_by = of_family(_ACCOUNTS, rules)
    return told_by(rules, ask, score) if told_by and ask.win is not None else {}


def lacks(rules: Any, ask: Ask) -> dict[str, int | None]:
    """How many tiles of a request with a win would have to be others until the hand has a winning shape.

    Under `lacks`: 0 where only a rule beside the shape is not met; None where no tiles would do. Nothing where a hand
    does not win by its shape.
    """
    told_by = of_family(_LACKS, rules)
    return told_by(rules, ask) if told_by else {}


def sums(dues: Iterable[Due]) -> list[dict[str, Any]]:
    """By payer, the steps from the total of a win to what is due, as JSON."""
    return [{"payer": due.payer, "due": due.due, "steps": [step._asdict() for step in due.steps]} for due in dues]


def cards(scorer: Scorer, hand: Hand, items: Iterable[Item], split: Iterable[str]) -> dict[str, Any]:
    """What the groups of a win count as, 0 for what counts as nothing in it, and how its items are added up."""
    scored, counted = list(items), {item.name for item in items}
    worths = scorer.parts(hand, list(split))
    return {
        "parts": [{"name": worth.name, "xi": worth.xi if worth.name in counted else 0} for worth in worths],
        "counting": scorer.counting(scored)._asdict(),
    }


def _of_mahjong(rules: MahjongRules, ask: Ask, score: Score) -> dict[str, Any]:
    win = cast(WinAsk, ask.win)
    # of a round only the dealer and who has won count here
    state = rules.blank(EVERYTHING)
    state.dealer = ask.dealer
    state.winners = [*ask.extras.get("finished", ()), ask.seat]
    source = NONE if win.source is None else win.source
    return {"sums": sums(rules.plan.win_dues(state, ask.seat, MAHJONG_WAYS[win.by], source, score))}


def _of_zipai(rules: ZipaiRules, ask: Ask, score: Score) -> dict[str, Any]:
    return cards(rules.plan.scorer, asks.hand_of(ask, cast(WinAsk, ask.win)), score.items, score.split)


def _whole(ask: Ask) -> tuple[int, ...]:
    """The concealed tiles with the winning one."""
    tile = ask.win.tile if ask.win is not None else None
    return ask.hand if tile is None else (*ask.hand, tile)


def _mahjong_lacks(rules: MahjongRules, ask: Ask) -> dict[str, int | None]:
    hand, shapes = _whole(ask), rules.plan.shapes
    wild = ask.extras.get("wild", [NONE])[0]
    natural = [kind for kind in hand if kind != wild]
    missing = shapes.distance(shapes.keys(natural), len(ask.melds)) + 1
    return {"lacks": max(0, missing - (len(hand) - len(natural)))}


def _zipai_lacks(rules: ZipaiRules, ask: Ask) -> dict[str, int | None]:
    if cast(WinAsk, ask.win).by == "deal":
        return {}
    scorer = cast(Counting, rules.plan.scorer)
    found = distance(counts_of(_whole(ask)), GROUPS - len(ask.melds), scorer.forms)
    return {"lacks": None if found == NEVER else found}


_ACCOUNTS: Mapping[type, Callable[[Any, Ask, Score], dict[str, Any]]] = {
    MahjongRules: _of_mahjong,
    ZipaiRules: _of_zipai,
}
_LACKS: Mapping[type, Callable[[Any, Ask], dict[str, int | None]]] = {
    MahjongRules: _mahjong_lacks,
    ZipaiRules: _zipai_lacks,
}
