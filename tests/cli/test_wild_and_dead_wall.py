"""What 榆树 and 河北 add to the screens: wild tiles, a dead wall, words and units of their own, several winners."""

from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from paiju import ALL
from paiju.cli.families import family_of
from paiju.cli.mahjong import faces
from paiju.cli.speech import Language, set_language
from paiju.flow import away
from tests.cli.drive import answers, lines, run, steady
from tests.cli.shown import ending, scene_of, shown, told
from tests.kit import Table
from tests.rules.hebei.setups import robbing, three_kongs
from tests.rules.yushu.setups import WAITS_5M, sit

CHOWS = ["5p", "34678p88m123s7z9s1m"]
MANY_WAITS = "123p45m88m567s99s7z8s"


@pytest.fixture(params=list(Language))
def spoken(request: pytest.FixtureRequest) -> Iterator[Language]:
    """Each language in turn."""
    set_language(request.param)
    yield request.param
    set_language(Language.ZH)


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("game", ["yushu", "hebei"])
def test_a_round_is_played_in_eighty_columns(game: str, spoken: Language) -> None:
    typed = answers("hall", 1, choose=steady, name=game)
    done = run("--lang", spoken, "play", game, "--seed", "hall", "--rounds", "1", typed=lines(["?", *typed]))
    assert done.returncode == 0, done.stderr
    assert max(cell_len(line.rstrip()) for line in done.stdout.splitlines()) <= 80
    if spoken is Language.EN:
        assert not [char for char in done.stdout if "\u4e00" <= char <= "\u9fff" and char not in "逃跑"]


def test_the_wild_tile_is_told_and_marked_wherever_it_shows(spoken: Language) -> None:
    table = sit(CHOWS).play("A discard 5p")
    text = shown(table.round, 1, "yushu")
    marked = "会8m" if spoken is Language.ZH else "8m*"
    # twice in the hand; in English, where no notation stands below the tiles, in title and news too
    assert text.count(marked) == 2 + 2 * (spoken is Language.EN)
    assert ("会儿 八万" if spoken is Language.ZH else "wild tile 8m*") in text.splitlines()[0]
    plain, gilded = faces.tile("8m"), faces.tile("8m", "8m")
    assert plain.style != gilded.style
    assert faces.tile("7m", "8m").style == plain.style


def test_a_wild_tile_is_apart_where_tiles_stand_close() -> None:
    assert faces.compact(["5m", "8m", "8m", "9m"], "8m").plain == " 五万  会八八万  九万 "
    assert faces.compact(["5m", "8m", "8m", "9m"]).plain == " 五八八九万 "


def test_a_wild_tile_is_not_thrown_and_the_rule_is_told() -> None:
    done = run("play", "yushu", "--seed", "k3", typed=lines(["5p", "why 5p", "q", "y"]))
    assert "会儿 五筒" in done.stdout
    assert done.stdout.count("不可以 打 五筒（YS-4.5）") == 2


def test_several_chows_have_a_key_each() -> None:
    text = shown(sit(CHOWS).play("A discard 5p").round, 1, "yushu")
    for key in ("51 吃 三筒四筒五筒", "52 吃 四筒五筒六筒", "53 吃 五筒六筒七筒"):
        assert key in text


def test_after_a_chow_it_is_called_one() -> None:
    chowed = sit(CHOWS).play("A discard 5p; B chow 345p")
    assert "吃好了：打一张牌" in shown(chowed.round, 1, "yushu")
    ponged = sit(["5p", "", "55p"]).play("A discard 5p; C pong")
    assert "碰好了：打一张牌" in shown(ponged.round, 2, "yushu")


def test_many_waits_are_told_in_one_row_and_in_full_when_asked() -> None:
    table = sit([MANY_WAITS])
    text = shown(table.round, 0, "yushu")
    assert "打 九条 → 听  三六八万  四七条  中  共剩20 值2到4" in text
    few = shown(sit([WAITS_5M + "9m"]).round, 0, "yushu")
    assert "听 二万 剩4 值4  五万 剩4 值4  八万" in few
    waiting = sit(["5p", "", WAITS_5M]).play("A discard 5p")
    scene = scene_of(waiting.round, 1, "yushu")
    rows = family_of(scene.game, scene.rules).waits(scene, waiting.round.view(2), 2)
    assert [row.plain for row in rows] == ["听  二万 剩4 值4  五万 剩4 值4  八万 剩4 值2"]


def test_the_dead_wall_is_told_apart_from_what_may_be_drawn() -> None:
    # a kong that may still be robbed has taken no tile from the tail
    assert "还能摸 66 张，留 12 张不摸" in shown(robbing().round, 2, "hebei")
    assert "还能摸 64 张，留 13 张不摸" in shown(robbing(multi_win=False).play("C pass").round, 0, "hebei")
    assert "牌墙剩 59 张" in shown(sit(CHOWS).round, 0, "yushu")


