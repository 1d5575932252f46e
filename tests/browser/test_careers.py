"""What games keep of a player, where he finds himself: his rank and score, his tasks, and his rank beside his name."""

import re
from typing import Final

from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import Person, people
from tests.browser.playing import Player, play_round
from tests.server.house import House

RANK: Final = re.compile("白板|[一二三四五六七八九]万")


def career(person: Person, game: str) -> Locator:
    """What his page tells of him in a game."""
    return person.page.locator(f'.career[data-game="{game}"]')


def test_a_finished_round_moves_the_score_that_is_shown(browser: Browser, home: House) -> None:
    """河北麻将: 0 before, the gain of the round after it, with the rank that the server names (HB-11.3)."""
    mei = Person(browser, home, "阿梅")
    with people(mei):
        mei.be_known().go("/me").loaded()
        expect(career(mei, "hebei").locator(".climb-score b")).to_have_text("0")
        expect(career(mei, "hebei").locator(".climb-rank")).to_have_text("白板")
        mei.make_room("hebei", rounds=1)
        mei.with_bots().start()
        play_round(Player(mei))
        (played,) = mei.rounds()
        gain = played["deltas"][played["names"].index("阿梅")]
        told = home.get("/api/me/careers/hebei", mei.token).json()
        assert told["score"] == gain
        mei.go("/me").loaded()
        shown = career(mei, "hebei")
        expect(shown.locator(".climb-score b")).to_have_text(f"{gain:,}".replace("-", "−"))
        expect(shown.locator(".climb-rank")).to_have_text(told["rank"]["ladder"][told["rank"]["place"]]["name"])
        expect(shown.get_by_text("打了 1 盘")).to_be_visible()
        expect(shown.get_by_text(f"赢了 {int(gain > 0)} 盘")).to_be_visible()


def test_the_ladder_unfolds_with_the_own_rank_marked(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/me").loaded()
        shown = career(mei, "hebei")
        expect(shown.get_by_text("还差 100 分升一万")).to_be_visible()
        shown.get_by_text("各级要多少分").tap()
        expect(shown.locator(".ladder li")).to_have_count(17)
        expect(shown.locator(".ladder li[aria-current]")).to_have_text(re.compile("^白板"))
        expect(shown.locator(".ladder li").last).to_have_text(re.compile("雀神.*2,000,000"))


def test_tasks_tell_their_rewards_and_what_is_still_to_do(browser: Browser, calm_home: House) -> None:
    """榆树麻将: two tasks by rounds, in play money, and no ranks (YS-11.1)."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/me").loaded()
        shown = career(mei, "yushu")
        expect(shown.locator(".task")).to_have_count(2)
        expect(shown.locator(".task").first).to_contain_text("打满 30 盘")
        expect(shown.locator(".task").first).to_contain_text("5,000 游戏币、5 元宝")
        expect(shown.locator(".task").first).to_contain_text("还差 30 盘")
        expect(shown.locator(".task.done, .ladder")).to_have_count(0)
        expect(shown.get_by_text("逃跑 0 次")).to_be_visible()


def test_every_game_has_a_line_with_what_it_keeps_and_no_more(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/me").loaded()
        expect(mei.page.locator(".career")).to_have_count(5)
        expect(career(mei, "neijiang").locator(".climb-score b")).to_have_text("0")
        expect(career(mei, "neijiang").locator(".ladder, .task, .career-played")).to_have_count(0)


def test_the_rank_stands_beside_a_name_in_a_room_of_that_game(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.make_room("hebei")
        mei.with_bots()
        expect(mei.page.locator(".chair-name .rank")).to_have_count(1)
        expect(mei.page.locator(".chair-name .rank")).to_have_text(RANK)
        mei.make_room("yushu")
        mei.with_bots()
        expect(mei.page.locator(".chair-name .rank")).to_have_count(0)
