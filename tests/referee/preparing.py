"""Phases 1 and 2: turning cards up (3, 13.2), ships and market, Speculation, bids and the turn order (4)."""

from tests.referee.questions import Flow, ask_all, ask_word
from tests.referee.table import Event, Table, ship_named
from tests.referee.vocabulary import COLOURS, ROUNDS


def prepare(table: Table) -> None:
    for district in table.districts:
        turn_up(table, district)
    for district in table.districts:
        if not table.has_event(district, "shipwreck"):
            table.ships[district] = ship_named(table.ships_to_come.pop(0))
    if table.in_force("diplomatic-mission"):
        table.mission_ship = ship_named(table.ships_to_come.pop(0))
    fill_market(table)


def turn_up(table: Table, district: int) -> None:
    """3.1, 13.2."""
    stack = table.stacks[district]
    if stack and stack[0].startswith("event:"):
        table.events.append(Event(stack.pop(0).removeprefix("event:"), district))
    if table.has_event(district, "quarantine"):
        return  # no character is turned up; 15.17: no gem card either
    if table.round == ROUNDS:
        table.palace_cards[district] = "gem-card"
        return
    while stack[0].startswith("event:"):
        stack.pop(0)
    table.palace_cards[district] = stack.pop(0)


def fill_market(table: Table) -> None:
    """3.3."""
    ship = ship_named(table.ships_to_come.pop(0))
    first, second = ship.small
    if table.players == 5:
        gems = [ship.large, ship.large, first, second]
        numbers = table.row_numbers[table.round - 1]
        table.row_gems = {row: gems[numbers[row]] for row in range(4)}
    elif table.players == 4:
        in_rows = ["white", ship.large, first] if second == "white" else [ship.large, first, second]
        table.row_gems = dict(zip((1, 2, 3), in_rows, strict=True))
    else:
        in_rows = ["white", first] if second == "white" else [first, second]
        table.row_gems = dict(zip((2, 3), in_rows, strict=True))


def speculate(table: Table) -> Flow[None]:
    if not table.in_force("speculation"):
        return
    options = [f"speculate {what}" for what in (*COLOURS, "none")]
    answers = yield from ask_all(dict.fromkeys(range(table.players), options))
    for seat, text in answers.items():
        table.seats[seat].speculated = text.removeprefix("speculate ")


def settle_turn_order(table: Table) -> Flow[None]:
    yield from _bid(table)
    # 4.2: the highest sum picks first; a tie goes to the lower order card of the last round.
    seats = sorted(
        range(table.players), key=lambda seat: (-sum(table.seats[seat].front), table.seats[seat].order)
    )
    free = list(range(1, table.players + 1))
    picked = {}
    for seat in seats:
        number = int((yield from ask_word(seat, "order", [str(number) for number in free])))
        free.remove(number)
        picked[seat] = number
    for seat, number in picked.items():
        table.seats[seat].order = number


def _bid(table: Table) -> Flow[None]:
    """4.1."""
    options = {}
    for seat in range(table.players):
        hand = table.seats[seat].hand
        pairs = {tuple(sorted((a, b))) for n, a in enumerate(hand) for b in hand[n + 1 :]}
        options[seat] = [f"bid {a} {b}" for a, b in sorted(pairs)]
    answers = yield from ask_all(options)
    for seat, text in answers.items():
        player = table.seats[seat]
        for value in text.split()[1:]:
            player.hand.remove(int(value))
            player.front.append(int(value))
