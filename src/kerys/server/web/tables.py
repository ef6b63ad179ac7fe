"""Handlers about tables: list, create, join, leave, start, invite, mute, play again."""

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
from kerys.server.web.requests import ApiRequest

_MAX_LISTED = 50


def _info(listed: ListedTable) -> TableInfo:
    """Return a table from its stored summary, with the columns that change at each answer."""
    info = msgspec.json.decode(listed.summary, type=TableInfo)
    return msgspec.structs.replace(info, stage=listed.stage, waiting=listed.waiting.split())


def _infos(listed: Sequence[ListedTable]) -> list[TableInfo]:
    """Return all tables whose summary is readable; a damaged one is left out."""
    infos = []
    for one in listed:
        with suppress(msgspec.MsgspecError, UnicodeError):
            infos.append(_info(one))
    return infos


async def tables(request: ApiRequest, body: None) -> Tables:
    """List public tables that are open or running, and your own."""
    store = request.api.hub.store
    mine = await store.tables_of(request.person_id, _MAX_LISTED) if request.person_id else []
    running = _infos(await store.public_tables(RUNNING, _MAX_LISTED))
    return Tables(
        open=_infos(await store.public_tables(OPEN, _MAX_LISTED)),
        running=[one for one in running if one.spectators],
        mine=_infos(mine),
    )


async def create(request: ApiRequest, body: Setup) -> TableCreated:
    """Create a table. You become its host and take a seat."""
    person = request.person
    async with request.creating_table(public=body.public):
        return TableCreated(id=await request.api.seating.create(person, body, request.origin))


async def table(request: ApiRequest, body: Open) -> TableReply:
    """Return one table. POST, because an invitation belongs in a body, not in a URL."""
    hub = request.api.hub
    async with hub.hold(request.table_id) as loaded:
        hub.doors.admit(loaded.table, request.person_id, body.invitation)
        seat, game = loaded.table.seat_of(request.person_id), loaded.table.game
        return TableReply(
            table=table_info(loaded.table, seat),
            you=None if seat is None else SEAT_NAMES[seat],
            host=bool(request.person_id) and loaded.table.host == request.person_id,
            accounting=None if game is None or not game.over else accounting_of(game),
        )


async def join(request: ApiRequest, body: Join) -> TableReply:
    """Take a seat, or accept the seat that is reserved for you."""
    await request.api.seating.join(request.person, request.table_id, body.seat, body.invitation)
    return await table(request, Open())


async def leave(request: ApiRequest, body: Nothing) -> Nothing:
    """Give up your seat. During a game a bot plays on until you come back.

    Before the game, if the host leaves, the next person becomes host; when nobody is left the table is closed.
    """
    await request.api.seating.leave(request.person, request.table_id)
    return Nothing()


async def seat_bot(request: ApiRequest, body: SeatBot) -> TableReply:
    """Put a bot into a free seat, or remove one (host only)."""
    await request.api.seating.seat_bot(request.person, request.table_id, body.seat, body.level)
    return await table(request, Open())


async def send_away(request: ApiRequest, body: SendAway) -> TableReply:
    """Free a seat before the game (host only). Its person may sit down again only with a newer invitation.

    A host who frees their own seat stays host.
    """
    await request.api.seating.send_away(request.person, request.table_id, body.seat)
    return await table(request, Open())


async def start(request: ApiRequest, body: Nothing) -> Nothing:
    """Start the game (host only), when all seats are taken and everybody has accepted."""
    await request.api.seating.start(request.person, request.table_id)
    return Nothing()


async def mute(request: ApiRequest, body: Mute) -> Nothing:
    """Mute somebody in the chat, or unmute them (host only)."""
    await request.api.seating.mute(request.person, request.table_id, body.name, body.muted)
    return Nothing()


async def invitation(request: ApiRequest, body: Invitation) -> Link:
    """Return the secret of the invitation link (host only)."""
    link = await request.api.seating.invitation(request.person, request.table_id, body.renew)
    return Link(invitation=link)


async def rematch(request: ApiRequest, body: Nothing) -> TableCreated:
    """Play again: a new table with the same bots and options, and seats reserved for the same people.

    You accept your seat by this request; the others accept by the same request, or by joining the new table.
    """
    return TableCreated(id=await request.api.seating.rematch(request.person, request.table_id))
