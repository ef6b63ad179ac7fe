"""`kerys db check`: replay every stored game and mark those that cannot be replayed."""

import sys
import time
from contextlib import suppress

from kerys.server.app import backend_for
from kerys.server.domain.log import BrokenTable, as_broken, replay_rows
from kerys.server.settings import Settings
from kerys.server.storage import StorageDamaged, StorageUnavailable, Store


async def check_database(settings: Settings) -> int:
    """Check all tables and print the result; return 1 if some are broken, 2 if the database cannot be read."""
    began = time.perf_counter()
    if not settings.database and not settings.database_file.exists():
        print(
            f"kerys: there is no database {settings.database_file}; --data is the folder that the server was given.",
            file=sys.stderr,
        )
        return 2
    try:
        store = Store(backend_for(settings))
        await store.open()
        good, broken = await check(store)
        await store.close()
    except StorageUnavailable as error:
        print(f"kerys: {error}.", file=sys.stderr)
        return 2
    for table, why in broken:
        print(f"{table}: {why}")
    marked = f"; {len(broken)} do not fit, are kept and marked" if broken else ""
    print(f"{good} games replayed in {time.perf_counter() - began:.1f} s{marked}.")
    return 1 if broken else 0


async def check(store: Store) -> tuple[int, list[tuple[str, str]]]:
    """Return how many tables replay, and which do not and why. A table that replays again loses its mark."""
    good, broken = 0, list[tuple[str, str]]()
    for table in await store.table_ids():
        try:
            replay_rows(table, await store.entries(table))
        except (BrokenTable, StorageDamaged) as error:
            why = str(as_broken(error))
            broken.append((table, why))
            with suppress(StorageDamaged):  # it is reported all the same
                await store.mark_broken(table, why)
        else:
            good += 1
            await store.mark_broken(table, None)
    broken += [
        (table, "its entries are there, but not its row in “tables”")
        for table in await store.tables_without_row()
    ]
    return good, broken
