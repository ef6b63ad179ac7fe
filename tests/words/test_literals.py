"""All text for people comes from the catalogue: the code has no sentences and joins none from parts."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from kerys.engine.pieces import WINDOW_NAMES
from tests.words.reading import Seen, all_patterns, choices
from tests.words.samples import messages_by_file, patterns

WEB = Path(str(files("kerys").joinpath("web")))
CLI = Path(str(files("kerys").joinpath("cli")))
# Comments, strings, and templates as a whole (a template inside a template's braces is rare here and stays inside).
_TOKENS = re.compile(
    r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}|\\.|[^`\\])*`""",
    re.S,
)
_FILLED = re.compile(r"\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}")
_SEVERAL_WORDS = re.compile(r"[^\W\d_]{2,}[,;:.]?\s+[^\W\d_]{2,}")
_ONE_WORD = re.compile(r"[A-Z][a-z]{2,}[.!?…]?")
# Not for people to read: what only a programmer sees, names of the browser, our own name, the notation.
_FOR_PROGRAMMERS = re.compile(r"(Error|console\.\w+|closest|matches|querySelector(All)?)\(\s*$")
_CSS = re.compile(r"\(prefers-[a-z-]+: [a-z]+\)|translate\(.*")
ALLOWED = {"Kerys", "Notification", "Enter", "Escape", "Home", "End", "Tab", "Space", "kerys record 1 …"}


@dataclass(frozen=True)
class Literal:
    file: str
    line: int
    text: str  # without its quotes
    before: str  # on the same line
    after: str  # what follows it
    template: bool

    @property
    def own(self) -> str:
        """Without what is filled in."""
        return _FILLED.sub(" ", self.text) if self.template else self.text

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


@cache
def literals() -> list[Literal]:
    found = []
    for file in sorted(WEB.rglob("*.js")):
        code = file.read_text(encoding="utf-8")
        for match in _TOKENS.finditer(code):
            if not match[0].startswith("/"):
                line = code.count("\n", 0, match.start()) + 1
                before = code[code.rfind("\n", 0, match.start()) + 1 : match.start()]
                name, after = str(file.relative_to(WEB)), code[match.end() : match.end() + 1000]
                found.append(Literal(name, line, match[0][1:-1], before, after, match[0][0] == "`"))
    return found


@cache
def css_classes() -> set[str]:
    sheets = [file.read_text(encoding="utf-8") for file in WEB.rglob("*.css")]
    return {name for sheet in sheets for name in re.findall(r"\.([a-z][\w-]*)", sheet)}


def is_class_list(literal: Literal) -> bool:
    """`class: "panel seat-…"`: after a class attribute, or nothing but names of the style sheets."""
    names = literal.own.split()
    known = all("-" in name or name in css_classes() for name in names)
    return known or re.search(r"\bclass(Name)?:[^,}]*$", literal.before) is not None


def test_the_page_shows_no_texts_of_its_own() -> None:
    shown = [
        literal
        for literal in literals()
        if (_SEVERAL_WORDS.search(literal.own) or _ONE_WORD.fullmatch(literal.text))
        and literal.text not in ALLOWED
        and not _CSS.fullmatch(literal.text)
        and not is_class_list(literal)
        and not _FOR_PROGRAMMERS.search(literal.before)
    ]
    assert [str(one) for one in shown] == []


def test_the_page_puts_no_sentences_together() -> None:
    """No letters around a message, no two messages in a row: that order is right in one language only."""
    joined = []
    for file in sorted(WEB.rglob("*.js")):
        code = file.read_text(encoding="utf-8")
        joined += re.findall(
            r"words\.text\((?:[^()]|\([^()]*\))*\)\s*\+(?!\+).*|.*[^+]\+\s*(?:this\.)?words\.text\(", code
        )
    for literal in filter(lambda one: one.template, literals()):
        said = [hole for hole in _FILLED.findall(literal.text) if "words." in hole]
        if said and (len(said) > 1 or re.search(r"[^\W\d_]", literal.own)):
            joined.append(str(literal))
    assert joined == []


