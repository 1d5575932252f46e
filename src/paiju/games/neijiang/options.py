"""内江麻将: the options of its rule page."""

from paiju.flow.options import Option, switch

SECONDS = (10, 20)
"""What a player may have for a decision (NJ-5.3)."""

OPTIONS = (
    Option("players", 4, "NJ-1.2", "人数", "seats", (4, 6), common=True),
    Option("base", 1, "NJ-8.1", "底金", "stake 底金", least=1, common=True),
    Option("fan_cap", 0, "NJ-8.4", "封顶番数（0 为不封顶）", "largest fan, 0 = none", common=True),
    Option("zimo_bonus", "none", "NJ-7.14", "自摸加番或加底", "bonus for an own draw", ("none", "stake", "fan"),
           common=True),
    switch("multi_win", True, "NJ-4.10", "一炮多响", "several winners of one tile"),
    switch("pass_lock", False, "NJ-4.11", "过水不胡", "declining a win locks smaller ones"),
    switch("must_win_last_four", True, "NJ-4.14", "最后四张必胡", "must win during the last four tiles"),
    switch("allow_ready", True, "NJ-5.1", "可以听牌", "declaring ready is allowed"),
    switch("kong_after_pong", False, "NJ-4.7", "碰后可以杠", "own kongs in the turn after a pong"),
    switch("robbed_konger_draws", True, "NJ-4.13", "被抢杠者仍补张", "a robbed player still draws"),
    Option("rain_transfer", "last", "NJ-9.6", "杠上炮转雨钱", "kong money moved by 杠上炮", ("last", "chain")),
    switch("void_rain_last_not_ready", False, "NJ-9.4", "末家无叫不收雨钱", "a last player not ready loses kong money"),
    Option("dealer_on_multi_win", "nearest", "NJ-3.3", "一炮多响谁坐庄", "dealer after several winners",
           ("nearest", "discarder")),
    Option("discard_seconds", 20, "NJ-5.3", "每手时间（秒）", "seconds for a decision", SECONDS, common=True),
    Option("start_balance", 1000, "NJ-11.2", "起始分数", "starting balance", least=1, common=True),
    switch("allow_negative", False, "NJ-8.6", "可以欠分", "balances may fall below 0"),
    Option("rounds", 0, "NJ-11.3", "局数（0 为不限）", "rounds of a session, 0 = no end", common=True),
)  # fmt: skip
