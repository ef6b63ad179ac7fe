"""Steps still to do at a moment, and the moment of a position.

A moment is turned into an agenda by the rules' own lists of steps. The other way round, the moment is looked
for whose steps lie lowest on the agenda and reach highest; what lies above them is `pending`.
"""

from collections.abc import Iterator
from dataclasses import replace

from kerys.engine import agenda as steps
from kerys.engine import layout as at
from kerys.engine.agenda import a_of_step, b_of_step, c_of_step, kind_of_step, seat_of_step, step
from kerys.engine.pieces import AFTER_TURN, BEFORE_TURN, COUNTING, PLACEMENT, START_OF_PLACEMENT
from kerys.engine.rules.phase1_preparation import plan_preparation
from kerys.engine.rules.phase2_turn_order import ask_for_order
from kerys.engine.rules.phase3_placement import begin_placement, turn
from kerys.engine.rules.phase4_city import begin_counting
from kerys.engine.state import State
from kerys.records.moments import COUNTED, NUMBERED, PHASES, STAGES, WINDOWS, Moment

# --- To steps -----------------------------------------------------------------------------------------------


def push_steps(state: State, moment: Moment) -> None:
    """Push the steps still to do at a moment on the empty agenda; fronts and order cards must be set."""
    name = moment.name
    position = 0 if moment.seat is None else int(state.order_card(moment.seat)) - 1
    if name == "start":
        state.plan(steps.BEGIN_ROUND)
    elif name in ("speculation", "bids", "orders"):
        _push_preparation(state, name)
    elif moment.phase == PLACEMENT:
        state.plan(steps.BEGIN_COUNTING)
        begin_placement(state)
        _push_placement(state, moment, position)
    elif name == "final":
        state.plan(steps.FINAL_COUNT)
    elif name != "over":
        begin_counting(state)
        _push_counting(state, moment, position)


def _push_preparation(state: State, name: str) -> None:
    plan_preparation(state)
    _pop_down_to(state, steps.BEGIN_BIDS)
    if name == "speculation":
        state.plan(steps.ASK_SPECULATION)
        return
    state.pop()
    if name == "bids":
        state.plan(steps.ASK_BIDS)
    else:
        state.pop()
        ask_for_order(state)
        while state.top_kind() == steps.ASK_ORDER and state.cells[at.NEXT_ORDER + seat_of_step(state.top())]:
            state.pop()


def _push_placement(state: State, moment: Moment, position: int) -> None:
    if moment.name == "placement":
        _push_window(state, START_OF_PLACEMENT, position)
        return
    if moment.name == "looks":
        _pop_down_to(state, steps.LAST_LOOKS)
        state.pop()
        state.plan(steps.LAST_LOOKS, 0, 0, position)
        return
    if moment.name == "sides":
        _pop_down_to(state, steps.DECLARE_SIDES)
        state.pop()
        state.plan(steps.DECLARE_SIDES, 0, 0, position)
        return
    seat, number = moment.seat, moment.number
    assert seat is not None and number is not None
    _pop_down_to(state, steps.TURN)
    state.pop()
    turn(state, step(steps.TURN, 0, number, position))
    if state.top_kind() == steps.ASK_WINDOW:
        state.pop()
    placing = [state.pop()]
    if state.top_kind() == steps.ASK_NEUTRAL:
        placing.append(state.pop())
    after = step(steps.SEAT_WINDOW, seat, AFTER_TURN)
    if state.top() == after:
        state.pop()
        moment = replace(moment, window_left=moment.stage != "done")
    if moment.window_left or moment.stage == "after":
        state.push(after)
    if moment.stage not in ("after", "done") and len(placing) == 2:
        state.push(placing[1])
    if moment.stage in ("", "first"):
        state.push(placing[0])
    if moment.stage == "":
        state.plan(steps.SEAT_WINDOW, seat, BEFORE_TURN)
    elif moment.stage == "second":
        state.plan(steps.ASK_PLACE, seat, number, 2, moment.first)


def _push_counting(state: State, moment: Moment, position: int) -> None:
    if moment.name == "favours":
        _pop_down_to(state, steps.FAVOURS)
        state.pop()
        state.plan(steps.ASK_FAVOUR)
    elif moment.name in WINDOWS:
        _pop_down_to(state, steps.OPEN_WINDOW, WINDOWS[moment.name])
        _push_window(state, WINDOWS[moment.name], position)
    else:
        word = moment.counted
        _pop_down_to(state, COUNTED[word], moment.number or 0)
        if word in ("areas", "leaving"):
            state.pop()
            state.plan(steps.CLEAR_DISTRICT, 0, moment.number or 0)
            if word == "areas":
                state.plan(steps.COUNT_AREAS, 0, moment.number or 0)


