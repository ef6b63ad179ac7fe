"""Random games in which the engine and the referee must agree on every question, option and position.

`KERYS_GAMES=5000 pytest tests/referee` plays that many games in all, spread over the option sets.
"""

import os
from typing import Any

import pytest

from tests.referee.match import Match

GAMES = int(os.environ.get("KERYS_GAMES", "0"))
GAMES_PER_CASE = 4  # unless KERYS_GAMES says otherwise
EVERYTHING: dict[str, Any] = {"ys_plus_characters": True, "events": True}

SETTINGS: dict[str, dict[str, Any]] = {
    "base": {},
    "twelve-white": {"ship_deck": "twelve-white"},
    "magician-any": {"magician": "any"},
    "ys-plus": {"ys_plus_characters": True},
    "events": {"events": True},
    "everything": EVERYTHING,
    "everything-any": {**EVERYTHING, "magician": "any", "ship_deck": "twelve-white"},
    "favour": {"kings_favour": True},
    "favour-everything": {**EVERYTHING, "kings_favour": True},
    "favour-everything-any": {**EVERYTHING, "kings_favour": True, "magician": "any"},
    "express": {"express": True},
    "express-favour-everything": {**EVERYTHING, "express": True, "kings_favour": True},
    "express-twelve-white-everything": {**EVERYTHING, "express": True, "ship_deck": "twelve-white"},
    "three-districts": {"districts": 3},
    "three-districts-everything": {**EVERYTHING, "districts": 3, "kings_favour": True},
    "neutral": {"neutral": (4, 3, 1, 0)},
    "neutral-everything": {**EVERYTHING, "neutral": (4, 3, 1, 0), "magician": "any"},
}


def _allowed(players: int, setting: dict[str, Any]) -> bool:
    if setting.get("kings_favour") and players == 2:
        return False
    if setting.get("express") and players not in (3, 4):
        return False
    if setting.get("districts") and players != 3:
        return False
    return not (setting.get("neutral") and players != 2)


CASES = {
    f"{players}-{name}": {"players": players, **setting}
    for players in (2, 3, 4, 5)
    for name, setting in SETTINGS.items()
    if _allowed(players, setting)
}


@pytest.mark.parametrize("case", CASES)
def test_engine_and_referee_agree(case: str) -> None:
    games = -(-GAMES // len(CASES)) if GAMES else GAMES_PER_CASE
    for number in range(games):
        Match(CASES[case], seed_of(case, number)).play()


def seed_of(case: str, number: int) -> int:
    """Every option set has games of its own: one seed shuffles the same way for all of them."""
    return list(CASES).index(case) * 1_000_000 + number
