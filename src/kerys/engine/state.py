"""The state of a game: one flat row of numbers, with the rulebook's names for them.

Nothing here decides a rule. `clone()` is one copy of the row; the deal and the rules never change and are shared.
"""

import json
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kerys.engine.agenda import kind_of_step
from kerys.engine.brokers import PLACE_BITS
from kerys.engine.chance import DEAL_SIZE, Deal
from kerys.engine.errors import BadRecord
from kerys.engine.facts import FIELDS, FactLog
from kerys.engine.layout import (
    AGENDA,
    BOARD,
    BROKERS,
    CARDS,
    EFFECTS,
    EVENTS_NOW,
    FRONT,
    GEMS,
    HAND,
    MAX_BROKERS,
    MAX_STEPS,
    N_CELLS,
    NEW_CARDS,
    ORDER_CARD,
    PHASE,
    PLAYED,
    POINTS,
    QUOTATIONS,
    ROUND,
    SEAT_AT,
    SECTIONS,
    STEPS,
    THRONE,
    WINNERS,
)
from kerys.engine.numbers import vec
from kerys.engine.options import Rules, options, rules_of
from kerys.engine.pieces import ALL_VIEWERS, BIT, FINISHED
from kerys.engine.tables import TRACK_END

STATE_VERSION: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """A position of the game, everything pending included."""

    rules: Rules
    deal: Deal
    cells: vec[i64]
    log: FactLog | None

    def __init__(self, rules: Rules, deal: Deal, cells: vec[i64]) -> None:
        self.rules = rules
        self.deal = deal
        self.cells = cells
        self.log = None  # whoever wants facts hangs a log here; a clone has none

    def clone(self) -> "State":
        return State(self.rules, self.deal, self.cells[:])

    # --- The course of the game ---------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.cells[PHASE] == FINISHED

    @property
    def round(self) -> i64:
        return self.cells[ROUND]

    @property
    def phase(self) -> i64:
        return self.cells[PHASE]

    @property
    def winners(self) -> list[int]:
        """The parties that won, once the game is over (7.5: shared if nothing breaks the tie)."""
        return [party for party in range(self.rules.parties) if self.cells[WINNERS] & BIT[party] != 0]

    def scores(self) -> list[int]:
        """Everybody's points, the neutral's last."""
        return [self.cells[POINTS + party] for party in range(self.rules.parties)]

    def plan(self, kind: i64, seat: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put a step on top of the agenda: it comes before everything already there."""
        cells = self.cells
        depth = cells[STEPS]
        if depth >= MAX_STEPS:
            raise IndexError("the agenda is full")
        cells[AGENDA + depth] = kind | (seat << 8) | (a << 12) | (b << 18) | (c << 24)  # as `step` packs it
        cells[STEPS] = depth + 1

    def push(self, step: i64) -> None:
        """The same with a step that is at hand (one without arguments is its kind)."""
        cells = self.cells
        depth = cells[STEPS]
        if depth >= MAX_STEPS:
            raise IndexError("the agenda is full")
        cells[AGENDA + depth] = step
        cells[STEPS] = depth + 1

    def plan_in_order(self, steps: vec[i64]) -> None:
        """Put a list of steps on top of the agenda; the first of them comes first."""
        for n in range(len(steps) - 1, -1, -1):
            self.push(steps[n])

    def plan_two(self, first: i64, second: i64) -> None:
        """The same with two steps."""
        self.push(second)
        self.push(first)

    def pop(self) -> i64:
        cells = self.cells
        depth = cells[STEPS] - 1
        cells[STEPS] = depth
        step = cells[AGENDA + depth]
        cells[AGENDA + depth] = 0  # equal states have equal cells, also above the stack
        return step

    def top(self) -> i64:
        cells = self.cells
        return cells[cells[STEPS]]

    def top_kind(self) -> i64:
        return kind_of_step(self.top())

    # --- Seats ----------------------------------------------------------------------------------------------
    def order_card(self, seat: i64) -> i64:
        return self.cells[ORDER_CARD + seat]

    def seat_at(self, position: i64) -> i64:
        """Who is at a position of the turn order, counted from 0."""
        return self.cells[SEAT_AT + position]

    def points(self, party: i64) -> i64:
        return self.cells[POINTS + party]

    def gems(self, party: i64, gem: i64) -> i64:
        return self.cells[GEMS + party * 5 + gem]

    def add_gem(self, party: i64, gem: i64, n: i64 = 1) -> None:
        self.cells[GEMS + party * 5 + gem] += n

    def front(self, seat: i64) -> i64:
        """The packed brokers standing openly before a seat's screen."""
        return self.cells[FRONT + seat]

    def hand(self, screen: i64) -> i64:
        """The packed brokers behind a screen (0-4 the seats' own, 5 and 6 the neutral ones of seats 0 and 1)."""
        return self.cells[HAND + screen]

    def throne(self, seat: i64, slot: i64) -> i64:
        return self.cells[THRONE + seat * 4 + slot]

    # --- Characters -----------------------------------------------------------------------------------------
    def holds(self, party: i64, card: i64) -> bool:
        return self.cells[CARDS + party] & BIT[card] != 0

    def playable_cards(self, seat: i64) -> i64:
        """8.1, 8.2: what may be played at all now: held since an earlier round, and at most two a round."""
        cells = self.cells
        if cells[PLAYED + seat] >= 2:
            return 0
        return cells[CARDS + seat] & ~cells[NEW_CARDS + seat]

    def has_effect(self, seat: i64, effect: i64) -> bool:
        return self.cells[EFFECTS + seat] & effect != 0

    def event_in_force(self, event: i64) -> bool:
        return self.cells[EVENTS_NOW] & BIT[event] != 0

    # --- Quotations -------------------------------------------------------------------------------------------
    def quotation(self, colour: i64) -> i64:
        return self.cells[QUOTATIONS + colour]

    def move_quotation(self, colour: i64, by: i64) -> None:
        """2.8: a marker told to leave the track stops at its end."""
        space = self.cells[QUOTATIONS + colour] + by
        space = max(space, 1)
        space = min(space, TRACK_END)
        self.cells[QUOTATIONS + colour] = space

    # --- Brokers on the board -----------------------------------------------------------------------------------
    def n_brokers(self) -> i64:
        return self.cells[BROKERS]

    def broker(self, n: i64) -> i64:
        return self.cells[BOARD + n]

    def set_broker(self, n: i64, piece: i64) -> None:
        self.cells[BOARD + n] = piece

    def add_broker(self, piece: i64) -> None:
        """A broker arrives: last in the board's list, so last to have come to its place."""
        cells = self.cells
        n = cells[BROKERS]
        if n >= MAX_BROKERS:
            raise IndexError("the board is full")
        cells[BOARD + n] = piece
        cells[BROKERS] = n + 1

    def drop_broker(self, n: i64) -> None:
        """A broker leaves; the others keep their order."""
        last = self.cells[BROKERS] - 1
        for i in range(n, last):
            self.cells[BOARD + i] = self.cells[BOARD + i + 1]
        self.cells[BOARD + last] = 0
        self.cells[BROKERS] = last

    def find_broker(self, place: i64, n: i64) -> i64:
        """The board's number of the n-th broker to have come to a place (from 0), or -1."""
        cells = self.cells
        for i in range(cells[BROKERS]):
            if (cells[BOARD + i] >> 10) & 63 == place:  # place_of
                if n == 0:
                    return i
                n -= 1
        return -1

    def nth_at_place(self, i: i64) -> i64:
        """The reverse: how many brokers came to the same place before this one."""
        cells = self.cells
        piece = cells[BOARD + i]
        n: i64 = 0
        for j in range(BOARD, BOARD + i):
            if (cells[j] ^ piece) & PLACE_BITS == 0:
                n += 1
        return n

    # --- As data ------------------------------------------------------------------------------------------------
    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return (
            self.rules.options == other.rules.options
            and list(self.cells) == list(other.cells)
            and list(self.deal.cells) == list(other.deal.cells)
        )

    def __hash__(self) -> int:
        return hash((tuple(self.cells), tuple(self.deal.cells)))

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()  # rules and deal never change, so sharing them is safe

    def __reduce__(self) -> tuple[Any, ...]:
        return (state_from_data, (self.as_data(),))

    def as_data(self) -> dict[str, Any]:
        """The state as plain data by section; the reverse of `state_from_data`."""
        data: dict[str, Any] = {"version": STATE_VERSION, "options": self.rules.options.as_dict()}
        data["deal"] = list(self.deal.cells)
        for name, begin, length, _ in SECTIONS:
            data[name] = [self.cells[begin + i] for i in range(length)]
        return data

    def to_json(self) -> str:
        return json.dumps(self.as_data(), separators=(",", ":"))


def state_from_data(data: dict[str, Any]) -> State:
    if data.get("version") != STATE_VERSION:
        raise BadRecord(f"this state has version {data.get('version')!r}; this program reads {STATE_VERSION}")
    given = dict(data["options"])
    given["neutral"] = tuple(given["neutral"])
    if given["players"] != 2:
        del given["neutral"]
    rules = rules_of(options(**given))
    cells = empty_cells()
    for name, begin, length, _ in SECTIONS:
        section = data[name]
        if len(section) != length:
            raise BadRecord(
                f"the section “{name}” of this state has {len(section)} numbers instead of {length}"
            )
        for i, number in enumerate(section):
            cells[begin + i] = number
    if len(data["deal"]) != DEAL_SIZE:
        raise BadRecord(f"the deal of this state has {len(data['deal'])} numbers instead of {DEAL_SIZE}")
    return State(rules, Deal(vec[i64](data["deal"])), cells)


def state_from_json(text: str) -> State:
    return state_from_data(json.loads(text))


_NO_CELLS: Final = vec[i64]([0] * int(N_CELLS))


def empty_cells() -> vec[i64]:
    return _NO_CELLS[:]


def tell(
    state: State, kind: i64, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0, g: i64 = 0
) -> None:
    """Write a public fact down, if anybody keeps a log."""
    if state.log is not None:
        tell_to(state, ALL_VIEWERS, kind, a, b, c, d, e, f, g)


def tell_to(
    state: State,
    knowers: i64,
    kind: i64,
    a: i64,
    b: i64 = 0,
    c: i64 = 0,
    d: i64 = 0,
    e: i64 = 0,
    f: i64 = 0,
    g: i64 = 0,
) -> None:
    """Write a fact down whose secret only some viewers may read."""
    log = state.log
    if log is not None:
        numbers = (int(a), int(b), int(c), int(d), int(e), int(f), int(g))
        log.add(kind, numbers[: len(FIELDS[kind][1])], knowers)
