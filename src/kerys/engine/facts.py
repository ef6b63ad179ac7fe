"""Facts: what happened, typed, each with its audience.

The engine writes a fact as numbers into a `FactLog` if it was given one (playouts have none). `FIELDS` says what the
numbers of each kind mean; a field marked `*` is a secret that only the fact's knowers may read. Sentences are made
of facts in `kerys.words`.
"""

from typing import Any, Final

from mypy_extensions import i64

from kerys.engine.cards import CHARACTER_NAMES, EVENT_NAMES, N_CHARACTERS

ROUND_BEGAN: Final[i64] = 0
CHARACTER_TURNED: Final[i64] = 1
GEM_CARD_LAID: Final[i64] = 2
EVENT_TURNED: Final[i64] = 3
EVENT_DISCARDED: Final[i64] = 4
SHIP_ARRIVED: Final[i64] = 5
MARKET_FILLED: Final[i64] = 6
SPECULATED: Final[i64] = 7
BID_REVEALED: Final[i64] = 8
ORDER_TAKEN: Final[i64] = 9
CARD_PLAYED: Final[i64] = 10
PLACED: Final[i64] = 11
FRONT_REPLACED: Final[i64] = 12
LAST_BROKER: Final[i64] = 13
LOOKED: Final[i64] = 14
SWAPPED: Final[i64] = 15
MOVED: Final[i64] = 16
TAKEN_OFF: Final[i64] = 17
MARKED: Final[i64] = 18
AREA_CLOSED: Final[i64] = 19
SIDE_DECLARED: Final[i64] = 20
SENT_BACK: Final[i64] = 21
KIND_NAMED: Final[i64] = 22
DISTRICT_NAMED: Final[i64] = 23
SHIPS_SWAPPED: Final[i64] = 24
REVEALED: Final[i64] = 25
STOOD: Final[i64] = 26
GEM_TAKEN: Final[i64] = 27
GEM_TURNED: Final[i64] = 28
GEM_GIVEN: Final[i64] = 29
SCORED: Final[i64] = 30
CARD_WON: Final[i64] = 31
PRIZE_LAPSED: Final[i64] = 32
COLUMN_RANKED: Final[i64] = 33
COLUMN_CHOSEN: Final[i64] = 34
QUOTATION_MOVED: Final[i64] = 35
FAVOUR_GIVEN: Final[i64] = 36
SPARE_TAKEN: Final[i64] = 37
THRONE_REVEALED: Final[i64] = 38
COLOUR_SCORED: Final[i64] = 39
BLACK_SCORED: Final[i64] = 40
FAVOUR_SCORED: Final[i64] = 41
SPECULATION_SCORED: Final[i64] = 42
SMUGGLER_SCORED: Final[i64] = 43
WON: Final[i64] = 44
CARD_DISCARDED: Final[i64] = 45

# Kind → its name and the names of its numbers. `party` is a seat or the neutral; `*` marks the secret one.
FIELDS: Final[list[tuple[str, tuple[str, ...]]]] = [
    ("round-began", ("round",)),
    ("character-turned", ("district", "card")),
    ("gem-card-laid", ("district",)),
    ("event-turned", ("district", "event")),
    ("event-discarded", ("district", "event")),
    ("ship-arrived", ("harbour", "ship")),
    ("market-filled", ("row", "gem")),
    ("speculated", ("party", "speculation*")),
    ("bid-revealed", ("party", "value", "value2")),
    ("order-taken", ("party", "order")),
    ("card-played", ("party", "card", "copied")),
    ("placed", ("party", "place", "n", "value*", "face", "source", "placer")),
    ("front-replaced", ("party", "value")),
    ("last-broker", ("party", "value")),
    ("looked", ("party", "place", "n", "value*", "owner")),
    ("swapped", ("party", "place", "n", "place2", "n2")),
    ("moved", ("party", "place", "n", "place2")),
    ("taken-off", ("party", "place", "n", "value")),
    ("marked", ("party", "place", "n")),
    ("area-closed", ("party", "place")),
    ("side-declared", ("party", "place", "n", "place2")),
    ("sent-back", ("party", "place", "n")),
    ("kind-named", ("party", "card", "gem")),
    ("district-named", ("party", "district")),
    ("ships-swapped", ("party", "district", "district2")),
    ("revealed", ("party", "place", "n", "value")),
    ("stood", ("contest", "where", "party", "sum", "rank", "tiebreak")),
    ("gem-taken", ("party", "gem", "source")),
    ("gem-turned", ("party", "gem", "source")),
    ("gem-given", ("party", "gem", "card")),
    ("scored", ("party", "points", "reason", "where")),
    ("card-won", ("party", "card", "district")),
    ("prize-lapsed", ("contest", "where")),
    ("column-ranked", ("gem", "sum", "brokers", "rank", "reason2")),
    ("column-chosen", ("party", "gem", "rank")),
    ("quotation-moved", ("gem", "move", "quotation", "mover", "party")),
    ("favour-given", ("party", "round", "value*")),
    ("spare-taken", ("party",)),
    ("throne-revealed", ("party", "round", "value")),
    ("colour-scored", ("party", "gem", "count", "rank", "points", "tie")),
    ("black-scored", ("party", "count", "points")),
    ("favour-scored", ("party", "sum", "points")),
    ("speculation-scored", ("party", "speculation", "points")),
    ("smuggler-scored", ("party", "points")),
    ("won", ("party", "points", "count", "shared")),
    ("card-discarded", ("district", "card")),
]

