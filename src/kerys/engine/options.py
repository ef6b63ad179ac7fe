"""The settings a game is played under: `Options` for people, `Rules` for the engine."""

from dataclasses import dataclass, fields
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kerys.engine.cards import CHARACTER_NUMBERS, EVENT_CARDS, EVENT_NUMBERS, SETS
from kerys.engine.errors import BadOptions
from kerys.engine.numbers import vec
from kerys.engine.pieces import FULL_SET, SHORT_SET, packed
from kerys.engine.rules import PLACEMENT, counting, preparation
from kerys.engine.tables import (
    BORDERS_OF_FOUR,
    BORDERS_OF_THREE,
    DECK_NAMES,
    DISTRICT_MASK,
    ROW_MASK,
    SHIP_KIND,
    has_white,
)


@dataclass(frozen=True)
class Options:
    """The settings of a game; what is left out is played as RULES.md has it."""

    players: int = 4
    districts: int = 0  # 0: as usual for that many players
    kings_favour: bool = False
    express: bool = False
    ys_plus_characters: bool = False
    events: bool = False
    ship_deck: str = "four-white"
    magician: str = "own"
    neutral: tuple[int, ...] = (4, 2, 1, 0)

    def as_dict(self) -> dict[str, Any]:
        """By name. Not `dataclasses.asdict`, which copies deeply and took a third of the time of a view."""
        return {name: getattr(self, name) for name in OPTION_NAMES}

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copy: compiled and frozen, they would not find a way in."""
        return (_options_again, (self.as_dict(),))


def _options_again(values: dict[str, Any]) -> Options:
    return Options(**values)


DEFAULTS: Final = Options()
OPTION_NAMES: Final = tuple(field.name for field in fields(Options))


def options(**given: Any) -> Options:
    """Options by name, checked; `options(players=3, districts=3, express=True)`."""
    for name in given:
        if name not in OPTION_NAMES:
            raise BadOptions(f"there is no option “{name}”; there are {', '.join(OPTION_NAMES)}")
    values: dict[str, Any] = DEFAULTS.as_dict()
    values.update(given)
    for name in ("players", "districts"):
        if isinstance(values[name], bool) or not isinstance(values[name], int):
            raise BadOptions(f"{name} must be a whole number, not {values[name]!r}")
    for name in ("kings_favour", "express", "ys_plus_characters", "events"):
        if not isinstance(values[name], bool):
            raise BadOptions(f"{name} is either on or off (True or False), not {values[name]!r}")
    _check_players(values)
    _check_names(values)
    _check_neutral(values, "neutral" in given)
    return Options(
        players=values["players"],
        districts=values["districts"],
        kings_favour=values["kings_favour"],
        express=values["express"],
        ys_plus_characters=values["ys_plus_characters"],
        events=values["events"],
        ship_deck=values["ship_deck"],
        magician=values["magician"],
        neutral=values["neutral"],
    )


def _check_players(values: dict[str, Any]) -> None:
    players = values["players"]
    if not 2 <= players <= 5:
        raise BadOptions(f"Ys is played by 2 to 5 players, not {players} (rule 2.1)")
    if values["districts"] == 0:
        values["districts"] = 3 if players == 2 else 4
    allowed = {2: (3,), 3: (3, 4)}.get(players, (4,))
    if values["districts"] not in allowed:
        said = " or ".join(str(n) for n in allowed)
        raise BadOptions(f"{players} players use {said} districts, not {values['districts']} (rule 2.6)")
    if values["kings_favour"] and players == 2:
        raise BadOptions("King's Favour needs 3 to 5 players (rule 11.1)")
    if values["express"] and players not in (3, 4):
        raise BadOptions(f"Express is for 3 or 4 players, not {players} (rule 11.4)")


def _check_names(values: dict[str, Any]) -> None:
    for name, known in (("ship_deck", DECK_NAMES), ("magician", ("own", "any"))):
        if values[name] not in known:
            raise BadOptions(f"{name} is one of {', '.join(known)}, not {values[name]!r}")


def _check_neutral(values: dict[str, Any], given: bool) -> None:
    if not isinstance(values["neutral"], (tuple, list)):
        raise BadOptions(
            f"neutral is a list of four broker values such as [4, 2, 1, 0], not {values['neutral']!r} (rule 10.3)"
        )
    neutral = tuple(values["neutral"])
    fine = all(
        isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 4 for value in neutral
    )
    if len(neutral) != 4 or not fine:
        raise BadOptions(
            f"neutral is four broker values from 0 to 4 such as 4,2,1,0, not {neutral} (rule 10.3)"
        )
    neutral = tuple(sorted(neutral, reverse=True))
    if given and values["players"] != 2 and neutral != DEFAULTS.neutral:
        raise BadOptions("only two players have a neutral seat beside them (rule 10.2)")
    values["neutral"] = neutral


@mypyc_attr(acyclic=True)
class Rules:
    """The same settings as numbers and masks, computed once and shared by all states of a game."""

    options: Options
    seats: i64
    parties: i64  # the seats, and with two players the neutral
    districts: i64
    turns: i64
    brokers: i64  # the packed set everybody starts with
    neutral_brokers: i64  # the packed set of neutral brokers each of two players has
    large_twice: bool  # 3.2: four gems a ship with four or five players
    kings_favour: bool
    ys_plus: bool
    events: bool
    magician_any: bool
    city: i64
    market: i64
    borders: i64
    first_row: i64
    characters: vec[i64]
    event_cards: vec[i64]
    ships: vec[i64]
    preparation: vec[i64]  # the steps of phases 1 and 2, …
    placement: vec[i64]  # … of phase 3, …
    counting: vec[i64]  # … and of phases 4 and 5

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = options.players
        self.parties = 3 if options.players == 2 else options.players
        self.districts = options.districts
        short = options.players == 5 or options.express
        self.turns = 3 if short else 4
        self.brokers = SHORT_SET if short else FULL_SET
        self.neutral_brokers = packed(list(options.neutral)) if options.players == 2 else 0
        self.large_twice = options.players >= 4
        self.kings_favour = options.kings_favour
        self.ys_plus = options.ys_plus_characters
        self.events = options.events
        self.magician_any = options.magician == "any"
        self.city = 0
        for district in range(self.districts):
            self.city |= DISTRICT_MASK[district]
        self.first_row = 0 if options.players == 5 else 1 if options.players == 4 else 2  # 3.3
        self.market = 0
        for row in range(self.first_row, 4):
            self.market |= ROW_MASK[row]
        self.borders = BORDERS_OF_FOUR if options.districts == 4 else BORDERS_OF_THREE
        self.characters = vec[i64](_characters(options))
        self.event_cards = vec[i64](_event_cards())
        self.ships = vec[i64](_ships(options))
        self.preparation = vec[i64](list(preparation(options.districts)))
        self.placement = vec[i64](list(PLACEMENT))
        self.counting = vec[i64](list(counting(options.districts, int(self.first_row), options.events)))


def _characters(options: Options) -> list[int]:
    """12.1: the characters of the sets in play, but those that need a further option only with it."""
    return [
        CHARACTER_NUMBERS[card.name]
        for box in SETS
        if box.always or getattr(options, box.option)
        for card in box.characters
        if not card.needs or getattr(options, card.needs)
    ]


def _event_cards() -> list[int]:
    """13.1: every card of every kind; Smuggling is there twice."""
    return [EVENT_NUMBERS[card.name] for card in EVENT_CARDS for _ in range(card.copies)]


def _ships(options: Options) -> list[int]:
    """2.7; 11.4: Express takes the ships with a white gem out. Alike ships share a number."""
    first = 24 * DECK_NAMES.index(options.ship_deck)
    return [SHIP_KIND[ship] for ship in range(first, first + 24) if not (options.express and has_white(ship))]


_KNOWN_RULES: Final[dict[Options, Rules]] = {}


def rules_of(options: Options) -> Rules:
    """The rules of some options; the same object for the same options."""
    rules = _KNOWN_RULES.get(options)
    if rules is None:
        rules = _KNOWN_RULES[options] = Rules(options)
    return rules
