"""One round: it takes an answer, applies each event as it is made, and returns the events that the answer caused."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from paiju.core.errors import IllegalError, InvalidError
from paiju.core.events import EVERYTHING, Event
from paiju.flow.away import AUTO, GONE, HERE
from paiju.flow.game import Deal, Rules, Setup, State
from paiju.flow.window import Window, only, winners

S = TypeVar("S", bound=State)


class Closing(NamedTuple):
    """A window of several seats that closed: where in the log its events begin, and the answers that were given.

    `passed`: whether nobody took anything, those answered for by the house included.
    """

    at: int
    given: Mapping[int, int]
    passed: bool


class _Sight(Generic[S]):
    """What one viewer has folded so far; `done` events of the log are in it."""

    __slots__ = ("done", "events", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        self.done = 0


class Round(Generic[S]):
    """The state, the log it is the fold of, and the open window.

    `log` holds every event unmasked; `frames` the ends in the log of its numbered frames, the start of the round being
    frame 0. A frame ends with the input that caused it, at every moment when several seats could be asked, and before
    every own turn, whether or not anybody is asked or has a choice: so its bounds tell nothing about hidden hands. A
    window is numbered by the frames before it, for the same reason.
    """

    def __init__(self, rules: Rules[S], setup: Setup, deal: Deal, paced: bool = False) -> None:
        """Start a round: deal, and play every step that needs nobody until somebody has to answer.

        A round that is `paced` stops at every moment of which nobody may learn who was asked (`Rules.hushed`), with its
        window open if anybody is, until `go_on`: until then answers are held.
        """
        self.rules = rules
        self.setup = setup
        self.deal = deal
        self.state = rules.blank(EVERYTHING)
        self.log: list[Event] = []
        self.frames: list[int] = []
        self.paced = paced
        self.pausing = False
        """Whether the round waits for `go_on`, so that it takes as long whether or not anybody was asked."""
        self.closings: list[Closing] = []
        self.window: Window | None = None
        self.lapses = list(setup.lapses) or [0] * rules.seats
        """By seat, the time-outs in a row, over rounds too."""
        self._sights: dict[int, _Sight[S]] = {}
        self._emit(rules.start(setup, deal))
        self._run()
        self._cut()

    @property
    def over(self) -> bool:
        """Whether the round is settled."""
        return self.state.over

    def menu(self, seat: int) -> int:
        """What the seat may answer now, as a bit mask; 0 where it is not asked or has answered."""
        window = self.window
        return window.menus[seat] if window is not None and seat not in window.answers else 0

    def asked(self) -> list[int]:
        """The seats that the round waits for."""
        return self.window.silent() if self.window is not None else []

    def answer(self, seat: int, action: int) -> Sequence[Event]:
        """Take an answer; return what it caused: nothing while others could still outrank it.

        Errors: `IllegalError` (`not_asked`, `not_legal`, with the rule id in `at`); `InvalidError` for what is no seat
        or action at all.
        """
        window = self.window
        self._check(seat, action)
        if window is None or not window.waits_for(seat):
            rule = self.why_not(seat, action) or self.rules.once
            raise IllegalError("not_asked", f"seat {seat} is not asked now", rule)
        if not window.menus[seat] >> action & 1:
            raise IllegalError("not_legal", "this is not allowed now", self.why_not(seat, action) or "")
        self.lapses[seat] = 0
        return self._hold(window, seat, action)

    def answer_all(self, answers: Mapping[int, int], lapsed: Collection[int] = ()) -> Sequence[Event]:
        """Take the answers of several seats to one window, so that all of them are held.

        Who could reach most answers last: until then the window cannot settle, whatever it held before. Of the seats in
        `lapsed` the time is over: the answer is the one that the house gives.
        """
        start, window = len(self.log), self.window
        reach: dict[int, int] = {}
        if window is not None:
            reach = {seat: window.best(seat, self._key) for seat in answers if window.waits_for(seat)}
        for seat in sorted(answers, key=lambda seat: reach.get(seat, 0)):
            if seat in lapsed:
                self.lapse(seat)
            else:
                self.answer(seat, answers[seat])
        return self.log[start:]

    def lapse(self, seat: int) -> Sequence[Event]:
        """The time of a connected seat is over: the house answers for it, once.

        With as many in a row as the rules allow the seat is in 托管, and answered for so already now.
        Errors: `IllegalError`.
        """
        window = self.window
        if window is None or not window.waits_for(seat):
            raise IllegalError("not_asked", f"seat {seat} is not asked now")
        window.lapsed.append(seat)
        self.lapses[seat] += 1
        answer = self.rules.idle if self._exhausted(seat) else self.rules.lapse
        return self._hold(window, seat, answer(self.state, seat, window.menus[seat]))

    def _exhausted(self, seat: int) -> bool:
        return 0 < self.rules.lapse_limit <= self.lapses[seat]

    def presence(self, seat: int, away: int) -> Sequence[Event]:
        """A seat leaves, comes back or switches 托管 (`flow.away`); one that is away is answered for at once.

        Errors: `InvalidError`.
        """
        self._check(seat)
        if away not in (HERE, GONE, AUTO):
            raise InvalidError("bad_request", f"nobody can be away as {away}")
        if self.over or self.state.away[seat] == away:
            return ()
        start = len(self.log)
        self._emit(self.rules.presence(self.state, seat, away))
        if away == HERE:
            self.lapses[seat] = 0
        self._cut()  # what a seat that leaves is answered with must not show, by its frame, that it was asked
        window = self.window
        if away != HERE and window is not None and window.waits_for(seat):
            window.answers[seat] = self.rules.idle(self.state, seat, window.menus[seat])
            self._close_if_settled(window)
        return self._framed(start)

    def go_on(self) -> Sequence[Event]:
        """The pause is over: carry out what was held for it, and play on.

        Errors: `IllegalError` (`late`) where the round does not pause.
        """
        if not self.pausing:
            raise IllegalError("late", "the pause is over")
        start = len(self.log)
        self.pausing = False
        if self.window is not None:
            self._close_if_settled(self.window)
        else:
            self.rules.advance(self.state, self._emit)
            self._run()
        return self._framed(start)

    def _check(self, seat: int, action: int = 0) -> None:
        if not 0 <= seat < self.rules.seats:
            raise InvalidError("bad_request", f"seats are numbers from 0 to {self.rules.seats - 1}")
        if not 0 <= action < self.rules.actions.count:
            raise InvalidError("bad_request", f"actions are numbers below {self.rules.actions.count}")

    def why_not(self, seat: int, action: int) -> str | None:
        """The rule id that forbids the action to the seat now; None where it is allowed."""
        return self.rules.why_not(self.state, seat, action)

    def view(self, viewer: int) -> S:
        """The state as `viewer` has folded it from the events he saw; not to be changed."""
        return self._sight(viewer).state

    def seen(self, viewer: int) -> list[Event]:
        """The events that `viewer` has learned of so far."""
        return self._sight(viewer).events.copy()

    def _sight(self, viewer: int) -> "_Sight[S]":
        sight = self._sights.get(viewer)
        if sight is None:
            sight = self._sights[viewer] = _Sight(self.rules.blank(viewer))
        news = self.rules.vocabulary.masked(self.log[sight.done :], viewer)
        for event in news:
            sight.state.evolve(event)
        sight.events += news
        sight.done = len(self.log)
        return sight

    def frame(self, number: int, viewer: int) -> list[Event]:
        """What `viewer` learns from frame `number`."""
        start = self.frames[number - 1] if number else 0
        return self.rules.vocabulary.masked(self.log[start : self.frames[number]], viewer)

    def clone(self) -> "Round[S]":
        """An independent round at the same point."""
        other: Round[S] = object.__new__(type(self))
        other.rules, other.setup, other.deal = self.rules, self.setup, self.deal
        other.state = self.rules.copy(self.state)
        other.log = self.log.copy()
        other.frames = self.frames.copy()
        other.paced, other.pausing = self.paced, self.pausing
        other.closings = self.closings.copy()
        other.lapses = self.lapses.copy()
        other.window = self.window.copy() if self.window is not None else None
        other._sights = {}
        return other

    def _hold(self, window: Window, seat: int, action: int) -> Sequence[Event]:
        start = len(self.log)
        window.answers[seat] = window.given[seat] = action
        self._close_if_settled(window)
        return self._framed(start)

    def _framed(self, start: int) -> Sequence[Event]:
        self._cut()
        return self.log[start:]

    def _cut(self) -> None:
        """End the frame, if anything happened in it."""
        if not self.frames or self.frames[-1] < len(self.log):
            self.frames.append(len(self.log))

    def _close_if_settled(self, window: Window) -> None:
        if not self.pausing and window.settled(self._key):
            self._close(window)
            self._run()

    def _close(self, window: Window) -> None:
        self.window = None
        for seat in sorted(window.lapsed):  # in an order that the record alone can tell again
            for event in self.rules.lapsed(self.state, seat):
                self._emit(event)
            if self._exhausted(seat) and self.state.away[seat] == HERE:
                self._emit(self.rules.presence(self.state, seat, AUTO))
        if window.together and window.given:
            passed = not winners(window.answers, self._key)
            self.closings.append(Closing(len(self.log), window.given, passed))
        self.rules.resolve(self.state, self._that_count(window), self._emit)

    def _that_count(self, window: Window) -> Mapping[int, int]:
        """The answers without those of seats that could not have reached the best one.

        Whether those came before the window settled is chance, and nothing may depend on that.
        """
        top = max((self._key(seat, action) for seat, action in window.answers.items()), default=0)
        if top <= 0 or len(window.answers) == 1:
            return window.answers
        return {seat: action for seat, action in window.answers.items() if window.best(seat, self._key) >= top}

    def _run(self) -> None:
        """Play on until a window waits for somebody, a pause is due, or the round is over."""
        state, rules = self.state, self.rules
        while not state.over:
            menus = rules.menus(state)
            choice = any(menus)
            hushed = rules.hushed(state)
            if choice or hushed:
                self._cut()
            self.pausing = hushed and self.paced
            if choice:
                window = self._open(menus)
                if self.pausing or not window.settled(self._key):
                    self.window = window
                    return
                self._close(window)
            elif self.pausing:
                return
            else:
                rules.advance(state, self._emit)

    def _open(self, menus: Sequence[int]) -> Window:
        window = Window(len(self.frames), menus, self.rules.together(self.state))
        for seat, menu in enumerate(menus):
            if menu and (action := self._unasked(seat, menu)) is not None:
                window.answers[seat] = action
        return window

    def _unasked(self, seat: int, menu: int) -> int | None:
        """The answer that needs nobody: the only one there is, or that of the house for a seat that is away."""
        action = only(menu)
        if action is None and self.state.away[seat] != HERE:
            return self.rules.idle(self.state, seat, menu)
        return action

    def _key(self, seat: int, action: int) -> int:
        return self.rules.key(self.state, seat, action)

    def _emit(self, event: Event) -> None:
        self.state.evolve(event)
        self.log.append(event)


AnyRound = Round[Any]
