"""Timing of decisions and games per second.

A contender is a function that plays one whole game from a seed and returns the number of decisions. Everything
it does is timed, including set-up; only the warm-up and a garbage collection before each slice are excluded. The
garbage collector stays enabled while the clock runs, as in real use.

Only compare figures from the same call of `interleave`: then other load on the machine affects all contenders.
"""

import gc
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Literal, TypeAlias

PlayOne: TypeAlias = Callable[[int], int]
Clock: TypeAlias = Callable[[], float]

WARM_UP_SHARE = 0.1  # of the measured time, spent before it and not counted


@dataclass(frozen=True)
class Rate:
    """Work done by one contender in the measured time. For a copying contender a "decision" is one copy."""

    name: str
    decisions: int
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games

    @property
    def microseconds_per_decision(self) -> float:
        return self.seconds / self.decisions * 1e6

    def times(self, other: "Rate") -> float:
        """Return the ratio of decisions per second to those of `other`."""
        return self.decisions_per_second / other.decisions_per_second


def measure(name: str, play_one: PlayOne, seconds: float, *, clock: Clock = perf_counter) -> Rate:
    """Play games with seeds 0, 1, 2… until at least `seconds` have passed, after a warm-up."""
    return interleave({name: play_one}, seconds, slices=1, clock=clock)[0]


def interleave(
    contenders: Mapping[str, PlayOne], seconds: float, *, slices: int = 10, clock: Clock = perf_counter
) -> list[Rate]:
    """Measure the contenders in turn, slice by slice; each gets at least `seconds` in total.

    Every other pass runs in reverse order, so that a machine growing slower or faster favours none of them.
    """
    if seconds <= 0 or slices < 1:
        raise ValueError(f"cannot measure {seconds} seconds in {slices} slices: both must be positive")
    for play_one in contenders.values():
        _slice(Rate("warm-up", 0, 0, 0.0), play_one, seconds * WARM_UP_SHARE, clock)
    rates = {name: Rate(name, 0, 0, 0.0) for name in contenders}
    for number in range(1, slices + 1):
        for name in contenders if number % 2 else reversed(list(contenders)):
            rates[name] = _slice(rates[name], contenders[name], seconds * number / slices, clock)
    return list(rates.values())


def _slice(sofar: Rate, play_one: PlayOne, until: float, clock: Clock) -> Rate:
    """Play at least one more game, until the contender has used `until` seconds in total."""
    gc.collect()
    decisions, games, left = sofar.decisions, sofar.games, until - sofar.seconds
    start = clock()
    while True:
        decisions += play_one(games)
        games += 1
        passed = clock() - start
        if passed >= left:
            return replace(sofar, decisions=decisions, games=games, seconds=sofar.seconds + passed)


def as_json(
    rates: Sequence[Rate], against: Sequence[str] = ()
) -> list[dict[str, str | int | float | dict[str, float]]]:
    """Return the rates as plain data for `json.dumps`, with ratios to the contenders named in `against`."""
    rivals = _named(rates, against)
    return [
        {
            "name": rate.name,
            "decisions": rate.decisions,
            "games": rate.games,
            "seconds": rate.seconds,
            "decisions_per_second": rate.decisions_per_second,
            "games_per_second": rate.games_per_second,
            "microseconds_per_decision": rate.microseconds_per_decision,
            "times": {rival.name: rate.times(rival) for rival in rivals},
        }
        for rate in rates
    ]


def table(
    rates: Sequence[Rate], against: Sequence[str] = (), *, unit: Literal["decision", "copy"] = "decision"
) -> str:
    """Format the rates as aligned text, with an "x name" column for each contender named in `against`."""
    rivals = _named(rates, against)
    if unit == "copy":
        rows = [["", "copies/s", "µs/copy"]]
    else:
        rows = [["", "decisions/s", "games/s", "decisions/game"]]
    rows[0] += [f"x {rival.name}" for rival in rivals]
    for rate in rates:
        row = [rate.name, f"{rate.decisions_per_second:,.0f}"]
        if unit == "copy":
            row.append(f"{rate.microseconds_per_decision:,.2f}")
        else:
            row += [f"{rate.games_per_second:,.1f}", f"{rate.decisions_per_game:,.1f}"]
        rows.append(row + [f"{rate.times(rival):,.2f}" for rival in rivals])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.rjust(width) if at else cell.ljust(width) for at, (cell, width) in enumerate(cells))
        for cells in (list(zip(row, widths, strict=True)) for row in rows)
    )


def _named(rates: Sequence[Rate], names: Sequence[str]) -> list[Rate]:
    by_name = {rate.name: rate for rate in rates}
    for name in names:
        if name not in by_name:
            raise ValueError(f"nothing called {name!r} was measured; there are: {', '.join(by_name)}")
    return [by_name[name] for name in names]
