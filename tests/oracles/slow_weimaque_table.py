"""What the 名堂 of 安乡偎麻雀 are worth: WM-10, WM-11.1, WM-13 and the options of WM-18.2 as tables."""

from collections.abc import Mapping
from typing import Any

EDITIONS = ("lao", "xiaozhuo", "dazhuo", "quan", "zuanshi")

# WM-10.1 to WM-10.13.
XI = {
    "黑碰": 2,
    "红碰": 3,
    "黑偎": 3,
    "红偎": 4,
    "黑坎": 3,
    "红坎": 4,
    "黑明团圆": 5,
    "红明团圆": 7,
    "黑暗团圆": 6,
    "红暗团圆": 8,
    "红麻雀": 2,
    "红麻雀转弯": 3,
    "黑麻雀转弯": 2,
}

# WM-11.1 in the order of the editions, 0 where the edition has no such 名堂.
TIMES = {
    "对子胡": (4, 6, 8, 10, 10),
    "乌对": (6, 8, 10, 15, 15),
    "乌胡": (4, 4, 6, 6, 6),
    "点胡": (3, 3, 4, 4, 4),
}
BONUS = {
    "印胡": (10, 20, 30, 30, 30),
    "纯印": (0, 100, 150, 150, 150),
    "红胡": (10, 20, 20, 30, 30),
    "多红": (10, 20, 20, 30, 30),
    "满园花": (50, 100, 200, 200, 200),
    "二息满园花": (0, 0, 0, 150, 150),
    "大字胡": (50, 100, 200, 200, 200),
    "小字胡": (50, 100, 200, 200, 200),
    "卓胡": (0, 20, 40, 40, 40),
    "姊妹卓": (0, 40, 80, 80, 80),
    "三乱卓": (0, 60, 100, 100, 100),
    "姊妹卓带拖": (0, 80, 120, 150, 150),
    "嗲孙卓": (0, 150, 300, 300, 300),
    "四乱卓": (0, 100, 300, 300, 300),
    "嗲孙卓带拖": (0, 200, 400, 400, 400),
    "真八碰头": (0, 200, 300, 300, 300),
    "假八碰头": (0, 100, 150, 150, 150),
    "龙摆尾": (0, 100, 150, 150, 150),
    "假龙摆尾": (0, 0, 0, 0, 100),
    "海底胡": (0, 20, 30, 50, 50),
    "自摸": (0, 20, 40, 40, 40),
    "活捉小三": (0, 20, 50, 50, 30),
    "单吊": (0, 20, 30, 30, 30),
    "对子胡单吊": (0, 50, 50, 50, 50),
    "全求人": (0, 100, 150, 150, 150),
    "美女踩单车": (0, 0, 0, 0, 50),
    "鸡丁": (0, 50, 100, 100, 100),
    "圆圆丁": (0, 0, 0, 0, 50),
    "边坎": (0, 0, 0, 30, 30),
    "对倒胡": (0, 0, 0, 0, 30),
    "背靠背": (0, 20, 50, 50, 50),
    "真背靠背": (0, 0, 0, 100, 100),
    "手牵手": (0, 20, 50, 50, 50),
    "凤摆尾": (0, 0, 0, 50, 50),
    "假凤摆尾": (0, 0, 0, 0, 30),
    "卡威": (0, 20, 50, 50, 50),
    "卡胡": (0, 0, 0, 50, 50),
    "顶对": (0, 20, 50, 50, 50),
    "顶顶息": (0, 0, 0, 0, 50),
    "飘对": (0, 20, 50, 50, 50),
    "上下五千年": (0, 20, 50, 50, 50),
    "心连心": (0, 0, 0, 0, 30),
    "二龙戏珠": (0, 0, 0, 0, 50),
    "天胡": (0, 50, 100, 150, 150),
    "全黑": (0, 0, 0, 150, 150),
    "无息": (0, 0, 0, 150, 150),
    "六对红": (0, 0, 0, 150, 150),
    "九对": (0, 0, 0, 150, 150),
    "四边对": (0, 0, 0, 150, 150),
    "两炸弹": (0, 0, 0, 0, 150),
    "红炸弹": (0, 0, 0, 200, 0),
    "黑炸弹": (0, 0, 0, 100, 0),
}
VALUES = TIMES | BONUS

# The order of items, also that of ties (section 5, WM-9.5).
ORDER = [*XI, *TIMES, *BONUS]

SWITCHES = {
    "龙摆尾": "long_bai_wei",
    "天胡": "tian_hu",
    "全求人": "quan_qiu_ren",
    "顶对": "ding_dui",
    "飘对": "piao_dui",
    "上下五千年": "shang_xia_wu_qian_nian",
    "活捉小三": "huo_zhuo_xiao_san",
    "自摸": "zi_mo",
}

# The editions in which an option is on when it is not given (section 3).
ON_IN: dict[str, tuple[str, ...]] = {
    "long_bai_wei": ("quan", "zuanshi"),
    "tian_hu": ("quan", "zuanshi"),
    "quan_qiu_ren": ("quan", "zuanshi"),
    "ding_dui": ("quan", "zuanshi"),
    "piao_dui": ("quan", "zuanshi"),
    "shang_xia_wu_qian_nian": ("quan", "zuanshi"),
    "huo_zhuo_xiao_san": ("zuanshi",),
    "zi_mo": EDITIONS,
    "yin_stack": EDITIONS,
    "ka_stack": EDITIONS,
    "dui_dao_stack": EDITIONS,
    "ding_ding_stack": (),
    "tian_hu_stack": (),
    "dou_liu_zi": (),
}

# WM-13: the first replaces the second; not so while the option named third is on.
REPLACES = [
    ("乌对", "对子胡", ""),
    ("乌对", "乌胡", ""),
    ("二息满园花", "满园花", ""),
    ("真背靠背", "背靠背", ""),
    ("鸡丁", "单吊", ""),
    ("圆圆丁", "单吊", ""),
    ("对子胡单吊", "单吊", ""),
    ("顶对", "顶顶息", "ding_ding_stack"),
    ("纯印", "印胡", "yin_stack"),
    ("卡威", "卡胡", "ka_stack"),
    ("背靠背", "对倒胡", "dui_dao_stack"),
    ("真背靠背", "对倒胡", "dui_dao_stack"),
    ("手牵手", "对倒胡", "dui_dao_stack"),
    ("凤摆尾", "对倒胡", "dui_dao_stack"),
    ("假凤摆尾", "对倒胡", "dui_dao_stack"),
]

Options = Mapping[str, Any]


def edition_of(options: Options) -> str:
    return str(options.get("edition", "lao"))


def is_on(option: str, options: Options) -> bool:
    """The option as given, otherwise as the edition has it (WM-18.2)."""
    return bool(options.get(option, edition_of(options) in ON_IN[option]))


def value_of(name: str, options: Options) -> int:
    """WM-11.1; 0 where the edition lacks the item or it is switched off."""
    if name in SWITCHES and not is_on(SWITCHES[name], options):
        return 0
    return VALUES[name][EDITIONS.index(edition_of(options))]


def paid(counts: Mapping[str, int], options: Options) -> dict[str, int]:
    """The values of the 名堂 that hold, each so many times, less what WM-13 excludes."""
    values = {name: count * value_of(name, options) for name, count in counts.items()}
    present = {name: value for name, value in values.items() if value > 0}
    replaced = {
        weaker for stronger, weaker, both in REPLACES if stronger in present and not (both and is_on(both, options))
    }
    return {name: value for name, value in present.items() if name not in replaced}
