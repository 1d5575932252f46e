"""A face, a second device, friends, and people one would rather not hear or meet: as they are at their phones."""

import re
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import Person, people, sit_together
from tests.browser.playing import Player, play_round
from tests.server.house import House

CODE = re.compile("^[A-Z0-9]{4} [A-Z0-9]{4}$")


def code_of(person: Person) -> str:
    """The code for another device, as it stands on the screen."""
    person.go("/settings").loaded()
    person.tap("显示换设备的码")
    shown = person.page.locator(".me-code-text")
    expect(shown).to_have_text(CODE)
    return shown.inner_text()


def enter(person: Person, code: str) -> None:
    """Type a code where one is asked for it."""
    person.page.get_by_label("码（8 个字）").fill(code)
    person.tap("进来")


def pictures(where: Locator) -> list[str]:
    """The faces that are drawn there."""
    found = where.locator(".person-face").evaluate_all(
        "all => all.map(one => `${one.dataset.picture}-${one.dataset.colour}`)"
    )
    return [str(one) for one in found]


# --- faces


def test_a_face_that_is_chosen_with_the_name_is_seen_by_the_others(browser: Browser, calm_home: House) -> None:
    mei, bo = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿博")
    with people(mei, bo):
        code = mei.make_room("fulushou")
        mei.seated()
        bo.go(f"/r/{code}")
        bo.tap("换头像")
        bo.page.get_by_role("radio", name="熊猫").check(force=True)
        bo.page.get_by_role("radio", name="金", exact=True).check(force=True)
        bo.call_oneself()
        bo.seated()
        expect(mei.page.locator('.chair .person-face[data-picture="panda"][data-colour="3"]')).to_be_visible()
        bo.ready()
        mei.with_bots().start()
        expect(mei.page.locator('.plate .person-face[data-picture="panda"][data-colour="3"]')).to_be_visible()
        expect(mei.page.locator(".plate .person-face.is-bot")).to_have_count(1)