# What a contest is about (STOOD, PRIZE_LAPSED) …
CONTEST_DISTRICT: Final[i64] = 0
CONTEST_HARBOUR: Final[i64] = 1
CONTEST_COMMERCIAL: Final[i64] = 2
CONTEST_PALACE: Final[i64] = 3
CONTEST_MISSION: Final[i64] = 4
CONTEST_SMUGGLING: Final[i64] = 5
CONTEST_ROW: Final[i64] = 6
CONTEST_MEDIATION: Final[i64] = 7
CONTEST_BIDDER: Final[i64] = 8
CONTEST_NAMES: Final = (
    "district",
    "harbour",
    "commercial",
    "palace",
    "mission",
    "smuggling",
    "row",
    "mediation",
    "bidder",
)

# … and what set a party above the next one.
BY_SUM: Final[i64] = 0
BY_INTRIGUER: Final[i64] = 1
BY_NEUTRAL: Final[i64] = 2
BY_FRONT: Final[i64] = 3
BY_ORDER: Final[i64] = 4
TIEBREAK_NAMES: Final = ("sum", "intriguer", "neutral", "front", "order")

# What broke a tie of gem counts in the final count (COLOUR_SCORED).
TIE_SHARED: Final[i64] = 0  # there was none, or it was shared
TIE_BY_POPE: Final[i64] = 1
TIE_NAMES: Final = ("none", "pope")

# Why points were scored (SCORED).
FOR_MARKET: Final[i64] = 0
FOR_COMMERCIAL: Final[i64] = 1
FOR_CHARACTER: Final[i64] = 2  # 2 + number of the character
FOR_EVENT: Final[i64] = 2 + N_CHARACTERS  # that + number of the event
REASON_NAMES: Final = ("market", "commercial", *CHARACTER_NAMES, *EVENT_NAMES)

# What ranked a column (COLUMN_RANKED) and what moved a quotation (QUOTATION_MOVED).
COLUMN_BY_SUM: Final[i64] = 0
COLUMN_BY_BROKERS: Final[i64] = 1
COLUMN_BY_CHOICE: Final[i64] = 2
COLUMN_BY_INVESTOR: Final[i64] = 3
COLUMN_REASONS: Final = ("sum", "brokers", "choice", "investor")
MOVED_BY_COLUMN: Final[i64] = 0
MOVED_BY_BIDDER: Final[i64] = 1
MOVED_BY_CHARACTER: Final[i64] = 2  # 2 + number of the character
MOVER_NAMES: Final = ("column", "bidder", *CHARACTER_NAMES)


class FactLog:
    """The facts and answers of a game in order; the place in the list is the fact's number."""

    def __init__(self) -> None:
        # Each fact: kind, the mask of those who may read its secret, its numbers.
        self.facts: list[tuple[int, int, tuple[int, ...]]] = []
        # Each answer: seat, id, whether it was the only one and the engine gave it.
        self.answers: list[tuple[int, int, bool]] = []
        # How many facts there were when each answer was given, so that a record can say what it belongs to.
        self.facts_before: list[int] = []

    def add(self, kind: i64, numbers: tuple[int, ...], knowers: i64) -> None:
        self.facts.append((kind, knowers, numbers))

    def answered(self, seat: i64, answer: i64, forced: bool) -> None:
        self.answers.append((seat, answer, forced))
        self.facts_before.append(len(self.facts))

    def clone(self) -> "FactLog":
        """A log with the same facts and answers; they never change, so both logs share them."""
        log = FactLog()
        log.facts = self.facts[:]
        log.answers = self.answers[:]
        log.facts_before = self.facts_before[:]
        return log

    def __reduce__(self) -> tuple[Any, ...]:
        return (log_of, (self.facts, self.answers, self.facts_before))


def log_of(
    facts: list[tuple[int, int, tuple[int, ...]]],
    answers: list[tuple[int, int, bool]],
    facts_before: list[int],
) -> FactLog:
    """A log from its three lists, for pickle and copy."""
    log = FactLog()
    log.facts = facts
    log.answers = answers
    log.facts_before = facts_before
    return log
