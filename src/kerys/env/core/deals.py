"""The deal drawn piece by piece, with the probability of every outcome: the chance nodes of the game.

Drawing all four rounds before the game and drawing each round as it begins give the same distribution, because
nobody's answers change what is dealt.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.cards import CHARACTER_NAMES, EVENT_NAMES
from kerys.engine.cards.numbers import QUARANTINE
from kerys.engine.chance import (
    DEAL_SIZE,
    DEALT_ORDER,
    DEALT_ROWS,
    DEALT_SHIPS,
    DEALT_STACKS,
    EVENT_CARD,
    NO_CARD,
    STACK_SIZE,
    Deal,
    ships_by_round,
)
from kerys.engine.numbers import vec
from kerys.engine.options import Rules
from kerys.engine.tables import ROUNDS, SHIP_NAMES

# An outcome is one of these plus the card's, ship's or gem's number.
ORDER_OUTCOME: Final = 0  # + order card, 1 to 5
CARD_OUTCOME: Final = 8  # + character, or + EVENT_CARD + event
SHIP_OUTCOME: Final = 72  # + ship
ROW_OUTCOME: Final = 120  # + which of the ship's four gems
N_OUTCOMES: Final = 124

_ORDER: Final = 0
_CARDS: Final = 1
_SHIPS: Final = 2
_ROWS: Final = 3
_READY: Final = 4


class Dealer:
    """Draws order cards, then for each round the cards turned up, the ships and (five players) the market's rows."""

    rules: Rules
    cells: list[int]
    round: int  # the last round that is being dealt, or has been
    _stage: int
    _at: int  # the seat, district, ship or row to be drawn for
    _first_card: bool
    _left: list[int]  # ships still to draw this round
    _characters: list[int]
    _events: list[int]
    _tops: list[int]
    _tops_before: list[int]
    _characters_left: list[int]
    _events_left: list[int]
    _deck: list[int]
    _discards: list[int]
    _drawn: int
    _drawn_before: int

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.cells = [int(NO_CARD)] * int(DEAL_SIZE)
        self.round = 0
        self._stage = _ORDER
        self._at = 0
        self._first_card = True
        self._left = []
        self._characters = list(rules.characters)
        self._events = list(rules.event_cards) if rules.events else []
        self._tops = [0, 0, 0, 0]
        self._tops_before = [0, 0, 0, 0]
        districts = int(rules.districts)
        self._characters_left = [3] * districts + [0] * (4 - districts)
        self._events_left = [3 if rules.events else 0] * districts + [0] * (4 - districts)
        self._deck = list(rules.ships)
        self._discards = []
        self._drawn = 0
        self._drawn_before = 0

    def clone(self) -> "Dealer":
        """Return an independent copy."""
        copy = Dealer(self.rules)
        copy.cells = self.cells[:]
        copy.round = self.round
        copy._stage = self._stage
        copy._at = self._at
        copy._first_card = self._first_card
        copy._left = self._left[:]
        copy._characters = self._characters[:]
        copy._events = self._events[:]
        copy._tops = self._tops[:]
        copy._tops_before = self._tops_before[:]
        copy._characters_left = self._characters_left[:]
        copy._events_left = self._events_left[:]
        copy._deck = self._deck[:]
        copy._discards = self._discards[:]
        copy._drawn = self._drawn
        copy._drawn_before = self._drawn_before
        return copy

    @property
    def ready(self) -> bool:
        """Return whether the round is dealt."""
        return self._stage == _READY

    def deal(self) -> Deal:
        """Return what has been dealt so far, for the engine."""
        return Deal(vec[i64](self.cells))

    def begin_round(self) -> None:
        """Go on to deal the next round."""
        self.round += 1
        self._tops_before = self._tops[:]
        self._drawn_before = self._drawn
        self._first_card = True
        self._stage = _CARDS
        self._at = -1
        self._next_district()
        self._draw_forced()

    @property
    def last_round(self) -> bool:
        return self.round == ROUNDS

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn next, with probabilities, in the order of their numbers."""
        if self._stage == _CARDS:
            return self._card_outcomes()
        if self._stage == _ORDER:
            dealt = self.cells[: self._at]
            rest = [ORDER_OUTCOME + n for n in range(1, self.rules.seats + 1) if n not in dealt]
        elif self._stage == _SHIPS:
            rest = [SHIP_OUTCOME + ship for ship in self._deck]
        elif self._stage == _ROWS:
            first = self._first_row()
            rest = [ROW_OUTCOME + gem for gem in range(4) if gem not in self.cells[first : first + self._at]]
        else:
            rest = []
        return [(outcome, rest.count(outcome) / len(rest)) for outcome in sorted(set(rest))]

    def _card_outcomes(self) -> list[tuple[int, float]]:
        characters = self._characters_left[self._at]
        events = self._events_left[self._at]
        both = characters + events
        outcomes = []
        if characters > 0:
            each = characters / both / len(self._characters)
            outcomes = [(CARD_OUTCOME + card, each) for card in sorted(self._characters)]
        if events > 0:
            each = events / both / len(self._events)
            outcomes += [
                (CARD_OUTCOME + int(EVENT_CARD) + event, each * self._events.count(event))
                for event in sorted(set(self._events))
            ]
        return outcomes

    def draw(self, outcome: int) -> None:
        """Take an outcome; what is then certain follows by itself."""
        if outcome not in [possible for possible, _ in self.outcomes()]:
            raise ValueError(f"outcome {outcome} cannot be drawn now")
        self._draw(outcome)
        self._draw_forced()

    def _draw_forced(self) -> None:
        while self._stage != _READY:
            outcomes = self.outcomes()
            if len(outcomes) != 1:
                break
            self._draw(outcomes[0][0])

    def _draw(self, outcome: int) -> None:
        if self._stage == _ORDER:
            self.cells[int(DEALT_ORDER) + self._at] = outcome - ORDER_OUTCOME
            self._at += 1
            if self._at == self.rules.seats:
                self._stage = _READY
        elif self._stage == _CARDS:
            self._draw_card(outcome - CARD_OUTCOME)
        elif self._stage == _SHIPS:
            self._draw_ship(outcome - SHIP_OUTCOME)
        else:
            self.cells[self._first_row() + self._at] = outcome - ROW_OUTCOME
            self._at += 1
            if self._at == 4:
                self._stage = _READY

    def _draw_card(self, card: int) -> None:
        district = self._at
        self.cells[int(DEALT_STACKS) + district * int(STACK_SIZE) + self._tops[district]] = card
        self._tops[district] += 1
        if card < EVENT_CARD:
            self._characters.remove(card)
            self._characters_left[district] -= 1
            self._next_district()
            return
        event = card - int(EVENT_CARD)
        self._events.remove(event)
        self._events_left[district] -= 1
        only = self._first_card and event == QUARANTINE  # 13.3: no character is turned up
        self._first_card = False
        if only or self._characters_left[district] + self._events_left[district] == 0:
            self._next_district()

    def _next_district(self) -> None:
        self._first_card = True
        self._at += 1
        while self._at < 4 and self._characters_left[self._at] + self._events_left[self._at] == 0:
            self._at += 1
        if self._at == 4:
            self._stage = _SHIPS
            self._left = [ships_by_round(self.rules, self.deal(), self.round, self._tops_before)[0]]
            self._refill()

    def _refill(self) -> None:
        """2.7: the discards become the deck when that is empty."""
        if not self._deck:
            self._deck = self._discards
            self._discards = []

    def _draw_ship(self, ship: int) -> None:
        self.cells[int(DEALT_SHIPS) + self._drawn] = ship
        self._deck.remove(ship)
        self._drawn += 1
        self._left[0] -= 1
        if self._left[0] > 0:
            self._refill()
            return
        first = int(DEALT_SHIPS)
        self._discards = self._discards + self.cells[first + self._drawn_before : first + self._drawn]
        self._stage = _ROWS if self.rules.seats == 5 else _READY
        self._at = 0

    def _first_row(self) -> int:
        return int(DEALT_ROWS) + (self.round - 1) * 4


def outcome_text(outcome: int) -> str:
    """Return a chance outcome in words of the notation."""
    if outcome < CARD_OUTCOME:
        return f"order {outcome}"
    if outcome < CARD_OUTCOME + EVENT_CARD:
        return f"character {CHARACTER_NAMES[outcome - CARD_OUTCOME]}"
    if outcome < SHIP_OUTCOME:
        return f"event {EVENT_NAMES[outcome - CARD_OUTCOME - int(EVENT_CARD)]}"
    if outcome < ROW_OUTCOME:
        return f"ship {SHIP_NAMES[outcome - SHIP_OUTCOME]}"
    return f"row gem {outcome - ROW_OUTCOME + 1}"
