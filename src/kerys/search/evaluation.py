"""The value of a position between two rounds: all players' expected final points, and the chance to win from
them.

A colour pays (6 - its rank) x (4 - place) points (7.2, ranks and places from 0), so with chances instead of
certainty its expectation is a product of two sums: over the colours that may be ranked above, over the
parties that may have as many gems.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from kerys.engine.cards import CHARACTER_CARDS, GEM_CARD_WORTH
from kerys.engine.cards.numbers import POPE
from kerys.engine.layout import CARDS, GEMS, HAND, PHASE, POINTS, QUOTATIONS, ROUND, SPECULATIONS
from kerys.engine.numbers import vec
from kerys.engine.pieces import BLACK, COLOURS, FINISHED, lowest, total
from kerys.engine.rules.end_of_game import throne_sum
from kerys.engine.state import State
from kerys.engine.tables import ROUNDS
from kerys.search.chances import black_worth, caught, favour_worth, outbid, overtaken

# What holding a character is worth while there is a round to play it in, in points, by its number.
CARD_WORTH: Final = vec[float]([card.worth for card in CHARACTER_CARDS] + [GEM_CARD_WORTH])
_BROKER_POINT: Final = 0.35  # what a point of broker value behind the screen is worth for each round to come
_TEMPERATURES: Final = vec[float]([3.0, 8.0, 11.0, 13.0, 15.0])  # points of lead that count, by rounds to go


def rounds_to_go(state: State) -> i64:
    """Rounds to come, once the running one is over."""
    return ROUNDS - state.cells[ROUND]


def expected_points(state: State, left: i64, out: vec[float]) -> None:
    """Everybody's expected final points with `left` rounds to go."""
    cells = state.cells
    parties = state.rules.parties
    for party in range(parties):
        out[party] = float(cells[POINTS + party])
    if cells[PHASE] == FINISHED:
        return
    for colour in range(COLOURS):
        pays = colour_pays(state, left, colour)
        for party in range(parties):
            out[party] += pays * (4.0 - expected_place(state, left, party, colour))
    for party in range(parties):
        out[party] += black_worth(left, cells[GEMS + party * 5 + BLACK])
    for seat in range(state.rules.seats):
        if left > 0:
            cards = cells[CARDS + seat]
            while cards != 0:
                out[seat] += CARD_WORTH[lowest(cards)]
                cards &= cards - 1
        if cells[SPECULATIONS + seat] != 0:
            out[seat] += speculation_worth(state, left, cells[SPECULATIONS + seat] - 1)
    if state.rules.kings_favour:
        _add_favour(state, left, out)


def colour_pays(state: State, left: i64, colour: i64) -> float:
    """6 less the expected rank of a colour."""
    cells = state.cells
    pays = 6.0
    mine = cells[QUOTATIONS + colour]
    for other in range(COLOURS):
        if other != colour:
            lead = mine - cells[QUOTATIONS + other]
            if left == 0 and lead == 0 and other > colour:
                continue  # 7.1: a tie goes to the colour further left
            pays -= overtaken(left, lead)
    return pays


def expected_place(state: State, left: i64, party: i64, colour: i64) -> float:
    """The expected place of a party in a colour, from 0; 4 pays nothing."""
    cells = state.cells
    mine = cells[GEMS + party * 5 + colour]
    if mine == 0 and left == 0:
        return 2.0 if party >= state.rules.seats else 4.0
    place = 0.0
    for other in range(state.rules.parties):
        if other != party:
            lead = mine - cells[GEMS + other * 5 + colour]
            if lead == 0 and state.holds(party, POPE):
                lead = 1
            place += caught(left, lead)
    return place


def speculation_worth(state: State, left: i64, colour: i64) -> float:
    """13.3: +3 if it is the best-quoted in the end, else -2."""
    if colour >= COLOURS:
        return 0.0
    chance = 1.0
    for other in range(COLOURS):
        if other != colour:
            chance *= 1.0 - overtaken(left, state.quotation(colour) - state.quotation(other))
    return 5.0 * chance - 2.0


def _add_favour(state: State, left: i64, out: vec[float]) -> None:
    """11.2, and what the brokers still behind the screen are good for."""
    for seat in range(state.rules.seats):
        mine = throne_sum(state, seat)
        place = 0.0
        for other in range(state.rules.seats):
            if other != seat:
                place += outbid(left, mine - throne_sum(state, other))
        hand = total(state.cells[HAND + seat])
        out[seat] += favour_worth(place) + _BROKER_POINT * float(left) * float(hand)


def reward_of_a_point(state: State) -> float:
    """Return roughly how much one more point raises the chance to win at the end of this round."""
    return 0.18 / _TEMPERATURES[rounds_to_go(state)]


def rewards(state: State, points: vec[float], out: vec[float]) -> None:
    """Everybody's chance to win, from the leads of the expected points; between 0 and 1, together 1."""
    left = rounds_to_go(state)
    expected_points(state, left, points)
    parties = state.rules.parties
    best = points[0]
    for party in range(1, parties):
        best = max(best, points[party])
    sum_ = 0.0
    heat = _TEMPERATURES[left]
    for party in range(parties):
        chance = exp((points[party] - best) / heat)
        out[party] = chance
        sum_ += chance
    for party in range(parties):
        out[party] /= sum_
