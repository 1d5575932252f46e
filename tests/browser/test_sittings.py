"""Whole sittings: two people at their browsers, bots, and what the records say afterwards."""

from playwright.sync_api import Browser, expect

from tests.browser.people import Person, people, to_next_round
from tests.browser.playing import Player, play, play_round
from tests.server.house import House

ROUNDS = 3


def signed(gain: int) -> str:
    """A gain as it stands at the top of a settlement."""
    return f"+{gain}" if gain > 0 else str(gain).replace("-", "−")


def play_sitting(*players: Player) -> None:
    """Play what is left of three rounds; each settlement shows what the record says.

    The first of them may be over already, with its settlement on the screens.
    """
    first = players[0].person
    number = 0
    while number < ROUNDS:
        play_round(*players)
        number = len(first.rounds())
        for seat, player in enumerate(players):
            expect(player.person.settlement).to_have_accessible_name(f"第 {number} 盘 结算")
            gain = first.rounds()[0]["deltas"][seat]
            assert player.person.row("sitting")[-2] == gain
            expect(player.person.settlement.locator(".mine b")).to_have_text(signed(gain))
        if number < ROUNDS:
            to_next_round(*(player.person for player in players))


def check_standing(*seated: Person) -> None:
    """The final standing that each of them sees is the sum of the records."""
    played = seated[0].rounds()
    assert len(played) == ROUNDS
    sums = [sum(gains) for gains in zip(*(one["deltas"] for one in played), strict=True)]
    assert sum(sums) == 0
    for seat, person in enumerate(seated):
        expect(person.settlement.get_by_text("最后名次")).to_be_visible()
        points = person.settlement.locator(".standing tr td:last-child").all_inner_texts()
        assert sorted(int(point.replace("−", "-")) for point in points) == sorted(sums)
        assert person.row("standing")[-1] == sums[seat]


def test_two_people_and_two_bots_play_three_rounds(browser: Browser, home: House) -> None:
    """The whole way through the pages: name, room, link, seats, bots, three rounds, settlements, final standing."""
    mei, bo = Person(browser, home, "阿梅"), Person(browser, home, "阿博")
    with people(mei, bo):
        code = mei.open_room("neijiang", "内江麻将", rounds=ROUNDS)
        bo.come_in(code).ready()
        mei.with_bots().start()
        players = Player(mei), Player(bo.at_table())
        play_sitting(*players)
        check_standing(mei, bo)
        assert all(player.done["discard"] > ROUNDS for player in players), "they played themselves"
        mei.button("回房间", within=mei.settlement).tap()
        expect(mei.page.get_by_text("上一场打了 3 盘")).to_be_visible()


def test_a_closed_browser_and_a_killed_server_lose_nothing(browser: Browser, home: House) -> None:
    """Six seats. Mid-round one browser is closed and opened again; then the power of the server is cut."""
    mei, bo = Person(browser, home, "阿梅"), Person(browser, home, "阿博")
    with people(mei, bo):
        code = mei.make_room("neijiang", {"players": 6}, rounds=ROUNDS)
        bo.come_in(code).ready()
        mei.with_bots().start()
        players = Player(mei), Player(bo.at_table())
        play(players, lambda: players[1].done["discard"] >= 2)
        bo.reopen().at_table()
        play(players, lambda: players[1].done["discard"] >= 3 or players[1].is_settled())
        with mei.watch.cut(), bo.watch.cut():
            home.kill()
            expect(mei.pill).to_have_text("断线，重连中")
            home.start()
            mei.online()
            bo.online()
        play_sitting(*players)
        check_standing(mei, bo)
