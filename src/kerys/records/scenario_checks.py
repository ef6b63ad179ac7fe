"""Check a scenario for contradictions with the moment of the round and the supply of brokers."""

from collections.abc import Iterator
from typing import Final

from kerys.engine import layout as at
from kerys.engine.agenda import ASK_ORDER, kind_of_step
from kerys.engine.brokers import face_of, owner_of, place_of, value_of
from kerys.engine.cards import numbers as cards
from kerys.engine.choices import Choices
from kerys.engine.knowledge import full_set
from kerys.engine.machine import fill_options
from kerys.engine.pieces import BIT, DOWN, PLACEMENT, PREPARATION, SEAT_NAMES, TURN_ORDER, how_many, one, size
from kerys.engine.rules.moves import screen_of
from kerys.engine.rules.places import NO_BROKER, forbidden_by_events
from kerys.engine.state import State
from kerys.engine.tables import (
    CITY_MASK,
    DISTRICT_MASK,
    MARKET_MASK,
    PLACE_NAMES,
    SMUGGLING_MASK,
    SMUGGLING_PLACES,
)
from kerys.records.draft import Draft
from kerys.records.moment_steps import agenda_of
from kerys.records.moments import Moment
from kerys.records.scenario_seats import MOST_BROKERS

_EVERYWHERE: Final = (1 << 62) - 1
# Lines that belong to some moments only; "counting" is all of phase 4.
_ONLY_AT: Final = {
    "ship": (PLACEMENT, "counting", "bids", "speculation", "orders", "favours"),
    "palace": (PLACEMENT, "counting", "bids", "speculation", "orders"),
    "row": (PLACEMENT, "counting", "bids", "speculation", "orders"),
    "event": (PLACEMENT, "counting", "bids", "speculation", "orders", "favours"),
    "centre": (PLACEMENT, "counting", "bids", "speculation", "orders"),
    "closed": (PLACEMENT, "counting"),
    "commerce": ("counting", "favours"),
    "customs": ("counting", "favours"),
    "invested": ("counting", "favours"),
    "offer": (
        "counting areas",
        "counting leaving",
        "counting mission",
        "counting smuggling",
        "counting market",
    ),
    "columns": ("counting columns",),
    "mission": ("counting", "favours"),
    "pending": (PLACEMENT, "counting"),
}
# The same for the parts of a seat's line.
_CLAUSES_ONLY_AT: Final = {
    "won": ("counting", "favours"),
    "played": (PLACEMENT, "counting", "favours"),
    "shown": (PLACEMENT, "counting", "favours"),
    "neutral-shown": (PLACEMENT, "counting", "favours"),
    "effects": (PLACEMENT, "counting", "favours"),
    "looks": (PLACEMENT,),
    "borders": (PLACEMENT,),
    "professor": ("counting", "favours"),
    "front": ("orders", PLACEMENT, "counting", "favours"),
}


def _stands_at(moment: Moment, wanted: tuple[object, ...]) -> bool:
    name = moment.name
    return name in wanted or moment.phase in wanted or (name.startswith("counting") and "counting" in wanted)


def check_moment(draft: Draft) -> None:
    """Check that every line belongs to the moment."""
    for line in draft.lines:
        if line.key in _ONLY_AT and not _stands_at(draft.moment, _ONLY_AT[line.key]):
            raise line.wrong(f"“{line.key}” has no meaning at the moment “{draft.moment}”")
    for party, clause in sorted(draft.clauses):
        if clause in _CLAUSES_ONLY_AT and not _stands_at(draft.moment, _CLAUSES_ONLY_AT[clause]):
            line = draft.all_of(SEAT_NAMES[party])[0]
            raise line.wrong(f"“{clause}” has no meaning at the moment “{draft.moment}”")
    line, name = draft.moment_line, draft.moment.name
    if name == "speculation" and not draft.state.event_in_force(cards.SPECULATION):
        raise line.wrong("nobody speculates without the event: “event 1 speculation”")
    if name == "favours" and not draft.rules.kings_favour:
        raise line.wrong("King's Favour is not played; it needs “kings-favour on”")
    if name in ("final", "over") and draft.state.round != 4:
        raise line.wrong("the game ends after round 4; “round 4” is missing")


