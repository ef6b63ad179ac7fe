"""The README is correct: its example prints the picture shown, and it names every command and option.

`python -m tests.cli.test_readme` updates the picture.
"""

import argparse
import contextlib
import io
import re
from collections.abc import Iterator
from pathlib import Path

from kerys.cli import arguments
from kerys.cli import parser as cli
from kerys.engine.options import OPTION_NAMES
from kerys.engine.pieces import SEAT_NAMES
from kerys.engine.tables import DECK_NAMES
from kerys.words import languages

README = Path(__file__).resolve().parents[2] / "README.md"


def blocks(language: str) -> list[str]:
    """Return the code blocks of one language."""
    return re.findall(
        rf"^```{language}\n(.*?)^```$", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )


def printed_by_example() -> str:
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(blocks("python")[0], "README.md", "exec"), {})
    return output.getvalue()


def parsers() -> Iterator[argparse.ArgumentParser]:
    """Yield the parser of every command, starting with the whole command line."""
    pending: list[argparse.ArgumentParser] = [cli.command_line()]
    while pending:
        parser = pending.pop()
        yield parser
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                pending += action.choices.values()


def test_example_has_ten_lines_and_prints_the_picture() -> None:
    assert len(blocks("python")[0].splitlines()) == 10
    assert printed_by_example() == blocks("text")[0], "run `python -m tests.cli.test_readme` to update it"


def test_every_command_and_option_is_in_the_readme_or_the_docs() -> None:
    pages = [README, *sorted((README.parent / "docs").glob("*.md"))]
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    for parser in parsers():
        leaf = not any(isinstance(action, argparse._SubParsersAction) for action in parser._actions)
        assert not leaf or f"`{parser.prog}" in text, parser.prog
        for action in parser._actions:
            names = [name for name in action.option_strings if name not in ("-h", "--help")]
            assert not names or any(f"`{name}" in text for name in names), f"{parser.prog} {names}"


def test_every_command_and_option_has_a_help_text() -> None:
    for parser in parsers():
        assert parser.description and parser.description.endswith("."), parser.prog
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                helps = {choice.dest: choice.help for choice in action._choices_actions}
                assert set(helps) == set(action.choices)
                assert all(text and len(text) > 10 for text in helps.values()), parser.prog
            else:
                assert action.help and len(action.help) > 10, f"{parser.prog} {action.dest}"


def test_choices_of_the_parser_match_the_game() -> None:
    """The parser has its own lists, because `--help` must not import the engine."""
    assert arguments.SEATS == SEAT_NAMES
    assert arguments.SHIP_DECKS == DECK_NAMES
    assert list(arguments.LANGUAGES) == languages()
    chosen = vars(cli.command_line().parse_args(["simulate"]))
    assert set(OPTION_NAMES) <= set(chosen)


def test_readme_credits_the_author_and_the_publisher() -> None:
    text = " ".join(README.read_text(encoding="utf-8").split())
    for words in (
        "Cyril Demaegd",
        "Ystari",
        "independent implementation with its own words and artwork",
        "MIT",
    ):
        assert words in text


if __name__ == "__main__":
    old = f"```text\n{blocks('text')[0]}```"
    text = README.read_text(encoding="utf-8")
    README.write_text(text.replace(old, f"```text\n{printed_by_example()}```", 1), encoding="utf-8")
