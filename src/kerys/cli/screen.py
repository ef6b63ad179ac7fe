"""Terminal input and output: colours and line editing in a terminal, plain lines in a pipe."""

import contextlib
import sys
from textwrap import wrap
from typing import Final

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.theme import Theme

from kerys.words import Words

_SEATS: Final = {"blue": "B", "orange": "O", "violet": "V", "yellow": "Y", "green": "G"}
_STYLES: Final = {"blue": "bright_blue", "orange": "dark_orange", "violet": "magenta", "yellow": "yellow"}


def _highlighter(words: Words) -> RegexHighlighter:
    """Colour seats and their brokers. Their letters are shown too, so no information depends on colour."""

    class Tokens(RegexHighlighter):
        base_style = "kerys."
        highlights = [  # noqa: RUF012  # rich asks for a list here
            *(
                rf"\b(?P<{name}>{letter}[0-4?]\*?|{letter} {name}|{words.seat(name)}(’s)?)(?!\w)"
                for name, letter in _SEATS.items()
            ),
            r"(?P<mine>(?<!\w)\([0-4]\)\*?|^ > .*)",
        ]

    return Tokens()


class Screen:
    """Standard output and input, without moving the cursor or clearing the screen."""

    def __init__(self, words: Words) -> None:
        theme = Theme({f"kerys.{name}": _STYLES.get(name, name) for name in _SEATS} | {"kerys.mine": "bold"})
        self._console = Console(theme=theme, highlighter=_highlighter(words), emoji=False, markup=False)
        self.interactive = sys.stdin.isatty() and self._console.is_terminal
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415  # importing it gives `input` line editing and history

    @property
    def width(self) -> int:
        """The maximum width of a drawing; practically unlimited in a pipe."""
        return self._console.width if self._console.is_terminal else 1000

    def say(self, text: str = "") -> None:
        """Print a paragraph, wrapped in a terminal, on one line in a pipe."""
        if self._console.is_terminal:
            self._console.print(text, width=min(self._console.width, 100))
        else:
            print(text)

    def offer(self, lines: list[str]) -> None:
        """Print the lines of a menu; in a terminal long ones are wrapped and indented."""
        for line in lines:
            if self._console.is_terminal and len(line) > self.width:
                rest = " " * 11 if line.startswith(" ") else ""
                self.draw("\n".join(wrap(line, min(self.width, 100), subsequent_indent=rest)))
            else:
                self.draw(line)

    def draw(self, text: str) -> None:
        """Print lines without wrapping them."""
        if self._console.is_terminal:
            self._console.print(text, soft_wrap=True)
        else:
            print(text)

    def ask(self, prompt: str = "> ") -> str | None:
        """Read a line; None at the end of the input. Input from a pipe is echoed."""
        sys.stdout.flush()
        try:
            if self.interactive:
                return input(prompt).strip()
            line = sys.stdin.readline()
        except EOFError:
            print()
            return None
        except UnicodeDecodeError:
            return "?"
        if not line:
            return None
        print(f"{prompt}{line.strip()}")
        return line.strip()
