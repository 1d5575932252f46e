"""The host at his page: he sees the house, speaks to everybody, proposes rules, keeps somebody out, closes a table."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser import ASIDE, PHONE, Look, Size
from tests.browser.people import Person, people
from tests.server.hosts import TOKEN
from tests.server.house import House, house, line

LINK = f"/host#{TOKEN}"


@pytest.fixture(scope="module")
def hosted(browser: Browser) -> Iterator[House]:
    """A house of its own, for what is said in it is said to everybody; each test leaves it as it was."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PAIJU_HOST_TOKEN", TOKEN)
        with house("--bot-pace", "20") as built:
            yield built


def come(browser: Browser, home: House, size: Size = PHONE) -> Person:
    """The host, by his link."""
    host = Person(browser, home, "主人", Look(size)).go(LINK).loaded()
    expect(host.page.get_by_role("heading", name="主人页")).to_be_visible()
    return host


def turn_to(host: Person, part: str) -> None:
    host.button(part, within=host.page.get_by_role("navigation")).tap()


def sure(host: Person, title: str) -> None:
    """Tap what asks first, and say yes."""
    host.tap(title)
    host.button(title, within=host.page.get_by_role("dialog")).tap()


def test_the_link_lets_in_and_leaves_the_address(browser: Browser, hosted: House) -> None:
    host = come(browser, hosted)
    with people(host):
        assert host.page.evaluate("location.href") == f"{hosted.url}/host"
        host.go("/host").loaded()
        expect(host.page.get_by_text("还没有过")).to_be_visible()
        sure(host, "在这台机器上忘掉口令")
        expect(host.page.get_by_label("主人的口令")).to_be_visible()
        host.page.goto(f"{hosted.url}{LINK}")  # pasted over the address: nothing is loaded anew
        expect(host.page.get_by_text("还没有过")).to_be_visible()
        assert host.page.evaluate("location.href") == f"{hosted.url}/host"


@pytest.mark.long
def test_who_has_no_key_sees_nothing(browser: Browser, hosted: House) -> None:
    guest = Person(browser, hosted, "客人").go("/host").loaded()
    with people(guest):
        with guest.watch.cut():
            guest.page.get_by_label("主人的口令").fill("not-the-key-of-this-house")
            guest.tap("进去")
            expect(guest.page.get_by_text("口令不对")).to_be_visible()
        guest.page.get_by_label("主人的口令").fill(f"{hosted.url}{LINK}")
        guest.tap("进去")
        expect(guest.page.get_by_role("heading", name="给大家留话")).to_be_visible()


def test_a_message_reaches_tables_and_pages_until_it_is_put_away(browser: Browser, hosted: House) -> None:
    host, mei, bo = come(browser, hosted), Person(browser, hosted, "阿梅"), Person(browser, hosted, "阿波")
    with people(host, mei, bo):
        mei.make_room("neijiang")
        mei.with_bots().start()
        host.page.get_by_label("想说什么").fill("十点关门")
        host.tap("说给大家")
        expect(mei.page.get_by_text("十点关门")).to_be_visible()
        bo.go("/").loaded()
        expect(bo.page.get_by_text("十点关门")).to_be_visible()
        bo.tap("知道了")
        bo.go("/rules").loaded()
        expect(bo.page.get_by_text("十点关门")).to_be_hidden()
        host.tap("收回")
        expect(mei.page.get_by_text("十点关门")).to_be_hidden()


@pytest.mark.long
def test_a_house_is_emptied_and_opened_again(browser: Browser, hosted: House) -> None:
    host, mei = come(browser, hosted), Person(browser, hosted, "阿梅")
    with people(host, mei):
        mei.make_room("neijiang")
        mei.with_bots()
        sure(host, "开始清场")
        expect(mei.page.get_by_text("这里要关门了")).to_be_visible()
        mei.tap("开始")
        expect(mei.page.get_by_text("这里要关门了，不再开新的").first).to_be_visible()
        host.tap("不清场了")
        expect(mei.page.get_by_text("打完这一盘")).to_be_hidden()
        mei.start()