def _push_window(state: State, window: int, position: int) -> None:
    """Push a window that asks this seat, then those after it."""
    _pop_down_to(state, steps.OPEN_WINDOW, window)
    state.pop()
    state.plan(steps.OPEN_WINDOW, 0, window, position + 1)
    state.plan(steps.SEAT_WINDOW, state.seat_at(position), window)


def _pop_down_to(state: State, kind: int, a: int | None = None) -> None:
    """Pop steps until one of this kind (and first number) is on top."""
    while kind_of_step(state.top()) != kind or (a is not None and a_of_step(state.top()) != a):
        state.pop()


# --- From steps ---------------------------------------------------------------------------------------------


def find_moment(state: State) -> tuple[Moment, list[int]]:
    """Return the moment of a position and the steps pending above it, the next one last."""
    wanted = restarted_agenda(state)
    best: tuple[Moment, list[int]] | None = None
    scratch = state.clone()
    for moment in _moments(state):
        for i in range(at.STEPS, at.STEPS + at.MAX_STEPS + 1):
            scratch.cells[i] = 0
        push_steps(scratch, moment)
        steps = agenda_of(scratch)
        if steps == wanted[: len(steps)]:
            rest = wanted[len(steps) :]
            if best is None or len(rest) < len(best[1]):
                best = moment, rest
    assert best is not None, "every position stands at some moment of a round"
    return best


def agenda_of(state: State) -> list[int]:
    """Return the steps still to do, the next one last."""
    return [int(state.cells[at.AGENDA + n]) for n in range(state.cells[at.STEPS])]


def restarted_agenda(state: State) -> list[int]:
    """Return the agenda with the question on top replaced by the step that asks it, if there is one."""
    left = agenda_of(state)
    if not left:
        return left
    top = left[-1]
    below = left[-2] if len(left) > 1 else 0
    kind, seat = kind_of_step(top), seat_of_step(top)
    if kind == steps.ASK_WINDOW:
        left[-1] = step(steps.SEAT_WINDOW, seat, a_of_step(top))
    elif kind == steps.ASK_GEM:
        more = b_of_step(top)  # if there are more picks, the step that asks for them lies below
        left[-2 if more else -1 :] = [step(steps.SHARE_GEMS, seat, a_of_step(top), more + 1)]
    elif kind == steps.ASK_LOOK:
        left[-2:] = [step(steps.LAST_LOOKS, 0, 0, b_of_step(below) - 1)]
    elif kind in (steps.ASK_RANK, steps.ASK_SIDE):
        left.pop()
    elif kind == steps.ASK_BIDDER:
        left[-1] = step(steps.HIGHEST_BIDDER)
    elif kind == steps.ASK_REACTION:
        left[-1] = step(steps.REACT, b_of_step(top), a_of_step(top))
    return left


def _moments(state: State) -> Iterator[Moment]:
    """Yield every moment this position could be at."""
    rules = state.rules
    seats = range(int(rules.seats))
    stages = ["", *(stage for stage in STAGES if stage != "neutral" or len(seats) == 2)]
    phase = state.phase
    agenda = agenda_of(state)
    if phase == PLACEMENT:
        first = next((c_of_step(left) for left in agenda if kind_of_step(left) == steps.ASK_PLACE), 0)
        for seat in seats:
            yield from (Moment(name, seat) for name in ("placement", "looks", "sides"))
        number, seat = _turn_now(state, agenda)
        for stage in stages if number else ():
            for window_left in (False, True):
                yield Moment("turn", seat, number, stage, first if stage == "second" else 0, window_left)
    elif phase == COUNTING:
        yield Moment("final")
        for word in COUNTED:
            for n in range(4) if word in NUMBERED else (None,):
                if _is_ahead(state, word, n):
                    yield Moment(f"counting {word}", number=n)
        for seat in seats:
            yield from (Moment(name, seat) for name in ("counting", "counting end"))
    else:
        yield from (Moment(name) for name, of in PHASES.items() if of == phase or name == "start")


def _turn_now(state: State, agenda: list[int]) -> tuple[int, int]:
    """Return the current turn and its seat, worked out from the next turn; turn 0 before the first."""
    seats = int(state.rules.seats)
    for left in agenda:
        if kind_of_step(left) == steps.TURN:
            number, position = int(a_of_step(left)), int(b_of_step(left))
            if position == 0:
                number, position = number - 1, seats
            return number, int(state.seat_at(position - 1))
    return int(state.rules.turns), int(state.seat_at(seats - 1))


def _is_ahead(state: State, word: str, n: int | None) -> bool:
    """Return True if this step is on the list of this game's counting."""
    rules = state.rules
    if word in ("district", "areas", "leaving"):
        return n is not None and n < rules.districts
    if word in ("mission", "smuggling", "mediation"):
        return bool(rules.events) and (word != "smuggling" or n in (0, 1))
    return word != "row" or (n is not None and n >= rules.first_row)
