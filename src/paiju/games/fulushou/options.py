"""歪胡子: the options of its rule page."""

from collections.abc import Mapping
from typing import Any

from paiju.core.errors import InvalidError
from paiju.flow.options import Needs, Option, on, switch

OPTIONS = (
    Option("players", 3, "FL-1.3", "人数", "seats", (2, 3), common=True),
    Option("buried", 0, "FL-2.5", "两人时埋牌张数", "tiles set aside, with two seats", (0, 10, 20),
           needs=Needs("players", (2,)), common=True),
    switch("forced_wei", True, "FL-5.8", "卡歪：有歪必歪", "a possible 歪 is compulsory", common=True),
    switch("hu_before_wei", False, "FL-11.4", "胡先于歪", "a drawer may win before a compulsory 歪",
           needs=on("forced_wei")),
    Option("kan_draw", "turn", "FL-5.2", "坎摸第四张不溜", "fourth tile of a 坎 drawn, no 溜", ("turn", "wei")),
    switch("pair_xi", True, "FL-13.6", "对子、二七十搭子计一息", "对子 and 二七十搭子 give 1 息"),
    switch("hidden_wei", False, "FL-5.4", "歪全扣", "a 歪 lies face down"),
    switch("discard_bans", True, "FL-9.4", "禁打吃碰过的牌", "discards that undo a 吃 or 碰 are not allowed"),
    switch("dealer_dihu", False, "FL-16.2", "庄家地胡", "地胡 for the dealer too"),
    switch("hao_plus", False, "FL-14.8", "豪、海捞各加十", "each 豪 and 海捞 count 10 more", common=True),
    Option("discard_seconds", 15, "FL-4.10", "每手时间（秒）", "seconds for a decision", least=1, common=True),
    switch("mingtang_plus", False, "FL-16.13", "名堂各加二十", "each 名堂 counts 20 more", common=True),
)  # fmt: skip


def check_options(options: Mapping[str, Any]) -> None:
    """Refuse values that do not go together: only two seats set tiles aside (FL-2.5). Errors: `bad_request`."""
    if options["buried"] and options["players"] != 2:
        raise InvalidError("bad_request", "tiles are set aside with two seats only", "/options/buried")
