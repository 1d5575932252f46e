"""A record played again: every line is decided anew by the rules and held against what the file says."""

from collections.abc import Iterable, Iterator, Mapping

from paiju.core.codec import Json, dump
from paiju.core.errors import IllegalError, InvalidError
from paiju.core.events import EVERYTHING
from paiju.flow.away import HERE
from paiju.flow.game import Outcome, Setup
from paiju.flow.match import lapses_now
from paiju.flow.round import AnyRound, Round
from paiju.flow.window import Window
from paiju.formats import record_writer
from paiju.formats.record_checks import (
    COMINGS,
    Follows,
    Step,
    away_at_start,
    check_fair,
    check_keys,
    difference,
    first_answers,
    lapses_at_start,
    named,
    presence_of,
    seat_of,
    until_closed,
    wrong,
)
from paiju.formats.record_reader import Line, RoundRecord

_CHANCE_KEYS = ("seed", "fair")


def replay(record: RoundRecord) -> AnyRound:
    """The round of the record, decided anew. Errors: `bad_record`, naming the first line that disagrees."""
    return Replay(record).finish()


def verify(record: RoundRecord) -> AnyRound:
    """As `replay`; and commitment, seed and wall follow from what `fair` tells. Errors: `bad_record`."""
    return Replay(record, prove=True).finish()


def replay_all(records: Iterable[RoundRecord], *, prove: bool = False) -> Iterator["Replay"]:
    """The replays of the rounds of a file, each held against the round before it; `prove`: as `verify` does.

    A replay that is handed out may be stepped through; what is left of it is played when the next one is asked for.
    Errors: `bad_record`.
    """
    follows: Follows | None = None
    for record in records:
        # a first round begins a session, also where the one before it was broken off
        current = Replay(record, None if record.number == 1 else follows, prove=prove)
        yield current
        current.finish()
        follows = current.follows()


