"""Seating.

Making a table, joining, leaving, bots in seats, starting, going away and coming back, playing again.
"""

from dataclasses import dataclass

import msgspec

from kerys.bots import bot_names
from kerys.engine.errors import BadOptions
from kerys.engine.options import Options, options
from kerys.game import Game
from kerys.server.answering import one_line
from kerys.server.hub import Hub
from kerys.server.news.loaded import Loaded
from kerys.server.refusals import Refusal
from kerys.server.storage.store import Person
from kerys.server.table import entries as e
from kerys.server.table.setup import SeatSetup, Setup
from kerys.server.table.table import OPEN, OVER, RUNNING, Table


@dataclass(frozen=True)
class Seating:
    """What people do to tables. Everything is checked here, for HTTP and for the WebSocket."""

    hub: Hub

    async def create(self, person: Person, setup: Setup) -> str:
        """A new table; its host sits down at the first seat for people."""
        setup = checked(setup)
        await self.limit(person)
        entries: list[e.AnyEntry] = [e.Created(setup=setup, host=person.id)]
        entries += first_seats(setup, person)
        table_id = self.hub.world.name()
        await self.hub.create(table_id, entries, [person.id])
        return table_id

    async def limit(self, person: Person) -> None:
        """Refuse whoever has too many tables to get one more."""
        if await self.hub.store.unfinished_tables(person.id) >= self.hub.settings.max_tables:
            raise Refusal("too-many", "You have too many unfinished tables; finish or leave some first.")

    async def join(self, person: Person, table_id: str, seat: int | None, given: str) -> None:
        async with self.hub.hold(table_id) as loaded:
            table = loaded.table
            self.hub.admit(table, person.id, given)
            if table.seat_of(person.id) is not None:
                return
            for _ in range(10):
                if table.stage == OVER:
                    raise Refusal("over", "This game is over.")
                free = [n for n, one in enumerate(table.seats) if not one.taken]
                if seat is not None:
                    free = [n for n in free if n == seat]
                if not free:
                    raise Refusal(
                        "taken", "That seat is taken." if seat is not None else "All seats are taken."
                    )
                joined = e.Joined(seat=free[0], person=person.id, name=name_at(table, person.name))
                if await self.hub.change(loaded, joined, [person.id]):
                    return
                table = loaded.table

    async def leave(self, person: Person, table_id: str) -> None:
        """Before the game: free the seat. During it: let a bot play on."""
        async with self.hub.hold(table_id) as loaded:
            seat = self._own_seat(loaded.table, person)
            if loaded.table.stage == OPEN:
                await self._change(loaded, e.Left(seat=seat))
            elif loaded.table.stage == RUNNING and not loaded.table.seats[seat].away:
                await self._change(loaded, e.WentAway(seat=seat))

    async def away(self, loaded: Loaded, person: str) -> None:
        seat = loaded.table.seat_of(person)
        if seat is not None and loaded.table.stage == RUNNING and not loaded.table.seats[seat].away:
            await self._change(loaded, e.WentAway(seat=seat))

    async def back(self, loaded: Loaded, person: str) -> None:
        seat = loaded.table.seat_of(person)
        if seat is not None and loaded.table.seats[seat].away:
            await self._change(loaded, e.CameBack(seat=seat))

    async def seat_bot(self, person: Person, table_id: str, seat: int, level: str) -> None:
        """The host puts a bot into a free seat, or takes one out (no level)."""
        async with self.hub.hold(table_id) as loaded:
            self._host_only(loaded.table, person)
            if loaded.table.stage == OVER or (loaded.table.game is not None and not level):
                raise Refusal("started", "The game has begun.")
            if not 0 <= seat < len(loaded.table.seats) or loaded.table.seats[seat].person:
                raise Refusal("taken", "That seat is not free.")
            if loaded.table.game is not None and loaded.table.seats[seat].level:
                raise Refusal("started", "The game has begun.")  # nobody picks a weaker opponent half-way
            if level:
                await self._change(loaded, e.BotSat(seat=seat, level=known_level(level)))
            else:
                await self._change(loaded, e.Left(seat=seat))

    async def start(self, person: Person, table_id: str) -> None:
        async with self.hub.hold(table_id) as loaded:
            table = loaded.table
            self._host_only(table, person)
            self._open_only(table)
            if not all(seat.taken for seat in table.seats):
                raise Refusal("not-full", "There are still free seats; invite somebody or seat bots.")
            chosen = options(**table.setup.options)
            game = Game.from_deal(chosen, self.hub.world.deal(chosen))
            await self._change(loaded, e.Started(record=game.record))

    async def mute(self, person: Person, table_id: str, name: str, muted: bool) -> None:
        async with self.hub.hold(table_id) as loaded:
            self._host_only(loaded.table, person)
            await self._change(loaded, e.Muted(name=one_line(name), muted=muted))

    async def invitation(self, person: Person, table_id: str, renew: bool) -> str:
        """The secret part of the invitation link; only the host gets it."""
        async with self.hub.hold(table_id) as loaded:
            self._host_only(loaded.table, person)
            if renew:
                await self._change(loaded, e.Invited())
            return self.hub.invitation_to(loaded.table)

    async def rematch(self, person: Person, table_id: str) -> str:
        """A table with the same people, bots and options. The first who asks makes it, the others find it."""
        async with self.hub.hold(table_id) as loaded:
            table = loaded.table
            self._own_seat(table, person)
            if table.rematch:
                return table.rematch
            if table.stage != OVER:
                raise Refusal("not-over", "Play this game to its end first.")
            entries: list[e.AnyEntry] = [e.Created(setup=table.setup, host=person.id)]
            for n, seat in enumerate(table.seats):
                if seat.level:
                    entries.append(e.BotSat(seat=n, level=seat.level))
                elif seat.person:
                    entries.append(e.Joined(seat=n, person=seat.person, name=seat.name))
            new = self.hub.world.name()
            await self.hub.create(new, entries, [seat.person for seat in table.seats if seat.person])
            await self._change(loaded, e.Rematched(table=new))
            return loaded.table.rematch

    def checked(self, setup: Setup) -> Setup:
        return checked(setup)

    # --- Checks ---------------------------------------------------------------------------------------------
    async def _change(self, loaded: Loaded, entry: e.AnyEntry) -> None:
        if not await self.hub.change(loaded, entry):
            raise Refusal("conflict", "Something else happened at this table just now; please look again.")

    def _own_seat(self, table: Table, person: Person) -> int:
        seat = table.seat_of(person.id)
        if seat is None:
            self.hub.admit(table, person.id, "")
            raise Refusal("not-allowed", "You have no seat at this table.")
        return seat

    def _host_only(self, table: Table, person: Person) -> None:
        if person.id != table.host:
            self.hub.admit(table, person.id, "")
            raise Refusal("not-allowed", "Only the host of the table can do that.")

    def _open_only(self, table: Table) -> None:
        if table.stage != OPEN:
            raise Refusal("started", "The game has begun.")


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
        setup, title=one_line(setup.title), seats=seats, options=msgspec.to_builtins(chosen.as_dict())
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


def name_at(table: Table, name: str) -> str:
    """A name nobody else has at this table."""
    taken = {seat.name for seat in table.seats}
    number, own = 2, name
    while own in taken:
        own = f"{name} {number}"
        number += 1
    return own
