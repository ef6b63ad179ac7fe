"""Who takes part: `greedy`, `ismcts:iterations=500`, `sovereign:seconds=0.9`, `program:./my-bot`,
`import:my_module:MyBot`.
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
USUAL_ITERATIONS: Final = 200  # of a search that was given no budget
_LONG_SEARCH: Final = 2_000  # iterations; a level that may search longer is ended by its clock
_LONGEST_LABEL: Final = 34  # a record's names have at most 40 letters


class BadEntrant(KerysError):
    """An entrant or a budget that cannot be understood."""


@dataclass(frozen=True)
class Limit:
    """How long one decision may take; without both a bot takes what it thinks fit."""

    iterations: int | None = None
    seconds: float | None = None

    def budget(self) -> Budget:
        return Budget(self.iterations, self.seconds)


@dataclass(frozen=True)
class Entrant:
    """One who takes part. `label` is unique in its match."""

    text: str
    label: str
    name: str  # of a bot; empty for a program
    command: tuple[str, ...]
    limit: Limit

    def make(self, seed: int) -> Bot:
        """A new player for one seat and game."""
        if self.command:
            return ProgramBot(self.command)
        if self.text.startswith(IMPORT):
            made: Bot = _imported(self.text)(seed)
            return made
        return bot(self.name, seed)

    @property
    def repeatable(self) -> bool:
        """Whether it answers the same again; by the clock, or as a program, it may not."""
        return self.limit.seconds is None and not self.command


def entrants(texts: Sequence[str], budget: str | None = None) -> tuple[Entrant, ...]:
    """The entrants of a match, checked; `budget` is for those that name none themselves."""
    general = None if budget is None else _limit(budget)
    found: list[Entrant] = []
    for text in texts:
        entrant = _entrant(text, general)
        alike = sum(other.label.partition(" #")[0] == entrant.label for other in found)
        found.append(replace(entrant, label=f"{entrant.label} #{alike + 1}") if alike else entrant)
    return tuple(found)


def _entrant(text: str, general: Limit | None) -> Entrant:
    if text.startswith(PROGRAM):
        command = _command(text.removeprefix(PROGRAM))
        label = PROGRAM + " ".join(Path(part).name for part in command)
        return Entrant(text, _label(label), "", command, general or Limit())
    if text.startswith(IMPORT):
        _imported(text)
        name = text.rpartition(":")[2]
        return Entrant(text, _label(name), name, (), general or Limit(iterations=USUAL_ITERATIONS))
    name, colon, limit = text.partition(":")
    if name not in bot_names():
        raise BadEntrant(
            f"there is no bot “{name[:40]}”; there are {', '.join(bot_names())}, and programs as program:COMMAND"
        )
    return Entrant(text, _label(text), name, (), _limit(limit) if colon else general or _usual(name))


def _label(text: str) -> str:
    """Short, on one line, nothing that does not print: records carry it as a player's name."""
    line = "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))
    return line[:_LONGEST_LABEL].strip()


def _imported(text: str) -> BotMaker:
    """`import:module:Name`, something that makes a bot out of a seed."""
    module, _, name = text.removeprefix(IMPORT).partition(":")
    try:
        made: BotMaker = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadEntrant(
            f"“{text[:80]}” cannot be imported ({error}); write for instance import:my_module:MyBot"
        ) from None
    return made


def _command(text: str) -> tuple[str, ...]:
    try:
        command = tuple(shlex.split(text))
    except ValueError:
        command = ()
    if not command:
        raise BadEntrant(f"“{PROGRAM}{text[:40]}” names no program; write for instance program:./my-bot")
    if shutil.which(command[0]) is None:
        raise BadEntrant(f"there is no program “{command[0][:80]}” that can be run")
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


def _usual(name: str) -> Limit:
    """Repeatable where that can be: a level by its own iterations, other searches by a fixed number."""
    for level in LEVELS:
        if level.name == name:
            if level.iterations > _LONG_SEARCH:
                return Limit(seconds=level.seconds)
            return Limit(iterations=level.iterations or None)
    return Limit(iterations=USUAL_ITERATIONS)
