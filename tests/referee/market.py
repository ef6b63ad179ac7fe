"""Phase 4, the market: rows, Mediation, columns, highest bidder (6.7-6.9, 15.1, 15.2)."""

from tests.referee.contests import ranking, sums_of, who_orders_columns, worth
from tests.referee.counting import turn_all_up, win_gem
from tests.referee.questions import Flow, ask, ask_word
from tests.referee.table import Broker, Table
from tests.referee.vocabulary import COLOURS


def count_market(table: Table) -> Flow[None]:
    brokers = [broker for broker in table.board if broker.where().kind == "cell"]
    turn_all_up(brokers)
    yield from count_rows(table, brokers)
    if table.in_force("mediation"):
        mediate(table, brokers)
    yield from count_columns(table, brokers)
    yield from highest_bidder(table, brokers)
    for broker in brokers:
        table.go_home(broker)


def count_rows(table: Table, brokers: list[Broker]) -> Flow[None]:
    for row in sorted(table.row_gems):
        gem = table.row_gems.pop(row)
        sums = sums_of(table, [broker for broker in brokers if broker.where().row == row])
        if sums:
            yield from win_gem(table, ranking(table, sums)[0], gem)


def mediate(table: Table, brokers: list[Broker]) -> None:
    for colour in COLOURS:
        sums = sums_of(table, [broker for broker in brokers if broker.where().column == colour])
        if sums:
            table.gain_gem(ranking(table, sums)[0], colour)


def count_columns(table: Table, brokers: list[Broker]) -> Flow[None]:
    """6.8: by sums, then by numbers of brokers; who orders the columns settles what is still tied."""

    def strength(colour: str) -> tuple[int, int]:
        there = [broker for broker in brokers if broker.where().column == colour]
        return (sum(worth(table, broker) for broker in there), len(there))

    places = list(table.invested)  # Investors: first place, a second one's colour second
    rest = [colour for colour in COLOURS if colour not in places]
    while rest:
        best = max(strength(colour) for colour in rest)
        tied = [colour for colour in rest if strength(colour) == best]
        colour = yield from ask_word(who_orders_columns(table), "rank", tied)
        places.append(colour)
        rest.remove(colour)
    steps = (4, 2, -1, -2) if table.in_force("indiscretion") else (2, 1, -1, -2)
    for colour, step in zip(places, steps, strict=True):
        table.move_quotation(colour, step)


def highest_bidder(table: Table, brokers: list[Broker]) -> Flow[None]:
    sums = sums_of(table, brokers)
    if not sums:
        return
    bidder = ranking(table, sums)[0]
    if table.is_neutral(bidder):  # 10.6: the colour it owns most of, leftmost if tied
        gems = table.parties()[bidder].gems
        table.move_quotation(max(COLOURS, key=lambda colour: gems[colour]), 1)
        return
    answer = yield from ask(bidder, [f"{verb} {colour}" for verb in ("raise", "lower") for colour in COLOURS])
    verb, colour = answer.split()
    table.move_quotation(colour, 1 if verb == "raise" else -1)
