"""The greedy rules of thumb: a score for every answer to every question, out of what the seat can see.

The `greedy` bot takes the best one; playouts take the best of a few drawn ones, searches use the scores to
decide what to look at first. Scores are points, roughly; `pass` is 0.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kerys.engine.actions import (
    LOOK,
    LOWER,
    PASS_ID,
    PRIZE_BLACK,
    PRIZE_GEMS,
    first_of,
    kind_of,
    second_of,
    third_of,
)
from kerys.engine.agenda import (
    ASK_BIDDER,
    ASK_BIDS,
    ASK_CARD,
    ASK_COLOUR,
    ASK_FAVOUR,
    ASK_FRONT,
    ASK_GEM,
    ASK_LOOK,
    ASK_NEUTRAL,
    ASK_ORDER,
    ASK_PLACE,
    ASK_PRIZE,
    ASK_RANK,
    ASK_REACTION,
    ASK_SIDE,
    ASK_SPECULATION,
    ASK_WINDOW,
    a_of_step,
    kind_of_step,
)
from kerys.engine.chance import Rng
from kerys.engine.choices import Choices
from kerys.engine.layout import PHASE, ROUND
from kerys.engine.numbers import vec
from kerys.engine.pieces import BLACK, COUNTING, MAX_SEATS, NEUTRAL, WHITE
from kerys.engine.state import State
from kerys.engine.tables import BORDERS, DISTRICT_OF, MARKET, THRONE_ROOM
from kerys.search import cards
from kerys.search.evaluation import speculation_worth
from kerys.search.gains import Gains
from kerys.search.standing import AREAS, DISTRICTS, rounds_left
from kerys.search.taste import BID_BEND, BID_SUM, DOWN_HIGH, DOWN_ZERO, HURT, ORDER, PRICE, Taste

_FAVOUR: Final = vec[float]([0.0, 0.8, 1.6, 2.4, 2.2])  # how gladly a broker is given to the throne room
_NEVER: Final = -50.0
_BEFORE_ALL: Final = 50.0


@mypyc_attr(acyclic=True)
class Policy:
    """Scores and picks for all seats of one game."""

    taste: Taste
    gains: list[Gains]  # for placings: what a round's prizes are worth stays the same in all its playouts
    gains_now: list[Gains]  # for gems and in the counting, weighed anew for each decision
    tries: i64  # how many drawn placings a playout compares
    noise: float  # how much chance is added to the scores of other answers in playouts

    def __init__(self, taste: Taste, tries: i64 = 8, noise: float = 0.5) -> None:
        self.taste = taste
        self.gains = [Gains(taste) for _ in range(MAX_SEATS)]
        self.gains_now = [Gains(taste) for _ in range(MAX_SEATS)]
        self.tries = tries
        self.noise = noise

    def begin(self, state: State) -> None:
        """Before a round's placings: what everybody wants."""
        for seat in range(state.rules.seats):
            self.gains[seat].weigh(state, seat)

    def look(self, state: State, seat: i64) -> None:
        """Before a decision's scores."""
        kind = state.top_kind()
        if kind in (ASK_GEM, ASK_COLOUR):
            self.gains_now[seat].worth.look_at_gems(state, seat, rounds_left(state))
            return
        gains = self._gains_of(state, seat, kind)
        if state.cells[PHASE] >= COUNTING:
            gains.weigh(state, seat)
        if kind < ASK_GEM or kind == ASK_CARD:
            gains.look(state)

    def _gains_of(self, state: State, seat: i64, kind: i64) -> Gains:
        """The scores of the answers to a question."""
        if state.cells[PHASE] >= COUNTING or kind in (ASK_GEM, ASK_COLOUR):
            return self.gains_now[seat]
        return self.gains[seat]

    # --- Scores -------------------------------------------------------------------------------------------
    def score(self, state: State, seat: i64, answer: i64) -> float:
        """Return the score of an answer of the seat to decide; call `look` first."""
        asked = state.top()
        kind = kind_of_step(asked)
        gains = self._gains_of(state, seat, kind)
        if kind == ASK_PLACE:
            if kind_of(answer) == LOOK:
                return self._look_score(state, gains, a_of_step(asked), answer)
            return self.placing(state, gains, answer)
        if kind in (ASK_GEM, ASK_COLOUR):
            return gains.worth.gem[first_of(answer)]
        if kind == ASK_WINDOW:
            return self._window(state, gains, seat, a_of_step(asked), answer)
        if kind == ASK_BIDS:
            return self._bid(answer)
        if kind == ASK_ORDER:
            return self.taste.numbers[ORDER] * float(first_of(answer))
        if kind == ASK_RANK:
            return gains.worth.interest[first_of(answer)]
        if kind == ASK_BIDDER:
            return _moved(gains, first_of(answer), kind_of(answer) == LOWER)
        if kind == ASK_CARD:
            return cards.target_score(gains, state, seat, asked, answer)
        if kind == ASK_NEUTRAL:
            return self._neutral(state, gains, answer)
        if kind == ASK_REACTION:
            if answer == PASS_ID or kind_of(answer) == LOOK:
                return 0.0
            return cards.play_score(gains, state, seat, a_of_step(asked), 0)
        if kind == ASK_SIDE:
            return self._side(state, gains, state.broker(a_of_step(asked)), first_of(answer))
        return self._rare(state, gains, kind, answer)

    def _rare(self, state: State, gains: Gains, kind: i64, answer: i64) -> float:
        if kind == ASK_FRONT:
            return -self.taste.numbers[PRICE + first_of(answer)]
        if kind == ASK_PRIZE:
            prize = first_of(answer)
            if prize == PRIZE_GEMS:
                return 1.9 * gains.worth.gem[WHITE]
            return gains.worth.gem[BLACK] if prize == PRIZE_BLACK else 3.0
        if kind == ASK_FAVOUR:
            return _FAVOUR[first_of(answer)]
        if kind == ASK_SPECULATION:
            return speculation_worth(state, 5 - state.cells[ROUND], first_of(answer))
        if kind == ASK_LOOK:
            return 0.0 if answer == PASS_ID else 0.1 * self._curiosity(gains, first_of(answer))
        return 0.0

    def placing(self, state: State, gains: Gains, answer: i64) -> float:
        """A placing by its gain less the broker's price."""
        numbers = self.taste.numbers
        value = second_of(answer)
        score = gains.gain(state, third_of(answer), value) - numbers[PRICE + value]
        if first_of(answer) & 1 == 0:
            if value >= 3:
                score += numbers[DOWN_HIGH]
            elif value == 0:
                score += numbers[DOWN_ZERO]
        return score

    def _look_score(self, state: State, gains: Gains, turn: i64, answer: i64) -> float:
        """The Spy looks when there is something to see, and still something to do about it."""
        if turn < state.rules.turns - 1:
            return _NEVER
        return _BEFORE_ALL + self._curiosity(gains, first_of(answer))

    def _curiosity(self, gains: Gains, place: i64) -> float:
        if place >= THRONE_ROOM:
            return 0.0
        if place >= BORDERS:
            return 1.0
        if place < MARKET:
            return 1.0 + gains.prizes[place] * gains.chance(AREAS + place)
        return 0.5

    def _bid(self, answer: i64) -> float:
        numbers = self.taste.numbers
        sum_ = float(first_of(answer) + second_of(answer))
        gain = numbers[BID_SUM] * sum_ - numbers[BID_BEND] * sum_ * sum_
        return gain - numbers[PRICE + first_of(answer)] - numbers[PRICE + second_of(answer)]

    def _window(self, state: State, gains: Gains, seat: i64, window: i64, answer: i64) -> float:
        if answer == PASS_ID:
            return 0.0
        if kind_of(answer) == LOOK:
            return _NEVER  # there will be a better moment
        return cards.play_score(gains, state, seat, first_of(answer), window)

    def _neutral(self, state: State, gains: Gains, answer: i64) -> float:
        """10.3: the neutral's brokers go where the opponent is ahead and this seat is not."""
        place = third_of(answer)
        value = float(second_of(answer)) + 0.5
        if place >= MARKET:
            return -0.3 * value
        opponent: i64 = 1 - gains.seat
        ahead = 0.0
        for contest in (AREAS + place, DISTRICTS + DISTRICT_OF[place]):
            mine = gains.sum_of(contest, gains.seat)
            theirs = gains.sum_of(contest, opponent)
            neutral = gains.sum_of(contest, NEUTRAL)
            if theirs > mine:
                ahead += 1.0 if neutral <= theirs else 0.3
            elif mine > 0:
                ahead -= 1.0 if neutral <= mine else 0.3
        return self.taste.numbers[HURT] * value * ahead

    def _side(self, state: State, gains: Gains, piece: i64, place: i64) -> float:
        gains.take_out(state, piece)
        gain = gains.gain(state, place, gains.quarters(state, piece) >> 2)
        gains.put_in(state, piece)
        return gain

    # --- Picks --------------------------------------------------------------------------------------------
    def choose(self, state: State, seat: i64, choices: Choices, rng: Rng) -> i64:
        """A sensible answer, quickly and not always the same: for playouts."""
        self.look(state, seat)
        best_answer: i64 = 0
        best = -1000.0
        count = choices.count
        kind = state.top_kind()
        if kind in (ASK_PLACE, ASK_NEUTRAL) or count > 24:
            for _ in range(self.tries):
                answer = choices.kth(rng.below(count))
                score = self.score(state, seat, answer)
                if score > best:
                    best = score
                    best_answer = answer
            return best_answer
        noise = self.noise
        if kind == ASK_BIDS:
            noise *= 4.0
        for k in range(count):
            answer = choices.kth(k)
            score = self.score(state, seat, answer) + noise * _part(rng)
            if score > best:
                best = score
                best_answer = answer
        return best_answer

    def scores(self, state: State, seat: int, answers: list[int]) -> list[float]:
        """The scores of some legal answers, from what the seat knows alone."""
        if state.cells[PHASE] < COUNTING:
            self.gains[seat].weigh(state, seat)
        self.look(state, seat)
        return [self.score(state, seat, answer) for answer in answers]


_PARTS: Final = vec[float]([(2 * n + 1) / 128 for n in range(64)])


def _part(rng: Rng) -> float:
    """A number between 0 and 1."""
    return _PARTS[rng.below(64)]


def _moved(gains: Gains, colour: i64, lower: bool) -> float:
    return -gains.worth.interest[colour] if lower else gains.worth.interest[colour]
