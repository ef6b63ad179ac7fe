"""Phase 3: placing brokers (5), with the Cardinal (15.5), the Illusionist, borders (15.13, 15.14)."""

from tests.referee.questions import Flow, ask, ask_word
from tests.referee.standing import legal_places, may_stand_in_area, put_on_board
from tests.referee.table import NEUTRAL, Broker, Table
from tests.referee.vocabulary import PLACES
from tests.referee.windows import ask_or_look, last_looks, window, window_for_all


def place_brokers(table: Table) -> Flow[None]:
    yield from window_for_all(table, "W1")
    for turn in range(1, table.turns() + 1):
        table.turn = turn
        for seat in table.turn_order():
            yield from take_turn(table, seat)
    for player in table.seats:  # 5.4
        player.front += player.hand
        player.hand = []
    yield from last_looks(table)
    yield from declare_sides(table)


def take_turn(table: Table, seat: int) -> Flow[None]:
    yield from window(table, seat, "W2")
    first = yield from place_one(table, seat, None)
    yield from place_one(table, seat, first)
    if table.neutral is not None:
        yield from place_neutral(table, seat)
    yield from window(table, seat, "W3")


def place_one(table: Table, seat: int, first: Broker | None) -> Flow[Broker]:
    """One of a turn's two brokers; `first` is the one placed before it, if this is the second."""
    player = table.seats[seat]
    options = []
    for source, values in (("", player.hand), ("front ", player.front if player.illusionist else [])):
        for face in ("up", "down"):
            for place in places_for(table, seat, face == "up", source == "front ", first):
                options += [f"place {source}{value} {face} {place}" for value in sorted(set(values))]
    answer = yield from ask_or_look(table, seat, options)
    *source_and_value, face, place = answer.split()
    value = int(source_and_value[-1])
    if PLACES[place].kind == "border":
        player.borders -= 1
    broker = Broker(value, seat, face == "up", place, turn=table.turn)
    put_on_board(table, broker)
    if "front" in source_and_value:
        player.front.remove(value)
        yield from step_in_front(table, seat)
    else:
        player.hand.remove(value)
    return broker


def step_in_front(table: Table, seat: int) -> Flow[None]:
    """The Illusionist: one from behind the screen takes the placed broker's stand in front."""
    player = table.seats[seat]
    value = int((yield from ask_word(seat, "front", [str(value) for value in sorted(set(player.hand))])))
    player.hand.remove(value)
    player.front.append(value)


def places_for(table: Table, seat: int, up: bool, from_front: bool, first: Broker | None) -> list[str]:
    player = table.seats[seat]
    broker = Broker(0, seat, up, place="")
    places = legal_places(table, broker, by_card=from_front, borders=player.borders > 0)
    if first is None or first.up != up:
        return places
    if up or not player.cardinal:
        return []  # 5.1: one up and one down; 15.5: never two up
    # 15.15: of two face-down brokers one must stand outside a Revolt.
    if table.has_event(first.where().district, "revolt"):
        places = [place for place in places if PLACES[place].district != first.where().district]
    return places


def place_neutral(table: Table, seat: int) -> Flow[None]:
    """10.3."""
    player = table.seats[seat]
    places = legal_places(table, Broker(0, NEUTRAL, up=False, place=""), by_card=False, borders=False)
    values = sorted(set(player.neutrals))
    answer = yield from ask(
        seat, [f"place neutral {value} down {place}" for value in values for place in places]
    )
    _, _, value, _, place = answer.split()
    player.neutrals.remove(int(value))
    put_on_board(table, Broker(int(value), NEUTRAL, up=False, place=place, placer=seat))


def declare_sides(table: Table) -> Flow[None]:
    """Ask in turn order, each player about all of their own brokers (15.14)."""
    for seat in table.turn_order():
        on_borders = [
            broker for broker in table.board if broker.owner == seat and broker.where().kind == "border"
        ]
        for broker in on_borders:
            sides = [
                side for side in broker.where().sides if may_stand_in_area(table, broker, side, by_card=True)
            ]
            if not sides:
                table.go_home(broker)
                continue
            side = yield from ask_word(seat, "to", sides)
            table.board.remove(broker)
            broker.place = side
            table.board.append(broker)
