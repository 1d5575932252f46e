"""What a table tells who asks: why something cannot be done, and, in practice, what to throw."""

import json
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from tests.browser.browser import SIZES, SMALL, Look
from tests.browser.middleman import between
from tests.browser.people import Person, people, sit_together, to_next_round
from tests.browser.playing import LONG, Player, play, until_asked
from tests.browser.test_hands import eventually
from tests.server.house import House, Json

GAMES: Final = [("neijiang", {}, "NJ-4.1"), ("fulushou", {"players": 2, "discard_seconds": 60}, "FL-9.1")]
"""One of each family: options, and a rule of discards."""
COACH: Final = "教练：轮到我时出主意"


def practice(mei: Person, game: str, options: dict[str, Any]) -> Player:
    """A table of bots at which one owes a discard."""
    mei.make_room(game, options, claim_ms=0)
    mei.with_bots().start()
    player = Player(mei)
    until_asked(player)
    return player


def reads_a_rule(sheet: Locator, game: str, rule: str = "") -> None:
    """The sheet tells a rule by its number and its words, with a link to its page."""
    link = sheet.get_by_role("link").first
    expect(link).to_have_attribute("href", re.compile(f"^/rules/{game}#{rule}"))
    expect(sheet).to_contain_text(re.compile("[一-鿿]{4,}。"))


@pytest.mark.parametrize(("game", "options", "rule"), GAMES)
def test_one_asks_why_something_is_not_offered(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any], rule: str
) -> None:
    """At one's own turn a claim is not to be had, nor a win: the rules say so, and lead to their page."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        player = practice(mei, game, options)
        while mei.page.locator("[data-action=win]").is_visible():  # chance has it that it may be done
            until_asked(player, player.done["discard"] + 1)
        mei.tap("为什么不能？")
        sheet = mei.page.get_by_role("dialog", name="为什么现在不能？")
        for verb in ("碰", "胡"):
            reads_a_rule(sheet.locator(".reasons li").filter(has=mei.page.locator("b", has_text=verb)), game)
        mei.button("关闭", within=sheet).tap()
        expect(sheet).to_be_hidden()


def without_first_discard(rule: str) -> Callable[[WebSocketRoute], None]:
    """A line on which the first of several discards is not offered, and on which `rule` stands against it."""

    def heard(message: dict[str, Any]) -> bool:
        if message["type"] == "ask":
            first, *others = [action for action in message["actions"] if action.startswith("discard ")] or [""]
            message["actions"] = [action for action in message["actions"] if action != first or not others]
        if message["type"] == "because":
            message["reasons"] = [{"action": "discard", "rule": rule}]
        return True

    return between(heard)


@pytest.mark.parametrize(("game", "options", "rule"), GAMES)
def test_a_grey_tile_tells_its_rule_when_it_is_tapped(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any], rule: str
) -> None:
    """Also where nothing was hinted about it: then the server is asked."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.page.route_web_socket("**/ws", without_first_discard(rule))
        practice(mei, game, options)
        mei.page.locator("main button[data-face].banned").first.tap(position={"x": 8, "y": 8})
        sheet = mei.page.get_by_role("dialog", name="这张牌现在不能打")
        reads_a_rule(sheet, game, rule.split("-", maxsplit=1)[0])
        expect(sheet).to_contain_text(rule.split("-", maxsplit=1)[0])


CLAIMS: Final = {"neijiang": "pong", "fulushou": "peng"}


def with_a_claim(claim: str, refusals: list[Any]) -> Callable[[WebSocketRoute], None]:
    """A line on which every question offers a claim too; what the server refuses is kept."""

    def heard(message: dict[str, Any]) -> bool:
        if message["type"] == "ask" and claim not in message["actions"]:
            message["actions"].append(claim)
        if message["type"] == "error":
            refusals.append(message["error"])
        return True

    return between(heard)


