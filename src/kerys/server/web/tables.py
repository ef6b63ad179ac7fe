"""Requests about tables: make, list, join, leave, start, invite."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from kerys.engine.pieces import SEAT_NAMES
from kerys.server.domain.accounting import accounting_of
from kerys.server.domain.table import OPEN, RUNNING
from kerys.server.domain.table_info import table_info
from kerys.server.protocol.bodies import (
    Invitation,
    Join,
    Link,
    Mute,
    Nothing,
    Open,
    SeatBot,
    SendAway,
    TableCreated,
    TableReply,
    Tables,
)
from kerys.server.protocol.common import TableInfo
from kerys.server.protocol.setup import Setup
from kerys.server.storage import ListedTable
from kerys.server.web.requests import Asking

_LISTED = 50


def _info(listed: ListedTable) -> TableInfo:
    """A table out of its summary, with what changes at each answer."""
    info = msgspec.json.decode(listed.summary, type=TableInfo)
    return msgspec.structs.replace(info, stage=listed.stage, waiting=listed.waiting.split())


def _infos(listed: Sequence[ListedTable]) -> list[TableInfo]:
    """A damaged summary leaves its table out, not everybody without a list."""
    found = []
    for one in listed:
        with suppress(msgspec.MsgspecError, UnicodeError):
            found.append(_info(one))
    return found


async def tables(asking: Asking, body: None) -> Tables:
    """Public tables that are open or running, and one's own."""
    store = asking.api.hub.store
    mine = await store.tables_of(asking.person_id, _LISTED) if asking.person_id else []
    running = _infos(await store.public_tables(RUNNING, _LISTED))
    return Tables(
        open=_infos(await store.public_tables(OPEN, _LISTED)),
        running=[one for one in running if one.spectators],
        mine=_infos(mine),
    )


async def create(asking: Asking, body: Setup) -> TableCreated:
    """Make a table; the asker becomes its host and sits down."""
    return TableCreated(id=await asking.api.seating.create(asking.person, body))


async def table(asking: Asking, body: Open) -> TableReply:
    """One table. POST, because an invitation belongs into a body, not into an address."""
    hub = asking.api.hub
    async with hub.hold(asking.table_id) as loaded:
        hub.doors.admit(loaded.table, asking.person_id, body.invitation)
        seat, game = loaded.table.seat_of(asking.person_id), loaded.table.game
        return TableReply(
            table=table_info(loaded.table, seat),
            you=None if seat is None else SEAT_NAMES[seat],
            host=bool(asking.person_id) and loaded.table.host == asking.person_id,
            accounting=None if game is None or not game.over else accounting_of(game),
        )


async def join(asking: Asking, body: Join) -> TableReply:
    """Take a seat, or say that one plays in the seat that is kept for oneself."""
    await asking.api.seating.join(asking.person, asking.table_id, body.seat, body.invitation)
    return await table(asking, Open())


async def leave(asking: Asking, body: Nothing) -> Nothing:
    """Give the seat up; during a game a bot plays on until its person comes back.

    Before it, the next person becomes host if the host leaves, and when nobody is left the table is gone.
    """
    await asking.api.seating.leave(asking.person, asking.table_id)
    return Nothing()


async def seat_bot(asking: Asking, body: SeatBot) -> TableReply:
    """The host puts a bot into a free seat or takes one out."""
    await asking.api.seating.seat_bot(asking.person, asking.table_id, body.seat, body.level)
    return await table(asking, Open())


async def send_away(asking: Asking, body: SendAway) -> TableReply:
    """Before the game the host frees a seat. Whoever sat there may sit down again only with a newer invitation.

    With the own seat the host stays host.
    """
    await asking.api.seating.send_away(asking.person, asking.table_id, body.seat)
    return await table(asking, Open())


async def start(asking: Asking, body: Nothing) -> Nothing:
    """The host begins the game, when all seats are taken and everybody has said that they play."""
    await asking.api.seating.start(asking.person, asking.table_id)
    return Nothing()


async def mute(asking: Asking, body: Mute) -> Nothing:
    """The host lets somebody not write any more, or again."""
    await asking.api.seating.mute(asking.person, asking.table_id, body.name, body.muted)
    return Nothing()


async def invitation(asking: Asking, body: Invitation) -> Link:
    """The secret of the invitation link, for the host."""
    link = await asking.api.seating.invitation(asking.person, asking.table_id, body.renew)
    return Link(invitation=link)


async def rematch(asking: Asking, body: Nothing) -> TableCreated:
    """Play again: the same bots and options at a new table, where seats are kept for the same people.

    Who asks has said that they play; the others do so by asking too, or by joining there.
    """
    return TableCreated(id=await asking.api.seating.rematch(asking.person, asking.table_id))
