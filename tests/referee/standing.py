"""Places open to a broker: 5.2, Queen, borders (12.2, 15.13), events (13.3, 13.5), Revolt (15.15)."""

from tests.referee.table import Broker, Table
from tests.referee.vocabulary import PLACES


def places_in_use(table: Table) -> list[str]:
    """Every place of this round: areas, open cells, Smuggling places and borders."""
    return [name for name in PLACES if _in_use(table, name)]


def _in_use(table: Table, name: str) -> bool:
    place = PLACES[name]
    if place.kind == "area":
        return place.district in table.districts
    if place.kind == "cell":
        return place.row >= table.first_row()
    if place.kind == "smuggling":
        return name in table.smuggling_places()
    return all(PLACES[side].district in table.districts for side in place.sides)


def may_stand(table: Table, broker: Broker, name: str, by_card: bool) -> bool:
    """Return True if a broker (on the board or about to be) may stand on a place.

    `by_card`: a character brings it there, so that Revolt forbids it. Whether the owner may use borders at
    all, and whether a market cell is taken, is for the asker to see to.
    """
    place = PLACES[name]
    if place.kind == "area":
        return may_stand_in_area(table, broker, name, by_card)
    if place.kind == "border":
        # 15.13: one legal side is enough; the Philosopher is a card, so no side in a Revolt is legal.
        return any(may_stand_in_area(table, broker, side, by_card=True) for side in place.sides)
    return True


def may_stand_in_area(table: Table, broker: Broker, name: str, by_card: bool) -> bool:
    district = PLACES[name].district
    if name in table.closed:
        return False
    if table.has_event(district, "incognito") and broker.up:
        return False
    if table.has_event(district, "transparency") and not broker.up:
        return False
    if table.has_event(district, "revolt") and by_card:
        return False
    return not (table.has_event(district, "restriction") and _others_in(table, broker, district) >= 2)


def _others_in(table: Table, broker: Broker, district: int) -> int:
    """Return the number of its owner's other brokers in a district, inner borders included."""
    return sum(
        1
        for other in table.board
        if other is not broker and other.owner == broker.owner and other.where().district == district
    )


def legal_places(table: Table, broker: Broker, by_card: bool, borders: bool) -> list[str]:
    """Return the places where a broker can be put or moved; a market cell holds one (5.2)."""
    taken_cells = {other.place for other in table.board if other.where().kind == "cell"}
    return [
        name
        for name in places_in_use(table)
        if name not in taken_cells
        and (borders or PLACES[name].kind != "border")
        and may_stand(table, broker, name, by_card)
    ]


def can_be_touched(table: Table, broker: Broker) -> bool:
    """15.7, 15.15: Monk, Herald and Magician reach no broker in a closed area or in a Revolt."""
    if broker.place in table.closed:
        return False
    return not table.has_event(broker.where().district, "revolt")


def put_on_board(table: Table, broker: Broker) -> None:
    """Place a broker: it arrives last, and 5.3: on the market it earns its owner 1 point."""
    table.board.append(broker)
    if broker.where().kind == "cell":
        table.gain(broker.owner, 1)
