"""From a table to its rows in the log, and back."""

from collections.abc import Sequence
from math import isfinite
from typing import Final

import msgspec

from kerys.server.domain import entries as e
from kerys.server.domain.clocks import Outages
from kerys.server.domain.table import Table
from kerys.server.domain.table_info import seats_waited_for, table_info
from kerys.server.storage import Append, Row, StorageDamaged

_LONGEST_REASON: Final = 500  # letters


class BrokenTable(Exception):
    """A log that cannot be replayed any more.

    Its text may have parts of the deal in it and is for who keeps the database; logs have only the entry and the kind.
    """

    def __init__(self, entry: int, error: Exception) -> None:
        # In one line that any database can keep: the entry may have had anything in it.
        why = "".join(letter if letter.isprintable() else " " for letter in str(error)[:_LONGEST_REASON])
        where = f"entry {entry}" if entry else "entries"
        super().__init__(f"{where}: {why or type(error).__name__}")
        self.entry = entry
        self.kind = type(error).__name__


def as_broken(error: BrokenTable | StorageDamaged) -> BrokenTable:
    """Where the database itself cannot read its entries, it is not known which of them is damaged."""
    return error if isinstance(error, BrokenTable) else BrokenTable(0, error)


def replay_rows(table_id: str, rows: Sequence[Row], outages: Outages = ()) -> Table:
    """A table from its log, or `BrokenTable` with the entry that does not fit."""
    table = Table(table_id, outages)
    apply_rows(table, rows)
    if not table.seats:
        raise BrokenTable(1, ValueError("it does not make a table"))
    return table


def apply_rows(table: Table, rows: Sequence[Row]) -> None:
    """Take in what is stored, or `BrokenTable` with the entry that does not fit; the table is then of no more use."""
    for row in rows:
        try:
            _take_up(table, row)
        except MemoryError:
            raise  # says nothing about the entry
        except Exception as error:  # a damaged row may raise anything
            raise BrokenTable(table.last + 1, error) from error


def _take_up(table: Table, row: Row) -> None:
    """A database may give back other than was written: what it does not check is checked here."""
    number, at, body = row
    if not isfinite(at):
        raise ValueError(f"{at} is not a time")
    if not isinstance(body, str):
        raise ValueError("it is not text")
    entry = e.read(body)
    seat = getattr(entry, "seat", None)
    if seat is not None and seat >= len(table.seats):
        raise LookupError(f"there is no seat {seat}")
    table.apply(number, at, entry)


def row_of(table: Table, now: float, entry: e.AnyEntry) -> Append:
    return Append(
        table=table.id,
        number=table.last,
        written=now,
        body=e.written(entry),
        stage=table.stage,
        waiting=" ".join(seats_waited_for(table, None)),
        due=table.due(),
    )


def summary_of(table: Table) -> str:
    return msgspec.json.encode(table_info(table)).decode()
