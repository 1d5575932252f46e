"""内江麻将 as a value: all that the rest of Paiju knows of it."""

from paiju.flow.game import Game, Speech, Word
from paiju.games.neijiang.judge import judge, waits
from paiju.games.neijiang.options import OPTIONS
from paiju.games.neijiang.patterns import OWN_DRAW, patterns
from paiju.games.neijiang.rules import PAYMENTS, TILES, WORDS, NeijiangRules, compile_rules
from paiju.games.neijiang.ties import TIES
from paiju.mahjong.kinds import KONG_ADDED, KONG_CONCEALED, KONG_EXPOSED, MELD_NAMES, PONG, WAY_NAMES
from paiju.mahjong.speech import MARKS

_ROWS = [*patterns(4, "none"), *patterns(6, "none"), *OWN_DRAW["fan"]]

NEIJIANG: Game[NeijiangRules] = Game(
    id="neijiang",
    family="mahjong",
    version=1,
    title="内江麻将",
    english="Neijiang mahjong",
    sentence="筒条七十二张，推倒就胡，胡了还打，四张为归。",
    sentence_english="Seventy-two tiles of two suits: any complete hand wins, and play goes on after a win.",
    faces=("1p", "5s", "9p"),
    options=OPTIONS,
    compile=compile_rules,
    judge=judge,
    waits=waits,
    vocabulary=Speech(
        tiles=lambda options: TILES,
        keys=frozenset({"finished", "balances"}),
        meld_kinds={MELD_NAMES[kind]: kind for kind in (PONG, KONG_EXPOSED, KONG_ADDED, KONG_CONCEALED)},
        ways=frozenset(WAY_NAMES),
        marks=MARKS,
    ),
    order="NJ-4.9",
    names={row.name: row.english for row in _ROWS} | {p.name: p.english for p in PAYMENTS.values()},
    words=WORDS._asdict(),
    units={"points": Word("份底金", "stakes")},
    ties=TIES,
)
