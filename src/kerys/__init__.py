"""Kerys: the board game Ys as software.

>>> import kerys
>>> game = kerys.Game(players=4, seed=7)
>>> game.waiting
[0, 1, 2, 3]
>>> game.play(0, "bid 4 2")
"""

from kerys.engine.errors import (
    BadAnswer,
    BadOptions,
    BadRecord,
    BadScenario,
    IllegalAnswer,
    KerysError,
    UnknownAnswer,
)
from kerys.engine.options import Options
from kerys.game import Game
from kerys.records.record import Record, read_archive, write_archive
from kerys.records.scenario_text import scenario_of
from kerys.views.project import View

__version__ = "0.2.0"
__all__ = [
    "BadAnswer",
    "BadOptions",
    "BadRecord",
    "BadScenario",
    "Game",
    "IllegalAnswer",
    "KerysError",
    "Options",
    "Record",
    "UnknownAnswer",
    "View",
    "read_archive",
    "scenario_of",
    "write_archive",
]
