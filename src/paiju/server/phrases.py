"""The quick phrases that players may say: no free text, so nobody has to be kept from saying anything."""

PHRASES: tuple[tuple[str, str], ...] = (
    ("大家好，打得开心！", "Hello everybody, have fun!"),
    ("快点嘛，等得花儿都谢了", "Hurry up, the flowers are wilting"),
    ("不好意思，稍等一下", "Sorry, one moment please"),
    ("打得好！", "Well played!"),
    ("运气真好", "Lucky you!"),
    ("哎呀，打错了", "Oh no, my mistake"),
    ("这把有戏", "I like this hand"),
    ("再来一盘？", "One more round?"),
    ("谢谢大家", "Thank you all"),
    ("我先走了，下次再玩", "I have to go, see you next time"),
)
"""Chinese and English; the place in the list is the number of the phrase."""
