"""docs/reference.md describes every public name, and all its examples and those of the docstrings run."""

import ast
import doctest
import importlib
import inspect
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import kerys

ROOT: Final = Path(__file__).parent.parent
REFERENCE: Final = ROOT / "docs" / "reference.md"
FLAGS: Final = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL | doctest.NORMALIZE_WHITESPACE
PUBLIC: Final = [
    (module, name)
    for module in ("kerys", "kerys.bots", "kerys.words", "kerys.views")
    for name in importlib.import_module(module).__all__
    if (module, name) != ("kerys.views", "View")  # kerys.View
]
WITH_EXAMPLES: Final = (
    "kerys.game",
    "kerys.views.drawing",
    "kerys.views.project",
    "kerys.views.svg",
    "kerys.words.sentences",
)
WITH_DOCSTRINGS: Final = (ast.Module, ast.ClassDef, ast.FunctionDef)


def section(module: str, name: str) -> str:
    """Return the part of the page about a name, from its directive or heading to the next one."""
    text = REFERENCE.read_text()
    own_module = text.split(f"\n## {module}\n")[1].split("\n## ")[0]
    match = re.search(
        rf"^(?:::: {re.escape(module)}\.{name}|### {name})$(.*?)(?=^:::|^###|\Z)", own_module, re.M | re.S
    )
    assert match, f"docs/reference.md has no section about {module}.{name}"
    return match.group(1)


@pytest.mark.parametrize(("module", "name"), PUBLIC)
def test_every_public_name_has_a_section_with_an_example(module: str, name: str) -> None:
    assert ">>>" in section(module, name) + docstring_of(getattr(importlib.import_module(module), name))


def docstring_of(public: object) -> str:
    """Return the docstring as the source has it: compiled classes and functions have lost theirs."""
    module, name = getattr(public, "__module__", None), getattr(public, "__name__", None)
    if not (module and name and module.startswith("kerys")):
        return inspect.getdoc(public) or ""
    source = Path(ROOT / "src" / module.replace(".", "/"))
    file = source / "__init__.py" if source.is_dir() else source.with_suffix(".py")
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return ast.get_docstring(node) or ""
    return inspect.getdoc(public) or ""


def test_examples_of_the_page_run() -> None:
    failed, attempted = doctest.testfile(str(REFERENCE), module_relative=False, optionflags=FLAGS)
    assert attempted > 30
    assert failed == 0


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_examples_of_the_docstrings_run(module: str) -> None:
    names = {"kerys": kerys, **vars(importlib.import_module(module))}
    examples = docstring_examples(ROOT / "src" / (module.replace(".", "/") + ".py"))
    assert examples
    for text in examples:
        example = doctest.DocTestParser().get_doctest(text, dict(names), module, None, 0)
        assert doctest.DocTestRunner(optionflags=FLAGS).run(example).failed == 0


def docstring_examples(source: Path) -> list[str]:
    """Return the docstrings of a file that contain examples; compiled modules have no docstrings to read."""
    nodes = [node for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, WITH_DOCSTRINGS)]
    return [text for text in map(ast.get_docstring, nodes) if text and ">>>" in text]


def test_every_method_of_a_game_has_an_example() -> None:
    """Properties are shown in the examples of others."""
    methods = [member for name, member in vars(kerys.Game).items() if not name.startswith("_")]
    callables = [member for member in methods if callable(member) or isinstance(member, classmethod)]
    assert len(callables) > 10
    assert [member for member in callables if ">>>" not in (inspect.getdoc(member) or "")] == []


def test_site_builds_without_warnings(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "build_docs.py"), "--out", str(tmp_path / "site")]
    result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert result.returncode == 0, result.stdout + result.stderr
    page = (tmp_path / "site" / "reference.html").read_text()
    plain_data = {"BOTS", "Fact", "Question"}  # described in words: they are dictionaries
    assert {name for module, name in PUBLIC if f'id="{module}.{name}"' not in page} == plain_data
    assert not re.search(r"<(?:script|link|img)[^>]+(?:src|href)=\"(?:https?:)?//", page), "no other host"
