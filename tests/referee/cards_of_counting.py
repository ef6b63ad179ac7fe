"""Characters played at the start of counting (W4)."""

from tests.referee.questions import Flow, ask, ask_word
from tests.referee.standing import can_be_touched, legal_places
from tests.referee.table import Broker, Table
from tests.referee.vocabulary import COLOURS


def intriguer(table: Table, seat: int) -> None:
    table.intriguer = seat


def merchant(table: Table, seat: int) -> None:
    table.merchant = True


def financier(table: Table, seat: int) -> None:
    table.financier = True


def customs_officer(table: Table, seat: int) -> Flow[None]:
    kind = yield from ask_word(seat, "gem", [*COLOURS, "white"])
    table.seized.append(kind)


def investor(table: Table, seat: int) -> Flow[None]:
    """15.9: the same colour named twice counts once."""
    colour = yield from ask_word(seat, "gem", list(COLOURS))
    if colour not in table.invested:
        table.invested.append(colour)


def professor(table: Table, seat: int) -> Flow[None]:
    district = yield from ask_word(seat, "district", [str(district) for district in table.districts])
    table.professors.append((seat, int(district)))


def _reachable_ships(table: Table) -> list[str]:
    """15.15: the Captain leaves a Revolt's ship alone; where a ship was wrecked there is none."""
    return [
        str(district)
        for district in table.districts
        if district in table.ships and not table.has_event(district, "revolt")
    ]


def captain_options(table: Table, seat: int) -> list[str]:
    ships = _reachable_ships(table)
    return [f"district {district}" for district in ships] if len(ships) >= 2 else []


def captain(table: Table, seat: int) -> Flow[None]:
    ships = _reachable_ships(table)
    first = yield from ask_word(seat, "district", ships)
    second = yield from ask_word(seat, "district", [district for district in ships if district != first])
    a, b = int(first), int(second)
    table.ships[a], table.ships[b] = table.ships[b], table.ships[a]


def _own_brokers(table: Table, seat: int) -> list[Broker]:
    return [broker for broker in table.board if broker.owner == seat and can_be_touched(table, broker)]


def _destinations(table: Table, broker: Broker) -> list[str]:
    places = legal_places(table, broker, by_card=True, borders=False)
    return [place for place in places if place != broker.place]


def herald_options(table: Table, seat: int) -> list[str]:
    movable = [broker for broker in _own_brokers(table, seat) if _destinations(table, broker)]
    return [f"broker {table.spot(broker)}" for broker in movable]


def herald(table: Table, seat: int) -> Flow[None]:
    spots = {f"broker {table.spot(broker)}": broker for broker in _own_brokers(table, seat)}
    answer = yield from ask(seat, herald_options(table, seat))
    broker = spots[answer]
    place = yield from ask_word(seat, "to", _destinations(table, broker))
    came_from_market = broker.where().kind == "cell"
    table.board.remove(broker)
    broker.place = place
    table.board.append(broker)
    if broker.where().kind == "cell" and not came_from_market:
        table.gain(seat, 1)


def monk_options(table: Table, seat: int) -> list[str]:
    return [f"broker {table.spot(broker)}" for broker in _own_brokers(table, seat)]


def monk(table: Table, seat: int) -> Flow[None]:
    """Up to two; their printed values are scored."""
    for _ in range(2):
        spots = {f"broker {table.spot(broker)}": broker for broker in _own_brokers(table, seat)}
        if not spots:
            return
        answer = yield from ask(seat, [*spots, "pass"])
        if answer == "pass":
            return
        table.gain(seat, spots[answer].value)
        table.go_home(spots[answer])
