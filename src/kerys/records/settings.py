"""The options of a game as lines of records and scenarios: `players 4`, `kings-favour on`."""

from collections.abc import Iterable
from typing import Any, Final

from kerys.engine.errors import BadOptions, KerysError
from kerys.engine.options import OPTION_NAMES, Options, options
from kerys.records.lines import Line, listed, shown

OPTION_KEYS: Final = tuple(name.replace("_", "-") for name in OPTION_NAMES)
_ON_OFF: Final = ("off", "on")


def option_lines(chosen: Options) -> list[str]:
    """Write the number of players, then the options that differ from their defaults."""
    default = options(players=chosen.players).as_dict()
    lines = []
    for name, value in chosen.as_dict().items():
        if name == "players" or value != default[name]:
            lines.append(f"{name.replace('_', '-')} {_text(value)}")
    return lines


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return _ON_OFF[value]
    if isinstance(value, tuple):
        return " ".join(str(number) for number in value)
    return str(value)


def is_option(line: Line) -> bool:
    """Return True if a line sets an option; `neutral` does if a number follows, else it is that seat's line."""
    if line.key == "neutral":
        return line.rest[:1].isdigit()
    return line.key in OPTION_KEYS


def read_options(lines: Iterable[Line], error: type[KerysError]) -> Options:
    """Read the options that these lines set, and check them as a whole."""
    given: dict[str, Any] = {}
    last: Line | None = None
    for line in lines:
        name = OPTION_NAMES[OPTION_KEYS.index(line.key)]
        if name in given:
            raise line.wrong(f"the option “{line.key}” was set before")
        given[name] = _value(line, name)
        last = line
    if last is None or "players" not in given:
        raise error(
            "line 1: the number of players is not said; write for instance “players 4” in the next line"
        )
    try:
        return options(**given)
    except BadOptions as excluded:
        raise last.wrong(str(excluded)) from None


def _value(line: Line, name: str) -> Any:
    words = line.words[1:]
    if name == "neutral":
        return tuple(line.numbers_in(words, 0, 4, "a neutral broker's value"))
    if len(words) != 1:
        raise line.wrong(f"“{line.key}” takes one value, not “{shown(line.rest)}”")
    if name in ("players", "districts"):
        return line.number_in(words[0], 2, 5, f"the number of {name}")
    if name in ("ship_deck", "magician"):
        return words[0].lower()
    if words[0].lower() not in _ON_OFF:
        raise line.wrong(f"“{line.key}” is {listed(_ON_OFF[::-1])}, not “{shown(words[0])}”")
    return words[0].lower() == "on"
