"""What a settlement needs besides the scores, so that every line of it can be explained, for every family."""

from collections.abc import Callable, Mapping
from typing import Any

from paiju.advice import mahjong, zipai
from paiju.advice.account import cards, sums
from paiju.advice.hint import told
from paiju.flow.booking import Payment
from paiju.flow.family import of_family
from paiju.flow.game import Game
from paiju.flow.score import Item
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.state import State as MahjongState
from paiju.zipai.cards import CARDS
from paiju.zipai.play import ZipaiRules
from paiju.zipai.state import State as CardState


def explained(game: Game[Any], rules: Any, state: Any) -> dict[str, Any]:
    """Of a round that is over, as JSON.

    `payments`: reason of a ledger row → rule and names; `waits` by seat: what hands that did not win waited for;
    `wins`: of each, for word cards `parts` (what each group of its split counts as) and `counting` (how its items are
    added up), for mahjong `sums`: by payer the `steps` from its total to what is `due`.
    """
    told_by = of_family(_FAMILIES, rules)
    if told_by is None:
        return {"payments": {}, "waits": [[] for _ in range(rules.seats)], "wins": []}
    return {"payments": _payments(rules.plan.payments), **told_by(game, rules, state)}


def _payments(payments: Mapping[int, Payment]) -> dict[str, dict[str, str]]:
    return {str(reason): payment._asdict() for reason, payment in payments.items()}


def _of_mahjong(_: Game[Any], rules: MahjongRules, state: MahjongState) -> dict[str, Any]:
    names, playing = rules.plan.tiles.names, state.playing()
    waiting = [mahjong.waits(rules, state, seat) if seat in playing else [] for seat in range(state.seats)]
    scores = [score for score in rules.lines.scores(state) if score.get("win")]
    wins = [{"sums": _sums(rules, state, place, score)} for place, score in enumerate(scores)]
    return {"waits": [told(waits, names) for waits in waiting], "wins": wins}


def _sums(rules: MahjongRules, state: MahjongState, place: int, score: Mapping[str, Any]) -> list[dict[str, Any]]:
    return sums(mahjong.reckoned(rules, state, place, score))


def _of_zipai(game: Game[Any], rules: ZipaiRules, state: CardState) -> dict[str, Any]:
    others = [seat not in state.winners for seat in range(state.seats)]
    waiting = [zipai.waits(game, rules, state, seat) if other else [] for seat, other in enumerate(others)]
    scores = [score for score in rules.lines.scores(state) if score.get("win")]
    wins = [_win(rules, state, place, score) for place, score in enumerate(scores)]
    return {"waits": [told(waits, CARDS.names) for waits in waiting], "wins": wins}


def _win(rules: ZipaiRules, state: CardState, place: int, score: Mapping[str, Any]) -> dict[str, Any]:
    """What the groups of a win count as: 0 for what counts as nothing in it."""
    items = [Item(**item) for item in score["items"]]
    return cards(rules.plan.scorer, zipai.won_hand(state, state.wins[place]), items, score["split"])


_FAMILIES: Mapping[type, Callable[[Game[Any], Any, Any], dict[str, Any]]] = {
    MahjongRules: _of_mahjong,
    ZipaiRules: _of_zipai,
}
