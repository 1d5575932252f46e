"""安乡偎麻雀 as a value: all that the rest of Paiju knows of it."""

from paiju.flow.game import Game
from paiju.games.weimaque.judge import judge, waits
from paiju.games.weimaque.options import OPTIONS
from paiju.games.weimaque.patterns import NAMES
from paiju.games.weimaque.rules import PAYMENTS, WeimaqueRules, compile_rules
from paiju.games.weimaque.speech import SPEECH
from paiju.games.weimaque.ties import TIES

WEIMAQUE: Game[WeimaqueRules] = Game(
    id="weimaque",
    family="zipai",
    version=1,
    title="安乡偎麻雀",
    english="Anxiang Weimaque",
    sentence="八十张字牌，进门就偎，十息起胡，名堂最多。",
    sentence_english="Eighty word cards: a held pair must take its third, ten hard xi win, and special hands abound.",
    faces=("2x", "7d", "0x"),
    options=OPTIONS,
    compile=compile_rules,
    judge=judge,
    waits=waits,
    vocabulary=SPEECH,
    order="WM-5.3",
    names=NAMES | {payment.name: payment.english for payment in PAYMENTS.values()},
    total="xi",
    ties=TIES,
)