@pytest.mark.long
def test_proposed_rules_are_one_tap_away(browser: Browser, hosted: House) -> None:
    host, mei = come(browser, hosted, ASIDE), Person(browser, hosted, "阿梅")
    with people(host, mei):
        turn_to(host, "规矩")
        host.tap("加一套")
        sheet = host.page.get_by_role("dialog")
        sheet.get_by_label("起个名").fill("茶馆老规矩")
        sheet.get_by_role("radio", name=re.compile("^6")).check()
        host.button("加上", within=sheet).tap()
        expect(host.page.get_by_text("茶馆老规矩")).to_be_visible()
        expect(sheet).to_be_hidden()
        mei.be_known().go("/new#neijiang").loaded()
        mei.tap("茶馆老规矩")
        expect(mei.button("茶馆老规矩")).to_have_attribute("aria-pressed", "true")
        mei.tap("开房间")
        mei.page.wait_for_url("**/r/*")
        expect(mei.page.get_by_text("号位")).to_have_count(6)


def test_somebody_is_kept_out_and_let_in_again(browser: Browser, hosted: House) -> None:
    host, mei = come(browser, hosted), Person(browser, hosted, "阿梅")
    with people(host, mei):
        code = mei.make_room("neijiang")
        mei.seated()
        turn_to(host, "牌桌")
        table = host.page.get_by_role("region", name=code)
        expect(table.get_by_text("127.0.0.1")).to_be_visible()
        host.button("不让阿梅进", within=table).tap()
        host.button("不让进", within=host.page.get_by_role("dialog")).tap()
        with mei.watch.cut():
            expect(mei.page.get_by_text("这里的主人不让你进来")).to_be_visible()
            mei.go(f"/r/{code}")
            expect(mei.page.get_by_text("这里的主人不让你进来")).to_be_visible()
        turn_to(host, "规矩")
        sure(host, "让他再来")
        expect(host.page.get_by_text("没有。")).to_be_visible()
        mei.go(f"/r/{code}").seated()


def test_a_table_is_closed_with_a_word_before(browser: Browser, hosted: House) -> None:
    host, mei = come(browser, hosted), Person(browser, hosted, "阿梅")
    with people(host, mei):
        code = mei.make_room("weimaque")
        mei.seated()
        turn_to(host, "牌桌")
        table = host.page.get_by_role("region", name=code)
        expect(table.get_by_role("heading", name="安乡偎麻雀")).to_be_visible()
        host.button("解散这一桌", within=table).tap()
        host.button("解散这一桌", within=host.page.get_by_role("dialog")).tap()
        expect(mei.page.get_by_text("房间解散了")).to_be_visible()
        expect(table).to_be_hidden()


@pytest.mark.long
def test_limits_are_changed_and_put_back(browser: Browser, hosted: House) -> None:
    host = come(browser, hosted)
    with people(host):
        turn_to(host, "规矩")
        field = host.page.get_by_role("textbox", name="一共几桌")
        field.fill("7")
        field.blur()
        host.tap("就这样")
        expect(host.page.get_by_text("开服务器时是 2000")).to_be_visible()
        host.tap("都改回去")
        expect(field).to_have_value("2000")


@pytest.mark.long
def test_a_report_is_read_and_marked(browser: Browser, hosted: House) -> None:
    host, mei = come(browser, hosted), Person(browser, hosted, "阿梅")
    with people(host, mei):
        mei.be_known()
        table = _played(hosted, mei.token)
        hosted.post(f"/api/tables/{table}/reports", {"session": 1, "number": 1, "remark": "番数不对"}, mei.token)
        turn_to(host, "打过的")
        expect(host.page.get_by_text("番数不对")).to_be_visible()
        with host.page.expect_response("**/api/host/reports/*"):
            host.page.get_by_role("switch", name="看过了").tap()
        turn_to(host, "情况")
        turn_to(host, "打过的")
        expect(host.page.get_by_role("switch", name="看过了")).to_be_checked()
        host.page.get_by_role("link", name="看牌谱").first.tap()
        host.page.wait_for_url("**/record/*/1/1")


def _played(home: House, token: str) -> str:
    """A table of bots where a round was played to its end; its id."""

    async def play(code: str) -> str:
        async with line(home, token, code) as owner:
            for seat in range(len(owner.table["seats"])):
                await owner.do("bot", seat=seat)
            await owner.do("start")
            while not owner.settled:
                await owner.next()
            return str(owner.table["id"])

    # a loop of its own in a thread: that of the browser runs here
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(play(home.room(token, "neijiang", rounds=1)["code"]))).result()
