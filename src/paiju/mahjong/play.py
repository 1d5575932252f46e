"""The rules of a round of mahjong: decides what follows from what, by the slots of a plan."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from paiju.core import seeds
from paiju.core.events import Event
from paiju.core.ledger import HOUSE, moved_by
from paiju.core.seats import NOBODY, distance, others
from paiju.flow.game import Deal, Emit, Outcome, Setup
from paiju.flow.window import winners
from paiju.mahjong import events
from paiju.mahjong.actions import DISCARD, KONG, PASS, PONG, WIN, Actions
from paiju.mahjong.kinds import (
    BY_DEAL,
    BY_DISCARD,
    BY_DRAW,
    BY_KONG,
    CHOW,
    CLAIMS,
    KONG_ADDED,
    KONG_CONCEALED,
    KONG_EXPOSED,
    KONGED,
    NONE,
    NORMAL,
    OPENING,
    REPLACEMENT,
    ROBBING,
    TURN,
    WIN_MONEY,
)
from paiju.mahjong.kinds import PONG as PONG_MELD
from paiju.mahjong.lines import Lines
from paiju.mahjong.menus import Menus
from paiju.mahjong.payments import Ledger
from paiju.mahjong.plan import Plan
from paiju.mahjong.refusals import Refusals
from paiju.mahjong.sight import seen_by
from paiju.mahjong.state import State
from paiju.mahjong.wall import dealt

_CHOW_KEY = 1
_CLAIM_KEY = 2
_WIN_KEY = 16


class MahjongRules:
    """`flow.Rules` for every mahjong game: the plan's slots put to work."""

    vocabulary = events.EVENTS

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.seats = plan.seats
        self.seconds = plan.seconds
        self.lapse_limit = plan.lapse_limit
        self.once = plan.reasons["not_asked"]
        self.start_balance = plan.start_balance
        self.rounds = plan.rounds
        self.ready_seconds = plan.ready_seconds
        self.cut_off = plan.cut_off
        self.dead_wall = plan.dead_wall
        self.actions = Actions(plan.tiles)
        self.table = Menus(plan, self.actions)
        self.refusals = Refusals(self.table)
        self.lines = Lines(plan, self.actions)

    def blank(self, viewer: int) -> State:
        """A state before the first event."""
        return State(self.plan.tiles, self.seats, viewer, self.plan.shapes.unit)

    def copy(self, state: State) -> State:
        """An independent copy of a state."""
        return state.copy()

    def seen_by(self, state: State, viewer: int) -> State:
        """The state as `viewer` may know it."""
        return seen_by(state, viewer)

    def divide(self, pot: int) -> Sequence[int]:
        """The family knows no pot."""
        return (0,) * self.seats

    def shuffle(self, seed: bytes) -> Deal:
        """Wall, dice and the wild tile, if there is one, from the seed of the round."""
        wall = seeds.shuffled(seed, self.plan.tiles.all_tiles())
        lots = (seeds.wild(seed, self.plan.wilds),) if self.plan.wilds else ()
        return Deal(tuple(wall), tuple(seeds.dice(seed, self.plan.dice)), lots)

    def first_dealer(self, seed: bytes) -> int:
        """The dealer of the first round."""
        return self.plan.first_dealer(seed)

    def start(self, setup: Setup, deal: Deal) -> Event:
        """The secret event in which all chance is spent."""
        hands = tuple(dealt(deal.wall, setup.dealer, self.seats, self.plan.passes))
        left = len(deal.wall) - sum(map(len, hands))
        away = setup.away or (0,) * self.seats
        chance = deal.wall + deal.lots
        return (events.START, NOBODY, chance, hands, setup.dealer, deal.dice, left, setup.balances, away)

    def menus(self, state: State) -> Sequence[int]:
        """The menus of all seats."""
        return self.table.all(state)

    def menu(self, state: State, seat: int) -> int:
        """The menu of one seat."""
        return self.table.of(state, seat)

    def together(self, state: State) -> bool:
        """The opening, a discard and an added kong are put to all at once."""
        return state.phase in (OPENING, CLAIMS, ROBBING)

    def hushed(self, state: State) -> bool:
        """The same moments: nobody learns who could have claimed."""
        return self.together(state) and not self.table.untold(state)

    def key(self, state: State, seat: int, action: int) -> int:
        """A win goes before pong and kong, those before a chow; the contest ranks several wins."""
        if action == PASS:
            return 0
        if action == WIN:
            return _WIN_KEY + self.plan.contest(distance(state.source, seat, self.seats), self.seats)
        return _CHOW_KEY if action >= self.actions.chow else _CLAIM_KEY

    def why_not(self, state: State, seat: int, action: int) -> str | None:
        """The rule id that forbids the action; None for what is in the menu."""
        return self.refusals.why_not(state, seat, action)

    def idle(self, state: State, seat: int, menu: int) -> int:
        """What is played for a seat that is away."""
        return self.plan.idle(state, seat, menu)

    def lapse(self, state: State, seat: int, menu: int) -> int:
        """What is played for a seat that is too slow."""
        return self.plan.lapse(state, seat, menu)

    def lapsed(self, state: State, seat: int) -> Iterable[Event]:
        """A time-out, told to its seat alone."""
        return [(events.LAPSE, seat)]

    def presence(self, state: State, seat: int, away: int) -> Event:
        """A seat leaves, returns, or switches 托管."""
        return (events.PRESENCE, seat, away, state.away[seat])

    def outcome(self, state: State) -> Outcome:
        """What moved in the round, and who deals next."""
        deltas = tuple(moved_by(state.rows, self.seats))
        house = sum(row.paid for row in state.rows if row.payee == HOUSE)
        return Outcome(deltas, tuple(state.balances), state.next_dealer, not state.winners, house=house)

    def resolve(self, state: State, answers: Mapping[int, int], emit: Emit) -> None:
        """Carry out the answers to a settled window."""
        if state.phase == TURN:
            self._act(state, answers[state.turn], emit)
        elif state.phase == OPENING:
            self._open(state, answers, emit)
        else:
            self._contest(state, answers, emit)

    def advance(self, state: State, emit: Emit) -> None:
        """The next step that needs nobody."""
        if state.phase == OPENING and self.table.untold(state):
            emit((events.WILD, NOBODY, *state.lots))
        elif state.phase == OPENING:
            emit((events.BEGIN, state.dealer))
        elif state.phase == CLAIMS:
            self._draw(state, self._next(state, state.source), NORMAL, emit)
        elif state.phase in (ROBBING, KONGED):
            self._kong_stands(state, emit)

    def _open(self, state: State, answers: Mapping[int, int], emit: Emit) -> None:
        """Before the dealer's first turn: a dealt hand wins, or 听 is declared."""
        taking = winners(answers, lambda seat, action: self.key(state, seat, action))
        if taking and answers[taking[0]] == WIN:
            self._win_own(state, taking[0], BY_DEAL, emit)
            return
        for seat in taking:
            emit((events.READY, seat))
        emit((events.BEGIN, state.dealer))

    def _act(self, state: State, action: int, emit: Emit) -> None:
        seat = state.turn
        if action == WIN:
            self._win_own(state, seat, self.table.way_in_turn(state), emit)
            return
        verb, kind = divmod(action - DISCARD, self.actions.kinds)
        if verb < 2:
            emit((events.DISCARD, seat, kind, verb))
        else:
            held = state.hand[seat * state.kinds + kind]
            meld = KONG_CONCEALED if held == state.tiles.copies else KONG_ADDED
            emit((events.MELD, seat, meld, kind, NOBODY, NONE))

    def _contest(self, state: State, answers: Mapping[int, int], emit: Emit) -> None:
        """A discard, or the tile of an added kong: the best claim gets it."""
        by = BY_DISCARD if state.phase == CLAIMS else BY_KONG
        self._mark_declined(state, answers, by, emit)
        taking = winners(answers, lambda seat, action: self.key(state, seat, action))
        if not taking:
            self.advance(state, emit)
        elif answers[taking[0]] == WIN:
            self._win_tile(state, [s for s in others(state.source, self.seats) if s in taking], by, emit)
        else:
            self._claim(state, taking[0], answers[taking[0]], emit)

    def _mark_declined(self, state: State, answers: Mapping[int, int], by: int, emit: Emit) -> None:
        for seat in sorted(answers):
            if answers[seat] != WIN:
                able = partial(self._could_win, state, seat)
                self.plan.passing.declined(state, seat, able, partial(self.table.worth, state, seat, by), emit)

    def _could_win(self, state: State, seat: int) -> bool:
        return self.table.of(state, seat) >> WIN & 1 == 1

    def _claim(self, state: State, seat: int, action: int, emit: Emit) -> None:
        if action >= self.actions.chow:
            kind, tile = CHOW, self.actions.chow_tiles(action)[0]
        else:
            kind, tile = {PONG: PONG_MELD, KONG: KONG_EXPOSED}[action], state.tile
        emit((events.MELD, seat, kind, tile, state.source, state.tile))

    def _kong_stands(self, state: State, emit: Emit) -> None:
        """A kong that nobody robbed: its money is written, its replacement drawn."""
        seat = state.turn
        melds = state.melds[seat]
        place = next((at for at, meld in enumerate(melds) if meld[:2] == (KONG_ADDED, state.tile)), len(melds) - 1)
        kind, _, source, _ = melds[place]
        ledger = Ledger(self.plan, state, emit)
        for due in self.plan.kong_dues(state, seat, kind, source):
            ledger.owe(due.reason, due.payer, seat, due.due)
        self._draw(state, seat, REPLACEMENT, emit)

    def _win_own(self, state: State, seat: int, by: int, emit: Emit) -> None:
        tile = state.drawn if by == BY_DRAW else NONE
        self._pay_wins(state, [seat], by, tile, emit)
        self._after_wins(state, emit, self._next(state, seat))

    def _win_tile(self, state: State, seats: Sequence[int], by: int, emit: Emit) -> None:
        """Several may win one tile: all are paid, in order, before the round goes on."""
        source = state.source
        self._pay_wins(state, seats, by, state.tile, emit)
        if by == BY_DISCARD:
            self.plan.on_wins(Ledger(self.plan, state, emit), state, seats)
            self._after_wins(state, emit, self._next(state, seats[-1]))
            return
        drawer = self.plan.after_robbing(state, seats)
        if drawer is None:
            self._after_wins(state, emit, source, REPLACEMENT)
        else:
            self._after_wins(state, emit, drawer)

    def _pay_wins(self, state: State, seats: Sequence[int], by: int, tile: int, emit: Emit) -> None:
        source = state.source if by in (BY_DISCARD, BY_KONG) else NOBODY
        scores = [self.plan.score(self.table.hand(state, seat, by)) for seat in seats]
        ledger = Ledger(self.plan, state, emit)
        for seat, score in zip(seats, scores, strict=True):
            emit((events.WIN, seat, by, tile, source))
            items = tuple((self._row_of(item.name), item.value) for item in score.items)
            emit((events.SCORE, seat, score.split, score.total, items))
            for due in self.plan.win_dues(state, seat, by, source, score):
                ledger.pay(WIN_MONEY, due.payer, seat, due.due)

    def _row_of(self, name: str) -> int:
        return next(at for at, row in enumerate(self.plan.patterns) if row.name == name)

    def _after_wins(self, state: State, emit: Emit, drawer: int, kind: int = NORMAL) -> None:
        if len(state.playing()) <= self.plan.survivors:
            self._end(state, emit)
        else:
            self._draw(state, drawer, kind, emit)

    def _next(self, state: State, seat: int) -> int:
        """The next unfinished seat counter-clockwise from `seat`."""
        return next((s for s in others(seat, self.seats) if s not in state.winners), seat)

    def _draw(self, state: State, seat: int, kind: int, emit: Emit) -> None:
        if kind == NORMAL and self.table.drawable(state) <= 0:
            self._end(state, emit)
            return
        tail = self.plan.replacement_tail if kind == REPLACEMENT else 0
        tile = state.wall[state.tail - 1] if tail else state.wall[state.head]
        emit((events.DRAW, seat, tile, kind, tail))

    def _end(self, state: State, emit: Emit) -> None:
        self.plan.settle(Ledger(self.plan, state, emit), state, self.table)
        hands = tuple(tuple(state.concealed(seat)) for seat in range(self.seats))
        emit((events.END, NOBODY, hands, state.splits, self.plan.next_dealer(state)))