def places_in_use(state: State, moment: Moment) -> int:
    """Return the mask of places where brokers can stand at a moment."""
    if moment.phase == PLACEMENT:
        return 0 if moment.name == "placement" else _EVERYWHERE
    everything = int(CITY_MASK | SMUGGLING_MASK | MARKET_MASK)
    if moment.name == "counting":
        return everything
    number = moment.number or 0
    word = moment.counted
    if word in ("district", "areas", "leaving"):
        return everything & ~sum(DISTRICT_MASK[district] for district in range(number))
    if word == "mission":
        return int(SMUGGLING_MASK | MARKET_MASK)
    if word == "smuggling":
        return int(MARKET_MASK | SMUGGLING_MASK) & ~sum(BIT[SMUGGLING_PLACES + n] for n in range(number))
    return int(MARKET_MASK) if word else 0


def check_places(draft: Draft) -> None:
    """Check that no broker stands, and no area is closed, in districts that have been counted."""
    state = draft.state
    in_use = places_in_use(state, draft.moment)
    for i in range(state.n_brokers()):
        place = place_of(state.broker(i))
        if not in_use & BIT[place]:
            line = draft.party_line(int(screen_of(state, state.broker(i))))
            raise line.wrong(f"nobody can stand at {PLACE_NAMES[place]} at the moment “{draft.moment}”")
        if _turned_up(draft.moment) & BIT[place] and face_of(state.broker(i)) == DOWN:
            line = draft.party_line(int(screen_of(state, state.broker(i))))
            raise line.wrong(
                f"the brokers at {PLACE_NAMES[place]} are turned up at the moment “{draft.moment}”"
            )
    closed = draft.one_of("closed")
    if closed is not None and state.cells[at.CLOSED] & CITY_MASK & ~in_use:
        raise closed.wrong("a Queen's closing ends when the district has been counted")


def _turned_up(moment: Moment) -> int:
    """Return the places where all brokers are face up because they are being counted."""
    if moment.counted in ("areas", "leaving"):
        return int(DISTRICT_MASK[moment.number or 0])
    return int(MARKET_MASK) if moment.counted in ("row", "mediation", "columns", "bidder", "clearing") else 0


# --- Brokers ------------------------------------------------------------------------------------------------


def outside_hand(state: State, screen: int) -> int:
    """Return the packed brokers of a screen that are not behind it."""
    brokers = int(state.front(screen)) if screen < 5 else 0
    for i in range(state.n_brokers()):
        if screen_of(state, state.broker(i)) == screen:
            brokers += one(value_of(state.broker(i)))
    for slot in range(4):
        if screen < 5 and state.throne(screen, slot):
            brokers += one(value_of(state.throne(screen, slot)))
    return brokers


def rest_of_set(state: State, screen: int) -> int:
    """Return the brokers of a set left for the hand; at least none of each value."""
    full, outside = full_set(state, screen), outside_hand(state, screen)
    left = [max(0, how_many(full, value) - how_many(outside, value)) for value in range(5)]
    return sum(one(value) * number for value, number in enumerate(left))


def screens(state: State) -> list[int]:
    """Return the screens in use: one per seat, with two players also those of their neutral brokers."""
    seats = range(int(state.rules.seats))
    return [*seats, 5, 6] if len(seats) == 2 else [*seats]


def supply_errors(state: State, moment: Moment, round_: int) -> Iterator[tuple[int, str]]:
    """Yield (screen, error) where the supply of brokers breaks the rules; `check off` allows these."""
    for screen in screens(state):
        brokers = outside_hand(state, screen) + int(state.hand(screen))
        for value in range(5):
            there, in_set = how_many(brokers, value), how_many(full_set(state, screen), value)
            if there > in_set:
                yield screen, f"{there} brokers of value {value} are given, the set has {in_set}"
            elif there < in_set:
                yield screen, f"{there} brokers of value {value} are given, but the set has {in_set}"
    for seat in range(state.rules.seats):
        if size(state.front(seat)) > (
            2 if moment.phase <= PLACEMENT and moment.name not in ("looks", "sides") else 3
        ):
            yield seat, f"{size(state.front(seat))} brokers in front are too many (rules 4.1, 5.4)"
        if state.rules.kings_favour:
            there = sum(state.throne(seat, slot) != 0 for slot in range(4))
            wanted = 4 if moment.name in ("final", "over") else round_ - 1
            if there != wanted:
                yield seat, f"by now {wanted} brokers stand in the throne room (rule 11.1), not {there}"
    if moment.phase == PLACEMENT or moment.name == "counting":
        yield from _banned(state)


