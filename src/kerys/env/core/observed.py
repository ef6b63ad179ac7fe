"""A batch of games with observations and masks, in which built-in opponents are played without leaving the module.

As in `kerys.engine.batch`, results stand in rows of numbers that are overwritten by the next step.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from kerys.engine.batch import MASK_WORDS, Batch, write_mask
from kerys.engine.chance import BOT, Rng
from kerys.engine.errors import IllegalAnswer
from kerys.engine.knowledge import known_to
from kerys.engine.options import Rules
from kerys.engine.pieces import BIT, MAX_SEATS
from kerys.env.core.encode import Encoder
from kerys.env.core.layout import N_WORDS
from kerys.search.policy import Policy
from kerys.search.taste import FOUND, Taste

EXTERNAL: Final[i64] = 0  # answered by the caller
RANDOM: Final[i64] = 1
GREEDY: Final[i64] = 2
POLICIES: Final = ("external", "random", "greedy")


class ObservedBatch:
    """Games stepped together; each slot stops where a seat that the caller plays has to decide."""

    batch: Batch
    observations: vec[i64]  # `N_WORDS` words a slot: what the seat to move knows
    masks: vec[i64]  # `MASK_WORDS` words a slot: the legal ids as bits
    _policies: list[int]  # five a slot
    _observe: bool
    _encoder: Encoder
    _rng: Rng
    _greedy: Policy

    def __init__(
        self, rules: list[Rules], first_seed: int, policies: list[int], observe: bool, mask: bool
    ) -> None:
        """Make one slot for each of the rules; `policies` names who plays each of its five seats."""
        self.batch = Batch(rules, first_seed)
        self._policies = policies
        self._observe = observe
        self._encoder = Encoder()
        self._rng = Rng(first_seed, BOT)
        self._greedy = Policy(Taste(FOUND))
        n = len(rules)
        self.observations = vec[i64]([0] * (n * int(N_WORDS) if observe else 0))
        self.masks = vec[i64]([0] * (n * int(MASK_WORDS) if mask else 0))
        self._go_on_everywhere()

    def reset(self, first_seed: int) -> None:
        """Deal all games anew."""
        self._rng = Rng(first_seed, BOT)
        self.batch.reset(first_seed)
        self._go_on_everywhere()

    def step(self, ids: bytes) -> None:
        """Take one answer in every game (64-bit numbers, little end first), then play to the next one to be given."""
        self.batch.step(ids)
        self._go_on_everywhere()

    def step_kth(self, numbers: bytes) -> None:
        """Take the option of that number in every game."""
        self.batch.step_kth(numbers)
        self._go_on_everywhere()

    def step_random(self, times: i64) -> None:
        """Take random answers, so many in every game."""
        for _ in range(times):
            self.batch.step_random(self._rng)
            self._go_on_everywhere()

    def legal_or_random(self, ids: bytes) -> bytes:
        """Replace the illegal ones among the ids by random legal ones."""
        if len(ids) != 8 * self.batch.n:
            raise IllegalAnswer(f"{self.batch.n} answers of 8 bytes are needed, not {len(ids)} bytes")
        legal: list[bytes] = []
        for slot in range(self.batch.n):
            id = read_i64_le(ids, slot * 8)
            choices = self.batch.choices(slot)
            if not choices.allows(id):
                id = choices.kth(self._rng.below(choices.count))
            legal.append(int(id).to_bytes(8, "little"))
        return b"".join(legal)

    def write_ended(self, slot: i64, seat: i64) -> None:
        """Write what a seat knew at the end of the slot's last game over the slot's observation."""
        self._encoder.write(self.batch.ended(slot), seat, self.observations, slot * N_WORDS)

    def write_now(self, slot: i64) -> None:
        """Write the slot's observation and mask anew."""
        batch = self.batch
        if len(self.observations) > 0:
            self._encoder.write(batch.state(slot), batch.seats[slot], self.observations, slot * N_WORDS)
        if len(self.masks) > 0:
            write_mask(batch.choices(slot), self.masks, slot * MASK_WORDS)

    def _go_on_everywhere(self) -> None:
        for slot in range(self.batch.n):
            self._play_opponents(slot)
            self.write_now(slot)

    def _play_opponents(self, slot: i64) -> None:
        """Answer for the built-in opponents; whether a game ended stays in `done`."""
        batch = self.batch
        ended = batch.done[slot]
        while True:
            seat = batch.seats[slot]
            policy: i64 = self._policies[slot * MAX_SEATS + seat]
            if policy == EXTERNAL:
                break
            choices = batch.choices(slot)
            if policy == RANDOM:
                batch.take(slot, choices.kth(self._rng.below(choices.count)))
            else:
                batch.take(slot, self._best(slot, seat))
            ended |= batch.done[slot]
        batch.done[slot] = ended

    def _best(self, slot: i64, seat: i64) -> i64:
        """Return the answer with the best score; chance decides between equal ones."""
        ids = self.batch.choices(slot).ids()
        scores = self._greedy.scores(known_to(self.batch.state(slot), seat), seat, ids)
        best = scores[0]
        for score in scores:
            best = max(best, score)
        equal = [id for id, score in zip(ids, scores, strict=True) if score >= best - 1e-9]
        return equal[self._rng.below(len(equal))]


def seats_of(mask: i64) -> list[int]:
    """Return the seats of a mask."""
    return [seat for seat in range(6) if mask & BIT[seat] != 0]
