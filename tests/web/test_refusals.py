"""Whatever the server refuses, the page says in the reader's language."""

import ast
import re
from pathlib import Path

import pytest

import kerys.server
from kerys.words import languages
from kerys.words.patterns import patterns

SERVER = Path(kerys.server.__file__).parent
CODE = re.compile(r"[a-z]+(-[a-z]+)*")
# Which argument of a call is the code.
CODE_AT = {"Refusal": 0, "refuse": 1, "problem": 0}


def codes_in(source: str) -> set[str]:
    """The codes that a module can send: they stand in its calls, or in the function that calls."""
    found: set[str] = set()
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for call in ast.walk(function):
            if isinstance(call, ast.Call):
                name = getattr(call.func, "id", None) or getattr(call.func, "attr", "")
                if name in CODE_AT and len(call.args) > CODE_AT[name]:
                    found |= constants(call.args[CODE_AT[name]], function)
    return found


def constants(code: ast.expr, function: ast.AST) -> set[str]:
    if isinstance(code, ast.Attribute):  # handed on from another refusal
        return set()
    inside = ast.walk(function if isinstance(code, ast.Name) else code)
    texts = {one.value for one in inside if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    return {text for text in texts if CODE.fullmatch(text)}


@pytest.fixture(scope="module")
def codes() -> set[str]:
    return set().union(*(codes_in(file.read_text(encoding="utf-8")) for file in SERVER.rglob("*.py")))


def test_every_code_has_its_sentence(codes: set[str]) -> None:
    assert {"stale", "illegal", "broken", "wrong-method", "muted", "storage-away"} <= codes
    for language in languages():
        known = patterns(language)
        assert [code for code in sorted(codes) if f"page-error-{code}" not in known] == [], language


def test_there_is_no_sentence_for_a_code_that_nobody_sends(codes: set[str]) -> None:
    own = {"failed", "unreachable"}  # the page's own
    named = {name.removeprefix("page-error-") for name in patterns("en") if name.startswith("page-error-")}
    assert named - codes - own == set()
