"""Renaming: what somebody is called from now on reaches the tables they sit at.

Finished games keep the names they had.
"""

from contextlib import suppress
from typing import Final

from kerys.server.domain import entries as e
from kerys.server.domain.names import name_at
from kerys.server.domain.table import OPEN, RUNNING, Table
from kerys.server.live.journal import Outcome
from kerys.server.live.registry import TableRegistry
from kerys.server.refusals import Refusal
from kerys.server.storage import Person

_MOST: Final = 50  # tables that hear of it at once, the newest ones; nobody plays at more
_TRIES: Final = 20


async def pass_on(registry: TableRegistry, person: Person) -> None:
    """Tell a person's tables what they are called now. What is told already is not told again."""
    for table_id in await registry.store.unfinished_tables_of(person.id, _MOST):
        with suppress(Refusal):  # a table that cannot be live keeps no other from hearing of it
            async with registry.hold(table_id) as live:
                for _ in range(_TRIES):
                    entry = _renamed(live.table, person)
                    if entry is None:
                        break
                    if await registry.journal.commit_listed(live, entry) is Outcome.COMMITTED:
                        break
                    # Another process wrote first: the table is now as that one left it.


def _renamed(table: Table, person: Person) -> e.Renamed | None:
    if table.stage not in (OPEN, RUNNING) or not table.belongs_to(person.id):
        return None
    seat, name = table.seat_of(person.id), name_at(table, person.id, person.name)
    had = table.host_name if seat is None else table.seats[seat].name
    return None if name == had else e.Renamed(person=person.id, name=name)
