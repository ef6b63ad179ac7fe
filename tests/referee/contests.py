"""Contests: the value of brokers, sums, and ties (6.1, 6.2, 10.4)."""

from tests.referee.table import Broker, Table


def worth(table: Table, broker: Broker) -> int:
    """Return the value of a broker at its place: Mercenary, Professor, Democracy; in a Revolt no card counts."""
    district = broker.where().district
    revolt = table.has_event(district, "revolt")
    if table.has_event(district, "democracy"):
        value = 1
    elif broker.marked and not revolt:
        value = 5
    else:
        value = broker.value
    if not revolt:
        value += table.professors.count((broker.owner, district))
    return value


def sums_of(table: Table, brokers: list[Broker]) -> dict[int, int]:
    """Per party that is there at all, the sum of its brokers."""
    return add_up([(broker.owner, worth(table, broker)) for broker in brokers])


def add_up(counts: list[tuple[int, int]]) -> dict[int, int]:
    sums: dict[int, int] = {}
    for owner, value in counts:
        sums[owner] = sums.get(owner, 0) + value
    return sums


def ranking(table: Table, sums: dict[int, int], revolt: bool = False) -> list[int]:
    """The parties that take part, best first."""

    def rank(party: int) -> tuple[int, ...]:
        if party == table.intriguer and not revolt:
            return (-sums[party], 0)
        if table.is_neutral(party):
            return (-sums[party], 1)
        player = table.seats[party]
        return (-sums[party], 2, -sum(player.front), player.order)

    return sorted(sums, key=rank)


def who_orders_columns(table: Table) -> int:
    """6.8: the Intriguer's player, else the highest sum in front, then the lower order card; 10.4."""
    return ranking(table, dict.fromkeys(range(table.players), 0))[0]
