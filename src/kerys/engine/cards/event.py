"""What an event does when it is turned up: the base class, enough for most of them."""

from mypy_extensions import i64

from kerys.engine.layout import EVENT_AT, EVENTS_NOW
from kerys.engine.pieces import BIT
from kerys.engine.state import State


class Event:
    """One kind of event card. Most only have to be in force; the rules ask `event_rules(state, EVENT, district)`."""

    number: i64

    def __init__(self, number: i64) -> None:
        self.number = number

    def take_effect(self, state: State, district: i64) -> None:
        """13.2: the card was on top of a district's stack and is in force for this round."""
        state.cells[EVENT_AT + district] = self.number + 1
        state.cells[EVENTS_NOW] |= BIT[self.number]