# --- Messages and the code that says them -----------------------------------------------------------------


_NAMES_A_MESSAGE = re.compile(r"(page|picture|replay|rules|first-game|card|event|phase|window)-")


def asked_for() -> Iterator[tuple[Literal, re.Pattern[str]]]:
    """Literals that name messages: whole, or a template with a part to fill in."""
    for literal in literals():
        if re.search(r"\bwords\.(text|has)\($", literal.before) or (
            literal.template and _NAMES_A_MESSAGE.match(literal.text)
        ):
            parts = _FILLED.split(literal.text) if literal.template else [literal.text]
            yield literal, re.compile("[a-z0-9.-]*".join(map(re.escape, parts)))


def test_the_page_asks_only_for_messages_that_are_there() -> None:
    known = [f"{name}.{form}" if form else name for name, forms in patterns("en").items() for form in forms]
    for literal, pattern in asked_for():
        if re.search(r"\bwords\.(text|has)\($", literal.before):
            assert any(pattern.fullmatch(name) for name in known), str(literal)


def given_beside(literal: Literal) -> set[str] | None:
    """The variables given to a message in the same call; None if they are not written out there."""
    if re.match(r"\s*\)", literal.after):
        return set()
    if not re.match(r"\s*,\s*\{", literal.after):
        return None
    keys, depth, part = set(), 0, ""
    for sign in literal.after[literal.after.index("{") :]:
        depth += (sign in "{[(") - (sign in "}])")
        if depth == 0 or (depth == 1 and sign == ","):
            keys.add(part.partition(":")[0].strip(' {"\n'))
            part = ""
        else:
            part += sign
        if depth == 0:
            break
    return None if any(key.startswith("...") for key in keys) else keys - {""}


def test_the_page_fills_in_what_its_messages_need() -> None:
    checked = 0
    for literal, _ in asked_for():
        given = given_beside(literal)
        if given is not None and not literal.template and literal.text in patterns("en"):
            assert set(choices("en", literal.text, "")) <= given, str(literal)
            checked += 1
    assert checked > 100


@pytest.mark.parametrize("file", ["page.ftl", "pictures.ftl"])
def test_the_page_says_every_message_that_is_only_for_it(file: str) -> None:
    said = {literal.text for literal in literals() if not literal.template}
    for prepared in WEB.rglob("*.json"):
        said.update(re.findall(r'"([a-z0-9-]+)"', prepared.read_text(encoding="utf-8")))
    for _, _, pattern in all_patterns("en"):
        said.update(Seen(pattern).messages)
    templates = [pattern for literal, pattern in asked_for() if literal.template]
    silent = [
        name
        for name in messages_by_file("en")[file]
        if name not in said and not any(one.fullmatch(name) for one in templates)
    ]
    assert silent == []


# --- The terminal -----------------------------------------------------------------------------------------


def spoken_by(module: str) -> Iterator[str]:
    """The texts of several words in a module that are neither documentation nor an error's."""
    tree = ast.parse((CLI / module).read_text(encoding="utf-8"))
    apart = [node for node in ast.walk(tree) if isinstance(node, ast.Raise | ast.Expr)]
    silent = {
        id(inner)
        for node in apart
        for inner in ast.walk(node)
        if isinstance(node, ast.Raise) or isinstance(getattr(node, "value", None), ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            text = node.value
            if _SEVERAL_WORDS.search(text) and text not in WINDOW_NAMES:
                yield text


@pytest.mark.parametrize(
    "module", ["play.py", "terminal_game.py", "menu.py", "help_topics.py", "screen.py", "scenario.py"]
)
def test_a_game_in_the_terminal_has_no_texts_of_its_own(module: str) -> None:
    assert list(spoken_by(module)) == []