@pytest.mark.parametrize(("game", "options", "rule"), GAMES)
def test_a_refused_claim_tells_its_rule(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any], rule: str
) -> None:
    """It is offered, but the server does not let it pass; the question still stands afterwards."""
    refusals: list[Any] = []
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.page.route_web_socket("**/ws", with_a_claim(CLAIMS[game], refusals))
        mei.make_room(game, options, claim_ms=0)
        mei.with_bots().start()
        player = Player(mei, claims=("pass",))
        play([player], lambda: (player.look() or {}).get("turn") == "discard")
        mei.page.locator("[data-action=pong]").tap()
        sheet = mei.page.get_by_role("dialog").filter(has=mei.page.locator(".rule-text"))
        expect(sheet).to_be_visible()
        (refused,) = refusals
        assert refused["code"] == "not_legal"
        reads_a_rule(sheet, game, refused["at"])
        expect(sheet).to_contain_text(refused["at"])
        mei.button("关闭", within=sheet).tap()
        expect(sheet).to_be_hidden()
        expect(mei.page.locator(".status-line")).to_have_attribute("data-turn", "discard")


def call_the_coach(mei: Person) -> None:
    """Switch it on."""
    mei.tap("菜单")
    menu = mei.page.get_by_role("dialog", name="菜单")
    menu.get_by_role("switch", name=COACH).tap()
    mei.button("关闭", within=menu).tap()
    expect(menu).to_be_hidden()


@pytest.mark.parametrize(("game", "options", "rule"), GAMES)
def test_a_coach_advises_who_practises_until_he_is_sent_away(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any], rule: str
) -> None:
    """The best discard first; the others on a tap. It fits every screen, and its cross is the end of it."""
    mei = Person(browser, calm_home, "阿梅", Look(size=SMALL))
    with people(mei):
        practice(mei, game, options)
        mei.page.reload()  # no tile lies lifted
        mei.at_table()
        coach = mei.page.get_by_role("region", name="教练")
        expect(coach).to_be_hidden()
        call_the_coach(mei)
        discards = coach.get_by_role("button", name=re.compile("^打"))
        expect(discards.first).to_have_attribute("aria-pressed", "true")
        expect(coach).to_contain_text(re.compile("差 \\d 张听|听|胡不了"))
        if discards.count() > 1:
            discards.last.tap()
            expect(discards.last).to_have_attribute("aria-pressed", "true")
        for size in SIZES:
            mei.page.set_viewport_size({"width": size.width, "height": size.height})
            assert mei.page.evaluate(HIDDEN) == [], size
        mei.page.set_viewport_size({"width": SMALL.width, "height": SMALL.height})
        mei.button("关掉教练").tap()
        expect(coach).to_be_hidden()
        mei.page.reload()
        mei.at_table()
        expect(coach).to_be_hidden()


HIDDEN: Final = """
() => {
  const page = document.scrollingElement;
  const seen = [...document.querySelectorAll(".coach, .coach button, .action-bar, main button[data-face]")];
  const out = seen.filter((it) => {
    const box = it.getBoundingClientRect();
    return box.left < -1 || box.right > page.clientWidth + 1 || box.bottom > page.clientHeight + 1;
  });
  const line = document.querySelector(".status-line");
  return [...out.map((it) => it.className), ...(line.scrollHeight > line.clientHeight + 1 ? ["status-line"] : [])];
}
"""
"""What of the coach, the actions and the hand lies beyond the screen, and whether the line above them would scroll."""


SAID: Final = """
() => [...document.querySelectorAll(".coach-told")].map((told) => ({
  tiles: [...told.querySelectorAll(".coach-tile")].map((it) => [it.firstChild.dataset.face, it.lastChild.innerText]),
  worth: told.innerText.match(/(约|最多) \\d+/)?.[0] ?? null,
}))
"""
"""What the coach says of the discard that is best, or was picked."""
MOST: Final = 8
"""So many tiles are shown, the others only counted."""


def to_be_said(line: Any) -> Json:
    """The tiles that help, those that are left, and what is at stake, of what the server told."""
    tiles = [[wait["tile"], f"×{wait['left']}"] for wait in line["tiles"] if wait["left"] > 0]
    worth = f"{'约' if line['lacks'] else '最多'} {line['value']}"
    return {"tiles": tiles[:MOST], "worth": worth if line["value"] > 0 else None}


