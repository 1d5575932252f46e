"""The rules of a round of word cards: decides what follows from what, by the slots of a plan."""

from collections.abc import Iterable, Mapping, Sequence

from paiju.core import seeds
from paiju.core.events import Event
from paiju.core.ledger import Row, RowState, moved_by
from paiju.core.seats import NOBODY, after, distance
from paiju.flow.game import Deal, Emit, Outcome, Setup
from paiju.flow.window import winners
from paiju.zipai import events
from paiju.zipai.actions import CHI, DISCARD, LIU, LIU_OWN, PASS, PENG, WEI, WIN, Actions
from paiju.zipai.cards import CARDS
from paiju.zipai.facts import BY_DRAW, BY_TURN
from paiju.zipai.facts import CHI as CHI_MELD
from paiju.zipai.facts import PENG as PENG_MELD
from paiju.zipai.facts import WEI as WEI_MELD
from paiju.zipai.kinds import CLAIMS, DONE, LOOK, NONE, OPENING, OWED, PUBLIC_MARKS, TURNED
from paiju.zipai.lines import Lines
from paiju.zipai.menus import Menus
from paiju.zipai.plan import Mark, Move, Plan
from paiju.zipai.refusals import Refusals
from paiju.zipai.sight import seen_by
from paiju.zipai.state import State

_PENG_KEY = 16
_WIN_KEY = 32


