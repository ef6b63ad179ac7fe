"""Bots by name: `bot("greedy", seed)`. A bot gets a view and the legal answers, so it cannot cheat."""

from typing import Final

from kerys.bots.base import Bot, BotMaker
from kerys.bots.greedy import GreedyBot
from kerys.bots.random_bot import RandomBot
from kerys.engine.errors import KerysError

BOTS: Final[dict[str, BotMaker]] = {"random": RandomBot, "greedy": GreedyBot}
__all__ = ["BOTS", "Bot", "bot"]


def bot(name: str, seed: int) -> Bot:
    """A new bot for one seat."""
    if name not in BOTS:
        raise KerysError(f"there is no bot “{name}”; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
