"""From a table to its rows in the log, and back."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kerys.engine.errors import KerysError
from kerys.server.storage import Append
from kerys.server.table import entries as e
from kerys.server.table.clocks import Outages
from kerys.server.table.info import asked_for, table_info
from kerys.server.table.table import Table

# What entries raise that do not fit a table.
DOES_NOT_FIT: Final = (KerysError, msgspec.MsgspecError, AssertionError, LookupError, ValueError)


class BrokenTable(Exception):
    """A log that cannot be replayed any more.

    Its text may have parts of the deal in it and is for who keeps the database; logs have only the entry and the kind.
    """

    def __init__(self, entry: int, error: Exception) -> None:
        super().__init__(f"entry {entry}: {error}")
        self.entry = entry
        self.kind = type(error).__name__


def replayed(table_id: str, rows: Sequence[tuple[int, float, str]], outages: Outages = ()) -> Table:
    """A table from its log, or `BrokenTable` with the entry that does not fit."""
    table = Table(table_id, outages)
    number = 0
    try:
        for number, at, body in rows:
            table.apply(number, at, e.read(body))
    except DOES_NOT_FIT as error:
        raise BrokenTable(number, error) from error
    return table


def row_of(table: Table, now: float, entry: e.AnyEntry) -> Append:
    return Append(
        table=table.id,
        number=table.last,
        written=now,
        body=e.written(entry),
        stage=table.stage,
        waiting=" ".join(asked_for(table, None)),
        due=table.due(),
    )


def summary_of(table: Table) -> str:
    return msgspec.json.encode(table_info(table)).decode()
