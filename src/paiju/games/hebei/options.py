"""河北麻将: the options of its rule page."""

from paiju.flow.options import Option, on, switch

OPTIONS = (
    Option("base", 1, "HB-8.2", "底分", "money per point", least=1, common=True),
    switch("honours", True, "HB-1.1", "带风牌", "136 tiles with honours, else 108", common=True),
    switch("dealer_bonus", True, "HB-8.6", "底分分庄闲", "base score by dealer"),
    switch("multi_win", True, "HB-4.11", "一炮多响", "several winners of one tile", common=True),
    switch("menqing", True, "HB-7.22", "门清算番", "门清 counts"),
    switch("menqing_needs_zimo", False, "HB-7.1", "门清须自摸", "门清 only on an own draw", needs=on("menqing")),
    switch("dadiaoche", True, "HB-7.22", "大吊车算番", "大吊车 counts"),
    switch("haidi", True, "HB-7.22", "海底捞月算番", "海底捞月 counts"),
    switch("haidi_on_discard", False, "HB-7.12", "海底点炮也算", "海底捞月 also on a discard", needs=on("haidi")),
    switch("hualong", True, "HB-7.22", "花龙算番", "花龙 counts"),
    switch("zhuowu", True, "HB-7.22", "捉五算番", "捉五 counts"),
    switch("zhuowu_single_wait", False, "HB-7.19", "捉五须只叫五万", "捉五 only where 5m alone is waited for",
           needs=on("zhuowu")),
    Option("thirteen_pair", "dragon", "HB-6.3", "十三幺的将", "pair of 十三幺", ("dragon", "any"), needs=on("honours")),
    Option("fed_kong", "feeder", "HB-9.1", "放杠谁付", "who pays a kong from a discard", ("feeder", "all")),
    Option("cap", 1000, "HB-11.1", "每局输赢上限（0 为不限）", "limit of a round's result, 0 = none", common=True),
    Option("ready_seconds", 15, "HB-2.1", "准备时间（秒）", "seconds for the last player to be ready", least=1),
    Option("discard_seconds", 15, "HB-5.4", "每手时间（秒）", "seconds for a decision", least=1, common=True),
    Option("rounds", 0, "HB-11.4", "局数（0 为不限）", "rounds of a session, 0 = no end", common=True),
)  # fmt: skip