def _banned(state: State) -> Iterator[tuple[int, str]]:
    """Find brokers in a district whose event forbids them (13.3)."""
    for i in range(state.n_brokers()):
        piece = state.broker(i)
        forbidden = forbidden_by_events(state, owner_of(piece), face_of(piece), i, NO_BROKER)
        if forbidden & BIT[place_of(piece)] and place_of(piece) < 12:
            yield (
                int(screen_of(state, piece)),
                f"an event forbids this broker at {PLACE_NAMES[place_of(piece)]}",
            )


def check_brokers(draft: Draft) -> None:
    """Check the supply, unless that is off, and in any case that enough brokers are left to play on."""
    state = draft.state
    if draft.checked:
        for screen, why in supply_errors(state, draft.moment, int(state.round)):
            raise draft.party_line(screen).wrong(f"{_screen_name(screen)}: {why}; “check off” allows it")
    for screen in screens(state):
        line, name = draft.party_line(screen), _screen_name(screen)
        brokers = outside_hand(state, screen) + int(state.hand(screen))
        if not size(full_set(state, screen)) <= size(brokers) <= MOST_BROKERS:
            least = size(full_set(state, screen))
            raise line.wrong(f"{name}: there are from {least} to {MOST_BROKERS} brokers, not {size(brokers)}")
        needed = _still_to_place(draft, screen)
        if size(state.hand(screen)) < needed:
            there = size(state.hand(screen))
            raise line.wrong(
                f"{name}: {needed} brokers must still come from behind the screen; {there} are there"
            )
        shown = state.cells[at.SHOWN + screen]
        if any(how_many(shown, value) > how_many(state.hand(screen), value) for value in range(5)):
            raise line.wrong(f"{name}: what was shown is behind the screen again, so it must be in the hand")
    for seat in range(state.rules.seats):
        front = size(state.front(seat))
        if draft.moment.name == "orders" and front != 2:
            raise draft.party_line(seat).wrong(
                f"{SEAT_NAMES[seat]}: a bid is two brokers in front, not {front}"
            )
        if draft.moment.name == "favours" and front == 0:
            raise draft.party_line(seat).wrong(f"{SEAT_NAMES[seat]}: no broker is in front to be picked")


def _screen_name(screen: int) -> str:
    return SEAT_NAMES[screen] if screen < 5 else f"neutral brokers of {SEAT_NAMES[screen - 5]}"


def _still_to_place(draft: Draft, screen: int) -> int:
    """Return the number of brokers a screen still has to place this round."""
    moment, rules = draft.moment, draft.rules
    a_turn = 2 if screen < 5 else 1
    if moment.phase in (PREPARATION, TURN_ORDER):
        return rules.turns * a_turn + (2 if screen < 5 and moment.name != "orders" else 0)
    if moment.name == "placement":
        return rules.turns * a_turn
    if moment.name != "turn" or moment.number is None or moment.seat is None:
        return 0
    seat = screen if screen < 5 else screen - 5
    mine, now = draft.state.order_card(seat), draft.state.order_card(moment.seat)
    left = (rules.turns - moment.number) * a_turn
    if mine > now:
        return left + a_turn
    if mine == now and screen >= 5:
        return left + (moment.stage in ("", "first", "second", "neutral"))
    return left + {"": 2, "first": 2, "second": 1}.get(moment.stage, 0) if mine == now else left


# --- The agenda ---------------------------------------------------------------------------------------------


def check_answers(draft: Draft) -> None:
    """Check that order cards follow the bids, highest first, and that sealed answers are legal."""
    state = draft.state
    asked = sum(kind_of_step(left) == ASK_ORDER for left in agenda_of(state))
    picked = sum(state.cells[at.NEXT_ORDER + seat] != 0 for seat in range(draft.rules.seats))
    if draft.moment.name == "orders" and asked + picked != draft.rules.seats:
        raise draft.moment_line.wrong("an order card was picked before a higher bid had its turn (rule 4.2)")
    choices = Choices()
    for seat in range(draft.rules.seats):
        answer = state.cells[at.SEALED + seat]
        if answer:
            fill_options(state, seat, choices)
            if not choices.allows(answer - 1):
                line = draft.all_of(SEAT_NAMES[seat])[0]
                raise line.wrong(f"{SEAT_NAMES[seat]} cannot have sealed that: such brokers are not there")