class Replay:
    """Steps through a record, one line at a time; each step is a line that the rules have confirmed.

    An input can cause several lines: `round` is then ahead of the line, `state` is exactly behind it.
    """

    def __init__(self, record: RoundRecord, follows: Follows | None = None, *, prove: bool = False) -> None:
        """`follows`: what the round before it in the file says of this one, see `Replay.follows`.

        `prove`: hold commitment and seed against `fair` too.
        """
        self.record = record
        self._prove = prove
        self._follows = follows
        self._away = away_at_start(record)
        self.round: AnyRound = self._begin()
        while self._away and not first_answers(record) <= set(self.round.asked()):
            self._away.popitem()  # somebody had answered before this seat left: it was not away from the start
            self.round = self._begin()
        self.state = record.rules.blank(EVERYTHING)
        """The state behind the line that was confirmed last."""
        self._folded = 0
        self._at = 0
        self._agreed = False
        self._steps = self._run()

    def _begin(self) -> AnyRound:
        record = self.record
        away = tuple(self._away.get(seat, HERE) for seat in range(record.rules.seats))
        before = self._follows
        lapses = lapses_at_start(record) if before is None else lapses_now(before.lapses, before.away, away)
        setup = Setup(record.dealer, record.balances, record.number, record.pot, record.after_draw, away, lapses)
        return Round(record.rules, setup, record.deal, paced=True)  # a record tells what happened in its pauses

    def __iter__(self) -> "Replay":
        return self

    def __next__(self) -> Step:
        return next(self._steps)

    def finish(self) -> AnyRound:
        """Play what is left; return the finished round. Errors: `bad_record`; ValueError after it has failed once."""
        for _ in self:
            pass
        if not self._agreed:
            raise ValueError("this replay has failed before")
        return self.round

    def follows(self) -> Follows | None:
        """What the session's next round has to begin with, once this one is finished; None if it is over."""
        if self.record.end.value.get("next_dealer") is None:
            return None
        outcome: Outcome = self.record.rules.outcome(self.round.state)
        same = {key: self.record.header.value[key] for key in ("game", "rules", "options", "seats")}
        header = same | {
            "round": self.record.number + 1,
            "dealer": outcome.next_dealer,
            "balances": list(outcome.balances),
            "pot": outcome.pot,
            "after_draw": outcome.drawn,
        }
        return Follows(header, tuple(self.round.lapses), tuple(self.round.state.away))

    def _run(self) -> Iterator[Step]:
        self._check_header()
        yield self._step(self.record.header, 1)
        for line in record_writer.away_lines(self.record.rules, self._away):
            yield self._compared(1, line)
        yield from self._caused(0)
        while self._at < len(self.record.events) or self._only_pauses():
            before = len(self.round.log)
            self._feed(self._next())
            yield from self._caused(before)
        self._check_end()
        self._agreed = True
        yield self._step(self.record.end, len(self.round.log))

    def _only_pauses(self) -> bool:
        """Whether the round needs nobody to go on, but its pause is not over."""
        window = self.round.window
        return self.round.pausing and (window is None or window.settled(self._key))

    def _step(self, line: Line, reached: int) -> Step:
        for event in self.round.log[self._folded : reached]:
            self.state.evolve(event)
        self._folded = max(self._folded, reached)
        return Step(line.number, line.value, self.round)

    def _next(self) -> Line:
        """The line that is to be explained next."""
        events = self.record.events
        return events[self._at] if self._at < len(events) else self.record.end

    def _caused(self, before: int) -> Iterator[Step]:
        for reached, line in record_writer.told(self.round, before):
            yield self._compared(reached, line)

    def _compared(self, reached: int, expected: dict[str, Json]) -> Step:
        line = self._next()
        place = difference(expected, line.value, (*expected, *line.value))
        if place is not None:
            raise wrong(line, f"expected {dump(expected)}, but there is {dump(line.value)}", place)
        self._at += 1
        return self._step(line, reached)

    # --- the first and the last line

    def _check_header(self) -> None:
        record, header = self.record, self.record.header
        if 0 < record.rules.rounds < record.number:
            raise wrong(header, f"the session has only {record.rules.rounds} rounds", "round")
        if self._prove:
            check_fair(record)
        check_keys(header, self._expected_header(), record_writer.HEADER_KEYS)

    def _expected_header(self) -> dict[str, Json]:
        record, header = self.record, self.record.header
        origin = record_writer.Origin(record.game, record.options, record.names, record.number)
        expected = record_writer.header(origin, self.round)
        expected |= {key: record.header.value[key] for key in _CHANCE_KEYS if key in record.header.value}
        if record.seed is not None:
            deal = record.rules.shuffle(record.seed)
            if deal.lots != record.deal.lots:
                raise wrong(header, "what was drawn by lot does not follow from the seed", "seed")
            expected |= record.rules.lines.header(deal, record.rules.start(self.round.setup, deal))
        known = self._first_round() if self._follows is None else self._follows.header
        return expected | {key: value for key, value in known.items() if key in expected}

    def _first_round(self) -> dict[str, Json]:
        """What the rules say of a first round; nothing is known of a later one that stands alone."""
        record = self.record
        if record.number > 1:
            return {}
        rules = record.rules
        dealer = {} if record.seed is None else {"dealer": rules.first_dealer(record.seed)}
        return dealer | {"balances": [rules.start_balance] * rules.seats, "pot": 0, "after_draw": False}

    def _check_end(self) -> None:
        line, rules = self.record.end, self.record.rules
        if not self.round.over:
            raise wrong(line, f"the round is not over, it waits for {named(self.round.asked())}")
        # a table may be dissolved after any round, so that null is always possible
        last = line.value.get("next_dealer", 0) is None or record_writer.is_last(rules, self.record.number)
        expected = record_writer.end(self.round, last)
        check_keys(line, expected, (*expected, *line.value))

    # --- what seats and the house did

    def _feed(self, line: Line) -> None:
        before = len(self.round.log)
        if self.round.over:
            raise wrong(line, "the round is over, only its end can follow")
        try:
            if line.value["do"] in COMINGS:
                self._come_or_go(line)
            else:
                self._answer(line)
        except IllegalError as error:
            raise wrong(line, f"{error.message} ({error.at or error.code})") from None
        if len(self.round.log) == before:
            raise wrong(line, f"this changes nothing; the round waits for {named(self.round.asked())}")

    def _come_or_go(self, line: Line) -> None:
        seat, away, window = self._seat(line), presence_of(line), self.round.window
        if away is None:
            raise wrong(line, "auto is on or not: true or false", "on")
        if window is not None and window.waits_for(seat) and (window.together or self.round.pausing):
            # who left after answering has his answer in the line that closes the window
            answers, lapsed = self._given(window)
            if seat in answers:
                self.round.answer_all({seat: answers[seat]}, lapsed)
        self.round.presence(seat, away)

    def _answer(self, line: Line) -> None:
        """Give the answers to the open window, if any were given, and let the pause pass, if there is one."""
        window, paused = self.round.window, self.round.pausing
        if window is not None and window.silent():
            self._answer_window(line, window)
        if paused:
            self.round.go_on()

    def _answer_window(self, line: Line, window: Window) -> None:
        if window.together or line.value["do"] == "lapse":
            answers, lapsed = self._given(window)
            if not answers and not window.settled(self._key):
                raise wrong(line, f"{named(window.silent())} must answer, but no answers are given", "asked")
            self.round.answer_all(answers, lapsed)
            return
        seat = self._seat(line)
        if not window.waits_for(seat):
            raise wrong(line, f"the round waits for {named(window.silent())}", "seat")
        self.round.answer(seat, self._action(line, line.value, window.menus[seat]))

    def _key(self, seat: int, action: int) -> int:
        return self.record.rules.key(self.round.state, seat, action)

    def _given(self, window: Window) -> tuple[dict[int, int], list[int]]:
        """The answers to the open window that are still to be fed, and the seats among them whose time was over."""
        lapses, closing = until_closed(self.record, self._at)
        lapsed = [seat for seat in map(self._seat, lapses) if window.waits_for(seat)]
        asked = self._asked(closing, window) if window.together else self._alone(closing, window)
        answers = {seat: action for seat, action in asked.items() if window.waits_for(seat)}
        for seat in lapsed:
            answers[seat] = self.record.rules.lapse(self.round.state, seat, window.menus[seat])
        return answers, lapsed

    def _alone(self, line: Line, window: Window) -> dict[int, int]:
        """The answer that the event after a window of one seat is; none where it is no answer to it."""
        (seat,) = window.silent()
        try:
            action: int = self.record.rules.lines.read_answer(line.value, window.menus[seat])
        except InvalidError:
            return {}
        return {seat: action} if window.menus[seat] >> action & 1 else {}

    def _asked(self, line: Line, window: Window) -> dict[int, int]:
        asked = line.value.get("asked", {})
        names = {str(seat): seat for seat in range(self.record.rules.seats)}
        if not isinstance(asked, dict) or not all(isinstance(answer, dict) for answer in asked.values()):
            raise wrong(line, "asked holds an answer for each seat", "asked")
        for name in asked:
            if name not in names:
                raise wrong(line, f"there is no seat {name}", "asked", name)
        return {
            names[name]: self._action(line, answer, window.menus[names[name]], "asked", name)
            for name, answer in asked.items()
        }

    def _action(self, line: Line, answer: Mapping[str, Json], menu: int, *at: str) -> int:
        try:
            action: int = self.record.rules.lines.read_answer(answer, menu)
        except InvalidError as error:
            raise wrong(line, error.message, *at) from None
        return action

    def _seat(self, line: Line) -> int:
        seat = seat_of(line, self.record.rules.seats)
        if seat is None:
            raise wrong(line, f"seat is a number from 0 to {self.record.rules.seats - 1}", "seat")
        return seat
