"""A table as everybody who may see it sees it, and whom it waits for."""

from kerys.engine.options import options
from kerys.engine.pieces import SEAT_NAMES
from kerys.server.domain.table import Table
from kerys.server.protocol.common import SeatInfo, TableInfo


def table_info(table: Table, viewer: int | None = None) -> TableInfo:
    """The table as everybody who may see it sees it; or as a seat does, which knows a little more of itself."""
    ended = table.ended
    return TableInfo(
        id=table.id,
        title=table.setup.title,
        stage=table.stage,  # type: ignore[arg-type]
        options=options(**table.setup.options).as_dict(),
        seats=[
            SeatInfo(
                seat=SEAT_NAMES[n],
                kind="bot" if seat.level else "person" if seat.person else "open",
                name=seat.name,
                level=seat.level,
                away=table.is_away(n, viewer),
                invited=seat.invited,
                host=bool(seat.person) and seat.person == table.host,
            )
            for n, seat in enumerate(table.seats)
        ],
        public=table.setup.public,
        spectators=table.setup.spectators,
        chat=table.setup.chat,
        rated=table.setup.rated,
        imported=table.imported,
        clock=table.setup.clock,
        waiting=seats_waited_for(table, None),
        points=list(ended.points) if ended else [],
        winners=[_party(table, party) for party in ended.winners] if ended else [],
        rematch=table.rematch,
    )


def _party(table: Table, party: int) -> str:
    return SEAT_NAMES[party] if party < len(table.seats) else "neutral"


def seats_waited_for(table: Table, viewer: int | None) -> list[str]:
    """The seats that are waited for, as far as a viewer may know."""
    waiting = table.waiting
    if table.hides_who_answered:
        waiting = [seat for seat in range(len(table.seats)) if seat != viewer or seat in waiting]
    return [SEAT_NAMES[seat] for seat in waiting]
