"""Questions as plain data: their kind, the seats asked, the card or rule that asks. All of it is public."""

from typing import Any

from kerys.engine import agenda
from kerys.engine.agenda import a_of_step, b_of_step, c_of_step, kind_of_step, seat_of_step
from kerys.engine.brokers import place_of
from kerys.engine.cards import CHARACTER_CARDS, CHARACTER_NAMES
from kerys.engine.cards.declared import BROKER, BROKER_OR_THRONE, COLOUR, DISTRICT, THRONE_PICK
from kerys.engine.layout import SEALED
from kerys.engine.pieces import BIT, GEM_NAMES, SEAT_NAMES, WINDOW_NAMES
from kerys.engine.state import State
from kerys.engine.steps import STEP_NAMES
from kerys.engine.tables import PLACE_NAMES

Question = dict[str, Any]
"""A question as data: its `kind`, who is `waiting` to answer, whether it is `sealed`, and what belongs to the kind.

`Game.ask` adds the legal answers under `"options"`.

Examples:
    >>> import kerys
    >>> kerys.Game(players=2, seed=7).question
    {'kind': 'bid', 'waiting': ['blue', 'orange'], 'sealed': True, 'seat': None}
"""


def source_of(source: int) -> dict[str, Any]:
    """Return the source of a gem: `{"from": "ship", "district": 2}`, `{"from": "row", "row": 1}`, …"""
    if source < agenda.SOURCE_CENTRE:
        return {"from": "ship", "district": int(source) + 1}
    if source == agenda.SOURCE_CENTRE:
        return {"from": "centre"}
    if source < agenda.SOURCE_GEM_CARD:
        return {"from": "row", "row": int(source - agenda.SOURCE_ROW)}
    if source < agenda.SOURCE_SMUGGLING:
        return {"from": "gem-card", "district": int(source - agenda.SOURCE_GEM_CARD) + 1}
    if source < agenda.SOURCE_CARD:
        return {"from": "smuggling", "number": int(source - agenda.SOURCE_SMUGGLING) + 1}
    if source == agenda.SOURCE_CARD:
        return {"from": "card"}
    if source < agenda.SOURCE_CONSOLATION:
        return {"from": "column", "gem": GEM_NAMES[source - agenda.SOURCE_COLUMN]}
    return {"from": "consolation", "district": int(source - agenda.SOURCE_CONSOLATION) + 1}


def waiting_seats(state: State) -> list[int]:
    """The seats that owe an answer: one, or at a sealed question all who have not answered."""
    kind = state.top_kind()
    if kind >= agenda.FIRST_ASK:
        return [int(seat_of_step(state.top()))]
    if kind >= agenda.FIRST_TOGETHER:
        return [seat for seat in range(state.rules.seats) if state.cells[SEALED + seat] == 0]
    return []


def question_of(state: State) -> Question | None:
    """The question on top of the agenda, or None when the game is over."""
    step = state.top()
    kind = kind_of_step(step)
    if kind < agenda.FIRST_TOGETHER:
        return None
    question: Question = {
        "kind": STEP_NAMES[kind],
        "waiting": [SEAT_NAMES[seat] for seat in waiting_seats(state)],
        "sealed": kind < agenda.FIRST_ASK,
    }
    a, b, c = int(a_of_step(step)), int(b_of_step(step)), int(c_of_step(step))
    if kind == agenda.ASK_WINDOW:
        question["window"] = WINDOW_NAMES[a]
    elif kind == agenda.ASK_REACTION:
        question |= {"card": CHARACTER_NAMES[a], "player": SEAT_NAMES[b]}
    elif kind == agenda.ASK_PLACE:
        question |= {"turn": a, "placing": b}
    elif kind == agenda.ASK_SIDE:
        question |= {"place": PLACE_NAMES[place_of(state.broker(a))], "n": int(state.nth_at_place(a)) + 1}
    elif kind in (agenda.ASK_GEM, agenda.ASK_COLOUR):
        question |= {"source": source_of(a), "left": b}
    elif kind == agenda.ASK_PRIZE:
        question["number"] = a + 1
    elif kind == agenda.ASK_RANK:
        question["columns"] = [name for n, name in enumerate(GEM_NAMES[:4]) if a & BIT[n]]
    elif kind == agenda.ASK_CARD:
        question |= {"card": CHARACTER_NAMES[a], "stage": b, "before": _before(state, a, b, c)}
    question["seat"] = SEAT_NAMES[seat_of_step(step)] if kind >= agenda.FIRST_ASK else None
    return question


def _before(state: State, card: int, stage: int, before: int) -> str | None:
    """Return the answer to a card's earlier question, in notation; None if this is its first."""
    if stage == 0:
        return None
    return settled_before(state, CHARACTER_CARDS[card].questions[stage], before)


def settled_before(state: State, known: str, before: int) -> str | None:
    """Return the answer to an earlier question, in notation; `known` is the kind of thing it names."""
    if known == COLOUR:
        return GEM_NAMES[before]
    if known == DISTRICT:
        return str(before + 1)
    if known == BROKER_OR_THRONE and before >= THRONE_PICK:
        return f"throne/{SEAT_NAMES[(before - THRONE_PICK) // 4]}/{(before - THRONE_PICK) % 4 + 1}"
    if known in (BROKER, BROKER_OR_THRONE):
        place = PLACE_NAMES[place_of(state.broker(before))]
        return place if place.startswith("market") else f"{place}/{state.nth_at_place(before) + 1}"
    return None