def test_a_face_is_changed_in_the_settings_and_the_front_page_shows_it(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/settings").loaded()
        mei.tap("换头像")
        mei.page.get_by_role("radio", name="月亮").check(force=True)
        mei.page.get_by_role("radio", name="紫", exact=True).check(force=True)
        mei.tap("保存")
        expect(mei.page.locator(".toast")).to_be_visible()
        assert calm_home.get("/api/me", mei.token).json()["face"] == "moon-5"
        mei.go("/").loaded()
        assert pictures(mei.page.locator(".front-head")) == ["moon-5"]


# --- another device


def test_a_code_brings_name_rooms_and_seat_to_another_device(browser: Browser, calm_home: House) -> None:
    old, new = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿梅")
    with people(old, new):
        room = old.make_room("fulushou")
        old.seated()
        code = code_of(old)
        new.go(f"/r/{room}")
        new.tap("我在别的设备上打过")
        enter(new, code.replace(" ", "").lower())
        new.seated()
        assert new.kept("paiju.me")["id"] == old.kept("paiju.me")["id"]
        assert new.token != old.token
        new.page.evaluate("localStorage.removeItem('paiju.rooms')")
        new.go("/").loaded()
        expect(new.page.get_by_role("region", name="最近的房间").get_by_text(room)).to_be_visible()


def test_a_link_with_a_code_warns_before_it_replaces_anybody_and_its_code_is_not_sent(
    browser: Browser, calm_home: House
) -> None:
    old, new = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿博")
    with people(old, new):
        old.be_known()
        new.be_known()
        before = new.kept("paiju.me")
        code = code_of(old).replace(" ", "")
        new.go(f"/me#{code}").loaded()
        new.tap("进来")
        asked = new.page.get_by_role("dialog", name="换成那个人")
        expect(asked.get_by_text("阿博").first).to_be_visible()
        new.button("算了", within=asked).tap()
        assert new.kept("paiju.me") == before
        new.tap("进来")
        new.button("换成那个人", within=asked).tap()
        expect(new.page.locator(".me-name")).to_have_text("阿梅")
        assert new.kept("paiju.me")["id"] == old.kept("paiju.me")["id"]
        assert urlsplit(new.page.url).fragment == ""
        assert not any(code in answer.url for answer in new.watch.fetched)


def test_a_wrong_code_is_told_and_the_way_back_to_a_name_is_open(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go("/me").loaded()
        mei.tap("我在别的设备上打过")
        with mei.watch.cut():
            enter(mei, "AAAA AAAA")
            expect(mei.page.get_by_role("alert")).to_contain_text("码不对")
        mei.tap("我是第一次来")
        mei.call_oneself()
        expect(mei.page.locator(".me-name")).to_have_text("阿梅")


def test_the_other_devices_are_signed_out_and_told_so(browser: Browser, calm_home: House) -> None:
    old, new = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿梅")
    with people(old, new):
        old.make_room("fulushou")
        room = old.page.url
        code = code_of(old)
        old.page.goto(room)
        old.seated()
        new.go("/me").loaded()
        new.tap("我在别的设备上打过")
        enter(new, code)
        expect(new.page.get_by_text("另外还有 1 台设备是你")).to_be_visible()
        with old.watch.cut():
            new.tap("让别的设备都退出")
            new.button("让别的设备都退出", within=new.page.get_by_role("dialog")).tap()
            expect(old.page.get_by_role("heading", name="这台设备退出了")).to_be_visible()
        expect(new.page.get_by_text("只有这台设备是你")).to_be_visible()
        old.tap("重新进来")
        expect(old.page.get_by_label("名字")).to_be_visible()
        assert old.page.evaluate("localStorage.getItem('paiju.me')") is None


def sign_out(person: Person) -> None:
    """Sign him out from another device, which has nothing open at this moment."""
    home, headers = person.home, {"Authorization": f"Bearer {person.token}"}
    code = httpx.post(f"{home.url}/api/me/codes", headers=headers).json()["code"]
    token = home.post("/api/guests/known", {"code": code})["token"]
    httpx.delete(f"{home.url}/api/me/devices", headers={"Authorization": f"Bearer {token}"}).raise_for_status()


@pytest.mark.parametrize("path", ["/", "/me", "/settings"])
def test_who_was_signed_out_meanwhile_is_asked_who_he_is(browser: Browser, calm_home: House, path: str) -> None:
    """He is not made somebody new of the same name behind his back."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known()
        sign_out(mei)
        with mei.watch.cut():
            mei.go(path)
            expect(mei.page.locator(".toast")).to_contain_text("不认得你了")
            mei.page.wait_for_load_state("networkidle")  # more was asked at the same time
        assert mei.page.evaluate("localStorage.getItem('paiju.me')") is None
        expect(mei.page.locator(".front-me, .me-name").get_by_text("阿梅")).to_have_count(0)
        if path != "/":
            expect(mei.page.get_by_text("我在别的设备上打过")).to_be_visible()


def test_who_was_signed_out_meanwhile_comes_to_no_room_as_somebody_new(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known()
        room = calm_home.room(mei.token, "fulushou")["code"]
        sign_out(mei)
        with mei.watch.cut():
            mei.go(f"/r/{room}")
            expect(mei.page.get_by_label("名字")).to_be_visible()
        expect(mei.button("我在别的设备上打过")).to_be_visible()
        assert mei.page.evaluate("localStorage.getItem('paiju.me')") is None


@pytest.mark.parametrize("path", ["/me", "/settings"])
def test_who_has_a_name_here_may_still_enter_a_code(browser: Browser, calm_home: House, path: str) -> None:
    old, new = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿博")
    with people(old, new):
        old.be_known()
        new.be_known()
        code = code_of(old)
        new.go(path).loaded()
        new.tap("我在别的设备上打过")
        enter(new, code)
        asked = new.page.get_by_role("dialog", name="换成那个人")
        new.button("换成那个人", within=asked).tap()
        expect(new.page.get_by_text("另外还有 1 台设备是你")).to_be_visible()
        expect(new.page.get_by_role("dialog")).to_have_count(0)
        assert new.kept("paiju.me")["id"] == old.kept("paiju.me")["id"]


def test_a_code_may_be_typed_pasted_and_mended_as_people_do(browser: Browser, calm_home: House) -> None:
    """Chinese input methods compose what is typed before they give it, and may give wide letters."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go("/me").loaded()
        mei.tap("我在别的设备上打过")
        field, hand = mei.page.get_by_label("码（8 个字）"), mei.context.new_cdp_session(mei.page)
        field.focus()
        for end in range(1, 9):
            composed = {"text": "k7qp3wxa"[:end], "selectionStart": end, "selectionEnd": end}
            hand.send("Input.imeSetComposition", composed)
        hand.send("Input.insertText", {"text": "k7qp3wxa"})
        expect(field).to_have_value("k7qp3wxa")
        for pasted in ("  K7QP-3WXA ", "Ｋ７ＱＰ　３ＷＸＡ"):
            field.fill("")
            expect(mei.button("进来")).to_be_disabled()
            hand.send("Input.insertText", {"text": pasted})
            expect(mei.button("进来")).to_be_enabled()
        field.fill("K7QP 3WXA")
        for key in ("Home", "ArrowRight", "Delete", "4"):
            field.press(key)
        expect(field).to_have_value("K4QP 3WXA")


# --- people one would rather not hear or meet


def look_at(person: Person, name: str) -> Locator:
    """The sheet about somebody at the same table."""
    person.tap(f"看看{name}")
    sheet = person.page.get_by_role("dialog", name=name)
    expect(sheet.locator(".me-head .person-face")).to_be_visible()
    return sheet


def say(person: Person, phrase: str) -> None:
    """Say a phrase from the menu of the table."""
    person.tap("菜单")
    person.tap(phrase)


def test_who_is_muted_is_not_heard_here_until_he_may_speak_again(browser: Browser, calm_home: House) -> None:
    mei, bo = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿博")
    with people(mei, bo):
        sit_together(mei, bo, "fulushou", {}, bots=True)
        sheet = look_at(mei, "阿博")
        sheet.get_by_role("switch", name="不听他说话").tap()
        mei.button("关闭", within=sheet).tap()
        expect(mei.page.locator(".plate").get_by_label("不听他说话")).to_be_visible()
        say(bo, "打得好！")
        expect(bo.page.locator(".speech")).to_have_text("打得好！")
        expect(mei.page.locator(".speech")).to_have_count(0)

        sheet = look_at(mei, "阿博")
        sheet.get_by_role("switch", name="不听他说话").tap()
        mei.button("关闭", within=sheet).tap()
        say(bo, "运气真好")
        expect(mei.page.locator(".speech")).to_have_text("运气真好")


def test_who_is_blocked_goes_from_the_room_and_comes_again_when_it_is_undone(
    browser: Browser, calm_home: House
) -> None:
    mei, bo = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿博")
    with people(mei, bo):
        code = mei.make_room("fulushou")
        mei.seated()
        bo.come_in(code)
        sheet = look_at(mei, "阿博")
        mei.tap("不让他来我的房间")
        mei.button("不让他来", within=mei.page.get_by_role("dialog", name="不让他来")).tap()
        expect(bo.page.get_by_role("heading", name="进不去这个房间")).to_be_visible()
        assert "阿梅" not in bo.page.locator("main").inner_text()
        mei.button("关闭", within=sheet).tap()
        expect(mei.page.locator(".chair-name").get_by_text("阿博")).to_have_count(0)

        mei.go("/me").loaded()
        mei.tap("让他来")
        expect(mei.page.get_by_text("没有。点牌桌上的名字")).to_be_visible()
        bo.go(f"/r/{code}")
        bo.tap("坐下来打")
        bo.seated()


@pytest.mark.long
def test_people_one_has_played_with_are_on_ones_page_with_their_rooms(browser: Browser, home: House) -> None:
    mei, bo = Person(browser, home, "阿梅"), Person(browser, home, "阿博")
    with people(mei, bo):
        sit_together(mei, bo, "fulushou", {}, bots=True, rounds=1, listed=False)
        code = mei.page.url.rsplit("/", 1)[1]
        play_round(Player(mei), Player(bo))
        bo.go("/me").loaded()
        friend = bo.page.get_by_role("button", name="看看阿梅")
        expect(friend).to_contain_text("一起打了 1 盘")
        expect(bo.page.locator(".me-people .room-item").get_by_text(code)).to_be_visible()
        friend.tap()
        expect(bo.page.get_by_role("dialog", name="阿梅").get_by_text("一共打了 1 盘")).to_be_visible()
