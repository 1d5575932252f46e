"""安乡偎麻雀: what each 名堂 is worth in each edition (WM-11.1)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from paiju.games.weimaque.options import EDITIONS


class Value(NamedTuple):
    """A line of the table: values by edition, None where it lacks the item, and the option that switches it."""

    by_edition: tuple[int | None, int | None, int | None, int | None, int | None]
    switch: str = ""


VALUES: Mapping[str, Value] = {
    "对子胡": Value((4, 6, 8, 10, 10)),
    "乌对": Value((6, 8, 10, 15, 15)),
    "乌胡": Value((4, 4, 6, 6, 6)),
    "点胡": Value((3, 3, 4, 4, 4)),
    "印胡": Value((10, 20, 30, 30, 30)),
    "纯印": Value((None, 100, 150, 150, 150)),
    "红胡": Value((10, 20, 20, 30, 30)),
    "多红": Value((10, 20, 20, 30, 30)),
    "满园花": Value((50, 100, 200, 200, 200)),
    "二息满园花": Value((None, None, None, 150, 150)),
    "大字胡": Value((50, 100, 200, 200, 200)),
    "小字胡": Value((50, 100, 200, 200, 200)),
    "卓胡": Value((None, 20, 40, 40, 40)),
    "姊妹卓": Value((None, 40, 80, 80, 80)),
    "三乱卓": Value((None, 60, 100, 100, 100)),
    "姊妹卓带拖": Value((None, 80, 120, 150, 150)),
    "嗲孙卓": Value((None, 150, 300, 300, 300)),
    "四乱卓": Value((None, 100, 300, 300, 300)),
    "嗲孙卓带拖": Value((None, 200, 400, 400, 400)),
    "真八碰头": Value((None, 200, 300, 300, 300)),
    "假八碰头": Value((None, 100, 150, 150, 150)),
    "龙摆尾": Value((None, 100, 150, 150, 150), "long_bai_wei"),
    "假龙摆尾": Value((None, None, None, None, 100)),
    "海底胡": Value((None, 20, 30, 50, 50)),
    "自摸": Value((None, 20, 40, 40, 40), "zi_mo"),
    "活捉小三": Value((None, 20, 50, 50, 30), "huo_zhuo_xiao_san"),
    "单吊": Value((None, 20, 30, 30, 30)),
    "对子胡单吊": Value((None, 50, 50, 50, 50)),
    "全求人": Value((None, 100, 150, 150, 150), "quan_qiu_ren"),
    "美女踩单车": Value((None, None, None, None, 50)),
    "鸡丁": Value((None, 50, 100, 100, 100)),
    "圆圆丁": Value((None, None, None, None, 50)),
    "边坎": Value((None, None, None, 30, 30)),
    "对倒胡": Value((None, None, None, None, 30)),
    "背靠背": Value((None, 20, 50, 50, 50)),
    "真背靠背": Value((None, None, None, 100, 100)),
    "手牵手": Value((None, 20, 50, 50, 50)),
    "凤摆尾": Value((None, None, None, 50, 50)),
    "假凤摆尾": Value((None, None, None, None, 30)),
    "卡威": Value((None, 20, 50, 50, 50)),
    "卡胡": Value((None, None, None, 50, 50)),
    "顶对": Value((None, 20, 50, 50, 50), "ding_dui"),
    "顶顶息": Value((None, None, None, None, 50)),
    "飘对": Value((None, 20, 50, 50, 50), "piao_dui"),
    "上下五千年": Value((None, 20, 50, 50, 50), "shang_xia_wu_qian_nian"),
    "心连心": Value((None, None, None, None, 30)),
    "二龙戏珠": Value((None, None, None, None, 50)),
    "天胡": Value((None, 50, 100, 150, 150), "tian_hu"),
    "全黑": Value((None, None, None, 150, 150)),
    "无息": Value((None, None, None, 150, 150)),
    "六对红": Value((None, None, None, 150, 150)),
    "九对": Value((None, None, None, 150, 150)),
    "四边对": Value((None, None, None, 150, 150)),
    "两炸弹": Value((None, None, None, None, 150)),
    "红炸弹": Value((None, None, None, 200, None)),
    "黑炸弹": Value((None, None, None, 100, None)),
}


def worth(name: str, options: Mapping[str, Any]) -> int | None:
    """What the 名堂 is worth under these resolved options; None where the edition lacks it or it is off (WM-18.2)."""
    value = VALUES[name]
    if value.switch and not options[value.switch]:
        return None
    return value.by_edition[EDITIONS.index(options["edition"])]