class Trainee(Player):
    """Compares at each turn what the coach says with what the server told."""

    def __init__(self, mei: Person) -> None:
        super().__init__(mei, claims=("pass",))
        self.told: list[Any] = []
        """Of the newest question, the best discard first."""
        self.tiles = self.worth = 0
        """How often tiles were shown, and what is at stake."""
        mei.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "coached":
            self.told = message["lines"]

    def _differs(self) -> Any:
        """What is said and what should be, where that is not the same."""
        said, wanted = self.person.page.evaluate(SAID), [to_be_said(line) for line in self.told[:1]]
        return None if said == wanted else (said, wanted)

    def _discard(self, hand: list[Any]) -> bool:
        page = self.person.page
        if not any(tile["raised"] for tile in hand):
            expect(page.locator(".coach-told")).to_be_visible()
            eventually(page, self._differs, None)
            (said,) = page.evaluate(SAID)
            self.tiles += bool(said["tiles"])
            self.worth += said["worth"] is not None
        return super()._discard(hand)


STOOD: Final = """
([board, laid]) => {
  const note = () => {
    const [line, place] = [document.querySelector(".status-line"), document.querySelector(board)];
    if (line && place && line.dataset.turn !== "over" && !document.querySelector("dialog[open]")) {
      const { x, y, width, height } = place.getBoundingClientRect();
      const who = line.querySelector(".coach") ? "coach" : line.dataset.turn;
      window.stood.push([document.querySelectorAll(laid).length, who, x, y, width, height]);
    }
    window.noting = requestAnimationFrame(note);
  };
  cancelAnimationFrame(window.noting);
  window.stood = [];
  note();
}
"""
"""Notes in every frame where the middle of the board stands, what was laid out, and who has the word."""
BOARD: Final = {
    "neijiang": [".mj-centre", "main :is(.mj-melds [data-face], .mj-won, .mj-ready)"],
    "fulushou": [".cards-middle", "main .cards-group"],
}
PIXEL: Final = 1
"""So much is rounding."""


def stands_still(stood: list[list[Any]]) -> None:
    """The board never moved while no group was laid out, although the coach spoke and was silent."""
    assert {"coach", "others"} <= {who for _, who, *_ in stood}
    first: dict[int, list[Any]] = {}
    for laid, *now in stood:
        was = first.setdefault(laid, now)
        assert now[1:] == pytest.approx(was[1:], abs=PIXEL), (laid, was, now)


@pytest.mark.parametrize(("game", "options", "rule"), GAMES)
def test_a_coach_tells_what_helps_and_what_is_at_stake(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any], rule: str
) -> None:
    """As the server reckons it, turn by turn; between the turns the board stands still."""
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        player = Trainee(mei)
        mei.make_room(game, options, claim_ms=0)
        mei.with_bots().start()
        call_the_coach(mei)
        mei.page.evaluate(STOOD, BOARD[game])

        def heard() -> bool:
            seen = player.tiles > 0 and player.worth > 0 and player.done["discard"] > 2
            if seen or player.is_settled():
                stands_still(mei.page.evaluate("() => window.stood"))
            if not seen and player.is_settled():
                to_next_round(mei)
                mei.page.evaluate(STOOD, BOARD[game])
            return seen

        play([player], heard, LONG)


@pytest.mark.parametrize(("game", "options", "rule"), GAMES)
def test_with_people_at_the_table_there_is_no_coach(
    browser: Browser, calm_home: House, game: str, options: dict[str, Any], rule: str
) -> None:
    mei, bo = Person(browser, calm_home, "阿梅"), Person(browser, calm_home, "阿博")
    with people(mei, bo):
        sit_together(mei, bo, game, options, bots=game == "neijiang", claim_ms=0)
        for person in (mei, bo):
            person.tap("菜单")
            menu = person.page.get_by_role("dialog", name="菜单")
            expect(menu.get_by_role("switch", name="托管")).to_be_visible()
            expect(menu.get_by_role("switch", name=COACH)).to_have_count(0)
