"""A language's catalogue as plain data, so that a browser can fill the messages in (web/app/words.js).

A pattern is a text, or a list of texts and of lists that begin with what they are: `["variable", name]`,
`["message", name, form]`, `["number", value]` and
`["select", what, default, [[key, pattern], …]]`, where `what` is such a list too and `default` the place of the
variant for everything else. A message with forms is a mapping from form to pattern; "" is the plain one.
"""

from functools import lru_cache
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from kerys.words.loading import DEFAULT_LANGUAGE, sources

_ONLY_TERMINAL: Final = frozenset(("terminal.ftl",))


@lru_cache
def patterns(language: str) -> dict[str, Any]:
    """Return every message and term (`-name`) of the page; untranslated ones in the default language."""
    default = patterns(DEFAULT_LANGUAGE) if language != DEFAULT_LANGUAGE else {}
    return default | _translated(language)


def _translated(language: str) -> dict[str, Any]:
    messages: dict[str, Any] = {}
    parser = FluentParser()
    for file, text in sources(language).items():
        if file in _ONLY_TERMINAL:
            continue
        for entry in parser.parse(text).body:
            if isinstance(entry, ast.Message):
                messages[entry.id.name] = _forms(entry.value, entry.attributes)
            elif isinstance(entry, ast.Term):
                messages[f"-{entry.id.name}"] = _forms(entry.value, entry.attributes)
    return messages


def _forms(value: ast.Pattern | None, attributes: list[ast.Attribute] | None) -> Any:
    plain = None if value is None else _pattern(value)
    if not attributes and plain is not None:
        return plain
    forms = {} if plain is None else {"": plain}
    for attribute in attributes or []:
        assert attribute.value is not None
        forms[attribute.id.name] = _pattern(attribute.value)
    return forms


def _pattern(pattern: ast.Pattern) -> Any:
    parts = [one.value if isinstance(one, ast.TextElement) else _inside(one) for one in pattern.elements]
    if all(isinstance(part, str) for part in parts):
        return "".join(parts)
    return parts


def _inside(placeable: ast.Placeable) -> Any:
    expression = placeable.expression
    if isinstance(expression, ast.SelectExpression):
        variants = [[_key(one.key), _pattern(one.value)] for one in expression.variants]
        default = next(n for n, one in enumerate(expression.variants) if one.default)
        return ["select", _expression(expression.selector), default, variants]
    if isinstance(expression, ast.Placeable):
        return _inside(expression)
    return _expression(expression)


def _expression(expression: Any) -> Any:
    match expression:
        case ast.StringLiteral():
            return expression.parse()["value"]
        case ast.NumberLiteral():
            return ["number", float(expression.value)]
        case ast.VariableReference():
            return ["variable", expression.id.name]
        case ast.MessageReference():
            form = "" if expression.attribute is None else expression.attribute.name
            return ["message", expression.id.name, form]
        case ast.TermReference() if expression.arguments is None:
            form = "" if expression.attribute is None else expression.attribute.name
            return ["message", f"-{expression.id.name}", form]
    raise ValueError(f"the page cannot say a {type(expression).__name__}")


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
