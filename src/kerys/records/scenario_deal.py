"""Fill the rest of a scenario's deal: order cards, ships, five players' rows; gaps at random."""

from collections import Counter
from typing import Final

from kerys.engine import layout as at
from kerys.engine.cards import numbers as cards
from kerys.engine.chance import (
    DEALT_ORDER,
    DEALT_SHIPS,
    MARKET,
    SHIPS,
    STACKS,
    Rng,
    deal_rows,
    ships_by_round,
)
from kerys.engine.tables import N_SHIPS, ROUNDS, SHIP_NAMES
from kerys.records.dealt import Ships, read_rows, read_seats, read_ships
from kerys.records.draft import Draft
from kerys.records.lines import Line
from kerys.records.scenario_stacks import fill_stacks

OTHERWISE: Final = 0  # the seed of scenarios without a line `seed`


def fill_deal(draft: Draft) -> None:
    line = draft.one_of("seed")
    seed = line.number_in(line.rest, 0, 99999, "the seed") if line else OTHERWISE
    dealt = draft.state.deal
    order = draft.one_of("dealt")
    first = (
        read_seats(order, draft.rules)
        if order
        else [draft.state.seat_at(n) for n in range(draft.rules.seats)]
    )
    for n, seat in enumerate(first):
        dealt.cells[DEALT_ORDER + seat] = n + 1
    fill_stacks(draft, Rng(seed, STACKS))
    _fill_ships(draft, Rng(seed, SHIPS))
    if draft.rules.seats == 5:
        deal_rows(dealt, 1, Rng(seed, MARKET))
    for line in draft.all_of("rows"):
        read_rows(line, draft.rules, dealt)


def _fill_ships(draft: Draft, rng: Rng) -> None:
    """Fill the ships of each round: as given, else those in the harbours, else random ones (2.7)."""
    state, rules = draft.state, draft.rules
    prepared = draft.rounds_prepared
    slots = _ship_slots(draft, prepared)
    deck = [int(ship) for ship in rules.ships]
    discards: list[int] = []
    drawn: list[int] = []
    for round_, ships in enumerate(slots, 1):
        if round_ <= prepared:
            state.cells[at.SHIPS_BEFORE + round_ - 1] = len(drawn)
        begin = len(drawn)
        for given in ships:
            if not deck:
                deck, discards = discards, []
            upcoming = [ship for later in slots for ship in later][len(drawn) : len(drawn) + len(deck)]
            ship = given
            if ship is None:
                free = list(
                    (Counter(deck) - Counter(other for other in upcoming if other is not None)).elements()
                )
                ship = (free or deck)[int(rng.below(len(free or deck)))]
            if ship in deck:
                deck.remove(ship)
            elif draft.checked:
                raise _ship_line(draft, round_).wrong(
                    f"no {SHIP_NAMES[ship]} is left in the deck in round {round_}"
                )
            drawn.append(ship)
        discards += drawn[begin:]
        if round_ == prepared:
            state.cells[at.SHIPS_DRAWN] = len(drawn)
    for n, ship in enumerate(drawn):
        state.deal.cells[DEALT_SHIPS + n] = ship
        if n < state.cells[at.SHIPS_DRAWN]:
            state.cells[at.SEEN_SHIPS + n] = ship + 1


def _ship_line(draft: Draft, round_: int) -> Line:
    lines = [line for line in draft.all_of("ships") if line.words[1] == str(round_)] or draft.all_of("ship")
    return lines[0] if lines else draft.moment_line


def _ship_slots(draft: Draft, prepared: int) -> list[list[int | None]]:
    """Return the ships drawn in each round, None where the text does not say."""
    state, rules = draft.state, draft.rules
    given: Ships = {}
    for line in draft.all_of("ships"):
        read_ships(line, rules, given)
    in_harbours: list[int | None] = []
    for harbour in range(rules.districts):
        if state.cells[at.EVENT_AT + harbour] != cards.SHIPWRECK + 1:
            in_harbours.append(_ship_at(draft, harbour))
    if state.event_in_force(cards.DIPLOMATIC_MISSION):
        in_harbours.append(_ship_at(draft, 4))
    slots: list[list[int | None]] = []
    tops = [int(state.cells[at.STACK_TOP + district]) for district in range(4)]
    later = ships_by_round(rules, state.deal, prepared + 1, tops)
    for round_ in range(1, ROUNDS + 1):
        expected = [int(rules.districts) + 1]
        if round_ == prepared and draft.moment.name not in ("final", "over"):
            expected = [len(in_harbours) + 1]
        elif round_ > prepared:
            expected = [later[round_ - prepared - 1]]
        elif rules.events and round_ in given:
            expected = [expected[0] - 1, expected[0], expected[0] + 1]
        if round_ in given and len(given[round_]) not in expected:
            raise _ship_line(draft, round_).wrong(
                f"round {round_} draws {expected[-1]} ships, not {len(given[round_])}"
            )
        if round_ in given:
            slots.append([*given[round_]])
        else:
            slots.append([*in_harbours, None] if round_ == prepared else [None] * expected[0])
    if prepared in given and draft.checked:
        missing = Counter(ship for ship in in_harbours if ship is not None) - Counter(given[prepared])
        for ship in missing:
            raise _ship_line(draft, prepared).wrong(
                f"the {SHIP_NAMES[ship]} in a harbour is not among these ships"
            )
    if sum(len(ships) for ships in slots) > N_SHIPS:
        raise _ship_line(draft, 1).wrong("so many ships are never drawn in a game")
    return slots


def _ship_at(draft: Draft, harbour: int) -> int | None:
    return (
        int(draft.state.cells[at.SHIP_AT + harbour]) - 1 if draft.state.cells[at.SHIP_AT + harbour] else None
    )
