"""Options of a game parsed from words, and common variants by name."""

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
    "all": {**_YS_PLUS, "kings_favour": True},  # Ys+ and King's Favour (which two players cannot use)
}
_ON_OFF: Final = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def variant(name: str, players: int) -> dict[str, Any]:
    """Return the options of a named variant for a number of players."""
    if name not in VARIANTS:
        raise BadOptions(f"there is no variant “{name[:40]}”; there are {', '.join(VARIANTS)}")
    chosen = dict(VARIANTS[name])
    if name == "all" and players == 2:
        del chosen["kings_favour"]
    return {"players": players, **chosen}


def parse_options(words: Sequence[str]) -> dict[str, Any]:
    """Parse `kings-favour`, `events=on`, `districts=3`, `ys+`; commas or spaces separate several in one word."""
    parsed: dict[str, Any] = {}
    for word in words:
        for part in word.split() if "=" in word else word.replace(",", " ").split():
            parsed.update(_option(part))
    return parsed


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


def playable_variants(players: Sequence[int], variants: Sequence[str]) -> list[tuple[str, dict[str, Any]]]:
    """Combine the player counts and variants, leave out impossible ones, and give each a folder name."""
    playable: list[tuple[str, dict[str, Any]]] = []
    refused: BadOptions | None = None
    for name in variants:
        for number in players:
            settings = variant(name, number)
            try:
                options(**settings)
            except BadOptions as error:  # no King's Favour with two players, no Express with five
                refused = error
                continue
            playable.append((f"{number}-{name.replace('+', '-plus')}", settings))
    if not playable:
        raise refused or BadOptions("there is nothing to play")
    return playable
