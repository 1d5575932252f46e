"""Ways into a room: the link, the code, a game against bots at once."""

from playwright.sync_api import Browser, expect

from tests.browser.people import Person, people
from tests.server.house import House


def test_a_link_invites_and_seats(browser: Browser, calm_home: House) -> None:
    """Who follows a link says a name and sits; the owner sees him at once."""
    mei, bo = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿博")
    with people(mei, bo):
        code = mei.make_room("fulushou")
        mei.seated()
        bo.go(f"/r/{code}")
        expect(bo.page.get_by_text(f"有人请你到 {code} 房间打牌")).to_be_visible()
        bo.call_oneself()
        bo.seated()
        expect(mei.page.locator(".chair-name").get_by_text("阿博")).to_be_visible()


def test_a_code_leads_in_and_a_wrong_one_is_told(browser: Browser, calm_home: House) -> None:
    mei, bo = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿博")
    with people(mei, bo):
        code = mei.make_room("fulushou")
        bo.be_known().go()
        bo.tap("输入房号 别人开好的房间")
        field = bo.page.get_by_label("六位房号")
        field.fill("12345")
        bo.tap("进房间")
        expect(bo.page.get_by_text("房号是六个数字")).to_be_visible()
        field.fill(code)
        bo.tap("进房间")
        bo.seated()


def test_a_room_that_is_not_there_says_so(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/r/000000")
        expect(mei.page.get_by_role("heading", name="没有这个房间")).to_be_visible()


def test_a_game_against_bots_begins_at_once(browser: Browser, calm_home: House) -> None:
    """Three taps and a name from the front page to one's own hand."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go()
        mei.tap("马上开局 和电脑打")
        mei.page.get_by_role("dialog").get_by_role("button", name="福禄寿").tap()
        mei.call_oneself()
        mei.at_table()


def test_options_that_are_tiles_are_tapped_and_kept(browser: Browser, calm_home: House) -> None:
    """榆树麻将: 9m added to and 7z taken from the tiles of a 大杠; the room tells them by name (YS-9.2)."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/new#yushu").loaded()
        mei.page.locator("details.fold > summary").first.tap()
        mei.page.locator(".tiles-field summary").tap()
        for tile in ("九万", "红中"):
            mei.page.locator(".tile-picks").get_by_role("button", name=tile, exact=True).tap()
        assert mei.kept("paiju.last.options.yushu") == {"big_kong_tiles": "9m1p1s"}
        mei.tap("开房间")
        mei.seated()
        expect(mei.page.get_by_text("大杠的牌：九万、一筒、一条")).to_be_visible()


def test_tiles_chosen_anew_are_no_change(browser: Browser, calm_home: House) -> None:
    """The near miss: what equals the default is not told as changed."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/new#yushu").loaded()
        mei.page.locator("details.fold > summary").first.tap()
        mei.page.locator(".tiles-field summary").tap()
        red = mei.page.locator(".tile-picks").get_by_role("button", name="红中", exact=True)
        red.tap()
        expect(mei.page.get_by_text("改了 1 项")).to_be_visible()
        red.tap()
        expect(mei.page.get_by_text("改了 1 项")).to_have_count(0)


def test_an_option_without_effect_is_left_out(browser: Browser, calm_home: House) -> None:
    """河北麻将: 门清须自摸 stands in the form while 门清 counts, and not without. A tap on the words flips a switch."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/new#hebei").loaded()
        mei.page.locator("details.fold > summary").first.tap()
        menqing = mei.page.get_by_role("switch", name="门清算番", exact=True)
        needy = mei.page.get_by_role("switch", name="门清须自摸", exact=True)
        expect(needy).to_be_visible()
        mei.page.get_by_text("门清算番", exact=True).tap()
        expect(menqing).not_to_be_checked()
        expect(needy).to_have_count(0)


def test_the_sign_beside_an_option_shows_its_rule_and_flips_nothing(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/new#hebei").loaded()
        mei.tap("看规则 HB-4.11")
        expect(mei.page.locator(".rule-here")).to_contain_text("到规则页")
        expect(mei.page.get_by_role("switch", name="一炮多响", exact=True)).to_be_checked()
