"""The scorer's page: published examples are entered by taps, and it answers what they say."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Route, expect

from paiju.core.tiles import read_names
from tests.browser.people import Person, people
from tests.browser.scoring import ScorePage
from tests.kit.examples import GAMES, examples
from tests.server.house import House

TITLES: Final = {"yushu": "榆树麻将", "hebei": "河北麻将"}
CHOSEN: Final = {
    "yushu": ("YS-e02", "YS-e21", "YS-e30", "YS-e47", "YS-e55", "YS-e58"),
    "hebei": ("HB-e04", "HB-e14", "HB-e20", "HB-e45", "HB-e47", "HB-e54"),
}
"""Chows, wild tiles, kongs, honours, a mark, robbing, the dealt hand of another seat, waits, and a hand that fails."""


def lines(game: str) -> list[dict[str, Any]]:
    """Those examples of a game that are tried."""
    return [line for line in examples(game) if line["id"] in CHOSEN[game]]


FEW: Final = 2


def entered(person: Person, game: str) -> ScorePage:
    """The page with nothing entered but the game."""
    person.go("/score").loaded()
    page = ScorePage(person.page)
    page.choose(TITLES[game])
    return page


@pytest.mark.parametrize(
    "part", [slice(FEW), pytest.param(slice(FEW, None), marks=pytest.mark.long)], ids=["few", "rest"]
)
@pytest.mark.parametrize("game", TITLES)
def test_examples_are_answered_as_published(browser: Browser, calm_home: House, game: str, part: slice) -> None:
    """Seats are told as seen from the own one, so that the gains begin there."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        for line in lines(game)[part]:
            page = entered(mei, game)
            page.enter(line["ask"])
            page.ask()
            wanted, own = line["expect"], line["ask"].get("seat", 0)
            if "waits" in wanted:
                assert page.waits() == [wait["tile"] for wait in wanted["waits"]], line["id"]
            elif wanted["win"]:
                assert page.items() == wanted["items"], line["id"]
                assert page.deltas() == [*wanted["deltas"][own:], *wanted["deltas"][:own]], line["id"]
            else:
                assert page.failing() == wanted["why"], line["id"]


def test_the_wild_tile_has_a_gold_corner_wherever_it_stands(browser: Browser, calm_home: House) -> None:
    """In the hand, on the keypad, and in the groups of the answer; a natural tile has none."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        page = entered(mei, "yushu")
        melds = [{"kind": "chow", "tiles": "234p"}]
        page.enter({"wild": "8m", "hand": "123m456p789s7z", "melds": melds, "win": {"by": "draw", "tile": "8m"}})
        page.ask()
        assert page.items() == {"夹胡": 2}
        for place in (".keypad", ".answer .laid"):
            expect(mei.page.locator(f'{place} [data-face="8m"]').first).to_have_class(wild(True))
            expect(mei.page.locator(f'{place} [data-face="7z"]').first).to_have_class(wild(False))


def wild(is_wild: bool) -> re.Pattern[str]:
    """A pattern for the classes of a tile that is or is not wild."""
    return re.compile(r"\bwild\b" if is_wild else r"^(?!.*\bwild\b)")


def test_what_is_lacking_is_said_before_it_is_asked(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        page = entered(mei, "yushu")
        expect(mei.button("听什么")).to_be_disabled()
        expect(mei.page.get_by_text("先点会儿是哪一张")).to_be_visible()
        page.tap(page.part("会儿"), "8m")
        expect(mei.page.get_by_text("先把手里的牌点进来")).to_be_visible()
        page.tap(page.part("手里的牌"), "1m")
        expect(mei.button("听什么")).to_be_enabled()


def test_a_refusal_names_the_part_and_the_number(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        page = entered(mei, "hebei")
        page.tap(page.part("手里的牌"), "123m")
        with mei.watch.cut():
            page.ask()
            expect(mei.page.locator(".trouble")).to_have_text("手里的牌 张数不对，应该是 13 张")


def test_only_marks_that_count_are_offered(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        page = entered(mei, "hebei")
        switches = mei.page.locator("section.panel > .toggle")
        for way, count in (("自摸", 2), ("别人打的", 1), ("抢杠", 0)):
            page.choice("怎么胡的", way)
            expect(switches).to_have_count(count)


OPENED: Final = ("YS-e50", "HB-e02", "NJ-e28", "NJ-e47", "WM-e04", "FL-e31")
"""Of every game one; seats that are not the first, wild tiles, cards."""


def opened(person: Person, name: str) -> tuple[ScorePage, dict[str, Any]]:
    """A published example in the scorer, and the example itself."""
    game, line = next((game, line) for game in GAMES for line in examples(game) if line["id"] == name)
    person.go(f"/score#example={game}/{name}").loaded()
    return ScorePage(person.page), line


@pytest.mark.parametrize("name", OPENED)
def test_a_link_to_an_example_shows_its_answer(browser: Browser, calm_home: House, name: str) -> None:
    """All of them are opened without a browser, see tests/web."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        page, line = opened(mei, name)
        mei.page.locator(".answer").wait_for()
        own, wanted = line["ask"].get("seat", 0), line["expect"]
        if "waits" in wanted:
            assert page.waits() == [wait["tile"] for wait in wanted["waits"]]
        elif wanted["win"]:
            assert page.items() == wanted["items"]
            assert page.deltas() == [*wanted["deltas"][own:], *wanted["deltas"][:own]]
        else:
            assert page.failing() == wanted["why"]


