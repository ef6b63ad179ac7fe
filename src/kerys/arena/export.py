"""Results as a table for other programs: a row for every seat of every game, as CSV or Parquet."""

import csv
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from kerys.arena.plan import Plan, number_from
from kerys.arena.play import Played
from kerys.engine.errors import KerysError
from kerys.engine.pieces import SEAT_NAMES

COLUMNS: Final = (
    "set", "game", "deal", "seat", "entrant", "alone", "points", "win_share", "rank", "lead", "decisions",
    "faults", "seconds", "slowest",
)  # fmt: skip


def rows(plan: Plan, games: Sequence[Played]) -> list[dict[str, Any]]:
    """`deal` is the seed of the game; `alone`: whether nobody else at the table was the same entrant."""
    labels = [entrant.label for entrant in plan.players()]
    return [
        {
            "set": played.set,
            "game": played.game,
            "deal": number_from("deal", plan.seed, played.set),
            "seat": SEAT_NAMES[seat],
            "entrant": labels[index],
            "alone": played.seats.count(index) == 1,
            "points": played.points[seat],
            "win_share": played.share(seat),
            "rank": played.rank(seat),
            "lead": played.lead(seat),
            "decisions": played.decisions[seat],
            "faults": sum(fault[0] == seat for fault in played.faults),
            "seconds": played.seconds[seat],
            "slowest": played.slowest[seat],
        }
        for played in games
        for seat, index in enumerate(played.seats)
    ]


def write_csv(path: Path, plan: Plan, games: Sequence[Played]) -> None:
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, COLUMNS)
            writer.writeheader()
            writer.writerows(rows(plan, games))
    except OSError as error:
        raise _unwritable(path, error) from None


def parquet() -> Any:
    """The library for Parquet, asked for before a match begins and not after it."""
    try:
        return import_module("pyarrow.parquet")
    except ImportError:
        raise KerysError("Parquet needs pyarrow: pip install 'kerys[parquet]'") from None


def write_parquet(path: Path, plan: Plan, games: Sequence[Played]) -> None:
    table = import_module("pyarrow").Table.from_pylist(rows(plan, games))
    try:
        parquet().write_table(table, path)
    except OSError as error:
        raise _unwritable(path, error) from None


def _unwritable(path: Path, error: OSError) -> KerysError:
    return KerysError(f"the file {path} cannot be written: {(error.strerror or str(error)).lower()}")
