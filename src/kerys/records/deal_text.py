"""Write the deal of a position: the cards turned up and ships drawn so far, and those to come."""

from kerys.engine import layout as at
from kerys.engine.cards import CHARACTER_NAMES, EVENT_NAMES, N_CHARACTERS, N_EVENTS
from kerys.engine.cards.numbers import SMUGGLING
from kerys.engine.chance import DEALT_ORDER, DEALT_SHIPS, EVENT_CARD, NO_CARD, STACK_SIZE, ships_by_round
from kerys.engine.pieces import BIT, SEAT_NAMES
from kerys.engine.state import State
from kerys.engine.tables import ROUNDS, SHIP_NAMES
from kerys.records.dealt import card_name, row_lines


def whole_deal_lines(state: State, order: list[str]) -> list[str]:
    """Return the lines for all stacks and ships, past and to come; `order` is the current turn order."""
    dealt, rules, cells = state.deal, state.rules, state.cells
    lines: list[str] = []
    first = sorted(range(rules.seats), key=lambda seat: dealt.cells[DEALT_ORDER + seat])
    dealt_order = [SEAT_NAMES[seat] for seat in first]
    if dealt_order != order and dealt.cells[DEALT_ORDER] != NO_CARD:
        lines.append("dealt " + " ".join(dealt_order))
    seen: set[int] = set()
    for district in range(rules.districts):
        turned, coming = _stack_words(state, district)
        seen |= {dealt.stack_card(district, n) for n in range(cells[at.STACK_TOP + district])}
        lines.append(f"stack {district + 1} " + " ".join([*turned, "|", *coming]))
    lines += _ship_lines(state)
    lines += row_lines(rules, dealt)
    more = _seen_otherwise(state, seen)
    if more:
        lines.append("seen " + " ".join(more))
    return lines


def _stack_words(state: State, district: int) -> tuple[list[str], list[str]]:
    top = int(state.cells[at.STACK_TOP + district])
    cards = [int(state.deal.stack_card(district, n)) for n in range(STACK_SIZE)]
    known = sum(card < EVENT_CARD for card in cards[:top])
    forgotten = state.cells[at.STACK_CHARACTERS + district] - known
    turned = []
    for card in cards[:top]:
        if card != NO_CARD:
            turned.append(card_name(card))
        else:
            turned.append("character" if forgotten > 0 else "event")
            forgotten -= 1
    return turned, [card_name(card) for card in cards[top:] if card != NO_CARD]


def _ship_lines(state: State) -> list[str]:
    """Return a line with the ships of each round in the order of drawing, future rounds included."""
    cells = state.cells
    drawn, prepared = int(cells[at.SHIPS_DRAWN]), int(state.round)
    ships = [int(cells[at.SEEN_SHIPS + n]) - 1 for n in range(drawn)]
    begins = [int(cells[at.SHIPS_BEFORE + round_]) for round_ in range(prepared)] + [drawn]
    tops = [int(cells[at.STACK_TOP + district]) for district in range(4)]
    for count in ships_by_round(state.rules, state.deal, prepared + 1, tops):
        begins.append(begins[-1] + count)
    ships += [int(state.deal.cells[DEALT_SHIPS + n]) for n in range(drawn, begins[-1])]
    names = [SHIP_NAMES[ship] for ship in ships if ship != NO_CARD]
    rounds = [names[begins[n] : begins[n + 1]] for n in range(ROUNDS)]
    return [f"ships {n} " + " ".join(drawn_then) for n, drawn_then in enumerate(rounds, 1) if drawn_then]


def _seen_otherwise(state: State, turned: set[int]) -> list[str]:
    """Return the cards known to all that are neither turned up in a stack, nor held, nor at a palace."""
    cells = state.cells
    out = {int(cells[at.PALACE_CARD + district]) - 1 for district in range(4)}
    for seat in range(state.rules.seats):
        out |= {card for card in range(N_CHARACTERS) if state.holds(seat, card)}
    more = [
        CHARACTER_NAMES[card]
        for card in range(N_CHARACTERS)
        if cells[at.SEEN_CHARACTERS] & BIT[card] and card not in out and card not in turned
    ]
    smugglings = sum(
        state.deal.stack_card(district, n) == EVENT_CARD + SMUGGLING
        for district in range(state.rules.districts)
        for n in range(cells[at.STACK_TOP + district])
    )
    for event in range(N_EVENTS + 1):
        kind = event if event < N_EVENTS else int(SMUGGLING)
        listed_already = (
            smugglings > (event == N_EVENTS) if kind == SMUGGLING else EVENT_CARD + kind in turned
        )
        if cells[at.SEEN_EVENTS] & BIT[event] and not listed_already:
            more.append(EVENT_NAMES[kind])
    return more
