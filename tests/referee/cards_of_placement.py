"""Characters of the placement phase, all but the Magician."""

from tests.referee.questions import Flow, ask, ask_word
from tests.referee.standing import legal_places, put_on_board
from tests.referee.table import Broker, Table
from tests.referee.vocabulary import PLACES, RINGS


def cardinal(table: Table, seat: int) -> None:
    table.seats[seat].cardinal = True


def spy(table: Table, seat: int) -> None:
    table.seats[seat].looks += 3


def illusionist(table: Table, seat: int) -> None:
    table.seats[seat].illusionist = True


def philosopher(table: Table, seat: int) -> None:
    table.seats[seat].borders += 2


def queen_options(table: Table, seat: int) -> list[str]:
    """15.15: not in a Revolt."""
    areas = [f"{district}/{ring}" for district in table.districts for ring in RINGS]
    return [
        f"close {area}"
        for area in areas
        if area not in table.closed and not table.has_event(PLACES[area].district, "revolt")
    ]


def queen(table: Table, seat: int) -> Flow[None]:
    answer = yield from ask(seat, queen_options(table, seat))
    table.closed.append(answer.removeprefix("close "))


def royal_guard_options(table: Table, seat: int) -> list[str]:
    player = table.seats[seat]
    guard = Broker(0, seat, up=True, place="")
    places = legal_places(table, guard, by_card=True, borders=player.borders > 0)
    return [f"place front {value} up {place}" for value in sorted(set(player.front)) for place in places]


def royal_guard(table: Table, seat: int) -> Flow[None]:
    """15.6: not one of the turn's two; on a border it is one of the Philosopher's two."""
    answer = yield from ask(seat, royal_guard_options(table, seat))
    _, _, value, _, place = answer.split()
    player = table.seats[seat]
    player.front.remove(int(value))
    if PLACES[place].kind == "border":
        player.borders -= 1
    put_on_board(table, Broker(int(value), seat, up=True, place=place))


def _latest_brokers(table: Table, seat: int) -> list[Broker]:
    placed = [broker for broker in table.board if broker.owner == seat and broker.turn > 0]
    latest = max((broker.turn for broker in placed), default=0)
    return [broker for broker in placed if broker.turn == latest]


def mercenary_options(table: Table, seat: int) -> list[str]:
    return [f"broker {table.spot(broker)}" for broker in _latest_brokers(table, seat)]


def mercenary(table: Table, seat: int) -> Flow[None]:
    spots = {table.spot(broker): broker for broker in _latest_brokers(table, seat)}
    spot = yield from ask_word(seat, "broker", list(spots))
    spots[spot].marked = True