def test_a_change_is_told_and_made_at_a_tap(browser: Browser, calm_home: House) -> None:
    """The marks of the hand and its answer are those of the changed hand then, and so is the address."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        opened(mei, "NJ-e01")
        expect(mei.page.locator(".answer-total")).to_have_text("1 倍")
        line = mei.page.locator(".change-line", has_text="有：最后一张")
        expect(line).to_contain_text("2 倍")
        expect(line).to_contain_text("多得 3")
        line.tap()
        expect(mei.page.locator(".answer-total")).to_have_text("2 倍")
        expect(mei.page.get_by_role("switch", name="最后一张", exact=True)).to_be_checked()
        expect(mei.page.locator(".change-line", has_text="没有：最后一张")).to_contain_text("少得 3")
        address = mei.page.url
        assert "last_tile" in address
        mei.page.goto("about:blank")
        mei.page.goto(address)
        expect(mei.page.locator(".answer-total")).to_have_text("2 倍")


def test_a_hand_that_does_not_win_is_told_which_tile_would(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        opened(mei, "NJ-e02")
        expect(mei.page.get_by_text("牌型还差 1 张")).to_be_visible()
        mei.page.locator('.change-line:has([data-face="4s"])').tap()
        expect(mei.page.locator(".answer-total")).to_have_text("1 倍")


def test_the_sum_is_told_step_by_step(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        opened(mei, "YS-e50")
        expect(mei.page.locator(".answer .sum-line")).to_have_text(re.compile(r"下家、对家、上家.*2.*庄家.*2.*自摸.*4"))
        opened(mei, "WM-e04")
        expect(mei.page.locator(".answer .sum-last")).to_have_text(re.compile("10 息$"))
        expect(mei.page.locator(".answer .score-group", has_text="红碰 3 息")).to_have_count(1)


def test_a_malformed_example_opens_and_says_what_is_odd(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        name = next(line["id"] for line in examples("hebei") if line["expect"].get("error") == "unknown_option")
        with mei.watch.cut():
            opened(mei, name)
            expect(mei.page.locator(".score-rest code")).to_contain_text("options")
            expect(mei.page.locator(".trouble")).to_contain_text("没有这个选项")
        mei.button("去掉 options").tap()
        mei.button("算分").tap()
        mei.page.locator(".answer").wait_for()
        expect(mei.page.locator(".score-rest")).to_have_count(0)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("#ask=%7B", "这个链接读不出来"),
        ("#ask=%7B%7D", "这个链接读不出来"),
        (f'#ask={{"game":"hebei","hand":"{"1m" * 3000}"}}', "这个链接读不出来"),
        (f'#ask={{"game":"hebei","hand":{"[" * 9000}{"]" * 9000}}}', "这个链接读不出来"),
        ("#example=hebei/HB-e999", "没有这个例子"),
        ("#example=go/X-1", "没有这个例子"),
    ],
)
def test_a_broken_link_is_told(browser: Browser, calm_home: House, address: str, said: str) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go(f"/score{address}").loaded()
        expect(mei.page.get_by_role("alert")).to_contain_text(said)
        expect(mei.page.locator(".keypad").first).to_be_visible()


def test_an_odd_key_of_a_link_makes_the_page_no_wider(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei), mei.watch.cut():
        mei.go(f'/score#ask={{"game":"hebei","hand":"1m","{"k" * 300}":1}}').loaded()
        expect(mei.page.locator(".score-rest code")).to_be_visible()
        assert mei.page.evaluate("document.documentElement.scrollWidth") == mei.look.size.width


def test_what_changes_would_do_can_be_asked_again_where_it_did_not_come(browser: Browser, calm_home: House) -> None:
    """The answer itself stays, and can be worked on meanwhile."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        with mei.watch.cut():
            mei.page.route("**/api/score/changes", lambda route: route.abort())
            opened(mei, "NJ-e01")
            expect(mei.page.locator(".result .trouble")).to_contain_text("服务器没有回应")
            expect(mei.page.get_by_text("正在一样一样试")).to_have_count(0)
            expect(mei.page.locator(".answer-total")).to_have_text("1 倍")
            expect(mei.button("算分")).to_be_enabled()
            mei.page.unroute("**/api/score/changes")
        mei.page.locator(".result").get_by_role("button", name="再试一次").tap()
        expect(mei.page.locator(".change-line", has_text="有：最后一张")).to_be_visible()
        expect(mei.page.locator(".result .trouble")).to_have_count(0)


