"""King's Favour, the end of a round, and the end of the game (6.10, 7, 11)."""

from tests.referee.questions import Flow, ask_all
from tests.referee.table import Table
from tests.referee.vocabulary import ROUNDS

# 7.2: a line per place of the player, best to worst colour.
COLOUR_POINTS = ((24, 20, 16, 12), (18, 15, 12, 9), (12, 10, 8, 6), (6, 5, 4, 3), (0, 0, 0, 0))
BLACK_POINTS = (0, 1, 4, 8, 12, 16, 20, 24)  # 7.4
FAVOUR_POINTS = (12, 7, 3, 0, 0)  # 11.2


def kings_favour(table: Table) -> Flow[None]:
    """11.1."""
    options = {
        seat: [f"favour {value}" for value in sorted(set(player.front))]
        for seat, player in enumerate(table.seats)
    }
    answers = yield from ask_all(options)
    for seat, text in answers.items():
        value = int(text.removeprefix("favour "))
        table.seats[seat].front.remove(value)
        table.seats[seat].throne.append(value)
        if table.round < ROUNDS:
            table.seats[seat].hand.append(2)


def end_round(table: Table) -> None:
    """6.10: everything goes back, and what held for the round is over."""
    for broker in list(table.board):
        table.go_home(broker)
    for player in table.seats:
        player.hand += player.front
        player.front = []
        player.played = 0
        player.cardinal = player.illusionist = False
        player.borders = 0
    table.events = []
    table.palace_cards = {}
    table.ships = {}
    table.mission_ship = None
    table.row_gems = {}
    table.closed = []
    table.intriguer = None
    table.merchant = table.financier = False
    table.seized = []
    table.invested = []
    table.professors = []
    table.palace_brokers = []


def score_game(table: Table) -> None:
    colours = table.by_quotation()
    for rank, colour in enumerate(colours):
        score_colour(table, rank, colour)
    for party in table.parties():
        party.points += BLACK_POINTS[min(7, party.gems["black"])]
    for seat, player in enumerate(table.seats):
        if has_card(table, seat, "smuggler") and player.gems["black"] >= 8:
            player.points += 5
        if player.speculated != "none":
            player.points += 3 if player.speculated == colours[0] else -2
    if table.kings_favour:
        score_throne_room(table)


def has_card(table: Table, party: int, card: str) -> bool:
    return not table.is_neutral(party) and any(held.name == card for held in table.seats[party].cards)


def score_colour(table: Table, rank: int, colour: str) -> None:
    """7.2, 7.3; the Pope in a tie: 15.10; the neutral without any of it: 10.7."""
    held = [party.gems[colour] for party in table.parties()]
    for number, party in enumerate(table.parties()):
        gems = held[number]
        if gems == 0:
            party.points += COLOUR_POINTS[2][rank] if table.is_neutral(number) else 0
            continue
        better = sum(1 for other in held if other > gems)
        tied = sum(1 for other in held if other == gems)  # itself included
        lowest_place = better + tied
        place = better + 1 if has_card(table, number, "pope") else lowest_place
        party.points += COLOUR_POINTS[place - 1][rank]


def score_throne_room(table: Table) -> None:
    """11.2."""
    sums = [
        sum(player.throne) + (2 if has_card(table, seat, "favourite") else 0)
        for seat, player in enumerate(table.seats)
    ]
    for seat, player in enumerate(table.seats):
        better = sum(1 for other in sums if other > sums[seat])
        tied = sums.count(sums[seat])
        player.points += sum(FAVOUR_POINTS[better : better + tied]) // tied


def winners(table: Table) -> list[int]:
    """7.5."""
    results = [(party.points, sum(party.gems.values())) for party in table.parties()]
    return [number for number, result in enumerate(results) if result == max(results)]
