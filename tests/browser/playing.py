"""How people in tests play: by tapping what they see, as fast as they can."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Error

from tests.browser.browser import is_gone
from tests.browser.people import Person, to_next_round

SECONDS: Final = 60
"""So long a test plays at most, where chance has no say in how long it takes."""
LONG: Final = 240
"""The same for what chance has to bring."""
STILL: Final = 30
"""A table where nothing happens for so many seconds is stuck."""

LOOK: Final = """
() => {
  const seen = (it) => it.offsetParent !== null || getComputedStyle(it).position === "fixed";
  // a point of it that a finger would hit: cards of a column lie upon each other
  const spot = (it) => {
    const box = it.getBoundingClientRect();
    for (const down of [0.5, 0.12, 0.25, 0.75, 0.9]) {
      const [x, y] = [box.x + box.width / 2, box.y + box.height * down];
      if (it.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
  };
  const all = (what, root = document) => [...root.querySelectorAll(what)].filter(seen);
  const dialog = document.querySelector("dialog[open]");
  const buttons = Object.fromEntries(
    all("[data-action]").map((it) => [it.dataset.action, spot(it)]),
  );
  const hand = all("main button[data-face]").map((it) => ({
    tile: it.dataset.face,
    raised: it.getAttribute("aria-pressed") === "true",
    open: !it.classList.contains("banned") && !it.classList.contains("dim"),
    spot: spot(it),
  }));
  const text = (what) => document.querySelector(what)?.textContent ?? "";
  return {
    sign: [text(".top-facts"), text(".status-line"), dialog?.ariaLabel, all("[data-face]").length].join(),
    astray: !location.pathname.startsWith("/r/"),
    settled: dialog !== null && dialog.querySelector(".settlement") !== null,
    dialog: dialog?.getAttribute("aria-label") ?? null,
    ways: dialog ? all(".way", dialog).map(spot) : [],
    turn: document.querySelector(".status-line")?.dataset.turn ?? "",
    auto: all(".status-line .button").map(spot),
    buttons,
    hand,
  };
}
"""
"""What a page asks of its player, with points to tap; `sign` changes when anything happens at the table."""

CLAIMS: Final = ("win", "kong", "pong", "chow", "pass")
"""What is tapped first where it is offered."""

Spot = list[float] | None


class Player:
    """Plays for a person. `done` counts what was tapped."""

    def __init__(self, person: Person, claims: Sequence[str] = CLAIMS) -> None:
        self.person = person
        self.done: Counter[str] = Counter()
        self.sign = ""
        self._claims = claims

    def look(self) -> Any:
        """What the page shows now; null while it moves to another address."""
        try:
            seen = self.person.page.evaluate(LOOK)
        except Error as error:
            if is_gone(error):
                return None
            raise
        self.sign = seen["sign"]
        return seen

    def step(self) -> bool:
        """Tap what is to be tapped, if anything is."""
        seen = self.look()
        if seen is None or seen["settled"]:
            return False
        if seen["astray"]:
            return self._go_back()
        if seen["ways"]:
            return self._tap("way", seen["ways"][0])
        for claim in self._claims:
            if claim in seen["buttons"]:
                return self._tap(claim, seen["buttons"][claim])
        if seen["auto"]:
            return self._tap("auto off", seen["auto"][0])
        return seen["turn"] == "discard" and self._discard(seen["hand"])

    def _discard(self, hand: list[Any]) -> bool:
        legal = [tile for tile in hand if tile["open"]]
        raised = [tile for tile in legal if tile["raised"]]
        if raised:
            return self._tap("discard", raised[0]["spot"])
        return bool(legal) and self._tap("lift", legal[-1]["spot"])

    def _go_back(self) -> bool:
        """Where a settlement came up under the finger, a link to a rule may have been tapped."""
        self.person.page.go_back()
        self.done["went back"] += 1
        return True

    def _tap(self, what: str, spot: Spot) -> bool:
        if spot is None:  # it moved under the finger, or another thing lies over it; look again
            self.done[f"covered {what}"] += 1
            return False
        self.person.page.touchscreen.tap(*spot)
        self.done[what] += 1
        return True

    def is_settled(self) -> bool:
        """Whether the page shows a settlement."""
        seen = self.look()
        return seen is not None and bool(seen["settled"])


class Witness(Player):
    """Plays round after round until it has seen what it was to see, whatever the tiles were; heirs say what that is."""

    won = False
    """Whether somebody has won a round."""

    def notice(self) -> None:
        """Look at the table; called again and again, at the settlement of a round last."""
        raise NotImplementedError

    @property
    def all_seen(self) -> bool:
        """Whether it was all there."""
        raise NotImplementedError

    def through(self) -> bool:
        """Whether all was seen and the round is settled as its record says; else goes on to the next round."""
        self.notice()
        if not self.is_settled():
            return False
        assert self.person.row("sitting")[-2] == self.person.rounds()[0]["deltas"][0]
        self.won = self.won or self.person.settlement.locator(".winner").count() > 0
        if not self.all_seen:
            to_next_round(self.person)
        return self.all_seen


def play(players: Sequence[Player], until: Callable[[], bool], seconds: float = SECONDS) -> None:
    """Let all of them play until something holds; fails when that takes too long, or when nothing happens any more."""
    end = time.monotonic() + seconds
    signs: list[str] = []
    happened = 0.0
    while not until():
        tapped = sum(player.step() for player in players)
        now, before, signs = time.monotonic(), signs, [player.sign for player in players]
        if tapped or signs != before:
            happened = now
        assert now < min(end, happened + STILL), _stuck(players)
        if not tapped:
            players[0].person.page.wait_for_timeout(15)


def play_round(*players: Player, seconds: float = SECONDS) -> None:
    """Play until all of them see the settlement."""
    play(players, lambda: all(player.is_settled() for player in players), seconds)


def until_asked(player: Player, discards: int = 2, seconds: float = SECONDS) -> None:
    """Play until so many tiles were discarded and the table waits for the next; through further rounds if need be."""

    def comes() -> bool:
        seen = player.look()
        if seen is not None and seen["settled"]:
            to_next_round(player.person)
            player.done.clear()
        return seen is not None and player.done["discard"] >= discards and seen["turn"] == "discard"

    play([player], comes, seconds)


def _stuck(players: Sequence[Player]) -> str:
    seen = [(player.done, player.look(), *_where(player.person)) for player in players]
    return f"nothing more happens: {seen}"


def _where(person: Person) -> tuple[str, str, list[str]]:
    """The address, what stands on the page, and what went wrong there."""
    return person.page.url, person.page.inner_text("body")[:400], person.watch.faults
