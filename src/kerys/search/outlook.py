"""The outlook of a position: everybody's mean reward and expected points over playouts of the running round."""

from mypy_extensions import i64

from kerys.engine.chance import BOT, Rng
from kerys.engine.numbers import vec
from kerys.engine.search import SearchState
from kerys.engine.state import State
from kerys.search.guess import Guess
from kerys.search.paired import world_seed
from kerys.search.playout import Player
from kerys.search.taste import Taste


class Outlook(Player):
    """Sums over playouts: of worlds imagined from what a viewer knows, or of one given world."""

    seed: int
    count: i64
    reward_sums: vec[float]
    point_sums: vec[float]

    def __init__(self, known: State, seed: int, taste: Taste) -> None:
        super().__init__(known, 0, seed, taste)
        self.guess = Guess(known)
        self.seed = seed
        self.count = 0
        self.reward_sums = vec[float]([0.0] * 5)
        self.point_sums = vec[float]([0.0] * 5)

    def run(self, playouts: int) -> None:
        """Play out so many further imagined worlds."""
        for _ in range(playouts):
            self.rng = Rng(world_seed(self.seed, int(self.count)), BOT)
            self._add(self.imagine())

    def run_in(self, world: SearchState, playouts: int) -> None:
        """Play out copies of one world; the sealed answers that it holds stay."""
        for _ in range(playouts):
            self.rng = Rng(world_seed(self.seed, int(self.count)), BOT)
            self._add(world.clone())

    def _add(self, state: State) -> None:
        self.play_on(state)
        self.count += 1
        for party in range(state.rules.parties):
            self.reward_sums[party] += self.reward[party]
            self.point_sums[party] += self.points[party]

    def chances(self) -> list[float]:
        """Everybody's mean reward; together 1."""
        return [self.reward_sums[party] / float(self.count) for party in range(self.known.rules.parties)]

    def expected(self) -> list[float]:
        """Everybody's mean of expected final points."""
        return [self.point_sums[party] / float(self.count) for party in range(self.known.rules.parties)]
