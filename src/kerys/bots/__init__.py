"""Bots by name: `bot("greedy", seed)`. A bot gets a view and the legal answers, so it cannot cheat."""

from kerys.bots.base import Bot, Budget, Question
from kerys.bots.registry import BUILT_IN as BOTS
from kerys.bots.registry import bot, bot_names

__all__ = ["BOTS", "Bot", "Budget", "Question", "bot", "bot_names"]
