"""河北麻将 as a value: all that the rest of Paiju knows of it."""

from paiju.flow.game import Game, Speech, Word
from paiju.flow.options import completed
from paiju.games.hebei import local
from paiju.games.hebei.judge import judge, waits
from paiju.games.hebei.options import OPTIONS
from paiju.games.hebei.patterns import patterns
from paiju.games.hebei.ranks import CAREER
from paiju.games.hebei.rules import WORDS, HebeiRules, compile_rules
from paiju.games.hebei.ties import TIES
from paiju.games.hebei.tiles import tiles_of
from paiju.mahjong.kinds import KONG_ADDED, KONG_CONCEALED, KONG_EXPOSED, MELD_NAMES, PONG, WAY_NAMES
from paiju.mahjong.speech import marks

_ROWS = patterns(completed(OPTIONS, {}))

HEBEI: Game[HebeiRules] = Game(
    id="hebei",
    family="mahjong",
    version=1,
    title="河北麻将",
    english="Hebei mahjong",
    sentence="一百三十六张，只碰不吃，番数相加，捉五花龙大吊车。",
    sentence_english="All 136 tiles, pongs but no chows: items are added up, and six stacks of the wall stay.",
    faces=("4m", "5m", "1z"),
    options=OPTIONS,
    compile=compile_rules,
    judge=judge,
    waits=waits,
    vocabulary=Speech(
        tiles=tiles_of,
        keys=frozenset(),
        meld_kinds={MELD_NAMES[kind]: kind for kind in (PONG, KONG_EXPOSED, KONG_ADDED, KONG_CONCEALED)},
        ways=frozenset(WAY_NAMES),
        marks=marks("last_tile", "kong_draw"),
    ),
    order="HB-4.9",
    names={row.name: row.english for row in _ROWS} | {p.name: p.english for p in local.PAYMENTS.values()},
    total="points",
    words=WORDS._asdict(),
    units={"points": Word("番", "points")},
    career=CAREER,
    ties=TIES,
)