def test_a_refusal_of_what_is_no_longer_asked_is_not_told(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        page = entered(mei, "hebei")
        page.tap(page.part("手里的牌"), "123m")
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        mei.page.route("**/api/score", hold)
        with mei.watch.cut():
            mei.button("听什么").tap()
            mei.page.wait_for_timeout(200)
            page.tap(page.part("手里的牌"), "4m")
            with mei.page.expect_response("**/api/score"):
                held[0].continue_()
            mei.page.wait_for_timeout(200)
        expect(mei.page.locator(".trouble")).to_have_count(0)


def test_honours_are_not_offered_where_the_game_is_without_them(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        page = entered(mei, "hebei")
        honours = mei.page.locator('.keypad [data-face$="z"]')
        expect(honours).to_have_count(7)
        page.option("带风牌")
        expect(honours).to_have_count(0)


def test_who_has_won_and_what_each_has_can_be_said(browser: Browser, calm_home: House) -> None:
    """By taps, in the game that has a use for it: one seat fewer pays, and none more than it has."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go("/score").loaded()
        page = ScorePage(mei.page)
        page.choose("内江麻将")
        page.enter({"hand": "12345699p23678s", "win": {"by": "draw", "tile": "1s"}})
        mei.page.get_by_text("还可以说的").tap()
        mei.page.get_by_role("group", name="已经胡了的").get_by_role("switch", name="对家").tap()
        page.ask()
        assert page.deltas() == [2, -1, 0, -1]
        mei.page.get_by_role("switch", name="各家还有多少分").tap()
        mei.page.get_by_role("switch", name="下家 · 不限").tap()
        mei.page.get_by_role("textbox", name="下家", exact=True).fill("0")
        mei.page.get_by_role("textbox", name="下家", exact=True).press("Tab")
        page.ask()
        assert page.deltas() == [1, 0, 0, -1]


def test_cards_dealt_and_thrown_can_be_said(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        line = next(one for one in examples("fulushou") if "dealt" in one["ask"] and "error" not in one["expect"])
        opened(mei, line["id"])
        mei.page.locator(".answer").wait_for()
        dealt = mei.page.locator(".score-cards", has_text="起手发到的牌").locator(".tray [data-face]")
        expect(dealt).to_have_count(len(read_names(line["ask"]["dealt"])))
        dealt.first.tap()
        with mei.watch.cut():
            mei.button("算分").tap()
            expect(mei.page.locator(".trouble")).to_contain_text("起手发到的牌")
