"""Setups: what somebody wants a table to be, checked, and who sits there at first."""

import msgspec

from kerys.bots import bot_names
from kerys.engine.errors import BadOptions
from kerys.engine.options import Options, options
from kerys.server.domain import entries as e
from kerys.server.domain.names import name_at, one_line
from kerys.server.domain.table import Table
from kerys.server.protocol.setup import LONGEST_TITLE, SeatSetup, Setup
from kerys.server.refusals import Refusal
from kerys.server.storage import Person


def checked(setup: Setup) -> Setup:
    """A setup whose options and levels exist, with one entry for each seat."""
    chosen = chosen_options(setup)
    if len(setup.seats) > chosen.players:
        raise Refusal("bad-setup", f"There are {chosen.players} seats, not {len(setup.seats)}.")
    clock = setup.clock
    if clock.bank and clock.per_answer:
        raise Refusal("bad-setup", "A clock has a bank or a time for each answer, not both.")
    if clock.increment and not clock.bank:
        raise Refusal("bad-setup", "An increment needs a bank.")
    seats = [*setup.seats, *[SeatSetup()] * (chosen.players - len(setup.seats))]
    seats = [
        SeatSetup(kind="bot", level=known_level(seat.level)) if seat.kind == "bot" else SeatSetup()
        for seat in seats
    ]
    if all(seat.kind == "bot" for seat in seats) and not setup.spectators:
        raise Refusal("bad-setup", "Nobody could play or watch at this table.")
    return msgspec.structs.replace(
        setup,
        title=one_line(setup.title, LONGEST_TITLE),
        seats=seats,
        options=msgspec.to_builtins(chosen.as_dict()),
    )


def chosen_options(setup: Setup) -> Options:
    try:
        given = dict(setup.options)
        if isinstance(given.get("neutral"), list):
            given["neutral"] = tuple(given["neutral"])
        return options(**given)
    except BadOptions as error:
        raise Refusal("bad-options", str(error)) from None


def known_level(level: str) -> str:
    if level not in bot_names():
        raise Refusal("bad-level", f"There is no bot of that level; there are {', '.join(bot_names())}.")
    return level


def first_seats(setup: Setup, host: Person) -> list[e.AnyEntry]:
    """Bots where they belong, the host in the first seat for people."""
    entries: list[e.AnyEntry] = []
    hosted = False
    for n, seat in enumerate(setup.seats):
        if seat.kind == "bot":
            entries.append(e.BotSat(seat=n, level=seat.level))
        elif not hosted:
            entries.append(e.Joined(seat=n, person=host.id, name=host.name))
            hosted = True
    return entries


def seats_again(before: Table, host: Person, names: dict[str, str]) -> list[e.AnyEntry]:
    """A table like one before: bots and people in the same seats, by the names that people have now.

    Seats are kept for all of them; only the new host, who asks for it, has said that they play.
    """
    entries: list[e.AnyEntry] = [
        e.Created(setup=before.setup, host=host.id, host_name=host.name, origin=before.origin)
    ]
    table = Table("")  # as it will be, for names that look alike
    table.apply(1, 0.0, entries[0])
    for n, seat in enumerate(before.seats):
        if seat.level:
            entries.append(e.BotSat(seat=n, level=seat.level))
        elif seat.person:
            name = name_at(table, seat.person, names.get(seat.person, seat.name))
            invited = seat.person != host.id
            entries.append(e.Joined(seat=n, person=seat.person, name=name, invited=invited))
            table.apply(table.last + 1, 0.0, entries[-1])
    return entries
