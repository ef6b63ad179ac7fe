"""Every sensible combination of options, and how many games the laws are tried on."""

import itertools
import os
from typing import Any

from kerys.engine import machine
from kerys.engine.options import Options, options

# KERYS_GAMES=10 plays ten times as many random games as usual.
SCALE = float(os.environ.get("KERYS_GAMES", "1"))
COMPILED = not str(machine.__file__).endswith(".py")


def combinations() -> list[Options]:
    """All of them: 256."""
    both = (False, True)
    found: list[Options] = []
    for players, ys_plus, events, deck, magician in itertools.product(
        (2, 3, 4, 5), both, both, ("four-white", "twelve-white"), ("own", "any")
    ):
        common: dict[str, Any] = {
            "players": players,
            "ys_plus_characters": ys_plus,
            "events": events,
            "ship_deck": deck,
            "magician": magician,
        }
        if players == 2:
            found += [options(**common, neutral=neutral) for neutral in ((4, 2, 1, 0), (4, 3, 1, 0))]
            continue
        for favour, express, districts in itertools.product(both, both, (3, 4)):
            if (express and players == 5) or (districts == 3 and players != 3):
                continue
            found.append(options(**common, kings_favour=favour, express=express, districts=districts))
    return found


def scaled(compiled: int, interpreted: int) -> int:
    """Return the number of games to play: plain Python is some fifty times slower, so it plays fewer."""
    return max(1, round((compiled if COMPILED else interpreted) * SCALE))
