"""榆树麻将: the options of its rule page."""

from paiju.flow.options import Needs, Option, switch
from paiju.flow.tile_option import TileOption
from paiju.games.yushu.tiles import TILES

OPTIONS = (
    Option("base", 1, "YS-8.1", "底注", "stake 底注", least=1, common=True),
    switch("limen", True, "YS-7.6", "立门胡加番", "a concealed win doubles"),
    switch("ganba", True, "YS-7.8", "干巴加番", "a win without wild tiles doubles"),
    switch("haohua", True, "YS-7.10", "豪华加番", "the fourth tile of seven pairs doubles"),
    switch("jia_37", True, "YS-7.2", "边三边七算夹", "an edge 3 or 7 is a narrow wait"),
    switch("jia_yao", True, "YS-7.2", "专胡一九算夹", "the only 1 or 9 is a narrow wait"),
    switch("piao_qidui_free", False, "YS-6.2", "飘胡七对免花色幺九", "triplets and pairs need no suits or 1 and 9"),
    Option("pay_cap", 0, "YS-8.5", "每家封顶（0 为不封顶）", "most that one payer pays, 0 = none", common=True),
    Option("kong_size", "tile", "YS-9.2", "大小杠看牌还是看杠法", "what makes a kong big", ("tile", "making")),
    TileOption("big_kong_tiles", "1p1s7z", "YS-9.2", "大杠的牌", "tiles that make a big kong", tiles=TILES,
               needs=Needs("kong_size", ("tile",))),
    switch("draw_passes_deal", False, "YS-3.3", "流局下庄", "a drawn round passes the deal", common=True),
    Option("discard_seconds", 15, "YS-5.2", "每手时间（秒）", "seconds for a decision", least=1, common=True),
    Option("escape_fine", 88, "YS-5.4", "逃跑罚分（乘底注）", "fine for leaving, times the stake"),
    Option("rounds", 0, "YS-11.3", "局数（0 为不限）", "rounds of a session, 0 = no end", common=True),
)  # fmt: skip
