"""榆树麻将 as a value: all that the rest of Paiju knows of it."""

from paiju.flow.game import Game, Speech
from paiju.games.yushu.judge import judge, waits
from paiju.games.yushu.local import PAYMENTS
from paiju.games.yushu.options import OPTIONS
from paiju.games.yushu.patterns import CLASSES, FANS
from paiju.games.yushu.rules import YushuRules, compile_rules
from paiju.games.yushu.tasks import CAREER
from paiju.games.yushu.ties import TIES
from paiju.games.yushu.tiles import TILES, WILDS
from paiju.mahjong.kinds import MELD_KINDS, WAY_NAMES
from paiju.mahjong.speech import marks
from paiju.mahjong.words import USUAL

YUSHU: Game[YushuRules] = Game(
    id="yushu",
    family="mahjong",
    version=1,
    title="榆树麻将",
    english="Yushu mahjong",
    sentence="万饼条加红中，每局一种会儿当万能牌，一家胡三家付。",
    sentence_english="Three suits and red dragons; one kind is wild in each round, and all three others pay a win.",
    faces=("8m", "1s", "7z"),
    options=OPTIONS,
    career=CAREER,
    compile=compile_rules,
    judge=judge,
    waits=waits,
    vocabulary=Speech(
        tiles=lambda options: TILES,
        keys=frozenset({"wild"}),
        meld_kinds=MELD_KINDS,
        ways=frozenset(WAY_NAMES),
        marks=marks("kong_draw"),
        wilds=tuple(TILES.names[kind] for kind in WILDS),
    ),
    words=USUAL._asdict(),
    order="YS-4.2",
    names={row.name: row.english for row in (*CLASSES, *FANS.values())}
    | {payment.name: payment.english for payment in PAYMENTS.values()},
    ties=TIES,
)
