"""Random games, as fast as the engine plays."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.chance import Rng
from kerys.engine.choices import Choices
from kerys.engine.machine import NOBODY, advance, answer, new_state
from kerys.engine.options import Rules
from kerys.engine.state import State

# A playout's own chance is a multiply-with-carry generator of 30-bit words: such a word times this factor fits in 63
# bits (compiled), and words stay below 2^30 (fast uncompiled). 2^30 * factor - 1 is a safe prime: the period is half.
_FACTOR: Final[i64] = 789267990
_WORD: Final[i64] = 0x3FFFFFFF


def playout(state: State, rng: Rng) -> i64:
    """Play on at random to the end of the game; the number of decisions made."""
    choices = Choices()
    decisions: i64 = 0
    # Its own chance begins somewhere among the numbers from 1 to 2^30 * factor - 2.
    word = (rng.below(_FACTOR - 1) << 30) | (rng.next() >> 2) | 1
    seat = advance(state, choices)
    while seat != NOBODY:
        decisions += 1
        word = (word & _WORD) * _FACTOR + (word >> 30)
        answer(state, seat, choices.kth(((word & _WORD) * choices.count) >> 30))
        seat = advance(state, choices)
    return decisions


def play_random_games(rules: Rules, first_seed: int, games: i64) -> i64:
    """Deal and play games at random; the number of decisions made in all of them."""
    decisions: i64 = 0
    for n in range(games):
        state = new_state(rules, first_seed + int(n))
        decisions += playout(state, Rng(first_seed + int(n)))
    return decisions
