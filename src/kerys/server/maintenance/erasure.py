"""Entries of a table's log without the name and the words of somebody whose account is deleted."""

import msgspec

from kerys.server.domain import entries as e


def anonymous_entry(body: str, person: str, name: str) -> str | None:
    """Return an entry with another name for a person, or None if it does not name them."""
    try:
        entry = e.read(body)
    except msgspec.MsgspecError:
        return None  # it is damaged and is not replayed either
    replaced: e.AnyEntry
    match entry:
        case e.Said() if entry.person == person:
            replaced = msgspec.structs.replace(entry, name=name, text="…")
        case e.Joined() | e.Renamed() if entry.person == person:
            replaced = msgspec.structs.replace(entry, name=name)
        case e.Created() if entry.host == person:
            replaced = msgspec.structs.replace(entry, host_name=name, origin="")
        case e.Muted() if person in entry.people:
            replaced = msgspec.structs.replace(entry, name=name)
        case _:
            return None
    return None if replaced == entry else e.written(replaced)
