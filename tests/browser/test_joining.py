"""Coming together: the first hand in three taps, rules that one keeps, changing places, another session."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import Person, people
from tests.browser.playing import Player, play_round
from tests.server.house import House

COUNT_TAPS = "addEventListener('pointerdown', () => { window.taps = (window.taps ?? 0) + 1; }, true)"


@pytest.mark.parametrize("title", ["内江麻将", "福禄寿"])
def test_three_taps_lead_from_nothing_to_the_first_hand(browser: Browser, calm_home: House, title: str) -> None:
    """A browser that has never been here; a name stands there already."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.context.add_init_script(COUNT_TAPS)
        mei.go()
        mei.tap("马上开局 和电脑打")
        mei.page.get_by_role("dialog").get_by_role("button", name=title).tap()
        mei.tap("进去")
        mei.at_table()
        assert mei.page.evaluate("window.taps") == 3


# --- rules that one keeps


def kept(mei: Person) -> Locator:
    return mei.page.get_by_role("region", name="存下的规矩")


def keep(mei: Person, name: str) -> None:
    mei.tap("存下现在的规矩")
    mei.page.get_by_label("给这套规矩起个名").fill(name)
    mei.tap("保存")


def test_rules_are_kept_under_a_name_chosen_renamed_and_deleted(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/new#hebei").loaded()
        keep(mei, "平常的")
        mei.page.locator("details.fold > summary").first.tap()
        mei.page.get_by_role("switch", name="门清算番", exact=True).tap()
        expect(mei.button("平常的", within=kept(mei))).to_have_attribute("aria-pressed", "false")
        keep(mei, "周五")
        expect(mei.button("周五", within=kept(mei))).to_have_attribute("aria-pressed", "true")
        mei.button("平常的", within=kept(mei)).tap()
        expect(mei.page.get_by_role("switch", name="门清算番", exact=True)).to_be_checked()

        mei.tap("整理")
        mei.tap("给“周五”改名")
        mei.page.get_by_label("给这套规矩起个名").fill("老规矩")
        mei.tap("保存")
        mei.tap("删掉“平常的”")
        mei.page.get_by_role("dialog", name="删掉“平常的”").get_by_role("button", name="删掉“平常的”").tap()
        mei.button("关闭").tap()
        expect(kept(mei).locator(".preset")).to_have_text(["老规矩"])

        mei.reopen()
        mei.loaded()
        for _ in range(2):
            expect(mei.page.get_by_text("改了 1 项")).to_have_count(0)
            mei.button("老规矩", within=kept(mei)).tap()
            expect(mei.page.get_by_text("改了 1 项")).to_be_visible()
            mei.tap("都恢复原样")
        mei.button("老规矩", within=kept(mei)).tap()
        mei.tap("开房间")
        mei.seated()
        expect(mei.page.get_by_text("规矩：老规矩")).to_be_visible()


def test_rules_of_one_game_are_not_those_of_another_and_the_room_takes_them_too(
    browser: Browser, calm_home: House
) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/new#fulushou").loaded()
        mei.page.get_by_role("radio", name="2").first.locator("..").tap()
        keep(mei, "两个人")
        mei.page.get_by_role("radio", name="内江麻将").locator("..").tap()
        expect(kept(mei)).to_contain_text("把常打的规矩存下来")
        expect(kept(mei).locator(".preset")).to_have_count(0)
        mei.make_room("fulushou")
        mei.seated()
        expect(mei.page.locator(".chair")).to_have_count(3)
        mei.tap("改设置")
        mei.button("两个人", within=kept(mei)).tap()
        mei.tap("保存")
        expect(mei.page.locator(".chair")).to_have_count(2)
        expect(mei.page.get_by_text("规矩：两个人")).to_be_visible()


# --- changing places


def names(person: Person) -> list[str]:
    """Who sits where, as somebody sees it."""
    return person.page.locator(".chair-name b").all_inner_texts()


def check_consent(asking: Person, asked: Person, before: list[str]) -> None:
    """Asked, declined; asked, taken back; asked, agreed. Nobody changes places before that."""
    question = asked.page.locator(".swap")
    asking.tap(f"和{asked.name}换座位")
    expect(question).to_contain_text(f"{asking.name}（{before.index(asking.name) + 1} 号位）想和你换座位")
    asked.tap("不换")
    expect(asking.page.get_by_text(f"问了{asked.name}要不要换座位")).to_have_count(0)
    expect(question).to_have_count(0)
    for person in (asking, asked):
        assert names(person) == before
    asking.tap(f"和{asked.name}换座位")
    expect(question).to_be_visible()
    assert names(asked) == before
    asking.tap("不换了")
    expect(question).to_have_count(0)
    asking.tap(f"和{asked.name}换座位")
    asked.button("换").tap()
    swapped = [{asking.name: asked.name, asked.name: asking.name}.get(name, name) for name in before]
    for person in (asking, asked):
        expect(person.page.locator(".chair-name b")).to_have_text(swapped)


@pytest.mark.parametrize("game", ["neijiang", "weimaque"])
def test_who_is_asked_to_change_places_agrees_or_not(browser: Browser, calm_home: House, game: str) -> None:
    """The owner, too, has to ask people; only bots are put elsewhere without a question."""
    mei, bo = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿博")
    with people(mei, bo):
        bo.come_in(mei.make_room(game))
        mei.seated()
        check_consent(bo, mei, ["阿梅", "阿博"])
        check_consent(mei, bo, ["阿博", "阿梅"])

        mei.with_bots()
        seats = mei.page.locator(".chair-name b")
        free = seats.count()
        mei.tap("安排阿博")
        sheet = mei.page.get_by_role("dialog", name="安排阿博")
        expect(mei.button(re.compile("号位"), within=sheet)).to_have_count(0)
        mei.button("关闭", within=sheet).tap()
        mei.tap(f"安排电脑 {free}")
        sheet = mei.page.get_by_role("dialog", name=f"安排电脑 {free}")
        expect(mei.button(re.compile("号位 电脑"), within=sheet)).to_have_count(free - 3)
        expect(mei.button(re.compile("号位 阿博"), within=sheet)).to_have_count(0)
        mei.button(re.compile("号位 阿梅"), within=sheet).tap()
        expect(seats.last).to_have_text("阿梅")
        expect(bo.page.locator(".chair-name b").last).to_have_text("阿梅")


# --- another session


@pytest.mark.parametrize("game", ["neijiang", pytest.param("weimaque", marks=pytest.mark.long)])
def test_one_tap_of_the_owner_and_all_play_again(browser: Browser, calm_home: House, game: str) -> None:
    """Bots and people stay where they sat; the other is told, and need not do anything but agree."""
    mei, bo = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿博")
    with people(mei, bo):
        code = mei.make_room(game, rounds=1, next_seconds=30)
        bo.come_in(code).ready()
        mei.with_bots().start()
        play_round(Player(mei), Player(bo.at_table()))
        mei.button("再来一场", within=mei.settlement).tap()
        expect(bo.settlement.locator(".ready")).to_contain_text("秒后")
        bo.button("再来一场", within=bo.settlement).tap()
        for person in (mei, bo):
            person.at_table()
        assert [played["session"] for played in mei.rounds()] == [1]
        play_round(Player(mei), Player(bo))
        assert [played["session"] for played in mei.rounds()] == [2, 1]


@pytest.mark.long
def test_from_the_room_too_and_whoever_gets_up_calls_it_off(browser: Browser, calm_home: House) -> None:
    mei, bo = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿博")
    with people(mei, bo):
        code = mei.make_room("fulushou", rounds=1, next_seconds=30)
        bo.come_in(code).ready()
        mei.with_bots().start()
        play_round(Player(mei), Player(bo.at_table()))
        for person in (mei, bo):
            person.button("回房间", within=person.settlement).tap()
        mei.tap("原班人马再来一场")
        expect(bo.page.get_by_text("不想打就站起来")).to_be_visible()
        bo.tap("站起来")
        expect(mei.page.get_by_text("还空 1 个座位")).to_be_visible()
        expect(mei.page.get_by_text("不想打就站起来")).to_have_count(0)
