"""安乡偎麻雀: the words of the public formats that this game has (WM-18.3)."""

from paiju.flow.game import Speech
from paiju.zipai import asks
from paiju.zipai.cards import CARDS
from paiju.zipai.facts import CHI, MELD_NAMES, PENG, WAY_NAMES, WEI

SPEECH = Speech(
    tiles=lambda options: CARDS,
    keys=frozenset({"dealt", "discarded", "pot"}),
    meld_kinds={MELD_NAMES[kind]: kind for kind in (CHI, PENG, WEI)},
    ways=frozenset({*WAY_NAMES, asks.BY_DISCARD}),
    marks=frozenset({"last_tile", "first_turn", "no_discard"}),
    not_one="bad_request",
)
