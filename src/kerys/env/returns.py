"""Returns: what a finished game is worth to each seat, by name.

| name | range | meaning |
| --- | --- | --- |
| `win_share` | 0 to 1 | 1 to the winner, shared by several; 0 for all if the neutral alone wins |
| `rank` | -1 to 1 | first place 1, last -1, evenly between; tied seats share. Sums to 0 |
| `lead` | -400 to 400 | own points minus those of the best other seat |
| `points` | -20 to 400 | points |
"""

from collections.abc import Sequence
from typing import Final

RANGES: Final = {
    "win_share": (0.0, 1.0),
    "rank": (-1.0, 1.0),
    "lead": (-400.0, 400.0),
    "points": (-20.0, 400.0),
}


def check_utility(name: str) -> str:
    """Return the name of a utility, or explain which there are."""
    if name not in RANGES:
        raise ValueError(f"there is no utility “{name}”; there are {', '.join(RANGES)}")
    return name


def returns(name: str, points: Sequence[int], winners: Sequence[int], seats: int) -> list[float]:
    """Return the utility of each seat of a finished game; points and winners may include the neutral."""
    if name == "points":
        return [float(points[seat]) for seat in range(seats)]
    if name == "lead":
        return [
            float(points[seat] - max(points[other] for other in range(seats) if other != seat))
            for seat in range(seats)
        ]
    if name == "win_share":
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    check_utility(name)
    strength = [(points[seat], seat in winners) for seat in range(seats)]
    return [
        (sum(own > other for other in strength) - sum(own < other for other in strength)) / (seats - 1)
        for own in strength
    ]
