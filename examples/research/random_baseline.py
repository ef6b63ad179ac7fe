"""Win shares of random play against the greedy opponent, with 95 % intervals: the least a learner must beat.

python examples/research/random_baseline.py --games 200
"""

import argparse

import numpy as np

from kerys.env.batch import Batch


def win_shares(players: int, games: int, seed: int) -> np.ndarray:
    """Return the win share of a random seat 0 against greedy opponents, one number for each game."""
    opponents = ["external", *["greedy"] * (players - 1)]
    batch = Batch(16, players=players, seed=seed, opponents=opponents, utility="win_share", observe=False)
    rng = np.random.default_rng(seed)
    found: list[float] = []
    while len(found) < games:
        batch.step_kth(rng.integers(batch.counts))
        found += [float(batch.rewards[slot, 0]) for slot in np.flatnonzero(batch.done)]
    return np.array(found[:games])


def main() -> None:
    """Print the win share of random play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    shares = win_shares(chosen.players, chosen.games, chosen.seed)
    spread = 1.96 * shares.std(ddof=1) / len(shares) ** 0.5
    print(f"random against greedy, {chosen.players} players, {len(shares)} games:")
    print(f"win share {shares.mean():.3f} ± {spread:.3f}; an equal player has {1 / chosen.players:.3f}")


if __name__ == "__main__":
    main()
