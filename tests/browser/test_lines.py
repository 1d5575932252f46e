"""Lines that are lost, frozen, taken over: the player sees it, and nothing is missing afterwards."""

from playwright.sync_api import Browser, expect

from tests.browser.people import Person, people
from tests.browser.playing import Player, play, play_round
from tests.server.house import House

LOST = "断线，重连中"
HEART = 9_000
"""A little more than the time between two signs of life (ms)."""


def alone(browser: Browser, home: House) -> Person:
    """Somebody at a table with bots."""
    mei = Person(browser, home, "阿梅")
    mei.make_room("neijiang")
    mei.with_bots().start()
    return mei


def test_a_dead_network_is_noticed_by_its_silence(browser: Browser, calm_home: House) -> None:
    """No socket closes where the network just dies; the page's clock is put forward to the missing sign of life."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.page.clock.install()
        mei.make_room("neijiang")
        mei.with_bots().start().online()
        with mei.watch.cut():
            mei.context.set_offline(True)
            mei.page.clock.fast_forward(HEART)
            expect(mei.pill).not_to_have_text(LOST)  # near miss: one unanswered sign is no silence yet
            mei.page.clock.fast_forward(HEART)
            expect(mei.pill).to_have_text(LOST)
            mei.context.set_offline(False)
            mei.page.clock.fast_forward(HEART)
            mei.online()
        play_round(Player(mei))


def test_a_page_that_was_frozen_catches_up(browser: Browser, home: House) -> None:
    """A phone in the pocket: the house plays for it, and when it wakes it shows the same table as the others'."""
    mei, bo = Person(browser, home, "阿梅"), Person(browser, home, "阿博")
    with people(mei, bo):
        bo.come_in(mei.make_room("neijiang")).ready()
        mei.with_bots().start()
        cdp = mei.context.new_cdp_session(mei.page)
        cdp.send("Page.setWebLifecycleState", {"state": "frozen"})
        other = Player(bo.at_table())
        play([other], lambda: other.done["discard"] >= 2 or other.is_settled())
        cdp.send("Page.setWebLifecycleState", {"state": "active"})
        play_round(Player(mei), other)
        assert mei.row("sitting")[-2:] != []
        assert mei.row("sitting")[-2] == mei.rounds()[0]["deltas"][0]


def test_the_newest_tab_has_the_table(browser: Browser, calm_home: House) -> None:
    """Opened in a second tab, the first says so, and can take the table back."""
    mei = alone(browser, calm_home)
    with people(mei):
        older = mei.page
        mei.page = mei.context.new_page()
        mei.page.goto(older.url)
        mei.at_table()
        expect(older.get_by_role("heading", name="这一桌在别处打开了")).to_be_visible()
        older.get_by_role("button", name="在这里接着打").tap()
        expect(mei.page.get_by_role("heading", name="这一桌在别处打开了")).to_be_visible()
        mei.page = older
        mei.at_table()
