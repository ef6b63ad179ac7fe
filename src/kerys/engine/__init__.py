"""The rules engine: flat, exact and fast. docs/rulebook.md says where each rule is.

`SearchState` is a game for search and research: it lists, applies and plays out answers by their integer ids.
"""

from kerys.engine.actions import N_ACTIONS, id_of, text_of
from kerys.engine.chance import Deal, Rng
from kerys.engine.options import Options
from kerys.engine.search import SearchState, new_game
from kerys.engine.state import State

__all__ = [
    "N_ACTIONS",
    "Deal",
    "Options",
    "Rng",
    "SearchState",
    "State",
    "id_of",
    "new_game",
    "text_of",
]
