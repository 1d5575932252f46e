"""安乡偎麻雀: the words of the public formats that this game has (WM-18.3)."""

from paiju.flow.game import Speech
from paiju.zipai.cards import CARDS
from paiju.zipai.facts import CHI, MELD_NAMES, PENG, WEI
from paiju.zipai.speech import WAYS, marks

SPEECH = Speech(
    tiles=lambda options: CARDS,
    keys=frozenset({"dealt", "discarded", "pot"}),
    meld_kinds={MELD_NAMES[kind]: kind for kind in (CHI, PENG, WEI)},
    ways=WAYS,
    marks=marks("last_tile"),
    not_one="bad_request",
)
