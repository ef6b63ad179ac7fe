"""The Magician: which two brokers may change places (9, 11.3, 15.7, 15.11, 15.14, 15.15)."""

from dataclasses import dataclass, replace

from tests.referee.questions import Flow, ask_word
from tests.referee.standing import can_be_touched, may_stand
from tests.referee.table import Broker, Table, throne_spot


@dataclass(frozen=True)
class ThroneSlot:
    owner: int
    slot: int


Piece = Broker | ThroneSlot


def magician_options(table: Table, seat: int) -> list[str]:
    reachable = within_reach(table, seat)
    return [
        f"broker {spot}"
        for spot, piece in reachable.items()
        if any(may_swap(table, piece, other) for other in reachable.values())
    ]


def magician(table: Table, seat: int) -> Flow[None]:
    reachable = within_reach(table, seat)
    firsts = [text.removeprefix("broker ") for text in magician_options(table, seat)]
    first = yield from ask_word(seat, "broker", firsts)
    seconds = [spot for spot, other in reachable.items() if may_swap(table, reachable[first], other)]
    second = yield from ask_word(seat, "broker", seconds)
    swap(table, reachable[first], reachable[second])


def within_reach(table: Table, seat: int) -> dict[str, Piece]:
    """The brokers the Magician could take hold of, by the names of their spots."""
    pieces: dict[str, Piece] = {}
    for broker in table.board:
        if (broker.owner == seat or table.magician_any) and can_be_touched(table, broker):
            pieces[table.spot(broker)] = broker
    for other, player in enumerate(table.seats):
        if other == seat or table.magician_any:
            for slot in range(len(player.throne)):
                pieces[throne_spot(other, slot)] = ThroneSlot(other, slot)
    return pieces


def may_swap(table: Table, one: Piece, other: Piece) -> bool:
    if isinstance(one, Broker) and isinstance(other, Broker):
        if one.place == other.place:
            return False
        on_border = "border" in (one.where().kind, other.where().kind)
        if one.owner != other.owner and on_border:
            return False
        moved = [replace(one, place=other.place), replace(other, place=one.place)]
    elif isinstance(one, Broker) and isinstance(other, ThroneSlot):
        if one.owner != other.owner:
            return False
        moved = [coming_out(table, one, other)]
    elif isinstance(other, Broker):
        return may_swap(table, other, one)
    else:
        return False
    # Both have left their places, then both must be legal where they are now.
    after = replace(table, board=[broker for broker in table.board if broker not in (one, other)] + moved)
    return all(may_stand(after, broker, broker.place, by_card=True) for broker in moved)


def coming_out(table: Table, goes_in: Broker, slot: ThroneSlot) -> Broker:
    """15.11: the broker that leaves the throne room, face down where the other one stood."""
    value = table.seats[slot.owner].throne[slot.slot]
    return Broker(value, slot.owner, up=False, place=goes_in.place)


def swap(table: Table, one: Piece, other: Piece) -> None:
    """The two exchange their places, also those in the list of arrivals."""
    if isinstance(one, Broker) and isinstance(other, Broker):
        here, there = table.board.index(one), table.board.index(other)
        table.board[here], table.board[there] = other, one
        one.place, other.place = other.place, one.place
    elif isinstance(one, Broker) and isinstance(other, ThroneSlot):
        table.board[table.board.index(one)] = coming_out(table, one, other)
        table.seats[other.owner].throne[other.slot] = one.value
    else:
        swap(table, other, one)
