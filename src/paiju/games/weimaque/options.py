"""安乡偎麻雀: the options of its rule page, and the switches of items that follow the edition."""

from collections.abc import Mapping
from typing import Any

from paiju.flow.options import Needs, Option, on, switch

EDITIONS = ("lao", "xiaozhuo", "dazhuo", "quan", "zuanshi")
"""老名堂版, 小卓版, 大卓版, 全名堂版, 钻石版 (WM-11.1)."""

STAKES = {"20/10": (20, 10), "30/20": (30, 20), "40/30": (40, 30), "50/50": (50, 50)}
"""逗: what the dealer and what each other seat puts into the pot (WM-16.2)."""

FOLLOWING: Mapping[str, frozenset[str]] = {
    "long_bai_wei": frozenset({"quan", "zuanshi"}),
    "tian_hu": frozenset({"quan", "zuanshi"}),
    "quan_qiu_ren": frozenset({"quan", "zuanshi"}),
    "ding_dui": frozenset({"quan", "zuanshi"}),
    "piao_dui": frozenset({"quan", "zuanshi"}),
    "shang_xia_wu_qian_nian": frozenset({"quan", "zuanshi"}),
    "huo_zhuo_xiao_san": frozenset({"zuanshi"}),
}
"""A switch that is not given follows the edition → the editions in which it is on then (WM-18.2, WM-11.6)."""


def resolved(options: Mapping[str, Any]) -> dict[str, Any]:
    """Full options in which every switch that was not given is filled in by the edition (WM-18.2)."""
    following = {key: options["edition"] in on for key, on in FOLLOWING.items() if options[key] is None}
    return {**options, **following}


BEYOND_LAO = Needs("edition", EDITIONS[1:])
"""For what no 老名堂 has (WM-11.1)."""

FULL = Needs("edition", EDITIONS[3:])
"""For what 全名堂版 and 钻石版 alone have (WM-11.1)."""

ZUANSHI = Needs("edition", EDITIONS[4:])
"""For what 钻石版 alone has (WM-11.1)."""


def _follows(key: str, rule: str, title: str, english: str) -> Option:
    """A switch of an item; not given (None) it follows the edition."""
    return Option(key, None, rule, title, english, (True, False), needs=BEYOND_LAO)


OPTIONS = (
    Option("edition", "lao", "WM-11.1", "版本", "edition of the 名堂", EDITIONS, common=True),
    _follows("long_bai_wei", "WM-12.22", "龙摆尾", "一 and 十 both 团圆"),
    _follows("tian_hu", "WM-15.4", "天胡", "the dealer wins the dealt hand"),
    _follows("quan_qiu_ren", "WM-12.29", "全求人", "one card left in hand"),
    _follows("ding_dui", "WM-12.42", "顶对", "every group has hard xi"),
    _follows("piao_dui", "WM-12.44", "飘对", "the only red group is a 碰"),
    _follows("shang_xia_wu_qian_nian", "WM-12.45", "上下五千年", "five hard xi on the table, five in hand"),
    _follows("huo_zhuo_xiao_san", "WM-12.26", "活捉小三", "own draw of the small 三"),
    switch("zi_mo", True, "WM-12.25", "自摸", "own draw", needs=BEYOND_LAO),
    switch("yin_stack", True, "WM-13.8", "纯印外另计印胡", "印胡 is paid besides 纯印", needs=BEYOND_LAO),
    switch("ka_stack", True, "WM-13.9", "卡威外另计卡胡", "卡胡 is paid besides 卡威", needs=FULL),
    switch("dui_dao_stack", True, "WM-13.10", "对倒各式外另计对倒胡", "对倒胡 is paid besides its special forms",
           needs=ZUANSHI),
    switch("ding_ding_stack", False, "WM-13.7", "顶对外另计顶顶息", "顶顶息 is paid besides 顶对", needs=ZUANSHI),
    switch("tian_hu_stack", False, "WM-15.14", "天胡各式相加", "all kinds of dealt wins are added", needs=FULL),
    switch("dou_liu_zi", False, "WM-16.1", "逗溜子", "a common pot for hands of 18 hard xi and more", common=True),
    Option("liu_zi_stake", "20/10", "WM-16.2", "逗溜子（庄/闲）", "contribution of dealer / others", tuple(STAKES),
           needs=on("dou_liu_zi"), common=True),
    Option("deng_fen", 80, "WM-16.4", "每登分数", "points of one 登", (80, 100, 200), needs=on("dou_liu_zi"),
           common=True),
    Option("discard_seconds", 15, "WM-5.11", "每手时间（秒）", "seconds for a decision", least=1, common=True),
    Option("first_dealer", "owner", "WM-2.2", "首局庄家", "first dealer", ("owner", "random")),
    Option("rounds", 8, "WM-18.1", "局数", "hands of a session", (8, 16), common=True),
    switch("force_win", False, "WM-9.6", "有胡必胡", "a win may not be passed"),
)  # fmt: skip
