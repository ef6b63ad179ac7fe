"""Playouts: play an imagined state to the end of the running round by the rules of thumb, and evaluate the result."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kerys.engine.agenda import BEGIN_ROUND, FIRST_ASK, FIRST_TOGETHER
from kerys.engine.chance import BOT, Rng
from kerys.engine.choices import Choices
from kerys.engine.imagine import imagine_round
from kerys.engine.layout import SEALED
from kerys.engine.machine import NOBODY, advance, answer
from kerys.engine.numbers import vec
from kerys.engine.state import State
from kerys.search.evaluation import rewards
from kerys.search.guess import Guess
from kerys.search.policy import Policy
from kerys.search.taste import Taste

CAREFUL: Final[i64] = 16  # placings a playout compares where fewer but better playouts pay


@mypyc_attr(acyclic=True)
class Player:
    """Base of all searches: a viewer's knowledge, the policy of playouts, a random generator, results."""

    known: State
    seat: i64
    policy: Policy
    rng: Rng
    choices: Choices
    points: vec[float]
    reward: vec[float]  # everybody's, of the last playout
    guess: Guess | None  # how likely hidden brokers are where; None: all the same
    sealed: bool  # whether the question is a sealed one

    def __init__(self, known: State, seat: i64, seed: int, taste: Taste, tries: i64 = 8) -> None:
        self.known = known
        self.seat = seat
        self.policy = Policy(taste, tries)
        self.policy.begin(known)
        self.rng = Rng(seed, BOT)
        self.choices = Choices()
        self.points = vec[float]([0.0] * 5)
        self.reward = vec[float]([0.0] * 5)
        self.guess = None
        kind = known.top_kind()
        self.sealed = FIRST_TOGETHER <= kind < FIRST_ASK

    def imagine(self) -> State:
        """A state that fits what is known; at a sealed question nobody has answered in it."""
        state = imagine_round(self.known, self.rng)
        if self.guess is not None:
            self.guess.improve(state, self.rng)
        if self.sealed:
            for seat in range(state.rules.seats):
                state.cells[SEALED + seat] = 0
        return state

    def play_on(self, state: State) -> None:
        """Play to the end of the round (the ships of the next one are not imagined); the rewards are then in `reward`."""
        choices = self.choices
        policy = self.policy
        rng = self.rng
        seat = advance(state, choices, until=BEGIN_ROUND)
        while seat != NOBODY:
            answer(state, seat, policy.choose(state, seat, choices, rng))
            seat = advance(state, choices, until=BEGIN_ROUND)
        rewards(state, self.points, self.reward)
