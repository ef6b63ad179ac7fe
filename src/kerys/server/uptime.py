"""Uptime: when a server ran, so that nobody's clock runs while none does.

Each process says now and then that it runs (`beat`). Who starts and finds that nobody has said so for long writes down
from when to when none ran. Of several that start at once, one does: an outage is known by its beginning.
"""

from typing import Final

from kerys.server.storage import Store
from kerys.server.table.clocks import Outages

BEAT: Final = 20.0  # seconds between two beats
_LATE: Final = 10.0  # how late a beat may come
_RUNNING: Final = "running"  # the setting that has the last beat
_BEAT: Final = (
    "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value "
    "WHERE CAST(settings.value AS DOUBLE PRECISION) < CAST(excluded.value AS DOUBLE PRECISION)"
)


async def beat(store: Store, now: float) -> None:
    """A server runs now."""
    await store.backend.write([(_BEAT, (_RUNNING, repr(now)))])


async def outages(store: Store, now: float) -> Outages:
    """A server begins to run: all times when none did, the one that ends now included."""
    last = await _last_beat(store)
    # If others may share the database, one of them may have run all the time.
    least = 0.0 if store.backend.alone else BEAT + _LATE
    if last is not None and now - last > least:
        new = "INSERT INTO outages (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await store.backend.write([(new, (last, now))])
    await beat(store, now)
    rows = await store.backend.read("SELECT began, ended FROM outages ORDER BY began")
    return [(float(began), float(ended)) for began, ended in rows]


async def _last_beat(store: Store) -> float | None:
    """Before there were beats, the last thing that was written shows that a server ran."""
    rows = await store.backend.read("SELECT value FROM settings WHERE name = ?", _RUNNING)
    rows = rows or await store.backend.read("SELECT MAX(changed) FROM tables")
    try:
        return None if rows[0][0] is None else float(rows[0][0])
    except ValueError:
        return None  # damaged; then nobody knows, and no time is given back
