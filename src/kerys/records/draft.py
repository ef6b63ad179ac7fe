"""A scenario while it is being read: its lines by keyword, and the state filled from them."""

from dataclasses import dataclass, field
from typing import Final

from kerys.engine import layout as at
from kerys.engine.errors import BadScenario, KerysError
from kerys.engine.options import Rules, rules_of
from kerys.engine.pieces import NEUTRAL_NAME, SEAT_NAMES
from kerys.engine.search import SearchState, empty_state
from kerys.records.dealt import read_seats
from kerys.records.lines import Line, Upgrade, shown, versioned_lines
from kerys.records.moments import MOMENT_KEYS, Moment, read_moment
from kerys.records.settings import OPTION_KEYS, is_option, read_options

SCENARIO_VERSION: Final = 1
UPGRADES: Final[dict[int, Upgrade]] = {}  # version → function that converts its lines to the next version

ONCE: Final = (
    "round",
    "order",
    "dealt",
    "spares",
    "check",
    "seed",
    "pending",
    "quotations",
    "centre",
    "offer",
    "columns",
    "mission",
    "closed",
    "commerce",
    "customs",
    "invested",
    "seen",
)
OFTEN: Final = ("event", "ship", "palace", "row", "at", "stack", "ships", "rows")
PARTIES: Final = (*SEAT_NAMES, NEUTRAL_NAME)
KEYWORDS: Final = (*OPTION_KEYS, *MOMENT_KEYS, *ONCE, *OFTEN, *PARTIES)


@dataclass
class Draft:
    """The parts of a scenario read so far."""

    rules: Rules
    state: SearchState
    lines: list[Line]
    moment: Moment
    moment_line: Line
    checked: bool  # `check off` allows brokers that are in no set
    # The last line that mentions a party's brokers, for errors about all of them.
    broker_lines: dict[int, Line] = field(default_factory=dict)
    clauses: set[tuple[int, str]] = field(default_factory=set)  # parts already read, by party
    hands_given: set[int] = field(
        default_factory=set
    )  # screens with a line for the hand; the others get the rest of their set

    @property
    def rounds_prepared(self) -> int:
        """The number of rounds whose cards are turned up and whose ships are drawn."""
        return int(self.state.round) - (self.moment.name == "start")

    def all_of(self, key: str) -> list[Line]:
        return [line for line in self.lines if line.key == key and not is_option(line)]

    def one_of(self, key: str) -> Line | None:
        """Return the line with a keyword that may occur only once."""
        return _only(self.lines, key)

    def party_line(self, party: int) -> Line:
        """Return the line to blame when a party's brokers as a whole are wrong."""
        return self.broker_lines.get(party, self.moment_line)


def begin(text: str) -> Draft:
    """Read the frame: options, round, moment, turn order."""
    lines = _meaningful(versioned_lines(text, "scenario", SCENARIO_VERSION, UPGRADES, BadScenario))
    for line in lines:
        line.name(line.key, KEYWORDS, "a keyword of scenarios")
    rules = rules_of(read_options([line for line in lines if is_option(line)], BadScenario))
    state = empty_state(rules)
    round_line = _only(lines, "round")
    state.cells[at.ROUND] = round_line.number_in(round_line.rest, 1, 4, "the round") if round_line else 1
    check = _only(lines, "check")
    if check is not None and check.rest.lower() not in ("on", "off"):
        raise check.wrong(f"“check” is on or off, not “{shown(check.rest)}”")
    seat_at = _read_order(lines, state)
    moments = [line for line in lines if line.key in MOMENT_KEYS]
    if len(moments) != 1:
        raise _moments_missing(moments)
    moment = read_moment(moments[0], rules, seat_at)
    state.cells[at.PHASE] = moment.phase
    checked = check is None or check.rest.lower() == "on"
    return Draft(rules, state, lines, moment, moments[0], checked)


def _meaningful(lines: list[Line]) -> list[Line]:
    """Remove comments, and the lines that are empty without them."""
    bare = [Line(line.number, line.text.partition("#")[0].strip(), line.error) for line in lines]
    return [line for line in bare if line.text]


def _only(lines: list[Line], key: str) -> Line | None:
    matches = [line for line in lines if line.key == key]
    if len(matches) > 1:
        raise matches[1].wrong(f"“{key}” was given before, in line {matches[0].number}")
    return matches[0] if matches else None


def _moments_missing(moments: list[Line]) -> KerysError:
    if moments:
        return moments[1].wrong(f"line {moments[0].number} already says which moment of the round this is")
    return BadScenario(
        "the scenario does not say where in the round it stands; "
        "write for instance “bids”, “turn 1 blue” or “counting district 1”"
    )


def _read_order(lines: list[Line], state: SearchState) -> list[int]:
    """Return the seats by order card, card 1 first; without a line, in the order of the seats."""
    line = _only(lines, "order")
    seats = read_seats(line, state.rules) if line else list(range(state.rules.seats))
    for n, seat in enumerate(seats):
        state.cells[at.ORDER_CARD + seat] = n + 1
        state.cells[at.SEAT_AT + n] = seat
    return seats
