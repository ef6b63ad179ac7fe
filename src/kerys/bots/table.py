"""What a seat sees of the table, added up: sums in every contest, chances to win it, what things are worth.

Rules of thumb, no search: a face-down broker counts the average of what it can be.
"""

from math import exp
from typing import Any, Final

from kerys.engine.tables import COLOUR_POINTS
from kerys.views.project import COLOUR_NAMES, View

BLACK: Final = 3.5
GEM: Final = 3.5
_CARDS: Final = {"king": 5.0, "prince": 4.0, "gem-card": GEM}
_ANY_CARD: Final = 3.2
_STEP: Final = 1.2  # how many points of difference make a contest safe

Scores = dict[str, float]


def likely(margin: float) -> float:
    """How likely a contest is won that one leads by so much."""
    return 1.0 / (1.0 + exp(-margin / _STEP)) if margin > -20 else 0.0


class Table:
    """A view as this seat sees it: everybody's sums in each place, and what things are worth."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me: str = view["viewer"]
        self.others = [seat["name"] for seat in view["seats"] if seat["name"] != self.me]
        if view["neutral"] is not None:
            self.others.append("neutral")
        self.mine: dict[str, Any] = next(seat for seat in view["seats"] if seat["name"] == self.me)
        self.sums: dict[str, Scores] = {}
        for broker in view["brokers"]:
            self._add(broker["place"], broker["owner"], self.value_of(broker))
        self.districts = {str(district["number"]): district for district in view["districts"]}
        self.rows = {str(row["row"]): row["gem"] for row in view["market"]}

    def value_of(self, broker: dict[str, Any]) -> float:
        """What a broker counts, as far as this seat can tell; a hidden one the average of what it can be."""
        if broker["marked"]:
            return 5.0
        if broker["value"] is not None:
            return float(broker["value"])
        possible = broker["possible"]
        return sum(possible) / len(possible)

    def _add(self, place: str, owner: str, value: float) -> None:
        first, *rest = place.split("/")
        sums = [place, f"row {rest[0]}" if first == "market" else f"district {first}"]
        for contest in sums:
            sum_of = self.sums.setdefault(contest, {})
            sum_of[owner] = sum_of.get(owner, 0.0) + value + 0.1  # the bit more: being there at all counts

    # --- What things are worth ----------------------------------------------------------------------------
    def gem(self, colour: str) -> float:
        """A gem by the points it would add if the game ended now, and a little for what may still come."""
        if colour == "white":
            return max(self.gem(other) for other in COLOUR_NAMES) + 0.1
        if colour == "black":
            return BLACK
        gems = [seat["gems"][colour] for seat in self.view["seats"] if seat["name"] != self.me]
        rank = self._rank(colour)
        held: int = self.mine["gems"][colour]
        quotation: int = self.view["quotations"][colour]
        gain = _points(held + 1, gems, rank) - _points(held, gems, rank)
        return 2.0 + 0.35 * gain + 0.1 * quotation

    def _rank(self, colour: str) -> int:
        quotations = self.view["quotations"]
        order = sorted(COLOUR_NAMES, key=lambda name: -quotations[name])
        return order.index(colour)

    def interest(self, colour: str) -> float:
        """How much this seat gains, against the others, from a colour being quoted well."""
        others: list[int] = [s["gems"][colour] for s in self.view["seats"] if s["name"] != self.me]
        held: int = self.mine["gems"][colour]
        return held - max(others) + 0.5 * (held - sum(others) / len(others))

    def prize(self, place: str) -> float:
        """What an area gives."""
        number, area = place.split("/")
        district = self.districts[number]
        if district["event"] == "quarantine":
            return 0.0
        if area == "harbour":
            return BLACK
        if area == "palace":
            return _CARDS.get(district["card"], _ANY_CARD) if district["card"] else 0.0
        return 5.0 if self.view["merchant"] else 3.0

    # --- Contests -----------------------------------------------------------------------------------------
    def chance(self, contest: str, more: float | None = None, place: int = 1) -> float:
        """How likely this seat is among the first `place` of a contest, with one more broker there if given."""
        sums = self.sums.get(contest, {})
        mine = sums.get(self.me, 0.0) + (0.0 if more is None else more + 0.1)
        if mine < 0.05:
            return 0.0
        others = sorted((sums.get(other, 0.0) for other in self.others), reverse=True)
        rival = others[place - 1] if place <= len(others) else 0.0
        return likely(mine - rival - 0.4)

    def gain(self, place: str, value: float) -> float:
        """What one more broker of that value at a place is worth to this seat."""
        first, *rest = place.split("/")
        if "-" in place:  # a border: the better of the two sides, roughly
            return 2.5 + 0.3 * value
        if first == "smuggling":
            return 2 * GEM * (self.chance(place, value) - self.chance(place))
        if first == "market":
            return self._gain_on_market(rest[0], rest[1], value)
        area = self.prize(place) * (self.chance(place, value) - self.chance(place))
        if self.districts[first]["ship"] is None:
            return area
        last = 3 if self.view["options"]["players"] >= 4 else 2
        contest = f"district {first}"
        ship = sum(self.chance(contest, value, n) - self.chance(contest, None, n) for n in (1, last))
        return area + GEM * ship

    def loss(self, broker: dict[str, Any]) -> float:
        """What taking one of the own brokers away would cost."""
        bonus = 1.0 if broker["place"].startswith("market/") else 0.0  # kept whatever happens to the broker
        return bonus - self.gain(broker["place"], -self.value_of(broker) - 0.2)

    def broker(self, spot: str) -> dict[str, Any]:
        """A broker by its place and order of arrival; what is in the throne room counts for nothing here."""
        for broker in self.view["brokers"]:
            if spot in (broker["place"], f"{broker['place']}/{broker['n']}"):
                found: dict[str, Any] = broker
                return found
        return {
            "place": "smuggling/0",
            "n": 1,
            "owner": self.me,
            "value": 2,
            "marked": False,
            "possible": [2],
        }

    def _gain_on_market(self, row: str, column: str, value: float) -> float:
        contest = f"row {row}"
        gem = self.rows[row]
        worth = self.gem(gem) if gem else 0.0
        interest = max(-1.5, min(1.5, self.interest(column)))
        return 1.0 + worth * (self.chance(contest, value) - self.chance(contest)) + 0.25 * interest * value


def _points(held: int, others: list[int], rank: int) -> int:
    """7.2, 7.3: what so many gems of a colour score."""
    if held == 0:
        return 0
    place = sum(1 for other in others if other >= held)
    return int(COLOUR_POINTS[min(place, 4) * 4 + rank])
