"""The value of things for a seat at this moment: gems by marginal final points, colours by interest,
ships, cards.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kerys.engine.cards import GEM_CARD, PLAYED_AT_ONCE
from kerys.engine.layout import CARDS, GEMS, PALACE_CARD
from kerys.engine.numbers import vec
from kerys.engine.pieces import BIT, BLACK, COLOURS, MAX_SEATS, WHITE, how_many
from kerys.engine.rules.gems import load_of
from kerys.engine.state import State
from kerys.search.chances import black_worth, caught
from kerys.search.evaluation import CARD_WORTH, colour_pays, expected_place

_TAKEN_AWAY: Final = 0.35  # how much it counts that others lose a place when this seat gains one
_HOLDING: Final = vec[float](
    [1.0, 0.9, 0.7, 0.4, 0.2, 0.1]
)  # a further card, by the cards held (two a round)


@mypyc_attr(acyclic=True)
class Worth:
    """Filled for a seat by `look`."""

    left: i64
    gem: vec[float]  # one more of each kind; white is the best colour
    pays: vec[float]  # what a place in a colour pays: 6 less its expected rank
    share: vec[float]  # 4 less the expected place in each colour
    interest: vec[float]  # what one rank more for a colour is worth against the others
    _rest: i64

    def __init__(self) -> None:
        self.left = 0
        self._rest = 0
        self.gem = vec[float]([0.0] * 6)
        self.pays = vec[float]([0.0] * 4)
        self.share = vec[float]([0.0] * 4)
        self.interest = vec[float]([0.0] * 4)

    def look(self, state: State, seat: i64, left: i64) -> None:
        self.look_at_gems(state, seat, left)
        parties = state.rules.parties
        for colour in range(COLOURS):
            others = 0.0
            leader = 0.0
            for other in range(parties):
                if other != seat:
                    theirs = 4.0 - expected_place(state, left, other, colour)
                    others += theirs
                    leader = max(leader, theirs)
            self.interest[colour] = self.share[colour] - 0.5 * leader - 0.5 * others / float(parties - 1)

    def look_at_gems(self, state: State, seat: i64, left: i64) -> None:
        """Only the gems: interests stay as they were."""
        cells = state.cells
        self.left = left
        best = 0.0
        for colour in range(COLOURS):
            pays = colour_pays(state, left, colour)
            self.pays[colour] = pays
            mine = cells[GEMS + seat * 5 + colour]
            place = 0.0
            gain = 0.0
            for other in range(state.rules.parties):
                if other != seat:
                    lead = mine - cells[GEMS + other * 5 + colour]
                    now = caught(left, lead)
                    place += now
                    gain += now - caught(left, lead + 1)
                    gain += _TAKEN_AWAY * (caught(left, -lead - 1) - caught(left, -lead))
            self.share[colour] = 4.0 - place
            if mine == 0 and left == 0:
                gain += 4.0 - place
            self.gem[colour] = pays * gain
            best = max(best, self.gem[colour])
        self.gem[WHITE] = best + 0.1
        black = cells[GEMS + seat * 5 + BLACK]
        self.gem[BLACK] = black_worth(left, black + 1) - black_worth(left, black)

    def one_less(self, state: State, seat: i64, gem: i64) -> float:
        """Return the cost of giving a gem away."""
        cells = state.cells
        held = cells[GEMS + seat * 5 + gem]
        if gem == BLACK:
            return black_worth(self.left, held) - black_worth(self.left, held - 1)
        loss = 0.0
        for other in range(state.rules.parties):
            if other != seat:
                lead = held - cells[GEMS + other * 5 + gem]
                loss += caught(self.left, lead - 1) - caught(self.left, lead)
        if held == 1 and self.left == 0:
            loss += self.share[gem]
        return self.pays[gem] * loss

    def palace(self, state: State, seat: i64, district: i64) -> float:
        """The card that lies there."""
        card = state.cells[PALACE_CARD + district] - 1
        if card < 0:
            return 0.0
        if card == GEM_CARD:
            return self.gem[WHITE]
        if PLAYED_AT_ONCE & BIT[card] != 0:
            return CARD_WORTH[card]
        if self.left <= 1:
            return 0.0
        return CARD_WORTH[card] * _HOLDING[_number_of_cards(state, seat)]

    def shares(self, state: State, harbour: i64, in_revolt: bool, out: vec[float]) -> None:
        """6.3: what first, second and third place of a district are worth: the gems they can expect."""
        load = load_of(state, harbour, in_revolt)
        first = self._take_best(load)
        load = self._rest
        second = self._take_best(load)
        load = self._rest
        third = self._take_best(load)
        load = self._rest
        fourth = self._take_best(load)
        out[0] = first + second
        out[1] = 0.3 * second + 0.7 * third
        out[2] = fourth if state.rules.large_twice else 0.0

    def _take_best(self, load: i64) -> float:
        """The best gem of a load; the others stay in `_rest`."""
        best = 0.0
        kind: i64 = -1
        for gem in range(WHITE + 1):
            if how_many(load, gem) != 0 and (kind < 0 or self.gem[gem] > best):
                best = self.gem[gem]
                kind = gem
        self._rest = load
        if kind >= 0:
            self._rest = load - _ONE[kind]
        return best


_ONE: Final = vec[i64]([1 << (4 * gem) for gem in range(6)])


def _number_of_cards(state: State, seat: i64) -> i64:
    n: i64 = 0
    cards = state.cells[CARDS + seat]
    while cards != 0 and n < MAX_SEATS:
        cards &= cards - 1
        n += 1
    return n