def test_each_game_has_its_words_for_kongs() -> None:
    assert "雨钱" in ending(Table(["5555p"]).play("A kong 5p").finish().round, 0)
    yushu = ending(sit(["4444p"]).play("A kong 4p").finish().round, 0, "yushu")
    assert "流局：牌摸完了" in yushu
    assert "杠钱 YS-9.3" in yushu
    assert "你 暗小杠  四四四四筒    下家 付给 你 4 分" in yushu
    hebei = ending(three_kongs().play("C win").round, 0, "hebei")
    assert "杠分 HB-9.1" in hebei
    for kong in ("下家 暗杠  八八八八条", "上家 放杠  七七七七筒", "你 明杠  西西西西"):
        assert kong in hebei
    assert "座位      胡牌   杠分   这一盘   现在" in hebei
    for other in ("雨钱", "巴杠", "引杠", "黄庄"):
        assert other not in yushu + hebei


def test_kongs_that_nobody_pays_are_told_as_struck_out() -> None:
    text = ending(Table(["5555p"], game="hebei").play("A kong 5p").finish().round, 0, "hebei")
    assert "荒庄：牌摸完了" in text
    assert "作废： 下家 欠 你 2 分" in text
    assert "付给" not in text


def test_kong_money_is_announced_when_the_kong_is_made() -> None:
    table = sit(["4444p"]).play("A kong 4p")
    assert "下家、上家、对家 各欠" not in str(told(table.round, 0, "yushu"))
    assert "下家、对家、上家 各欠 你 杠钱 4 分（盘末结）" in [line.plain for line in told(table.round, 0, "yushu")]


def test_the_total_has_the_unit_of_its_game() -> None:
    assert "0 番" in ending(three_kongs().play("C win").round, 0, "hebei")
    assert "值0 番" in shown(robbing().round, 2, "hebei")
    won = sit(["5m", WAITS_5M]).play("A discard 5m; B win")
    text = ending(won.round, 1, "yushu")
    assert "你 P1 胡 五万 （上家打的） 4 倍" in text
    assert "YS-8.1" in text


def test_winners_are_numbered_only_where_others_play_on() -> None:
    hebei = ending(three_kongs().play("C win").round, 0, "hebei")
    assert "一胡" not in hebei
    neijiang = Table(["2p", "34p 567p 123s 456s 99s"]).play("B pass; A discard 2p; B win").finish()
    assert "一胡 下家 P1 胡 二筒" in ending(neijiang.round, 0)


def test_several_winners_of_one_tile_are_told_one_below_the_other() -> None:
    waits = "123m678m234p11z45s"
    table = Table(["6s", waits, waits.replace("11z", "22z")], game="hebei").play("A discard 6s; B win; C win")
    text = ending(table.round, 3, "hebei")
    assert text.index("对家 P1 胡 六条") < text.index("上家 P2 胡 六条")
    assert text.count("HB-8.1") == 2


def test_the_limit_and_the_fine_say_who_pays_whom() -> None:
    limited = ending(three_kongs(base=1000).play("C win").round, 0, "hebei")
    assert "封顶 HB-11.2" in limited
    assert "对家 付给 你 2500 分" in limited
    table = sit(["4444p"])
    table.round.presence(3, away.GONE)
    fined = ending(table.finish().round, 0, "yushu")
    assert "逃跑 YS-5.4" in fined
    assert "上家 付给平台 88 分" in fined


def test_help_names_every_game() -> None:
    for command in ("play", "simulate", "rules", "score"):
        text = run(command, "--help").stdout
        assert [game.id for game in ALL if game.id not in text] == []


def test_flags_ask_about_hands_with_a_wild_tile_and_a_dealer() -> None:
    asked = ["score", "--game", "yushu", "--hand", WAITS_5M, "--win", "draw:5m", "--wild", "8m"]
    assert '"deltas": [48, -16, -16, -16]' in run(*asked).stdout
    assert '"deltas": [32, -16, -8, -8]' in run(*asked, "--dealer", "1").stdout
    assert '"tile": "8m"' in run("waits", "--game", "yushu", "--hand", WAITS_5M, "--wild", "8m").stdout
    assert "wild tile" in run(*asked[:-2]).stdout


def test_what_a_win_pays_is_reckoned_from_its_total_for_each_payer() -> None:
    table = sit(["5m", "", "", WAITS_5M]).play("A discard 5m; D win")
    told_lines = [line.strip() for line in ending(table.round, 3, "yushu").splitlines() if "=" in line]
    total = table.rules.lines.scores(table.state)[0]["total"]
    assert told_lines == [f"下家：{total} 倍 × 2 庄家 × 2 点炮 = {4 * total}"]
    limited = sit(["5m", "", "", WAITS_5M], pay_cap=5, base=3).play("A discard 5m; D win")
    assert "4 倍 × 2 庄家 × 2 点炮，封顶 5 × 3 底注 = 15" in ending(limited.round, 3, "yushu")
    staked = robbing(base=10).play("C win")
    assert "(2 番 + 6 底分) × 10 底注 = 80" in ending(staked.round, 2, "hebei")
    hebei = robbing().play("C win")
    rows = [line for line in ending(hebei.round, 2, "hebei").splitlines() if "=" in line]
    assert ["+ 6 底分" in row for row in rows] == [True]