class ZipaiRules:
    """`flow.Rules` for every word-card game: the plan's slots put to work."""

    vocabulary = events.EVENTS

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.law = plan.law
        self.seats = plan.seats
        self.seconds = plan.seconds
        self.lapse_limit = plan.lapse_limit
        self.once = plan.reasons["not_asked"]
        self.start_balance = plan.start_balance
        self.rounds = plan.rounds
        self.ready_seconds = plan.ready_seconds
        self.cut_off = plan.cut_off
        self.dead_wall = 0  # cards set aside do not count as left
        self.actions = Actions()
        self.table = Menus(plan)
        self.refusals = Refusals(self.table)
        self.lines = Lines(plan, self.actions)

    def blank(self, viewer: int) -> State:
        """A state before the first event."""
        return State(self.seats, viewer)

    def copy(self, state: State) -> State:
        """An independent copy of a state."""
        return state.copy()

    def seen_by(self, state: State, viewer: int) -> State:
        """The state as `viewer` may know it."""
        return seen_by(state, viewer)

    def shuffle(self, seed: bytes) -> Deal:
        """The order of the cards from the seed of the round."""
        return Deal(tuple(seeds.shuffled(seed, CARDS.all_tiles())), ())

    def first_dealer(self, seed: bytes) -> int:
        """The dealer of the first round."""
        return self.plan.first_dealer(seed)

    def divide(self, pot: int) -> Sequence[int]:
        """What each seat gets of the pot at the end of a session."""
        return self.plan.divide(pot)

    def start(self, setup: Setup, deal: Deal) -> Event:
        """The secret event in which all chance is spent."""
        hands = self.plan.dealing(deal.wall, setup.dealer, self.seats)
        left = len(deal.wall) - sum(map(len, hands)) - self.plan.buried
        away = setup.away or (0,) * self.seats
        known = (setup.dealer, left, setup.balances, setup.pot, setup.number, setup.after_draw, away)
        return (events.START, NOBODY, deal.wall, hands, *known)

    def menus(self, state: State) -> Sequence[int]:
        """The menus of all seats."""
        return self.table.all(state)

    def menu(self, state: State, seat: int) -> int:
        """The menu of one seat."""
        return self.table.of(state, seat)

    def together(self, state: State) -> bool:
        """The opening and an open card are put to all at once; a pass that leaves no event has to be told as well."""
        return state.phase in (OPENING, TURNED, CLAIMS) or (state.phase == OWED and self.law.wall_ends(state))

    def hushed(self, state: State) -> bool:
        """The opening, a look, an open card and an owed discard: nobody may learn who had a choice."""
        return state.phase in (OPENING, LOOK, TURNED, CLAIMS, OWED)

    def key(self, state: State, seat: int, action: int) -> int:
        """胡 goes before 碰, 碰 before 吃; of equal claims the nearest to the card's origin goes first."""
        if action == PASS:
            return 0
        origin = state.dealer if state.phase == OPENING else state.source
        nearness = self.seats - distance(origin, seat, self.seats)
        if action == WIN:
            return _WIN_KEY + nearness
        return _PENG_KEY if action == PENG else nearness

    def why_not(self, state: State, seat: int, action: int) -> str | None:
        """The rule id that forbids the action; None for what is in the menu."""
        return self.refusals.why_not(state, seat, action)

    def lapse(self, state: State, seat: int, menu: int) -> int:
        """The house wins where it can, else passes, else throws the last card of the sorted hand that may be thrown."""
        if menu >> WIN & 1:
            return WIN
        if menu >> PASS & 1:
            return PASS
        discards = menu >> DISCARD & (1 << LIU_OWN - DISCARD) - 1
        if discards:
            return DISCARD + discards.bit_length() - 1
        return WEI if menu >> WEI & 1 else menu.bit_length() - 1

    def idle(self, state: State, seat: int, menu: int) -> int:
        """A seat that is away is answered for as one that is too slow."""
        return self.lapse(state, seat, menu)

    def lapsed(self, state: State, seat: int) -> Iterable[Event]:
        """A time-out, told to its seat alone."""
        return [(events.LAPSE, seat)]

    def presence(self, state: State, seat: int, away: int) -> Event:
        """A seat leaves, returns, or switches 托管."""
        return (events.PRESENCE, seat, away, state.away[seat])

    def outcome(self, state: State) -> Outcome:
        """What moved in the round, and who deals next."""
        deltas = tuple(moved_by(state.rows, self.seats))
        return Outcome(deltas, tuple(state.balances), state.next_dealer, not state.winners, state.pot)

    def resolve(self, state: State, answers: Mapping[int, int], emit: Emit) -> None:
        """Carry out the answers to a settled window."""
        if state.phase == LOOK:
            self._looked(state, answers[state.turn], emit)
        elif state.phase == OWED:
            self._acted(state, answers[state.turn], emit)
        else:
            self._contest(state, answers, emit)

    def advance(self, state: State, emit: Emit) -> None:
        """The next step that needs nobody."""
        if state.phase == OPENING:
            self._open(state, emit)
        elif state.phase == LOOK:
            emit((events.TURN, state.turn, state.drawn))
        elif state.phase == OWED:
            self._cannot_discard(state, emit)
        elif state.phase == DONE:
            self._draw(state, after(state.turn, 1, self.seats), emit)
        elif state.phase in (TURNED, CLAIMS):
            self._mark(state, self.law.fate(state, NOBODY, PASS), emit)
            self._draw(state, after(state.source, 1, self.seats), emit)

    def _open(self, state: State, emit: Emit) -> None:
        stakes = self.law.stakes(state)
        if len(state.rows) == len(stakes):
            emit((events.BEGIN, state.dealer))
            return
        for move in stakes:
            emit((events.STAKE, move.payer, move.due))
            self._move(state, move, emit)

    def _looked(self, state: State, action: int, emit: Emit) -> None:
        seat, tile = state.turn, state.drawn
        if action == WIN:
            self._win(state, seat, emit)
        elif action == WEI:
            hidden = self.law.hides_wei(state, seat, tile)
            emit((events.HIDDEN_WEI if hidden else events.WEI, seat, tile))
        elif action == LIU:
            place = wei_place(state, seat, tile)
            emit((events.LIU, seat, tile, place, 3 if place == NOBODY else 0, 1))
        else:
            self._mark(state, self.law.declined_look(state, seat), emit)
            emit((events.TURN, seat, tile))

    def _acted(self, state: State, action: int, emit: Emit) -> None:
        seat = state.turn
        if action == WIN:
            self._win(state, seat, emit)
        elif action == PASS:
            self._cannot_discard(state, emit)
        elif action < LIU_OWN:
            kind = action - DISCARD
            emit((events.DISCARD, seat, kind))
            self._mark(state, self.law.thrown(state, seat, kind), emit)
        else:
            kind = action - LIU_OWN
            place = wei_place(state, seat, kind)
            emit((events.LIU, seat, kind, place, 4 if place == NOBODY else 1, 0))

    def _cannot_discard(self, state: State, emit: Emit) -> None:
        if self.law.wall_ends(state):
            self._end(state, emit)
        else:
            emit((events.DEAD, state.turn))

    def _contest(self, state: State, answers: Mapping[int, int], emit: Emit) -> None:
        taking = winners(answers, lambda seat, action: self.key(state, seat, action))
        if not taking:
            if state.phase == OPENING:
                emit((events.BEGIN, state.dealer))
            else:
                self.advance(state, emit)
            return
        seat, action = taking[0], answers[taking[0]]
        if action == WIN:
            self._win(state, seat, emit)
            return
        self._mark(state, self.law.fate(state, seat, action), emit)
        kind, what = (PENG_MELD, state.tile) if action == PENG else (CHI_MELD, action - CHI)
        emit((events.MELD, seat, kind, what, state.source, state.tile))

    def _win(self, state: State, seat: int, emit: Emit) -> None:
        hand = self.table.hand(state, seat)
        score = self.plan.scorer.score(hand)
        source = state.source if hand.by == BY_TURN else seat if hand.by == BY_DRAW else NOBODY
        emit((events.WIN, seat, hand.by, NONE if hand.tile is None else hand.tile, source))
        items = tuple((self._row_of(item.name), item.value) for item in score.items)
        emit((events.SCORE, seat, score.split, score.total, items))
        for move in self.law.winnings(state, seat, score):
            self._move(state, move, emit)
        self._end(state, emit)

    def _row_of(self, name: str) -> int:
        return next(at for at, row in enumerate(self.plan.patterns) if row.name == name)

    def _move(self, state: State, move: Move, emit: Emit) -> None:
        row = Row(*move, move.due, RowState.PAID)
        emit((events.ROW, NOBODY, len(state.rows), *(int(value) for value in row)))

    def _mark(self, state: State, marks: Iterable[Mark], emit: Emit) -> None:
        for seat, which, bits in list(marks):  # all of them are judged before the first takes effect
            fresh = bits & ~state.marks[which][seat]
            if fresh:
                emit((events.OPEN_MARK if which in PUBLIC_MARKS else events.MARK, seat, which, fresh))

    def _draw(self, state: State, seat: int, emit: Emit) -> None:
        if state.left:
            emit((events.DRAW, seat, state.wall[state.head]))
        else:
            self._end(state, emit)

    def _end(self, state: State, emit: Emit) -> None:
        hands = tuple(tuple(state.concealed(seat)) for seat in range(self.seats))
        melds = tuple(tuple(laid) for laid in state.melds)
        emit((events.END, NOBODY, hands, melds, state.splits, self.law.next_dealer(state)))


def wei_place(state: State, seat: int, kind: int) -> int:
    """The place among the seat's groups of a 偎 of this kind, `NOBODY` where there is none."""
    return next((at for at, meld in enumerate(state.melds[seat]) if meld[:2] == (WEI_MELD, kind)), NOBODY)
