"""Facts, questions and messages to test the words with, from random games and from the catalogue."""

import random
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kerys
from kerys.words.loading import sources

Fact = dict[str, Any]
EVERYTHING: list[dict[str, Any]] = [
    {"players": 2, "events": True, "ys_plus_characters": True},
    {"players": 3, "events": True, "ys_plus_characters": True, "kings_favour": True},
    {"players": 4, "kings_favour": True},
    {"players": 4, "events": True, "ys_plus_characters": True, "kings_favour": True, "magician": "any"},
    {"players": 5, "events": True, "ys_plus_characters": True, "kings_favour": True},
    {"players": 3, "districts": 3, "express": True, "ship_deck": "twelve-white"},
    {"players": 2, "neutral": (4, 3, 1, 0)},
]


@cache
def random_games() -> tuple[list[list[Fact]], list[Fact]]:
    """The facts of some games as a seat and as a spectator knows them, and all different questions in them."""
    fact_lists: list[list[Fact]] = []
    questions: dict[str, Fact] = {}
    for options in EVERYTHING:
        for seed in range(5):
            game = kerys.Game(seed=seed, **options)
            rng = random.Random(seed)
            while not game.over:
                question = game.question
                assert question is not None
                questions[repr(question)] = question
                seat = game.waiting[0]
                choices = game.options(seat)
                plays = [text for text in choices if text.startswith("play ")]
                game.play(seat, rng.choice(plays or choices))
            fact_lists += [game.facts(viewer=seed % game.seats), game.facts()]
    return fact_lists, list(questions.values())


@cache
def all_facts() -> list[Fact]:
    """Every different fact of these games."""
    different = {repr({**fact, "number": 0}): fact for facts in random_games()[0] for fact in facts}
    return list(different.values())


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


Patterns = dict[str, ast.Pattern | None]


@cache
def messages_by_file(language: str) -> dict[str, dict[str, Patterns]]:
    """Every message of a language, file by file: its forms ("" is the value) and their patterns."""
    found: dict[str, dict[str, Patterns]] = {}
    seen: set[str] = set()
    for file, text in sources(language).items():
        found[file] = {}
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                name = entry.id.name
                assert name not in seen, f"{name} is there twice"
                seen.add(name)
                forms: Patterns = {"": entry.value}
                found[file][name] = forms | {form.id.name: form.value for form in entry.attributes}
    return found


@cache
def patterns(language: str) -> dict[str, Patterns]:
    """The same in one."""
    return {name: forms for file in messages_by_file(language).values() for name, forms in file.items()}


@cache
def messages(language: str) -> dict[str, dict[str, set[str]]]:
    """Every message of a language: its forms ("" is the value) and the variables of each."""
    return {
        name: {form: _variables(pattern) for form, pattern in forms.items()}
        for name, forms in patterns(language).items()
    }


def _variables(pattern: ast.Pattern | None) -> set[str]:
    visitor = _Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.found
