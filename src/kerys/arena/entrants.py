"""Entrants of a match, parsed from text such as `greedy`, `ismcts:iterations=500`,
`sovereign:seconds=0.9`, `program:./my-bot` or `import:my_module:MyBot`.
"""

import shlex
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Final

from kerys.bots import Bot, Budget, bot, bot_names
from kerys.bots.base import BotMaker
from kerys.bots.levels import LEVELS
from kerys.bots.program import ProgramBot
from kerys.engine.errors import KerysError

PROGRAM: Final = "program:"
IMPORT: Final = "import:"
DEFAULT_ITERATIONS: Final = 200  # for a search without a budget
_LONG_SEARCH: Final = 2_000  # iterations; a level that may search longer is limited by time instead
_LONGEST_LABEL: Final = 34  # a record's names have at most 40 letters


class BadEntrant(KerysError):
    """Error for an entrant or a budget that cannot be parsed."""


@dataclass(frozen=True)
class Limit:
    """Limits of one decision; if both are None, the bot decides for itself how long it thinks."""

    iterations: int | None = None
    seconds: float | None = None

    def budget(self) -> Budget:
        return Budget(self.iterations, self.seconds)


@dataclass(frozen=True)
class Entrant:
    """One bot or program taking part. `label` is unique within the match."""

    text: str
    label: str
    name: str  # the bot's name; empty for a program
    command: tuple[str, ...]
    limit: Limit

    def make(self, seed: int) -> Bot:
        """Create a bot for one seat of one game."""
        if self.command:
            return ProgramBot(self.command)
        if self.text.startswith(IMPORT):
            created: Bot = _import_bot(self.text)(seed)
            return created
        return bot(self.name, seed)

    @property
    def repeatable(self) -> bool:
        """True if a second run gives the same answers: not if limited by time, and not for a program."""
        return self.limit.seconds is None and not self.command


def entrants(texts: Sequence[str], budget: str | None = None) -> tuple[Entrant, ...]:
    """Parse the entrants of a match; `budget` applies to those that do not name one themselves."""
    default = None if budget is None else _limit(budget)
    parsed: list[Entrant] = []
    for text in texts:
        entrant = _entrant(text, default)
        same = sum(other.label.partition(" #")[0] == entrant.label for other in parsed)
        parsed.append(replace(entrant, label=f"{entrant.label} #{same + 1}") if same else entrant)
    return tuple(parsed)


def _entrant(text: str, default: Limit | None) -> Entrant:
    if text.startswith(PROGRAM):
        command = _command(text.removeprefix(PROGRAM))
        label = PROGRAM + " ".join(Path(part).name for part in command)
        return Entrant(text, _label(label), "", command, default or Limit())
    if text.startswith(IMPORT):
        _import_bot(text)
        name = text.rpartition(":")[2]
        return Entrant(text, _label(name), name, (), default or Limit(iterations=DEFAULT_ITERATIONS))
    name, colon, limit = text.partition(":")
    if name not in bot_names():
        raise BadEntrant(
            f"there is no bot “{name[:40]}”; there are {', '.join(bot_names())}, and programs as program:COMMAND"
        )
    return Entrant(text, _label(text), name, (), _limit(limit) if colon else default or _default_limit(name))


def _label(text: str) -> str:
    """Shorten to one printable line, because records carry the label as a player's name."""
    line = "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))
    return line[:_LONGEST_LABEL].strip()


def _import_bot(text: str) -> BotMaker:
    """Import the bot factory named by `import:module:Name`; it is called with a seed."""
    module, _, name = text.removeprefix(IMPORT).partition(":")
    try:
        factory: BotMaker = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadEntrant(
            f"“{text[:80]}” cannot be imported ({error}); write for instance import:my_module:MyBot"
        ) from None
    return factory


def _command(text: str) -> tuple[str, ...]:
    try:
        command = tuple(shlex.split(text))
    except ValueError:
        command = ()
    if not command:
        raise BadEntrant(
            f"“{PROGRAM}{text[:40]}” does not name a program; write for instance program:./my-bot"
        )
    if shutil.which(command[0]) is None:
        raise BadEntrant(f"there is no executable program “{command[0][:80]}”")
    return command


def _limit(text: str) -> Limit:
    name, _, value = text.partition("=")
    try:
        if name == "iterations" and 1 <= int(value) <= 10**9:
            return Limit(iterations=int(value))
        if name == "seconds" and 0.001 <= float(value) <= 3600:
            return Limit(seconds=float(value))
    except ValueError:
        pass
    raise BadEntrant(f"a budget is iterations=500 or seconds=0.1, not “{text[:40]}”")


def _default_limit(name: str) -> Limit:
    """Choose a repeatable limit if possible: the level's own iterations, or a fixed number for other searches."""
    for level in LEVELS:
        if level.name == name:
            if level.iterations > _LONG_SEARCH:
                return Limit(seconds=level.seconds)
            return Limit(iterations=level.iterations or None)
    return Limit(iterations=DEFAULT_ITERATIONS)
