"""Options of a game as words, and the usual variants by name."""

from collections.abc import Sequence
from typing import Any, Final

from kerys.engine.errors import BadOptions
from kerys.engine.options import OPTION_NAMES, options

_YS_PLUS: Final = {"ys_plus_characters": True, "events": True}
VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "base": {},
    "kings-favour": {"kings_favour": True},
    "express": {"express": True},
    "ys+": _YS_PLUS,
    "all": {**_YS_PLUS, "kings_favour": True},  # Ys+ and King's Favour; two players: without that
}
_ON_OFF: Final = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def variant(name: str, players: int) -> dict[str, Any]:
    """The options of a variant for so many players."""
    if name not in VARIANTS:
        raise BadOptions(f"there is no variant “{name[:40]}”; there are {', '.join(VARIANTS)}")
    chosen = dict(VARIANTS[name])
    if name == "all" and players == 2:
        del chosen["kings_favour"]
    return {"players": players, **chosen}


def options_of_words(words: Sequence[str]) -> dict[str, Any]:
    """`kings-favour`, `events=on`, `districts=3`, `ys+`; several in one word with commas or spaces."""
    found: dict[str, Any] = {}
    for word in words:
        for part in word.split() if "=" in word else word.replace(",", " ").split():
            found.update(_option(part))
    return found


def _option(word: str) -> dict[str, Any]:
    if word in VARIANTS:
        return VARIANTS[word]
    key, equals, value = word.partition("=")
    name = key.replace("-", "_")
    if name not in OPTION_NAMES:
        known = [known.replace("_", "-") for known in OPTION_NAMES]
        raise BadOptions(f"there is no option “{key[:40]}”; there are {', '.join([*VARIANTS, *known])}")
    if not equals:
        return {name: True}
    if name == "neutral":
        parts = value.split(",")
        return {name: [int(part) for part in parts] if all(map(str.isdecimal, parts)) else value}
    if value.isdecimal():
        return {name: int(value)}
    return {name: _ON_OFF.get(value.lower(), value)}


def kinds(players: Sequence[int], variants: Sequence[str]) -> list[tuple[str, dict[str, Any]]]:
    """Every number of players in every variant that can be played so, by a name fit for a folder."""
    found: list[tuple[str, dict[str, Any]]] = []
    refused: BadOptions | None = None
    for name in variants:
        for number in players:
            settings = variant(name, number)
            try:
                options(**settings)
            except BadOptions as error:  # two players have no King's Favour, five no Express
                refused = error
                continue
            found.append((f"{number}-{name.replace('+', '-plus')}", settings))
    if not found:
        raise refused or BadOptions("there is nothing to play")
    return found
