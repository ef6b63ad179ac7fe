"""Names, docstrings and pages use plain English and the words of the trade (see CONTRIBUTING.md)."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
PYTHON: Final = sorted(path for top in ("src", "tests", "tools") for path in (ROOT / top).rglob("*.py"))
SCRIPTS: Final = sorted((ROOT / "src/kerys/web").rglob("*.js"))
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
SENTENCES: Final = sorted((ROOT / "src/kerys/words/catalogue/en").glob("*.ftl"))

# Private word → the word of the trade. A word is a part of a name: `sight` is in `last_sight` and `SightCache`.
PRIVATE: Final = {
    "asking": "request, question",
    "doors": "access, permission",
    "eyes": "viewer, snapshot",
    "gone": "disconnected, removed",
    "heard": "received",
    "hears": "received",
    "household": "client address",
    "kept": "cached, stored",
    "sight": "snapshot",
    "told": "sent, shown, reported",
    "telling": "sending, message",
    "usual": "default",
}
PLAIN_IN_SENTENCES: Final = {"gone", "kept", "usual"}  # plain English in `test_ships_arrive_as_usual`
# A name that says exactly what the rulebook, the wire protocol or a library calls the thing.
NAMES_ALLOWED: Final[dict[str, str]] = {
    "KEPT": "characters that are kept and played later (rule 8.1)",
    "AT_ONCE_OR_KEPT": "the same",
    "test_kept": "the same",
}
# Folders that are still to be edited; nothing may be added here.
UNFINISHED: Final = (
    "src/kerys/coach",
    "src/kerys/engine",
    "src/kerys/server",
    "src/kerys/web",
    "src/kerys/words/catalogue",
    "tests/coach",
    "tests/server",
    "tests/web",
    "tests/engine",
    "tests/characters",
    "docs/protocol.md",
    "docs/hosting.md",
    "docs/rulings.md",
    "docs/rulebook.md",
    "tools/environment.py",
    "tools/build_engine.py",
    "tools/run_tests.py",
    "tools/set_up.py",
)
# What a native speaker stumbles over → better English.
STIFF: Final = {
    r"\bthe own\b": "their own, its own",
    r"(?<![Tt]here )\b(?:is|are|was|were) no (?!longer\b|more\b|one\b|less\b)": "is not a",
    r"(?:^|[.] )Who (?:has|is|does|may|was|can|answered|makes|made)\b[^?]*$": "a player who …",
    r"\bshow(?:n|s)? out\b": "evict, disconnect",
    r"\b(?:is|are|was|were) let go\b": "is disconnected, evicted",
    r"\bheld up\b": "blocked",
}
# A docstring begins with a verb or a noun phrase, not with a question.
QUESTION_WORDS: Final = re.compile(
    r"(What|Who|Whom|Whose|Whoever|Whatever|Whether|How|Where|When|Which|Why|If)\b"
)


def words_of(name: str) -> set[str]:
    """Split `last_sight`, `LastSight` and `lastSight` into lower-case words."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def is_sentence(name: str) -> bool:
    return name.startswith("test_") and name.count("_") > 2


def python_names(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME:
            yield token.start[0], token.string


def script_names(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        code = re.sub(r"//.*|^\s*/?\*.*|\"[^\"]*\"|'[^']*'|`[^`]*`", "", line)
        yield from ((number, name) for name in re.findall(r"[A-Za-z_$][\w$]*", code))


def private_names(path: Path, text: str) -> list[str]:
    names = python_names(text) if path.suffix == ".py" else script_names(text)
    names_and_file = [*names, (1, path.stem)]
    return [
        f"{path.name}:{line}: {name} (write {PRIVATE[word]})"
        for line, name in names_and_file
        if name not in NAMES_ALLOWED
        for word in sorted(
            words_of(name) & PRIVATE.keys() - (PLAIN_IN_SENTENCES if is_sentence(name) else set())
        )
    ]


def docstrings(text: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            docstring = ast.get_docstring(node)
            if docstring:
                yield getattr(node, "lineno", 1), docstring


def prose(path: Path, text: str) -> Iterator[tuple[int, str]]:
    """Yield the sentences for readers in a file: docstrings and comments, or all lines of a page."""
    if path.suffix == ".py":
        yield from docstrings(text)
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string
    elif path.suffix == ".js":
        for number, line in enumerate(text.splitlines(), 1):
            yield from ((number, match) for match in re.findall(r"//.*|^\s*/?\*.*", line))
    else:
        yield from enumerate(text.splitlines(), 1)


def stiff_phrases(path: Path, text: str) -> list[str]:
    return [
        f"{path.name}:{line}: {match.group()!r} (write {better})"
        for line, sentence in prose(path, text)
        for pattern, better in STIFF.items()
        for match in re.finditer(pattern, sentence, re.MULTILINE)
    ]


def bad_docstrings(path: Path, text: str) -> list[str]:
    return [
        f"{path.name}:{line}: {docstring.splitlines()[0]}"
        for line, docstring in docstrings(text)
        if QUESTION_WORDS.match(docstring)
    ]


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


def finished(paths: list[Path]) -> list[Path]:
    return [path for path in paths if not relative(path).startswith(UNFINISHED) and path != Path(__file__)]


@pytest.mark.parametrize("path", finished([*PYTHON, *SCRIPTS]), ids=relative)
def test_names_are_trade_words(path: Path) -> None:
    assert private_names(path, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", finished([*PYTHON, *SCRIPTS, *PAGES, *SENTENCES]), ids=relative)
def test_sentences_are_plain_english(path: Path) -> None:
    assert stiff_phrases(path, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", finished(PYTHON), ids=relative)
def test_docstrings_begin_with_a_verb_or_a_noun_phrase(path: Path) -> None:
    assert bad_docstrings(path, path.read_text(encoding="utf-8")) == []


def test_the_checks_find_what_they_look_for() -> None:
    python = 'class LastSight:\n    """What was seen."""\n    told_of = 1  # the own hand; it is no broker\n'
    script = "let keptView = told(); // the client is let go\n"
    assert len(private_names(Path("eyes.py"), python)) == 3
    assert len(private_names(Path("script.js"), script)) == 2
    assert len(stiff_phrases(Path("x.py"), python)) == 2
    assert len(stiff_phrases(Path("x.js"), script)) == 1
    assert (
        len(stiff_phrases(Path("x.md"), "Who has answered waits. There is no chat. It is no longer open."))
        == 1
    )
    assert len(bad_docstrings(Path("x.py"), python)) == 1
    assert private_names(Path("x.py"), "unkept = sightsee = 1\n") == []


def test_all_of_the_tree_is_read() -> None:
    assert len(PYTHON) > 400 and len(SCRIPTS) > 50 and len(PAGES) > 15 and len(SENTENCES) > 8
