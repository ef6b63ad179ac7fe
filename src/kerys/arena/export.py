"""Export of results as CSV or Parquet, with one row for every seat of every game."""

import csv
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from kerys.arena.plan import Plan, derive_seed
from kerys.arena.play import GameResult
from kerys.engine.errors import KerysError
from kerys.engine.pieces import SEAT_NAMES

COLUMNS: Final = (
    "set", "game", "deal", "seat", "entrant", "alone", "points", "win_share", "rank", "lead", "decisions",
    "faults", "seconds", "slowest",
)  # fmt: skip


def rows(plan: Plan, results: Sequence[GameResult]) -> list[dict[str, Any]]:
    """Return the rows. `deal` is the seed of the game; `alone` says whether the entrant had only one seat."""
    labels = [entrant.label for entrant in plan.players()]
    return [
        {
            "set": result.set,
            "game": result.game,
            "deal": derive_seed("deal", plan.seed, result.set),
            "seat": SEAT_NAMES[seat],
            "entrant": labels[index],
            "alone": result.seats.count(index) == 1,
            "points": result.points[seat],
            "win_share": result.share(seat),
            "rank": result.rank(seat),
            "lead": result.lead(seat),
            "decisions": result.decisions[seat],
            "faults": sum(fault[0] == seat for fault in result.faults),
            "seconds": result.seconds[seat],
            "slowest": result.slowest[seat],
        }
        for result in results
        for seat, index in enumerate(result.seats)
    ]


def write_csv(path: Path, plan: Plan, results: Sequence[GameResult]) -> None:
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, COLUMNS)
            writer.writeheader()
            writer.writerows(rows(plan, results))
    except OSError as error:
        raise _unwritable(path, error) from None


def parquet() -> Any:
    """Import the Parquet library; called before a match begins, so that a missing one is noticed early."""
    try:
        return import_module("pyarrow.parquet")
    except ImportError:
        raise KerysError("Parquet needs pyarrow: pip install 'kerys[parquet]'") from None


def write_parquet(path: Path, plan: Plan, results: Sequence[GameResult]) -> None:
    table = import_module("pyarrow").Table.from_pylist(rows(plan, results))
    try:
        parquet().write_table(table, path)
    except OSError as error:
        raise _unwritable(path, error) from None


def _unwritable(path: Path, error: OSError) -> KerysError:
    return KerysError(f"the file {path} cannot be written: {(error.strerror or str(error)).lower()}")
