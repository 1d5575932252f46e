"""Errors as they are told on a terminal: in Chinese by code and sentence, in English as they are."""

import re
from collections.abc import Sequence

from paiju.cli.speech import Language, language
from paiju.core.errors import PaijuError

CODES = {
    "bad_request": "请求不对",
    "unknown_option": "没有这个选项",
    "wrong_count": "张数不对",
    "not_in_game": "这个游戏里没有",
    "bad_tile": "没有这样的牌",
    "too_many_copies": "同样的牌太多",
    "not_legal": "现在不可以",
    "not_asked": "现在没有问你",
    "ambiguous": "不止一种意思",
    "bad_record": "牌谱和规则对不上",
}
_SENTENCES: Sequence[tuple[str, str]] = (
    (r"there is no game (?P<name>.+); there are: (?P<all>.+)", "没有游戏 {name}，有：{all}"),
    (r"there is no bot (?P<name>.+); there are: (?P<all>.+)", "没有机器人 {name}，有：{all}"),
    (r"there is no rule page (?P<name>.+) in language .+", "没有 {name} 的规则页"),
    (r"the page of (?P<game>\w+) has no rule (?P<rule>.+)", "{game} 没有规则 {rule}"),
    (r"there is no option (?P<name>.+); there are: (?P<all>.+)", "没有选项 {name}，有：{all}"),
    (r"there is no option (?P<name>.+)", "没有选项 {name}"),
    (r"(?P<key>\w+) must be one of: (?P<all>.+)", "{key} 只能是：{all}"),
    (r"seats are numbers from 0 to (?P<last>\d+)", "座位号是 0 到 {last}"),
    (r"a name has 1 to (?P<most>\d+) columns of printable text", "名字占 1 到 {most} 格，要看得见"),
    (r"there is no round (?P<number>\d+) in (?P<file>.+)", "{file} 里没有第 {number} 盘"),
    (r"there is no round in (?P<file>.+)", "{file} 里一盘也没有"),
    (r"(?P<file>.+) cannot be read: (?P<why>.+)", "{file} 读不了：{why}"),
    (r"(?P<file>.+) cannot be written: (?P<why>.+)", "{file} 写不了：{why}"),
    (r"either one seat or all", "--seat 和 --all 只能用一个"),
    (r"line (?P<line>\d+): not UTF-8", "第 {line} 行不是 UTF-8"),
    (r"line (?P<line>\d+): (?P<rest>.+)", "第 {line} 行：{rest}"),
    (r"not JSON: (?P<rest>.+)", "不是 JSON：{rest}"),
    (r"there is no key (?P<key>.+)", "没有 {key} 这一项"),
    (r"the key (?P<key>.+) is missing", "缺 {key} 这一项"),
    (r"the key (?P<key>.+) stands twice", "{key} 写了两次"),
    (r"a request is one JSON object", "一次提问是一个 JSON 对象"),
    (r"a request names its game and its hand", "提问要写 game 和 hand"),
    (r"a mark stands twice", "同一个情形写了两次"),
    (r"(?P<word>.+) is not one of: (?P<all>.+)", "{word} 不在其中：{all}"),
    (r"to ask for waits, leave the win out", "问听什么，就不要写 win"),
    (r"marks without a win", "有情形，没有写怎么胡"),
)
"""What the engine says → the same in Chinese."""


def code(error: PaijuError) -> str:
    """The code, in Chinese with its meaning in front."""
    if language() is Language.EN or error.code not in CODES:
        return error.code
    return f"{CODES[error.code]} {error.code}"


def message(error: PaijuError) -> str:
    """What is wrong; a sentence that has no Chinese is told as it is."""
    return error.message if language() is Language.EN else _chinese(error.message)


def place(error: PaijuError) -> str:
    """Where it is wrong; nothing for the whole."""
    if not error.at:
        return ""
    return f" ({error.at})" if language() is Language.EN else f"（位置 {error.at}）"


def _chinese(text: str) -> str:
    for pattern, chinese in _SENTENCES:
        found = re.fullmatch(pattern, text, re.DOTALL)
        if found is not None:
            parts = found.groupdict()
            if "rest" in parts:
                parts["rest"] = _chinese(parts["rest"])
            return chinese.format(**parts)
    return text
