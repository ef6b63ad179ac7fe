"""Many games stepped by one call, for learning and simulation: numbers go in and out, no object is made per decision.

The results stand in rows of numbers (`seats`, `counts`, `done`, …) that stay the same objects for the life of a batch:
numpy reads them in place through the buffer protocol (`kerys.env.batch` does so), and a step overwrites them.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from kerys.engine.actions import N_ACTIONS, text_of
from kerys.engine.chance import Rng
from kerys.engine.choices import Choices
from kerys.engine.errors import IllegalAnswer
from kerys.engine.machine import NOBODY, advance, answer, new_state
from kerys.engine.options import Rules
from kerys.engine.pieces import BIT
from kerys.engine.state import State
from kerys.engine.tables import N_PLACES

MASK_WORDS: Final[i64] = 43  # 64 bits each: one bit for every id of the table
MASK_BYTES: Final = 8 * int(MASK_WORDS)
MAX_PARTIES: Final[i64] = 6
_LOW_BITS: Final = vec[i64]([(1 << n) - 1 for n in range(64)])
_SIGN_BIT: Final[i64] = -(1 << 63)


class Batch:
    """`n` games that are stepped together; a finished one is dealt anew by itself.

    The game number `k` of slot `i` has the seed `first_seed + i + k * n`.
    """

    n: i64
    seats: vec[i64]  # whose decision it is
    counts: vec[i64]  # how many legal answers there are
    done: vec[i64]  # 1: the step ended a game; its points and winners stand below, the next one has begun
    points: vec[i64]  # six a slot: the final points of the parties of a game that ended
    winners: vec[i64]  # a mask of parties
    lengths: vec[i64]  # decisions of the running game
    games: vec[i64]  # games finished
    _rules: list[Rules]
    _states: list[State]
    _choices: list[Choices]
    _ended: list[State]
    _first_seed: int

    def __init__(self, rules: list[Rules], first_seed: int = 0) -> None:
        """One slot for each of the rules."""
        self.n = len(rules)
        self._rules = rules
        self._first_seed = first_seed
        zeros = [0] * len(rules)
        parties = zeros * int(MAX_PARTIES)
        self.seats = vec[i64](zeros)
        self.counts = vec[i64](zeros)
        self.done = vec[i64](zeros)
        self.points = vec[i64](parties)
        self.winners = vec[i64](zeros)
        self.lengths = vec[i64](zeros)
        self.games = vec[i64](zeros)
        self._choices = []
        self._states = []
        self._ended = []
        for slot in range(self.n):
            self._choices.append(Choices())
            self._states.append(new_state(rules[slot], first_seed + int(slot)))
            self._ended.append(self._states[slot])
            self._go_on(slot)

    def state(self, slot: i64) -> State:
        """The state of a slot, as it is: read it, never change it."""
        return self._states[slot]

    def ended(self, slot: i64) -> State:
        """The last state of the game that a slot finished last, as it is."""
        return self._ended[slot]

    def choices(self, slot: i64) -> Choices:
        """The legal answers of a slot, as they are."""
        return self._choices[slot]

    def reset(self, first_seed: int) -> None:
        """Deal all games anew."""
        self._first_seed = first_seed
        for slot in range(self.n):
            self.games[slot] = 0
            self.done[slot] = 0
            self.lengths[slot] = 0
            self._states[slot] = new_state(self._rules[slot], first_seed + int(slot))
            self._go_on(slot)

    # --- Stepping ---------------------------------------------------------------------------------------------
    def step(self, ids: bytes) -> None:
        """Take one answer in every game: ids as 64-bit numbers, little end first. Refuses all if one is illegal."""
        if len(ids) != 8 * self.n:
            raise IllegalAnswer(f"{self.n} answers of 8 bytes are needed, not {len(ids)} bytes")
        for slot in range(self.n):
            id = read_i64_le(ids, slot * 8)
            if not 0 <= id < N_ACTIONS or not self._choices[slot].allows(id):
                self._refuse(slot, id)
        for slot in range(self.n):
            self.take(slot, read_i64_le(ids, slot * 8))

    def step_kth(self, numbers: bytes) -> None:
        """The same with the number of the chosen option, from 0, among the legal ones in the order of their ids' runs."""
        if len(numbers) != 8 * self.n:
            raise IllegalAnswer(f"{self.n} numbers of 8 bytes are needed, not {len(numbers)} bytes")
        for slot in range(self.n):
            k = read_i64_le(numbers, slot * 8)
            if not 0 <= k < self.counts[slot]:
                raise IllegalAnswer(
                    f"game {slot} has no option number {k}; there are {self.counts[slot]}, counted from 0"
                )
        for slot in range(self.n):
            self.take(slot, self._choices[slot].kth(read_i64_le(numbers, slot * 8)))

    def step_random(self, rng: Rng, times: i64 = 1) -> None:
        """Take random answers, so many in every game."""
        for _ in range(times):
            for slot in range(self.n):
                choices = self._choices[slot]
                self.take(slot, choices.kth(rng.below(choices.count)))

    def _refuse(self, slot: i64, id: i64) -> None:
        if 0 <= id < N_ACTIONS:
            raise IllegalAnswer(f"“{text_of(id)}” is not legal in game {slot}")
        raise IllegalAnswer(
            f"there is no answer number {id} (game {slot}); they go from 0 to {N_ACTIONS - 1}"
        )

    def take(self, slot: i64, id: i64) -> None:
        """Take a legal answer in one game."""
        answer(self._states[slot], self.seats[slot], id)
        self.lengths[slot] += 1
        self.done[slot] = 0
        self._go_on(slot)

    def _go_on(self, slot: i64) -> None:
        """Run to the slot's next decision, through the end of a game into the next."""
        choices = self._choices[slot]
        state = self._states[slot]
        seat = advance(state, choices)
        if seat == NOBODY:
            self._finish(slot, state)
            games = self.games[slot] + 1
            self.games[slot] = games
            state = new_state(self._rules[slot], self._first_seed + int(slot + games * self.n))
            self._states[slot] = state
            seat = advance(state, choices)
        self.seats[slot] = seat
        self.counts[slot] = choices.count

    def _finish(self, slot: i64, state: State) -> None:
        self._ended[slot] = state
        self.done[slot] = 1
        self.lengths[slot] = 0
        winners: i64 = 0
        for party in range(state.rules.parties):
            self.points[slot * MAX_PARTIES + party] = state.points(party)
        for winner in state.winners:
            winners |= BIT[winner]
        self.winners[slot] = winners


def write_mask(choices: Choices, out: vec[i64], first: i64) -> None:
    """Write the legal ids as bits into the 43 words from `first` on: id 0 is the lowest bit of the first word."""
    for word in range(first, first + MASK_WORDS):
        out[word] = 0
    runs = choices.runs
    n: i64 = 0
    while n < choices.used:
        id = runs[n]
        places = runs[n + 1]
        values = runs[n + 2]
        while values != 0:
            if values & 1 != 0:
                _set_bits(out, first, id, places)
            values >>= 1
            id += N_PLACES
        n += 5


def _set_bits(out: vec[i64], first: i64, id: i64, mask: i64) -> None:
    """Set the bits `id + k` for each bit k of the mask. The sign bit apart, as uncompiled numbers do not wrap."""
    word = first + (id >> 6)
    shift = id & 63
    upper = mask >> (63 - shift)
    out[word] |= (mask & _LOW_BITS[63 - shift]) << shift
    if upper != 0:
        if upper & 1 != 0:
            out[word] |= _SIGN_BIT
        if upper > 1:
            out[word + 1] |= upper >> 1
