"""Lines of a record or scenario: look up names and numbers, upgrade old versions, locate errors."""

import difflib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from kerys.engine.errors import KerysError

MAX_SIZE: Final = 1_000_000  # characters of one record or scenario; a long game has about ten thousand

Upgrade = Callable[[list[str]], list[str]]  # converts the lines of an older version to the next one


@dataclass(frozen=True)
class Line:
    """One line of a text, with its number and the error that its kind of text raises."""

    number: int
    text: str
    error: type[KerysError]

    @property
    def words(self) -> list[str]:
        return self.text.split()

    @cached_property
    def key(self) -> str:
        """The first word, in lower case."""
        words = self.text.split(maxsplit=1)
        return words[0].lower() if words else ""

    @cached_property
    def rest(self) -> str:
        """The text after the first word."""
        words = self.text.split(maxsplit=1)
        return words[1].strip() if len(words) == 2 else ""

    def wrong(self, why: str) -> KerysError:
        return self.error(f"line {self.number}: {why}")

    # --- Looking things up ----------------------------------------------------------------------------------
    def name(self, word: str, names: Sequence[str], what: str) -> int:
        """Return the index of a name; case does not matter."""
        wanted = word.lower()
        if wanted in names:
            return names.index(wanted)
        near = difflib.get_close_matches(wanted, names, n=1)
        if near:
            hint = f"did you mean “{near[0]}”?"
        else:
            hint = f"there {'is' if len(names) == 1 else 'are'} {listed(names, 40)}"
        raise self.wrong(f"“{shown(word)}” is not {what}; {hint}")

    def number_in(self, word: str, low: int, high: int, what: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,5}", word) or not low <= int(word) <= high:
            raise self.wrong(f"{what} is a number from {low} to {high}, not “{shown(word)}”")
        return int(word)

    def numbers_in(self, words: Iterable[str], low: int, high: int, what: str) -> list[int]:
        return [self.number_in(word, low, high, what) for word in words]

    def named_numbers(
        self, text: str, names: Sequence[str], high: int, what: str, low: int = 0
    ) -> dict[int, int]:
        """Read `blue 2, red 1` as numbers by name; commas do not matter."""
        words = text.replace(",", " ").split()
        if len(words) % 2:
            raise self.wrong(f"names and numbers come in pairs, such as “{names[0]} 2, {names[-1]} 1”")
        numbers: dict[int, int] = {}
        for name, number in zip(words[::2], words[1::2], strict=True):
            n = self.name(name, names, what)
            if n in numbers:
                raise self.wrong(f"“{name}” is here twice")
            numbers[n] = self.number_in(number, low, high, f"the number of “{name}”")
        return numbers

    def empty(self) -> None:
        """Raise an error if anything follows the first word."""
        if self.rest:
            raise self.wrong(f"“{self.key}” stands alone; “{shown(self.rest)}” is too much")


def list_of(text: str) -> list[str]:
    """Split a list into words; commas do not matter, and `none` is the empty list."""
    words = text.replace(",", " ").split()
    return [] if [word.lower() for word in words] == ["none"] else words


def items_of(text: str, separator: str = ",") -> list[str]:
    return [item.strip() for item in text.split(separator) if item.strip()]


def shown(text: str) -> str:
    """Shorten text from outside to one line, for an error message."""
    line = "".join(letter if letter.isprintable() else " " for letter in " ".join(text.split()))
    return line if len(line) <= 60 else line[:57] + "…"


def listed(things: Iterable[object], most: int = 12) -> str:
    """Join things with commas; of many, only the first few."""
    words = [str(thing) for thing in things]
    if len(words) <= most:
        return ", ".join(words)
    return ", ".join(words[: most - 2]) + f", … ({len(words)} in all)"


def versioned_lines(
    text: str, kind: str, current: int, upgrades: Mapping[int, Upgrade], error: type[KerysError]
) -> list[Line]:
    """Return the lines after `kerys KIND VERSION`, upgraded to the current version."""
    if len(text) > MAX_SIZE:
        raise error(f"this {kind} has {len(text)} characters; at most {MAX_SIZE} are allowed")
    rows = [row.rstrip() for row in text.split("\n")]
    while rows and not rows[-1]:
        rows.pop()
    skipped = next((n for n, row in enumerate(rows) if row), 0)
    rows = rows[skipped:]
    head = re.fullmatch(rf"kerys {kind} ([0-9]{{1,5}})", " ".join(rows[0].split()) if rows else "")
    if head is None:
        begins = f"“{shown(rows[0])}”" if rows else "nothing"
        if rows and rows[0].startswith("kerys excerpt"):
            begins += f"; an excerpt is one viewer's part of a running game, not a {kind}"
        raise error(f"line 1: a {kind} begins with “kerys {kind} {current}”, not with {begins}")
    version = int(head.group(1))
    if version > current:
        raise error(f"line 1: this {kind} has version {version}; this program reads versions up to {current}")
    while version < current:
        upgrade = upgrades.get(version)
        if upgrade is None:
            raise error(f"line 1: version {version} of a {kind} can no longer be read")
        rows = upgrade(rows)
        version += 1
    return [Line(skipped + number, row, error) for number, row in enumerate(rows, 1) if number > 1]
