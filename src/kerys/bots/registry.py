"""Bots by name. An installed package adds its own under the entry-point group `kerys.bots`:

    [project.entry-points."kerys.bots"]
    mine = "my_package:MyBot"

The name stands for something that makes a bot out of a seed.
"""

from functools import cache
from importlib.metadata import entry_points
from typing import Final

from kerys.bots.base import Bot, BotMaker
from kerys.bots.greedy import GreedyBot
from kerys.bots.levels import LEVEL_MAKERS
from kerys.bots.random_bot import RandomBot
from kerys.bots.searching import FlatBot, IsmctsBot
from kerys.engine.errors import KerysError

GROUP: Final = "kerys.bots"
BUILT_IN: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "flat": FlatBot,
    "ismcts": IsmctsBot,
    **LEVEL_MAKERS,
}


@cache
def _installed() -> dict[str, object]:
    """What packages registered, by name; not loaded before somebody asks for it."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def bot_names() -> list[str]:
    """Every bot there is: the built-in ones, weakest first, then what packages add."""
    return [*BUILT_IN, *sorted(set(_installed()) - set(BUILT_IN))]


def bot(name: str, seed: int) -> Bot:
    """A new bot for one seat."""
    if name in BUILT_IN:
        return BUILT_IN[name](seed)
    entry = _installed().get(name)
    if entry is None:
        raise KerysError(f"there is no bot “{name}”; there are {', '.join(bot_names())}")
    maker: BotMaker = entry.load()  # type: ignore[attr-defined]
    return maker(seed)
