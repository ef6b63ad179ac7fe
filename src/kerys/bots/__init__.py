"""Bots, created by name: `bot("greedy", seed)`. They only get a view and the legal answers, so they cannot cheat."""

from kerys.bots.base import Bot, Budget, Question
from kerys.bots.registry import BUILT_IN as BOTS
from kerys.bots.registry import bot, bot_names

__all__ = ["BOTS", "Bot", "Budget", "Question", "bot", "bot_names"]
