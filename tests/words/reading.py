"""Parts of a message: its selectors, references and texts, and the possible values of its variables."""

import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.words.samples import messages, patterns

PLURALS = {"zero", "one", "two", "few", "many", "other"}
# One or more numbers of every plural form of our languages.
NUMBERS = (0, 1, 2, 5, 12, 22, 25)


class Seen(Visitor):
    """The selectors, references and texts in a pattern."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.selects: list[ast.SelectExpression] = []
        self.messages: list[str] = []
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.append(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def all_patterns(language: str) -> Iterator[tuple[str, str, ast.Pattern]]:
    """Message, form and pattern of all that a language says."""
    for name, forms in patterns(language).items():
        for form, pattern in forms.items():
            if pattern is not None:
                yield name, form, pattern


def wording(pattern: ast.Pattern) -> str:
    """A pattern's own words."""
    return "".join(Seen(pattern).texts).strip()


def keys(select: ast.SelectExpression) -> list[str]:
    return [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in select.variants]


def is_plural(select: ast.SelectExpression) -> bool:
    return bool(set(keys(select)) & (PLURALS - {"other"}))


def plural_of(language: str, number: int) -> str:
    return str(Locale.parse(language).plural_form(number))


@cache
def choices(language: str, name: str, form: str) -> dict[str, set[Any]]:
    """Return the possible values of each variable of a message, as far as its selectors show."""
    pattern = patterns(language)[name][form]
    assert pattern is not None
    found: dict[str, set[Any]] = {variable: set() for variable in messages(language)[name][form]}
    for select in Seen(pattern).selects:
        assert isinstance(select.selector, ast.VariableReference), name
        values = found[select.selector.id.name]
        if is_plural(select):
            values.update(NUMBERS)
        for key in keys(select):
            if key.isdecimal():
                values.update((int(key), 3))
            elif key not in PLURALS:
                values.add(key)
    for other in Seen(pattern).messages:
        for variable, values in choices(language, other, "").items():
            found.setdefault(variable, set()).update(values)
    return found


def fillings(language: str, name: str, form: str, most: int) -> Iterator[dict[str, Any]]:
    """Combinations of what may fill a message."""
    possible = {
        key: sorted(values, key=str) or ["Ys"] for key, values in choices(language, name, form).items()
    }
    for combination in itertools.islice(itertools.product(*possible.values()), most):
        yield dict(zip(possible, combination, strict=True))
