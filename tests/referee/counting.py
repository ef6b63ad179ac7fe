"""Phase 4 up to the market: districts, Diplomatic Mission, Smuggling (6.3-6.6, 13.3, 15.1-15.3)."""

from tests.referee.contests import add_up, ranking, sums_of, worth
from tests.referee.questions import Flow, ask_word
from tests.referee.table import Broker, HeldCard, Ship, Table
from tests.referee.vocabulary import COLOURS

SHARES = (2, 1, 1)  # 6.3, 15.3: with three gems the third place finds none left
POINTS_AT_ONCE = {"king": 5, "prince": 4}


def turn_all_up(brokers: list[Broker]) -> None:
    for broker in brokers:
        broker.up = True


def count_district(table: Table, district: int) -> Flow[None]:
    brokers = [broker for broker in table.board if broker.where().district == district]
    turn_all_up(brokers)
    revolt = table.has_event(district, "revolt")
    if district in table.ships:
        gems = gems_on_offer(table, table.ships[district], revolt)
        yield from share_out(table, gems, ranking(table, sums_of(table, brokers), revolt), district)
    if not table.has_event(district, "quarantine"):
        yield from pay_areas(table, district, brokers)
    for broker in brokers:
        if broker.where().ring == "palace":
            table.palace_brokers.append((broker.owner, worth(table, broker)))
    for broker in brokers:
        table.go_home(broker)
    table.palace_cards.pop(district, None)
    table.ships.pop(district, None)
    table.closed = [area for area in table.closed if not area.startswith(f"{district}/")]


def gems_on_offer(table: Table, ship: Ship, revolt: bool) -> list[str]:
    """3.2, without what Customs Officers named."""
    large = [ship.large, ship.large] if table.players >= 4 else [ship.large]
    gems = [*large, *ship.small]
    return gems if revolt else [gem for gem in gems if gem not in table.seized]


def share_out(table: Table, gems: list[str], places: list[int], district: int = 0) -> Flow[None]:
    for party, share in zip(places, SHARES, strict=False):
        for _ in range(min(share, len(gems))):
            gem = yield from pick_from_ship(table, party, gems)
            gems.remove(gem)
            yield from win_gem(table, party, gem, district)


def pick_from_ship(table: Table, party: int, gems: list[str]) -> Flow[str]:
    if table.is_neutral(party):  # 10.5
        return next(kind for kind in ["white", *table.by_quotation()] if kind in gems)
    return (yield from ask_word(party, "gem", [kind for kind in (*COLOURS, "white") if kind in gems]))


def choose_colour(table: Table, party: int) -> Flow[str]:
    """A coloured gem of one's choice; 10.5: the neutral takes the best-quoted."""
    if table.is_neutral(party):
        return table.by_quotation()[0]
    return (yield from ask_word(party, "gem", list(COLOURS)))


def win_gem(table: Table, party: int, gem: str, district: int = 0) -> Flow[None]:
    """6.4: white is exchanged at once. Enrichment pays for every gem won in its district."""
    if gem == "white":
        gem = yield from choose_colour(table, party)
    table.gain_gem(party, gem)
    if table.has_event(district, "enrichment"):
        table.gain(party, 1)


def pay_areas(table: Table, district: int, brokers: list[Broker]) -> Flow[None]:
    """6.5."""
    revolt = table.has_event(district, "revolt")
    for ring in ("harbour", "commercial", "palace"):
        sums = sums_of(table, [broker for broker in brokers if broker.where().ring == ring])
        if not sums:
            continue
        winner = ranking(table, sums, revolt)[0]
        if ring == "harbour":
            yield from win_gem(table, winner, "black", district)
        elif ring == "commercial":
            table.gain(winner, commercial_points(table, revolt))
        else:
            yield from win_card(table, winner, district)


def commercial_points(table: Table, revolt: bool) -> int:
    if revolt or table.merchant == table.financier:
        return 3
    return 5 if table.merchant else 1


def win_card(table: Table, winner: int, district: int) -> Flow[None]:
    card = table.palace_cards.pop(district)
    if card in POINTS_AT_ONCE:
        table.gain(winner, POINTS_AT_ONCE[card])
    elif card == "gem-card" or table.is_neutral(winner):
        colour = yield from choose_colour(table, winner)
        yield from win_gem(table, winner, colour, district)
    else:
        table.seats[winner].cards.append(HeldCard(card, table.round))


def diplomatic_mission(table: Table) -> Flow[None]:
    if table.mission_ship is not None:
        gems = gems_on_offer(table, table.mission_ship, revolt=False)
        yield from share_out(table, gems, ranking(table, add_up(table.palace_brokers)))


def smuggling(table: Table, place: str) -> Flow[None]:
    brokers = [broker for broker in table.board if broker.place == place]
    turn_all_up(brokers)
    sums = sums_of(table, brokers)
    for broker in brokers:
        table.go_home(broker)
    if sums:
        yield from smuggling_prize(table, ranking(table, sums)[0])


def smuggling_prize(table: Table, winner: int) -> Flow[None]:
    prize = "gems"  # 13.4
    if not table.is_neutral(winner):
        prize = yield from ask_word(winner, "prize", ["gems", "black", "points"])
    if prize == "points":
        table.gain(winner, 3)
    elif prize == "black":
        table.gain_gem(winner, "black")
    else:
        for _ in range(2):
            colour = yield from choose_colour(table, winner)
            table.gain_gem(winner, colour)
