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
