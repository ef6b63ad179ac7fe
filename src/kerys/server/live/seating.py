"""Seating.

Making a table, joining, leaving, bots in seats, starting, going away and coming back, playing again.
"""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from kerys.engine.options import options
from kerys.game import Game
from kerys.server.domain import entries as e
from kerys.server.domain.names import name_at, one_line
from kerys.server.domain.table import OPEN, OVER, RUNNING, Table
from kerys.server.encoding.live_table import Loaded
from kerys.server.live.registry import Hub
from kerys.server.live.setup_requests import checked, first_seats, known_level, seats_again
from kerys.server.logs import log
from kerys.server.protocol.setup import Setup
from kerys.server.refusals import Refusal
from kerys.server.storage import Person, Statement, remove_member, transfer_table

_LONGEST_NAME: Final = 60  # with what makes it different from others at the table
_MOST_MUTED: Final = 50  # people of one name who have not been seen at the table
_MOST_SILENT: Final = 200  # people and names that are muted at one table
_TRIES: Final = 20
P = ParamSpec("P")
R = TypeVar("R")


class _Overtaken(Refusal):
    """Another process wrote first."""

    def __init__(self) -> None:
        super().__init__("conflict", "Something else happened at this table just now; please look again.")


def _again(method: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
    """Whoever was overtaken looks again themselves: it may still be possible, or done already.

    Nobody is told that something happened, which may have been an answer in secret.
    """

    @wraps(method)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> R:
        for _ in range(_TRIES):
            with suppress(_Overtaken):
                return await method(*args, **kwargs)
        return await method(*args, **kwargs)

    return tried


@dataclass(frozen=True)
class Seating:
    """What people do to tables. Everything is checked here, for HTTP and for the WebSocket."""

    hub: Hub

    async def create(self, person: Person, setup: Setup, origin: str = "") -> str:
        """A new table; its host sits down at the first seat for people."""
        setup = checked(setup)
        await self.limit(person)
        entries: list[e.AnyEntry] = [
            e.Created(setup=setup, host=person.id, host_name=person.name, origin=origin)
        ]
        entries += first_seats(setup, person)
        table_id = self.hub.world.name()
        await self.hub.create(table_id, entries, [person.id])
        return table_id

    async def limit(self, person: Person) -> None:
        """Refuse whoever has too many tables to get one more."""
        if await self.hub.store.count_unfinished_tables(person.id) >= self.hub.settings.max_tables:
            raise Refusal(
                "too-many", "You have too many tables; finish some, or leave some before they begin."
            )

    @_again
    async def join(self, person: Person, table_id: str, seat: int | None, given: str) -> None:
        async with self.hub.hold(table_id) as loaded:
            table = loaded.table
            self.hub.doors.admit(table, person.id, given)
            own = table.seat_of(person.id)
            if own is not None:
                await self._accept(loaded, own)
                return
            self._not_sent_away(table, person, given)
            if table.stage == OVER:
                raise Refusal("over", "This game is over.")
            free = [n for n, one in enumerate(table.seats) if not one.taken]
            if seat is not None:
                free = [n for n in free if n == seat]
            if not free:
                raise Refusal("taken", "That seat is taken." if seat is not None else "All seats are taken.")
            joined = e.Joined(seat=free[0], person=person.id, name=name_at(table, person.id, person.name))
            await self._change(loaded, joined, people=[person.id])

    @_again
    async def leave(self, person: Person, table_id: str) -> None:
        """Before the game: free the seat. During it: let a bot play on."""
        async with self.hub.hold(table_id) as loaded:
            table = loaded.table
            if table.stage == OPEN and person.id == table.host:
                await self._host_leaves(loaded, person)
                return
            seat = self._own_seat(table, person)
            if table.stage == OPEN:
                await self._change(loaded, e.Left(seat=seat), remove_member(table_id, person.id))
            elif table.stage == RUNNING and not table.seats[seat].away:
                await self._change(loaded, e.WentAway(seat=seat))  # it is still played, so it still counts

    async def _host_leaves(self, loaded: Loaded, host: Person) -> None:
        """The next person becomes host; without one the table is closed."""
        seat, people = loaded.table.seat_of(host.id), [one.person for one in loaded.table.seats]
        after = people if seat is None else people[seat + 1 :] + people[:seat]
        come = {one.person for one in loaded.table.seats if not one.invited}
        # Rather somebody who is here than somebody whose seat is only kept.
        new = next((one for one in sorted(after, key=lambda one: one not in come) if one), "")
        gone = remove_member(loaded.id, host.id)
        if not new:
            await self._change(loaded, e.Closed(), gone)
            return
        count = transfer_table(loaded.id, new)
        await self._change(loaded, e.Hosted(host=new), [*count, *gone] if seat is None else count)
        if seat is not None:
            await self._change(loaded, e.Left(seat=seat), gone)

    async def send_away(self, person: Person, table_id: str, seat: int) -> None:
        """Before the game the host frees a seat, also the own one, and stays host."""
        async with self.hub.hold(table_id) as loaded:
            table = loaded.table
            self._host_only(table, person)
            self._open_only(table)
            if seat >= len(table.seats) or not table.seats[seat].taken:
                raise Refusal("conflict", "Nobody sits there any more.")
            sent, invited = table.seats[seat].person, table.seats[seat].invited
            if sent in ("", person.id):
                await self._change(loaded, e.Left(seat=seat))
            else:  # whoever has not come at all may still do so, if a seat is free then
                left = e.Left(seat=seat, sent_away=not invited)
                await self._change(loaded, left, remove_member(table_id, sent))

    @_again
    async def away(self, loaded: Loaded, person: str) -> None:
        seat = loaded.table.seat_of(person)
        if seat is not None and loaded.table.stage == RUNNING and not loaded.table.seats[seat].away:
            await self._change(loaded, e.WentAway(seat=seat))

    @_again
    async def back(self, loaded: Loaded, person: str) -> None:
        seat = loaded.table.seat_of(person)
        if seat is not None and loaded.table.seats[seat].away:
            await self._change(loaded, e.CameBack(seat=seat))

    @_again
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

    @_again
    async def start(self, person: Person, table_id: str) -> None:
        async with self.hub.hold(table_id) as loaded:
            table = loaded.table
            self._host_only(table, person)
            self._open_only(table)
            if not all(seat.taken for seat in table.seats):
                raise Refusal("not-full", "There are still free seats; invite somebody or seat bots.")
            if any(seat.invited for seat in table.seats):
                raise Refusal(
                    "not-accepted",
                    "Not everybody has said that they play; wait for them or free their seats.",
                )
            chosen = options(**table.setup.options)
            game = Game.from_deal(chosen, self.hub.world.deal(chosen))
            await self._change(loaded, e.Started(record=game.record))
            log.info("game-began", table=table_id, players=game.seats, rated=table.setup.rated)

    @_again
    async def mute(self, person: Person, table_id: str, name: str, muted: bool) -> None:
        """Whoever has this name at the table, or else anywhere, does not write here, under no other name either."""
        name = one_line(name, _LONGEST_NAME)
        async with self.hub.hold(table_id) as loaded:
            self._host_only(loaded.table, person)
            table = loaded.table
            people = table.people_named(name) or await self.hub.store.people_named(name, _MOST_MUTED)
            if muted == table.silences(name, people):
                return  # as it is already
            if muted and len(table.muted) + len(table.muted_people) >= _MOST_SILENT:
                raise Refusal("too-many", f"At most {_MOST_SILENT} people can be muted at one table.")
            await self._change(loaded, e.Muted(name=name, muted=muted, people=people))

    @_again
    async def invitation(self, person: Person, table_id: str, renew: bool) -> str:
        """The secret part of the invitation link; only the host gets it."""
        async with self.hub.hold(table_id) as loaded:
            self._host_only(loaded.table, person)
            if renew:
                await self._change(loaded, e.Invited())
            return self.hub.doors.invitation_to(loaded.table)

    async def rematch(self, person: Person, table_id: str) -> str:
        """A table with the same people, bots and options. The first who asks makes it, the others find it.

        Everybody's seat is kept, but only who asks has said that they play.
        """
        new = await self._rematch(person, table_id)
        await self._come(person, new)
        return new

    @_again
    async def _come(self, person: Person, table_id: str) -> None:
        async with self.hub.hold(table_id) as loaded:
            seat = loaded.table.seat_of(person.id)
            if seat is not None:
                await self._accept(loaded, seat)

    @_again
    async def _rematch(self, person: Person, table_id: str) -> str:
        async with self.hub.hold(table_id) as loaded:
            table = loaded.table
            self._own_seat(table, person)
            if table.rematch:
                return table.rematch
            if table.stage != OVER:
                raise Refusal("not-over", "Play this game to its end first.")
            people = [seat.person for seat in table.seats if seat.person]
            entries = seats_again(table, person, await self.hub.store.names_of(people))
            new = self.hub.world.name()
            # In one go, so that of two who ask at once only one makes a table.
            await self._change(loaded, e.Rematched(table=new), self.hub.beginning(new, entries, people))
            return new

    def checked(self, setup: Setup) -> Setup:
        return checked(setup)

    # --- Checks ---------------------------------------------------------------------------------------------
    async def _change(
        self,
        loaded: Loaded,
        entry: e.AnyEntry,
        also: Sequence[Statement] = (),
        people: Sequence[str] = (),
    ) -> None:
        if not await self.hub.change(loaded, entry, people, also=also):
            raise _Overtaken

    async def _accept(self, loaded: Loaded, seat: int) -> None:
        if loaded.table.seats[seat].invited:
            await self._change(loaded, e.Accepted(seat=seat))

    def _own_seat(self, table: Table, person: Person) -> int:
        seat = table.seat_of(person.id)
        if seat is None:
            self.hub.doors.admit(table, person.id, "")
            raise Refusal("not-allowed", "You have no seat at this table.")
        return seat

    def _not_sent_away(self, table: Table, person: Person, given: str) -> None:
        sent_away = table.sent_away.get(person.id)
        if sent_away is None:
            return
        if sent_away == table.invitations or not self.hub.doors.opens(table, given):
            raise Refusal("not-allowed", "The host has sent you away; only a new invitation brings you back.")

    def _host_only(self, table: Table, person: Person) -> None:
        if person.id != table.host:
            self.hub.doors.admit(table, person.id, "")
            raise Refusal("not-allowed", "Only the host of the table can do that.")

    def _open_only(self, table: Table) -> None:
        if table.stage != OPEN:
            raise Refusal("started", "The game has begun.")
