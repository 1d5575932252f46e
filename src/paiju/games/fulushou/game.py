"""歪胡子（福禄寿） as a value: all that the rest of Paiju knows of it."""

from paiju.flow.game import WORDS, Game, Word
from paiju.flow.options import completed
from paiju.games.fulushou.judge import judge, waits
from paiju.games.fulushou.options import OPTIONS
from paiju.games.fulushou.patterns import patterns
from paiju.games.fulushou.rules import FulushouRules, compile_rules
from paiju.games.fulushou.speech import SPEECH
from paiju.games.fulushou.ties import TIES

FULUSHOU: Game[FulushouRules] = Game(
    id="fulushou",
    family="zipai",
    version=1,
    title="歪胡子（福禄寿）",
    english="Waihuzi (Fulushou)",
    sentence="八十张字牌，只胡揭出来的牌，八息起胡。",
    sentence_english="Eighty word cards: only turned cards win, and eight xi are needed.",
    faces=("1x", "8d", "3x"),
    options=OPTIONS,
    compile=compile_rules,
    judge=judge,
    waits=waits,
    vocabulary=SPEECH,
    order="FL-4.3",
    names={row.name: row.english for row in patterns(completed(OPTIONS, {}))},
    total="xi",
    words={**WORDS, "drawn": Word("荒庄", "exhausted wall")},
    ties=TIES,
)
