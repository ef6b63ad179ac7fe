"""The registry of bots by name. An installed package adds its own in the entry-point group `kerys.bots`:

    [project.entry-points."kerys.bots"]
    mine = "my_package:MyBot"

The entry point is called with a seed and returns a bot.
"""

from functools import cache
from importlib.metadata import entry_points
from typing import Final

from kerys.bots.base import Bot, BotMaker
from kerys.bots.greedy import GreedyBot
from kerys.bots.levels import LEVEL_BOTS
from kerys.bots.random_bot import RandomBot
from kerys.bots.search_bots import FlatBot, IsmctsBot
from kerys.engine.errors import KerysError

GROUP: Final = "kerys.bots"
BUILT_IN: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "flat": FlatBot,
    "ismcts": IsmctsBot,
    **LEVEL_BOTS,
}


@cache
def _installed() -> dict[str, object]:
    """Return the entry points of installed packages by name; they are loaded on first use."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def bot_names() -> list[str]:
    """List all bots: the built-in ones, then those of installed packages."""
    return [*BUILT_IN, *sorted(set(_installed()) - set(BUILT_IN))]


def bot(name: str, seed: int) -> Bot:
    """Create a bot for one seat."""
    if name in BUILT_IN:
        return BUILT_IN[name](seed)
    entry = _installed().get(name)
    if entry is None:
        raise KerysError(f"there is no bot “{name}”; there are {', '.join(bot_names())}")
    maker: BotMaker = entry.load()  # type: ignore[attr-defined]
    return maker(seed)
