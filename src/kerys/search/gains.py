"""The value of one more broker at a place for a seat: the sum over all contests it takes part in there."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kerys.engine.brokers import place_of
from kerys.engine.cards.base.merchant import commercial_pays
from kerys.engine.cards.numbers import (
    DEMOCRACY,
    DIPLOMATIC_MISSION,
    ENRICHMENT,
    INDISCRETION,
    MEDIATION,
    QUARANTINE,
    REVOLT,
)
from kerys.engine.layout import EVENTS_NOW, ROW_GEM
from kerys.engine.numbers import vec
from kerys.engine.pieces import BIT, BLACK, WHITE
from kerys.engine.rules.places import event_rules
from kerys.engine.state import State
from kerys.engine.tables import BORDERS, MARKET, SIDE_A, SIDE_B, SMUGGLING_PLACES
from kerys.search.standing import AREAS, DISTRICTS, MISSION, ROWS, SMUGGLERS, WHOLE_MARKET, Standing
from kerys.search.taste import AREA, BIDDER, CARD, COLUMN, ROW, SHIP, Taste

_BORDER_BONUS: Final = 0.6  # to decide later is worth something
_DISTRICT: Final = vec[i64]([place // 3 for place in range(12)])
_RING: Final = vec[i64]([place % 3 for place in range(12)])


@mypyc_attr(acyclic=True)
class Gains(Standing):
    """A standing that also knows what is at stake."""

    prizes: vec[float]  # of the twelve areas
    ships: vec[float]  # of each district's first, second and third place; then of the centre's

    def __init__(self, taste: Taste) -> None:
        super().__init__(taste)
        self.prizes = vec[float]([0.0] * 12)
        self.ships = vec[float]([0.0] * 15)

    def weigh(self, state: State, seat: i64) -> None:
        super().weigh(state, seat)
        numbers = self.taste.numbers
        worth = self.worth
        share = vec[float]([0.0] * 3)
        events = state.cells[EVENTS_NOW]
        for district in range(state.rules.districts):
            extra = 0.0
            if events != 0 and event_rules(state, ENRICHMENT, district):
                extra = 1.0
            first = 3 * district
            if events != 0 and event_rules(state, QUARANTINE, district):
                for ring in range(3):
                    self.prizes[first + ring] = 0.0
            else:
                self.prizes[first] = numbers[AREA] * (worth.gem[BLACK] + extra)
                self.prizes[first + 1] = numbers[AREA] * float(commercial_pays(state, district))
                self.prizes[first + 2] = numbers[CARD] * worth.palace(state, seat, district)
            worth.shares(state, district, events != 0 and event_rules(state, REVOLT, district), share)
            self._set_ship(district, share, extra)
        if events & BIT[DIPLOMATIC_MISSION] != 0:
            worth.shares(state, 4, False, share)
            self._set_ship(4, share, 0.0)

    def _set_ship(self, harbour: i64, share: vec[float], extra: float) -> None:
        weight = self.taste.numbers[SHIP]
        first = 3 * harbour
        self.ships[first] = weight * share[0] + 2.0 * extra
        self.ships[first + 1] = weight * share[1] + extra
        self.ships[first + 2] = weight * share[2] + extra

    # --- Gains --------------------------------------------------------------------------------------------
    def gain(self, state: State, place: i64, value: i64, brokers: i64 = 1) -> float:
        """Return the gain from `value` more at a place, with a broker more there, or (0) only a stronger one."""
        if place >= BORDERS:
            one = self.gain(state, SIDE_A[place], value, brokers)
            other = self.gain(state, SIDE_B[place], value, brokers)
            return (one if one > other else other) + _BORDER_BONUS
        if place < MARKET:
            return self._gain_in_city(state, place, value * 4, brokers)
        if place < SMUGGLING_PLACES:
            return self._gain_on_market(state, place, value * 4, brokers)
        prize = 2.0 * self.worth.gem[WHITE]
        prize = max(prize, self.worth.gem[BLACK])
        prize = max(prize, 3.0)
        return prize * self.improved(SMUGGLERS + place - SMUGGLING_PLACES, value * 4, brokers)

    def _gain_in_city(self, state: State, place: i64, quarters: i64, brokers: i64) -> float:
        district = _DISTRICT[place]
        events = state.cells[EVENTS_NOW]
        if events != 0 and event_rules(state, DEMOCRACY, district):
            quarters = 4 * brokers
        gain = 0.0
        if self.prizes[place] != 0.0:
            gain = self.prizes[place] * self.improved(AREAS + place, quarters, brokers)
        gain += self._ship_gain(DISTRICTS + district, 3 * district, quarters, brokers)
        if _RING[place] == 2 and events & BIT[DIPLOMATIC_MISSION] != 0:
            gain += self._ship_gain(MISSION, 12, quarters, brokers)
        return gain

    def _ship_gain(self, contest: i64, ship: i64, quarters: i64, brokers: i64) -> float:
        """First place gets its share, second and third what is left."""
        first = self.ships[ship]
        second = self.ships[ship + 1]
        third = self.ships[ship + 2]
        if first == 0.0:
            return 0.0
        gain = (first - second) * self.improved(contest, quarters, brokers)
        gain += (second - third) * self.improved(contest, quarters, brokers, 1)
        if third != 0.0:
            gain += third * self.improved(contest, quarters, brokers, 2)
        return gain

    def _gain_on_market(self, state: State, place: i64, quarters: i64, brokers: i64) -> float:
        numbers = self.taste.numbers
        row = (place - MARKET) >> 2
        gain = float(brokers)  # 5.3
        gem = state.cells[ROW_GEM + row] - 1
        if gem >= 0:
            gain += numbers[ROW] * self.worth.gem[gem] * self.improved(ROWS + row, quarters, brokers)
        gain += numbers[BIDDER] * self.improved(WHOLE_MARKET, quarters, brokers)
        column = place & 3
        moved = numbers[COLUMN] * self.worth.interest[column] * float(quarters + brokers) * 0.25
        events = state.cells[EVENTS_NOW]
        if events != 0:
            if events & BIT[INDISCRETION] != 0:
                moved *= 1.5
            if events & BIT[MEDIATION] != 0:
                gain += 0.3 * self.worth.gem[column]
        return gain + moved

    def loss(self, state: State, piece: i64) -> float:
        """Return the loss of this seat if one of its brokers left the board."""
        self.take_out(state, piece)
        loss = self._again(state, piece)
        self.put_in(state, piece)
        return loss

    def _again(self, state: State, piece: i64) -> float:
        place = place_of(piece)
        gain = self.gain(state, place, self.quarters(state, piece) >> 2)
        if MARKET <= place < SMUGGLING_PLACES:
            gain -= 1.0  # the point for entering the market is kept
        return gain
